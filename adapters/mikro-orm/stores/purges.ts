import { sql } from "kysely"
import { lastQuestionEnd } from "../../../core/domain/question/question.ts"
import { lastUploadEnd } from "../../../core/domain/gedcom/import/stored-upload.ts"
import { type DeletableKind, dependentsFirst } from "../../../core/domain/deletion.ts"
import type { MediaId, PersonId, TreeId, UserId } from "../../../core/domain/ids.ts"
import type { Purges } from "../../../core/ports/purges.ts"
import { associations } from "../entities/association.ts"
import { comments } from "../entities/comment.ts"
import { citations } from "../entities/evidence/citation.ts"
import { events } from "../entities/event.ts"
import { keptRecords } from "../entities/kept-record.ts"
import { media } from "../entities/evidence/media.ts"
import { mediaLinks } from "../entities/evidence/media-link.ts"
import { names } from "../entities/name.ts"
import { persons } from "../entities/person.ts"
import { places } from "../entities/place.ts"
import { proposalComments, proposals } from "../entities/proposal.ts"
import { relationships } from "../entities/relationship.ts"
import { sources } from "../entities/evidence/source.ts"
import { EmailTokenSchema } from "../entities/email-token.ts"
import { ApiTokenSchema } from "../entities/api-token.ts"
import { InvitationSchema } from "../entities/account/invitation.ts"
import { LinkSchema } from "../entities/account/link.ts"
import { QuestionSchema } from "../entities/question.ts"
import { SessionSchema } from "../entities/session.ts"
import { UploadSchema } from "../entities/import/upload.ts"
import { StoredAnswerSchema } from "../entities/stored-answer.ts"
import { TreeSchema } from "../entities/tree.ts"
import { TriesSchema } from "../entities/tries.ts"
import { changing, recordedTable } from "../recorded-table.ts"
import { importedTables } from "../entities/imported.ts"
import type { Recorder } from "../recorder.ts"
import { type AnyTable, bytesOfRow, type SizedTable } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { forgetPersons } from "./accounts.ts"
import { byKey } from "./by-key.ts"
import type { StoredBytes } from "./stored-bytes.ts"
import { DELIVERIES_KEPT_MS } from "../../../core/domain/webhook/delivery.ts"
import { webhookDeliveries, WebhookDeliverySchema, webhooks } from "../entities/webhook.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { type Compiled, compiled, db, literal } from "../statements/compiled.ts"
import { BEFORE_ALL } from "../statements/id-bounds.ts"
import { emptyLinks, type MediaLink } from "../../../core/domain/evidence/media-link.ts"
import { type StatementText, statement } from "../statements/registry.ts"

/** Dependents come first, so that no foreign key removes more than a batch. */
const kinds = dependentsFirst.map((kind) => [kind, importedTables[kind]] as const)

const expiredTree = compiled<{ readonly before: Date; readonly after: TreeId }>("stores/purges expiredTree")((p) =>
  db
    .selectFrom("trees as t")
    .select("t.id as id")
    .where("t.deleted_at", "<", p("before"))
    .where("t.id", ">", p("after"))
    .orderBy("t.id")
    .limit(literal(1)),
)

const removeSearchLeftovers = statement("stores/purges removeSearchLeftovers", "select remove_search_leftovers()")

/** A merged person stays as long as the person who was kept, because that address leads on. */
const isExpired = (table: string, before: string): string =>
  `deleted_at < ${before}${table === persons.name ? " and merged is null" : ""}`

/** Persons who were merged into one who expires now expire too. */
const releaseMerged = statement(
  "stores/purges releaseMerged",
  changing(persons, {
    where: `x.tree_id = $1 and x.merged is not null and not exists (
      select from persons k where k.tree_id = $1 and k.id = (x.merged ->> 'intoId')::uuid
        and (k.deleted_at is null or k.deleted_at >= $2 or k.merged is not null))`,
    set: "merged = null",
  }),
)

const treeWithExpired = statement(
  "stores/purges treeWithExpired",
  `select tree_id as "treeId" from (
  ${kinds.map(([, table]) => `(select tree_id from ${table.name} where ${isExpired(table.name, "$1")} limit 1)`).join(" union all ")}
) x limit 1`,
)

/**
 * The next expired rows. They are joined by their tree and their id: with the tree as a parameter and a list of ids, a kept
 * plan reads the whole tree for each of them.
 */
const expired = (table: string): string =>
  `select tree_id, id from ${table} where tree_id = $1 and ${isExpired(table, "$2")} order by id limit $3`

type Removable = AnyTable & SizedTable

const uncounted: ReadonlySet<string> = new Set([webhooks.name, webhookDeliveries.name])

/** The bytes that go with a row of `x`, with those of a blob; of a kept record only its lines count. */
const bytesOf = (table: Removable): string => {
  if (table.name === keptRecords.name) return "octet_length(x.lines)::bigint"
  if (uncounted.has(table.name)) return "0::bigint"
  return table.name === media.name ? `x.size + ${bytesOfRow(table, "x")}` : bytesOfRow(table, "x")
}

/** The column of a kept record that names the row of this table that it became. */
const subjects: ReadonlyMap<string, string> = new Map([
  [persons.name, "person_id"],
  [sources.name, "source_id"],
])

const importedKind: ReadonlyMap<string, DeletableKind> = new Map(kinds.map(([kind, table]) => [table.name, kind]))

/**
 * The kept records of persons and sources go with them, and their bytes are counted here: a foreign key would take
 * them along uncounted.
 */
const removeExpired = (of: Removable): StatementText => {
  const table = of.name
  const subject = subjects.get(table)
  const kept =
    subject === undefined
      ? "select 0::bigint as bytes"
      : `delete from kept_records k using batch where k.tree_id = batch.tree_id and k.${subject} = batch.id returning ` +
        "octet_length(k.lines) as bytes"
  const imported = importedKind.get(table)
  const noted =
    imported === undefined
      ? ""
      : `, noted as (
    insert into purged_imported_rows (change_id, kind, id)
    select x.import_id, '${imported}', x.id from batch join ${table} x on x.tree_id = batch.tree_id and x.id = batch.id
    join changes c on c.id = x.import_id where x.import_id is not null
  )`
  return statement(
    "stores/purges removeExpired",
    `with batch as materialized (${expired(table)}), kept as (${kept})${noted}
  delete from ${table} x using batch where x.tree_id = batch.tree_id and x.id = batch.id
  returning x.id, ${bytesOf(of)} as bytes, (select coalesce(sum(bytes), 0)::bigint from kept) as "keptBytes"`,
  )
}

/**
 * What happens to links of media before the next expired rows of a kind are removed. The foreign keys would do the
 * same, but without a record.
 */
interface Expired {
  readonly treeId: TreeId
  readonly before: Date
  readonly most: number
}

const ofExpiredMedia = compiled<Expired>("stores/purges ofExpiredMedia")((p) =>
  db
    .deleteFrom("media_links as x")
    .using(
      db
        .selectFrom("media as e")
        .select(["e.tree_id", "e.id"])
        .where("e.tree_id", "=", p("treeId"))
        .where("e.deleted_at", "<", p("before"))
        .orderBy("e.id")
        .limit(p("most"))
        .as("e"),
    )
    .whereRef("x.tree_id", "=", "e.tree_id")
    .whereRef("x.media_id", "=", "e.id")
    .returning(columnsOf(mediaLinks, "x")),
)

interface ExpiredRow {
  readonly tree_id: TreeId
  readonly id: string
}

/** The links to expired records of a kind, which go with these. */
const ofExpiredTargets = (
  name: string,
  table: "events" | "relationships" | "sources" | "citations",
  column: "x.event_id" | "x.relationship_id" | "x.source_id" | "x.citation_id",
) =>
  compiled<Expired>(name)((p) =>
    db
      .deleteFrom("media_links as x")
      .using(
        sql<ExpiredRow>`(select r.tree_id, r.id from ${sql.table(table)} r where r.tree_id = ${p("treeId")}
          and r.deleted_at < ${p("before")} order by r.id limit ${p("most")})`.as<"e">(sql`e`),
      )
      .whereRef("x.tree_id", "=", "e.tree_id")
      .where(sql<boolean>`${sql.ref(column)} = e.id`)
      .returning(columnsOf(mediaLinks, "x")),
  )

const removeLinks: ReadonlyMap<DeletableKind, Compiled<Expired, MediaLink>> = new Map([
  ["media", ofExpiredMedia],
  ["event", ofExpiredTargets("stores/purges ofExpiredEvents", "events", "x.event_id")],
  ["relationship", ofExpiredTargets("stores/purges ofExpiredRelationships", "relationships", "x.relationship_id")],
  ["source", ofExpiredTargets("stores/purges ofExpiredSources", "sources", "x.source_id")],
  ["citation", ofExpiredTargets("stores/purges ofExpiredCitations", "citations", "x.citation_id")],
])
const clearPersons = statement(
  "stores/purges clearPersons",
  changing(mediaLinks, {
    from: `(${expired(persons.name)}) e cross join lateral ${byKey("media_links", "x", "x.tree_id = $1 and x.person_id = e.id")}`,
    where: "true",
    set: "person_id = null",
  }),
)

const linksWithIds = statement(
  "stores/purges linksWithIds",
  "select x.id from media_links x where x.tree_id = $1 and x.id = any($2::uuid[])",
)

/** Media with links to further records stay when the record to which they are attached is removed. */
const detaching = new Map(
  [
    { kind: "person" as const, table: persons, column: "person_id" },
    { kind: "event" as const, table: events, column: "event_id" },
    { kind: "source" as const, table: sources, column: "source_id" },
  ].map(({ kind, table, column }): readonly [DeletableKind, StatementText] => [
    kind,
    statement(
      "stores/purges detaching",
      changing(media, {
        from: `(${expired(table.name)}) e cross join lateral ${byKey("media", "x", `x.tree_id = $1 and x.${column} = e.id`)}`,
        where: "x.deleted_at is null",
        set: `${column} = null`,
      }),
    ),
  ]),
)

/** The tables whose rows belong to nothing but a tree, dependent ones first. */
const ofTree = [proposalComments, proposals, webhookDeliveries, webhooks]

const removeSome = (table: Removable): StatementText =>
  statement(
    "stores/purges removeSome",
    `
  delete from ${table.name} x using (select tree_id, id from ${table.name} where tree_id = $1 order by id limit $2) batch
  where x.tree_id = batch.tree_id and x.id = batch.id
  returning x.id, ${bytesOf(table)} as bytes, 0::bigint as "keptBytes"`,
  )

/** The audit log outlives the tree. Its entries keep who did what and when; they are updated in batches too. */
const letGo = [
  statement(
    "stores/purges letGoEntries",
    `update audit_entries set tree_id = null, before = null, after = null
  where id in (select id from audit_entries where tree_id = $1 order by id limit $2)`,
  ),
  statement(
    "stores/purges letGoChanges",
    `update changes set tree_id = null where id in (select id from changes where tree_id = $1 order by seq limit $2)`,
  ),
]

/** Blanks the entries of `a` with this condition, and says how many bytes each tree had in them. */
const blank = (what: string, where: string): StatementText =>
  statement(
    `stores/purges blank${what}`,
    `with was as materialized (
    select a.id, a.tree_id, coalesce(octet_length(a.before::text), 0) + coalesce(octet_length(a.after::text), 0) as bytes
    from audit_entries a where (a.before is not null or a.after is not null) and ${where} order by a.id for update
  ), blanked as (
    update audit_entries a set before = null, after = null from was where a.id = was.id
  )
  select was.tree_id as "treeId", sum(was.bytes)::bigint as "bytes" from was where was.tree_id is not null group by was.tree_id`,
  )

/** A UUID, anywhere in the JSON of an entry. */
const ID = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"

/** The entries of records of tree `$1`, and those of proposals that name them. One statement for each index. */
const blankRecords = [
  blank("Records", "a.tree_id = $1 and a.entity_id = any($2::text[])"),
  blank(
    "Proposals",
    `a.tree_id = $1 and a.entity_type = 'proposal'
    and exists (select from regexp_matches(concat(a.before, a.after), '(${ID})', 'g') found where found[1] = any($2::text[]))`,
  ),
]

/**
 * The entries about accounts: their own, those of what they did outside trees, and those of their memberships. Their
 * comments keep no session or token.
 */
const blankUsers = [
  blank("Accounts", "a.tree_id is null and a.entity_id = any($1::text[])"),
  blank("Actors", "a.tree_id is null and a.actor_id = any($1::uuid[])"),
  blank("Memberships", "a.entity_type = 'membership' and a.entity_id = any($1::text[])"),
  // Without blanks, as everything else writes documents, so that the bytes are counted alike.
  statement(
    "stores/purges blankComments",
    `with was as materialized (
    select c.tree_id, c.id, octet_length(c.via::text) as bytes,
      concat('{"kind":', to_json(c.via ->> 'kind'), ',"id":null,"name":null}') as via
    from proposal_comments c where c.author_id = any($1::uuid[]) order by c.id for update
  ), blanked as (
    update proposal_comments c set via = was.via::json from was where c.tree_id = was.tree_id and c.id = was.id
  )
  select was.tree_id as "treeId", sum(was.bytes - octet_length(was.via))::bigint as "bytes" from was group by was.tree_id`,
  ),
]

/** Foreign keys remove sessions, links, memberships and stored answers. */
const removeUsers = statement(
  "stores/purges removeUsers",
  `
  delete from users where id in (
    select u.id from users u
    where u.deleted_at < $1 and not exists (select from trees t where t.owner_id = u.id) and not exists (select
    from memberships m where m.user_id = u.id)
    order by u.id limit $2
  ) returning id`,
)

/** A row that was removed, and the bytes that went with it; those of kept records are of all rows of its statement together. */
interface Removed {
  readonly id: string
  readonly bytes: number
  readonly keptBytes: number
}

/** Removes the rows that ended at this moment or before. */
const removeEndedRows = async (em: ReturnType<TransactionConnection["em"]>, before: Date): Promise<void> => {
  const hasEnded = { expiresAt: { $lte: before } }
  await em.nativeDelete(SessionSchema, hasEnded)
  await em.nativeDelete(InvitationSchema, hasEnded)
  await em.nativeDelete(LinkSchema, hasEnded)
  await em.nativeDelete(QuestionSchema, { expiresAt: { $lte: lastQuestionEnd(before) } })
  await em.nativeDelete(ApiTokenSchema, hasEnded)
  await em.nativeDelete(EmailTokenSchema, hasEnded)
  await em.nativeDelete(StoredAnswerSchema, hasEnded)
}

type Next = readonly [treeId: TreeId, before: Date, most: number]

/** Detaches media from what is removed next. As links do, those of a person keep an empty link that hides them. */
const detacher = (connection: TransactionConnection, recorder: Recorder) => {
  const links = recordedTable(connection, recorder, { kind: "media_link", table: mediaLinks })
  const files = recordedTable(connection, recorder, { kind: "media", table: media })
  return async (kind: DeletableKind, next: Next): Promise<void> => {
    const statement = detaching.get(kind)
    if (statement === undefined) return
    const detached = await files.change(statement, next)
    if (kind !== "person" || detached.length === 0) return
    const found = await connection.rows<{ readonly id: string }>(linksWithIds, [next[0], detached.map(({ id }) => id)])
    const there = new Set(found.map(({ id }) => id))
    const hiding = detached.filter(({ id }) => !there.has(id))
    if (hiding.length > 0) await links.insert(hiding.flatMap(({ treeId, id }) => emptyLinks(treeId, id)))
  }
}

/** Permanent removal, within a transaction that has locked the tree. */
export const purges = (
  connection: TransactionConnection,
  recorder: Recorder,
  stored: Pick<StoredBytes, "add">,
): Purges => {
  const links = recordedTable(connection, recorder, { kind: "media_link", table: mediaLinks })
  const people = recordedTable(connection, recorder, { kind: "person", table: persons })
  const detach = detacher(connection, recorder)

  const ids = async <Id extends string>(text: StatementText, values: readonly unknown[]): Promise<readonly Id[]> =>
    (await connection.rows<{ readonly id: Id }>(text, values)).map(({ id }) => id)

  /** Runs a statement that removes rows of this tree, and takes their bytes off its count. */
  const remove = async <Id extends string>(
    treeId: TreeId,
    text: StatementText,
    values: readonly unknown[],
  ): Promise<readonly Id[]> => {
    const removed = await connection.rows<Removed & { readonly id: Id }>(text, [treeId, ...values])
    const bytes = removed.reduce((sum, row) => sum + row.bytes, removed[0]?.keptBytes ?? 0)
    stored.add(treeId, -bytes)
    return removed.map(({ id }) => id)
  }

  /** Runs a statement that blanks texts, and takes their bytes off the counts of the trees. */
  const blankBy = async (text: StatementText, values: readonly unknown[]): Promise<void> => {
    const blanked = await connection.rows<{ readonly treeId: TreeId; readonly bytes: number }>(text, values)
    for (const { treeId, bytes } of blanked) stored.add(treeId, -bytes)
  }

  /** Clears the references of accounts to removed persons. */
  const forget = async (personIds: readonly string[]): Promise<void> => {
    if (personIds.length > 0) for (const statement of forgetPersons) await connection.run(statement, [personIds])
  }

  return {
    expiredTree: async (before, after) => {
      return (await expiredTree.first(connection, { before, after: after ?? BEFORE_ALL }))?.id ?? null
    },
    treeWithExpired: async (before) => {
      const [row] = await connection.rows<{ readonly treeId: TreeId }>(treeWithExpired, [before])
      return row?.treeId ?? null
    },
    removeExpired: async (treeId, before, most) => {
      const removed: { readonly kind: DeletableKind; readonly id: string }[] = []
      await people.change(releaseMerged, [treeId, before])
      for (const [kind, table] of kinds) {
        if (removed.length === most) break
        const next = { treeId, before, most: most - removed.length }
        await detach(kind, [treeId, before, next.most])
        const unlink = removeLinks.get(kind)
        if (unlink !== undefined) await links.remove(unlink, next)
        else if (kind === "person") await links.change(clearPersons, [next.treeId, next.before, next.most])
        for (const id of await remove(treeId, removeExpired(table), [before, most - removed.length]))
          removed.push({ kind, id })
      }
      await forget(removed.flatMap(({ kind, id }) => (kind === "person" ? [id] : [])))
      const removedIds = removed.map(({ id }) => id)
      if (removedIds.length > 0) for (const statement of blankRecords) await blankBy(statement, [treeId, removedIds])
      return removed
    },
    removeTree: async (treeId, most) => {
      let left = most
      const some = async <Id extends string>(table: Removable): Promise<readonly Id[]> => {
        if (left === 0) return []
        const gone = await remove<Id>(treeId, removeSome(table), [left])
        left -= gone.length
        return gone
      }
      for (const table of [comments, citations, associations, mediaLinks]) await some(table)
      const mediaIds = await some<MediaId>(media)
      for (const table of [events, names, relationships, keptRecords, sources, ...ofTree]) await some(table)
      const personIds = await some<PersonId>(persons)
      await forget(personIds)
      await some(places)
      for (const statement of letGo) if (left > 0) left -= await connection.run(statement, [treeId, left])
      if (left > 0) await connection.em().nativeDelete(TreeSchema, { id: treeId })
      return { mediaIds, isGone: left > 0 }
    },
    removeUsers: async (before, most) => {
      const removed = await ids<UserId>(removeUsers, [before, most])
      if (removed.length > 0) for (const statement of blankUsers) await blankBy(statement, [removed])
      return removed
    },
    removeEnded: async (before) => {
      const em = connection.em()
      await removeEndedRows(em, before)
      await em.nativeDelete(WebhookDeliverySchema, { at: { $lte: new Date(before.getTime() - DELIVERIES_KEPT_MS) } })
      await em.nativeDelete(UploadSchema, { expiresAt: { $lte: lastUploadEnd(before) } })
      await em.nativeDelete(TriesSchema, { endsAt: { $lte: before } })
      await connection.run(removeSearchLeftovers, [])
    },
  }
}
