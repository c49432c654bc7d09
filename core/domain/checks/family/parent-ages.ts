import type { Check, Found } from "../check.ts"
import { byBlood, type CheckedPerson, type Kin, type Relative } from "../checked-person.ts"
import { isBefore, isLongerThan, isYoungerThan, leastYears, mostYears } from "../span.ts"

/** The parents by blood for which this is so. */
const parentsWhere = (
  subject: CheckedPerson,
  isSo: (parent: Relative) => boolean,
  words: (parent: Relative) => string,
): readonly Found[] =>
  byBlood(subject.parents)
    .filter(({ person }) => isSo(person))
    .map(({ person, relationship }: Kin) => ({
      personIds: [person.id, subject.id],
      eventIds: [...(person.born?.eventIds ?? []), ...(subject.born?.eventIds ?? [])],
      relationshipIds: [relationship.id],
      detail: words(person),
    }))

/** Parents of unknown sex have the looser limit, which is that of fathers. */
const isMother = ({ gender }: Relative): boolean => gender === "female"

/** A parent by blood who was born after the child. */
export const childBeforeParent: Check<"child_before_parent"> = (subject) =>
  parentsWhere(
    subject,
    ({ born }) => isBefore(subject.born, born),
    ({ displayName }) => `${subject.displayName} was born before ${displayName}, a parent.`,
  )

const young =
  (isOfKind: (parent: Relative) => boolean) =>
  (subject: CheckedPerson, years: number): readonly Found[] =>
    parentsWhere(
      subject,
      (parent) => isOfKind(parent) && isYoungerThan(parent.born, subject.born, years),
      ({ displayName, born }) =>
        `${displayName} was at most ${mostYears(born, subject.born)} years old when ${subject.displayName} was born.`,
    )

const old =
  (isOfKind: (parent: Relative) => boolean) =>
  (subject: CheckedPerson, years: number): readonly Found[] =>
    parentsWhere(
      subject,
      (parent) => isOfKind(parent) && isLongerThan(parent.born, subject.born, years),
      ({ displayName, born }) =>
        `${displayName} was at least ${leastYears(born, subject.born)} years old when ${subject.displayName} was born.`,
    )

const isOther = (parent: Relative): boolean => !isMother(parent)

/** A mother who was a child herself. */
export const motherTooYoung: Check<"mother_too_young"> = (subject, { limits }) => young(isMother)(subject, limits.years)

/** A father, or a parent of unknown sex, who was a child. */
export const fatherTooYoung: Check<"father_too_young"> = (subject, { limits }) => young(isOther)(subject, limits.years)

/** A mother past the age at which women have children. */
export const motherTooOld: Check<"mother_too_old"> = (subject, { limits }) => old(isMother)(subject, limits.years)

/** A father, or a parent of unknown sex, past an age at which men have children. */
export const fatherTooOld: Check<"father_too_old"> = (subject, { limits }) => old(isOther)(subject, limits.years)
