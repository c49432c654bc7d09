import type { ChangeRow, ListedChange } from "../../../../core/domain/change/change-read.ts"
import type { ChangeFilter, ChangeReads } from "../../../../core/ports/changes/change-reads.ts"
import type { Sql } from "../../sql.ts"
import { inBatches } from "../batches.ts"
import { AFTER_ALL } from "../../statements/id-bounds.ts"
import { entriesOf } from "./change-entries.ts"
import { selectChange } from "./change-rows.ts"
import { changesOfPerson } from "./person-history.ts"
import { statement } from "../../statements/registry.ts"

/** The condition of a filter; each set of filters is a statement of its own, with its own index. */
const conditions: readonly (readonly [keyof ChangeFilter, (value: string) => string])[] = [
  ["actorId", (value) => `c.actor_id = ${value}::uuid`],
  ["action", (value) => `c.action = ${value}`],
  ["from", (value) => `c.at >= ${value}::timestamptz`],
  ["to", (value) => `c.at < ${value}::timestamptz`],
]

/** The changes `i` of the tree `$1` that made, deleted or restored the record together with the rows of its import. */
export const importsOf = (
  parameter: string,
): string => `from changes i where i.tree_id = $1 and i.imported_from <= ${parameter}::uuid and i.imported_to >= ${parameter}::uuid
    and (i.import_step = 0 or not exists (select from audit_entries e where e.tree_id = $1
    and e.entity_id = ${parameter} and e.seq <= i.seq))
    and i.import_id = (${[
      "persons",
      "names",
      "relationships",
      "events",
      "places",
      "sources",
      "citations",
      "associations",
      "comments",
      "media",
    ]
      .map((table) => `select import_id from ${table} where tree_id = $1 and id = ${parameter}::uuid`)
      .join(" union all ")} limit 1)`

/** The changes with an entry about the record: by an index of the entries, or as a change of the rows of its import. */
const ofEntity = (parameter: string): string => `c.seq in (
  select a.seq from audit_entries a where a.tree_id = $1 and a.entity_id = ${parameter}
  union all select i.seq ${importsOf(parameter)})`

/** More than any sequence number. */
const LAST = Number.MAX_SAFE_INTEGER

const outside = (which: string): string => `${selectChange} where c.tree_id is null ${which} order by c.id desc`

/** The changes of trees and accounts. */
export const changeReads = (sql: Sql): ChangeReads => {
  const seqOf = ({ seq }: ListedChange): number => seq ?? 0
  return {
    byId: async (id) =>
      (
        await sql.rows<ChangeRow>(statement("reads/changes/changes byId", `${selectChange} where c.id = $1`), [id])
      )[0] ?? null,
    ofTree: (treeId, { entityId, ...filter }, keyset) => {
      const values: unknown[] = []
      const wheres = conditions.flatMap(([name, condition]) => {
        const value = name === "entityId" ? null : filter[name]
        return value === null ? [] : [condition(`$${values.push(value) + 3}`)]
      })
      if (entityId !== null) wheres.push(ofEntity(`$${values.push(entityId) + 3}`))
      const text = statement(
        "reads/changes/changes ofTree",
        `${selectChange} where c.tree_id = $1 and c.seq < $2 ${wheres.map((where) => `and ${where}`).join(" ")}
        order by c.seq desc limit $3`,
      )
      return inBatches(
        keyset,
        (after, limit) => sql.rows<ChangeRow>(text, [treeId, after ?? LAST, limit, ...values]),
        seqOf,
      )
    },
    ofPerson: (treeId, personId, keyset) =>
      inBatches(
        keyset,
        (after, limit) => sql.rows<ListedChange>(changesOfPerson, [treeId, personId, after ?? LAST, limit]),
        seqOf,
      ),
    ofAccount: (userId, keyset) =>
      inBatches(
        keyset,
        (after, limit) =>
          sql.rows<ListedChange>(
            statement("reads/changes/changes ofAccount", `${outside("and c.account_id = $1 and c.id < $2")} limit $3`),
            [userId, after ?? AFTER_ALL, limit],
          ),
        ({ id }) => id,
      ),
    outsideTrees: (keyset) =>
      inBatches(
        keyset,
        (after, limit) =>
          sql.rows<ListedChange>(
            statement("reads/changes/changes outsideTrees", `${outside("and c.id < $1")} limit $2`),
            [after ?? AFTER_ALL, limit],
          ),
        ({ id }) => id,
      ),
    entries: (change, keyset) => entriesOf(sql, change, keyset),
  }
}
