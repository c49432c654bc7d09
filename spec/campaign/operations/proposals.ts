import { type KnownProposal, type KnownRecord, textOf } from "../model.ts"
import { type Actor, fieldsOf, type Maker, pick } from "../operation.ts"
import { sharedTrees, someLive } from "./records.ts"

const pendingOf = ({ model, number }: Actor): readonly KnownProposal[] =>
  [...model.proposals.values()].filter(
    ({ client, status, id }) => client === number && status === "pending" && !model.held.has(id),
  )

const adoptProposal = ({ model, number }: Actor, fields: Readonly<Record<string, unknown>>): void => {
  const [id, treeId] = [textOf(fields.id), textOf(fields.tree_id)]
  const operations = Array.isArray(fields.operations) ? fields.operations.length : 0
  if (!model.proposals.has(id)) model.proposals.set(id, { id, treeId, client: number, operations, status: "pending" })
}

/** Proposes a family with its facts, and a change of a record that is there. */
const createProposal: Maker = (actor) => {
  const { word } = actor
  const tree = pick(actor.random, sharedTrees(actor))
  if (tree === null) return null
  const event = someLive(actor, "event", tree.id)
  const operations = [
    { op: "create", entity: "person", ref: "parent", data: { given_name: word(), notes: word() } },
    { op: "create", entity: "person", ref: "child", data: { given_name: word(), birth: { date: { year: 1801 } } } },
    {
      op: "create",
      entity: "relationship",
      data: { type: "parent_child", from_person_id: "$parent", to_person_id: "$child" },
    },
    { op: "create", entity: "event", ref: "event", data: { person_id: "$parent", type: "residence", notes: word() } },
    { op: "create", entity: "source", ref: "source", data: { title: word() } },
    { op: "create", entity: "citation", data: { source_id: "$source", event_id: "$event", page: word() } },
    { op: "update", entity: "event", id: "$event", data: { notes: word() } },
    ...(event === null ? [] : [{ op: "update", entity: "event", id: event.id, data: { notes: word() } }]),
  ]
  return {
    kind: "proposal.create",
    method: "POST",
    path: `/trees/${tree.id}/proposals`,
    token: actor.account.token,
    body: { summary: word(), operations },
    holds: event === null ? [] : [event.id],
    effect: (answer) => {
      if (answer !== null) adoptProposal(actor, fieldsOf(answer))
      return null
    },
    settled: ([entry]) => {
      if (entry?.after) adoptProposal(actor, entry.after)
      return null
    },
  }
}

/**
 * Applies a proposal. After a killed apply, a later one continues when its lease has ended, and is refused before
 * that. An operation on a record that has been deleted in the meantime is refused too; the operations before it
 * stay applied.
 */
const applyProposal: Maker = (actor) => {
  const proposal = pick(actor.random, pendingOf(actor))
  if (proposal === null) return null
  const apply = {
    kind: "proposal.apply",
    method: "POST" as const,
    path: `/proposals/${proposal.id}/apply`,
    token: actor.account.token,
    refusals: [409],
    writesWhenRefused: true,
    holds: [proposal.id, ...[...actor.model.records.values()].filter(isOf(actor, proposal)).map(({ id }) => id)],
    isShownLater: true,
  }
  return {
    ...apply,
    effect: (answer) => {
      if (answer === null) return null
      const { status, applied_operations: applied } = fieldsOf(answer)
      return status === "applied" && applied === proposal.operations ? null : `the answer says ${answer.slice(0, 300)}`
    },
    settled: (entries, answer) => {
      const isApplied = entries.some(({ action }) => action === "proposal.apply")
      if (isApplied) proposal.status = "applied"
      return isApplied || answer === null ? null : "it was answered as applied, and the log does not say so"
    },
  }
}

/** What its operations may change: the client's events in its tree, and what an earlier apply that was killed has made. */
const isOf =
  ({ number }: Actor, { id, treeId }: KnownProposal) =>
  (record: KnownRecord): boolean =>
    record.client === number && record.treeId === treeId && (record.kind === "event" || record.proposalId === id)

const rejectProposal: Maker = (actor) => {
  const proposal = pick(actor.random, pendingOf(actor))
  if (proposal === null) return null
  return {
    kind: "proposal.reject",
    method: "POST",
    path: `/proposals/${proposal.id}/reject`,
    token: actor.account.token,
    body: { reason: actor.word() },
    holds: [proposal.id],
    effect: () => {
      proposal.status = "rejected"
      return null
    },
  }
}

const deleteProposal: Maker = (actor) => {
  const decided = [...actor.model.proposals.values()].filter(
    ({ client, status, id }) =>
      client === actor.number && (status === "applied" || status === "rejected") && !actor.model.held.has(id),
  )
  const proposal = pick(actor.random, decided)
  if (proposal === null) return null
  return {
    kind: "proposal.delete",
    method: "DELETE",
    path: `/proposals/${proposal.id}`,
    token: actor.account.token,
    holds: [proposal.id],
    effect: () => {
      proposal.status = "deleted"
      return null
    },
  }
}

/** The operations on proposals, with how often each is chosen. */
export const proposalOperations: readonly (readonly [weight: number, make: Maker])[] = [
  [4, createProposal],
  [5, applyProposal],
  [1, rejectProposal],
  [1, deleteProposal],
]
