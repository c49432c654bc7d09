import { calendarDay } from "../../../../core/domain/date/calendar.ts"
import type { Event } from "../../../../core/domain/event.ts"
import type { PersonId, TreeId } from "../../../../core/domain/ids.ts"
import { possiblyLiving } from "../../../../core/domain/living/living.ts"
import {
  decadeOf,
  isAge,
  MOST_AGE,
  MOST_GENERATIONS_UP,
  MOST_NAMES_OF_DECADE,
  MOST_TOP_PLACES,
  noGivenNames,
  SIGNS_OF_NO_NAME,
  type StatisticRow,
  yearsBetween,
} from "../../../../core/domain/overview/statistics.ts"
import type { Gender, Person } from "../../../../core/domain/person.ts"
import { seesEverything, type Viewer, visibilityOf } from "../../../../core/domain/privacy.ts"
import type { Relationship } from "../../../../core/domain/relationship.ts"
import { isLive, type Tables } from "../../tables.ts"
import { arePublic, peopleOfEvent } from "../people.ts"
import { byCodePoint } from "./by-code-point.ts"

type Kind = StatisticRow["kind"]

/** What the viewer sees of a tree. */
interface Seen {
  readonly people: ReadonlyMap<PersonId, Person>
  /** The edges between these people. */
  readonly edges: readonly Relationship[]
  readonly events: readonly Event[]
  readonly born: (person: Person) => number | null
  readonly died: (person: Person) => number | null
}

const row = (kind: Kind, key: number, count: number, text: string | null = null): StatisticRow => ({
  ...{ kind, key, count, text, gender: null },
})

/** The numbers of equal values. */
const counted = (kind: Kind, values: readonly number[]): readonly StatisticRow[] =>
  [...Map.groupBy(values, (value) => value)].map(([value, some]) => row(kind, value, some.length))

/** The texts by frequency, then by code point. */
const commonest = (kind: Kind, key: number, texts: readonly string[], most: number): readonly StatisticRow[] =>
  [...Map.groupBy(texts, (text) => text)]
    .toSorted(([a, some], [b, others]) => others.length - some.length || byCodePoint(a, b))
    .slice(0, most)
    .map(([text, some]) => row(kind, key, some.length, text))

interface Aged {
  readonly person: Person
  readonly age: number
}

/** The numbers of the least ages of persons. */
const byAge = (kind: Kind, aged: readonly Aged[]): readonly StatisticRow[] => {
  const byPerson = Map.groupBy(
    aged.filter(({ age }) => isAge(age)),
    ({ person }) => person,
  )
  const ages = [...byPerson].map(([{ gender }, some]) => ({
    gender,
    age: some.reduce((least, { age }) => Math.min(least, age), MOST_AGE),
  }))
  return [...Map.groupBy(ages, ({ gender }): Gender | null => gender)].flatMap(([gender, some]) =>
    counted(
      kind,
      some.map(({ age }) => age),
    ).map((one) => ({ ...one, gender })),
  )
}

const aged = (person: Person | undefined, from: number | null, to: number | null): readonly Aged[] =>
  person === undefined || from === null || to === null ? [] : [{ person, age: yearsBetween(from, to) }]

const dayOf = ({ date }: Event): number | null => {
  const day = date?.sortDay ?? null
  return day === null || day < 0 ? null : day
}

const hasMonth = ({ date }: Event): boolean =>
  date?.qualifier === "exact" && (date.day !== null || (date.calendar === "gregorian" && date.month !== null))

const birthMonths = ({ events }: Seen): readonly number[] => {
  const births = events.filter((event) => event.type === "birth" && event.personId !== null && hasMonth(event))
  return [...Map.groupBy(births, ({ personId }) => personId).values()].flatMap((some) => {
    const first = some
      .map(dayOf)
      .filter((day) => day !== null)
      .toSorted((a, b) => a - b)[0]
    return first === undefined ? [] : [calendarDay("gregorian", first).month]
  })
}

const marriages = ({ relationships }: Tables, { events, people, born }: Seen): readonly Aged[] =>
  events.flatMap((event) => {
    const [day, edge] = [dayOf(event), event.relationshipId && relationships.get("committed", event.relationshipId)]
    const isOfAYear = ["exact", "about", "calculated", "estimated"].includes(event.date?.qualifier ?? "")
    if (event.type !== "marriage" || day === null || !edge || !isOfAYear) return []
    const { year } = calendarDay("gregorian", day)
    return [edge.fromPersonId, edge.toPersonId].flatMap((id) => {
      const person = people.get(id)
      return person === undefined ? [] : aged(person, born(person), year)
    })
  })

const isBiological = ({ type, qualifier }: Relationship): boolean =>
  type === "parent_child" && qualifier === "biological"

const firstChildren = ({ people, edges, born }: Seen): readonly Aged[] =>
  edges.filter(isBiological).flatMap((edge) => {
    const [parent, child] = [people.get(edge.fromPersonId), people.get(edge.toPersonId)]
    return parent === undefined || child === undefined ? [] : aged(parent, born(parent), born(child))
  })

const isGivenName = (name: string): boolean => {
  const letters = [...name].filter((letter) => !SIGNS_OF_NO_NAME.includes(letter))
  return !noGivenNames.includes(letters.join("").toLowerCase())
}

const givenNames = ({ people, born }: Seen): readonly StatisticRow[] => {
  const named = [...people.values()].flatMap((person) => {
    const [year, name = ""] = [born(person), person.givenName?.split(" ")[0]]
    return year === null || !isGivenName(name) ? [] : [{ decade: decadeOf(year), name }]
  })
  return [...Map.groupBy(named, ({ decade }) => decade)].flatMap(([decade, some]) =>
    commonest(
      "given_name",
      decade,
      some.map(({ name }) => name),
      MOST_NAMES_OF_DECADE,
    ),
  )
}

const placeNames = ({ places }: Tables, { events }: Seen): readonly string[] =>
  events.flatMap(({ placeId }) => (placeId === null ? [] : (places.get("committed", placeId)?.name ?? [])))

const generations = ({ people, edges }: Seen, home: PersonId | null): readonly StatisticRow[] => {
  const parents = Map.groupBy(edges.filter(isBiological), ({ toPersonId }) => toPersonId)
  const found: StatisticRow[] = []
  let line = new Set(home !== null && people.has(home) ? [home] : [])
  for (let generation = 1; generation <= MOST_GENERATIONS_UP && line.size > 0; generation++) {
    line = new Set([...line].flatMap((id) => (parents.get(id) ?? []).map(({ fromPersonId }) => fromPersonId)))
    if (line.size > 0) found.push(row("generation", generation, line.size))
  }
  return found
}

const seenBy = (tables: Tables, treeId: TreeId, viewer: Viewer): Seen => {
  const all = seesEverything(viewer)
  const full = tables.persons
    .rows("committed", "treeId", treeId)
    .filter((person) => isLive(person) && visibilityOf(viewer, person) === "full")
  const people = new Map(full.map((person) => [person.id, person]))
  const isOpen = (event: Event): boolean =>
    all || (event.privacy !== "hidden" && arePublic(peopleOfEvent(tables, event), viewer.year))
  return {
    people,
    edges: tables.relationships
      .rows("committed", "treeId", treeId)
      .filter((edge) => isLive(edge) && people.has(edge.fromPersonId) && people.has(edge.toPersonId)),
    events: tables.events.rows("committed", "treeId", treeId).filter((event) => isLive(event) && isOpen(event)),
    born: ({ birthYear, publicBirthYear }) => (all ? birthYear : publicBirthYear),
    died: ({ deathYear, publicDeathYear }) => (all ? deathYear : publicDeathYear),
  }
}

/** The statistics of a tree, from what the viewer sees. */
export const statisticRowsOf = (tables: Tables, treeId: TreeId, viewer: Viewer): readonly StatisticRow[] => {
  const seen = seenBy(tables, treeId, viewer)
  const people = [...seen.people.values()]
  const past = people.filter((person) => !possiblyLiving(person, viewer.year))
  const decades = people.map(seen.born).flatMap((year) => (year === null ? [] : [decadeOf(year)]))
  return [
    ...counted("births_of_decade", decades),
    ...counted("births_of_month", birthMonths(seen)),
    ...byAge(
      "life_span",
      past.flatMap((person) => aged(person, seen.born(person), seen.died(person))),
    ),
    ...byAge("age_at_marriage", marriages(tables, seen)),
    ...byAge("age_at_first_child", firstChildren(seen)),
    ...givenNames(seen),
    ...commonest("place", 0, placeNames(tables, seen), MOST_TOP_PLACES),
    ...generations(seen, tables.trees.get("committed", treeId)?.homePersonId ?? null),
  ]
}
