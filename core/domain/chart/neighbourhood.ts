import type { PersonId } from "../ids.ts"
import type { Card } from "./card.ts"
import { byDay, byPosition, byText } from "./order.ts"
import type { Tie } from "./tie.ts"
import { type TieIndex, tieIndex } from "./tie-index.ts"

/** The siblings that a neighbourhood includes: those of the root, none, or those of the root and of its ancestors. */
export const siblingChoices = ["root", "none", "all"] as const
export type SiblingChoice = (typeof siblingChoices)[number]

/** The extent of a neighbourhood. */
export interface Extent {
  /** Generations of ancestors and of descendants. */
  readonly up: number
  readonly down: number
  readonly siblings: SiblingChoice
  /** The most persons. */
  readonly most: number
}

/** How many relatives of a person the reader sees that are not included. */
export interface MoreRelatives {
  readonly parents: number
  readonly siblings: number
  readonly partners: number
  readonly children: number
}

/** The people around a person, the relationships among them, and what is beyond. */
export interface Neighbourhood {
  readonly rootId: PersonId
  /** The nearest generations first, within a generation by birth, then by id. */
  readonly persons: readonly Card[]
  /**
   * The partnerships by their larger position and start, then the others by their position and the birth of the child; at
   * last by id.
   */
  readonly relationships: readonly Tie[]
  /** By the id of an included person. A person without further relatives is absent. */
  readonly more: Readonly<Record<string, MoreRelatives>>
}

/** The included persons, each with the distance from the root in generations. */
export type Included = ReadonlyMap<PersonId, number>

/**
 * The persons of a neighbourhood: ancestors and descendants, nearest generations first and up before down, with the
 * siblings that are wanted and the partners of all of them. A generation that would exceed `most` ends it. The root
 * is always included, and as many partners and siblings of the root as fit. Safe for loops.
 */
export const includedPersons = (root: PersonId, index: TieIndex, extent: Extent): Included => {
  const { up, down, siblings, most } = extent
  const included = new Map([[root, 0]])
  /** The persons of a generation with their partners, without those who are included already. */
  const newOnes = (near: readonly PersonId[]): readonly PersonId[] =>
    [...new Set([...near, ...near.flatMap(index.partnersOf)])].filter((id) => !included.has(id))
  const own = siblings === "none" ? [] : index.siblingsOf(root)
  const nearest = [...newOnes([root]), ...newOnes(own)]
  for (const id of [...new Set(nearest)].slice(0, most - 1)) included.set(id, 0)
  const lines = [
    lineFrom(root, index.parentsOf, up, (line, generation) =>
      siblings === "all" && generation < up ? [...line, ...line.flatMap(index.siblingsOf)] : line,
    ),
    lineFrom(root, index.childrenOf, down, (line) => line),
  ]
  for (let generation = 1; generation <= Math.max(up, down); generation++) {
    for (const line of lines) {
      const found = newOnes(line.next())
      if (included.size + found.length > most) return included
      for (const id of found) included.set(id, generation)
    }
  }
  return included
}

/** The generations of a line, one after the other; empty after the last. Each person is in one of them. */
const lineFrom = (
  root: PersonId,
  nextOf: (id: PersonId) => readonly PersonId[],
  generations: number,
  withOthers: (line: readonly PersonId[], generation: number) => readonly PersonId[],
): { next(): readonly PersonId[] } => {
  const reached = new Set([root])
  let line: readonly PersonId[] = [root]
  let generation = 0
  return {
    next: () => {
      generation += 1
      if (generation > generations) return []
      line = [...new Set(line.flatMap(nextOf))].filter((id) => !reached.has(id))
      for (const id of line) reached.add(id)
      return withOthers(line, generation)
    },
  }
}

/** The neighbourhood of these cards. `ties` are all relationships of the included persons and of their parents. */
export const neighbourhoodOf = (
  rootId: PersonId,
  included: Included,
  cards: readonly Card[],
  ties: readonly Tie[],
): Neighbourhood => {
  const births = new Map(cards.map(({ id, birth }) => [id, birth?.date?.sortDay ?? null]))
  const distance = ({ id }: Card): number => included.get(id) ?? 0
  const isRoot = ({ id }: Card): number => (id === rootId ? 0 : 1)
  const birthOf = ({ id }: { readonly id: PersonId }): number | null => births.get(id) ?? null
  const among = ties.filter(({ fromPersonId, toPersonId }) => births.has(fromPersonId) && births.has(toPersonId))
  const dayOf = ({ type, startDay, toPersonId }: Tie): number | null =>
    type === "partnership" ? startDay : birthOf({ id: toPersonId })
  const isParenthood = ({ type }: Tie): number => (type === "parent_child" ? 1 : 0)
  const childOf = ({ type, toPersonId }: Tie): string => (type === "parent_child" ? toPersonId : "")
  return {
    rootId,
    persons: cards.toSorted(
      (a, b) =>
        distance(a) - distance(b) || isRoot(a) - isRoot(b) || byDay(birthOf(a), birthOf(b)) || byText(a.id, b.id),
    ),
    relationships: among.toSorted(
      (a, b) =>
        isParenthood(a) - isParenthood(b) ||
        byPosition(largerPosition(a), largerPosition(b)) ||
        byDay(dayOf(a), dayOf(b)) ||
        byText(childOf(a), childOf(b)) ||
        byText(a.id, b.id),
    ),
    more: moreOf(cards, tieIndex(ties)),
  }
}

/** The first partnership of a person is usually the first of the partner too: a later one of either has a later place. */
const largerPosition = ({ places: { position, toPosition } }: Tie): number | null =>
  position === null || toPosition === null ? (position ?? toPosition) : Math.max(position, toPosition)

const moreOf = (cards: readonly Card[], index: TieIndex): Readonly<Record<string, MoreRelatives>> => {
  const included = new Set(cards.map(({ id }) => id))
  const beyond = (ids: readonly PersonId[]): number => ids.filter((id) => !included.has(id)).length
  // The person is included, so that the number for the whole family is the number of siblings.
  const ofFamilies = new Map<readonly PersonId[], number>()
  const siblingsBeyond = (id: PersonId): number => {
    const family = index.childrenOfParents(id)
    const known = ofFamilies.get(family) ?? beyond(family)
    ofFamilies.set(family, known)
    return known
  }
  return Object.fromEntries(
    cards.flatMap(({ id }) => {
      const parents = beyond(index.parentsOf(id))
      const siblings = siblingsBeyond(id)
      const partners = beyond(index.partnersOf(id))
      const children = beyond(index.childrenOf(id))
      return parents + siblings + partners + children === 0 ? [] : [[id, { parents, siblings, partners, children }]]
    }),
  )
}
