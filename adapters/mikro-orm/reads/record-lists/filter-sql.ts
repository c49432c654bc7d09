import {
  type CitationFilter,
  daysOf,
  type EventFilter,
  type MediaFilter,
} from "../../../../core/domain/record-lists/record-filters.ts"

/** The conditions of a filter on the row `x` of the tree `$1`. The first of their parameters has this number. */
export type FilterSql = (first: number) => { readonly conditions: string; readonly values: readonly unknown[] }

export const unfiltered: FilterSql = () => ({ conditions: "", values: [] })

/** A condition on a value, which gets the number of its parameter. */
type Condition = (parameter: string) => string

/** The conditions of those values that are not null. */
const whereGiven =
  (given: readonly (readonly [value: unknown, condition: Condition])[]): FilterSql =>
  (first) => {
    const used = given.filter(([value]) => value !== null)
    return {
      conditions: used.map(([, condition], at) => `and ${condition(`$${first + at}`)}`).join(" "),
      values: used.map(([value]) => value),
    }
  }

const sortDay = "(x.date ->> 'sortDay')::integer"

export const eventConditions = (filter: EventFilter): FilterSql => {
  const { first, last } = daysOf(filter)
  return whereGiven([
    [filter.type, (type) => `x.type = ${type}::text`],
    [filter.placeId, (place) => `x.place_id = ${place}::uuid`],
    [first, (day) => `${sortDay} >= ${day}::integer`],
    [last, (day) => `${sortDay} <= ${day}::integer`],
  ])
}

/**
 * The citations `c` of a person and of the names, events and relationships of that person, each looked up by its
 * index.
 */
export const citationsOfPerson = (person: string, columns = "c.id"): string => {
  const edges = ["from_person_id", "to_person_id"].map(
    (end) =>
      `select r.id from relationships r where r.tree_id = $1 and r.${end} = ${person}::uuid and r.deleted_at is null`,
  )
  const citing = (target: string, ids: string): string =>
    `select ${columns} from (${ids}) t join citations c on c.tree_id = $1 and c.${target}_id = t.id`
  const events = [
    `select e.id from events e where e.tree_id = $1 and e.person_id = ${person}::uuid and e.deleted_at is null`,
    ...edges.map(
      (edge) =>
        `select e.id from (${edge}) r join events e on e.tree_id = $1 and e.relationship_id = r.id and e.deleted_at is null`,
    ),
  ]
  return [
    `select ${columns} from citations c where c.tree_id = $1 and c.person_id = ${person}::uuid`,
    citing(
      "name",
      `select n.id from names n where n.tree_id = $1 and n.person_id = ${person}::uuid and n.deleted_at is null`,
    ),
    ...events.map((ids) => citing("event", ids)),
    ...edges.map((ids) => citing("relationship", ids)),
  ].join(" union all ")
}

export const citationConditions = ({ personId, sourceId, eventId, relationshipId }: CitationFilter): FilterSql =>
  whereGiven([
    [personId, (person) => `x.id = any(array(${citationsOfPerson(person)}))`],
    [sourceId, (source) => `x.source_id = ${source}::uuid`],
    [eventId, (event) => `x.event_id = ${event}::uuid`],
    [relationshipId, (relationship) => `x.relationship_id = ${relationship}::uuid`],
  ])

/** The media that are attached or linked to a record. */
const mediaOf =
  (owner: "person" | "event" | "source"): Condition =>
  (id) =>
    `x.id = any(array(
    select m.id from media m where m.tree_id = $1 and m.${owner}_id = ${id}::uuid
    union all ${linkedTo(owner, id)}
  ))`

const linkedTo = (kind: string, id: string): string =>
  `select k.media_id from media_links k where k.tree_id = $1 and k.${kind}_id = ${id}::uuid`

/** The media that are linked to a record of a kind to which none is attached. */
const mediaLinkedTo =
  (kind: "relationship" | "citation" | "place"): Condition =>
  (id) =>
    `x.id = any(array(${linkedTo(kind, id)}))`

const isUnattached = `x.person_id is null and x.event_id is null and x.source_id is null and not exists (
  select from media_links k where k.tree_id = x.tree_id and k.media_id = x.id
    and num_nonnulls(k.person_id, k.event_id, k.relationship_id, k.source_id, k.citation_id, k.place_id) > 0
)`

export const mediaConditions = ({ unattached, type, ...targets }: MediaFilter): FilterSql =>
  whereGiven([
    [targets.personId, mediaOf("person")],
    [targets.eventId, mediaOf("event")],
    [targets.relationshipId, mediaLinkedTo("relationship")],
    [targets.sourceId, mediaOf("source")],
    [targets.citationId, mediaLinkedTo("citation")],
    [targets.placeId, mediaLinkedTo("place")],
    [unattached || null, (isWanted) => `(${isUnattached}) = ${isWanted}::boolean`],
    [type, (kind) => `starts_with(x.content_type, ${kind}::text || '/')`],
  ])
