import {
  type DeletableKind,
  deletableKinds,
  dependents,
  type OwnerColumn,
  ownersOf,
} from "../../../core/domain/deletion.ts"
import type { DeletionId, TreeId } from "../../../core/domain/ids.ts"
import type { Deletions, Dependent, PersonBeside } from "../../../core/ports/unit-of-work.ts"
import { snakeCase } from "../../../core/codec/snake-case.ts"
import { associations } from "../entities/association.ts"
import { comments } from "../entities/comment.ts"
import { citations } from "../entities/evidence/citation.ts"
import { events } from "../entities/event.ts"
import { media } from "../entities/evidence/media.ts"
import { names } from "../entities/name.ts"
import { persons } from "../entities/person.ts"
import { relationships } from "../entities/relationship.ts"
import { sources } from "../entities/evidence/source.ts"
import { changing, type RecordedTable, recordedTable } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import type { AnyTable } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { byKey, givenIds, idsHaving, ofEach, rowsOf } from "./by-key.ts"
import { ROW_LOCK, firstRow } from "./records.ts"
import { compiled, db } from "../statements/compiled.ts"
import { type StatementText, statement } from "../statements/registry.ts"
import { statementsOf } from "../statements/of-keys.ts"

const tables: Readonly<Record<DeletableKind, AnyTable>> = {
  person: persons,
  name: names,
  event: events,
  relationship: relationships,
  source: sources,
  citation: citations,
  association: associations,
  media,
  comment: comments,
}

/** The ids of the rows of a kind that depend on any of the owners `$2`. */
const hangingOn = (kind: DeletableKind, by: readonly OwnerColumn[]): string =>
  idsHaving(tables[kind].name, by.map(snakeCase))

const isLiveTarget = (table: AnyTable, column: string): string =>
  `exists (select from ${table.name} t where t.tree_id = l.tree_id and t.id = l.${column} and t.deleted_at is null)`

/** Whether row `x` of a kind is linked to no live record but its owner. */
const isOnlyOf = (kind: DeletableKind): string =>
  kind === "media"
    ? `not exists (select from media_links l where l.tree_id = x.tree_id and l.media_id = x.id and (
      l.place_id is not null or ${isLiveTarget(persons, "person_id")} or ${isLiveTarget(events, "event_id")}
      or ${isLiveTarget(relationships, "relationship_id")} or ${isLiveTarget(sources, "source_id")}
      or ${isLiveTarget(citations, "citation_id")}))`
    : "true"

/** Removes rows by their own ids, or those that depend on removed rows and are linked to nothing else. */
const removing = (kind: DeletableKind, ids: string): StatementText =>
  statement(
    "stores/deletions removing",
    changing(tables[kind], {
      from: rowsOf(ids, tables[kind].name, "x"),
      where: `x.deleted_at is null and ${ids === givenIds ? "true" : isOnlyOf(kind)}`,
      set: "deleted_at = $3, deletion_id = $4, updated_at = $3, version = x.version + 1",
    }),
  )

/**
 * Restores rows that deletion `$3` removed. Rows with an owner that is still deleted are assigned to the deletion
 * of that owner instead. Returns both, because their dependents are treated the same way.
 */
const restoring = (kind: DeletableKind, ids: string): StatementText =>
  statement(
    "stores/deletions restoring",
    changing(tables[kind], {
      from: rowsOf(ids, tables[kind].name, "x"),
      where: "x.deletion_id = $3",
      also: `(${firstGone(kind, "deleted_at")}) as owner_deleted_at, (${firstGone(kind, "deletion_id")}) as owner_deletion_id`,
      set: `deleted_at = was.owner_deleted_at,
    deletion_id = was.owner_deletion_id,
    updated_at = case when was.owner_deletion_id is null then $4 else x.updated_at end,
    version = case when was.owner_deletion_id is null then x.version + 1 else x.version end`,
    }),
  )

const firstGone = (kind: DeletableKind, column: "deleted_at" | "deletion_id"): string => {
  const owners = ownersOf(kind).map(
    ({ owner, column: reference }) =>
      `(select o.${column} from ${tables[owner].name} o where o.tree_id = x.tree_id and o.id = ` +
      `x.${snakeCase(reference)} and o.deleted_at is not null)`,
  )
  const type = column === "deleted_at" ? "timestamptz" : "uuid"
  return `coalesce(${[...owners, `null::${type}`].join(", ")})`
}

/** The kinds of records on which others depend. */
const owningKinds = deletableKinds.filter((kind) => dependents[kind].length > 0)

const dependentsOf = statementsOf("stores/deletions dependentsOf", owningKinds, (kind) =>
  dependents[kind]
    .flatMap(({ kind: dependent, by }) =>
      by.map((reference) => {
        const rows = ofEach("$2", tables[dependent].name, "x", `x.tree_id = $1 and x.${snakeCase(reference)} = k.id`)
        return `select '${dependent}' as "kind", x.id as "id", k.id as "ownerId" from ${rows}
          where x.deleted_at is null and ${isOnlyOf(dependent)} and ($3::uuid is null or x.import_id is distinct from $3)`
      }),
    )
    .join(" union all "),
)

const ofImport = "x.tree_id = $1 and x.import_id = $2 and x.id >= $3 and x.id <= $4"

/** Deletes or restores rows of an import. They are not returned: their entries are derived. */
const removingImported = statementsOf(
  "stores/deletions removingImported",
  deletableKinds,
  (kind) => `
  update ${tables[kind].name} x set deleted_at = $5, deletion_id = $6, updated_at = $5, version = x.version + 1
  where ${ofImport} and x.deleted_at is null and not exists (select from unnest($7::uuid[]) e (id) where e.id = x.id)`,
)

const restoringImported = statementsOf(
  "stores/deletions restoringImported",
  deletableKinds,
  (kind) => `
  update ${tables[kind].name} x set deleted_at = null, deletion_id = null, updated_at = $5, version = x.version + 1
  where ${ofImport} and x.deletion_id = $6`,
)

const heldBack = statement(
  "stores/deletions heldBack",
  deletableKinds
    .flatMap((kind) =>
      ownersOf(kind).map(
        ({ owner, column }) => `select '${kind}' as "kind", x.id as "id"
        from ${byKey(tables[kind].name, "x", "x.tree_id = $1 and x.deletion_id = $2")}
        cross join lateral ${byKey(tables[owner].name, "o", `o.tree_id = $1 and o.id = x.${snakeCase(column)}`)}
        where o.deleted_at is not null and o.deletion_id <> $2`,
      ),
    )
    .join(" union "),
)

const personsBeside = statement(
  "stores/deletions personsBeside",
  `
  select p.id as "id", bool_or(beside.is_name) as "hasName" from (
    select n.person_id as id, true as is_name from names n where n.tree_id = $1 and n.deletion_id = $2
    union select e.person_id, false from events e where e.tree_id = $1 and e.deletion_id = $2 and e.person_id is not null
    union select unnest(array[r.from_person_id, r.to_person_id]), false from relationships r
      where r.tree_id = $1 and r.deletion_id = $2 and r.type = 'partnership'
    union select unnest(array[r.from_person_id, r.to_person_id]), false
      from ${byKey("events", "e", "e.tree_id = $1 and e.deletion_id = $2")}
      cross join lateral ${byKey("relationships", "r", "r.tree_id = $1 and r.id = e.relationship_id")}
      where r.type = 'partnership'
  ) beside cross join lateral ${byKey("persons", "p", "p.tree_id = $1 and p.id = beside.id")}
  where p.deleted_at is null group by p.id order by p.id`,
)

const isLive = statementsOf(
  "stores/deletions isLive",
  deletableKinds,
  (kind) =>
    `select x.deleted_at as "deletedAt" from ${tables[kind].name} x where x.tree_id = $1 and x.id = $2 ${ROW_LOCK}`,
)

const treeOf = statementsOf(
  "stores/deletions treeOf",
  deletableKinds,
  (kind) => `select x.tree_id as "treeId" from ${tables[kind].name} x where x.id = $1`,
)

interface Deleted {
  readonly treeId: TreeId
  readonly deletionId: DeletionId
}

const personsOf = compiled<Deleted>("stores/deletions personsOf")((p) =>
  db
    .selectFrom("persons as x")
    .select("x.id as id")
    .where("x.tree_id", "=", p("treeId"))
    .where("x.deletion_id", "=", p("deletionId"))
    .where("x.deleted_at", "is not", null)
    .orderBy("x.id"),
)

type ChangeRows = (text: StatementText, values: readonly unknown[]) => Promise<readonly string[]>

/** Runs a statement of `changing` on the table of each kind, and returns the ids of the rows. */
const recordedTables = (
  connection: TransactionConnection,
  recorder: Recorder,
): Readonly<Record<DeletableKind, ChangeRows>> => {
  const idsOf =
    <T extends { readonly id: string }>({ change }: RecordedTable<T>): ChangeRows =>
    async (text, values) =>
      (await change(text, values)).map(({ id }) => id)
  return {
    person: idsOf(recordedTable(connection, recorder, { kind: "person", table: persons })),
    name: idsOf(recordedTable(connection, recorder, { kind: "name", table: names })),
    event: idsOf(recordedTable(connection, recorder, { kind: "event", table: events })),
    relationship: idsOf(recordedTable(connection, recorder, { kind: "relationship", table: relationships })),
    source: idsOf(recordedTable(connection, recorder, { kind: "source", table: sources })),
    citation: idsOf(recordedTable(connection, recorder, { kind: "citation", table: citations })),
    association: idsOf(recordedTable(connection, recorder, { kind: "association", table: associations })),
    media: idsOf(recordedTable(connection, recorder, { kind: "media", table: media })),
    comment: idsOf(recordedTable(connection, recorder, { kind: "comment", table: comments })),
  }
}

type Change = (kind: DeletableKind, ids: string) => StatementText

/**
 * Deletes and restores rows with everything that depends on them: one statement for each step from owner to owned.
 */
export const deletions = (connection: TransactionConnection, recorder: Recorder): Deletions => {
  const recorded = recordedTables(connection, recorder)
  const change = async (
    textOf: Change,
    kind: DeletableKind,
    which: string,
    [treeId, ids, ...rest]: readonly [treeId: string, ids: readonly string[], ...rest: unknown[]],
  ): Promise<void> => {
    if (ids.length === 0) return
    const touched = await recorded[kind](textOf(kind, which), [treeId, ids, ...rest])
    for (const { kind: owned, by } of dependents[kind])
      await change(textOf, owned, hangingOn(owned, by), [treeId, touched, ...rest])
  }
  return {
    remove: (kind, ids, { id, treeId, at }) => change(removing, kind, givenIds, [treeId, ids, at, id]),
    personsOf: async (treeId, deletionId) =>
      (await personsOf.rows(connection, { treeId, deletionId })).map(({ id }) => id),
    dependentsOf: async (kind, treeId, ids, exceptImport) =>
      ids.length === 0 || dependents[kind].length === 0
        ? []
        : connection.rows<Dependent>(dependentsOf(kind), [treeId, ids, exceptImport]),
    isLive: async (kind, treeId, id) =>
      firstRow(await connection.rows<{ readonly deletedAt: Date | null }>(isLive(kind), [treeId, id]))?.deletedAt ===
      null,
    treeOf: async (kind, id) =>
      firstRow(await connection.rows<{ readonly treeId: TreeId }>(treeOf(kind), [id]))?.treeId ?? null,
    restore: (kind, ids, { id, treeId, at }) => change(restoring, kind, givenIds, [treeId, ids, id, at]),
    removeImported: async (kind, swept, except) => {
      const { id, treeId, importId, from, to, at } = swept
      const values = [treeId, importId, from, to, at, id, except]
      recorder.countSwept({
        ...swept,
        count: await connection.run(removingImported(kind), values),
      })
    },
    restoreImported: async (kind, swept) => {
      const { id, treeId, importId, from, to, at } = swept
      const values = [treeId, importId, from, to, at, id]
      recorder.countSwept({
        ...swept,
        count: await connection.run(restoringImported(kind), values),
      })
    },
    heldBack: (treeId, id) => connection.rows<Pick<Dependent, "kind" | "id">>(heldBack, [treeId, id]),
    personsBeside: (treeId, id) => connection.rows<PersonBeside>(personsBeside, [treeId, id]),
  }
}
