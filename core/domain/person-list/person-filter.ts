import type { PersonId } from "../ids.ts"
import { possiblyLiving } from "../living/living.ts"
import type { Gender, Person } from "../person.ts"
import { type Viewer, visibilityOf } from "../privacy.ts"
import { firstLetter, surnameKey } from "../name-text/surname-key.ts"

/** The facts that a list can require to be missing. */
export const missingFacts = ["birth", "parents", "sources", "gender"] as const
export type MissingFact = (typeof missingFacts)[number]

/** Which persons a list contains. Null does not filter. */
export interface PersonFilter {
  /** In the form of `surnameKey`. */
  readonly surname: string | null
  /** In the form of `firstLetter`. */
  readonly letter: string | null
  readonly gender: Gender | null
  /** Whether the person may be living. */
  readonly living: boolean | null
  readonly bornFrom: number | null
  readonly bornTo: number | null
  readonly missing: MissingFact | null
  /** The value of an identifier, exactly. */
  readonly identifier: string | null
  /** Only these persons. */
  readonly among: ReadonlySet<PersonId> | null
}

/** Whether the filter does nothing. */
export const isOpen = (filter: PersonFilter): boolean => Object.values(filter).every((value) => value === null)

/** The filter in the form in which values are compared. Null if it matches no one, because a text has no letter. */
export const comparableFilter = (written: PersonFilter): PersonFilter | null => {
  const surname = written.surname === null ? null : surnameKey(written.surname)
  const letter = written.letter === null ? null : firstLetter(written.letter)
  const isWordless = (written.surname !== null && surname === null) || (written.letter !== null && letter === null)
  return isWordless ? null : { ...written, surname, letter }
}

/** The relatives and citations of a person, as far as the viewer sees them. */
export interface Attached {
  readonly hasParents: () => boolean
  readonly hasSources: () => boolean
}

/**
 * Whether the filter matches the person in the list that the viewer gets. A filter never matches a person that the
 * viewer does not see in full, and years are those of the events that the viewer sees.
 */
export const matchesFilter = (viewer: Viewer, filter: PersonFilter, person: Person, attached: Attached): boolean => {
  if (isOpen(filter)) return true
  if (visibilityOf(viewer, person) !== "full") return false
  const { surname, letter, gender, living, bornFrom, bornTo, missing, identifier, among } = filter
  const born = viewer.role === null ? person.publicBirthYear : person.birthYear
  return (
    (surname === null || person.surnameKey === surname) &&
    (letter === null || (person.surnameKey !== null && firstLetter(person.surnameKey) === letter)) &&
    (gender === null || person.gender === gender) &&
    (living === null || possiblyLiving(person, viewer.year) === living) &&
    (bornFrom === null || (born !== null && born >= bornFrom)) &&
    (bornTo === null || (born !== null && born <= bornTo)) &&
    (identifier === null || person.identifiers?.some(({ value }) => value === identifier) === true) &&
    (among === null || among.has(person.id)) &&
    (missing === null || isMissing(missing, person.gender, born, attached))
  )
}

const isMissing = (fact: MissingFact, gender: Gender | null, born: number | null, attached: Attached): boolean => {
  switch (fact) {
    case "birth":
      return born === null
    case "gender":
      return gender === null
    case "parents":
      return !attached.hasParents()
    case "sources":
      return !attached.hasSources()
  }
}

/** The filter that matches everyone. */
export const noFilter: PersonFilter = {
  surname: null,
  letter: null,
  gender: null,
  living: null,
  bornFrom: null,
  bornTo: null,
  missing: null,
  identifier: null,
  among: null,
}
