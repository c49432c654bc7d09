import type { Card, FamilyGraph, NeighbourhoodAnswer, Parent, RelativeKind, Tie } from "./family.ts"

const none: readonly never[] = []

/** A graph without persons. */
export const emptyGraph: FamilyGraph = {
  persons: new Map(),
  ties: new Map(),
  parents: new Map(),
  children: new Map(),
  partners: new Map(),
  totals: new Map(),
}

const push = <A>(lists: Map<string, A[]>, id: string, item: A): void => {
  const list = lists.get(id)
  if (list === undefined) lists.set(id, [item])
  else list.push(item)
}

const byText = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Orders persons by year of birth, unknown years last, then by name and id. */
const byBirth =
  (persons: ReadonlyMap<string, Card>) =>
  (a: string, b: string): number => {
    const first = persons.get(a)
    const second = persons.get(b)
    const years = (first?.birth_year ?? 10_000) - (second?.birth_year ?? 10_000)
    return years || byText(first?.display_name ?? "", second?.display_name ?? "") || byText(a, b)
  }

const qualifierRank = { biological: 0, adoptive: 1, step: 2, foster: 3, guardian: 4, donor: 5 } as const
const genderRank = { male: 0, other: 1, female: 2 } as const
const rankOfGender = (card: Card | undefined): number => genderRank[card?.gender ?? "other"]

/** Orders parents: by qualifier, then fathers before mothers, then by id. */
const byParenthood =
  (persons: ReadonlyMap<string, Card>) =>
  (a: Parent, b: Parent): number =>
    qualifierRank[a.qualifier] - qualifierRank[b.qualifier] ||
    rankOfGender(persons.get(a.id)) - rankOfGender(persons.get(b.id)) ||
    byText(a.id, b.id)

/** The year of the first child of two persons, for the order of partners. */
const firstChildYear = (graph: Pick<FamilyGraph, "persons" | "children">, a: string, b: string): number => {
  const ofB = new Set(graph.children.get(b))
  for (const child of graph.children.get(a) ?? none) {
    if (ofB.has(child)) return graph.persons.get(child)?.birth_year ?? 9_999
  }
  return 10_000
}

/** Orders relatives of a person by their known places, then as `then` does. */
const byPlace =
  (places: ReadonlyMap<string, number>, id: string, then: (a: string, b: string) => number) =>
  (a: string, b: string): number =>
    (places.get(`${id} ${a}`) ?? NO_PLACE) - (places.get(`${id} ${b}`) ?? NO_PLACE) || then(a, b)

/** After every known place. */
const NO_PLACE = 2 ** 32

const indexed = (
  persons: ReadonlyMap<string, Card>,
  ties: ReadonlyMap<string, Tie>,
  totals: FamilyGraph["totals"],
): FamilyGraph => {
  const parents = new Map<string, Parent[]>()
  const children = new Map<string, string[]>()
  const partners = new Map<string, string[]>()
  const places = new Map<string, number>()
  for (const tie of ties.values()) {
    if (!persons.has(tie.from_person_id) || !persons.has(tie.to_person_id)) continue
    if (tie.position !== null) places.set(`${tie.from_person_id} ${tie.to_person_id}`, tie.position)
    if (tie.type === "partnership") {
      if (tie.to_position !== null) places.set(`${tie.to_person_id} ${tie.from_person_id}`, tie.to_position)
      push(partners, tie.from_person_id, tie.to_person_id)
      push(partners, tie.to_person_id, tie.from_person_id)
    } else {
      push(parents, tie.to_person_id, { id: tie.from_person_id, qualifier: tie.qualifier ?? "biological" })
      push(children, tie.from_person_id, tie.to_person_id)
    }
  }
  for (const list of parents.values()) list.sort(byParenthood(persons))
  for (const [id, list] of children) list.sort(byPlace(places, id, byBirth(persons)))
  for (const [id, list] of partners) {
    if (list.length < 2) continue
    const years = new Map(list.map((partner) => [partner, firstChildYear({ persons, children }, id, partner)]))
    const byYear = (a: string, b: string): number => (years.get(a) ?? 0) - (years.get(b) ?? 0) || byBirth(persons)(a, b)
    list.sort(byPlace(places, id, byYear))
  }
  return { persons, ties, parents, children, partners, totals }
}

/** The siblings of a person in the graph, full and half, by their lowest place among the children of a parent. */
const siblingsOf = (graph: FamilyGraph, id: string): readonly string[] => {
  const places = new Map<string, number>()
  for (const parent of graph.parents.get(id) ?? none) {
    for (const child of graph.children.get(parent.id) ?? none) if (child !== id) places.set(child, NO_PLACE)
  }
  const parents = new Set((graph.parents.get(id) ?? none).map((parent) => parent.id))
  for (const { type, from_person_id, to_person_id: child, position } of graph.ties.values()) {
    const place = places.get(child)
    if (type === "parent_child" && position !== null && place !== undefined && parents.has(from_person_id))
      places.set(child, Math.min(position, place))
  }
  const byBirthThere = byBirth(graph.persons)
  return [...places.keys()].sort(
    (a, b) => (places.get(a) ?? NO_PLACE) - (places.get(b) ?? NO_PLACE) || byBirthThere(a, b),
  )
}

/** The relatives of a kind that the graph knows. */
export const relativesOf = (graph: FamilyGraph, id: string, kind: RelativeKind): readonly string[] => {
  if (kind === "parents") return (graph.parents.get(id) ?? none).map((parent) => parent.id)
  if (kind === "siblings") return siblingsOf(graph, id)
  return (kind === "partners" ? graph.partners : graph.children).get(id) ?? none
}

/** The totals of everybody in one answer: what it includes and what it counts. */
const totalsOf = (answer: NeighbourhoodAnswer): FamilyGraph["totals"] => {
  const persons = new Map(answer.persons.map((card) => [card.id, card]))
  const graph = indexed(persons, new Map(answer.relationships.map((tie) => [tie.id, tie])), new Map())
  return new Map(
    answer.persons.map(({ id }) => {
      const more = answer.more[id]
      return [
        id,
        {
          parents: (graph.parents.get(id)?.length ?? 0) + (more?.parents ?? 0),
          siblings: siblingsOf(graph, id).length + (more?.siblings ?? 0),
          partners: (graph.partners.get(id)?.length ?? 0) + (more?.partners ?? 0),
          children: (graph.children.get(id)?.length ?? 0) + (more?.children ?? 0),
        },
      ]
    }),
  )
}

/**
 * A graph with an answer added. The answer wins where both know a person. A relationship between two persons of the
 * answer that the answer does not have is gone.
 */
export const mergeNeighbourhood = (graph: FamilyGraph, answer: NeighbourhoodAnswer): FamilyGraph => {
  const persons = new Map(graph.persons)
  const included = new Set<string>()
  for (const card of answer.persons) {
    persons.set(card.id, card)
    included.add(card.id)
  }
  const ties = new Map<string, Tie>()
  for (const tie of graph.ties.values()) {
    if (!included.has(tie.from_person_id) || !included.has(tie.to_person_id)) ties.set(tie.id, tie)
  }
  for (const tie of answer.relationships) ties.set(tie.id, tie)
  const totals = new Map(graph.totals)
  for (const [id, counts] of totalsOf(answer)) totals.set(id, counts)
  return indexed(persons, ties, totals)
}
