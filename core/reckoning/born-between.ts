import type { PersonId } from "../domain/ids.ts"
import type { YearSpan } from "../domain/reckoning/year-span.ts"
import { reckonAll } from "../domain/reckoning/reckon.ts"
import type { TreeSnapshot } from "../ports/export-reads.ts"
import { readLives } from "./read-lives.ts"

/** The most persons of a tree in which people are found by reckoned years: the reckoning remembers about 1 kB of each. */
export const MOST_RECKONED = 100_000

/** The persons whose births meet these years, by what follows from their own facts and those of relatives. */
export const bornBetween = async (tree: TreeSnapshot, { from, to }: YearSpan): Promise<ReadonlySet<PersonId>> => {
  const { lives, ties } = await readLives(tree)
  const { of } = reckonAll(lives, ties)
  const found = new Set<PersonId>()
  for (const [ordinal, { id }] of lives.entries()) {
    const { birth } = of(ordinal)
    const isKnown = birth.from !== null || birth.to !== null
    if (isKnown && (birth.from ?? from) <= to && (birth.to ?? to) >= from) found.add(id)
  }
  return found
}
