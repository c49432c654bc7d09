import { escapeLiteral } from "pg"
import type { RevisedAccess } from "../../../core/domain/access.ts"
import type { AuditEntryRead } from "../../../core/domain/audit/audit.ts"
import { PersonId, type TreeId, type UserId } from "../../../core/domain/ids.ts"
import { gather } from "../../../core/lib/gather.ts"
import type { TreeAddress, TreeReads, TreeRow, TreeState } from "../../../core/ports/reads.ts"
import { associations } from "../entities/association.ts"
import { comments } from "../entities/comment.ts"
import { citations } from "../entities/evidence/citation.ts"
import { events } from "../entities/event.ts"
import { media } from "../entities/evidence/media.ts"
import { persons } from "../entities/person.ts"
import { places } from "../entities/place.ts"
import { proposals } from "../entities/proposal.ts"
import { relationships } from "../entities/relationship.ts"
import { sources } from "../entities/evidence/source.ts"
import { trees } from "../entities/tree.ts"
import { webhooks } from "../entities/webhook.ts"
import type { Sql } from "../sql.ts"
import { storedBytesOf } from "../stores/stored-bytes.ts"
import { columns } from "../table.ts"
import { inBatches, mapBatches } from "./batches.ts"
import { AFTER_ALL, BEFORE_ALL } from "../statements/id-bounds.ts"
import { gathering } from "./gathering.ts"
import { lookUp } from "./look-up.ts"
import { byKey } from "../stores/by-key.ts"
import { importsOf } from "./changes/changes.ts"
import { factsOf, type MaybeFacts } from "./people.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db, literal, type ParameterOf } from "../statements/compiled.ts"
import { type StatementText, statement } from "../statements/registry.ts"

type Row = RevisedAccess & { readonly home: MaybeFacts }
type Entry = Omit<AuditEntryRead, "actor"> & {
  readonly actor: { readonly id: UserId | null; readonly displayName: string | null }
}

/**
 * The number of the last change in tree `t`. It is looked up for each tree, so that no plan reads the numbers of all
 * trees.
 */
const revision = `coalesce((select r.revision from tree_revisions r where r.tree_id = t.id), 0) as "revision"`

const row = `select ${columns(trees, "t", "tree")}, ${revision}, m.role as "role", h.privacy as "home.privacy",
  h.public_from as "home.publicFrom"
  from trees t
  left join memberships m on m.tree_id = t.id and m.user_id = $1
  left join persons h on h.tree_id = t.id and h.id = t.home_person_id and h.deleted_at is null`

const treeOfRow = (table: string): StatementText =>
  statement("reads/trees treeOf", `select x.tree_id as "treeId" from ${table} x where x.id = $1`)
const treeOf: Readonly<Record<TreeAddress["kind"], StatementText>> = {
  tree: statement("reads/trees treeOf", `select t.id as "treeId" from trees t where t.id = $1`),
  person: treeOfRow(persons.name),
  event: treeOfRow(events.name),
  place: treeOfRow(places.name),
  relationship: treeOfRow(relationships.name),
  source: treeOfRow(sources.name),
  citation: treeOfRow(citations.name),
  association: treeOfRow(associations.name),
  comment: treeOfRow(comments.name),
  media: treeOfRow(media.name),
  proposal: treeOfRow(proposals.name),
  change: treeOfRow("changes"),
  webhook: treeOfRow(webhooks.name),
}

/**
 * The states of the trees of the records `$1` of a table, each with the role of the user at the same place of `$2`. For an id that nothing
 * has, that of the tree of the record `$3`, which is not there: otherwise the time would say that a record exists (`stand-in.ts`).
 */
const stateOfRow = (table: string, treeId: string): StatementText =>
  statement(
    "reads/trees stateOf",
    `
  select x.is_there as "isThere", k.id as "recordId", k.user_id as "userId", ${columns(trees, "t", "tree")}, m.role as "role",
    coalesce(r.revision, 0) as "revision", c.id as "lastChangeId", h.privacy as "home.privacy", h.public_from as "home.publicFrom"
  from unnest($1::uuid[], $2::uuid[]) k (id, user_id)
  cross join lateral (
    select * from (
      select r.${treeId} as tree_id, true as is_there from ${table} r where r.id = k.id
      union all
      select r.${treeId}, false from ${table} r where r.id = $3::uuid
    ) r limit 1
  ) x
  cross join lateral ${byKey("trees", "t", "t.id = x.tree_id")}
  ${lookUp("memberships", "m", "m.tree_id = t.id and m.user_id = k.user_id")}
  ${lookUp("tree_revisions", "r", "r.tree_id = t.id")}
  ${lookUp("changes", "c", "c.tree_id = t.id and c.seq = r.revision")}
  ${lookUp("persons", "h", "h.tree_id = t.id and h.id = t.home_person_id", "h.deleted_at is null")}`,
  )
const stateOf: Readonly<Record<TreeAddress["kind"], StatementText>> = {
  tree: stateOfRow(trees.name, "id"),
  person: stateOfRow(persons.name, "tree_id"),
  event: stateOfRow(events.name, "tree_id"),
  place: stateOfRow(places.name, "tree_id"),
  relationship: stateOfRow(relationships.name, "tree_id"),
  source: stateOfRow(sources.name, "tree_id"),
  citation: stateOfRow(citations.name, "tree_id"),
  association: stateOfRow(associations.name, "tree_id"),
  comment: stateOfRow(comments.name, "tree_id"),
  media: stateOfRow(media.name, "tree_id"),
  proposal: stateOfRow(proposals.name, "tree_id"),
  change: stateOfRow("changes", "tree_id"),
  webhook: stateOfRow(webhooks.name, "tree_id"),
}

/** The authors of changes are found by one step in their index for each. */
const accountsOf = statement(
  "reads/trees accountsOf",
  `
  with recursive actors as (
    (select c.actor_id as id from changes c where c.tree_id = $1 and c.actor_id is not null order by c.actor_id limit 1)
    union all
    select (select c.actor_id from changes c where c.tree_id = $1 and c.actor_id > a.id order by c.actor_id limit 1)
    from actors a where a.id is not null
  )
  select coalesce(encode(sha256(convert_to(string_agg(concat_ws(' ', u.id, u.email, u.display_name), e'\n'
  order by u.id), 'UTF8')), 'hex'), '') as "accounts"
  from users u where u.id in (select id from actors union select m.user_id from memberships m where m.tree_id = $1)`,
)

interface NextOfUser {
  readonly userId: UserId
  readonly after: TreeId
  readonly limit: number
}

const nextOfUser = (p: ParameterOf<NextOfUser>) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("trees as t", "t.id", "m.tree_id")
    .select(columnsOf(trees, "t", "tree."))
    .select(({ fn, selectFrom }) => [
      "m.role as role",
      fn
        .coalesce(
          selectFrom("tree_revisions as r").select("r.revision").whereRef("r.tree_id", "=", "t.id").$asScalar(),
          literal(0),
        )
        .as("revision"),
    ])
    .where("m.user_id", "=", p("userId"))
    .where("t.id", ">", p("after"))
    .orderBy("t.id")
    .limit(p("limit"))

const liveOfUser = compiled<NextOfUser>("reads/trees liveOfUser")((p) =>
  nextOfUser(p).where("t.deleted_at", "is", null),
)

const deletedOfUser = compiled<NextOfUser>("reads/trees deletedOfUser")((p) =>
  nextOfUser(p).where("t.deleted_at", "is not", null).where("m.role", "=", literal("owner")),
)

/**
 * Trees of the directory whose name or description contains all words. A condition for each word can use the index of trigrams. Common
 * words are found faster by going through the trees, so the text contains the words and the limit for the planner to see.
 */
const directory = (words: readonly string[], limit: number): string => `${row}
  where t.visibility in ('site_members', 'public') and t.deleted_at is null and (t.visibility = 'public' or $1::uuid is not null)
    and t.id > $2 ${words.map((word) => `and t.search_text like ${escapeLiteral(`%${word}%`)}`).join(" ")}
  order by t.id limit ${limit}`

const membersOf = (p: ParameterOf<{ readonly treeId: TreeId }>) =>
  db
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .select(["m.user_id as userId", "u.email as email", "u.display_name as displayName"])
    .select(["m.role as role", "m.created_at as createdAt"])
    .where("m.tree_id", "=", p("treeId"))

const members = compiled<{ readonly treeId: TreeId }>("reads/trees members")((p) =>
  membersOf(p).orderBy("m.created_at").orderBy("m.user_id"),
)

const member = compiled<{ readonly treeId: TreeId; readonly userId: UserId }>("reads/trees member")((p) =>
  membersOf(p).where("m.user_id", "=", p("userId")),
)

const audit = (filters: string): string => `
  select a.id as "id", a.change_id as "changeId", c.at as "at", a.actor_id as "actor.id", u.display_name as "actor.displayName",
    c.actor_type as "actorType", c.via as "via", a.action as "action",
    a.entity_type as "entityType", a.entity_id as "entityId", a.before as "before", a.after as "after",
    c.proposal_id as "proposalId", c.request_id as "requestId"
  from audit_entries a join changes c on c.id = a.change_id left join users u on u.id = a.actor_id
  where a.tree_id = $1 and a.id < $2 ${filters} order by a.id desc limit $3`

const isAboutText = (parameter: string): string => `a.entity_id = ${parameter}`

/** An entry about the record, or that of an import to which the record belongs. */
const isAboutRecord = (parameter: string): string => `a.id in (
  select e.id from audit_entries e where e.tree_id = $1 and e.entity_id = ${parameter}
  union all select e.id from audit_entries e where e.tree_id = $1
  and (e.change_id, e.entity_id) in (select i.id, i.entity_id ${importsOf(parameter)}))`

/** A record, and a user. The role of the user is read with the state of the tree. */
interface StateKey {
  readonly id: TreeAddress["id"]
  readonly userId: UserId | null
}

type StateRow = Row &
  Pick<TreeState, "lastChangeId"> &
  Pick<StateKey, "userId"> & { readonly recordId: StateKey["id"]; readonly isThere: boolean }

type FindStates = (kind: TreeAddress["kind"], keys: readonly StateKey[]) => Promise<readonly StateRow[]>

const findingStates = (sql: Sql): FindStates => {
  // The record of each kind that was found last.
  const standIns = new Map<TreeAddress["kind"], StateKey["id"]>()
  return async (kind, keys) => {
    const values = [keys.map(({ id }) => id), keys.map(({ userId }) => userId), standIns.get(kind) ?? null]
    const found = (await sql.rows<StateRow>(stateOf[kind], values)).filter(({ isThere }) => isThere)
    const [first] = found
    if (first !== undefined) standIns.set(kind, first.recordId)
    return found
  }
}

const treeState = ({ tree, role, revision, home, lastChangeId }: StateRow): TreeState => ({
  ...{ tree, role, revision, lastChangeId },
  home: factsOf(home),
})

const stateBy =
  (findStates: FindStates): TreeReads["stateOf"] =>
  async ({ kind, id }, userId) =>
    (await findStates(kind, [{ id, userId }])).map(treeState)[0] ?? null

/** Finds the states of trees for requests that arrive at the same time with one statement. */
export const gatheredStates = (sql: Sql): Pick<TreeReads, "stateOf"> => {
  const nameOf = ({ id, userId }: StateKey): string => `${id} ${userId}`
  const findStates = findingStates(sql)
  const finder = (kind: TreeAddress["kind"]) =>
    gather(async (keys: readonly StateKey[]) => {
      const rows = await findStates(kind, keys)
      return new Map(rows.map((row) => [nameOf({ id: row.recordId, userId: row.userId }), treeState(row)]))
    }, gathering(nameOf))
  const finders = new Map<TreeAddress["kind"], ReturnType<typeof finder>>()
  return {
    stateOf: ({ kind, id }, userId) => {
      const find = finders.get(kind) ?? finder(kind)
      finders.set(kind, find)
      return find({ id, userId })
    },
  }
}

const treeRow = ({ home, ...access }: Row): TreeRow => ({ ...access, home: factsOf(home) })

const auditEntry = ({ actor: { id, displayName }, ...entry }: Entry): AuditEntryRead => ({
  ...entry,
  actor: id === null ? null : { id, displayName },
})

export const treeReads = (sql: Sql): TreeReads => ({
  byId: async (id, userId) => {
    const [found] = await sql.rows<Row>(statement("reads/trees byId", `${row} where t.id = $2`), [userId, id])
    return found === undefined ? null : treeRow(found)
  },
  ofRecord: async ({ kind, id }) => {
    const [found] = await sql.rows<{ readonly treeId: TreeId }>(treeOf[kind], [id])
    return found?.treeId ?? null
  },
  accountsOf: async (id) => (await sql.rows<{ readonly accounts: string }>(accountsOf, [id]))[0]?.accounts ?? "",
  stateOf: stateBy(findingStates(sql)),
  storedBytes: async (ownerId) => (await sql.rows<{ readonly bytes: number }>(storedBytesOf, [ownerId]))[0]?.bytes ?? 0,
  ofUser: (userId, deleted, keyset) =>
    inBatches(
      keyset,
      (after, limit) => (deleted ? deletedOfUser : liveOfUser).rows(sql, { userId, after: after ?? BEFORE_ALL, limit }),
      ({ tree }) => tree.id,
    ),
  directory: (userId, words, keyset) => {
    // Words of a query have only letters and digits, so LIKE sees no wildcard in them.
    return mapBatches(
      inBatches(
        keyset,
        (after, limit) => sql.rowsOnce<Row>(directory(words, limit), [userId, after ?? BEFORE_ALL]),
        ({ tree }) => tree.id,
      ),
      treeRow,
    )
  },
  members: (treeId) => members.rows(sql, { treeId }),
  member: (treeId, userId) => member.first(sql, { treeId, userId }),
  audit: (id, { entityId, actorId }, keyset) => {
    // Each pair of filters has its own statement, so that each uses its own index.
    const values: unknown[] = []
    const filters = [
      ...(entityId === null
        ? []
        : [PersonId.is(entityId) ? isAboutRecord : isAboutText].map((is) => is(`$${values.push(entityId) + 3}`))),
      ...(actorId === null ? [] : [`a.actor_id = $${values.push(actorId) + 3}`]),
    ]
    const text = statement("reads/trees audit", audit(filters.map((filter) => `and ${filter}`).join(" ")))
    return mapBatches(
      inBatches(
        keyset,
        (after, limit) => sql.rows<Entry>(text, [id, after ?? AFTER_ALL, limit, ...values]),
        (entry) => entry.id,
      ),
      auditEntry,
    )
  },
})
