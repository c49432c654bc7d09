import { catalogue } from "./catalogue.ts"

/** The tag of a language (BCP 47). */
export type Language = string

/** The languages of the app: the folders of `core/languages`. */
export const languages: readonly Language[] = Object.keys(catalogue)

/** The language to begin with: the one chosen before, or the first of the browser that the app has. */
export const firstLanguage = (
  chosen: string | null,
  preferred: readonly string[],
  among: readonly Language[] = languages,
): Language =>
  [chosen ?? "", ...preferred]
    .map((tag) => tag.toLowerCase().split("-")[0])
    .find((tag) => tag !== undefined && among.includes(tag)) ?? "en"

/** A language in its own words: "français". */
export const ownNameOf = (language: Language): string => {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const rightToLeft = new Set(["ar", "fa", "he", "ur", "yi"])

/** The direction in which a language is written. */
export const directionOf = (language: Language): "ltr" | "rtl" =>
  rightToLeft.has(language.split("-")[0] ?? "") ? "rtl" : "ltr"
