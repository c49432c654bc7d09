import { lastUploadEnd } from "../../../core/domain/gedcom/import/stored-upload.ts"
import { type DeletableKind, dependentsFirst } from "../../../core/domain/deletion.ts"
import type { MediaId, PersonId, TreeId, UserId } from "../../../core/domain/ids.ts"
import type { Purges } from "../../../core/ports/purges.ts"
import { citations } from "../entities/citation.ts"
import { events } from "../entities/event.ts"
import { keptRecords } from "../entities/kept-record.ts"
import { media } from "../entities/media.ts"
import { mediaLinks } from "../entities/media-link.ts"
import { names } from "../entities/name.ts"
import { persons } from "../entities/person.ts"
import { places } from "../entities/place.ts"
import { proposalComments, proposals } from "../entities/proposal.ts"
import { relationships } from "../entities/relationship.ts"
import { sources } from "../entities/source.ts"
import { EmailTokenSchema } from "../entities/email-token.ts"
import { ApiTokenSchema } from "../entities/api-token.ts"
import { InvitationSchema } from "../entities/account/invitation.ts"
import { SessionSchema } from "../entities/session.ts"
import { UploadSchema } from "../entities/import/upload.ts"
import { StoredAnswerSchema } from "../entities/stored-answer.ts"
import { TreeSchema } from "../entities/tree.ts"
import { TriesSchema } from "../entities/tries.ts"
import { changing, recordedTable, removing } from "../recorded-table.ts"
import { importedTables } from "../entities/imported.ts"
import type { Recorder } from "../recorder.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { forgetPersons } from "./accounts.ts"
import type { StoredBytes } from "./stored-bytes.ts"
import { DELIVERIES_KEPT_MS } from "../../../core/domain/webhook/delivery.ts"
import { webhookDeliveries, WebhookDeliverySchema, webhooks } from "../entities/webhook.ts"

/** Dependents come first, so that no foreign key removes more than a batch. */
const kinds = dependentsFirst.map((kind) => [kind, importedTables[kind].name] as const)

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000"

const expiredTree = "select id from trees where deleted_at < $1 and id > $2 order by id limit 1"

const treeWithExpired = `select tree_id as "treeId" from (
  ${kinds.map(([, table]) => `(select tree_id from ${table} where deleted_at < $1 limit 1)`).join(" union all ")}
) x limit 1`

const expired = (table: string): string =>
  `select id from ${table} where tree_id = $1 and deleted_at < $2 order by id limit $3`

/** The bytes that go with a row: those of a blob, or of a kept record. */
const bytesOf = (table: string): string => {
  if (table === media.name) return "size"
  return table === keptRecords.name ? "octet_length(lines)::bigint" : "0::bigint"
}

/** The column of a kept record that names the row of this table that it became. */
const subjects: ReadonlyMap<string, string> = new Map([
  [persons.name, "person_id"],
  [sources.name, "source_id"],
])

const importedKind: ReadonlyMap<string, DeletableKind> = new Map(kinds.map(([kind, table]) => [table, kind]))

/** The kept records of persons and sources go with them, and their bytes are counted here: a foreign key would take them along uncounted. */
const removeExpired = (table: string): string => {
  const subject = subjects.get(table)
  const kept =
    subject === undefined
      ? "select 0::bigint as bytes"
      : `delete from kept_records k using batch where k.tree_id = $1 and k.${subject} = batch.id returning octet_length(k.lines) as bytes`
  const imported = importedKind.get(table)
  const noted =
    imported === undefined
      ? ""
      : `, noted as (
    insert into purged_imported_rows (change_id, kind, id)
    select x.import_id, '${imported}', x.id from ${table} x join batch on x.tree_id = $1 and x.id = batch.id
    join changes c on c.id = x.import_id where x.import_id is not null
  )`
  return `with batch as materialized (${expired(table)}), kept as (${kept})${noted}
  delete from ${table} where tree_id = $1 and id in (select id from batch)
  returning id, ${bytesOf(table)} as bytes, (select coalesce(sum(bytes), 0)::bigint from kept) as "keptBytes"`
}

const expiring = (table: string, column: string): string => `x.tree_id = $1 and x.${column} in (${expired(table)})`

/**
 * What happens to links of media before the next expired rows of a kind are removed. The foreign keys would do the
 * same, but without a record.
 */
const removeLinks: ReadonlyMap<DeletableKind, string> = new Map([
  ["media", removing(mediaLinks, expiring(media.name, "media_id"))],
  ["event", removing(mediaLinks, expiring(events.name, "event_id"))],
  ["source", removing(mediaLinks, expiring(sources.name, "source_id"))],
])
const clearPersons = changing(mediaLinks, { where: expiring(persons.name, "person_id"), set: "person_id = null" })

/** The tables whose rows belong to nothing but a tree, dependent ones first. */
const ofTree = [proposalComments, proposals, webhookDeliveries, webhooks]

const removeSome = (table: string): string => `
  delete from ${table} where tree_id = $1 and id in (select id from ${table} where tree_id = $1 order by id limit $2)
  returning id, ${bytesOf(table)} as bytes, 0::bigint as "keptBytes"`

/** The audit log outlives the tree. Its entries keep who did what and when; they are updated in batches too. */
const letGo = [
  `update audit_entries set tree_id = null, before = null, after = null
  where id in (select id from audit_entries where tree_id = $1 order by id limit $2)`,
  `update changes set tree_id = null where id in (select id from changes where tree_id = $1 order by seq limit $2)`,
]

const blank =
  "update audit_entries a set before = null, after = null where (a.before is not null or a.after is not null)"

/** A UUID, anywhere in the JSON of an entry. */
const ID = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"

/** The entries of records of tree `$1`, and those of proposals that name them. One statement for each index. */
const blankRecords = [
  `${blank} and a.tree_id = $1 and a.entity_id = any($2::text[])`,
  `${blank} and a.tree_id = $1 and a.entity_type = 'proposal'
    and exists (select from regexp_matches(concat(a.before, a.after), '(${ID})', 'g') found where found[1] = any($2::text[]))`,
]

/**
 * The entries about accounts: their own, those of what they did outside trees, and those of their memberships. Their
 * comments keep no session or token.
 */
const blankUsers = [
  `${blank} and a.tree_id is null and a.entity_id = any($1::text[])`,
  `${blank} and a.tree_id is null and a.actor_id = any($1::uuid[])`,
  `${blank} and a.entity_type = 'membership' and a.entity_id = any($1::text[])`,
  `update proposal_comments set via = json_build_object('kind', via ->> 'kind', 'id', null, 'name', null)
    where author_id = any($1::uuid[])`,
]

/** Foreign keys remove sessions, links, memberships and stored answers. */
const removeUsers = `
  delete from users where id in (
    select u.id from users u
    where u.deleted_at < $1 and not exists (select from trees t where t.owner_id = u.id) and not exists (select from memberships m where m.user_id = u.id)
    order by u.id limit $2
  ) returning id`

/** A row that was removed, and the bytes that went with it; those of kept records are of all rows of its statement together. */
interface Removed {
  readonly id: string
  readonly bytes: number
  readonly keptBytes: number
}

/** Permanent removal, within a transaction that has locked the tree. */
export const purges = (
  connection: TransactionConnection,
  recorder: Recorder,
  stored: Pick<StoredBytes, "add">,
): Purges => {
  const links = recordedTable(connection, recorder, { kind: "media_link", table: mediaLinks })

  const ids = async <Id extends string>(text: string, values: readonly unknown[]): Promise<readonly Id[]> =>
    (await connection.rows<{ readonly id: Id }>(text, values)).map(({ id }) => id)

  /** Runs a statement that removes rows of this tree, and takes their bytes off its count. */
  const remove = async <Id extends string>(
    treeId: TreeId,
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Id[]> => {
    const removed = await connection.rows<Removed & { readonly id: Id }>(text, [treeId, ...values])
    const bytes = removed.reduce((sum, row) => sum + row.bytes, removed[0]?.keptBytes ?? 0)
    stored.add(treeId, -bytes)
    return removed.map(({ id }) => id)
  }

  /** Clears the references of accounts to removed persons. */
  const forget = async (personIds: readonly string[]): Promise<void> => {
    if (personIds.length > 0) for (const statement of forgetPersons) await connection.run(statement, [personIds])
  }

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
        const values = [treeId, before, most - removed.length]
        const unlink = removeLinks.get(kind)
        if (unlink !== undefined) await links.remove(unlink, values)
        else if (kind === "person") await links.change(clearPersons, values)
        for (const id of await remove(treeId, removeExpired(table), [before, most - removed.length]))
          removed.push({ kind, id })
      }
      await forget(removed.flatMap(({ kind, id }) => (kind === "person" ? [id] : [])))
      const removedIds = removed.map(({ id }) => id)
      if (removedIds.length > 0)
        for (const statement of blankRecords) await connection.run(statement, [treeId, removedIds])
      return removed
    },
    removeTree: async (treeId, most) => {
      let left = most
      const some = async <Id extends string>(table: string): Promise<readonly Id[]> => {
        if (left === 0) return []
        const gone = await remove<Id>(treeId, removeSome(table), [left])
        left -= gone.length
        return gone
      }
      for (const table of [citations, mediaLinks]) await some(table.name)
      const mediaIds = await some<MediaId>(media.name)
      for (const { name } of [events, names, relationships, keptRecords, sources, ...ofTree]) await some(name)
      const personIds = await some<PersonId>(persons.name)
      await forget(personIds)
      await some(places.name)
      for (const statement of letGo) if (left > 0) left -= await connection.run(statement, [treeId, left])
      if (left > 0) await connection.em().nativeDelete(TreeSchema, { id: treeId })
      return { mediaIds, isGone: left > 0 }
    },
    removeUsers: async (before, most) => {
      const removed = await ids<UserId>(removeUsers, [before, most])
      if (removed.length > 0) for (const statement of blankUsers) await connection.run(statement, [removed])
      return removed
    },
    removeEnded: async (before) => {
      const em = connection.em()
      await em.nativeDelete(SessionSchema, { expiresAt: { $lte: before } })
      await em.nativeDelete(InvitationSchema, { expiresAt: { $lte: before } })
      await em.nativeDelete(ApiTokenSchema, { expiresAt: { $lte: before } })
      await em.nativeDelete(EmailTokenSchema, { expiresAt: { $lte: before } })
      await em.nativeDelete(StoredAnswerSchema, { expiresAt: { $lte: before } })
      await em.nativeDelete(WebhookDeliverySchema, { at: { $lte: new Date(before.getTime() - DELIVERIES_KEPT_MS) } })
      await em.nativeDelete(UploadSchema, { expiresAt: { $lte: lastUploadEnd(before) } })
      await em.nativeDelete(TriesSchema, { endsAt: { $lte: before } })
      await connection.run("select remove_search_leftovers()", [])
    },
  }
}
