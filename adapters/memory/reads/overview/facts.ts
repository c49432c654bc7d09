import type { TreeId } from "../../../../core/domain/ids.ts"
import { possiblyLiving } from "../../../../core/domain/living/living.ts"
import { MOST_GENERATIONS, type OverviewFacts } from "../../../../core/domain/overview/overview.ts"
import { seesEverything, showMedia, type Viewer, visibilityOf } from "../../../../core/domain/privacy.ts"
import type { Person } from "../../../../core/domain/person.ts"
import type { Relationship } from "../../../../core/domain/relationship.ts"
import { isLive, type Tables } from "../../tables.ts"
import { seesCitation } from "../cited-persons.ts"
import { citedPeople } from "../evidence.ts"
import { attachedTo } from "../person-list.ts"
import { arePublic, peopleOfEvent } from "../people.ts"
import { mediaReads } from "../media.ts"

/** The number of sets of parents with children, and of partnerships, each set once. */
const countFamilies = (edges: readonly Relationship[]): number => {
  const parents = Map.groupBy(
    edges.filter(({ type }) => type === "parent_child"),
    ({ toPersonId }) => toPersonId,
  )
  const sets = [
    ...[...parents.values()].map((some) => some.map(({ fromPersonId }) => fromPersonId)),
    ...edges.filter(({ type }) => type === "partnership").map((edge) => [edge.fromPersonId, edge.toPersonId]),
  ]
  return new Set(sets.map((ids) => ids.toSorted().join())).size
}

/** The number of persons in the longest line from parent to child. Safe on loops. */
const countGenerations = (people: readonly Person[], edges: readonly Relationship[]): number => {
  const children = Map.groupBy(
    edges.filter(({ type }) => type === "parent_child"),
    ({ fromPersonId }) => fromPersonId,
  )
  const haveParents = new Set([...children.values()].flat().map(({ toPersonId }) => toPersonId))
  let generation = new Set(people.map(({ id }) => id).filter((id) => !haveParents.has(id)))
  let generations = 0
  while (generation.size > 0 && generations < MOST_GENERATIONS) {
    generations++
    generation = new Set([...generation].flatMap((id) => (children.get(id) ?? []).map(({ toPersonId }) => toPersonId)))
  }
  return generations
}

/** The numbers of the records of a tree, and of their facts. */
export const factsOf = async (tables: Tables, treeId: TreeId, viewer: Viewer): Promise<OverviewFacts> => {
  const all = seesEverything(viewer)
  const rowsOf = <T extends { readonly deletedAt: Date | null }>(table: {
    rows(view: "committed", index: "treeId", key: string): readonly T[]
  }): readonly T[] => table.rows("committed", "treeId", treeId).filter(isLive)
  const people = rowsOf(tables.persons).filter((person) => visibilityOf(viewer, person) === "full")
  const ids = new Set(people.map(({ id }) => id))
  const edges = rowsOf(tables.relationships).filter((edge) => ids.has(edge.fromPersonId) && ids.has(edge.toPersonId))
  const events = rowsOf(tables.events).filter(
    (event) => all || (event.privacy !== "hidden" && arePublic(peopleOfEvent(tables, event), viewer.year)),
  )
  const days = events.map(({ date }) => date?.sortDay ?? null).filter((day) => day !== null)
  const attached = people.map((person) => attachedTo(tables, viewer, person))
  const past = people.filter((person) => !possiblyLiving(person, viewer.year))
  return {
    counts: {
      persons: people.length,
      families: countFamilies(edges),
      events: events.length,
      places: new Set(events.flatMap(({ placeId }) => placeId ?? [])).size,
      sources: rowsOf(tables.sources).filter(({ id }) => all || citedPeople(tables, id, viewer.year).length > 0).length,
      citations: rowsOf(tables.citations).filter((citation) => seesCitation(tables, viewer, citation)).length,
      media: await countMedia(tables, treeId, viewer),
      possiblyLiving: people.length - past.length,
    },
    firstDay: days.reduce<number | null>((first, day) => (first === null ? day : Math.min(first, day)), null),
    lastDay: days.reduce<number | null>((last, day) => (last === null ? day : Math.max(last, day)), null),
    generations: countGenerations(people, edges),
    known: {
      birth: people.filter(({ birthYear, publicBirthYear }) => (all ? birthYear : publicBirthYear) !== null).length,
      death: past.filter(({ deathYear, publicDeathYear }) => (all ? deathYear : publicDeathYear) !== null).length,
      parents: attached.filter(({ hasParents }) => hasParents()).length,
      sources: attached.filter(({ hasSources }) => hasSources()).length,
    },
  }
}

const countMedia = async (tables: Tables, treeId: TreeId, viewer: Viewer): Promise<number> => {
  let count = 0
  for await (const batch of mediaReads(tables).ofTree(treeId, viewer, { after: null, batch: 1_000 }))
    count += batch.filter((row) => showMedia(viewer, row) !== null).length
  return count
}
