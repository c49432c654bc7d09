import { type Check, foundIf } from "../check.ts"
import { byBlood, ownCouples } from "../checked-person.ts"
import { beginningOf } from "../span.ts"
import { eventsOf, foundAtCouples } from "./couple.ts"

/** Partners who are parent and child. */
export const partnerIsParent: Check<"partner_is_parent"> = (subject) => {
  const kin = new Map(
    byBlood([...subject.parents, ...subject.children]).map(({ person, relationship }) => [person.id, relationship.id]),
  )
  return ownCouples(subject).flatMap(({ person, relationship }) => {
    const edge = kin.get(person.id)
    return foundIf(edge !== undefined, () => ({
      personIds: [subject.id, person.id],
      relationshipIds: [relationship.id, ...(edge === undefined ? [] : [edge])],
      detail: `${subject.displayName} and ${person.displayName} are partners, and parent and child.`,
    }))
  })
}

/** A marriage of two of one sex before there was any. */
export const earlySameSexMarriage: Check<"early_same_sex_marriage"> = (subject, { limits }) =>
  foundAtCouples(
    subject,
    (couple, [one, other]) =>
      one?.gender === other?.gender && (one?.gender === "male" || one?.gender === "female")
        ? eventsOf(couple, "marriage").filter(({ span }) => span?.last != null && span.last < beginningOf(limits.year))
        : [],
    ({ person }) =>
      `${subject.displayName} and ${person.displayName} are of one sex and married before ${limits.year}.`,
  )
