import type { TreeAccess } from "../../../core/domain/access.ts"
import { type Involving, seesEverything, type Viewer, type Withheld } from "../../../core/domain/privacy.ts"
import type { TreeId } from "../../../core/domain/ids.ts"
import type { DeletedReads, Found } from "../../../core/ports/reads.ts"
import type { Keyset, Rows } from "../../../core/ports/rows.ts"
import type { Sql } from "../sql.ts"
import { accessColumns, accessJoins } from "./access.ts"
import { deletedReads } from "./deleted-reads.ts"
import { inBatches, inBatchesOfIds, mapBatches } from "./batches.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import { eachOnce } from "./keyed/each-once.ts"
import { type KeyedRows, keyedRows } from "./keyed/keyed-rows.ts"
import { each } from "./look-up.ts"
import { orStandIn } from "./stand-in.ts"
import { type FilterSql, unfiltered } from "./record-lists/filter-sql.ts"
import type { Row, Selecting } from "./keyed/ordered-rows.ts"
import { countByPeople, withoutPersons, involving, type InvolvedPeople } from "./people.ts"
import { withinBytes } from "./within-bytes.ts"
import { statement } from "../statements/registry.ts"

/**
 * How to read records if their persons depend on the year: the select list (as `record`), the table, and the
 * columns and joins of the persons.
 */
export interface CitedRow {
  readonly columns: string
  /** The table and its alias. */
  readonly from: readonly [table: string, alias: string]
  readonly peopleColumns: string
  readonly people: (year: string) => string
  /** The columns of long texts, by the names that the statement gives them. */
  readonly longTexts: readonly string[]
}

export interface CitedReads<T extends { readonly id: string }> extends DeletedReads<T> {
  byId(id: T["id"], userId: string | null, year: number): Promise<Found<Withheld<Involving<T>>> | null>
  /** With a filter, only the rows that satisfy it. */
  ofTree(treeId: string, viewer: Viewer, keyset: Keyset<T["id"]>, filter?: FilterSql): Rows<Withheld<Involving<T>>>
  /** How reads with an order of their own select and seal these records. */
  readonly selecting: Selecting<T>
  /** The live records among the rows that `which` selects for each id `k.id`, each once, ordered by id. */
  ofIds(
    which: string,
    treeId: TreeId,
    ids: readonly string[],
    viewer: Viewer,
  ): Promise<readonly Withheld<Involving<T>>[]>
  /** The same records in batches by id, each with as many bytes of long texts as `withinBytes` allows. */
  batchesOfIds(which: string, treeId: TreeId, ids: readonly string[], viewer: Viewer): Rows<Withheld<Involving<T>>>
}

/** The reads that sources and media share. */
export const citedReads = <T extends { readonly id: string }>(
  sql: Sql,
  { columns, from: [table, x], peopleColumns, people, longTexts }: CitedRow,
  ofKeys: KeyedRows = keyedRows(sql),
): CitedReads<T> => {
  type OneRow = { readonly record: T }
  const sealRow = <R>(viewer: Viewer, row: Row<R>): Withheld<Involving<R>> =>
    seesEverything(viewer) ? withoutPersons(row) : involving(row)
  const page = (conditions: string): string =>
    `where ${x}.tree_id = $1 and ${x}.id > $2 and ${x}.deleted_at is null ${conditions} order by ${x}.id limit $3`
  const found = statement(
    "reads/cited-reads citedReads",
    `select ${x}.is_there as "isThere", ${columns}, ${peopleColumns}, ${accessColumns}
    from ${orStandIn(table, "$1", "$4")} ${x} ${people("$3::integer")} ${accessJoins(x)}`,
  )
  let standIn: T["id"] | null = null
  const listed = `select ${columns} from ${table} ${x}`
  const listedWithPeople = `select ${columns}, ${peopleColumns} from ${table} ${x} ${people("$4::integer")}`
  const idOf = ({ record }: OneRow): T["id"] => record.id
  const ofId = (which: string): string => `from unnest($2::uuid[]) k (id) ${each(which, x)}`
  const live = `where ${x}.deleted_at is null order by ${x}.id`
  const listedByIds = (key: string, which: string, viewer: Viewer): string =>
    seesEverything(viewer)
      ? `select ${key}${columns} ${ofId(which)} ${live}`
      : `select ${key}${columns}, ${peopleColumns} ${ofId(which)} ${people("$3::integer")} ${live}`
  const further = (viewer: Viewer) => (seesEverything(viewer) ? [] : [viewer.year])
  return {
    selecting: {
      alias: x,
      longTexts,
      text: (viewer, { columns: before, from: rows, order, free }) =>
        seesEverything(viewer)
          ? `select ${before}${columns} from ${rows} order by ${order}`
          : `select ${before}${columns}, ${peopleColumns} from ${rows} ${people(`$${free}::integer`)} order by ${order}`,
      countText: (viewer, rows, free) =>
        seesEverything(viewer)
          ? `select count(*)::integer as "record" from ${rows}`
          : countByPeople(peopleColumns, `${rows} ${people(`$${free}::integer`)}`, /"others"/.test(peopleColumns)),
      values: further,
      seal: sealRow,
      sealCount: sealRow,
    },
    byId: async (id, userId, year) => {
      type FoundRow = OneRow & InvolvedPeople & TreeAccess & { readonly isThere: boolean }
      const [row] = await sql.rows<FoundRow>(found, [id, userId, year, standIn])
      if (row === undefined) return null
      const { tree, role, isThere, ...rest } = row
      standIn = rest.record.id
      return isThere ? { tree, role, found: involving(rest) } : null
    },
    ofIds: async (which, treeId, ids, viewer) => {
      const text = statement("reads/cited-reads ofIds", listedByIds(`k.id as "key", `, which, viewer))
      return eachOnce(ids, await ofKeys<Row<T>>(text, treeId, ids, further(viewer))).map((row) => sealRow(viewer, row))
    },
    batchesOfIds: (which, treeId, ids, viewer) => {
      const text = statement("reads/cited-reads batchesOfIds", withinBytes(listedByIds("", which, viewer), longTexts))
      const read = (left: readonly string[]) => sql.rows<Row<T>>(text, [treeId, left, ...further(viewer)])
      return mapBatches(inBatchesOfIds(ids, read, idOf), (row) => sealRow(viewer, row))
    },
    deletedOf: deletedReads<T>(sql, `select ${columns} from ${table} ${x}`, x),
    ofTree: (treeId, viewer, keyset, filter = unfiltered) => {
      const isOpen = seesEverything(viewer)
      const { conditions, values } = filter(isOpen ? 4 : 5)
      const all = `${isOpen ? listed : listedWithPeople} ${page(conditions)}`
      const text = statement("reads/cited-reads ofTree", withinBytes(all, longTexts))
      const read = (after: T["id"] | null, limit: number) =>
        sql.rows<Row<T>>(text, [treeId, after ?? BEFORE_ALL, limit, ...further(viewer), ...values])
      return mapBatches(inBatches(keyset, read, idOf), (row) => sealRow(viewer, row))
    },
  }
}
