import { tagOfLanguage } from "../languages.ts"

/** Languages in which a date in numbers has the day first, then the month, then the year. English is one only in some countries. */
const dayFirst: ReadonlySet<string> = new Set(
  `be bg bs ca cs cy da de el es et fi fo fr ga gl he hr id is it ka lb lv mk nb nl nn no pl pt rm ro ru sh sk sl sq sr sv th tr uk vi
  en-au en-gb en-ie en-in en-nz`.split(/\s+/),
)

/** The tags of the languages that have two. */
const sameLanguages: ReadonlyMap<string, string> = new Map([
  ["nb", "no"],
  ["nn", "no"],
  ["cmn", "zh"],
  ["yue", "zh"],
  ["iw", "he"],
])

/** The primary tag of the language of a file (HEAD.LANG), in lower case; null without one. */
export const primaryTagOf = (language: string | null): string | null => {
  if (language === null) return null
  const tag = (tagOfLanguage(language) ?? language).trim().toLowerCase().split("-")[0] ?? ""
  return sameLanguages.get(tag) ?? tag
}

/**
 * Whether the language of a file (HEAD.LANG: a name in 5.5.1, a tag in 7.0) writes `12.3.1815` for 12 March. False
 * where it is not known.
 */
export const isDayFirstLanguage = (language: string | null): boolean => {
  if (language === null) return false
  const tag = (tagOfLanguage(language) ?? language).trim().toLowerCase()
  return dayFirst.has(tag) || (!tag.startsWith("en") && dayFirst.has(tag.split("-")[0] ?? ""))
}
