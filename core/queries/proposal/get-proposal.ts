import * as E from "fp-ts/lib/Either.js"
import type { ProposalId } from "../../domain/ids.ts"
import { showToMember } from "../../domain/privacy.ts"
import { type DiffEntry, proposalDiff } from "../../domain/proposal/diff.ts"
import { type CurrentRecord, currentRecords } from "../../domain/proposal/current-record.ts"
import type { ProposedEntity } from "../../domain/proposal/operation.ts"
import { type ProposalRead, proposalRead } from "../../domain/proposal/proposal.ts"
import { idOf, createdByRef, type Named, namedBy, namedIn, refOf } from "../../domain/proposal/references.ts"
import type { Query, QueryContext } from "../../use-case/query.ts"
import { type ReadableProposal, readableProposal } from "../../view/readable-proposal.ts"

/** A proposal with its diff, for its reviewer. */
export type ProposalDetail = ProposalRead & { readonly diff: readonly DiffEntry[] }

/** A proposal with the present state of the records that it would change, for members. */
export const getProposal: Query<{ readonly proposalId: ProposalId }, ProposalDetail> = async (
  context,
  reader,
  { proposalId },
) => {
  const seen = await readableProposal(context, reader, proposalId)
  if (E.isLeft(seen)) return seen
  const { proposal } = seen.right
  return E.right({ ...proposalRead(proposal), diff: proposalDiff(proposal, await concerned(context, seen.right)) })
}

/**
 * All records that the proposal refers to, and all records that these refer to, by id: first those of the
 * operations, then in each round the references of the previous round. A citation refers to an event, an event to a
 * relationship, a relationship to two persons, and persons to nothing.
 */
const concerned = async (
  { proposals }: QueryContext,
  { viewer, proposal }: ReadableProposal,
): Promise<ReadonlyMap<string, CurrentRecord>> => {
  const { treeId, operations, made } = proposal
  const madeIds = createdByRef(operations, made)
  const known = new Map<string, CurrentRecord>()
  const asked = new Set<string>()
  let wanted: readonly Pick<Named, "entity" | "id">[] = operations.flatMap((operation, index) => {
    const own = made[index] ?? null
    const named = namedBy(operation).map(({ entity, id }) => ({ entity, id: idOf(id, madeIds) }))
    return own === null ? named : [...named, { entity: operation.entity, id: own }]
  })
  while (wanted.length > 0) {
    const ids: Record<ProposedEntity, string[]> = {
      person: [],
      name: [],
      event: [],
      relationship: [],
      source: [],
      citation: [],
    }
    for (const { entity, id } of wanted) {
      if (refOf(id) !== null || asked.has(`${entity} ${id}`)) continue
      asked.add(`${entity} ${id}`)
      ids[entity].push(id)
    }
    const found = showToMember(viewer, await proposals.records(treeId, ids))
    const fresh = found === null ? [] : [...currentRecords(found)]
    for (const [id, record] of fresh) known.set(id, record)
    wanted = fresh.flatMap(([, { said }]) => namedIn(said))
  }
  return known
}
