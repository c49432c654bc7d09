import type { TreeAccess } from "../../../core/domain/access.ts"
import { type Involving, seesEverything, type Viewer, type Withheld } from "../../../core/domain/privacy.ts"
import type { TreeId } from "../../../core/domain/ids.ts"
import type { DeletedReads, Found } from "../../../core/ports/reads.ts"
import type { Keyset, Rows } from "../../../core/ports/rows.ts"
import type { Sql } from "../sql.ts"
import { accessColumns, accessJoins } from "./access.ts"
import { deletedReads } from "./deleted-reads.ts"
import { inBatches, mapBatches } from "./batches.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import { eachOnce } from "./keyed/each-once.ts"
import { type KeyedRows, keyedRows } from "./keyed/keyed-rows.ts"
import { each } from "./look-up.ts"
import { type FilterSql, unfiltered } from "./record-lists/filter-sql.ts"
import type { Row, Selecting } from "./keyed/ordered-rows.ts"
import { countByPeople, withoutPersons, involving, type InvolvedPeople, involvedColumns } from "./people.ts"
import { withinBytes } from "./within-bytes.ts"
import { statement } from "../statements/registry.ts"

/**
 * How to read records of one kind: the select list (as `record`), the table (as `x`), the joins of the select list,
 * and those of the persons.
 */
export interface SubjectRow {
  readonly columns: string
  readonly table: string
  readonly joins?: string
  readonly people: string
  /** The alias of the event of the record in these joins. */
  readonly event?: string | null
  /** The alias of the event that decides who counts the record: the same, unless the record is an event itself. */
  readonly countedBy?: string | null
  /** The SQL of a JSON list of further persons, null for one who is not there. */
  readonly others?: string | null
  /** The columns of long texts, by the names that the statement gives them. */
  readonly longTexts?: readonly string[]
}

export interface SubjectReads<T extends { readonly id: string }> extends DeletedReads<T> {
  byId(id: T["id"], userId: string | null): Promise<Found<Withheld<Involving<T>>> | null>
  /** With a filter, only the rows that satisfy it. */
  ofTree(treeId: string, viewer: Viewer, keyset: Keyset<T["id"]>, filter?: FilterSql): Rows<Withheld<Involving<T>>>
  /** The live records that satisfy the condition `which`, ordered by id. */
  where(which: string, values: readonly unknown[], viewer: Viewer): Promise<readonly Withheld<Involving<T>>[]>
  /** How reads with an order of their own select and seal these records. */
  readonly selecting: Selecting<T>
  /** The live records among the rows that `which` selects for each id `k.id`, each once, ordered by id. */
  ofIds(
    which: string,
    treeId: TreeId,
    ids: readonly string[],
    viewer: Viewer,
  ): Promise<readonly Withheld<Involving<T>>[]>
}

/** The reads that events, relationships, citations and associations share. */
export const subjectReads = <T extends { readonly id: string }>(
  sql: Sql,
  {
    columns,
    table,
    joins: beside = "",
    people: joins,
    event = null,
    countedBy = event,
    others = null,
    longTexts = [],
  }: SubjectRow,
  ofKeys: KeyedRows = keyedRows(sql),
): SubjectReads<T> => {
  const from = `${table} x ${beside}`
  const further = others === null ? "" : `, ${others} as "others"`
  const involved = `${involvedColumns(event)}${further}`
  const found = statement(
    "reads/subject-reads subjectReads",
    `select ${columns}, ${involved}, ${accessColumns} from ${from} ${joins} ${accessJoins("x")} where x.id = $1 and x.deleted_at is null`,
  )
  const list = (viewer: Viewer, rest: string): string =>
    seesEverything(viewer)
      ? `select ${columns} from ${from} where x.deleted_at is null and ${rest}`
      : `select ${columns}, ${involved} from ${from} ${joins} where x.deleted_at is null and ${rest}`
  const sealRow = <R>(viewer: Viewer, row: Row<R>): Withheld<Involving<R>> =>
    seesEverything(viewer) ? withoutPersons(row) : involving(row)
  const rowsOf = async (viewer: Viewer, rest: string, values: readonly unknown[]) => {
    const text = statement("reads/subject-reads rowsOf", list(viewer, rest))
    return (await sql.rows<Row<T>>(text, values)).map((row) => sealRow(viewer, row))
  }
  const keyedBy = (viewer: Viewer, which: string): string => {
    const rows = `from unnest($2::uuid[]) k (id) ${each(which, "x")} ${beside}`
    return seesEverything(viewer)
      ? `select k.id as "key", ${columns} ${rows} where x.deleted_at is null order by x.id`
      : `select k.id as "key", ${columns}, ${involved} ${rows} ${joins} where x.deleted_at is null order by x.id`
  }
  return {
    selecting: {
      alias: "x",
      longTexts,
      text: (viewer, { columns: more, from: rows, order }) =>
        seesEverything(viewer)
          ? `select ${more}${columns} from ${rows} ${beside} order by ${order}`
          : `select ${more}${columns}, ${involved} from ${rows} ${beside} ${joins} order by ${order}`,
      countText: (viewer, rows) =>
        seesEverything(viewer)
          ? `select count(*)::integer as "record" from ${rows}`
          : countByPeople(`${involvedColumns(countedBy)}${further}`, `${rows} ${joins}`, others !== null),
      values: () => [],
      seal: sealRow,
      sealCount: sealRow,
    },
    byId: async (id, userId) => {
      const [row] = await sql.rows<{ readonly record: T } & InvolvedPeople & TreeAccess>(found, [id, userId])
      if (row === undefined) return null
      const { tree, role, ...involved } = row
      return { tree, role, found: involving(involved) }
    },
    ofTree: (treeId, viewer, keyset, filter = unfiltered) => {
      const { conditions, values } = filter(4)
      const rest = `x.tree_id = $1 and x.id > $2 ${conditions} order by x.id limit $3`
      const text = statement("reads/subject-reads ofTree", withinBytes(list(viewer, rest), longTexts))
      return mapBatches(
        inBatches(
          keyset,
          (after, limit) => sql.rows<Row<T>>(text, [treeId, after ?? BEFORE_ALL, limit, ...values]),
          ({ record }) => record.id,
        ),
        (row) => sealRow(viewer, row),
      )
    },
    deletedOf: deletedReads<T>(sql, `select ${columns} from ${from}`, "x"),
    where: (which, values, viewer) => rowsOf(viewer, `${which} order by x.id`, values),
    ofIds: async (which, treeId, ids, viewer) => {
      const text = statement("reads/subject-reads ofIds", keyedBy(viewer, which))
      return seesEverything(viewer)
        ? eachOnce(ids, await ofKeys<{ readonly record: T }>(text, treeId, ids)).map(withoutPersons)
        : eachOnce(ids, await ofKeys<{ readonly record: T } & InvolvedPeople>(text, treeId, ids)).map(involving)
    },
  }
}
