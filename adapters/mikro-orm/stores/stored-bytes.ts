import type { TreeId, UserId } from "../../../core/domain/ids.ts"
import type { Sql } from "../sql.ts"
import { statement } from "../statements/registry.ts"

/**
 * The sum over the trees of an owner: two rows a tree, and one for each upload, of which there are few at a time. A
 * transaction with a change of the tree counts its bytes beside the revision, in the row that it locks anyway; any other
 * one in `stored_bytes`.
 */
export const storedBytesOf = statement(
  "stores/stored-bytes storedBytesOf",
  `select coalesce(sum(b.bytes), 0)::bigint as "bytes"
  from trees t, lateral (
    select s.bytes from stored_bytes s where s.tree_id = t.id
    union all select r.bytes from tree_revisions r where r.tree_id = t.id
    union all select u.size from gedcom_uploads u where u.tree_id = t.id
  ) b where t.owner_id = $1`,
)

/**
 * In the order of the trees, so that two transactions never wait for each other in a ring. A tree that the transaction
 * removed has no count.
 */
const addBytes = statement(
  "stores/stored-bytes addBytes",
  `insert into stored_bytes as s (tree_id, bytes)
  select t.id, added.bytes from unnest($1::uuid[], $2::bigint[]) added (tree_id, bytes) join trees t on t.id = added.tree_id order by t.id
  on conflict (tree_id) do update set bytes = s.bytes + excluded.bytes`,
)

const lockAccount = statement(
  "stores/stored-bytes lockAccount",
  "select pg_advisory_xact_lock(hashtextextended('stemma.stored_bytes ' || $1, 0))",
)

/** Counts the bytes that a transaction stores and removes. */
export interface StoredBytes {
  /** Notes that a tree stores so many bytes more; fewer if negative. */
  add(treeId: TreeId, bytes: number): void
  /** The bytes that were noted for a tree, which the caller writes down. */
  take(treeId: TreeId): number
  /** Writes down what was noted. The counts of these trees are locked until the transaction ends, so this comes last. */
  settle(): Promise<void>
  /** The bytes of an account, as the port describes them. */
  ofAccount(ownerId: UserId): Promise<number>
}

/** The count of a transaction in which nothing is stored yet. */
export const storedBytes = (connection: Sql): StoredBytes => {
  const noted = new Map<TreeId, number>()
  const settle = async (): Promise<void> => {
    const added = [...noted].filter(([, bytes]) => bytes !== 0)
    noted.clear()
    if (added.length > 0)
      await connection.run(addBytes, [added.map(([treeId]) => treeId), added.map(([, bytes]) => bytes)])
  }
  return {
    add: (treeId, bytes) => void noted.set(treeId, (noted.get(treeId) ?? 0) + bytes),
    take: (treeId) => {
      const bytes = noted.get(treeId) ?? 0
      noted.delete(treeId)
      return bytes
    },
    settle,
    ofAccount: async (ownerId) => {
      await settle()
      await connection.run(lockAccount, [ownerId])
      // A statement of its own: it sees what the transaction that held the lock before has committed.
      const [sum] = await connection.rows<{ readonly bytes: number }>(storedBytesOf, [ownerId])
      return sum?.bytes ?? 0
    },
  }
}
