import { fingerprintOf } from "../../lib/fingerprint.ts"
import type { Kinship, Relative } from "../gedcom/match/relatives.ts"
import type { PersonId } from "../ids.ts"
import type { PersonPair } from "./duplicate.ts"
import type { DuplicatePerson } from "./judge-pair.ts"

/** More persons than this with one name and a relative of one name are too common to say anything. */
const MOST_ALIKE = 10

/** Further relatives of a person are ignored, so that the time for very large families is bounded. */
const MOST_RELATIVES = 100

type Relatives = readonly Relative<PersonId>[]

/** A name as a text; null without one. Of several names the first counts. */
const nameOf = (person: DuplicatePerson | undefined): string | null => person?.names[0]?.words.join(" ") ?? null

/**
 * The pairs of persons with the same name and a parent, partner or child of the same name, of which one has no year of birth: "Bile,
 * child of Breoghan". Their names alone, often a single word, would find too many.
 */
export const pairsWithoutYears = (
  people: readonly DuplicatePerson[],
  relativesOf: (id: PersonId) => Relatives,
): readonly PersonPair[] => {
  const byId = new Map(people.map((one) => [one.personId, one]))
  const keysOf = (person: DuplicatePerson): readonly number[] => {
    const own = nameOf(person)
    const keyOf = (kinship: Kinship, relative: PersonId): number | null => {
      const other = nameOf(byId.get(relative))
      return other === null ? null : fingerprintOf(`${own} ${kinship} ${other}`)
    }
    return relativesOf(person.personId)
      .slice(0, MOST_RELATIVES)
      .flatMap(({ kinship, person: relative }) => keyOf(kinship, relative) ?? [])
  }
  const undated = new Map<number, Set<PersonId>>()
  for (const person of people) {
    if (person.birthYear !== null) continue
    for (const key of keysOf(person)) {
      const alike = undated.get(key)
      if (alike === undefined) undated.set(key, new Set([person.personId]))
      else if (alike.size <= MOST_ALIKE) alike.add(person.personId)
    }
  }
  return people.flatMap((person) =>
    keysOf(person).flatMap((key) => {
      const alike = undated.get(key)
      if (alike === undefined || alike.size > MOST_ALIKE) return []
      return [...alike].flatMap((id) => (id === person.personId ? [] : [[person.personId, id] as const]))
    }),
  )
}
