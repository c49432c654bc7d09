import type { GedcomVersion } from "../../date/gedcom-words.ts"

/** The age words of 5.5.1 as counts of 7.0 (5.5.1, AGE_AT_EVENT; 7.0, AGE). */
export const ageWords: ReadonlyMap<string, string> = new Map([
  ["CHILD", "< 8y"],
  ["INFANT", "< 1y"],
  ["STILLBORN", "0y"],
])

const counted = /^([<>])? ?(?:(\d+) ?y)? ?(?:(\d+) ?m)? ?(?:(\d+) ?w)? ?(?:(\d+) ?d)?$/i

/** Splits an age into years, months, weeks and days. A bare number means years. */
const countsOf = (text: string): readonly [bound: string, ...counts: readonly (string | undefined)[]] | null => {
  const [, bound = "", ...counts] = counted.exec(/^[<>]? ?\d+$/.test(text) ? `${text}y` : text) ?? []
  return counts.some((count) => count !== undefined) ? [bound, ...counts] : null
}

const units = ["y", "m", "w", "d"]
const composed = (counts: readonly (string | undefined)[]): string =>
  counts.flatMap((count, unit) => (count === undefined ? [] : [`${Number(count)}${units[unit]}`])).join(" ")

/**
 * An age in the grammar of a version: counts, which 7.0 separates by spaces, and in 5.5.1 the words too. 5.5.1 has no
 * weeks: they become days. Null for any other text.
 */
export const canonicalAge = (text: string, version: GedcomVersion): string | null => {
  const word = text.toUpperCase()
  const ofWord = ageWords.get(word)
  if (ofWord !== undefined) return version === "7.0" ? ofWord : word
  const age = countsOf(text)
  if (age === null) return null
  const [bound, ...counts] = age
  if (version === "7.0") return `${bound === "" ? "" : `${bound} `}${composed(counts)}`
  const [years, months, weeks, days] = counts
  const daysInAll = weeks === undefined ? days : String(7 * Number(weeks) + Number(days ?? 0))
  return `${bound}${composed([years, months, undefined, daysInAll])}`
}

/** An age of either version as people read it: words in small letters, counts as 7.0 has them, and any other text as it is. */
export const shownAge = (text: string): string => {
  const word = text.toUpperCase()
  return ageWords.has(word) ? word.toLowerCase() : (canonicalAge(text, "7.0") ?? text)
}
