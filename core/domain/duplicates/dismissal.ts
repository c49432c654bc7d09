import type * as t from "io-ts"
import { listOf, wire } from "../../codec/wire.ts"
import { PersonId } from "../ids.ts"
import type { Person } from "../person.ts"

/** Two persons of a tree. */
export const PersonPair = wire("PersonPair", { personIds: listOf(PersonId, 2) })
export type PersonPair = t.TypeOf<typeof PersonPair>

/** The most dismissed pairs of one person. Each one is in every version of the person's row. */
export const MOST_DISMISSED = 1_000

/** Whether no further person can be dismissed for this one. */
export const hasMostDismissed = ({ distinctFrom }: Pick<Person, "distinctFrom">): boolean =>
  (distinctFrom?.length ?? 0) >= MOST_DISMISSED

/** The person with one more dismissed pair. The same object if that pair is dismissed already. */
export const distinct = (person: Person, other: PersonId): Person =>
  person.distinctFrom?.includes(other) === true
    ? person
    : { ...person, distinctFrom: [...(person.distinctFrom ?? []), other].sort() }

/** The person without these others. The same person if none of them is there. */
export const notDistinct = (person: Person, others: ReadonlySet<PersonId>): Person => {
  const left = person.distinctFrom?.filter((id) => !others.has(id)) ?? []
  if (left.length === (person.distinctFrom?.length ?? 0)) return person
  return { ...person, distinctFrom: left.length === 0 ? null : left }
}
