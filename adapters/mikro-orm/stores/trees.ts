import type { ChangeId, TreeId, UserId } from "../../../core/domain/ids.ts"
import { normalizeText } from "../../../core/domain/name-text/normalize-text.ts"
import type { Membership, Tree } from "../../../core/domain/tree.ts"
import type { Memberships, Transaction } from "../../../core/ports/unit-of-work.ts"
import { keptRecords } from "../entities/kept-record.ts"
import { memberships } from "../entities/membership.ts"
import { searchableTrees, trees } from "../entities/tree.ts"
import { recordedTable } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { givenIds, rowsOf } from "./by-key.ts"
import { firstRow, records } from "./records.ts"
import type { StoredBytes } from "./stored-bytes.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db, literal } from "../statements/compiled.ts"
import { statement } from "../statements/registry.ts"

interface Access {
  readonly id: TreeId
  readonly userId: UserId
}

const access = compiled<Access>("stores/trees access")((p) =>
  db
    .selectFrom("trees as t")
    .leftJoin("memberships as m", (join) => join.onRef("m.tree_id", "=", "t.id").on("m.user_id", "=", p("userId")))
    .select(columnsOf(trees, "t", "tree."))
    .select("m.role as role")
    .where("t.id", "=", p("id")),
)

const find = compiled<{ readonly id: TreeId }>("stores/trees find")((p) =>
  db.selectFrom("trees as x").select(columnsOf(trees, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const lock = compiled<{ readonly id: TreeId }>("stores/trees lock")((p) =>
  db.selectFrom("trees as x").select("x.id as id").where("x.id", "=", p("id")).forNoKeyUpdate(),
)

/** A separate lock, so that other commands can use the tree while an import runs. */
const holdKept = statement(
  "stores/trees holdKept",
  "select pg_advisory_xact_lock(hashtextextended('stemma.kept_records ' || $1, 0))",
)

const revision = compiled<{ readonly id: TreeId }>("stores/trees revision")((p) =>
  db.selectFrom("tree_revisions as r").select("r.revision as revision").where("r.tree_id", "=", p("id")).forUpdate(),
)

interface Counting {
  readonly id: TreeId
  readonly difference: number
}

/** Every new person runs this. Through MikroORM it makes that command a fifth slower. */
const countPersons = compiled<Counting>("stores/trees countPersons")((p) =>
  db
    .updateTable("trees")
    .set((eb) => ({ person_count: eb("person_count", "+", p("difference")) }))
    .where("id", "=", p("id")),
)

const nextPosition = compiled<{ readonly treeId: TreeId }>("stores/trees nextPosition")((p) =>
  db
    .selectFrom("kept_records as k")
    .select(({ eb, fn }) => eb(fn.max<number | null>("k.position"), "+", literal(1)).as("next"))
    .where("k.tree_id", "=", p("treeId")),
)

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000"

const nextTree = statement(
  "stores/trees nextTree",
  `select k.tree_id as "treeId" from kept_records k where k.tree_id > $1 order by k.tree_id limit 1`,
)

// Reads by SQL: the query builder of MikroORM takes several times as long as the statement itself.
const membersOfTree = compiled<{ readonly treeId: TreeId }>("stores/trees membersOfTree")((p) =>
  db
    .selectFrom("memberships as m")
    .select(columnsOf(memberships, "m"))
    .where("m.tree_id", "=", p("treeId"))
    .orderBy("m.created_at")
    .orderBy("m.user_id"),
)

const membershipsOfUser = compiled<{ readonly userId: UserId }>("stores/trees membershipsOfUser")((p) =>
  db
    .selectFrom("memberships as m")
    .select(columnsOf(memberships, "m"))
    .where("m.user_id", "=", p("userId"))
    .orderBy("m.tree_id"),
)

type MembershipKey = Pick<Membership, "treeId" | "userId">

const membershipOf = compiled<MembershipKey>("stores/trees membershipOf")((p) =>
  db
    .selectFrom("memberships as m")
    .select(columnsOf(memberships, "m"))
    .where("m.tree_id", "=", p("treeId"))
    .where("m.user_id", "=", p("userId")),
)

const searchable = (tree: Tree): Tree & { readonly searchText: string } => ({
  ...tree,
  searchText: normalizeText(`${tree.name} ${tree.description ?? ""}`),
})

const takenXrefs = statement(
  "stores/trees takenXrefs",
  `select distinct k.xref from unnest($2::text[]) wanted (xref)
  join kept_records k on k.tree_id = $1 and md5(k.xref) = md5(wanted.xref) and k.xref = wanted.xref`,
)

interface Withdrawal {
  readonly treeId: TreeId
  readonly importId: ChangeId
  readonly isWithdrawn: boolean
}

const withdraw = compiled<Withdrawal>("stores/trees withdraw")((p) =>
  db
    .updateTable("kept_records")
    .set({ withdrawn: p("isWithdrawn") })
    .where("tree_id", "=", p("treeId"))
    .where("import_id", "=", p("importId")),
)

const keptBytes = statement(
  "stores/trees keptBytes",
  `select coalesce(sum(octet_length(r.lines)), 0)::bigint as bytes from ${rowsOf(givenIds, "kept_records", "r")}`,
)

/** Trees, memberships and kept records, within a transaction. */
export const treeStores = (
  connection: TransactionConnection,
  recorder: Recorder,
  stored: Pick<StoredBytes, "add">,
): Pick<Transaction, "trees" | "memberships" | "keptRecords"> => {
  const recorded = recordedTable(connection, recorder, { kind: "tree", table: searchableTrees })
  return {
    trees: {
      ...records<Tree>(find, recorded),
      insert: (rows) => recorded.insert(rows.map(searchable)),
      // Only countPersons changes the count. Writing a tree that was read earlier must not undo such a change.
      update: (tree) => recorded.update(searchable(tree), ["personCount"]),
      access: (id, userId) => access.first(connection, { id, userId }),
      // The role is read after the lock is taken. A single statement that waits for the lock would return the role
      // from before the wait.
      lock: async (id, userId) => {
        await lock.first(connection, { id })
        return access.first(connection, { id, userId })
      },
      revision: async (id) => (await revision.first(connection, { id }))?.revision ?? 0,
      countPersons: async (id, difference) => {
        await countPersons.run(connection, { id, difference })
      },
    },
    memberships: membershipStore(connection, recorder),
    keptRecords: {
      lock: async (treeId) => {
        await connection.run(holdKept, [treeId])
      },
      nextPosition: async (treeId) => (await nextPosition.first(connection, { treeId }))?.next ?? 0,
      nextTree: async (after) => {
        const [row] = await connection.rows<{ readonly treeId: TreeId }>(nextTree, [after ?? BEFORE_ALL])
        return row?.treeId ?? null
      },
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
        await withdraw.run(connection, { treeId, importId, isWithdrawn })
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

const removeMember = compiled<MembershipKey>("stores/trees removeMember")((p) =>
  db
    .deleteFrom("memberships as x")
    .where("x.tree_id", "=", p("treeId"))
    .where("x.user_id", "=", p("userId"))
    .returning(columnsOf(memberships, "x")),
)

const membershipStore = (connection: TransactionConnection, recorder: Recorder): Memberships => {
  const recorded = recordedTable(connection, recorder, { kind: "membership", table: memberships })
  return {
    ofTree: (treeId) => membersOfTree.rows(connection, { treeId }),
    ofUser: (userId) => membershipsOfUser.rows(connection, { userId }),
    find: (treeId, userId) => membershipOf.first(connection, { treeId, userId }),
    insert: (membership) => recorded.insert([membership]),
    update: (membership) => recorded.update(membership),
    remove: async (treeId, userId) => {
      await recorded.remove(removeMember, { treeId, userId })
    },
  }
}
