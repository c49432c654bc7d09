import * as E from "fp-ts/lib/Either.js"
import type { ChangeId, ProposalId } from "../../domain/ids.ts"
import { withoutRevision } from "../../domain/lifecycle.ts"
import { showToMember } from "../../domain/privacy.ts"
import { type DiffEntry, proposalDiff } from "../../domain/proposal/diff.ts"
import { type CurrentRecord, currentRecords } from "../../domain/proposal/current-record.ts"
import { madeId } from "../../domain/proposal/made.ts"
import { type ProposalRead, proposalRead } from "../../domain/proposal/proposal.ts"
import { idOf, createdByRef, type Named, namedBy, namedIn } from "../../domain/proposal/references.ts"
import { joinedVersions, type SeenVersions, staleOperations, versionsOf } from "../../domain/proposal/seen-versions.ts"
import { idsByKind } from "../../proposal/present-records.ts"
import type { Query, QueryContext } from "../../use-case/query.ts"
import { type ReadableProposal, readableProposal } from "../../view/readable/readable-proposal.ts"

/** A proposal with its diff, for its reviewer. */
export type ProposalDetail = ProposalRead & {
  readonly diff: readonly DiffEntry[]
  /**
   * The indexes of the operations that are left and that name a record which was changed or deleted since it was
   * proposed; none of a proposal that is decided.
   */
  readonly stale: readonly number[]
  /** The changes by which its applied operations hold, the oldest first. */
  readonly changeIds: readonly ChangeId[]
}

/** A proposal with the present state of the records that it would change, for members. */
export const getProposal: Query<{ readonly proposalId: ProposalId }, ProposalDetail> = async (
  context,
  reader,
  { proposalId },
) => {
  const seen = await readableProposal(context, reader, proposalId)
  if (E.isLeft(seen)) return seen
  const { proposal, isAssistant } = seen.right
  // The difference names the records around an operation, and what is stale depends on them.
  if (isAssistant) return E.right({ ...withoutRevision(proposalRead(proposal)), diff: [], stale: [], changeIds: [] })
  const { records, versions } = await concerned(context, seen.right)
  const stale = proposal.status === "pending" ? staleOperations(proposal, proposal.seen, versions) : []
  const changeIds = await context.proposals.changeIds(proposal.treeId, proposal.id)
  return E.right({ ...proposalRead(proposal), diff: proposalDiff(proposal, records), stale, changeIds })
}

interface Concerned {
  readonly records: ReadonlyMap<string, CurrentRecord>
  readonly versions: SeenVersions
}

/**
 * All records that the proposal refers to or is based on, and all records that these refer to, by id: first those of
 * the operations, then in each round the references of the previous round. A citation refers to an event, an event to
 * a relationship, a relationship to two persons, and persons to nothing.
 */
const concerned = async ({ proposals }: QueryContext, { viewer, proposal }: ReadableProposal): Promise<Concerned> => {
  const { treeId, operations, made } = proposal
  const madeIds = createdByRef(operations, made)
  const known = new Map<string, CurrentRecord>()
  let versions: SeenVersions = { records: {}, vitals: {} }
  const asked = new Set<string>()
  let wanted: readonly Pick<Named, "entity" | "id">[] = operations.flatMap((operation, index) => {
    const own = madeId(made, index)
    const named = [
      ...namedBy(operation).map(({ entity, id }) => ({ entity, id: idOf(id, madeIds) })),
      ...(operation.basis?.citationIds ?? []).map((id) => ({ entity: "citation", id }) as const),
    ]
    return own === null ? named : [...named, { entity: operation.entity, id: own }]
  })
  while (wanted.length > 0) {
    const asking = wanted.filter(({ entity, id }) => !asked.has(`${entity} ${id}`))
    for (const { entity, id } of asking) asked.add(`${entity} ${id}`)
    const found = showToMember(viewer, await proposals.records(treeId, idsByKind(asking)))
    const fresh = found === null ? [] : [...currentRecords(found)]
    if (found !== null) versions = joinedVersions(versions, versionsOf(found))
    for (const [id, record] of fresh) known.set(id, record)
    wanted = fresh.flatMap(([, { data }]) => namedIn(data))
  }
  return { records: known, versions }
}
