import { expect } from "chai"
import pg from "pg"
import type { Job } from "../../../core/domain/job.ts"
import type { RunningJobs } from "../../../core/ports/jobs.ts"
import { newId } from "../../support/builders.ts"
import { eventually } from "../../support/eventually.ts"
import { commit } from "../../support/store.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

describe("A job of a dead worker", () => {
  let store: FreshStore
  let running: RunningJobs | null = null
  beforeEach(async () => {
    store = await freshStore()
  })
  afterEach(async () => {
    await running?.stop()
    running = null
    await store.close()
  })

  /** A job that a worker of this id has begun a while ago. */
  const begunBy = async (workerId: string): Promise<Job> => {
    const job: Job = { kind: "purge_tree", treeId: newId() }
    await commit(store, ({ jobs }) => jobs.enqueue(job))
    await store.query(
      "update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute'",
      [workerId],
    )
    return job
  }

  it("is taken over by another", async () => {
    const job = await begunBy("worker-that-was-killed")
    const done: Job[] = []
    running = await store.worker.run(async (taken) => void done.push(taken))
    await eventually(() => expect(done).to.deep.equal([job]))
    await eventually(async () =>
      expect(await store.query("select from graphile_worker._private_jobs")).to.have.length(0),
    )
  })

  it("is left to a worker that lives", async () => {
    const alive = new pg.Client({ connectionString: store.url })
    await alive.connect()
    await alive.query("select pg_advisory_lock(hashtextextended('stemma.worker slow', 0))")
    await begunBy("slow")
    const done: Job[] = []
    running = await store.worker.run(async (taken) => void done.push(taken))
    const other: Job = { kind: "purge_tree", treeId: newId() }
    await commit(store, ({ jobs }) => jobs.enqueue(other))
    await eventually(() => expect(done).to.deep.equal([other]))
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(done).to.have.length(1)
    await alive.end()
  })

  it("is waited for when the database drops every connection", async () => {
    const done: Job[] = []
    running = await store.worker.run(async (taken) => void done.push(taken))
    await store.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    )
    const job: Job = { kind: "purge_tree", treeId: newId() }
    await commit(store, ({ jobs }) => jobs.enqueue(job))
    await eventually(() => expect(done).to.deep.equal([job]))
  })

  it("keeps no trace of what it was about, once it is done", async () => {
    running = await store.worker.run(async () => undefined)
    await commit(store, ({ jobs }) => jobs.enqueue({ kind: "send_password_reset_mail", email: "emma@example.org" }))
    await eventually(async () =>
      expect(await store.query("select from graphile_worker._private_jobs")).to.have.length(0),
    )
  })
})
