import { childrenOf, type FamilyOf, familyOf, parentsOf, partnersOf, siblingsOf } from "../family.ts"
import type { PersonId } from "../ids.ts"
import { MOST_OF_A_KIND, type Part } from "../large-record/more.ts"
import type { Card } from "./card.ts"
import { byDay, byPosition, byText } from "./order.ts"
import { partnerPosition, siblingPositions } from "./position.ts"
import type { Tie } from "./tie.ts"

/**
 * The family of a person as cards by their positions; then, and without positions, partners by the start of the
 * partnership, siblings and children by birth.
 */
export type CardFamily = FamilyOf<Card, Tie>

/** The persons of the family by these relationships. */
export const familyIds = (id: PersonId, ties: readonly Tie[]): readonly PersonId[] => [
  ...new Set([
    ...parentsOf(ties, id),
    ...partnersOf(ties, id),
    ...childrenOf(ties, id),
    ...siblingsOf(ties, id).map((sibling) => sibling.id),
  ]),
]

/** The first relatives of each kind, and how many there are for this reader. */
export interface FirstOfFamily {
  readonly family: CardFamily
  readonly parts: Readonly<Record<"parents" | "siblings" | "partners" | "children", Part>>
}

/** The first relatives of each kind. `totals` are the numbers of all, if the family has only some of them. */
export const firstOfFamily = (
  { parents, siblings, partners, children }: CardFamily,
  totals: Readonly<Record<keyof FirstOfFamily["parts"], number>> | null,
): FirstOfFamily => {
  const first = <T>(all: readonly T[]): readonly T[] =>
    all.length <= MOST_OF_A_KIND ? all : all.slice(0, MOST_OF_A_KIND)
  const shown = new Set(first(children).map(({ person }) => person.id))
  const family = {
    parents: first(parents),
    siblings: first(siblings),
    partners: first(partners).map((partner) => ({
      ...partner,
      children: partner.children.filter((child) => shown.has(child)),
    })),
    children: first(children),
  }
  const { parents: elders, siblings: near, partners: wed, children: born } = family
  return {
    family,
    parts: {
      parents: { shown: elders.length, total: totals?.parents ?? parents.length },
      siblings: { shown: near.length, total: totals?.siblings ?? siblings.length },
      partners: { shown: wed.length, total: totals?.partners ?? partners.length },
      children: { shown: born.length, total: totals?.children ?? children.length },
    },
  }
}

const birthDay = ({ birth }: Card): number | null => birth?.date?.sortDay ?? null

const byBirth = (a: { readonly person: Card }, b: { readonly person: Card }): number =>
  byDay(birthDay(a.person), birthDay(b.person)) || byText(a.person.id, b.person.id)

/** The family by these relationships, of those persons who have a card. */
export const cardFamily = (id: PersonId, ties: readonly Tie[], cards: ReadonlyMap<PersonId, Card>): CardFamily => {
  const { parents, siblings, partners, children } = familyOf(id, ties, cards)
  const positions = siblingPositions(
    ties.map((tie) => ({ ...tie, ...tie.places })),
    id,
  )
  const placeOf = (tie: Tie): number | null => partnerPosition({ ...tie, ...tie.places }, id)
  const positionOf = ({ person }: { readonly person: Card }): number | null => positions.get(person.id) ?? null
  const sorted = children.toSorted(
    (a, b) => byPosition(a.relationship.places.position, b.relationship.places.position) || byBirth(a, b),
  )
  return {
    parents,
    siblings: siblings.toSorted((a, b) => byPosition(positionOf(a), positionOf(b)) || byBirth(a, b)),
    partners: partners
      .toSorted(
        (a, b) =>
          byPosition(placeOf(a.relationship), placeOf(b.relationship)) ||
          byDay(a.relationship.startDay, b.relationship.startDay) ||
          byText(a.relationship.id, b.relationship.id),
      )
      .map((partner) => {
        const theirs = new Set(partner.children)
        return { ...partner, children: sorted.map(({ person }) => person.id).filter((child) => theirs.has(child)) }
      }),
    children: sorted,
  }
}
