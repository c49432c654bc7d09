import { areReckonedApart } from "../domain/duplicates/reckoned-apart.ts"
import type { PersonId } from "../domain/ids.ts"
import { reckonAll } from "../domain/reckoning/reckon.ts"
import { nextTurn } from "../lib/next-turn.ts"
import type { TreeSnapshot } from "../ports/export-reads.ts"
import { readLives } from "../reckoning/read-lives.ts"

/** Pairs of persons, by their keys. */
export type Pairs = ReadonlyMap<string, readonly [PersonId, PersonId]>

/** The most pairs that are compared before other work of the thread gets its turn. */
const COMPARED_AT_ONCE = 1_000

/**
 * The pairs of persons whose reckoned years meet. The tree is reckoned once for all pairs, so the number of statements and
 * the memory follow from the persons and not from the pairs.
 */
export const pairsThatMeet = async (tree: TreeSnapshot, pairs: Pairs): Promise<Pairs> => {
  if (pairs.size === 0) return pairs
  const { lives, ties } = await readLives(tree)
  const { of } = reckonAll(lives, ties)
  const ordinals = new Map<PersonId, number>(lives.map(({ id }, ordinal) => [id, ordinal]))
  const meeting = new Map<string, readonly [PersonId, PersonId]>()
  let compared = 0
  for (const [key, ids] of pairs) {
    if (++compared % COMPARED_AT_ONCE === 0) await nextTurn()
    const [one, other] = [ordinals.get(ids[0]), ordinals.get(ids[1])]
    if (one !== undefined && other !== undefined && areReckonedApart(of(one), of(other))) continue
    meeting.set(key, ids)
  }
  return meeting
}
