import type { TreeAccess } from "../../../core/domain/access.ts"
import type { UserId } from "../../../core/domain/ids.ts"
import { withhold, type Withheld } from "../../../core/domain/privacy.ts"
import type { Proposal, ProposalRow } from "../../../core/domain/proposal/proposal.ts"
import type { ProposalReads } from "../../../core/ports/reads.ts"
import { citations, events, names, persons, proposals, relationships, sources } from "../schema.ts"
import type { Sql } from "../sql.ts"
import { columns } from "../table.ts"
import { accessColumns, accessJoins } from "./access.ts"
import { BEFORE_ALL, inBatches, mapBatches } from "./batches.ts"

type MaybeUser = { readonly id: UserId | null; readonly displayName: string | null }
type Row = { readonly record: Proposal; readonly proposer: MaybeUser; readonly reviewer: MaybeUser }

const row = `${columns(proposals, "x", "record")}, u.id as "proposer.id", u.display_name as "proposer.displayName",
  v.id as "reviewer.id", v.display_name as "reviewer.displayName"`
const people = "left join users u on u.id = x.proposer_id left join users v on v.id = x.reviewer_id"

const found = `select ${row}, ${accessColumns} from proposals x ${people} ${accessJoins("x")} where x.id = $1`
const listed = (which: string): string => `select ${row} from proposals x ${people} where x.tree_id = $1 and x.id > $2 ${which} order by x.id limit $3`

const named = ({ id, displayName }: MaybeUser): ProposalRow["proposer"] => (id === null ? null : { id, displayName })

const sealed = ({ record, proposer, reviewer }: Row): Withheld<ProposalRow> => withhold({ ...record, proposer: named(proposer), reviewer: named(reviewer) })

const live = (selected: string, from: string): string =>
  `select ${selected} from ${from} where x.tree_id = $1 and x.id = any($2::uuid[]) and x.deleted_at is null order by x.id`

const records = {
  person: live(columns(persons, "x"), "persons x"),
  name: live(columns(names, "x"), "names x"),
  event: live(`${columns(events, "x")}, l.name as "place"`, "events x left join places l on l.tree_id = x.tree_id and l.id = x.place_id"),
  relationship: live(columns(relationships, "x"), "relationships x"),
  source: live(columns(sources, "x"), "sources x"),
  citation: live(columns(citations, "x"), "citations x"),
} as const

export const proposalReads = (sql: Sql): ProposalReads => ({
  byId: async (id, userId) => {
    const [first] = await sql.rows<Row & TreeAccess>(found, [id, userId])
    return first === undefined ? null : { tree: first.tree, role: first.role, found: sealed(first) }
  },
  ofTree: (treeId, status, keyset) => {
    const text = listed(status === null ? "" : "and x.status = $4")
    return mapBatches(
      inBatches(
        keyset,
        (after, limit) => sql.rows<Row>(text, [treeId, after ?? BEFORE_ALL, limit, ...(status === null ? [] : [status])]),
        ({ record }) => record.id,
      ),
      sealed,
    )
  },
  records: async (treeId, ids) => {
    const among = async <T>(kind: keyof typeof records): Promise<readonly T[]> => (ids[kind].length === 0 ? [] : sql.rows<T>(records[kind], [treeId, ids[kind]]))
    return withhold({
      person: await among("person"),
      name: await among("name"),
      event: await among("event"),
      relationship: await among("relationship"),
      source: await among("source"),
      citation: await among("citation"),
    })
  },
})
