import type { PersonId } from "../ids.ts"
import type { Life } from "../reckoning/life.ts"
import type { ReckonedTie } from "../reckoning/network.ts"
import { reckonAll } from "../reckoning/reckon.ts"
import type { PersonPair } from "./duplicate.ts"
import { areReckonedApart } from "./reckoned-apart.ts"

/** Whether the years of two persons of a tree meet, as they follow from all of its facts. */
export const yearsThatMeet = (
  lives: readonly Life[],
  ties: readonly ReckonedTie[],
): ((pair: PersonPair) => boolean) => {
  const { of } = reckonAll(lives, ties)
  const ordinals = new Map<PersonId, number>(lives.map(({ id }, ordinal) => [id, ordinal]))
  return ([a, b]) => {
    const [one, other] = [ordinals.get(a), ordinals.get(b)]
    return one === undefined || other === undefined || !areReckonedApart(of(one), of(other))
  }
}
