import { bornOf, diedOf } from "../domain/checks/moments.ts"
import { spanOf } from "../domain/checks/span.ts"
import type { CheckedEvent, CheckedPerson, Couple, Kin, Relative } from "../domain/checks/checked-person.ts"
import type { PlacedEvent } from "../domain/event.ts"
import type { PersonId } from "../domain/ids.ts"
import type { Person } from "../domain/person.ts"
import type { Relationship } from "../domain/relationship.ts"
import { inGroups } from "../lib/in-groups.ts"
import { recent } from "./recent.ts"
import type { TreeSnapshot } from "../ports/export-reads.ts"

/** The rows of a tree from which findings follow. */
export type CheckedRows = Pick<TreeSnapshot, "persons" | "names" | "events" | "edges">

/** The most relatives that are remembered from one batch to the next. Families are written and numbered together. */
const MOST_REMEMBERED = 20_000

/** The number of relatives in one read. */
const READ_AT_ONCE = 2_000

/** Reads persons with the relatives next to them, with a fixed number of statements for a batch of usual families. */
export const checkedReader = (tree: CheckedRows): ((ids: readonly PersonId[]) => Promise<readonly CheckedPerson[]>) => {
  const remembered = recent<PersonId, Relative>(MOST_REMEMBERED)
  return async (ids) => {
    const persons = await tree.persons(ids)
    const names = Map.groupBy(await tree.names(ids), ({ personId }) => personId)
    const edges = await tree.edges(ids)
    const couples = edges.filter(({ type }) => type === "partnership").map(({ id }) => id)
    const events = await eventsOf(tree, { personIds: ids, relationshipIds: couples })
    const eventsBy = Map.groupBy(events, ({ personId, relationshipId }) => personId ?? relationshipId)
    const people = new Map<PersonId, Relative>()
    for (const person of persons) people.set(person.id, relativeOf(person, eventsBy.get(person.id) ?? []))
    await addRelatives(tree, { edges, people, remembered })
    for (const [id, person] of people) remembered.set(id, person)
    const edgesOf = edgesByEnd(edges)
    return persons.flatMap((person): readonly CheckedPerson[] => {
      const relative = people.get(person.id)
      if (relative === undefined) return []
      const { isLiving, hasDeathFact, id } = person
      const kin = kinOf(id, edgesOf.get(id) ?? [], people)
      return [
        {
          ...relative,
          ...{ isLiving, hasDeathFact, parents: kin.parents, children: kin.children },
          names: names.get(id) ?? [],
          events: eventsBy.get(id) ?? [],
          couples: kin.partners.map(
            (partner): Couple => ({ ...partner, events: eventsBy.get(partner.relationship.id) ?? [] }),
          ),
        },
      ]
    })
  }
}

type EventOwners = Pick<Parameters<CheckedRows["events"]>[0], "personIds" | "relationshipIds">

const eventsOf = async (tree: CheckedRows, owners: EventOwners): Promise<readonly CheckedEvent[]> =>
  (await tree.events({ ids: [], ...owners })).map((event: PlacedEvent) => ({ ...event, span: spanOf(event.date) }))

const relativeOf = ({ id, displayName, givenName, gender }: Person, events: readonly CheckedEvent[]): Relative => ({
  ...{ id, displayName, givenName, gender },
  born: bornOf(events),
  died: diedOf(events),
})

interface Relatives {
  readonly edges: readonly Relationship[]
  /** The persons that are known. Those at the other ends of the edges are added. */
  readonly people: Map<PersonId, Relative>
  readonly remembered: { readonly get: (id: PersonId) => Relative | undefined }
}

const addRelatives = async (tree: CheckedRows, { edges, people, remembered }: Relatives): Promise<void> => {
  const missing = new Set<PersonId>()
  for (const { fromPersonId, toPersonId } of edges)
    for (const id of [fromPersonId, toPersonId]) {
      if (people.has(id)) continue
      const known = remembered.get(id)
      if (known === undefined) missing.add(id)
      else people.set(id, known)
    }
  for (const some of inGroups([...missing], READ_AT_ONCE)) {
    const persons = await tree.persons(some)
    const events = Map.groupBy(
      await eventsOf(tree, { personIds: some, relationshipIds: [] }),
      ({ personId }) => personId,
    )
    for (const person of persons) people.set(person.id, relativeOf(person, events.get(person.id) ?? []))
  }
}

const edgesByEnd = (edges: readonly Relationship[]): ReadonlyMap<PersonId, readonly Relationship[]> => {
  const byEnd = new Map<PersonId, Relationship[]>()
  for (const edge of edges)
    for (const id of [edge.fromPersonId, edge.toPersonId]) {
      const own = byEnd.get(id)
      if (own === undefined) byEnd.set(id, [edge])
      else own.push(edge)
    }
  return byEnd
}

const kinOf = (id: PersonId, edges: readonly Relationship[], people: ReadonlyMap<PersonId, Relative>) => {
  const kin: { readonly parents: Kin[]; readonly children: Kin[]; readonly partners: Kin[] } = {
    parents: [],
    children: [],
    partners: [],
  }
  for (const relationship of edges) {
    const { type, fromPersonId, toPersonId } = relationship
    const person = people.get(fromPersonId === id ? toPersonId : fromPersonId)
    if (person === undefined) continue
    const line = fromPersonId === id ? kin.children : kin.parents
    const list = type === "partnership" ? kin.partners : line
    list.push({ relationship, person })
  }
  return kin
}
