import type { Citation } from "../../../../core/domain/evidence/citation.ts"
import type { PlacedEvent } from "../../../../core/domain/event.ts"
import type { KeptRecord } from "../../../../core/domain/gedcom/kept/kept-record.ts"
import type { Comment } from "../../../../core/domain/comment/comment.ts"
import type { AssociationId, PersonId, SourceId, TreeId, UserId } from "../../../../core/domain/ids.ts"
import type { Media } from "../../../../core/domain/evidence/media.ts"
import type { MediaLink } from "../../../../core/domain/evidence/media-link.ts"
import type { Name } from "../../../../core/domain/name.ts"
import type { Place } from "../../../../core/domain/place/place.ts"
import type { Relationship } from "../../../../core/domain/relationship.ts"
import type { BackedUpAccount, BackedUpTree, BackupReads } from "../../../../core/ports/backup-reads.ts"
import { comments } from "../../entities/comment.ts"
import { associations } from "../../entities/association.ts"
import { citations } from "../../entities/evidence/citation.ts"
import { events } from "../../entities/event.ts"
import { keptRecords } from "../../entities/kept-record.ts"
import { media } from "../../entities/evidence/media.ts"
import { names } from "../../entities/name.ts"
import { persons } from "../../entities/person.ts"
import { places } from "../../entities/place.ts"
import { relationships } from "../../entities/relationship.ts"
import { sources } from "../../entities/evidence/source.ts"
import { trees } from "../../entities/tree.ts"
import type { Sql } from "../../sql.ts"
import { columns } from "../../table.ts"
import { BEFORE_ALL } from "../../statements/id-bounds.ts"
import { ofEach } from "../../stores/by-key.ts"
import { havingAny, lookUp } from "../look-up.ts"
import { snapshotOf } from "./export.ts"
import { inSnapshot, type SnapshotPorts } from "./snapshot.ts"
import { columnsOf } from "../../statements/columns-of.ts"
import { compiled, db, literal } from "../../statements/compiled.ts"
import { statement } from "../../statements/registry.ts"

/** An account at one moment: one read-only transaction on one connection, as long as its rows are read. */
export const backupReads = (ports: SnapshotPorts): BackupReads => ({
  account: (userId, work) => inSnapshot(ports, (sql) => work(accountIn(sql, userId))),
})

const ownTrees = compiled<{ readonly userId: UserId }>("reads/whole-tree/backup ownTrees")((p) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("trees as t", "t.id", "m.tree_id")
    .select(columnsOf(trees, "t"))
    .where("m.user_id", "=", p("userId"))
    .where("m.role", "=", literal("owner"))
    .where("t.deleted_at", "is", null)
    .orderBy("t.id"),
)

const accountIn = (sql: Sql, userId: UserId): BackedUpAccount => ({
  trees: () => ownTrees.rows(sql, { userId }),
  tree: (id) => treeIn(sql, id),
})

/** The rows of a table, as `x`, that belong to one of the records `$2` by one of these columns. A row has one owner. */
const of = (table: string, ...owners: readonly string[]): string =>
  `(${havingAny(table, Object.fromEntries(owners.map((owner) => [owner, "$2"])))}) x`
const live = "where x.deleted_at is null order by x.id"

/** The next live rows of a tree, in the order of their ids. */
interface Next<Id> {
  readonly treeId: TreeId
  readonly after: Id
  readonly limit: number
}

const everySource = compiled<Next<SourceId>>("reads/whole-tree/backup everySource")((p) =>
  db
    .selectFrom("sources as x")
    .select(columnsOf(sources, "x"))
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", ">", p("after"))
    .where("x.deleted_at", "is", null)
    .orderBy("x.id")
    .limit(p("limit")),
)

const everyPerson = compiled<Next<PersonId>>("reads/whole-tree/backup everyPerson")((p) =>
  db
    .selectFrom("persons as x")
    .select(columnsOf(persons, "x"))
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", ">", p("after"))
    .where("x.deleted_at", "is", null)
    .orderBy("x.id")
    .limit(p("limit")),
)

const everyAssociation = compiled<Next<AssociationId>>("reads/whole-tree/backup everyAssociation")((p) =>
  db
    .selectFrom("associations as x")
    .select(columnsOf(associations, "x"))
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", ">", p("after"))
    .where("x.deleted_at", "is", null)
    .orderBy("x.id")
    .limit(p("limit")),
)

/** Each with the present name of its author, because a restored tree may have no such account. */
const everyComment = statement(
  "reads/whole-tree/backup everyComment",
  `select ${columns({ fields: comments.fields.filter((field) => field !== "authorName") }, "x")},
    coalesce(u.display_name, x.author_name) as "authorName"
  from comments x left join users u on u.id = x.author_id and u.deleted_at is null
  where x.tree_id = $1 and x.id > $2 and x.deleted_at is null order by x.id limit $3`,
)

const isAttached = (field: string): boolean => field === "personId" || field === "eventId" || field === "sourceId"
/** A medium that is attached to a deleted record, but has links to others, is attached to nothing. */
const everyMedia = statement(
  "reads/whole-tree/backup everyMedia",
  `select ${columns({ fields: media.fields.filter((field) => !isAttached(field)) }, "x")},
    p.id as "personId", e.id as "eventId", s.id as "sourceId"
  from (select * from media where tree_id = $1 and id > $2 and deleted_at is null order by id limit $3) x
  ${lookUp("persons", "p", "p.tree_id = x.tree_id and p.id = x.person_id", "p.deleted_at is null")}
  ${lookUp("events", "e", "e.tree_id = x.tree_id and e.id = x.event_id", "e.deleted_at is null")}
  ${lookUp("sources", "s", "s.tree_id = x.tree_id and s.id = x.source_id", "s.deleted_at is null")} order by x.id`,
)

const isOwn = `(x.listed_alone or exists (select from places c where c.tree_id = x.tree_id and c.parent_id = x.id)
  or exists (select from media_links l where l.tree_id = x.tree_id and l.place_id = x.id)) and x.id > $2`
const topPlaces = statement(
  "reads/whole-tree/backup topPlaces",
  `select ${columns(places, "x")} from places x where x.tree_id = $1 and x.parent_id is null and ${isOwn} order by x.id limit $3`,
)
const partsOf = statement(
  "reads/whole-tree/backup partsOf",
  `select ${columns(places, "x")} from ${ofEach("$4", "places", "x", "x.tree_id = $1 and x.parent_id = k.id")}
  where ${isOwn} order by x.id limit $3`,
)

const linksOf = statement(
  "reads/whole-tree/backup linksOf",
  `select x.id, x.tree_id as "treeId", x.media_id as "mediaId", p.id as "personId", x.event_id as "eventId",
    x.relationship_id as "relationshipId", x.source_id as "sourceId", x.citation_id as "citationId", x.place_id as "placeId",
    x.from_file as "fromFile"
  from ${of("media_links", "media_id")}
  ${lookUp("persons", "p", "p.tree_id = x.tree_id and p.id = x.person_id", "p.deleted_at is null")}
  ${lookUp("events", "e", "e.tree_id = x.tree_id and e.id = x.event_id")}
  ${lookUp("sources", "s", "s.tree_id = x.tree_id and s.id = x.source_id")}
  ${lookUp("relationships", "r", "r.tree_id = x.tree_id and r.id = x.relationship_id")}
  ${lookUp("citations", "c", "c.tree_id = x.tree_id and c.id = x.citation_id")}
  where e.deleted_at is null and s.deleted_at is null and r.deleted_at is null and c.deleted_at is null
  union all
  select x.id, x.tree_id, x.id, null, null, null, null, null, null, true
  from ${of("media", "id")}
  ${lookUp("persons", "p", "p.tree_id = x.tree_id and p.id = x.person_id")}
  where p.deleted_at is not null order by 1`,
)
const namesOf = statement(
  "reads/whole-tree/backup namesOf",
  `select ${columns(names, "x")} from ${of("names", "person_id")} ${live}`,
)
const edgesFrom = statement(
  "reads/whole-tree/backup edgesFrom",
  `select ${columns(relationships, "x")} from ${of("relationships", "from_person_id")} ${live}`,
)
const eventsOf = statement(
  "reads/whole-tree/backup eventsOf",
  `select ${columns(events, "x")}, l.name as "place" from ${of("events", "person_id", "relationship_id")}
  ${lookUp("places", "l", "l.tree_id = x.tree_id and l.id = x.place_id")} ${live}`,
)
const citationsOf = statement(
  "reads/whole-tree/backup citationsOf",
  `select ${columns(citations, "x")} from ${of("citations", "person_id", "name_id", "event_id", "relationship_id")} ${live}`,
)
const kept = statement(
  "reads/whole-tree/backup kept",
  `select ${columns(keptRecords, "k")} from kept_records k
  ${lookUp("persons", "p", "p.tree_id = k.tree_id and p.id = k.person_id")}
  ${lookUp("sources", "s", "s.tree_id = k.tree_id and s.id = k.source_id")}
  where k.tree_id = $1 and k.position >= $2 and not k.withdrawn
    and p.deleted_at is null and s.deleted_at is null
  order by k.position limit $3`,
)

const treeIn = (sql: Sql, id: TreeId): BackedUpTree => ({
  places: (of, after, limit) => {
    const next = [id, after ?? BEFORE_ALL, limit]
    return of === null ? sql.rows<Place>(topPlaces, next) : sql.rows<Place>(partsOf, [...next, of])
  },
  sources: (after, limit) => everySource.rows(sql, { treeId: id, after: after ?? BEFORE_ALL, limit }),
  persons: (after, limit) => everyPerson.rows(sql, { treeId: id, after: after ?? BEFORE_ALL, limit }),
  names: (personIds) => sql.rows<Name>(namesOf, [id, personIds]),
  edgesFrom: (personIds) => sql.rows<Relationship>(edgesFrom, [id, personIds]),
  events: (subjectIds) => sql.rows<PlacedEvent>(eventsOf, [id, subjectIds]),
  citations: (targetIds) => sql.rows<Citation>(citationsOf, [id, targetIds]),
  mediaLinks: (of) => sql.rows<MediaLink>(linksOf, [id, of]),
  comments: (after, limit) => sql.rows<Comment>(everyComment, [id, after ?? BEFORE_ALL, limit]),
  associations: (after, limit) => everyAssociation.rows(sql, { treeId: id, after: after ?? BEFORE_ALL, limit }),
  media: (after, limit) => sql.rows<Media>(everyMedia, [id, after ?? BEFORE_ALL, limit]),
  contents: () => snapshotOf(sql, id),
  kept: (from, limit) => sql.rows<KeptRecord>(kept, [id, from, limit]),
})
