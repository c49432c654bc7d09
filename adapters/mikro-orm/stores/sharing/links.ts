import { sql } from "kysely"
import type { LinkId, TreeId, UserId } from "../../../../core/domain/ids.ts"
import type { LinkReads, Links } from "../../../../core/ports/links/links.ts"
import { LinkSchema, links } from "../../entities/account/link.ts"
import { recordedTable } from "../../recorded-table.ts"
import type { Recorder } from "../../recorder.ts"
import type { Sql } from "../../sql.ts"
import type { TransactionConnection } from "../../transaction-connection.ts"
import { columnsOf } from "../../statements/columns-of.ts"
import { compiled, db, literal, type ParameterOf } from "../../statements/compiled.ts"

const find = compiled<{ readonly id: LinkId }>("stores/sharing/links find")((p) =>
  db.selectFrom("links as k").select(columnsOf(links, "k")).where("k.id", "=", p("id")),
)

const noteOpened = compiled<{ readonly treeId: TreeId; readonly id: LinkId; readonly at: Date }>(
  "stores/sharing/links noteOpened",
)((p) =>
  db
    .updateTable("links")
    .set({ opened: sql<number>`opened + 1`, last_opened_at: p("at") })
    .where("tree_id", "=", p("treeId"))
    .where("id", "=", p("id")),
)

interface OfOthers {
  readonly treeId: TreeId
  readonly owners: readonly UserId[]
  readonly editors: readonly UserId[]
}

const removeOfOthers = compiled<OfOthers>("stores/sharing/links removeOfOthers")((p) =>
  db
    .deleteFrom("links as x")
    .where("x.tree_id", "=", p("treeId"))
    .where(sql<boolean>`not (x.maker_id = any(${p("owners")}::uuid[]))`)
    .where(sql<boolean>`not (x.shows = 'public' and x.maker_id = any(${p("editors")}::uuid[]))`)
    .returning(columnsOf(links, "x")),
)

const remove = compiled<{ readonly treeId: TreeId; readonly id: LinkId }>("stores/sharing/links remove")((p) =>
  db
    .deleteFrom("links as x")
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", "=", p("id"))
    .returning(columnsOf(links, "x")),
)

/** Links to trees, within a transaction. */
export const linkStore = (connection: TransactionConnection, recorder: Recorder): Links => {
  const ofLinks = recordedTable(connection, recorder, { kind: "link", table: links })
  return {
    find: (id) => find.first(connection, { id }),
    countOfTree: (treeId, now) => connection.em().count(LinkSchema, { treeId, expiresAt: { $gt: now } }),
    insert: (link) => ofLinks.insert([link]),
    noteOpened: async (treeId, id, at) => {
      await noteOpened.run(connection, { treeId, id, at })
    },
    removeOfOthers: async (treeId, makers) => {
      await ofLinks.remove(removeOfOthers, { treeId, ...makers })
    },
    remove: async (treeId, id) => (await ofLinks.remove(remove, { treeId, id })).length > 0,
  }
}

const made = () =>
  db
    .selectFrom("links as k")
    .innerJoin("users as u", "u.id", "k.maker_id")
    .select(columnsOf(links, "k"))
    .select("u.display_name as makerName")

const ofTree = compiled<{ readonly treeId: TreeId; readonly now: Date }>("stores/sharing/links ofTree")((p) =>
  made().where("k.tree_id", "=", p("treeId")).where("k.expires_at", ">", p("now")).orderBy("k.id"),
)

const byId = compiled<{ readonly id: LinkId; readonly now: Date }>("stores/sharing/links byId")((p) =>
  made().where("k.id", "=", p("id")).where("k.expires_at", ">", p("now")),
)

interface Secret {
  readonly hash: string
  readonly now: Date
}

/** Links into live trees whose makers may still have them. */
const held = (p: ParameterOf<Secret>, column: "k.token_hash" | "k.holder_hash") =>
  db
    .selectFrom("links as k")
    .innerJoin("trees as t", (join) => join.onRef("t.id", "=", "k.tree_id").on("t.deleted_at", "is", null))
    .innerJoin("memberships as m", (join) =>
      join
        .onRef("m.tree_id", "=", "k.tree_id")
        .onRef("m.user_id", "=", "k.maker_id")
        .on(({ eb, or, and }) =>
          or([
            eb("m.role", "=", literal("owner")),
            and([eb("m.role", "=", literal("editor")), eb("k.shows", "=", literal("public"))]),
          ]),
        ),
    )
    .where(column, "=", p("hash"))
    .where("k.expires_at", ">", p("now"))

const byTokenHash = compiled<Secret>("stores/sharing/links byTokenHash")((p) =>
  held(p, "k.token_hash").select(columnsOf(links, "k")),
)

const byHolderHash = compiled<Secret>("stores/sharing/links byHolderHash")((p) =>
  held(p, "k.holder_hash").select(["k.id as id", "k.tree_id as treeId", "k.shows as shows"]),
)

/** Links to trees, on committed data. */
export const linkReads = (on: Sql): LinkReads => ({
  ofTree: (treeId, now) => ofTree.rows(on, { treeId, now }),
  byId: (id, now) => byId.first(on, { id, now }),
  byTokenHash: (hash, now) => byTokenHash.first(on, { hash, now }),
  byHolderHash: (hash, now) => byHolderHash.first(on, { hash, now }),
})
