import { setTimeout as pause } from "node:timers/promises"
import type { Random } from "../bench/random.ts"
import { answerFindings } from "./checks/answers.ts"
import { bytesCheck, leftUploads } from "./checks/bytes.ts"
import { brokenInvariants } from "./checks/invariants.ts"
import { unknownDifferences } from "./checks/known.ts"
import { type Sent, settle, type Tally } from "./journal.ts"
import type { AuditEntry } from "./operation.ts"
import type { Service } from "./service.ts"
import type { World } from "./world.ts"

/** Checks everything while no client writes; answers what is wrong. */
export type Verify = (sent: readonly Sent[]) => Promise<readonly string[]>

const PATIENCE_MS = 60_000

const logAfter = `select a.id, a.action, a.entity_type, a.entity_id, a.tree_id, a.after, c.actor_type, c.proposal_id,
  c.request_id, c.entry_count
  from audit_entries a join changes c on c.id = a.change_id where a.id > $1 order by a.id`

const begunBefore =
  "select pid from pg_stat_activity where xact_start < $1 and pid <> pg_backend_pid() and datname = current_database()"

/** Waits until every transaction that has begun by now has ended: those of killed processes end by themselves. */
const transactionsEnded = async ({ database }: Service): Promise<boolean> => {
  const [now] = await database.query<{ readonly at: Date }>("select clock_timestamp() as at")
  for (const start = performance.now(); performance.now() - start < PATIENCE_MS; await pause(50))
    if ((await database.query(begunBefore, [now?.at])).length === 0) return true
  return false
}

/** Tries a few times: files of a request that broke off are removed a moment later. */
const uploadsGone = async (service: Service): Promise<readonly string[]> => {
  let left = await leftUploads(service.dataDir)
  for (let tries = 0; tries < 50 && left.length > 0; tries++) {
    await pause(100)
    left = await leftUploads(service.dataDir)
  }
  return left
}

const FIRST = "00000000-0000-0000-0000-000000000000"

/** Makes the check of a campaign. It remembers how far it has read the log. */
export const verification = (
  service: Service,
  { model, actors }: World,
  random: Random,
  tallies: Map<string, Tally>,
): Verify => {
  const { database, store, inside, api } = service
  const bytes = bytesCheck(database, store.blobs, inside.sweep)
  let last = FIRST
  return async (sent) => {
    const findings: string[] = []
    if (!(await transactionsEnded(service))) findings.push("a transaction does not end")
    const log = await database.query<AuditEntry>(logAfter, [last])
    const isFirst = last === FIRST
    last = log.at(-1)?.id ?? last
    if (!isFirst) findings.push(...settle(model, sent, log, tallies))
    findings.push(...(await unknownDifferences(model, database)))
    findings.push(...(await brokenInvariants(database)))
    findings.push(...(await bytes()))
    findings.push(...(await uploadsGone(service)))
    const [reader] = actors
    if (reader !== undefined) findings.push(...(await answerFindings({ api, model, random }, reader.account.token)))
    return [...findings, ...service.complaints()]
  }
}
