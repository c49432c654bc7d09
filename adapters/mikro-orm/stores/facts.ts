import { sql } from "kysely"
import { type MediaLink, targetFields } from "../../../core/domain/evidence/media-link.ts"
import type { MediaTarget } from "../../../core/domain/evidence/media-target.ts"
import { snakeCase } from "../../../core/codec/snake-case.ts"
import { deathFactTypes } from "../../../core/domain/living/death-fact.ts"
import { longestDeathWords } from "../../../core/domain/living/death-words.ts"
import type { LifeEvent, Transaction } from "../../../core/ports/unit-of-work.ts"
import { associations } from "../entities/association.ts"
import { comments } from "../entities/comment.ts"
import { citations } from "../entities/evidence/citation.ts"
import { events } from "../entities/event.ts"
import { media } from "../entities/evidence/media.ts"
import { mediaLinks } from "../entities/evidence/media-link.ts"
import { targetsOfMedium } from "./media-targets.ts"
import { sources } from "../entities/evidence/source.ts"
import { changing, recordedTable } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { byKey, givenIds, idsHaving, ofEach, rowsOf } from "./by-key.ts"
import { placeStore } from "./places.ts"
import { ROW_LOCK, treeRecords } from "./records.ts"
import type { StoredBytes } from "./stored-bytes.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db } from "../statements/compiled.ts"
import type {
  AssociationId,
  CitationId,
  CommentId,
  EventId,
  MediaId,
  PersonId,
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

const findComment = compiled<{ readonly id: CommentId }>("stores/facts findComment")((p) =>
  db.selectFrom("comments as x").select(columnsOf(comments, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const findAssociation = compiled<{ readonly id: AssociationId }>("stores/facts findAssociation")((p) =>
  db.selectFrom("associations as x").select(columnsOf(associations, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const findMedium = compiled<{ readonly id: MediaId }>("stores/facts findMedium")((p) =>
  db.selectFrom("media as x").select(columnsOf(media, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
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

/** All live events at a place, in the order of their ids, so that two commands do not wait for each other in a ring. */
const touchAt = statement(
  "stores/facts touchAt",
  changing(events, {
    where: "x.tree_id = $1 and x.place_id = $2 and x.deleted_at is null order by x.id",
    set: "version = x.version + 1, updated_at = $3",
  }),
)

const movePlace = statement(
  "stores/facts movePlace",
  changing(events, {
    where: "x.tree_id = $1 and x.place_id = $2 order by x.id",
    set: "place_id = $3, version = x.version + 1, updated_at = $4",
  }),
)

const moveLinks = statement(
  "stores/facts moveLinks",
  changing(mediaLinks, { where: "x.tree_id = $1 and x.person_id = $2", set: "person_id = $3" }),
)

const linksToTargets = statement(
  "stores/facts linksToTargets",
  `select ${columns(mediaLinks, "x")} from ${rowsOf(idsHaving("media_links", targetFields.map(snakeCase)), "media_links", "x")}
  order by x.id ${ROW_LOCK} of x`,
)

const linksOfMedia = statement(
  "stores/facts linksOfMedia",
  `select ${columns(mediaLinks, "x")} from ${rowsOf(idsHaving("media_links", ["media_id"]), "media_links", "x")}
  order by x.id ${ROW_LOCK} of x`,
)

const targetsOf = statement(
  "stores/facts targetsOf",
  `select ${targetsOfMedium} as "targets" from media x where x.tree_id = $1 and x.id = $2`,
)

interface LinksOfTree {
  readonly treeId: TreeId
  readonly ids: readonly string[]
}

const removeLinks = compiled<LinksOfTree>("stores/facts removeLinks")((p) =>
  db
    .deleteFrom("media_links as x")
    .where("x.tree_id", "=", p("treeId"))
    .where(sql<boolean>`x.id = any(${p("ids")}::uuid[])`)
    .returning(columnsOf(mediaLinks, "x")),
)

const linksOfIds = statement(
  "stores/facts linksOfIds",
  `select ${columns(mediaLinks, "x")} from ${rowsOf(givenIds, "media_links", "x")} order by x.id ${ROW_LOCK} of x`,
)

/** Events, places, sources, citations, associations, comments and media, within a transaction. */
export const factStores = (
  connection: TransactionConnection,
  recorder: Recorder,
  stored: Pick<StoredBytes, "add">,
): Pick<
  Transaction,
  "events" | "places" | "sources" | "citations" | "associations" | "comments" | "media" | "mediaLinks"
> => {
  const ofEvents = recordedTable(connection, recorder, { kind: "event", table: events })
  const ofMedia = recordedTable(connection, recorder, { kind: "media", table: media })
  const ofLinks = recordedTable(connection, recorder, { kind: "media_link", table: mediaLinks })
  return {
    events: {
      ...treeRecords(connection, { table: events, find: findEvent }, ofEvents),
      ofPerson: (treeId, personId) => eventsOfPerson.rows(connection, { treeId, personId }),
      ofLives: async (treeId, ids) => (ids.length === 0 ? [] : connection.rows<LifeEvent>(ofLives, [treeId, ids])),
      touchAt: async (treeId, placeId, now) => void (await ofEvents.change(touchAt, [treeId, placeId, now])),
      movePlace: async (treeId, from, to, now) => void (await ofEvents.change(movePlace, [treeId, from, to, now])),
    },
    places: placeStore(connection, recorder),
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
    comments: treeRecords(
      connection,
      { table: comments, find: findComment },
      recordedTable(connection, recorder, { kind: "comment", table: comments }),
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
      ofTargets: async (treeId, ids) =>
        ids.length === 0 ? [] : connection.rows<MediaLink>(linksToTargets, [treeId, ids]),
      ofMedia: async (treeId, ids) => (ids.length === 0 ? [] : connection.rows<MediaLink>(linksOfMedia, [treeId, ids])),
      targetsOf: async ({ treeId, id }) => {
        const rows = await connection.rows<{ readonly targets: readonly MediaTarget[] }>(targetsOf, [treeId, id])
        return rows[0]?.targets ?? []
      },
      ofIds: async (treeId, ids) => (ids.length === 0 ? [] : connection.rows<MediaLink>(linksOfIds, [treeId, ids])),
      updateMany: ofLinks.updateMany,
      remove: async (treeId, ids) => {
        if (ids.length > 0) await ofLinks.remove(removeLinks, { treeId, ids })
      },
      move: async (treeId, from, to) => {
        await ofLinks.change(moveLinks, [treeId, from, to])
      },
    },
  }
}
