import { revised } from "./lifecycle.ts"
import type { Name } from "./name.ts"
import { possiblyLiving, publicFrom } from "./living/living.ts"
import { type Person, type PersonFacts, summarisePerson } from "./person.ts"
import type { Vitals } from "./living/vitals.ts"

/**
 * The person with these facts, live names and vitals, and the summary that follows from them. The same person if
 * nothing differs. Without `vitals` the present ones apply.
 */
export const changedPerson = (
  before: Person,
  facts: Partial<PersonFacts & Pick<Person, "portrait" | "fileChangedAt">>,
  { names, vitals = before }: { readonly names: readonly Name[]; readonly vitals?: Vitals },
  now: Date,
): Person => {
  const withFacts = revised<Person>(before, facts, now)
  return revised<Person>(before, { ...facts, ...summarisePerson(withFacts, names, vitals) }, now)
}

/** The person after a change of names. Always a new version, because names are read with the person. */
export const personWithNames = (before: Person, names: readonly Name[], now: Date): Person => ({
  ...before,
  ...summarisePerson(before, names, before),
  version: before.version + 1,
  updatedAt: now,
})

/**
 * The person with these vitals. The same person if they are equal. It is a new version only if a visible value
 * differs: a change of the year from which the person counts as dead makes none.
 */
export const personWithVitals = (before: Person, vitals: Vitals, now: Date): Person => {
  const { privacy, isLiving, deadFrom } = { ...before, ...vitals }
  const after: Person = { ...before, ...vitals, publicFrom: publicFrom({ privacy, isLiving, deadFrom }) }
  const year = now.getUTCFullYear()
  const isRead =
    possiblyLiving(after, year) !== possiblyLiving(before, year) ||
    fieldsRead.some((field) => after[field] !== before[field])
  if (isRead) return { ...after, version: before.version + 1, updatedAt: now }
  return after.deadFrom === before.deadFrom && after.publicFrom === before.publicFrom ? before : after
}

/** The vitals from which a reader sees a value. */
const fieldsRead = [
  "birthYear",
  "deathYear",
  "publicBirthYear",
  "publicDeathYear",
  "hasDeathFact",
  "deathFactIsHidden",
] as const
