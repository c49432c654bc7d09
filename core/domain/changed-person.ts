import { revised } from "./lifecycle.ts"
import type { Name } from "./name.ts"
import { type Person, type PersonFacts, summarisePerson } from "./person.ts"

/** The person with these facts and these live names, the summary true to both; the same person when nothing differs. */
export const changedPerson = (
  before: Person,
  facts: Partial<PersonFacts>,
  names: readonly Name[],
  now: Date,
): Person => {
  const said = revised<Person>(before, facts, now)
  return revised<Person>(before, { ...facts, ...summarisePerson(said, names, before) }, now)
}

/** The person after a write to the names, always a new version, for they are read with the person. */
export const renamedPerson = (before: Person, names: readonly Name[], now: Date): Person => ({
  ...before,
  ...summarisePerson(before, names, before),
  version: before.version + 1,
  updatedAt: now,
})
