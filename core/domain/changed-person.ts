import { revised } from "./lifecycle.ts"
import type { Name } from "./name.ts"
import { type Person, type PersonFacts, summarisePerson, type VitalYears } from "./person.ts"

/**
 * The person with these facts, live names and vital years, the summary true to all of them; the same person when nothing differs. The
 * years are those of before unless others are given.
 */
export const changedPerson = (
  before: Person,
  facts: Partial<PersonFacts>,
  names: readonly Name[],
  now: Date,
  years: VitalYears = before,
): Person => {
  const said = revised<Person>(before, facts, now)
  return revised<Person>(before, { ...facts, ...summarisePerson(said, names, years) }, now)
}

/** The person after a write to the names, always a new version, for they are read with the person. */
export const renamedPerson = (before: Person, names: readonly Name[], now: Date): Person => ({
  ...before,
  ...summarisePerson(before, names, before),
  version: before.version + 1,
  updatedAt: now,
})
