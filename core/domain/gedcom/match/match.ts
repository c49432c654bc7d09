import type { Event } from "../../event.ts"
import type { Name } from "../../name.ts"
import { birthYearOf } from "../../living/vitals.ts"
import { formAsName } from "../../name-text/name-text.ts"
import { givenSimilarity, nameSimilarity, type NameWords, nameWords } from "./name-likeness.ts"
import { yearInWords } from "./year-in-words.ts"

/** The values by which persons are compared: their names and their birth year. */
export interface Likeness {
  readonly displayName: string
  /** The birth year as a reader sees it, including a year that is only named in words. */
  readonly birthYear: number | null
  readonly names: readonly NameWords[]
}

/**
 * How certain a match is. `high`: similar names, birth years that differ by one at most, and no conflict; or an equal
 * identifier or record; or similar names, matched relatives and no conflict. `medium`: close names and birth years
 * within five, or one year unknown.
 */
export const matchScores = ["high", "medium"] as const
export type MatchScore = (typeof matchScores)[number]

/** The most matches that are shown for one person. */
export const mostMatches = 10

/** A person of the tree, with the values for the comparison. */
export interface TreePerson<Id extends string> extends Likeness {
  readonly personId: Id
}

/** A person of the tree who is similar to a person of a file. */
export interface Match<Id extends string> {
  readonly personId: Id
  readonly displayName: string
  readonly birthYear: number | null
  readonly score: MatchScore
  /** The similarity of the names, 0 to 1, with two decimals. */
  readonly similarity: number
}

/**
 * Names with at least this similarity count as similar; `closeFrom` is the limit for close names. The values were
 * chosen on pairs of exports of one tree and of different royal genealogies. They find all known duplicates except
 * those with names in another language or with another byname. One wrong letter in a short name makes it close, not
 * similar.
 */
export const alikeFrom = 0.9
const closeFrom = 0.75

/** The most years between the births of one person in two records. */
export const mostYearsApart = 5

/** Further names of a person are ignored, so that the time is bounded. */
const mostNames = 20

/**
 * The names that are compared, each with its forms in other scripts and languages that have parts. Nicknames are left out, because a
 * nickname alone does not identify a person.
 */
export const namesToCompare = (
  names: readonly Pick<Name, "nameType" | "givenName" | "surnamePrefix" | "surname" | "forms">[],
): readonly NameWords[] =>
  names
    .flatMap((name) => (name.nameType === "nickname" ? [] : [name, ...name.forms.map(formAsName)]))
    .flatMap((name) => nameWords(name) ?? [])
    .slice(0, mostNames)

/**
 * The year of birth from the birth events of a person, first created first: the year of the date, or the year named
 * in its words.
 */
export const comparedBirthYear = (events: readonly Pick<Event, "type" | "date">[]): number | null => {
  const phrase = events.find(({ type }) => type === "birth")?.date?.phrase ?? null
  return birthYearOf(events) ?? (phrase === null ? null : yearInWords(phrase))
}

/** The similarity of the most similar pair of names, and the number of words of the shorter name of that pair. */
const compareNames = (
  a: readonly NameWords[],
  b: readonly NameWords[],
): { readonly similarity: number; readonly words: number } => {
  let best = { similarity: 0, words: 0 }
  for (const one of a) {
    for (const other of b) {
      const similarity = nameSimilarity(one, other)
      if (similarity > best.similarity) best = { similarity, words: Math.min(one.words.length, other.words.length) }
    }
  }
  return best
}

/** The similarity of the names of two persons, from 0 to 1; 0 if they are not even close. */
export const namesAlike = (a: Likeness, b: Likeness): number => {
  const { similarity } = compareNames(a.names, b.names)
  return similarity < closeFrom ? 0 : similarity
}

/** The similarity of the given names of two persons, from 0 to 0.85; 0 if they are not even close. */
export const givenNamesAlike = (a: Likeness, b: Likeness): number => {
  let similarity = 0
  for (const one of a.names) for (const other of b.names) similarity = Math.max(similarity, givenSimilarity(one, other))
  return similarity < closeFrom ? 0 : similarity
}

/** With two decimals, as matches show it. */
export const shownSimilarity = (similarity: number): number => Math.round(similarity * 100) / 100

/** The difference of two birth years; null if one is unknown. */
export const yearsApart = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.abs(a - b)

/**
 * How similar two persons are; null if they are not. Without a known year, a single word such as a given name is
 * not enough.
 */
export const compare = (
  a: Likeness,
  b: Likeness,
): { readonly score: MatchScore; readonly similarity: number } | null => {
  const years = yearsApart(a.birthYear, b.birthYear)
  if (years !== null && years > mostYearsApart) return null
  const { similarity, words } = compareNames(a.names, b.names)
  if (similarity < closeFrom || (years === null && words < 2)) return null
  const score = similarity >= alikeFrom && years !== null && years <= 1 ? "high" : "medium"
  return { score, similarity: shownSimilarity(similarity) }
}
