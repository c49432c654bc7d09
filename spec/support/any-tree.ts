import fc from "fast-check"
import { addressOf, noAddress } from "../../core/domain/address.ts"
import type { OfInstance } from "../../core/domain/backup/backup-tree.ts"
import { type Association, associationFields, associationRoles } from "../../core/domain/association/association.ts"
import { type Citation, citationFields, citedFields } from "../../core/domain/evidence/citation.ts"
import {
  type Event,
  eventFields,
  eventPrivacySettings,
  partnershipEventTypes,
  personEventTypes,
} from "../../core/domain/event.ts"
import type { TreeId } from "../../core/domain/ids.ts"
import type { RecordLifecycle } from "../../core/domain/lifecycle.ts"
import { nameFields, nameTypes } from "../../core/domain/name.ts"
import { formKinds, type NameForm } from "../../core/domain/name-forms/name-form.ts"
import { privacySettings } from "../../core/domain/living/living.ts"
import { mostDegrees, roundedDegrees } from "../../core/domain/place/coordinates.ts"
import type { Place } from "../../core/domain/place/place.ts"
import { genders, personFields } from "../../core/domain/person.ts"
import { parentQualifiers, relationshipFields } from "../../core/domain/relationship.ts"
import { sourceFields } from "../../core/domain/evidence/source.ts"
import { type Tree, treeVisibilities } from "../../core/domain/tree.ts"
import { anyDate } from "./any-date.ts"
import { generatorsOf } from "./any-fields.ts"
import { anyIdentifiers } from "./any-identifiers.ts"
import { line, longText, maybe, words } from "./any-text.ts"
import { aCitation, aName, anAssociation, anEvent, aPerson, aPlace, aRelationship, aSource } from "./builders.ts"
import type { Planting } from "./store.ts"

/** A generator for each field of `T` but those named. A field added to `T` does not compile until it has one. */
export type Generators<T, Other extends keyof T = never> = {
  readonly [Field in Exclude<keyof T, keyof RecordLifecycle | "id" | "treeId" | Other>]: fc.Arbitrary<T[Field]>
}

const anyTemplateFields = fc.array(fc.record({ name: line, value: line }), { maxLength: 3 })
const anyForm = fc.record({
  written: line,
  language: maybe(fc.constantFrom("ja-Hrkt", "zh-Latn-pinyin", "en", "hu")),
  kind: fc.constantFrom(...formKinds),
  givenName: maybe(line),
  surname: maybe(line),
} satisfies { readonly [K in keyof NameForm]: fc.Arbitrary<NameForm[K]> })
const anyName = fc.record({
  ...generatorsOf(nameFields, {
    nameType: fc.constantFrom(...nameTypes),
    identifiers: anyIdentifiers,
    forms: fc.array(anyForm, { maxLength: 2 }),
  }),
  language: maybe(fc.constantFrom("hu", "en", "zh-Hant")),
})
const anyCited = fc.record(
  generatorsOf(citationFields, {
    identifiers: anyIdentifiers,
    fields: anyTemplateFields,
    about: fc.constant<Citation["about"]>(null),
    confidence: maybe(fc.integer({ min: 0, max: 3 })),
  }),
)
const anyCitation = fc.record({ source: fc.nat(), said: anyCited })
const citations = fc.array(anyCitation, { maxLength: 2 })
const citationsOfPerson = fc.array(
  fc
    .record({ cited: anyCitation, about: maybe(fc.constantFrom(...citedFields)) })
    .map(({ cited: { source, said }, about }) => ({ source, said: { ...said, about } })),
  { maxLength: 3 },
)
const anyAssociation = fc.record({
  of: fc.nat(),
  associate: maybe(fc.nat()),
  event: maybe(fc.nat()),
  tie: maybe(fc.nat()),
  name: line,
  said: fc.record(generatorsOf(associationFields, { role: fc.constantFrom(...associationRoles) })),
})
const placeNames = ["Down House", "Shrewsbury, Shropshire", "@ home"] as const
const placeOf = (name: string) =>
  fc.record({ name: fc.constant(name) } satisfies Generators<Pick<Place, "id" | "treeId" | "name">>)
const items = fc.array(line, { maxLength: 4 })
const anyAddress = fc
  .record({
    lines: items,
    city: maybe(line),
    state: maybe(line),
    postalCode: maybe(line),
    country: maybe(line),
    phones: items,
    emails: items,
    urls: items,
  })
  .map((parts) => addressOf(parts) ?? { ...noAddress, city: "Downe" })
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map(roundedDegrees)
const { latitude, longitude } = mostDegrees
const anyEventFields = {
  ...generatorsOf(eventFields, {
    identifiers: anyIdentifiers,
    address: maybe(anyAddress),
    coordinates: maybe(fc.record({ latitude: degrees(latitude), longitude: degrees(longitude) })),
    confidence: maybe(fc.integer({ min: 0, max: 3 })),
    privacy: fc.constantFrom(...eventPrivacySettings),
  }),
  type: fc.oneof(
    fc.constantFrom(...personEventTypes, ...partnershipEventTypes),
    fc.constantFrom("voyage", "Grand Tour", "y", "sépulture", "Military Service", "BIRTH"),
  ),
  date: maybe(anyDate(words)),
  asserted: fc.boolean(),
} satisfies Generators<Event, "personId" | "relationshipId" | "placeId">
const anyEvent = fc.record({
  said: fc.record(anyEventFields),
  place: maybe(fc.nat({ max: placeNames.length - 1 })),
  citations,
})
const anyPerson = fc.record({
  facts: fc.record(
    generatorsOf(personFields, {
      gender: maybe(fc.constantFrom(...genders)),
      isLiving: maybe(fc.boolean()),
      privacy: fc.constantFrom(...privacySettings),
      identifiers: anyIdentifiers,
    }),
  ),
  names: fc.array(fc.record({ name: anyName, citations }), { minLength: 1, maxLength: 3 }),
  primary: fc.nat(),
  events: fc.array(anyEvent, { maxLength: 3 }),
  citations: citationsOfPerson,
})
const anyTieFields = fc.record(
  generatorsOf(relationshipFields, {
    qualifier: maybe(fc.constantFrom(...parentQualifiers)),
    identifiers: anyIdentifiers,
    position: maybe(fc.nat({ max: 9 })),
    toPosition: maybe(fc.nat({ max: 9 })),
  }),
)
const anyTie = fc.record({
  ends: fc.tuple(fc.nat(), fc.nat()),
  said: anyTieFields,
  events: fc.array(anyEvent, { maxLength: 2 }),
  citations,
})
const anySource = fc.record(
  generatorsOf(sourceFields, { author: maybe(words), identifiers: anyIdentifiers, fields: anyTemplateFields }),
)
/** What an owner says of a tree. */
export const anyTreeFacts = fc.record({
  name: line,
  description: maybe(longText),
  visibility: fc.constantFrom(...treeVisibilities),
} satisfies Generators<Tree, OfInstance | "homePersonId">)

/** The contents of any tree that the API could make. */
export const anyTree = fc.record({
  persons: fc.array(anyPerson, { minLength: 1, maxLength: 6 }),
  ties: fc.array(anyTie, { maxLength: 9 }),
  sources: fc.array(anySource, { minLength: 1, maxLength: 3 }),
  places: fc.tuple(...placeNames.map(placeOf)),
  associations: fc.array(anyAssociation, { maxLength: 4 }),
})
export type AnyTree = typeof anyTree extends fc.Arbitrary<infer Tree> ? Tree : never

type AnyTold = AnyTree["persons"][0]["events"][0]

/** Only an event that says nothing more than its type can be one that is not asserted. */
const saysMore = ({
  place,
  said: { type: _type, asserted: _asserted, privacy: _setting, identifiers: _ofFiles, ...said },
}: AnyTold) => [place, ...Object.values(said)].some((part) => part !== null)

/** The generated tree as rows; of the ties those that are no second one between the same two. */
export const rowsOf = (
  treeId: TreeId,
  { persons, ties, sources, places: generated, associations }: AnyTree,
): Planting => {
  const rows = {
    persons: persons.map(({ facts }) => aPerson({ treeId, ...facts })),
    sources: sources.map((source) => aSource({ treeId, ...source })),
  }
  const places = generated.map((place) => aPlace({ treeId, ...place }))
  const cite = (
    target: Parameters<typeof aCitation>[0] extends infer C ? Partial<C> : never,
    some: AnyTree["persons"][0]["citations"],
  ) =>
    some.map(({ source, said }) =>
      aCitation({ treeId, ...said, ...target, sourceId: rows.sources[source % rows.sources.length]!.id }),
    )
  const tell = (
    subject: Parameters<typeof anEvent>[0] extends infer V ? Partial<V> : never,
    some: AnyTree["persons"][0]["events"],
  ) =>
    some.map((event) => ({
      event: anEvent({
        treeId,
        ...event.said,
        age: subject.relationshipId === undefined ? event.said.age : null,
        asserted: event.said.asserted || saysMore(event),
        ...subject,
        placeId: event.place === null ? null : places[event.place]!.id,
      }),
      cited: event.citations,
    }))

  const names = persons.flatMap(({ names: own, primary }, index) =>
    own.map(({ name, citations: cited }, at) => ({
      name: aName({ treeId, personId: rows.persons[index]!.id, ...name, isPrimary: at === primary % own.length }),
      cited,
    })),
  )
  const seen = new Set<string>()
  const edges = ties.flatMap(({ ends: [a, b], said, events, citations: cited }) => {
    const { qualifier } = said
    const [from, to] = [a % persons.length, b % persons.length].sort((x, y) => x - y) as [number, number]
    const key = `${from} ${to} ${qualifier === null}`
    if (from === to || seen.has(key)) return []
    seen.add(key)
    const [fromPersonId, toPersonId] = [rows.persons[from]!.id, rows.persons[to]!.id]
    const edge = aRelationship({
      treeId,
      ...said,
      ...(qualifier === null ? { twinGroup: null } : { toPosition: null }),
      type: qualifier === null ? "partnership" : "parent_child",
      fromPersonId,
      toPersonId,
    })
    return [{ edge, cited, events: qualifier === null ? events : [] }]
  })
  const events = [
    ...persons.flatMap((person, index) => tell({ personId: rows.persons[index]!.id }, person.events)),
    ...edges.flatMap(({ edge, events: some }) => tell({ relationshipId: edge.id }, some)),
  ]
  const own = rows.persons
  const associated = associations.map(({ of, associate, event, tie, name, said }) => {
    const person = own[of % own.length]!
    const beside = associate === null ? person : own[associate % own.length]!
    const happened = event === null || events.length === 0 ? undefined : events[event % events.length]!.event
    const edge = tie === null || edges.length === 0 ? undefined : edges[tie % edges.length]!.edge
    const ofEdge = edge === undefined ? { personId: person.id } : { relationshipId: edge.id }
    const target: Partial<Association> =
      happened === undefined ? ofEdge : { eventId: happened.id, personId: happened.personId }
    const associateId = beside.id === (target.personId ?? null) || associate === null ? null : beside.id
    return anAssociation({
      treeId,
      ...said,
      ...target,
      associateId,
      associateName: associateId === null ? name : said.associateName,
    })
  })
  return {
    ...rows,
    associations: associated,
    places,
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
