import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import { isAboutDeath } from "../../core/domain/living/death-fact.ts"
import { placeKey } from "../../core/domain/event.ts"
import type { GedcomFields } from "../../core/domain/gedcom/structures/gedcom-fields.ts"
import type { PersonRead } from "../../core/domain/person.ts"
import type { RelationshipRead } from "../../core/domain/relationship.ts"
import { contentsOf } from "./gedcom-import.ts"
import type { World } from "./world.ts"

/** A text as a file can carry it: without the space around it, without control characters; null when nothing is left. */
const carried = (text: string | null): string | null =>
  text
    ?.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[\0-\x08\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g, "")
    .trim() || null

const inOrder = <T>(items: readonly T[]): readonly T[] =>
  items.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

type RelationshipFields = Pick<RelationshipRead, keyof GedcomFields<"relationship">>
type PersonFields = Pick<PersonRead, keyof GedcomFields<"person">>

/** The values of a record as they are compared. A field added to the record does not compile until it is here. */
type Values<R> = Readonly<Record<keyof R, unknown>>

const ofPerson = ({ gender, isLiving, notes, privacy }: PersonFields): Values<PersonFields> => ({
  gender,
  isLiving,
  privacy,
  notes: carried(notes),
})

const ofName = (name: GedcomFields<"name">): Values<GedcomFields<"name">> => ({
  nameType: name.nameType,
  givenName: carried(name.givenName),
  surname: carried(name.surname),
  prefix: carried(name.prefix),
  suffix: carried(name.suffix),
  surnamePrefix: carried(name.surnamePrefix),
})

const ofEvent = (event: GedcomFields<"event">): Values<GedcomFields<"event">> => ({
  type: event.type,
  date: event.date,
  detail: carried(event.detail),
  notes: carried(event.notes),
  asserted: event.asserted,
  privacy: event.privacy,
})

const ofPlace = ({ name }: GedcomFields<"place">): Values<GedcomFields<"place">> => ({
  name: placeKey(carried(name) ?? ""),
})

const ofRelationship = ({ notes }: RelationshipFields): Values<RelationshipFields> => ({ notes: carried(notes) })

const ofSource = (source: GedcomFields<"source">): Values<GedcomFields<"source">> => ({
  title: carried(source.title),
  author: carried(source.author),
  publication: carried(source.publication),
  repository: carried(source.repository),
  callNumber: carried(source.callNumber),
  url: carried(source.url),
  notes: carried(source.notes),
})

const ofCitation = ({ page, detail, confidence }: GedcomFields<"citation">): Values<GedcomFields<"citation">> => ({
  page: carried(page),
  detail: carried(detail),
  confidence,
})

/** The contents of a tree without ids, times and order. Persons and sources are numbered; dependents are nested. */
export const treeContents = async (world: World) => {
  const { persons, names, events, relationships, sources, citations } = await contentsOf(world)
  const ordinals = new Map<string, number>(
    [...persons, ...sources].map(({ id }, index) => [id, index < persons.length ? index : index - persons.length]),
  )
  const ordinal = (id: string): number => ordinals.get(id) ?? -1
  const cited = Map.groupBy(
    citations,
    ({ personId, nameId, eventId, relationshipId }): string => personId ?? nameId ?? eventId ?? relationshipId ?? "",
  )
  const citationsOf = (id: string) =>
    inOrder((cited.get(id) ?? []).map((citation) => ({ source: ordinal(citation.sourceId), ...ofCitation(citation) })))
  const namesOf = Map.groupBy(names, ({ personId }): string => personId)
  const ties = new Map(
    relationships.map((relationship) => {
      const { id, type, fromPersonId, toPersonId, qualifier } = relationship
      const ends = [ordinal(fromPersonId), ordinal(toPersonId)]
      return [
        id as string,
        {
          type,
          ends: type === "partnership" ? ends.toSorted((a, b) => a - b) : ends,
          qualifier,
          ...ofRelationship(relationship),
          citations: citationsOf(id),
        },
      ]
    }),
  )
  return {
    persons: persons.map((person) => ({
      ...ofPerson(person),
      citations: citationsOf(person.id),
      names: inOrder(
        (namesOf.get(person.id) ?? []).map((name) => ({
          ...ofName(name),
          isPrimary: name.isPrimary,
          citations: citationsOf(name.id),
        })),
      ),
    })),
    events: inOrder(
      events.map((event) => ({
        subject: event.relationshipId === null ? ordinal(event.personId ?? "") : ties.get(event.relationshipId)?.ends,
        ...ofEvent(event),
        place: event.place === null ? null : ofPlace({ name: event.place }),
        citations: citationsOf(event.id),
      })),
    ),
    relationships: inOrder([...ties.values()]),
    sources: sources.map(ofSource),
  }
}

type Contents = Awaited<ReturnType<typeof treeContents>>

/**
 * The contents as they can be compared after an export to this version. 7.0 does not allow a bare event, so it gets
 * a `Y` there and is asserted from then on. Deaths do not: they stay as they are.
 */
export const comparable = (contents: Contents, version: GedcomVersion): Contents => ({
  ...contents,
  events: inOrder(
    contents.events.map((event) => {
      const isBare = [event.date, event.detail, event.notes, event.place].every((value) => value === null)
      const isAsserted = version === "7.0" && isBare && !isAboutDeath(String(event.type))
      return isAsserted ? { ...event, asserted: true } : event
    }),
  ),
})
