import { snakeCase } from "../../../core/codec/snake-case.ts"
import type { MediaLink } from "../../../core/domain/evidence/media-link.ts"
import type { Place } from "../../../core/domain/event.ts"
import { deathFactTypes } from "../../../core/domain/living/death-fact.ts"
import { longestDeathWords } from "../../../core/domain/living/death-words.ts"
import { fieldsOf } from "../../../core/lib/fields-of.ts"
import type { LifeEvent, Transaction } from "../../../core/ports/unit-of-work.ts"
import { associations } from "../entities/association.ts"
import { citations } from "../entities/evidence/citation.ts"
import { events } from "../entities/event.ts"
import { media } from "../entities/evidence/media.ts"
import { mediaLinks } from "../entities/evidence/media-link.ts"
import { places } from "../entities/place.ts"
import { sources } from "../entities/evidence/source.ts"
import { changing, recordedTable } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { byKey, givenIds, ofEach, rowsOf } from "./by-key.ts"
import { ROW_LOCK, treeRecords } from "./records.ts"
import type { StoredBytes } from "./stored-bytes.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db } from "../statements/compiled.ts"
import type {
  AssociationId,
  CitationId,
  EventId,
  MediaId,
  PersonId,
  PlaceId,
  SourceId,
  TreeId,
} from "../../../core/domain/ids.ts"
import { statement } from "../statements/registry.ts"

const findEvent = compiled<{ readonly id: EventId }>("stores/facts findEvent")((p) =>
  db.selectFrom("events as x").select(columnsOf(events, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const findSource = compiled<{ readonly id: SourceId }>("stores/facts findSource")((p) =>
  db.selectFrom("sources as x").select(columnsOf(sources, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const findCitation = compiled<{ readonly id: CitationId }>("stores/facts findCitation")((p) =>
  db.selectFrom("citations as x").select(columnsOf(citations, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const findAssociation = compiled<{ readonly id: AssociationId }>("stores/facts findAssociation")((p) =>
  db.selectFrom("associations as x").select(columnsOf(associations, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const findMedium = compiled<{ readonly id: MediaId }>("stores/facts findMedium")((p) =>
  db.selectFrom("media as x").select(columnsOf(media, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const findPlace = compiled<{ readonly id: PlaceId }>("stores/facts findPlace")((p) =>
  db.selectFrom("places as l").select(columnsOf(places, "l")).where("l.id", "=", p("id")),
)

interface OfPerson {
  readonly treeId: TreeId
  readonly personId: PersonId
}

const eventsOfPerson = compiled<OfPerson>("stores/facts eventsOfPerson")((p) =>
  db
    .selectFrom("events as e")
    .select(columnsOf(events, "e"))
    .where("e.tree_id", "=", p("treeId"))
    .where("e.person_id", "=", p("personId"))
    .where("e.deleted_at", "is", null)
    .orderBy("e.id"),
)

const placesByKeys = statement(
  "stores/facts placesByKeys",
  `select ${columns(places, "l")} from (select distinct unnest($2::text[]) as key) wanted
  join places l on l.tree_id = $1 and md5(l.key) = md5(wanted.key) and l.key = wanted.key`,
)

const aboutDeath = `e.type in (${deathFactTypes.map((type) => `'${type}'`).join(", ")})`

const lifeColumns = `e.id as "id", e.type as "type", e.date as "date", e.detail as "detail", e.asserted as "asserted",
  e.privacy as "privacy",
  case when ${aboutDeath} then e.subtype end as "subtype", case when ${aboutDeath} then e.cause end as "cause",
  case when ${aboutDeath} then (select l.name from places l where l.tree_id = e.tree_id and l.id = e.place_id) end as "place",
  case when ${aboutDeath} and length(e.notes) <= ${longestDeathWords} then e.notes end as "notes"`

const sharedBy = (partner: string): string => `
  select r.${partner} as "personId", false as "isOwn", ${lifeColumns}
  from ${ofEach("$2", "relationships", "r", `r.tree_id = $1 and r.${partner} = k.id`)}
  cross join lateral ${byKey("events", "e", "e.tree_id = $1 and e.relationship_id = r.id")}
  where r.type = 'partnership' and r.deleted_at is null and e.deleted_at is null`

const ofLives = statement(
  "stores/facts ofLives",
  `
  select e.person_id as "personId", true as "isOwn", ${lifeColumns}
  from ${ofEach("$2", "events", "e", "e.tree_id = $1 and e.person_id = k.id")} where e.deleted_at is null
  union all ${sharedBy("from_person_id")}
  union all ${sharedBy("to_person_id")}
  order by "id"`,
)

const placeColumns = { treeId: "uuid", id: "uuid", name: "text", key: "text" } satisfies Record<keyof Place, string>
const placeFields = fieldsOf(placeColumns)
const placeNames = placeFields.map(snakeCase).join(", ")
const placeLists = placeFields.map((field, index) => `$${index + 1}::${placeColumns[field]}[]`).join(", ")

/** Ordered by key, so that two commands that insert the same places wait for each other without a deadlock. */
const addPlaces = statement(
  "stores/facts addPlaces",
  `insert into places (${placeNames}, import_id)
  select fresh.*, $${placeFields.length + 1}::uuid from unnest(${placeLists}) as fresh (${placeNames}) order by tree_id, key
  on conflict do nothing returning id`,
)

const moveLinks = statement(
  "stores/facts moveLinks",
  changing(mediaLinks, { where: "x.tree_id = $1 and x.person_id = $2", set: "person_id = $3" }),
)

const linksToTargets = statement(
  "stores/facts linksToTargets",
  `select ${columns(mediaLinks, "x")} from media_links x where x.tree_id = $1
  and (x.person_id = any($2::uuid[]) or x.event_id = any($3::uuid[])) order by x.id ${ROW_LOCK} of x`,
)

const linksOfIds = statement(
  "stores/facts linksOfIds",
  `select ${columns(mediaLinks, "x")} from ${rowsOf(givenIds, "media_links", "x")} order by x.id ${ROW_LOCK} of x`,
)

/** Events, places, sources, citations, associations and media, within a transaction. */
export const factStores = (
  connection: TransactionConnection,
  recorder: Recorder,
  stored: Pick<StoredBytes, "add">,
): Pick<Transaction, "events" | "places" | "sources" | "citations" | "associations" | "media" | "mediaLinks"> => {
  const byKeys: Transaction["places"]["byKeys"] = async (treeId, keys) =>
    keys.length === 0 ? [] : connection.rows<Place>(placesByKeys, [treeId, keys])
  const ofPlaces = recordedTable(connection, recorder, { kind: "place", table: places })
  const ofMedia = recordedTable(connection, recorder, { kind: "media", table: media })
  const ofLinks = recordedTable(connection, recorder, { kind: "media_link", table: mediaLinks })
  return {
    events: {
      ...treeRecords(
        connection,
        { table: events, find: findEvent },
        recordedTable(connection, recorder, { kind: "event", table: events }),
      ),
      ofPerson: (treeId, personId) => eventsOfPerson.rows(connection, { treeId, personId }),
      ofLives: async (treeId, ids) => (ids.length === 0 ? [] : connection.rows<LifeEvent>(ofLives, [treeId, ids])),
    },
    places: {
      find: (id) => findPlace.first(connection, { id }),
      byKeys,
      insert: async (rows) => {
        if (rows.length === 0) return []
        const kept: Place[] = []
        for (const [treeId, own] of Map.groupBy(rows, (row) => row.treeId)) {
          const importId = recorder.importInto(treeId)
          const added = await connection.rows<Pick<Place, "id">>(addPlaces, [
            ...placeFields.map((field) => own.map((row) => row[field])),
            importId,
          ])
          const ids = new Set(added.map(({ id }) => id))
          if (importId === null) ofPlaces.inserted(own.filter(({ id }) => ids.has(id)))
          else {
            recorder.countImported(treeId, [...ids])
            ofPlaces.imported(own.filter(({ id }) => ids.has(id)))
          }
          for (const place of await byKeys(
            treeId,
            own.map((row) => row.key),
          ))
            kept.push(place)
        }
        return kept
      },
    },
    sources: treeRecords(
      connection,
      { table: sources, find: findSource },
      recordedTable(connection, recorder, { kind: "source", table: sources }),
    ),
    citations: treeRecords(
      connection,
      { table: citations, find: findCitation },
      recordedTable(connection, recorder, { kind: "citation", table: citations }),
    ),
    associations: treeRecords(
      connection,
      { table: associations, find: findAssociation },
      recordedTable(connection, recorder, { kind: "association", table: associations }),
    ),
    media: {
      ...treeRecords(connection, { table: media, find: findMedium }, ofMedia),
      insert: async (rows) => {
        for (const { treeId, size } of rows) stored.add(treeId, size)
        await ofMedia.insert(rows)
      },
    },
    mediaLinks: {
      insert: ofLinks.insert,
      ofTargets: (treeId, { personIds, eventIds }) =>
        connection.rows<MediaLink>(linksToTargets, [treeId, personIds, eventIds]),
      ofIds: async (treeId, ids) => (ids.length === 0 ? [] : connection.rows<MediaLink>(linksOfIds, [treeId, ids])),
      updateMany: ofLinks.updateMany,
      move: async (treeId, from, to) => {
        await ofLinks.change(moveLinks, [treeId, from, to])
      },
    },
  }
}
