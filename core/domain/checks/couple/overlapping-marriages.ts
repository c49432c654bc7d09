import { type Check, foundIf } from "../check.ts"
import type { Couple } from "../checked-person.ts"
import { isBefore, type Span } from "../span.ts"
import { eventsOf } from "./couple.ts"

interface Married extends Pick<Couple, "person" | "relationship"> {
  readonly span: Span
  readonly isEnded: boolean
}

const marriedOf = (couples: readonly Couple[]): readonly Married[] =>
  couples
    .flatMap((couple) => {
      const span = eventsOf(couple, "marriage")[0]?.span ?? null
      const isEnded = couple.events.some(({ type }) =>
        ["divorce", "divorce_filed", "annulment", "separation"].includes(type),
      )
      const { person, relationship } = couple
      return span === null || span.first === null ? [] : [{ person, relationship, span, isEnded }]
    })
    .toSorted((one, other) => (one.span.first ?? 0) - (other.span.first ?? 0))

/** A marriage while the partner of the one before certainly lived, and nothing says that it had ended. */
export const overlappingMarriages: Check<"overlapping_marriages"> = (subject) => {
  const marriages = marriedOf(subject.couples)
  return marriages.slice(1).flatMap(({ person, relationship, span }, at) => {
    const earlier = marriages[at]
    if (earlier === undefined) return []
    const isSo =
      !earlier.isEnded &&
      earlier.person.id !== person.id &&
      isBefore(earlier.span, span) &&
      isBefore(span, earlier.person.died)
    return foundIf(isSo, () => ({
      personIds: [subject.id, earlier.person.id, person.id],
      relationshipIds: [earlier.relationship.id, relationship.id],
      detail: `${subject.displayName} married ${person.displayName} while ${earlier.person.displayName}, the partner before, lived.`,
    }))
  })
}
