import type { TreeAccess } from "../../../core/domain/access.ts"
import { normalizeText } from "../../../core/domain/name-text/search-text.ts"
import type { Membership, Tree } from "../../../core/domain/tree.ts"
import type { Memberships, Transaction } from "../../../core/ports/unit-of-work.ts"
import { keptRecords } from "../entities/kept-record.ts"
import { memberships } from "../entities/membership.ts"
import { searchableTrees, trees } from "../entities/tree.ts"
import { recordedTable, removing } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { givenIds, rowsOf } from "./by-key.ts"
import { ROW_LOCK, firstRow, records } from "./records.ts"
import type { StoredBytes } from "./stored-bytes.ts"

const access = `select ${columns(trees, "t", "tree")}, m.role as "role"
  from trees t left join memberships m on m.tree_id = t.id and m.user_id = $2 where t.id = $1`

/** A separate lock, so that other commands can use the tree while an import runs. */
const holdKept = "select pg_advisory_xact_lock(hashtextextended('stemma.kept_records ' || $1, 0))"

const revision = "select revision from tree_revisions where tree_id = $1 for update"

/** Every new person runs this. Through MikroORM it makes that command a fifth slower. */
const countPersons = "update trees set person_count = person_count + $2 where id = $1"

const nextPosition = "select max(position) + 1 as next from kept_records where tree_id = $1"

// Reads by SQL: the query builder of MikroORM takes several times as long as the statement itself.
const membershipsWhere = `select ${columns(memberships, "m")} from memberships m where`
const membersOfTree = `${membershipsWhere} m.tree_id = $1 order by m.created_at, m.user_id`
const membershipsOfUser = `${membershipsWhere} m.user_id = $1 order by m.tree_id`
const membershipOf = `${membershipsWhere} m.tree_id = $1 and m.user_id = $2`

const searchable = (tree: Tree): Tree & { readonly searchText: string } => ({
  ...tree,
  searchText: normalizeText(`${tree.name} ${tree.description ?? ""}`),
})

const takenXrefs = `select distinct k.xref from unnest($2::text[]) wanted (xref)
  join kept_records k on k.tree_id = $1 and md5(k.xref) = md5(wanted.xref) and k.xref = wanted.xref`

const withdraw = "update kept_records set withdrawn = $3 where tree_id = $1 and import_id = $2"

const keptBytes = `select coalesce(sum(octet_length(r.lines)), 0)::bigint as bytes from ${rowsOf(givenIds, "kept_records", "r")}`

/** Trees, memberships and kept records, within a transaction. */
export const treeStores = (
  connection: TransactionConnection,
  recorder: Recorder,
  stored: Pick<StoredBytes, "add">,
): Pick<Transaction, "trees" | "memberships" | "keptRecords"> => {
  const recorded = recordedTable(connection, recorder, { kind: "tree", table: searchableTrees })
  return {
    trees: {
      ...records(trees, recorded),
      insert: (rows) => recorded.insert(rows.map(searchable)),
      // Only countPersons changes the count. Writing a tree that was read earlier must not undo such a change.
      update: (tree) => recorded.update(searchable(tree), ["personCount"]),
      access: async (id, userId) => firstRow(await connection.rows<TreeAccess>(access, [id, userId])),
      // The role is read after the lock is taken. A single statement that waits for the lock would return the role
      // from before the wait.
      lock: async (id, userId) => {
        await connection.run(`select from trees where id = $1 ${ROW_LOCK}`, [id])
        return firstRow(await connection.rows<TreeAccess>(access, [id, userId]))
      },
      revision: async (id) =>
        firstRow(await connection.rows<{ readonly revision: number }>(revision, [id]))?.revision ?? 0,
      countPersons: async (id, difference) => {
        await connection.run(countPersons, [id, difference])
      },
    },
    memberships: membershipStore(connection, recorder),
    keptRecords: {
      lock: async (treeId) => {
        await connection.run(holdKept, [treeId])
      },
      nextPosition: async (treeId) =>
        firstRow(await connection.rows<{ next: number }>(nextPosition, [treeId]))?.next ?? 0,
      taken: async (treeId, xrefs) =>
        (await connection.rows<{ xref: string }>(takenXrefs, [treeId, xrefs])).map(({ xref }) => xref),
      insert: async (kept) => {
        for (const { treeId, lines } of kept) stored.add(treeId, Buffer.byteLength(lines))
        for (const [treeId, own] of Map.groupBy(kept, (record) => record.treeId)) {
          const value = recorder.importInto(treeId)
          await connection.insert(
            keptRecords,
            own,
            value === null ? undefined : { column: "import_id", type: "uuid", value },
          )
        }
      },
      withdraw: async (treeId, importId, isWithdrawn) => {
        await connection.run(withdraw, [treeId, importId, isWithdrawn])
      },
      update: async (kept) => {
        for (const [treeId, records] of Map.groupBy(kept, (record) => record.treeId)) {
          const before = firstRow(
            await connection.rows<{ bytes: number }>(keptBytes, [treeId, records.map(({ id }) => id)]),
          )
          const after = records.reduce((sum, { lines }) => sum + Buffer.byteLength(lines), 0)
          stored.add(treeId, after - (before?.bytes ?? 0))
        }
        await connection.updateMany(keptRecords, kept)
      },
    },
  }
}

const removeMember = removing(memberships, "x.tree_id = $1 and x.user_id = $2")

const membershipStore = (connection: TransactionConnection, recorder: Recorder): Memberships => {
  const recorded = recordedTable(connection, recorder, { kind: "membership", table: memberships })
  return {
    ofTree: (treeId) => connection.rows<Membership>(membersOfTree, [treeId]),
    ofUser: (userId) => connection.rows<Membership>(membershipsOfUser, [userId]),
    find: async (treeId, userId) => firstRow(await connection.rows<Membership>(membershipOf, [treeId, userId])),
    insert: (membership) => recorded.insert([membership]),
    update: (membership) => recorded.update(membership),
    remove: async (treeId, userId) => {
      await recorded.remove(removeMember, [treeId, userId])
    },
  }
}
