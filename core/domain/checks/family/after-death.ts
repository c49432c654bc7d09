import type { Check, Found } from "../check.ts"
import { byBlood, type CheckedPerson, type Relative } from "../checked-person.ts"
import { leastDays } from "../span.ts"

/** The parents by blood who were dead for more than these days when the child was born. */
const deadParents = (subject: CheckedPerson, isOfKind: (parent: Relative) => boolean, days: number): readonly Found[] =>
  byBlood(subject.parents)
    .filter(({ person }) => isOfKind(person) && (leastDays(person.died, subject.born) ?? 0) > days)
    .map(({ person, relationship }) => ({
      personIds: [person.id, subject.id],
      eventIds: [...(person.died?.eventIds ?? []), ...(subject.born?.eventIds ?? [])],
      relationshipIds: [relationship.id],
      detail: `${subject.displayName} was born more than ${days} days after the death of ${person.displayName}, a parent.`,
    }))

/** A child that was born after its mother had died. */
export const bornAfterMotherDeath: Check<"born_after_mother_death"> = (subject, { limits }) =>
  deadParents(subject, ({ gender }) => gender === "female", limits.days)

/** A parent of unknown sex may be the father. */
export const bornAfterFatherDeath: Check<"born_after_father_death"> = (subject, { limits }) =>
  deadParents(subject, ({ gender }) => gender !== "female", limits.days)
