import { setTimeout as pause } from "node:timers/promises"
import { expectedRows, unknownDifferences } from "./checks/known.ts"
import { forgetTree, type KnownTree } from "./model.ts"
import type { Service } from "./service.ts"
import { shareTree, type World } from "./world.ts"

const PATIENCE_MS = 180_000

const unfinished = "select id, task_identifier, attempts, run_at, locked_at, last_error from graphile_worker.jobs"

/** Waits until every job is done; what is left of them after three minutes. */
const jobsLeft = async ({ database }: Service): Promise<readonly unknown[]> => {
  let left = await database.query(unfinished)
  for (const start = performance.now(); left.length > 0 && performance.now() - start < PATIENCE_MS; ) {
    await pause(200)
    left = await database.query(unfinished)
  }
  return left
}

const tables = [
  "memberships",
  "persons",
  "names",
  "places",
  "relationships",
  "events",
  "sources",
  "citations",
  "media",
  "media_links",
  "proposals",
  "proposal_comments",
  "webhooks",
  "webhook_progress",
  "webhook_deliveries",
  "kept_records",
  "audit_entries",
  "changes",
]

/** What is left of trees that were purged: rows in any table, or the trees themselves. */
const leftOf = `select x.what, count(*)::integer as count from (
  select 'trees' as what from trees where id = any($1)
  ${tables.map((table) => `union all select '${table}' from ${table} where tree_id = any($1)`).join(" ")}
) x group by 1`

/**
 * Checks what must be true once all jobs are done: what was purged is gone with everything that belonged to it, every
 * new account got its mail.
 */
export const restFindings = async (service: Service, { model }: World): Promise<readonly string[]> => {
  const { database } = service
  const findings = (await jobsLeft(service)).map((job) => `a job is never done: ${JSON.stringify(job)}`)
  for (const tree of model.trees.values()) tree.isAging = false
  findings.push(...(await unknownDifferences(model, database)))
  const purged = [...model.trees.values()].filter(({ state }) => state === "purged").map(({ id }) => id)
  for (const row of await database.query(leftOf, [purged]))
    findings.push(`of ${purged.length} purged trees something is left: ${JSON.stringify(row)}`)
  for (const id of purged) forgetTree(model, id)
  const gone = await database.query<{ readonly entity_id: string }>(
    "select entity_id from audit_entries where action = 'tree.purge' and tree_id is null and entity_id = any($1)",
    [purged],
  )
  if (gone.length !== purged.length) findings.push(`the log has ${gone.length} purges instead of ${purged.length}`)
  const unmailed = await database.query(
    `select id from users u where u.deleted_at is null and not exists
      (select from audit_entries a where a.entity_id = u.id::text and a.action = 'user.mail_verify_email_link')`,
  )
  for (const row of unmailed) findings.push(`an account got no mail: ${JSON.stringify(row)}`)
  return findings
}

const deletable = ["persons", "names", "events", "relationships", "sources", "citations", "media"]

/** Makes what was deleted in a tree so old that the next hourly job removes it for good. */
const age = async ({ database }: Service, { id }: KnownTree): Promise<void> => {
  for (const table of deletable)
    await database.query(
      `update ${table} set deleted_at = deleted_at - interval '31 days' where tree_id = $1 and deleted_at is not null`,
      [id],
    )
}

/**
 * Shared trees become trees of their owner, who will delete and purge them, and new ones take their place. The hourly
 * jobs are given out as when the hour strikes.
 */
export const replaceTrees = async (service: Service, { model, actors }: World): Promise<void> => {
  for (const tree of [...model.trees.values()].filter(({ isShared }) => isShared)) {
    const owner = actors.find(({ number }) => number === tree.client)
    await age(service, tree)
    tree.bulk = { ...tree.bulk, ...expectedRows(model, tree, (record) => record.deletion === null) }
    tree.isAging = true
    tree.isShared = false
    for (const [id, record] of model.records) if (record.treeId === tree.id) model.records.delete(id)
    for (const [id, proposal] of model.proposals) if (proposal.treeId === tree.id) model.proposals.delete(id)
    if (owner !== undefined)
      await shareTree(
        service.api,
        owner,
        actors.filter((other) => other !== owner),
      )
  }
  for (const job of ["purge_expired", "sweep_blobs"])
    await service.database.query("select from graphile_worker.add_job($1, json_build_object('kind', $1::text))", [job])
}
