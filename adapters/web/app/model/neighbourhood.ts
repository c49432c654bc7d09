import type { Card, Ending, FamilyGraph, NeighbourhoodAnswer, Parent, RelativeKind, Tie } from "./family.ts"

const none: readonly never[] = []

const push = <A>(lists: Map<string, A[]>, id: string, item: A): void => {
  if (!lists.get(id)?.push(item)) lists.set(id, [item])
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

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

/** After every known place. */
const NO_PLACE = 2 ** 32

const placeOf = (places: FamilyGraph["places"], id: string, relative: string): number =>
  places.get(`${id} ${relative}`) ?? NO_PLACE

/** Orders relatives of a person by their known places, then as `then` does. */
const byPlace =
  (places: FamilyGraph["places"], id: string, then: (a: string, b: string) => number) =>
  (a: string, b: string): number =>
    placeOf(places, id, a) - placeOf(places, id, b) || then(a, b)

const indexed = (
  persons: ReadonlyMap<string, Card>,
  ties: ReadonlyMap<string, Tie>,
  totals: FamilyGraph["totals"],
): FamilyGraph => {
  const parents = new Map<string, Parent[]>()
  const children = new Map<string, string[]>()
  const partners = new Map<string, string[]>()
  const places = new Map<string, number | null>()
  const endings = new Map<string, Ending>()
  for (const tie of ties.values()) {
    if (!persons.has(tie.from_person_id) || !persons.has(tie.to_person_id)) continue
    places.set(`${tie.from_person_id} ${tie.to_person_id}`, tie.position)
    if (tie.type === "partnership") {
      places.set(`${tie.to_person_id} ${tie.from_person_id}`, tie.to_position)
      push(partners, tie.from_person_id, tie.to_person_id)
      push(partners, tie.to_person_id, tie.from_person_id)
      if (tie.ended_by === null) continue
      endings.set(`${tie.from_person_id} ${tie.to_person_id}`, tie.ended_by)
      endings.set(`${tie.to_person_id} ${tie.from_person_id}`, tie.ended_by)
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
  return { persons, ties, parents, children, partners, places, endings, totals }
}

/** A graph without persons. */
export const emptyGraph = indexed(new Map(), new Map(), new Map())

/** The siblings of a person in the graph, full and half, by their lowest place among the children of a parent. */
const siblingsOf = ({ persons, parents, children, places }: FamilyGraph, id: string): readonly string[] => {
  const lowest = new Map<string, number>()
  for (const parent of parents.get(id) ?? none)
    for (const child of children.get(parent.id) ?? none)
      if (child !== id) lowest.set(child, Math.min(placeOf(places, parent.id, child), lowest.get(child) ?? NO_PLACE))
  const byBirthThere = byBirth(persons)
  return [...lowest].sort(([a, first], [b, second]) => first - second || byBirthThere(a, b)).map(([child]) => child)
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
