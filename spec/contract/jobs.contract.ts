import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import type { Job } from "../../core/domain/job.ts"
import { forbidden } from "../../core/domain/errors.ts"
import type { RunningJobs, Worker } from "../../core/ports/jobs.ts"
import { newId } from "../support/builders.ts"
import { eventually } from "../support/eventually.ts"
import { commit, failure, type StoreUnderTest } from "../support/store.ts"

export interface QueueUnderTest extends StoreUnderTest {
  readonly worker: Worker
}

/** What every queue guarantees for commands and workers. `open` returns a separate store for these cases. */
export const jobsContract = (name: string, open: () => Promise<QueueUnderTest>): void => {
  describe(`The queue of ${name}`, () => {
    let store: QueueUnderTest
    const running: RunningJobs[] = []
    before(async () => {
      store = await open()
    })
    afterEach(async () => {
      for (const worker of running.splice(0)) await worker.stop()
    })
    after(() => store.close?.())

    const aJob = (): Job => ({ kind: "purge_tree", treeId: newId() })
    const enqueue = (...jobs: readonly Job[]) =>
      commit(store, async (transaction) => {
        for (const job of jobs) await transaction.jobs.enqueue(job)
      })
    const run = async (work: (job: Job) => Promise<void>): Promise<RunningJobs> => {
      const worker = await store.worker.run(work)
      running.push(worker)
      return worker
    }
    /** A worker that keeps what it is given. */
    const collector = async (): Promise<Job[]> => {
      const done: Job[] = []
      await run(async (job) => void done.push(job))
      return done
    }

    it("gives every kind of job to the worker as it was enqueued", async () => {
      const jobs: readonly Job[] = [
        { kind: "send_verification_mail", userId: newId() },
        { kind: "send_password_reset_mail", email: "émma@example.org" },
        { kind: "remove_blobs", treeId: newId(), mediaIds: [newId(), newId()] },
        { kind: "purge_tree", treeId: newId() },
        { kind: "purge_expired" },
        { kind: "sweep_blobs" },
      ]
      const done = await collector()
      await enqueue(...jobs)
      await eventually(() => expect(done).to.have.deep.members(jobs))
    })

    it("keeps jobs until there is a worker", async () => {
      const job = aJob()
      await enqueue(job)
      const done = await collector()
      await eventually(() => expect(done).to.deep.equal([job]))
    })

    it("counts the jobs of each kind that wait for a worker", async () => {
      expect((await store.worker.waiting()).purge_tree).to.equal(0)
      await enqueue(aJob(), aJob(), { kind: "sweep_blobs" })
      const { purge_tree, sweep_blobs, back_up } = await store.worker.waiting()
      expect([purge_tree, sweep_blobs, back_up]).to.deep.equal([2, 1, 0])
      await collector()
      await eventually(async () => expect((await store.worker.waiting()).purge_tree).to.equal(0))
    })

    it("holds a job back until its transaction has committed", async () => {
      const job = aJob()
      const done = await collector()
      await commit(store, async ({ jobs }) => {
        await jobs.enqueue(job)
        await new Promise((resolve) => setTimeout(resolve, 100))
        expect(done).to.deep.equal([])
      })
      await eventually(() => expect(done).to.deep.equal([job]))
    })

    it("forgets the jobs of a transaction that answered a Left, threw, or was spoilt", async () => {
      const kept = aJob()
      await store.uow.run(async ({ jobs }) => {
        await jobs.enqueue(aJob())
        return E.left(forbidden("No."))
      })
      await failure(
        store.uow.run(async ({ jobs }) => {
          await jobs.enqueue(aJob())
          throw new Error("a defect")
        }),
      )
      await enqueue(kept)
      const done = await collector()
      await eventually(() => expect(done).to.deep.equal([kept]))
    })

    it("tries a job again that threw, and the others meanwhile", async () => {
      const [bad, good] = [aJob(), aJob()]
      const tries: Job[] = []
      await run(async (job) => {
        tries.push(job)
        if (tries.filter((tried) => sameTree(tried, bad)).length === 1 && sameTree(job, bad))
          throw new Error("The post office is closed.")
      })
      await enqueue(bad, good)
      await eventually(() => expect(tries.filter((tried) => sameTree(tried, bad))).to.have.length(2))
      expect(tries.filter((tried) => sameTree(tried, good))).to.have.length(1)
    })

    it("gives no job to two workers", async () => {
      const jobs = Array.from({ length: 40 }, aJob)
      const done: Job[] = []
      for (const _worker of [1, 2, 3]) {
        await run(async (job) => {
          done.push(job)
          await new Promise((resolve) => setTimeout(resolve, 5))
        })
      }
      await enqueue(...jobs)
      await eventually(() => expect(done).to.have.length(jobs.length))
      expect(done).to.have.deep.members(jobs)
    })

    it("lets a worker that is stopped finish what it has begun, and begin nothing more", async () => {
      const events: string[] = []
      const worker = await run(async () => {
        events.push("begun")
        await new Promise((resolve) => setTimeout(resolve, 200))
        events.push("done")
      })
      await enqueue(aJob())
      await eventually(() => expect(events).to.deep.equal(["begun"]))
      running.splice(0)
      await worker.stop()
      expect(events).to.deep.equal(["begun", "done"])
      const job = aJob()
      await enqueue(job)
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(events).to.have.length(2)
      const done = await collector()
      await eventually(() => expect(done).to.deep.equal([job]))
    })
  })
}

const sameTree = (a: Job, b: Job): boolean =>
  a.kind === "purge_tree" && b.kind === "purge_tree" && a.treeId === b.treeId
