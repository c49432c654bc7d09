import type { CardRow } from "../../../core/domain/chart/card.ts"
import { endingOf, endingSteps, type TieRow } from "../../../core/domain/chart/tie.ts"
import type { Event } from "../../../core/domain/event.ts"
import type { PersonId, TreeId } from "../../../core/domain/ids.ts"
import { vitalTypes } from "../../../core/domain/living/vital-event.ts"
import { seesEverything, showCard, type Viewer, withhold } from "../../../core/domain/privacy.ts"
import type { Person } from "../../../core/domain/person.ts"
import type { Relationship } from "../../../core/domain/relationship.ts"
import type { ChartReads, TiesBetween } from "../../../core/ports/charts/chart-reads.ts"
import { append } from "../../../core/lib/append.ts"
import { copyOf } from "../copy.ts"
import { type Direction, edgesAt, edgesFrom, nextPerson } from "../graph.ts"
import { isLive, type Tables } from "../tables.ts"
import { firstOfFamily } from "./large-record/large-family.ts"
import { involvingFor, peopleOfRelationship } from "./people.ts"

/** The earliest day of these events. */
const firstDay = (days: readonly (number | null)[]): number | null =>
  days.reduce<number | null>((first, day) => (day !== null && (first === null || day < first) ? day : first), null)

type OwnEvent = Pick<Event, "id" | "type" | "date" | "asserted">

/** Without a date, a marriage comes first and an end last. */
const rankOf = ({ type, date }: OwnEvent): number => {
  if ((date?.sortDay ?? null) !== null) return 1
  return endingOf(type) === null ? 0 : 2
}

/** The type of the event that says last whether a partnership has ended. */
const lastStepOf = (events: readonly OwnEvent[]): string | null => {
  const steps = events.filter(({ type, asserted }) => asserted && endingSteps.some((step) => step === type))
  const [last] = steps.toSorted(
    (a, b) => rankOf(b) - rankOf(a) || (b.date?.sortDay ?? 0) - (a.date?.sortDay ?? 0) || (a.id < b.id ? 1 : -1),
  )
  return last?.type ?? null
}

const tieRow = ({ events }: Tables, edge: Relationship): TieRow => {
  const { id, treeId, type, fromPersonId, toPersonId, qualifier, position, toPosition, twinGroup } = edge
  const own = type === "partnership" ? events.rows("committed", "relationshipId", id).filter(isLive) : []
  const open = own.filter(({ privacy }) => privacy !== "hidden")
  const dayOf = (event: (typeof own)[number]): number | null => event.date?.sortDay ?? null
  return {
    ...{ id, treeId, type, fromPersonId, toPersonId, qualifier, position, toPosition, twinGroup },
    startDay: firstDay(own.map(dayOf)),
    publicStartDay: firstDay(open.map(dayOf)),
    lastStep: lastStepOf(own),
    publicLastStep: lastStepOf(open),
  }
}

interface Line {
  readonly direction: Direction
  readonly generations: number
  readonly most: number
}

/** Whether a line or way may lead over this person, as this viewer sees the tree. */
const passableFor =
  ({ persons }: Tables, viewer: Viewer) =>
  (id: PersonId): boolean =>
    seesEverything(viewer) || persons.get("committed", id)?.privacy !== "hidden"

/** The generations of a line, the root first. Each person is in one of them. */
const lineFrom = (
  tables: Tables,
  { treeId, root, viewer }: { readonly treeId: TreeId; readonly root: PersonId; readonly viewer: Viewer },
  { direction, generations, most }: Line,
): readonly (readonly PersonId[])[] => {
  const isPassable = passableFor(tables, viewer)
  const reached = new Set([root])
  const line: (readonly PersonId[])[] = [[root]]
  for (let last = line[0] ?? []; line.length <= generations && reached.size <= most && last.length > 0; ) {
    const next = last.flatMap((id) => edgesFrom(tables, "committed", { treeId, id, direction }))
    last = [...new Set(next.map((edge) => nextPerson(edge, direction)))].filter(
      (id) => !reached.has(id) && isPassable(id),
    )
    for (const id of last) reached.add(id)
    line.push(last)
  }
  return line
}

interface TieReader {
  readonly viewer: Viewer
  readonly withDays: boolean
}

/** Kinship needs no order of relatives, and no events. */
const withoutOrder = {
  ...{ startDay: null, publicStartDay: null, lastStep: null, publicLastStep: null },
  ...{ position: null, toPosition: null, twinGroup: null },
}

/** These relationships, each once and by id. */
const sealedTies = (tables: Tables, { viewer, withDays }: TieReader, edges: readonly Relationship[]) => {
  const seal = involvingFor(viewer, (tie: TieRow) => peopleOfRelationship(tables, tie))
  return [...new Map(edges.map((edge) => [edge.id, edge])).values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((edge) => seal({ ...tieRow(tables, edge), ...(withDays ? {} : withoutOrder) }))
}

/** The number of steps from a person to everyone who is at most `longest` steps away. */
const stepsFrom = (start: PersonId, relativesOf: (id: PersonId) => readonly PersonId[], longest: number) => {
  const steps = new Map([[start, 0]])
  // A Map is iterated in insertion order, including entries that are added during the iteration.
  for (const [id, step] of steps) {
    if (step === longest) break
    for (const relative of relativesOf(id)) if (!steps.has(relative)) steps.set(relative, step + 1)
  }
  return steps
}

/** The relationships of all persons on ways between two persons with each other, and those to their parents. */
const edgesBetween = (
  tables: Tables,
  { treeId, viewer }: { readonly treeId: TreeId; readonly viewer: Viewer },
  { from, to, known, longer, longest }: TiesBetween,
): readonly Relationship[] => {
  const isPassable = passableFor(tables, viewer)
  const relativesOf = (id: PersonId): readonly PersonId[] =>
    edgesAt(tables, "committed", treeId, id)
      .map(({ fromPersonId, toPersonId }) => (fromPersonId === id ? toPersonId : fromPersonId))
      .filter(isPassable)
  const [near, far] = [stepsFrom(from, relativesOf, longest), stepsFrom(to, relativesOf, longest)]
  const least = known ?? near.get(to)
  if (least === undefined) return []
  const isOnWay = (id: PersonId): boolean =>
    (near.get(id) ?? Number.POSITIVE_INFINITY) + (far.get(id) ?? Number.POSITIVE_INFINITY) <=
    Math.min(longest, least + longer)
  return [...near.keys()]
    .filter(isOnWay)
    .flatMap((id) => edgesAt(tables, "committed", treeId, id))
    .filter((edge) => isOnWay(edge.toPersonId) && (isOnWay(edge.fromPersonId) || edge.type === "parent_child"))
}

const kinReads = (tables: Tables): Pick<ChartReads, "ancestry" | "tiesOf" | "tiesAround" | "tiesBetween"> => ({
  ancestry: async (treeId, ids, viewer) => {
    const line = new Set(ids)
    const ties = new Map<string, Relationship>()
    // A Set is iterated in insertion order, including elements that are added during the iteration.
    for (const id of line) {
      for (const edge of edgesFrom(tables, "committed", { treeId, id, direction: "ancestors" })) {
        ties.set(edge.id, edge)
        line.add(edge.fromPersonId)
      }
    }
    return sealedTies(tables, { viewer, withDays: false }, [...ties.values()])
  },
  tiesOf: async (treeId, { people, except }, viewer) => {
    const known = new Set(except)
    const edges = people.flatMap((id) => edgesAt(tables, "committed", treeId, id))
    const others = edges.filter(({ fromPersonId, toPersonId }) => !known.has(fromPersonId) && !known.has(toPersonId))
    return sealedTies(tables, { viewer, withDays: false }, others)
  },
  tiesBetween: async (treeId, of, viewer) =>
    sealedTies(tables, { viewer, withDays: false }, edgesBetween(tables, { treeId, viewer }, of)),
  tiesAround: async (treeId, { people, most }, viewer) => {
    const reached = new Set(people)
    const ties: Relationship[] = []
    let [levels, level]: [number, readonly PersonId[]] = [0, people]
    for (;;) {
      const edges = level.flatMap((id) => edgesAt(tables, "committed", treeId, id))
      append(ties, edges)
      const isEnough = reached.size > most
      const ends = edges.flatMap(({ fromPersonId, toPersonId }) => [fromPersonId, toPersonId])
      level = [...new Set(ends)].filter((id) => !reached.has(id))
      if (isEnough || level.length === 0) return { levels, ties: sealedTies(tables, { viewer, withDays: false }, ties) }
      for (const id of level) reached.add(id)
      levels += 1
    }
  },
})

export const chartReads = (tables: Tables): ChartReads => {
  const { persons, events, places } = tables

  const cardRow = (person: Person): CardRow => {
    const { id, treeId, displayName, givenName, surname, forms, gender, isLiving, deadFrom, portrait } = person
    const { birthYear, deathYear, publicBirthYear, publicDeathYear, privacy, publicFrom } = person
    const { hasDeathFact, deathFactIsHidden } = person
    return {
      ...{ id, treeId, displayName, givenName, surname, forms, gender, isLiving, deadFrom, portrait },
      ...{ birthYear, deathYear, publicBirthYear, publicDeathYear, privacy, publicFrom },
      ...{ hasDeathFact, deathFactIsHidden },
      vitals: events
        .rows("committed", "personId", id)
        .filter((event) => isLive(event) && vitalTypes.includes(event.type))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ type, date, placeId, privacy: own }) => ({
          ...{ type, date, privacy: own },
          place: placeId === null ? null : (places.get("committed", placeId)?.name ?? null),
        })),
    }
  }

  return {
    ...kinReads(tables),
    cards: async (treeId, ids) =>
      [...new Set(ids)]
        .sort()
        .map((id) => persons.get("committed", id))
        .filter((person) => person !== null)
        .filter((person) => person.treeId === treeId && isLive(person))
        .map((person) => withhold(copyOf(cardRow(person)))),
    family: async (treeId, { personId: id, most }, viewer) => {
      const edgesOf = (of: PersonId) => edgesAt(tables, "committed", treeId, of)
      const partnershipsOf = (of: PersonId) => edgesOf(of).filter(({ type }) => type === "partnership")
      const partnersOf = (of: PersonId) =>
        partnershipsOf(of).map(({ fromPersonId, toPersonId }) => (fromPersonId === of ? toPersonId : fromPersonId))
      const parents = edgesFrom(tables, "committed", { treeId, id, direction: "ancestors" }).map(
        ({ fromPersonId }) => fromPersonId,
      )
      const homes = [...parents, ...parents.flatMap(partnersOf), ...partnersOf(id)]
      const ties = sealedTies(tables, { viewer, withDays: true }, [
        ...edgesOf(id),
        ...parents.flatMap(partnershipsOf),
        ...homes.flatMap((home) => edgesFrom(tables, "committed", { treeId, id: home, direction: "descendants" })),
      ])
      const dayOf = (of: PersonId): number | null => {
        const person = persons.get("committed", of)
        return person === null ? null : (showCard(viewer, withhold(cardRow(person)))?.birth?.date?.sortDay ?? null)
      }
      return firstOfFamily({ id, most, viewer, dayOf }, ties)
    },
    around: async (treeId, root, { up, down, siblings, most }, viewer) => {
      const edgesOf = (id: PersonId) => edgesAt(tables, "committed", treeId, id)
      const relatives = (direction: Direction) => (id: PersonId) =>
        edgesFrom(tables, "committed", { treeId, id, direction }).map((edge) => nextPerson(edge, direction))
      const line = (direction: Direction, generations: number) =>
        lineFrom(tables, { treeId, root, viewer }, { direction, generations, most })
      const ancestors = line("ancestors", up)
      const withSiblings = { none: [], root: [root], all: [root, ...ancestors.slice(1, up).flat()] }[siblings]
      const kin = new Set([
        ...ancestors.flat(),
        ...line("descendants", down).flat(),
        ...withSiblings.flatMap(relatives("ancestors")).flatMap(relatives("descendants")),
      ])
      const partners = [...kin].flatMap((id) =>
        edgesOf(id)
          .filter(({ type }) => type === "partnership")
          .map(({ fromPersonId, toPersonId }) => (fromPersonId === id ? toPersonId : fromPersonId)),
      )
      const near = [...new Set([...kin, ...partners])]
      const parents = near.flatMap(relatives("ancestors"))
      const ties = [
        ...near.flatMap(edgesOf),
        ...parents.flatMap((id) => edgesFrom(tables, "committed", { treeId, id, direction: "descendants" })),
      ]
      return sealedTies(tables, { viewer, withDays: true }, ties)
    },
  }
}
