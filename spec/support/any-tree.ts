import fc from "fast-check"
import { eventPrivacySettings, partnershipEventTypes, personEventTypes } from "../../core/domain/event.ts"
import type { TreeId } from "../../core/domain/ids.ts"
import { nameTypes } from "../../core/domain/name.ts"
import { privacySettings } from "../../core/domain/living.ts"
import { genders } from "../../core/domain/person.ts"
import { parentQualifiers } from "../../core/domain/relationship.ts"
import { anyDate } from "./any-date.ts"
import { aCitation, aName, anEvent, aPerson, aPlace, aRelationship, aSource } from "./builders.ts"
import type { Planting } from "./store.ts"

/** Words with all that GEDCOM is touchy about. */
const words = fc
  .array(
    fc.constantFrom(
      "Anne",
      "Élise",
      "@",
      "@@",
      "/",
      "Y",
      "7",
      "o’Neill",
      "\n",
      "  ",
      "@I1@",
      "0 TRLR",
      "漢字",
      "👩‍👧",
      "# - x",
      ",",
      "1850",
      "(so)",
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((some) => some.join(" "))
  .filter((text) => text.trim() !== "")
const longText = fc.oneof(
  words,
  fc.tuple(words, fc.integer({ min: 1, max: 90 })).map(([text, times]) => `${text} `.repeat(times)),
)
const maybe = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(some)
const part = maybe(words.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== ""))

const parts = { givenName: part, surname: part, prefix: part, suffix: part, surnamePrefix: part }
const anyName = fc.record({ nameType: fc.constantFrom(...nameTypes), ...parts })
const anyCitation = fc.record({
  source: fc.nat(),
  page: maybe(words),
  detail: maybe(longText),
  confidence: maybe(fc.integer({ min: 0, max: 3 })),
})
const citations = fc.array(anyCitation, { maxLength: 2 })
const anyEvent = fc.record({
  type: fc.oneof(
    fc.constantFrom(...personEventTypes, ...partnershipEventTypes),
    fc.constantFrom("voyage", "Grand Tour", "y", "sépulture", "Military Service", "BIRTH"),
  ),
  date: maybe(anyDate(words)),
  place: maybe(fc.constantFrom("Down House", "Shrewsbury, Shropshire", "@ home")),
  detail: maybe(longText),
  notes: maybe(longText),
  asserted: fc.boolean(),
  privacy: fc.constantFrom(...eventPrivacySettings),
  citations,
})
const anyPerson = fc.record({
  facts: fc.record({
    gender: maybe(fc.constantFrom(...genders)),
    isLiving: maybe(fc.boolean()),
    notes: maybe(longText),
    privacy: fc.constantFrom(...privacySettings),
  }),
  names: fc.array(fc.record({ name: anyName, citations }), { minLength: 1, maxLength: 3 }),
  primary: fc.nat(),
  events: fc.array(anyEvent, { maxLength: 3 }),
  citations,
})
const anyTie = fc.record({
  ends: fc.tuple(fc.nat(), fc.nat()),
  qualifier: maybe(fc.constantFrom(...parentQualifiers)),
  notes: maybe(longText),
  events: fc.array(anyEvent, { maxLength: 2 }),
  citations,
})
const anySource = fc.record({
  title: words,
  author: maybe(words),
  publication: maybe(longText),
  repository: maybe(words),
  callNumber: maybe(words),
  url: maybe(words),
  notes: maybe(longText),
})
/** Any tree that the API could make. */
export const anyTree = fc.record({
  persons: fc.array(anyPerson, { minLength: 1, maxLength: 6 }),
  ties: fc.array(anyTie, { maxLength: 9 }),
  sources: fc.array(anySource, { minLength: 1, maxLength: 3 }),
})
export type AnyTree = typeof anyTree extends fc.Arbitrary<infer Tree> ? Tree : never

/** Only an event that says nothing more than its type can be one that is not asserted. */
const saysMore = (
  place: string | null,
  { date, detail, notes }: Omit<AnyTree["persons"][0]["events"][0], "place" | "citations">,
) => [place, date, detail, notes].some((part) => part !== null)

/** The generated tree as rows; of the ties those that are no second one between the same two. */
export const rowsOf = (treeId: TreeId, { persons, ties, sources }: AnyTree): Planting => {
  const rows = {
    persons: persons.map(({ facts }) => aPerson({ treeId, ...facts })),
    sources: sources.map((source) => aSource({ treeId, ...source })),
  }
  const places = new Map(
    ["Down House", "Shrewsbury, Shropshire", "@ home"].map((name) => [name, aPlace({ treeId, name })]),
  )
  const cite = (
    target: Parameters<typeof aCitation>[0] extends infer C ? Partial<C> : never,
    some: AnyTree["persons"][0]["citations"],
  ) =>
    some.map(({ source, ...said }) =>
      aCitation({ treeId, ...said, ...target, sourceId: rows.sources[source % rows.sources.length]!.id }),
    )
  const tell = (
    subject: Parameters<typeof anEvent>[0] extends infer V ? Partial<V> : never,
    some: AnyTree["persons"][0]["events"],
  ) =>
    some.map(({ place, citations: cited, ...said }) => ({
      event: anEvent({
        treeId,
        ...said,
        asserted: said.asserted || saysMore(place, said),
        ...subject,
        placeId: place === null ? null : places.get(place)!.id,
      }),
      cited,
    }))

  const names = persons.flatMap(({ names: own, primary }, index) =>
    own.map(({ name, citations: cited }, at) => ({
      name: aName({ treeId, personId: rows.persons[index]!.id, ...name, isPrimary: at === primary % own.length }),
      cited,
    })),
  )
  const seen = new Set<string>()
  const edges = ties.flatMap(({ ends: [a, b], qualifier, notes, events, citations: cited }) => {
    const [from, to] = [a % persons.length, b % persons.length].sort((x, y) => x - y) as [number, number]
    const key = `${from} ${to} ${qualifier === null}`
    if (from === to || seen.has(key)) return []
    seen.add(key)
    const [fromPersonId, toPersonId] = [rows.persons[from]!.id, rows.persons[to]!.id]
    const edge = aRelationship({
      treeId,
      type: qualifier === null ? "partnership" : "parent_child",
      qualifier,
      fromPersonId,
      toPersonId,
      notes,
    })
    return [{ edge, cited, events: qualifier === null ? events : [] }]
  })
  const events = [
    ...persons.flatMap((person, index) => tell({ personId: rows.persons[index]!.id }, person.events)),
    ...edges.flatMap(({ edge, events: some }) => tell({ relationshipId: edge.id }, some)),
  ]
  return {
    ...rows,
    places: [...places.values()],
    names: names.map(({ name }) => name),
    relationships: edges.map(({ edge }) => edge),
    events: events.map(({ event }) => event),
    citations: [
      ...persons.flatMap((person, index) => cite({ personId: rows.persons[index]!.id }, person.citations)),
      ...names.flatMap(({ name, cited }) => cite({ nameId: name.id }, cited)),
      ...events.flatMap(({ event, cited }) => cite({ eventId: event.id }, cited)),
      ...edges.flatMap(({ edge, cited }) => cite({ relationshipId: edge.id }, cited)),
    ],
  }
}
