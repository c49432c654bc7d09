import type { Event } from "../../event.ts"
import type { Name } from "../../name.ts"
import { birthYearOf } from "../../vitals.ts"
import { nameSimilarity, type NameWords, nameWords } from "./name-likeness.ts"
import { yearInWords } from "./year-in-words.ts"

/** What people are compared by: how they are called, and the year of their birth. */
export interface Likeness {
  readonly displayName: string
  /** As a reader would see it: also the year that a date in words names. */
  readonly birthYear: number | null
  readonly names: readonly NameWords[]
}

/**
 * How sure it is that two are one. `high`: names alike and birth years within one; an equal identifier or record; or names alike and
 * matched relatives. `medium`: names close and years within five, or one year unknown.
 */
export const matchScores = ["high", "medium"] as const
export type MatchScore = (typeof matchScores)[number]

/** So many matches of somebody are shown. */
export const mostMatches = 10

/** Someone of a tree as they are compared. */
export interface TreePerson<Id extends string> extends Likeness {
  readonly personId: Id
}

/** Someone of a tree who resembles someone of a file. */
export interface Match<Id extends string> {
  readonly personId: Id
  readonly displayName: string
  readonly birthYear: number | null
  readonly score: MatchScore
  /** Of the names, 0 to 1, to two places. */
  readonly similarity: number
}

/**
 * Names from this similarity on are alike, from that on close. Chosen on pairs of exports of one tree and of different royal genealogies: all the
 * known doubles but those of another language or another by-name are found, and a letter that slipped in a short name makes it close, not alike.
 */
export const alikeFrom = 0.9
export const closeFrom = 0.75

/** Further names of a person are ignored, so that the time is bounded. */
const mostNames = 20

/** The names that are compared. Nicknames are left out, because a nickname alone does not identify a person. */
export const namesToCompare = (
  names: readonly Pick<Name, "nameType" | "givenName" | "surnamePrefix" | "surname">[],
): readonly NameWords[] =>
  names.flatMap((name) => (name.nameType === "nickname" ? [] : (nameWords(name) ?? []))).slice(0, mostNames)

/** The year in which someone was born by their own events, the earliest made first: that of the date, or the one that its words name. */
export const comparedBirthYear = (events: readonly Pick<Event, "type" | "date">[]): number | null => {
  const phrase = events.find(({ type }) => type === "birth")?.date?.phrase ?? null
  return birthYearOf(events) ?? (phrase === null ? null : yearInWords(phrase))
}

/** The similarity of the two of their names that are most alike, and how many words the shorter of these has. */
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

/** How alike the names of two people are, from 0 to 1; 0 where they are not even close. */
export const namesAlike = (a: Likeness, b: Likeness): number => {
  const { similarity } = compareNames(a.names, b.names)
  return similarity < closeFrom ? 0 : similarity
}

/** To two places, as matches show it. */
export const shownSimilarity = (similarity: number): number => Math.round(similarity * 100) / 100

/** The years between two births; null when one is unknown. */
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
  if (years !== null && years > 5) return null
  const { similarity, words } = compareNames(a.names, b.names)
  if (similarity < closeFrom || (years === null && words < 2)) return null
  const score = similarity >= alikeFrom && years !== null && years <= 1 ? "high" : "medium"
  return { score, similarity: shownSimilarity(similarity) }
}
