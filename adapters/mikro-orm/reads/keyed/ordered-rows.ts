import type { Involving, Viewer, Withheld } from "../../../../core/domain/privacy.ts"
import type { TreeId } from "../../../../core/domain/ids.ts"
import type { Counts, OwnedPosition } from "../../../../core/ports/reads.ts"
import type { Keyset, Rows } from "../../../../core/ports/rows.ts"
import type { Sql } from "../../sql.ts"
import { inBatches, mapBatches } from "../batches.ts"
import { BEFORE_ALL } from "../../statements/id-bounds.ts"
import type { InvolvedPeople } from "../people.ts"
import { type KeyedRows, keyedRows } from "./keyed-rows.ts"
import { statement } from "../../statements/registry.ts"
import { rowsWithinBytes } from "../within-bytes.ts"

/** Which rows are selected, and what is read besides the records. */
export interface Selected {
  /** Further columns, each with a comma behind it. */
  readonly columns: string
  /** What follows `from`. The rows of the records have their alias. */
  readonly from: string
  readonly order: string
  /** The number of the first parameter that is not used yet. */
  readonly free: number
}

/** A row of a record. Its persons are read for viewers who do not see everything. */
export type Row<T> = { readonly record: T } & InvolvedPeople

/** How records of one kind are selected and sealed for a viewer. */
export interface Selecting<T> {
  /** The alias of the rows of the records. */
  readonly alias: string
  /** The fields of long texts, as `longTextsOf` names them. */
  readonly longTexts: readonly string[]
  text(viewer: Viewer, selected: Selected): string
  /** The number of the records for each set of persons that decides who sees them. */
  countText(viewer: Viewer, from: string, free: number): string
  /** The values of the parameters that these texts add. */
  values(viewer: Viewer): readonly unknown[]
  seal(viewer: Viewer, row: Row<T>): Withheld<Involving<T>>
  sealCount(viewer: Viewer, row: Row<number>): Withheld<Involving<number>>
}

/** An order of the records that belong to one record. */
export interface Ordering<T, Key> {
  /** Selects at most `$3` live rows that belong to `k.id` in the tree `$1`, after the position that begins with `$4`. */
  readonly rows: string
  readonly order: string
  /** The number of the parameters of a position. */
  readonly parameters: number
  readonly valuesOf: (after: Key | null) => readonly unknown[]
  readonly keyOf: (record: T) => Key
}

const ofOne = "unnest($2::uuid[]) k (id) cross join lateral"

/**
 * The records that belong to one record, in an order. The first batch is read by `ofKeys`, together with those of
 * other requests, so it should be small.
 */
export const orderedRows =
  <T, Key>(sql: Sql, ofKeys: KeyedRows, selecting: Selecting<T>, ordering: Ordering<T, Key>) =>
  (treeId: TreeId, id: string, viewer: Viewer, keyset: Keyset<Key>): Rows<Withheld<Involving<T>>> => {
    const { rows, order, parameters, valuesOf, keyOf } = ordering
    const text = statement(
      "reads/keyed/ordered-rows orderedRows",
      selecting.text(viewer, {
        columns: `k.id as "key", `,
        from: `${ofOne} (${rowsWithinBytes(rows, selecting.longTexts)}) ${selecting.alias}`,
        order,
        free: 4 + parameters,
      }),
    )
    const fetch = (after: Key | null, limit: number): Promise<readonly Row<T>[]> => {
      const values = [limit, ...valuesOf(after), ...selecting.values(viewer)]
      const read = after === keyset.after && limit <= MOST_TOGETHER ? ofKeys : keyedRows(sql)
      return read<Row<T>>(text, treeId, [id], values)
    }
    return mapBatches(
      inBatches(keyset, fetch, ({ record }) => keyOf(record)),
      (row) => selecting.seal(viewer, row),
    )
  }

/** The most rows of one request in a statement that answers several requests. */
const MOST_TOGETHER = 256

/** The records of more owners are read in turns with other statements that have many rows. */
const MOST_OWNERS = 200

type OwnedRow<T> = Row<T> & { readonly owner: number }

/**
 * The records that belong to several records, in the order of these and then by id. `which` selects those of `k.id`.
 * The owners are taken one after the other until there are enough rows.
 */
export const ownedRows =
  <T extends { readonly id: string }>(
    { sql, bulk }: Readonly<Record<"sql" | "bulk", Sql>>,
    selecting: Selecting<T>,
    which: string,
  ) =>
  (
    treeId: TreeId,
    ids: readonly string[],
    viewer: Viewer,
    keyset: Keyset<OwnedPosition>,
  ): Rows<Withheld<Involving<T>>> => {
    const x = selecting.alias
    const owned = `select k.owner::integer as owner, ${x}.* from unnest($2::uuid[]) with ordinality k (id, owner)
      cross join lateral (${which} offset 0) ${x}
      where k.owner >= $4::integer and (k.owner > $4::integer or ${x}.id > $5::uuid) and ${x}.deleted_at is null
      order by k.owner, ${x}.id limit $3`
    const text = statement(
      "reads/keyed/ordered-rows ownedRows",
      selecting.text(viewer, {
        columns: `${x}.owner as "owner", `,
        from: `(${rowsWithinBytes(owned, selecting.longTexts)}) ${x}`,
        order: `${x}.owner, ${x}.id`,
        free: 6,
      }),
    )
    return mapBatches(
      inBatches(
        keyset,
        async (after, limit) =>
          ids.length === 0
            ? []
            : (ids.length > MOST_OWNERS ? bulk : sql).rows<OwnedRow<T>>(text, [
                treeId,
                ids,
                limit,
                after?.owner ?? 0,
                after?.id ?? BEFORE_ALL,
                ...selecting.values(viewer),
              ]),
        ({ owner, record }): OwnedPosition => ({ owner, id: record.id }),
      ),
      (row) => selecting.seal(viewer, row),
    )
  }

/** The numbers of the live records that `which` selects for each of these ids, each counted once. */
export const countedRows =
  <T>(sql: Sql, selecting: Selecting<T>, which: string) =>
  async (treeId: TreeId, ids: readonly string[], viewer: Viewer): Promise<Counts> => {
    if (ids.length === 0) return []
    const x = selecting.alias
    const each = `(select distinct on (${x}.id) ${x}.* from unnest($2::uuid[]) k (id)
      cross join lateral (${which} offset 0) ${x} where ${x}.deleted_at is null order by ${x}.id) ${x}`
    const values = [treeId, ids, ...selecting.values(viewer)]
    const rows = await sql.rows<Row<number>>(
      statement("reads/keyed/ordered-rows selecting.countText", selecting.countText(viewer, each, 3)),
      values,
    )
    return rows.map((row) => selecting.sealCount(viewer, row))
  }
