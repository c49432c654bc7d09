import type { Citation } from "../../../core/domain/evidence/citation.ts"
import type { PlacedEvent } from "../../../core/domain/event.ts"
import type { KeptRecord } from "../../../core/domain/gedcom/kept/kept-record.ts"
import type { TreeId, UserId } from "../../../core/domain/ids.ts"
import type { Media } from "../../../core/domain/evidence/media.ts"
import type { MediaLink } from "../../../core/domain/evidence/media-link.ts"
import type { Name } from "../../../core/domain/name.ts"
import type { Person } from "../../../core/domain/person.ts"
import type { Relationship } from "../../../core/domain/relationship.ts"
import type { Source } from "../../../core/domain/evidence/source.ts"
import type { Tree } from "../../../core/domain/tree.ts"
import type { BackedUpAccount, BackedUpTree, BackupReads } from "../../../core/ports/backup-reads.ts"
import { citations } from "../entities/citation.ts"
import { events } from "../entities/event.ts"
import { keptRecords } from "../entities/kept-record.ts"
import { media } from "../entities/media.ts"
import { names } from "../entities/name.ts"
import { persons } from "../entities/person.ts"
import { relationships } from "../entities/relationship.ts"
import { sources } from "../entities/source.ts"
import { trees } from "../entities/tree.ts"
import type { Sql } from "../sql.ts"
import { columns, type Table } from "../table.ts"
import { BEFORE_ALL } from "./batches.ts"
import { havingAny, lookUp } from "./look-up.ts"
import { inSnapshot, type SnapshotPorts } from "./snapshot.ts"

/** An account at one moment: one read-only transaction on one connection, as long as its rows are read. */
export const backupReads = (ports: SnapshotPorts): BackupReads => ({
  account: (userId, work) => inSnapshot(ports, (sql) => work(accountIn(sql, userId))),
})

const ownTrees = `select ${columns(trees, "t")} from memberships m join trees t on t.id = m.tree_id
  where m.user_id = $1 and m.role = 'owner' and t.deleted_at is null order by t.id`

const accountIn = (sql: Sql, userId: UserId): BackedUpAccount => ({
  trees: () => sql.rows<Tree>(ownTrees, [userId]),
  tree: (id) => treeIn(sql, id),
})

const page = <T>(table: Table<T>): string =>
  `select ${columns(table, "x")} from ${table.name} x where x.tree_id = $1 and x.id > $2 and x.deleted_at is null order by x.id limit $3`

/** The rows of a table, as `x`, that belong to one of the records `$2` by one of these columns. A row has one owner. */
const of = (table: string, ...owners: readonly string[]): string =>
  `(${havingAny(table, Object.fromEntries(owners.map((owner) => [owner, "$2"])))}) x`
const live = "where x.deleted_at is null order by x.id"

const everySource = page(sources)
const everyPerson = page(persons)
const linksOf = `select x.id, x.tree_id as "treeId", x.media_id as "mediaId", p.id as "personId", x.event_id as "eventId", x.source_id as "sourceId"
  from ${of("media_links", "media_id")}
  ${lookUp("persons", "p", "p.tree_id = x.tree_id and p.id = x.person_id", "p.deleted_at is null")}
  ${lookUp("events", "e", "e.tree_id = x.tree_id and e.id = x.event_id")}
  ${lookUp("sources", "s", "s.tree_id = x.tree_id and s.id = x.source_id")}
  where e.deleted_at is null and s.deleted_at is null order by x.id`
const everyMedia = page(media)
const namesOf = `select ${columns(names, "x")} from ${of("names", "person_id")} ${live}`
const edgesFrom = `select ${columns(relationships, "x")} from ${of("relationships", "from_person_id")} ${live}`
const eventsOf = `select ${columns(events, "x")}, l.name as "place" from ${of("events", "person_id", "relationship_id")}
  ${lookUp("places", "l", "l.tree_id = x.tree_id and l.id = x.place_id")} ${live}`
const citationsOf = `select ${columns(citations, "x")} from ${of("citations", "person_id", "name_id", "event_id", "relationship_id")} ${live}`
const kept = `select ${columns(keptRecords, "k")} from kept_records k
  ${lookUp("persons", "p", "p.tree_id = k.tree_id and p.id = k.person_id")}
  ${lookUp("sources", "s", "s.tree_id = k.tree_id and s.id = k.source_id")}
  where k.tree_id = $1 and k.position >= $2 and not k.withdrawn
    and p.deleted_at is null and s.deleted_at is null
  order by k.position limit $3`

const treeIn = (sql: Sql, id: TreeId): BackedUpTree => ({
  sources: (after, limit) => sql.rows<Source>(everySource, [id, after ?? BEFORE_ALL, limit]),
  persons: (after, limit) => sql.rows<Person>(everyPerson, [id, after ?? BEFORE_ALL, limit]),
  names: (personIds) => sql.rows<Name>(namesOf, [id, personIds]),
  edgesFrom: (personIds) => sql.rows<Relationship>(edgesFrom, [id, personIds]),
  events: (subjectIds) => sql.rows<PlacedEvent>(eventsOf, [id, subjectIds]),
  citations: (targetIds) => sql.rows<Citation>(citationsOf, [id, targetIds]),
  mediaLinks: (of) => sql.rows<MediaLink>(linksOf, [id, of]),
  media: (after, limit) => sql.rows<Media>(everyMedia, [id, after ?? BEFORE_ALL, limit]),
  kept: (from, limit) => sql.rows<KeptRecord>(kept, [id, from, limit]),
})
