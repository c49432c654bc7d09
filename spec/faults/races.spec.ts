import { setTimeout as pause } from "node:timers/promises"
import { expect } from "chai"
import { freshStore, type FreshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { eventually } from "../support/eventually.ts"
import { at, statusOf, dataOf } from "../support/tree-scene.ts"
import { aDataDir, register, type Running, type RunningServer, startServer, startWorker } from "./running-service.ts"

const ROUNDS = 6
const HOUR_MS = 3_600_000

describe("Processes that share a database", () => {
  let folder: Awaited<ReturnType<typeof aDataDir>>
  let database: FreshStore
  let one: RunningServer
  let other: RunningServer
  let token: string
  const workers: Running[] = []
  const settings = () => ({ ...folder.settings, DATABASE_URL: database.url })
  before(async () => {
    ;[folder, database] = [await aDataDir(), await freshStore()]
    const started = await Promise.all([
      startServer({ ...settings(), WORKER: "off" }),
      startServer({ ...settings(), WORKER: "off" }),
    ])
    ;[one, other] = started
    token = await register(one)
  })
  after(async () => {
    await Promise.all([...workers, one, other].map((running) => running.stop()))
    await database.close()
    await folder.remove()
  })

  const aDeletedTree = async () => {
    const tree = await dataOf(one.client(token).POST("/trees", { body: { name: "Down House" } }))
    const person = await dataOf(
      one.client(token).POST("/trees/{tree_id}/persons", { ...at({ tree_id: tree.id }), body: { given_name: "Emma" } }),
    )
    expect(await statusOf(one.client(token).DELETE("/trees/{tree_id}", at({ tree_id: tree.id })))).to.equal(204)
    return { id: tree.id, personId: person.id }
  }
  const purge = (server: RunningServer, id: string) =>
    statusOf(
      server.client(token).POST("/trees/{tree_id}/purge", { ...at({ tree_id: id }), body: { name: "Down House" } }),
    )
  const restore = (server: RunningServer, id: string) =>
    statusOf(server.client(token).POST("/trees/{tree_id}/restore", at({ tree_id: id })))
  const read = (server: RunningServer, personId: string) =>
    statusOf(server.client(token).GET("/persons/{person_id}", at({ person_id: personId })))

  it("decide a purge against a restore once: the tree is whole for both, or gone for both", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, personId } = await aDeletedTree()
      const reading = Promise.all([read(one, personId), read(other, personId)])
      const won = await Promise.all([purge(one, id), restore(other, id)])
      expect(won.join()).to.be.oneOf(["204,404", "409,200"])
      const found = won[1] === 200 ? 200 : 404
      expect(await Promise.all([read(one, personId), read(other, personId)])).to.deep.equal([found, found])
      for (const status of await reading) expect(status).to.be.oneOf([200, 404])
    }
  })

  it("purge a tree once, even if several requests arrive at the same time", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await aDeletedTree()
      const statuses = await Promise.all([purge(one, id), purge(other, id), purge(one, id)])
      expect(statuses.toSorted()).to.deep.equal([204, 404, 404])
      expect(
        await database.query("select from audit_entries where action = 'tree.purge' and entity_id = $1", [id]),
      ).to.have.length(1)
    }
  })

  describe("where an account is being deleted", () => {
    /** Someone with a tree of their own. */
    const someone = async () => {
      const own = await register(one)
      const { id, email } = await dataOf(one.client(own).GET("/users/me"))
      const tree = await dataOf(one.client(own).POST("/trees", { body: { name: "Down House" } }))
      return { token: own, id, email, tree: at({ tree_id: tree.id }), treeId: tree.id }
    }
    type Someone = Awaited<ReturnType<typeof someone>>
    type Meanwhile = (leaver: Someone, other: Someone) => Promise<number>

    const leave = ({ token: own, email }: Someone) => statusOf(one.client(own).DELETE("/users/me", { body: { email } }))

    const makeTree: Meanwhile = (leaver) =>
      statusOf(other.client(leaver.token).POST("/trees", { body: { name: "Maer Hall" } }))
    const restoreTree: Meanwhile = (leaver) =>
      statusOf(other.client(leaver.token).POST("/trees/{tree_id}/restore", leaver.tree))
    const join =
      (role: "owner" | "editor"): Meanwhile =>
      (leaver, { token: own, tree }) =>
        statusOf(other.client(own).POST("/trees/{tree_id}/members", { ...tree, body: { email: leaver.email, role } }))
    const passOwnership: Meanwhile = (leaver, { token: own, treeId }) =>
      statusOf(
        other.client(own).PATCH("/trees/{tree_id}/members/{user_id}", {
          ...at({ tree_id: treeId, user_id: leaver.id }),
          body: { role: "owner" },
        }),
      )

    /** Live trees that an account which is gone owns or belongs to, and live trees without any owner. */
    const orphans = () =>
      database.query(`
      select t.id from trees t join users u on u.id = t.owner_id where t.deleted_at is null and u.deleted_at is not null
      union select t.id from trees t join memberships m on m.tree_id = t.id join users u on u.id = m.user_id
      where t.deleted_at is null and u.deleted_at is not null
      union select t.id from trees t where t.deleted_at is null and not exists (select from memberships m
      where m.tree_id = t.id and m.role = 'owner')`)

    const waiting = async (): Promise<number> =>
      (
        await database.query(
          "select distinct pid from pg_locks where not granted and locktype in ('transactionid', 'tuple')",
        )
      ).length

    /** The deletion and then the other, each as far as it gets while the row is held; what comes of them when it is let go. */
    const lined = async (
      row: readonly [table: "trees" | "users", id: string],
      leaver: Someone,
      meanwhile: () => Promise<number>,
    ) => {
      await database.query("begin")
      await database.query(`select from ${row[0]} where id = $1 for update`, [row[1]])
      const leaving = leave(leaver)
      await eventually(async () => expect(await waiting()).to.equal(1))
      let isDone = false
      const acting = meanwhile().finally(() => (isDone = true))
      await eventually(async () => expect(isDone || (await waiting()) === 2).to.equal(true))
      await database.query("commit")
      return Promise.all([leaving, acting])
    }

    const none = async (): Promise<void> => {}
    const cases: readonly (readonly [
      name: string,
      meanwhile: Meanwhile,
      before: (leaver: Someone, other: Someone) => Promise<unknown>,
      first: number,
      second: number,
    ])[] = [
      ["a tree is made", makeTree, none, 201, 401],
      ["a member is added", join("editor"), none, 201, 404],
      ["an owner is added", join("owner"), none, 201, 404],
      ["ownership is passed", passOwnership, join("editor"), 200, 404],
      [
        "a tree is restored",
        restoreTree,
        ({ token: own, tree }) => one.client(own).DELETE("/trees/{tree_id}", tree),
        401,
        401,
      ],
    ]
    for (const [name, meanwhile, before, early, late] of cases) {
      it(`${name} before it or not at all: nothing is left to an owner who is gone`, async () => {
        for (const [held, status] of [
          ["trees", early],
          ["users", late],
        ] as const) {
          const [leaver, owner] = [await someone(), await someone()]
          await before(leaver, owner)
          const row = [held, held === "trees" ? leaver.treeId : leaver.id] as const
          expect(await lined(row, leaver, () => meanwhile(leaver, owner)), held).to.deep.equal([204, status])
          expect(await orphans()).to.deep.equal([])
        }
      })
    }

    it("nothing is left to an owner who is gone, whatever else is done at once", async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const [leaver, owner] = [await someone(), await someone()]
        const all = await Promise.all([
          leave(leaver),
          makeTree(leaver, owner),
          join("owner")(leaver, owner),
          passOwnership(leaver, owner),
          leave(owner),
        ])
        for (const status of all) expect(status).to.be.oneOf([200, 201, 204, 401, 403, 404, 409])
        expect(await orphans()).to.deep.equal([])
      }
    })
  })

  it("come to an hour that struck while all were down, and do its jobs once", async () => {
    const untilNext = HOUR_MS - (Date.now() % HOUR_MS)
    // An hour that strikes meanwhile would be a second one.
    if (untilNext < 60_000) await pause(untilNext + 1_000)
    const { id } = await aDeletedTree()
    await database.query("update trees set deleted_at = now() - interval '31 days' where id = $1", [id])
    // The queue remembers when each hourly job was last given out.
    await database.query(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      select identifier, now() - interval '1 day', now() - interval '3 hours'
      from unnest(array['purge_expired', 'sweep_blobs']) identifier`)
    workers.push(...(await Promise.all([startWorker(settings()), startWorker(settings()), startWorker(settings())])))
    await eventually(async () =>
      expect(await database.query("select from trees where deleted_at is not null")).to.have.length(0),
    )
    const done = (job: string): number =>
      workers.flatMap(({ logged }) => logged).filter((line) => line.includes(`"job":"${job}"`)).length
    await eventually(() => expect([done("purge_expired"), done("sweep_blobs")]).to.deep.equal([1, 1]))
    await eventually(async () => expect(await database.query("select from graphile_worker.jobs")).to.have.length(0))
    expect([done("purge_expired"), done("sweep_blobs")]).to.deep.equal([1, 1])
    expect(
      await database.query("select from audit_entries where action = 'tree.purge' and entity_id = $1", [id]),
    ).to.have.length(1)
  })
})
