import type { Association } from "../../../../core/domain/association/association.ts"
import { snakeCase } from "../../../../core/codec/snake-case.ts"
import type { PlacedEvent } from "../../../../core/domain/event.ts"
import type { MediaId, PersonId, TreeId } from "../../../../core/domain/ids.ts"
import type { MediaLink } from "../../../../core/domain/evidence/media-link.ts"
import type { MergedPerson } from "../../../../core/domain/merged.ts"
import type { Name } from "../../../../core/domain/name.ts"
import type { Person } from "../../../../core/domain/person.ts"
import type { Relationship } from "../../../../core/domain/relationship.ts"
import { onlyTitle, type Source } from "../../../../core/domain/evidence/source.ts"
import type {
  CitedRow,
  DismissedRow,
  DistinctPerson,
  ExportReads,
  IdentifiersOfPerson,
  KeptRow,
  PointedSource,
  RecordedPerson,
  TreeSnapshot,
} from "../../../../core/ports/export-reads.ts"
import { fieldsOf } from "../../../../core/lib/fields-of.ts"
import { associations } from "../../entities/association.ts"
import { citations } from "../../entities/evidence/citation.ts"
import { events } from "../../entities/event.ts"
import { keptRecords } from "../../entities/kept-record.ts"
import { media } from "../../entities/evidence/media.ts"
import { mediaLinks } from "../../entities/evidence/media-link.ts"
import { names } from "../../entities/name.ts"
import { persons } from "../../entities/person.ts"
import { relationships } from "../../entities/relationship.ts"
import { sources } from "../../entities/evidence/source.ts"
import type { Sql } from "../../sql.ts"
import { columns } from "../../table.ts"
import { BEFORE_ALL } from "../../statements/id-bounds.ts"
import { havingAny, lookUp } from "../look-up.ts"
import { ofEach } from "../../stores/by-key.ts"
import { inSnapshot, type SnapshotPorts } from "./snapshot.ts"
import { columnsOf } from "../../statements/columns-of.ts"
import { compiled, db } from "../../statements/compiled.ts"
import { statement } from "../../statements/registry.ts"

/** A tree at one moment: one read-only transaction on one connection, as long as its rows are read. */
export const exportReads = (ports: SnapshotPorts): ExportReads => ({
  snapshot: ({ tree }, work) => inSnapshot(ports, (sql) => work(snapshotOf(sql, tree.id))),
})

const keptAmong = (
  records: string,
): string => `select ${columns(keptRecords, "k")}, (k.withdrawn or p.deleted_at is not null or s.deleted_at is not null) as "isDeleted"
  from ${records} k
  ${lookUp("persons", "p", "p.tree_id = k.tree_id and p.id = k.person_id")}
  ${lookUp("sources", "s", "s.tree_id = k.tree_id and s.id = k.source_id")}`
// The page is limited before anything is joined, so that no plan joins the whole tree first.
const keptFrom = statement(
  "reads/whole-tree/export keptFrom",
  `${keptAmong("(select * from kept_records where tree_id = $1 and position >= $2 order by position limit $3)")} order by k.position`,
)
/** The ids of the kept records that `condition` finds by an index, for each key of a list. */
const keptIds = (keys: string, condition: string): string => `
  select k.id from unnest(${keys}::text[]) wanted (key)
  cross join lateral (select k.id from kept_records k where k.tree_id = $1 and ${condition} offset 0) k`
// Each kind of key has its own look-up. With one condition for all of them, PostgreSQL scanned the tree for each batch.
// An xref may be longer than an index entry, so it is found by its hash.
const keptBy = statement(
  "reads/whole-tree/export keptBy",
  `${keptAmong(`(
    select k.* from (
      select unnest($2::uuid[]) as id
      union ${keptIds("$3", "md5(k.xref) = md5(wanted.key)")}
      union ${keptIds("$4", "k.tag = 'FAM' and k.links #>> '{0,1}' = wanted.key")}
      union ${keptIds("$5", "md5(k.original_xref) = md5(wanted.key)")}
    ) wanted
    cross join lateral (select * from kept_records k where k.tree_id = $1 and k.id = wanted.id offset 0) k
  )`)} order by k.position`,
)
const keptOf = statement(
  "reads/whole-tree/export keptOf",
  `${keptAmong(`(select r.* from ${ofEach("$2", "kept_records", "r", "r.tree_id = $1 and r.person_id = k.id and not r.withdrawn")})`)} ` +
    "order by k.position",
)
const keptOfSources = statement(
  "reads/whole-tree/export keptOfSources",
  `${keptAmong(`(select r.* from ${ofEach("$2", "kept_records", "r", "r.tree_id = $1 and r.source_id = k.id and not r.withdrawn")})`)} ` +
    "order by k.position",
)
const liveAmong = statement(
  "reads/whole-tree/export liveAmong",
  ["persons", "names", "events", "relationships", "citations", "associations", "media"]
    .map((table) => `select x.id from (${havingAny(table, { id: "$2" })}) x where x.deleted_at is null`)
    .join(" union all "),
)
const headers = statement(
  "reads/whole-tree/export headers",
  `${keptAmong("kept_records")} where k.tree_id = $1 and (k.tag = 'HEAD' or k.position = (
    select min(position) from kept_records where tree_id = $1 and tag = 'SUBM' and not withdrawn)) order by k.position`,
)

const unnamedRecords = statement(
  "reads/whole-tree/export unnamedRecords",
  `${keptAmong(`(select * from kept_records where tree_id = $1 and xref is null and position >= $2
    order by position limit $3)`)} order by k.position`,
)
const identifiers = statement(
  "reads/whole-tree/export identifiers",
  `select x.id, x.id as "personId", x.identifiers from persons x
  where x.tree_id = $1 and x.id > $2 and (x.deleted_at is null or x.merged is not null)
    and json_array_length(x.identifiers) > 0
  order by x.id limit $3`,
)

const live = "where x.deleted_at is null order by x.id"
/** Rows, as `x`, without a kept record. */
const newOnes = (table: string, owner: string): string => `${table} x
  ${lookUp("kept_records", "k", `k.tree_id = x.tree_id and k.${owner} = x.id and not k.withdrawn`)}
  where x.tree_id = $1 and x.id > $2 and x.deleted_at is null and k.id is null order by x.id limit $3`
const newPersons = statement(
  "reads/whole-tree/export newPersons",
  `select ${columns(persons, "x")} from ${newOnes("persons", "person_id")}`,
)
const newSources = statement(
  "reads/whole-tree/export newSources",
  `select ${columns(sources, "x")} from ${newOnes("sources", "source_id")}`,
)

/** The next live rows of a tree, in the order of their ids. */
interface Next<Id> {
  readonly treeId: TreeId
  readonly after: Id
  readonly limit: number
}

const personIds = compiled<Next<PersonId>>("reads/whole-tree/export personIds")((p) =>
  db
    .selectFrom("persons as x")
    .select("x.id as id")
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", ">", p("after"))
    .where("x.deleted_at", "is", null)
    .orderBy("x.id")
    .limit(p("limit")),
)
const distinctPersons = statement(
  "reads/whole-tree/export distinctPersons",
  `select x.id, x.distinct_from as "distinctFrom" from persons x
  where x.tree_id = $1 and x.distinct_from is not null order by x.id`,
)
const dismissedChecks = statement(
  "reads/whole-tree/export dismissedChecks",
  `select x.id, x.dismissed_checks as "dismissedChecks" from (${havingAny("persons", { id: "$2" })}) x
  where x.dismissed_checks is not null order by x.id`,
)
const mergedPersons = statement(
  "reads/whole-tree/export mergedPersons",
  "select x.id, x.merged from persons x where x.tree_id = $1 and x.merged is not null order by x.id",
)
const pointers = statement(
  "reads/whole-tree/export pointers",
  `select distinct on (x.id) x.id, x.gender, r.xref, r.id is not null as "hasRecord" from (${havingAny("persons", { id: "$2" })}) x
  ${lookUp("kept_records", "r", "r.tree_id = x.tree_id and r.person_id = x.id and not r.withdrawn")}
  where x.deleted_at is null order by x.id, r.position`,
)
const allSources = statement(
  "reads/whole-tree/export allSources",
  `select distinct on (x.id) ${columns(sources, "x")}, k.xref, k.id is not null as "hasRecord" from sources x
  ${lookUp("kept_records", "k", "k.tree_id = x.tree_id and k.source_id = x.id and not k.withdrawn")}
  where x.tree_id = $1 and x.id > $2 and x.deleted_at is null order by x.id, k.position limit $3`,
)
const placedEvents = statement(
  "reads/whole-tree/export placedEvents",
  `select distinct on (x.id) ${columns(events, "x")}, l.name as "place"
  from (${havingAny("events", { id: "$2", person_id: "$3", relationship_id: "$4" })}) x
  ${lookUp("places", "l", "l.tree_id = x.tree_id and l.id = x.place_id")} ${live}`,
)
const edges = statement(
  "reads/whole-tree/export edges",
  `select distinct on (x.id) ${columns(relationships, "x")}
  from (${havingAny("relationships", { from_person_id: "$2", to_person_id: "$2" })}) x ${live}`,
)

const allMedia = compiled<Next<MediaId>>("reads/whole-tree/export allMedia")((p) =>
  db
    .selectFrom("media as x")
    .select(columnsOf(media, "x"))
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", ">", p("after"))
    .where("x.deleted_at", "is", null)
    .orderBy("x.id")
    .limit(p("limit")),
)
const linksOf = statement(
  "reads/whole-tree/export linksOf",
  `select ${columns(mediaLinks, "x")} from (${havingAny("media_links", { media_id: "$2" })}) x`,
)
const objects = statement(
  "reads/whole-tree/export objects",
  "select k.xref, k.links from kept_records k where k.tree_id = $1 and k.tag = 'OBJE' and not k.withdrawn and " +
    "json_array_length(k.links) > 0 order by k.position",
)

const hasOnlyTitle = fieldsOf(onlyTitle)
  .map((field) => [`s.${snakeCase(field)}`, Array.isArray(onlyTitle[field])] as const)
  .map(([column, isList]) => (isList ? `coalesce(json_array_length(${column}), 0) = 0` : `${column} is null`))
  .join(" and ")
const cited = statement(
  "reads/whole-tree/export cited",
  `select ${columns(citations, "x")}, k.xref as "sourceXref",
    case when k.id is null and ${hasOnlyTitle} then s.title end as "bareTitle"
  from (${havingAny("citations", { person_id: "$2", name_id: "$3", event_id: "$4", relationship_id: "$5" })}) x
  ${lookUp("sources", "s", "s.tree_id = x.tree_id and s.id = x.source_id")}
  ${lookUp("kept_records", "k", "k.tree_id = x.tree_id and k.source_id = x.source_id and not k.withdrawn")}
  ${live}`,
)
/** An association of an event of one person is found by both. */
const associated = statement(
  "reads/whole-tree/export associated",
  `select ${columns(associations, "x")}
  from (select distinct on (h.id) h.*
    from (${havingAny("associations", { person_id: "$2", event_id: "$3", relationship_id: "$4" })}) h order by h.id) x ${live}`,
)
const personsOf = statement(
  "reads/whole-tree/export personsOf",
  `select ${columns(persons, "x")} from (${havingAny("persons", { id: "$2" })}) x ${live}`,
)
const namesOf = statement(
  "reads/whole-tree/export namesOf",
  `select ${columns(names, "x")} from (${havingAny("names", { person_id: "$2" })}) x ${live}`,
)
const sourcesOf = statement(
  "reads/whole-tree/export sourcesOf",
  `select ${columns(sources, "x")} from (${havingAny("sources", { id: "$2" })}) x ${live}`,
)

/** The rows of a tree, read on this connection. */
export const snapshotOf = (sql: Pick<Sql, "rows">, treeId: TreeId): TreeSnapshot => ({
  kept: (from, limit) => sql.rows<KeptRow>(keptFrom, [treeId, from, limit]),
  keptBy: ({ ids = [], xrefs = [], fileXrefs = [], subjectIds = [] }) =>
    sql.rows<KeptRow>(keptBy, [treeId, ids, [...xrefs, ...fileXrefs], subjectIds, fileXrefs]),
  keptOf: (people) => sql.rows<KeptRow>(keptOf, [treeId, people]),
  keptOfSources: (ids) => sql.rows<KeptRow>(keptOfSources, [treeId, ids]),
  liveAmong: async (ids) => (await sql.rows<{ readonly id: string }>(liveAmong, [treeId, ids])).map(({ id }) => id),
  unnamedRecords: (from, limit) => sql.rows<KeptRow>(unnamedRecords, [treeId, from, limit]),
  identifiers: (after, limit) => sql.rows<IdentifiersOfPerson>(identifiers, [treeId, after ?? BEFORE_ALL, limit]),
  headers: () => sql.rows<KeptRow>(headers, [treeId]),
  persons: (ids) => sql.rows<Person>(personsOf, [treeId, ids]),
  newPersons: (after, limit) => sql.rows<Person>(newPersons, [treeId, after ?? BEFORE_ALL, limit]),
  personIds: async (after, limit) =>
    (await personIds.rows(sql, { treeId, after: after ?? BEFORE_ALL, limit })).map(({ id }) => id),
  distinctPersons: () => sql.rows<DistinctPerson>(distinctPersons, [treeId]),
  dismissedChecks: (ids) => sql.rows<DismissedRow>(dismissedChecks, [treeId, ids]),
  mergedPersons: () => sql.rows<MergedPerson>(mergedPersons, [treeId]),
  pointers: (ids) => sql.rows<RecordedPerson>(pointers, [treeId, ids]),
  names: (people) => sql.rows<Name>(namesOf, [treeId, people]),
  events: (of) => sql.rows<PlacedEvent>(placedEvents, [treeId, of.ids, of.personIds, of.relationshipIds]),
  citations: (of) => sql.rows<CitedRow>(cited, [treeId, of.personIds, of.nameIds, of.eventIds, of.relationshipIds]),
  associations: (of) => sql.rows<Association>(associated, [treeId, of.personIds, of.eventIds, of.relationshipIds]),
  edges: (people) => sql.rows<Relationship>(edges, [treeId, people]),
  sources: (ids) => sql.rows<Source>(sourcesOf, [treeId, ids]),
  allSources: (after, limit) => sql.rows<PointedSource>(allSources, [treeId, after ?? BEFORE_ALL, limit]),
  mediaLinks: (mediaIds) => sql.rows<MediaLink>(linksOf, [treeId, mediaIds]),
  media: (after, limit) => allMedia.rows(sql, { treeId, after: after ?? BEFORE_ALL, limit }),
  objects: () => sql.rows<Pick<KeptRow, "xref" | "links">>(objects, [treeId]),
  newSources: (after, limit) => sql.rows<Source>(newSources, [treeId, after ?? BEFORE_ALL, limit]),
})
