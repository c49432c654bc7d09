/** The languages of the app. Adding one here makes the compiler name everything that is not translated yet. */
export const languages = ["en", "de"] as const
export type Language = (typeof languages)[number]

/** The language to begin with: the one chosen before, or the first of the browser that the app has. */
export const firstLanguage = (chosen: string | null, preferred: readonly string[]): Language =>
  [chosen ?? "", ...preferred.map((tag) => tag.slice(0, 2).toLowerCase())].flatMap(
    (name) => languages.find((language) => language === name) ?? [],
  )[0] ?? "en"
