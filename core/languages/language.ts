import { registry } from "./registry.ts"

/** The tag of a language that the service ships: the name of its folder. */
export type Language = keyof typeof registry

const tags = Object.keys(registry)

/** Whether this is the tag of a language that the service ships. */
export const isLanguage = (tag: unknown): tag is Language => typeof tag === "string" && tags.includes(tag)

/** English, which has every text. */
export const ENGLISH: Language = "en"

/** The languages that the service ships, English first. */
export const languages: readonly [Language, ...Language[]] = [
  ENGLISH,
  ...tags.filter(isLanguage).filter((tag) => tag !== ENGLISH),
]
