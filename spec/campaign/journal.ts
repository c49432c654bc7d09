import type { DeletableKind } from "../../core/domain/deletion.ts"
import { deletableKinds } from "../../core/domain/deletion.ts"
import type { Outcome } from "./client.ts"
import { adopt, type Model } from "./model.ts"
import type { AuditEntry, Operation } from "./operation.ts"

/** An operation that ended, whatever came of it. */
export interface Sent {
  readonly operation: Operation
  readonly client: number
  readonly requestId: string
  readonly outcome: Outcome
}

/** What became of the operations of a kind. */
export interface Tally {
  sent: number
  acknowledged: number
  refused: number
  /** Without an answer, and done or not as the log shows. */
  doubtfulDone: number
  doubtfulNotDone: number
  /** It never reached the service. */
  unsent: number
}

type Fate = "acknowledged" | "refused" | "doubtful" | "wrong"

const isRead = ({ method }: Operation): boolean => method === "GET"

/** What the answer to an operation says of it. */
export const fateOf = ({ operation, outcome }: Pick<Sent, "operation" | "outcome">): Fate => {
  if (outcome.is !== "answered") return "doubtful"
  if (outcome.status < 300) return "acknowledged"
  if (outcome.status === 503) return "doubtful"
  return operation.refusals?.includes(outcome.status) === true ? "refused" : "wrong"
}

/** What is wrong with an answer by itself. */
const faultOf = (sent: Sent): string | null => {
  const { outcome } = sent
  if (outcome.is === "broken" && outcome.why === "no answer came") return "it was not answered in two minutes"
  if (fateOf(sent) !== "wrong" || outcome.is !== "answered") return null
  return `it was answered ${outcome.status} ${outcome.text.slice(0, 400)}`
}

const answerOf = ({ outcome }: Sent): string | null =>
  outcome.is === "answered" && outcome.status < 300 ? outcome.text : null

const isKind = (type: string): type is DeletableKind => deletableKinds.some((kind) => kind === type)

/** Takes what the log shows of records of shared trees. */
const adoptEntries = (model: Model, entries: readonly AuditEntry[], client: number): void => {
  for (const { entity_type: type, after, tree_id: treeId, proposal_id: proposalId } of entries) {
    if (!isKind(type) || after === null || model.trees.get(treeId ?? "")?.isShared !== true) continue
    const { names = [], events = [], ...record } = after
    adopt(model, type, record, { client, proposalId })
    for (const name of Array.isArray(names) ? names : []) adopt(model, "name", name, { client, proposalId })
    for (const event of Array.isArray(events) ? events : []) adopt(model, "event", event, { client, proposalId })
  }
}

/** Whether the log may have nothing of an operation that was acknowledged. */
const maySayNothing = ({ mayChangeNothing }: Operation): boolean => mayChangeNothing === true

/**
 * Compares all that was sent with the log: what was acknowledged is in it, what was refused is not, and what had no answer is there whole
 * or not at all. Brings the model in line and releases what was held.
 */
export const settle = (
  model: Model,
  sent: readonly Sent[],
  log: readonly AuditEntry[],
  tallies: Map<string, Tally>,
): readonly string[] => {
  const findings: string[] = []
  const byRequest = Map.groupBy(log, ({ request_id: id }) => id)
  const all = new Set(sent.map(({ requestId }) => requestId))
  for (const one of sent) {
    const entries = byRequest.get(one.requestId) ?? []
    const find = (what: string): void => {
      findings.push(`${one.operation.kind} ${one.requestId} ${one.operation.path}: ${what}`)
    }
    settleOne(model, one, entries, find)
    count(tallies, one, entries.length > 0)
  }
  for (const { request_id: id, actor_type: by, action } of log)
    if (by !== "system" && !all.has(id ?? "")) findings.push(`the log has ${action} of the unknown request ${id}`)
  model.held.clear()
  return findings
}

const settleOne = (model: Model, sent: Sent, entries: readonly AuditEntry[], find: (what: string) => void): void => {
  const { operation, requestId, client } = sent
  const fate = fateOf(sent)
  const fault = faultOf(sent)
  if (fault !== null) find(fault)
  if (isRead(operation)) return
  if (fate === "acknowledged" && entries.length === 0 && !maySayNothing(operation))
    find("it was acknowledged, and the log has nothing of it")
  if ((fate === "refused" || fate === "wrong") && entries.length > 0 && operation.writesWhenRefused !== true)
    find("it was refused, and the log has it")
  if (entries.length === 0) return
  if (sent.outcome.is === "unsent") find("it was never sent, and the log has it")
  if (fate === "doubtful") {
    const wrong = operation.effect?.(null, requestId) ?? null
    if (wrong !== null) find(wrong)
  }
  adoptEntries(model, entries, client)
  const wrong = operation.settled?.(entries, answerOf(sent)) ?? null
  if (wrong !== null) find(wrong)
}

const count = (tallies: Map<string, Tally>, sent: Sent, isDone: boolean): void => {
  const tally = tallies.get(sent.operation.kind) ?? {
    sent: 0,
    acknowledged: 0,
    refused: 0,
    doubtfulDone: 0,
    doubtfulNotDone: 0,
    unsent: 0,
  }
  tallies.set(sent.operation.kind, tally)
  const fate = fateOf(sent)
  if (sent.outcome.is === "unsent" && !isDone) return void tally.unsent++
  tally.sent++
  if (fate === "acknowledged") tally.acknowledged++
  else if (fate === "doubtful") tally[isDone ? "doubtfulDone" : "doubtfulNotDone"]++
  else tally.refused++
}
