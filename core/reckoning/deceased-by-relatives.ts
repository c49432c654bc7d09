import { longestSinceBirth } from "../domain/cleanup/deceased.ts"
import type { PersonId } from "../domain/ids.ts"
import { possiblyLiving } from "../domain/living/living.ts"
import { type ReckonedYears, reckonAll } from "../domain/reckoning/reckon.ts"
import { inGroups } from "../lib/in-groups.ts"
import type { TreeSnapshot } from "../ports/export-reads.ts"
import { MOST_RECKONED } from "./born-between.ts"
import { readLives } from "./read-lives.ts"

/** The number of persons in one read. */
const batch = 1_000

/** A person who was born long ago by the reckoning. */
export interface BornLongAgo {
  readonly id: PersonId
  readonly birth: ReckonedYears
}

/** The persons of a tree who were born more than 120 years before this year by the reckoning, ordered by id. */
export const bornLongAgo = async (tree: TreeSnapshot, year: number): Promise<readonly BornLongAgo[]> => {
  const { lives, ties } = await readLives(tree)
  const { of } = reckonAll(lives, ties)
  return lives.flatMap(({ id }, ordinal): readonly BornLongAgo[] => {
    const { birth } = of(ordinal)
    return birth.to !== null && birth.to < year - longestSinceBirth ? [{ id, birth }] : []
  })
}

/**
 * The number of persons who may be living by the living rule, although they were born more than 120 years ago by what
 * follows from relatives; null in a tree with too many persons for an import.
 */
export const countDeceasedByRelatives = async (
  tree: TreeSnapshot,
  persons: number,
  now: Date,
): Promise<number | null> => {
  if (persons > MOST_RECKONED) return null
  const year = now.getUTCFullYear()
  let listed = 0
  for (const some of inGroups(await bornLongAgo(tree, year), batch))
    for (const person of await tree.persons(some.map(({ id }) => id))) if (possiblyLiving(person, year)) listed++
  return listed
}
