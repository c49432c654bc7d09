import { areOtherDays, areOtherDeaths, areOtherGenders, isBornAfterDeath, isSameDay, type Life } from "./life.ts"
import { isCloseWord, type NameWords } from "./name-likeness.ts"
import { type Match, yearsApart } from "./match.ts"

/**
 * Why two records are hardly of one person: another gender; births more than a year apart, or on days that differ by
 * more than a slip; deaths in different years, or on such days; a birth after the other's death; other parents.
 */
export const matchConflicts = ["gender", "birth", "death", "born_after_death", "parents"] as const
export type MatchConflict = (typeof matchConflicts)[number]

/** A match, with what speaks against it. */
export interface JudgedMatch<Id extends string> extends Match<Id> {
  readonly conflicts: readonly MatchConflict[]
}

/** The most years between the births of one person in two records whose match is `high`. */
const mostYearsOfHigh = 1

/** A person whose facts are compared. */
export interface LivedPerson {
  readonly birthYear: number | null
  readonly life: Life
}

/** The conflicts between the facts of two persons. */
export const conflictsOfLives = (a: LivedPerson, b: LivedPerson): readonly MatchConflict[] => {
  const found: readonly (readonly [MatchConflict, boolean])[] = [
    ["gender", areOtherGenders(a.life.gender, b.life.gender)],
    [
      "birth",
      (yearsApart(a.birthYear, b.birthYear) ?? 0) > mostYearsOfHigh || areOtherDays(a.life.birth, b.life.birth),
    ],
    ["death", areOtherDeaths(a.life.death, b.life.death)],
    ["born_after_death", isBornAfterDeath(a.life, b.life)],
  ]
  return found.flatMap(([conflict, isFound]) => (isFound ? [conflict] : []))
}

/** A parent, as parents are compared. */
export interface ComparedParent {
  readonly gender: Life["gender"]
  readonly birthYear: number | null
  readonly names: readonly NameWords[]
}

/** The most years between the births of one parent in two records. */
const mostYearsOfParents = 5

/** Whether two parents of one gender have other given names, or were born at other times. A surname may change. */
const isOtherParent = (a: ComparedParent, b: ComparedParent): boolean => {
  if ((yearsApart(a.birthYear, b.birthYear) ?? 0) > mostYearsOfParents) return true
  const [given, others] = [a.names.flatMap((name) => name.given), b.names.flatMap((name) => name.given)]
  return (
    given.length > 0 && others.length > 0 && !given.some((word) => others.some((other) => isCloseWord(word, other)))
  )
}

/** Whether the fathers or the mothers of two persons, where both are known, are other people. */
const haveOtherParents = (a: readonly ComparedParent[], b: readonly ComparedParent[]): boolean =>
  (["male", "female"] as const).some((gender) => {
    const [some, others] = [a.filter((one) => one.gender === gender), b.filter((one) => one.gender === gender)]
    return (
      some.length > 0 && others.length > 0 && some.every((one) => others.every((other) => isOtherParent(one, other)))
    )
  })

/** A person whose facts and parents are compared. */
export interface PersonOfFamily extends LivedPerson {
  readonly parents: readonly ComparedParent[]
}

/** The conflicts between two persons. Other parents are none where birth or death are on the same day. */
export const conflictsBetween = (a: PersonOfFamily, b: PersonOfFamily): readonly MatchConflict[] => {
  const ofLives = conflictsOfLives(a, b)
  const isOneDay = isSameDay(a.life.birth, b.life.birth) || isSameDay(a.life.death, b.life.death)
  return isOneDay || !haveOtherParents(a.parents, b.parents) ? ofLives : [...ofLives, "parents"]
}
