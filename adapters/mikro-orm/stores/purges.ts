import type { DeletableKind } from "../../../core/domain/deletion.ts"
import type { MediaId, PersonId, TreeId, UserId } from "../../../core/domain/ids.ts"
import type { Purges } from "../../../core/ports/purges.ts"
import {
  citations,
  events,
  keptRecords,
  media,
  names,
  persons,
  places,
  proposals,
  relationships,
  sources,
} from "../schema.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { forgetSelf } from "./accounts.ts"

/** What hangs on others comes before them, so that no foreign key takes along more than a batch. */
const kinds: readonly (readonly [DeletableKind, string])[] = [
  ["citation", citations.name],
  ["media", media.name],
  ["event", events.name],
  ["name", names.name],
  ["relationship", relationships.name],
  ["source", sources.name],
  ["person", persons.name],
]

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000"

const expiredTree = "select id from trees where deleted_at < $1 and id > $2 order by id limit 1"

const treeWithExpired = `select tree_id as "treeId" from (
  ${kinds.map(([, table]) => `(select tree_id from ${table} where deleted_at < $1 limit 1)`).join(" union all ")}
) x limit 1`

const removeExpired = (table: string): string => `
  delete from ${table} where tree_id = $1 and id in (select id from ${table} where tree_id = $1 and deleted_at < $2 order by id limit $3)
  returning id`

const removeSome = (table: string): string => `
  delete from ${table} where tree_id = $1 and id in (select id from ${table} where tree_id = $1 order by id limit $2) returning id`

/** The log outlives the tree, and need not be let go in one long breath either. */
const letGo = `
  update audit_entries set tree_id = null where id in (select id from audit_entries where tree_id = $1 order by id limit $2)`

/** Sessions, links and memberships go by their foreign keys. */
const removeUsers = `
  delete from users where id in (
    select u.id from users u
    where u.deleted_at < $1 and not exists (select from trees t where t.owner_id = u.id) and not exists (select from memberships m where m.user_id = u.id)
    order by u.id limit $2
  ) returning id`

/** Removal for good, within a transaction that holds the tree. */
export const purges = (connection: TransactionConnection): Purges => {
  const ids = async <Id extends string>(text: string, values: readonly unknown[]): Promise<readonly Id[]> =>
    (await connection.rows<{ readonly id: Id }>(text, values)).map(({ id }) => id)

  return {
    expiredTree: async (before, after) => {
      const [tree] = await connection.rows<{ readonly id: TreeId }>(expiredTree, [before, after ?? BEFORE_ALL])
      return tree?.id ?? null
    },
    treeWithExpired: async (before) => {
      const [row] = await connection.rows<{ readonly treeId: TreeId }>(treeWithExpired, [before])
      return row?.treeId ?? null
    },
    removeExpired: async (treeId, before, most) => {
      const removed: { readonly kind: DeletableKind; readonly id: string }[] = []
      for (const [kind, table] of kinds) {
        if (removed.length === most) break
        for (const id of await ids(removeExpired(table), [treeId, before, most - removed.length]))
          removed.push({ kind, id })
      }
      return removed
    },
    removeTree: async (treeId, most) => {
      let left = most
      const some = async <Id extends string>(table: string): Promise<readonly Id[]> => {
        if (left === 0) return []
        const gone = await ids<Id>(removeSome(table), [treeId, left])
        left -= gone.length
        return gone
      }
      await some(citations.name)
      const mediaIds = await some<MediaId>(media.name)
      for (const table of [events, names, relationships, keptRecords, sources, proposals]) await some(table.name)
      const personIds = await some<PersonId>(persons.name)
      if (personIds.length > 0) await connection.run(forgetSelf, [personIds])
      await some(places.name)
      if (left > 0) left -= await connection.run(letGo, [treeId, left])
      if (left > 0) await connection.run("delete from trees where id = $1", [treeId])
      return { mediaIds, isGone: left > 0 }
    },
    removeUsers: (before, most) => ids<UserId>(removeUsers, [before, most]),
    removeEnded: async (before) => {
      await connection.run("delete from sessions where expires_at <= $1", [before])
      await connection.run("delete from email_tokens where expires_at <= $1", [before])
      await connection.run("delete from tries where ends_at <= $1", [before])
    },
  }
}
