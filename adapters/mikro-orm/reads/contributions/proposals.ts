import type { TreeAccess } from "../../../../core/domain/access.ts"
import type { PlacedEvent } from "../../../../core/domain/event.ts"
import { actionsWithoutOperation } from "../../../../core/domain/change/of-operation.ts"
import { vitalTypes } from "../../../../core/domain/living/vital-event.ts"
import type { ProposalCommentId, ProposalId, TreeId, UserId } from "../../../../core/domain/ids.ts"
import { withhold, type Withheld } from "../../../../core/domain/privacy.ts"
import type { Proposal, ProposalRow } from "../../../../core/domain/proposal/proposal.ts"
import type { ProposalReads } from "../../../../core/ports/reads.ts"
import { associations } from "../../entities/association.ts"
import { citations } from "../../entities/evidence/citation.ts"
import { events } from "../../entities/event.ts"
import { names } from "../../entities/name.ts"
import { persons } from "../../entities/person.ts"
import { proposalComments, proposals } from "../../entities/proposal.ts"
import { relationships } from "../../entities/relationship.ts"
import { sources } from "../../entities/evidence/source.ts"
import type { Sql } from "../../sql.ts"
import { givenIds, ofEach, rowsOf } from "../../stores/by-key.ts"
import { type AnyTable, columns } from "../../table.ts"
import { lookUp } from "../look-up.ts"
import { accessColumns, accessJoins } from "../access.ts"
import { inBatches, mapBatches } from "../batches.ts"
import { BEFORE_ALL } from "../../statements/id-bounds.ts"
import { columnsOf } from "../../statements/columns-of.ts"
import { compiled, db, literal } from "../../statements/compiled.ts"
import { type StatementText, statement } from "../../statements/registry.ts"

type MaybeUser = { readonly id: UserId | null; readonly displayName: string | null }
type Row = { readonly record: Proposal; readonly proposer: MaybeUser; readonly reviewer: MaybeUser }

const row = `${columns(proposals, "x", "record")}, u.id as "proposer.id", u.display_name as "proposer.displayName",
  v.id as "reviewer.id", v.display_name as "reviewer.displayName"`
const people = "left join users u on u.id = x.proposer_id left join users v on v.id = x.reviewer_id"

const found = statement(
  "reads/contributions/proposals found",
  `select ${row}, ${accessColumns} from proposals x ${people} ${accessJoins("x")} where x.id = $1`,
)

/** Adds up the sizes in order, so that only the operations that are sent are decompressed. */
const listed = (which: string): string => {
  const next = (after: string): string => `select p.id, octet_length(p.operations::text) as weight from proposals p
    where p.tree_id = $1 and p.id > ${after} ${which} order by p.id limit 1`
  return `
    with recursive portion as (
      (select n.id, 1 as place, n.weight::bigint from (${next("$2")}) n)
      union all
      select n.id, portion.place + 1, portion.weight + n.weight from portion cross join lateral (${next("portion.id")}) n
      where portion.place < $3 and portion.weight < $4
    )
    select ${row}, not exists (${next("x.id")}) as "isLast" from portion join proposals x on x.tree_id = $1
    and x.id = portion.id ${people} order by x.id`
}

const named = ({ id, displayName }: MaybeUser): ProposalRow["proposer"] => (id === null ? null : { id, displayName })

const sealed = ({ record, proposer, reviewer }: Row): Withheld<ProposalRow> =>
  withhold({ ...record, proposer: named(proposer), reviewer: named(reviewer) })

const counted = compiled<{ readonly treeId: TreeId }>("reads/contributions/proposals counted")((p) =>
  db
    .selectFrom("proposals as x")
    .select(["x.status as status", "x.origin as origin"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("x.tree_id", "=", p("treeId"))
    .groupBy(["x.status", "x.origin"]),
)

const changeIds = compiled<{ readonly treeId: TreeId; readonly id: ProposalId }>(
  "reads/contributions/proposals changeIds",
)((p) =>
  db
    .selectFrom("changes as c")
    .select("c.id as id")
    .where("c.tree_id", "=", p("treeId"))
    .where("c.proposal_id", "=", p("id"))
    .where("c.undone_by", "is", null)
    .where("c.action", "not in", actionsWithoutOperation.map(literal))
    .orderBy("c.seq"),
)

interface NextComments {
  readonly treeId: TreeId
  readonly id: ProposalId
  readonly after: ProposalCommentId
  readonly limit: number
}

const commentsOf = compiled<NextComments>("reads/contributions/proposals commentsOf")((p) =>
  db
    .selectFrom("proposal_comments as x")
    .leftJoin("users as u", "u.id", "x.author_id")
    .select(columnsOf(proposalComments, "x", "record."))
    .select(["u.id as author.id", "u.display_name as author.displayName"])
    .where("x.tree_id", "=", p("treeId"))
    .where("x.proposal_id", "=", p("id"))
    .where("x.id", ">", p("after"))
    .orderBy("x.id")
    .limit(p("limit")),
)

/** The live rows of a table in the tree `$1` with the ids `$2`. */
const live = (table: AnyTable): StatementText =>
  statement(
    "reads/contributions/proposals live",
    `select ${columns(table, "x")} from ${rowsOf(givenIds, table.name, "x")} where x.deleted_at is null order by x.id`,
  )

const placed = (from: string): string => `select ${columns(events, "x")}, l.name as "place" from ${from}
  ${lookUp("places", "l", "l.tree_id = x.tree_id and l.id = x.place_id")}`

const liveEvents = statement(
  "reads/contributions/proposals liveEvents",
  `${placed(rowsOf(givenIds, "events", "x"))} where x.deleted_at is null order by x.id`,
)

const records = {
  person: live(persons),
  name: live(names),
  event: liveEvents,
  relationship: live(relationships),
  source: live(sources),
  citation: live(citations),
  association: live(associations),
} as const

const vitalEvents = statement(
  "reads/contributions/proposals vitalEvents",
  `${placed(ofEach("$2", "events", "x", "x.tree_id = $1 and x.person_id = k.id"))}
  where x.type = any($3::text[]) and x.deleted_at is null order by x.id`,
)

export const proposalReads = (sql: Sql): ProposalReads => ({
  byId: async (id, userId) => {
    const [first] = await sql.rows<Row & TreeAccess>(found, [id, userId])
    return first === undefined ? null : { tree: first.tree, role: first.role, found: sealed(first) }
  },
  ofTree: async (treeId, { status, origin }, { after, most, weight }) => {
    // Each set of filters has its own statement, so that each uses its own index.
    const given = [["status", status] as const, ["origin", origin] as const].filter(([, value]) => value !== null)
    const text = statement(
      "reads/contributions/proposals ofTree",
      listed(given.map(([column], index) => `and p.${column} = $${index + 5}`).join(" ")),
    )
    const rows = await sql.rows<Row & { readonly isLast: boolean }>(text, [
      treeId,
      after ?? BEFORE_ALL,
      most,
      weight,
      ...given.map(([, value]) => value),
    ])
    return { rows: rows.map(sealed), isLast: rows.at(-1)?.isLast ?? true }
  },
  changeIds: async (treeId, id) => (await changeIds.rows(sql, { treeId, id })).map((change) => change.id),
  counts: (treeId) => counted.rows(sql, { treeId }),
  comments: (treeId, id, keyset) =>
    mapBatches(
      inBatches(
        keyset,
        (after, limit) => commentsOf.rows(sql, { treeId, id, after: after ?? BEFORE_ALL, limit }),
        ({ record }) => record.id,
      ),
      ({ record, author }) => withhold({ ...record, author: named(author) }),
    ),
  records: async (treeId, ids) => {
    const among = async <T>(kind: keyof typeof records): Promise<readonly T[]> =>
      ids[kind].length === 0 ? [] : sql.rows<T>(records[kind], [treeId, ids[kind]])
    return withhold({
      person: await among("person"),
      name: await among("name"),
      event: await among("event"),
      relationship: await among("relationship"),
      source: await among("source"),
      citation: await among("citation"),
      association: await among("association"),
      vitals: ids.person.length === 0 ? [] : await sql.rows<PlacedEvent>(vitalEvents, [treeId, ids.person, vitalTypes]),
    })
  },
})
