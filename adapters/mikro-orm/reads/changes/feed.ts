import { type FeedEntry, type FeedItem, type Follower, MOST_FEED_ENTRIES } from "../../../../core/domain/change/feed.ts"
import type { TreeId } from "../../../../core/domain/ids.ts"
import type { FeedReads } from "../../../../core/ports/changes/feed-reads.ts"
import type { Sql } from "../../sql.ts"
import { entriesOf, type ImportRange } from "./change-entries.ts"
import { statement } from "../../statements/registry.ts"

/** One statement returns no further change once it has this number of entries, so its answer has a limited size. */
const ENOUGH_ENTRIES = 5_000

const nextChanges = statement(
  "reads/changes/feed nextChanges",
  `
  with page as materialized (
    select c.id, c.seq, c.at, c.actor_id, c.action, c.entry_count, c.import_id, c.import_step, c.imported_from, c.imported_to
    from changes c where c.tree_id = $1 and c.seq > $2 order by c.seq limit $3
  ),
  weighed as (
    select page.*, sum(least(entry_count, ${MOST_FEED_ENTRIES})) over (order by seq) - least(entry_count, ${MOST_FEED_ENTRIES}) as earlier
    from page
  )
  select w.id as "id", $1::uuid as "treeId", w.seq as "seq", w.at as "at", w.actor_id as "actorId", w.action as "action",
    w.entry_count as "entryCount", w.import_id as "importId", w.import_step as "importStep",
    w.imported_from as "importedFrom", w.imported_to as "importedTo",
    coalesce((
      select json_agg(json_build_object('entityType', e.entity_type, 'entityId', e.entity_id, 'op', e.op, 'version',
      e.version) order by e.id)
      from (
        select a.id, a.entity_type, a.entity_id, a.op, a.version from audit_entries a
        where a.change_id = w.id order by a.id limit ${MOST_FEED_ENTRIES}
      ) e
    ), '[]'::json) as "entries"
  from weighed w where w.earlier < ${ENOUGH_ENTRIES} order by w.seq`,
)

const revisions = statement(
  "reads/changes/feed revisions",
  `select r.tree_id as "treeId", r.revision as "revision" from tree_revisions r where r.tree_id = any($1::uuid[])`,
)

const mayFollow = statement(
  "reads/changes/feed mayFollow",
  `
  select f.n as "n" from json_to_recordset($1) as f(n integer, tree_id uuid, user_id uuid, session_id uuid, token_id uuid)
  join trees t on t.id = f.tree_id and t.deleted_at is null
  join memberships m on m.tree_id = f.tree_id and m.user_id = f.user_id
  left join sessions s on s.id = f.session_id and s.expires_at > $2
  left join api_tokens k on k.id = f.token_id and k.expires_at > $2
  join users u on u.id = coalesce(s.user_id, k.user_id) and u.deleted_at is null
  join memberships own on own.tree_id = f.tree_id and own.user_id = u.id`,
)

interface FeedRow extends Omit<FeedItem, "changeId">, Omit<ImportRange, "seq"> {}

/** The feeds of trees. */
export const feedReads = (sql: Sql): FeedReads => {
  const itemOf = async (row: FeedRow): Promise<FeedItem> => {
    const { id, seq, at, actorId, action, entries, entryCount, importedFrom } = row
    const isWhole = importedFrom === null || entries.length === MOST_FEED_ENTRIES
    const first = isWhole ? entries : await firstEntries(sql, row)
    return { seq, changeId: id, at, actorId, action, entries: first, entryCount }
  }
  return {
    after: async (treeId, seq, most) => {
      const items: FeedItem[] = []
      for (const row of await sql.rows<FeedRow>(nextChanges, [treeId, seq, most])) items.push(await itemOf(row))
      return items
    },
    revisions: async (treeIds) => {
      const rows = await sql.rows<{ readonly treeId: TreeId; readonly revision: number }>(revisions, [treeIds])
      return new Map(rows.map((row) => [row.treeId, row.revision]))
    },
    mayFollow: async (followers, now) => {
      const rows = await sql.rows<{ readonly n: number }>(mayFollow, [JSON.stringify(followers.map(rowOf)), now])
      const allowed = new Set(rows.map(({ n }) => n))
      return followers.map((_, n) => allowed.has(n))
    },
  }
}

/** The first entries of an import: those that are stored, then those of the rows that it created. */
const firstEntries = async (sql: Sql, change: ImportRange): Promise<readonly FeedEntry[]> => {
  const first: FeedEntry[] = []
  for await (const batch of entriesOf(sql, change, { after: null, batch: MOST_FEED_ENTRIES })) {
    for (const { entityType, entityId, op, version } of batch) first.push({ entityType, entityId, op, version })
    if (first.length >= MOST_FEED_ENTRIES) break
  }
  return first.slice(0, MOST_FEED_ENTRIES)
}

const rowOf = ({ treeId, userId, credential: { kind, id } }: Follower, n: number) => ({
  n,
  tree_id: treeId,
  user_id: userId,
  session_id: kind === "session" ? id : null,
  token_id: kind === "token" ? id : null,
})
