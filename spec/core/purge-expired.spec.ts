import { expect } from "chai"
import { neverHeld } from "../../adapters/memory/blob-hold.ts"
import { tokens } from "../../adapters/crypto/tokens.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { type MemoryStore, openMemoryStore } from "../../adapters/memory/store.ts"
import { execute } from "../../core/use-case/command.ts"
import { deleteAccount } from "../../core/commands/account/delete-account.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../core/commands/person/restore-person.ts"
import { deleteTree } from "../../core/commands/tree/delete-tree.ts"
import { restoreTree } from "../../core/commands/tree/restore-tree.ts"
import type { RecordedChange } from "../../core/domain/change/change.ts"
import type { PersonId, TreeId } from "../../core/domain/ids.ts"
import { newRecordLifecycle } from "../../core/domain/lifecycle.ts"
import { emptyTree } from "../../core/jobs/empty-tree.ts"
import { purgeExpired } from "../../core/jobs/purge-expired.ts"
import type { User } from "../../core/domain/account/user.ts"
import type { Job } from "../../core/domain/job.ts"
import { makeWork } from "../../core/jobs/make-jobs.ts"
import { aName, aPerson, newId, noon } from "../support/builders.ts"
import { eventually } from "../support/eventually.ts"
import { collect, commit, plant, plantTree } from "../support/store.ts"
import { granted, refusal } from "../support/world.ts"
import type { UnitOfWork } from "../../core/ports/unit-of-work.ts"

const DAYS = 30
const daysLater = (days: number): Date => new Date(noon.getTime() + days * 86_400_000)

describe("The purge of what was deleted more than RECOVERY_DAYS ago", () => {
  let store: MemoryStore
  let clock: Date
  beforeEach(() => {
    store = openMemoryStore()
    clock = noon
  })

  const ports = () => ({ uow: store.uow, newId, now: () => clock, recoveryDays: DAYS })
  const as = ({ id }: User) => ({ userId: id, sessionId: newId<"SessionId">(), requestId: null })
  const remove = (user: User, treeId: TreeId) => execute(ports())(deleteTree)(as(user), { treeId, ifMatch: null })
  const removePerson = (user: User, personId: PersonId) =>
    execute(ports())(deletePerson)(as(user), { personId, ifMatch: null, cascade: false })
  const audit = (treeId: TreeId) =>
    collect(store.reads.trees.audit(treeId, { entityId: null, actorId: null }, { after: null, batch: 100 }))
  /** The jobs that wait, done with `work` until none is left. */
  const settle = async (work: (job: Job) => Promise<void>): Promise<readonly Job[]> => {
    const done: Job[] = []
    const running = await store.worker.run(async (job) => {
      await work(job)
      done.push(job)
    })
    await running.stop()
    return done
  }
  const settleAll = async () => {
    let jobs: readonly Job[] = []
    await eventually(async () => {
      const done = await settle(async (job) => (job.kind === "purge_tree" ? emptyTree(ports())(job.treeId) : undefined))
      jobs = [...jobs, ...done]
      expect(done).to.deep.equal([])
    })
    return jobs
  }

  it("leaves everything alone that may still be restored", async () => {
    const { owner, tree } = await plantTree(store)
    const { owner: other, tree: dead } = await plantTree(store)
    const person = aPerson({ treeId: tree.id })
    await plant(store, { persons: [person], names: [aName({ treeId: tree.id, personId: person.id })] })
    granted(await removePerson(owner, person.id))
    granted(await remove(other, dead.id))
    clock = daysLater(DAYS)
    await purgeExpired(ports())()
    await settleAll()
    expect(
      granted(await execute(ports())(restorePerson)(as(owner), { personId: person.id, cascade: false })),
    ).to.deep.equal({ restored: 1 })
    expect(granted(await execute(ports())(restoreTree)(as(other), { treeId: dead.id })).deletedAt).to.equal(null)
  })

  it("ends deleted trees, one by one, and writes that down for the system", async () => {
    const trees = await Promise.all([1, 2, 3].map(() => plantTree(store)))
    const { tree: live } = await plantTree(store)
    for (const { owner, tree } of trees) granted(await remove(owner, tree.id))
    clock = daysLater(DAYS + 1)
    await purgeExpired(ports())()
    for (const { owner, tree } of trees)
      expect(refusal(await execute(ports())(restoreTree)(as(owner), { treeId: tree.id }))).to.equal("NotFound")
    await settleAll()
    for (const { tree } of trees) expect(await store.reads.trees.byId(tree.id, null)).to.equal(null)
    expect(await store.reads.trees.byId(live.id, null)).to.not.equal(null)
  })

  it("ends single records, with what went along, and writes each down for the system without its content", async () => {
    const { owner, tree } = await plantTree(store)
    const [gone, stays] = [aPerson({ treeId: tree.id }), aPerson({ treeId: tree.id })]
    await plant(store, {
      persons: [gone, stays],
      names: [gone, stays].map(({ id }) => aName({ treeId: tree.id, personId: id })),
    })
    granted(await removePerson(owner, gone.id))
    clock = daysLater(DAYS + 1)
    await purgeExpired(ports())()
    expect(refusal(await execute(ports())(restorePerson)(as(owner), { personId: gone.id, cascade: false }))).to.equal(
      "NotFound",
    )
    await commit(store, async ({ persons, names }) => {
      expect(await persons.find(gone.id)).to.equal(null)
      expect(await names.ofPerson(tree.id, stays.id)).to.have.length(1)
    })
    const written = (await audit(tree.id)).filter(({ actorType }) => actorType === "system")
    expect(written.map(({ action, actor, before, after }) => ({ action, actor, before, after }))).to.have.deep.members(
      ["name.purge", "person.purge"].map((action) => ({ action, actor: null, before: null, after: null })),
    )
  })

  it("goes on where it broke off, and done twice does nothing more", async () => {
    const { owner, tree } = await plantTree(store)
    const people = Array.from({ length: 1_500 }, () => aPerson({ treeId: tree.id }))
    await plant(store, { persons: people })
    for (const { id } of people) granted(await removePerson(owner, id))
    clock = daysLater(DAYS + 1)
    let batches = 0
    const breaking: UnitOfWork = {
      run: (work) => (++batches === 3 ? Promise.reject(new Error("The power is gone.")) : store.uow.run(work)),
    }
    const broken = await purgeExpired({ ...ports(), uow: breaking })().then(
      () => null,
      (error: unknown) => error,
    )
    expect(broken).to.be.an("error")
    const left = () =>
      commit(
        store,
        async ({ persons }) =>
          (await Promise.all(people.map(({ id }) => persons.find(id)))).filter((person) => person !== null).length,
      )
    expect(await left()).to.equal(500)
    await purgeExpired(ports())()
    expect(await left()).to.equal(0)
    const entries = (await audit(tree.id)).length
    await purgeExpired(ports())()
    expect((await audit(tree.id)).length).to.equal(entries)
  })

  it("removes the blobs of media by a job, those of a tree and single ones", async () => {
    const blobs = memoryBlobs()
    const { owner, tree } = await plantTree(store)
    const { tree: kept } = await plantTree(store)
    const aPicture = (treeId: TreeId, deletedAt: Date | null) => ({
      ...newRecordLifecycle(noon),
      id: newId<"MediaId">(),
      treeId,
      title: null,
      identifiers: [],
      filename: null,
      contentType: "image/png",
      size: 1,
      checksum: "sha256:00",
      width: null,
      height: null,
      personId: null,
      eventId: null,
      sourceId: null,
      deletedAt,
      deletionId: deletedAt === null ? null : newId<"DeletionId">(),
    })
    const [inTree, single, safe] = [aPicture(tree.id, null), aPicture(kept.id, noon), aPicture(kept.id, null)]
    await commit(store, ({ media }) => media.insert([inTree, single, safe]))
    const bytes = async function* () {
      yield new Uint8Array([1])
    }
    for (const { treeId, id } of [inTree, single, safe]) await blobs.put({ treeId, mediaId: id }, bytes())
    granted(await remove(owner, tree.id))
    clock = daysLater(DAYS + 1)
    const work = makeWork({
      backUp: async () => undefined,
      blobHold: neverHeld,
      ...ports(),
      blobs,
      reads: store.reads,
      publicUrl: () => "",
      mailer: { send: async () => undefined },
      tokens,
    })
    await commit(store, ({ jobs }) => jobs.enqueue({ kind: "purge_expired" }))
    await eventually(async () => expect(await settle(work)).to.deep.equal([]))
    const there = await Promise.all(
      [inTree, single, safe].map(({ treeId, id }) => blobs.open({ treeId, mediaId: id }, null)),
    )
    expect(there.map((blob) => blob !== null)).to.deep.equal([false, false, true])
  })

  it("removes no blobs while a backup is being taken", async () => {
    const key = { treeId: newId<"TreeId">(), mediaId: newId<"MediaId">() }
    const blobs = memoryBlobs()
    const bytes = async function* () {
      yield new Uint8Array([1])
    }
    await blobs.put(key, bytes())
    const workWith = (blobHold: typeof neverHeld) =>
      makeWork({
        backUp: async () => undefined,
        blobHold,
        ...ports(),
        blobs,
        reads: store.reads,
        publicUrl: () => "",
        mailer: { send: async () => undefined },
        tokens,
      })
    const job = { kind: "remove_blobs", treeId: key.treeId, mediaIds: [key.mediaId] } as const
    clock = daysLater(DAYS + 1)
    const held = workWith({ unlessHeld: async () => false })
    for (const one of [job, { kind: "sweep_blobs" } as const]) await held(one)
    expect(await blobs.open(key, null)).to.not.equal(null)
    await workWith(neverHeld)(job)
    expect(await blobs.open(key, null)).to.equal(null)
  })

  it("empties no tree that anyone belongs to, whatever a job says", async () => {
    const { tree } = await plantTree(store)
    const { owner, tree: deleted } = await plantTree(store)
    granted(await remove(owner, deleted.id))
    for (const { id } of [tree, deleted]) await emptyTree(ports())(id)
    for (const { id } of [tree, deleted]) expect(await store.reads.trees.byId(id, null)).to.not.equal(null)
    await emptyTree(ports())(newId())
  })

  it("ends accounts once their last tree is gone, and writes that down for the system without their address", async () => {
    const [{ owner, tree }, { owner: stays }] = [await plantTree(store), await plantTree(store)]
    granted(await execute(ports())(deleteAccount)(as(owner), { email: owner.email }))
    const isThere = () => commit(store, async ({ users }) => (await users.find(owner.id)) !== null)
    clock = daysLater(DAYS)
    await purgeExpired(ports())()
    clock = daysLater(DAYS + 1)
    await purgeExpired(ports())()
    expect(await isThere()).to.equal(true)
    await settleAll()
    expect(await store.reads.trees.byId(tree.id, null)).to.equal(null)
    const written: RecordedChange[] = []
    const listening: UnitOfWork = {
      run: (work) =>
        store.uow.run((transaction) =>
          work({
            ...transaction,
            changes: { ...transaction.changes, insert: async (changes) => written.push(...changes) },
          }),
        ),
    }
    await purgeExpired({ ...ports(), uow: listening })()
    expect(await isThere()).to.equal(false)
    expect(await store.reads.users.byId(stays.id)).to.not.equal(null)
    expect(
      written.flatMap(({ change: { actorType }, entries }) =>
        entries.map(({ action, entityId, treeId, before, after }) => ({
          action,
          entityId,
          actorType,
          treeId,
          before,
          after,
        })),
      ),
    ).to.deep.equal([
      { action: "user.purge", entityId: owner.id, actorType: "system", treeId: null, before: null, after: null },
    ])
  })

  it("continues with a discarded tree if its job failed", async () => {
    const { owner, tree } = await plantTree(store)
    granted(await remove(owner, tree.id))
    await commit(store, ({ memberships }) => memberships.remove(tree.id, owner.id))
    clock = daysLater(DAYS + 1)
    await purgeExpired(ports())()
    await settleAll()
    expect(await store.reads.trees.byId(tree.id, null)).to.equal(null)
  })
})
