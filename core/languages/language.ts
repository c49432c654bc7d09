import { registry } from "./registry.ts"

/** The tag of a language that the service ships: the name of its folder. */
export type Language = keyof typeof registry

const tags = Object.keys(registry)

/** Whether this is the tag of a language that the service ships. */
export const isLanguage = (tag: unknown): tag is Language => typeof tag === "string" && tags.includes(tag)

/** The shipped language of a tag of BCP 47, such as `de-AT`; English for a language that the service does not ship. */
export const languageFor = (tag: string): Language => {
  const primary = tag.toLowerCase().split("-")[0]
  return isLanguage(primary) ? primary : ENGLISH
}

/** English, which has every text. */
export const ENGLISH: Language = "en"

/** The languages that the service ships, English first. */
export const languages: readonly [Language, ...Language[]] = [
  ENGLISH,
  ...tags.filter(isLanguage).filter((tag) => tag !== ENGLISH),
]
