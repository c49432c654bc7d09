import { textStructure } from "../structures/structure.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import type { Step } from "./step.ts"

/** The age words of 5.5.1 as counts of 7.0 (5.5.1, AGE_AT_EVENT; 7.0, AGE). */
const ageWords: ReadonlyMap<string, string> = new Map([
  ["CHILD", "< 8y"],
  ["INFANT", "< 1y"],
  ["STILLBORN", "0y"],
])
const wordsOfAges: ReadonlyMap<string, string> = new Map([...ageWords].map(([word, age]) => [age, word]))

const counted = /^([<>])? ?(?:(\d+) ?y)? ?(?:(\d+) ?m)? ?(?:(\d+) ?w)? ?(?:(\d+) ?d)?$/i

/** Splits an age into years, months, weeks and days. A bare number means years. */
const readAge = (text: string): readonly [bound: string, ...counts: readonly (string | undefined)[]] | null => {
  const [, bound = "", ...counts] = counted.exec(/^[<>]? ?\d+$/.test(text) ? `${text}y` : text) ?? []
  return counts.some((count) => count !== undefined) ? [bound, ...counts] : null
}

const units = ["y", "m", "w", "d"]
const composed = (counts: readonly (string | undefined)[]): string =>
  counts.flatMap((count, unit) => (count === undefined ? [] : [`${Number(count)}${units[unit]}`])).join(" ")

/** AGE in 7.0: counts separated by spaces. A word, or anything that is not a count, goes to a PHRASE. */
export const ageTo70: Step = (structure) => {
  const text = structure.value.trim()
  const word = ageWords.get(text.toUpperCase())
  if (word !== undefined) return [withPhrase(structure, word, text)]
  const age = readAge(text)
  if (age === null) return [text === "" ? structure : withPhrase(structure, "", text)]
  const [bound, ...counts] = age
  return [{ ...structure, value: `${bound === "" ? "" : `${bound} `}${composed(counts)}` }]
}

const withPhrase = (structure: GedcomStructure, value: string, phrase: string): GedcomStructure => ({
  ...structure,
  value,
  children: [textStructure("PHRASE", phrase), ...structure.children],
})

/**
 * AGE in 5.5.1. Weeks become days, because 5.5.1 has no weeks. Phrases that mean a word of 5.5.1 become that word.
 * An age that is only a phrase stays as it is.
 */
export const ageTo551: Step = (structure) => {
  const phrase = structure.children.find(({ tag }) => tag === "PHRASE")
  const text = structure.value.trim()
  const others = structure.children.filter((child) => child !== phrase)
  const word = wordsOfAges.get(text)
  if (phrase !== undefined && word !== undefined && phrase.value.trim().toUpperCase() === word)
    return [{ ...structure, value: word, children: others }]
  if (text === "" && phrase !== undefined) return [{ ...structure, value: phrase.value, children: others }]
  const age = readAge(text)
  if (age === null) return [structure]
  const [bound, years, months, weeks, days] = age
  const daysInAll = weeks === undefined ? days : String(7 * Number(weeks) + Number(days ?? 0))
  return [{ ...structure, value: `${bound}${composed([years, months, undefined, daysInAll])}` }]
}
