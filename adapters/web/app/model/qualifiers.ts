/** The languages that dates are read and written in. */
export type DateLanguage = "en" | "de"

/** How exact a date is, and how it is to be understood. */
export type Qualifier =
  | "exact"
  | "about"
  | "calculated"
  | "estimated"
  | "before"
  | "after"
  | "between"
  | "from"
  | "to"
  | "from_to"
  | "interpreted"
  | "phrase"

/** The word that the app writes before a date with this qualifier. */
const before: Readonly<Record<DateLanguage, Partial<Readonly<Record<Qualifier, string>>>>> = {
  en: {
    about: "about",
    calculated: "calculated",
    estimated: "estimated",
    before: "before",
    after: "after",
    from: "from",
    to: "until",
  },
  de: {
    about: "um",
    calculated: "errechnet",
    estimated: "geschätzt",
    before: "vor",
    after: "nach",
    from: "ab",
    to: "bis",
  },
}

/** The word before a date with this qualifier; null if there is none. */
export const wordBefore = (qualifier: Qualifier, language: DateLanguage): string | null =>
  before[language][qualifier] ?? null

/** A year in the words of a language: "44 BC". */
export const yearWords = (year: number, language: DateLanguage): string => {
  if (year > 0) return String(year)
  return `${-year} ${language === "de" ? "v. Chr." : "BC"}`
}

/** A year without month and day, so that a small one is not taken for an age: "AD 45", "45 n. Chr.". */
export const loneYearWords = (year: number, language: DateLanguage): string => {
  if (year < 0 || year >= 100) return yearWords(year, language)
  return language === "de" ? `${year} n. Chr.` : `AD ${year}`
}
