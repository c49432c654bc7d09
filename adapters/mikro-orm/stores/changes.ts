import { snakeCase } from "../../../core/codec/snake-case.ts"
import type { ChangeEntry, RecordedChange } from "../../../core/domain/change/change.ts"
import { entryBytes } from "../../../core/domain/change/stored-size.ts"
import { actionsWithoutOperation } from "../../../core/domain/change/of-operation.ts"
import type { TreeId } from "../../../core/domain/ids.ts"
import type { ChangeLog } from "../../../core/ports/changes/change-log.ts"
import type { StoredChange } from "../../../core/ports/changes/change-history.ts"
import { auditEntries, type StoredEntry } from "../entities/audit-entry.ts"
import { changes } from "../entities/change.ts"
import type { Recorder } from "../recorder.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import type { StoredBytes } from "./stored-bytes.ts"
import { type StatementText, statement } from "../statements/registry.ts"

/** More entries than this are inserted by COPY. */
const BULK = 5_000

const listed = (fields: readonly string[], alias: string): string =>
  fields.map((field) => (field === "seq" ? "counted.revision" : `${alias}.${snakeCase(field)}`)).join(", ")

const names = (fields: readonly string[]): string => fields.map(snakeCase).join(", ")

/**
 * Stores the changes `$1` and the entries `$2`, counts each tree up by one, and adds the bytes `$4` of the trees `$3`.
 * The counts stay locked until the transaction ends, so their order is that of the commits. Nothing is locked after
 * them, so two transactions never wait for each other in a ring.
 */
const store = statement(
  "stores/changes store",
  `
  with made as materialized (select * from json_populate_recordset(null::changes, $1)),
  counted as (
    insert into tree_revisions as r (tree_id, revision, bytes)
    select made.tree_id, 1, coalesce(grown.bytes, 0) from made
    left join unnest($3::uuid[], $4::bigint[]) grown (tree_id, bytes) on grown.tree_id = made.tree_id
    where made.tree_id is not null order by made.tree_id
    on conflict (tree_id) do update set revision = r.revision + 1, bytes = r.bytes + excluded.bytes
    returning r.tree_id, r.revision
  ),
  stored as (
    insert into changes (${names(changes.fields)})
    select ${listed(changes.fields, "made")} from made left join counted on counted.tree_id = made.tree_id
  ),
  entered as (
    insert into audit_entries (${names(auditEntries.fields)})
    select ${listed(auditEntries.fields, "entry")} from json_populate_recordset(null::audit_entries, $2) entry
    left join counted on counted.tree_id = entry.tree_id
  )
  select counted.tree_id as "treeId", counted.revision as "seq" from counted`,
)

/** More entries than this are sent as JSON. */
const FEW = 8

/** The columns of an entry that are not those of its change, with their types. */
const ownOfEntry = [
  ["id", "uuid"],
  ["action", "text"],
  ["entityType", "text"],
  ["entityId", "text"],
  ["op", "text"],
  ["version", "integer"],
  ["before", "json"],
  ["after", "json"],
] as const

const sentFields = changes.fields.filter((field) => field !== "seq" && field !== "undoneBy")

/** The parameter of a field of the change. */
const sent = (field: (typeof sentFields)[number]): string => `$${sentFields.indexOf(field) + 1}`

/**
 * As `store`, for one change of a tree with a few entries, as nearly all changes are: its values are parameters, which
 * PostgreSQL reads in half the time of JSON.
 */
const storeFew = Array.from({ length: FEW + 1 }, (_, count) => {
  const first = sentFields.length + 2
  const entry = (nth: number): string =>
    ownOfEntry.map(([, type], index) => `$${first + nth * ownOfEntry.length + index}::${type}`).join(", ")
  const entered = `
    insert into audit_entries (change_id, tree_id, seq, actor_id, ${names(ownOfEntry.map(([field]) => field))})
    select ${sent("id")}, ${sent("treeId")}, counted.revision, ${sent("actorId")}, entry.*
    from counted, (values ${Array.from({ length: count }, (_, nth) => `(${entry(nth)})`).join(", ")}) entry`
  const stored = `
    insert into changes (${names(sentFields)}, seq)
    select ${sentFields.map(sent).join(", ")}, counted.revision from counted`
  return statement(
    "stores/changes storeFew",
    `
  with counted as materialized (
    insert into tree_revisions as r (tree_id, revision, bytes) values (${sent("treeId")}, 1, $${sentFields.length + 1}::bigint)
    on conflict (tree_id) do update set revision = r.revision + 1, bytes = r.bytes + excluded.bytes
    returning r.revision
  )${count === 0 ? stored : `, stored as (${stored})${entered}`}`,
  )
})

/** The values of the columns of `ownOfEntry`. */
const ownValuesOf = (entry: ChangeEntry): readonly unknown[] =>
  ownOfEntry.map(([field, type]) => {
    const value = entry[field]
    return type === "json" && value !== null ? JSON.stringify(value) : value
  })

/** The statement that stores these changes, and its values. */
const storing = (
  recorded: readonly RecordedChange[],
  entries: readonly ChangeEntry[],
  grown: ReadonlyMap<TreeId, number>,
): readonly [StatementText, readonly unknown[]] => {
  const [only, ...others] = recorded
  const few = storeFew[entries.length]
  if (few !== undefined && only !== undefined && others.length === 0 && only.change.treeId !== null) {
    const change = storedChange(only)
    const bytes = grown.get(only.change.treeId) ?? 0
    return [few, [...sentFields.map((field) => change[field]), bytes, ...entries.flatMap(ownValuesOf)]]
  }
  return [
    store,
    [
      JSON.stringify(recorded.map((one) => rowOf(changes.fields, storedChange(one)))),
      JSON.stringify(entries.map((entry) => rowOf(auditEntries.fields, { ...entry, seq: null }))),
      [...grown.keys()],
      [...grown.values()],
    ],
  ]
}

/**
 * Marks the changes `$1` as undone by `$2`; what they had undone themselves is undone no longer. If that is an undo, it
 * undoes its change again, and so on along the row of undos. The undo of a proposal among them names no single change:
 * the operations of the proposal are undone by it while it holds.
 */
const markUndone = [
  statement(
    "stores/changes markUndone",
    `with recursive undos as (
      select c.id, c.tree_id, c.undoes, $2::uuid as by, false as holds from changes c where c.id = any($1::uuid[])
      union all
      select c.id, c.tree_id, c.undoes, case when u.holds then u.id end, not u.holds
      from undos u join changes c on c.id = u.undoes and c.tree_id = u.tree_id
    )
    update changes c set undone_by = u.by from undos u
    where c.tree_id = u.tree_id and c.id = u.id and c.undone_by is distinct from u.by`,
  ),
  statement(
    "stores/changes unmarkUndone",
    "update changes set undone_by = null where undone_by = any($1::uuid[]) and id <> $2::uuid",
  ),
  statement(
    "stores/changes markOfProposal",
    `with recursive undos as (
      select c.id, c.tree_id, c.undoes from changes c where c.id = any($1::uuid[])
      union all
      select c.id, c.tree_id, c.undoes from undos u join changes c on c.id = u.undoes and c.tree_id = u.tree_id
    )
    update changes c set undone_by = case when w.undone_by is null then w.id end
    from undos u join changes w on w.tree_id = u.tree_id and w.id = u.id and w.action = 'proposal.undo'
    where c.tree_id = w.tree_id and c.proposal_id = w.proposal_id and c.seq < w.seq and c.id <> $2::uuid
      and c.undone_by is not distinct from case when w.undone_by is not null then w.id end
      and c.action not in (${actionsWithoutOperation.map((action) => `'${action}'`).join(", ")})`,
  ),
]

/** The log of one transaction. The trees that it changes are added to `trees`. */
export const changeLog = (
  connection: TransactionConnection,
  { beginImport, touched, imported }: Recorder,
  { stored, trees }: { readonly stored: Pick<StoredBytes, "take">; readonly trees: Set<TreeId> },
): ChangeLog => ({
  beginImport,
  touched,
  imported,
  insert: async (recorded) => {
    let written = 0
    const grown = new Map<TreeId, number>()
    for (const { change, entries } of recorded) {
      const bytes = entries.reduce((sum, entry) => sum + entryBytes(entry), 0)
      written += bytes
      if (change.treeId !== null) grown.set(change.treeId, stored.take(change.treeId) + bytes)
    }
    const entries = recorded.flatMap((one) => one.entries)
    const isBulk = entries.length > BULK
    const [text, values] = storing(recorded, isBulk ? [] : entries, grown)
    for (const { change } of recorded) if (change.treeId !== null) trees.add(change.treeId)
    if (isBulk) {
      const seqs = await connection.rows<{ readonly treeId: TreeId; readonly seq: number }>(text, values)
      const seqOf = new Map(seqs.map(({ treeId, seq }) => [treeId, seq]))
      await connection.insert(
        auditEntries,
        entries.map(
          (entry): StoredEntry => ({ ...entry, seq: entry.treeId === null ? null : (seqOf.get(entry.treeId) ?? null) }),
        ),
      )
    } else connection.runAtEnd(text, values)
    for (const { change, undone } of recorded)
      if (undone.length > 0) for (const statement of markUndone) await connection.run(statement, [undone, change.id])
    return written
  },
})

const storedChange = ({ change }: RecordedChange): StoredChange => ({ ...change, seq: null, undoneBy: null })

const rowOf = <T extends object>(fields: readonly Extract<keyof T, string>[], row: T) =>
  Object.fromEntries(fields.map((field) => [snakeCase(field), row[field]]))
