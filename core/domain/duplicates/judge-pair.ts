import { conflictsBetween, type PersonOfFamily } from "../gedcom/match/conflicts.ts"
import { isSameDay } from "../gedcom/match/life.ts"
import { alikeFrom, compare, type Likeness, shownSimilarity } from "../gedcom/match/match.ts"
import type { Kinship } from "../gedcom/match/relatives.ts"
import type { PersonId } from "../ids.ts"
import { type DuplicatePair, type DuplicateReason, pairKey, type PersonPair } from "./duplicate.ts"
import { likenessInFamily } from "./likeness-in-family.ts"

/** A person of a tree in the form in which duplicates are searched. */
export interface DuplicatePerson extends Likeness, PersonOfFamily {
  readonly personId: PersonId
  readonly deathYear: number | null
  /** The key of the place of birth; null if it is not known. */
  readonly birthPlace: string | null
}

/** How the families of two persons meet. */
export interface SharedFamily {
  /** Whether one is a parent, child or partner of the other. */
  readonly areRelated: boolean
  /** Whether they have a parent in common. */
  readonly areSiblings: boolean
  /** The kinds of relatives that are the same person, or alike. */
  readonly shared: ReadonlySet<Kinship>
}

/**
 * How likely two persons are one; null if they are not. Siblings with one name are two, unless they were born in the same
 * year. A birth after the death of the other is no pair. `high` needs more than a name and a year: a day, a place, or a relative.
 */
export const judgePair = (
  a: DuplicatePerson,
  b: DuplicatePerson,
  { areRelated, areSiblings, shared }: SharedFamily,
): DuplicatePair | null => {
  const likeness = areRelated ? null : (compare(a, b) ?? likenessOfRelatives(a, b, shared))
  if (likeness === null) return null
  const isOneYear = a.birthYear !== null && a.birthYear === b.birthYear
  if (areSiblings && !isOneYear) return null
  const conflicts = conflictsBetween(a, b)
  if (conflicts.includes("born_after_death")) return null
  const reasons = reasonsOf(a, b, shared)
  const isAlike = likeness.similarity >= alikeFrom
  const isBare = reasons.length === 1
  if (isBare && (!isAlike || conflicts.length > 0)) return null
  const isDay = isSameDay(a.life.birth, b.life.birth) || isSameDay(a.life.death, b.life.death)
  const isBacked = isDay || reasons.some((reason) => reason !== "name" && reason !== "birth_year")
  const ties = reasons.filter((reason) => reason === "parent" || reason === "partner" || reason === "child")
  const isSure = likeness.score === "high" ? isBacked : isAlike && ties.length > 1 && !areYearsApart(a, b)
  return {
    ids: a.personId < b.personId ? [a.personId, b.personId] : [b.personId, a.personId],
    score: isSure && conflicts.length === 0 ? "high" : "medium",
    similarity: likeness.similarity,
    reasons,
    conflicts,
  }
}

/** The likeness of two persons with relatives in common whose names or years alone would not do; null if these do not do either. */
const likenessOfRelatives = (a: DuplicatePerson, b: DuplicatePerson, shared: ReadonlySet<Kinship>): Compared | null => {
  const similarity = shared.size === 0 ? 0 : likenessInFamily(a, b)
  return similarity === 0 ? null : { score: "medium", similarity: shownSimilarity(similarity) }
}

type Compared = NonNullable<ReturnType<typeof compare>>

/** Whether both years are known and differ by more than one. */
const areYearsApart = (a: Likeness, b: Likeness): boolean =>
  a.birthYear !== null && b.birthYear !== null && Math.abs(a.birthYear - b.birthYear) > 1

const reasonsOf = (
  a: DuplicatePerson,
  b: DuplicatePerson,
  shared: ReadonlySet<Kinship>,
): readonly DuplicateReason[] => {
  const isNear = (one: number | null, other: number | null): boolean =>
    one !== null && other !== null && Math.abs(one - other) <= 1
  const found: readonly (readonly [DuplicateReason, boolean])[] = [
    ["name", true],
    ["birth_year", isNear(a.birthYear, b.birthYear)],
    ["death_year", a.deathYear !== null && a.deathYear === b.deathYear],
    ["parent", shared.has("parent")],
    ["partner", shared.has("partner")],
    ["child", shared.has("child")],
    ["place", a.birthPlace !== null && a.birthPlace === b.birthPlace],
  ]
  return found.flatMap(([reason, isFound]) => (isFound ? [reason] : []))
}

type Relatives = readonly { readonly kinship: Kinship; readonly person: PersonId }[]

/** How the families of two persons meet. `areAlike` says whether two persons are similar. */
export const sharedFamily = (
  [a, b]: PersonPair,
  [ofA, ofB]: readonly [Relatives, Relatives],
  areAlike: (key: string) => boolean,
): SharedFamily => {
  const shared = new Set<Kinship>()
  let areSiblings = false
  for (const one of ofA) {
    for (const other of ofB) {
      if (one.kinship !== other.kinship) continue
      const isSame = one.person === other.person
      if (isSame && one.kinship === "parent") areSiblings = true
      if (isSame || areAlike(pairKey([one.person, other.person]))) shared.add(one.kinship)
    }
  }
  return {
    areRelated: ofA.some(({ person }) => person === b) || ofB.some(({ person }) => person === a),
    areSiblings,
    shared,
  }
}
