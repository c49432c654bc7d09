import { expect } from "chai"
import { clientOf } from "../../adapters/mikro-orm/connection/primary.ts"
import { stemma } from "../support/command-line.ts"
import { eventually } from "../support/eventually.ts"
import { hostList, type Replica, type Replication, startReplication } from "../support/replication.ts"
import { failure } from "../support/store.ts"
import { dataOf } from "../support/tree-scene.ts"
import { aDataDir, type DataDir, register, type RunningServer, startServer } from "./running-service.ts"

describe("A database of several servers", () => {
  let group: Replication
  let standby: Replica
  let folder: DataDir
  before(async () => {
    ;[group, folder] = [await startReplication(), await aDataDir()]
    standby = await group.follow(group.primary)
    await group.synchronise(group.primary, "on")
  })
  after(async () => {
    await Promise.all([group.stop(), folder.remove()])
  })

  const portFor = async (url: string): Promise<number> => {
    const client = clientOf(url)
    await client.connect()
    await client.end()
    return client.port
  }

  it("is reached at the one that takes writes, in whichever order they are named", async () => {
    for (const servers of [[group.primary, standby] as const, [standby, group.primary] as const])
      expect(await portFor(hostList(...servers))).to.equal(group.primary.port)
  })

  it("refuses one standby alone, if the address asks for a server that takes writes", async () => {
    const error = await failure(portFor(`${standby.url}?target_session_attrs=read-write`))
    expect(String(error)).to.include("No server of the database takes writes")
  })

  it("is what the doctor lists, server by server", async () => {
    const gone = hostList(standby, group.primary).replace("@", "@127.0.0.1:1,")
    const { out, code } = await stemma(["doctor"], {
      ...folder.settings,
      DATABASE_URL: gone,
      OWNER_EMAIL: "a@example.org",
    })
    expect(out).to.include(`ok       primary   127.0.0.1:${group.primary.port} is the primary`)
    expect(out).to.include(`ok       primary   127.0.0.1:${standby.port} is a standby`)
    expect(out).to.match(/warning {2}primary {3}127\.0\.0\.1:1 of DATABASE_URL does not answer: start it/)
    expect(code, out).to.equal(0)
  })

  it("lets a start fail in one line while all of its servers are standbys", async () => {
    const url = hostList(standby, standby)
    const { code, said } = await stemma(["serve"], { ...folder.settings, DATABASE_URL: url, PORT: "0" })
    expect(code).to.equal(1)
    expect(said.trim().split("\n")).to.have.length(1)
    expect(said).to.match(/^DATABASE_URL: the database at 127\.0\.0\.1:\d+, .*: No server of the database takes writes/)
    expect(said).to.not.include(new URL(standby.url).password)
  })

  it("is followed to the promoted standby by a running server, with all that was acknowledged, without a restart", async () => {
    const server: RunningServer = await startServer({
      ...folder.settings,
      DATABASE_URL: hostList(group.primary, standby),
    })
    try {
      expect(await (await fetch(`${server.url}/readyz`)).json()).to.deep.include({ primary: "ready", pooler: "none" })
      const token = await register(server)
      const api = server.client(token)
      const before = await dataOf(api.POST("/trees", { body: { name: "Before" } }))

      await group.primary.kill()
      const refused = await api.POST("/trees", { body: { name: "Between" } })
      expect(refused.response.status).to.equal(503)
      expect(refused.response.headers.get("retry-after")).to.match(/^\d+$/)
      await standby.promote()
      await standby.query("alter system set synchronous_standby_names = ''")
      await standby.query("select pg_reload_conf()")

      await eventually(() => dataOf(api.POST("/trees", { body: { name: "After" } })))
      const trees = await dataOf(api.GET("/trees"))
      expect(trees.map(({ name }) => name).toSorted()).to.deep.equal(["After", "Before"])
      expect(trees.map(({ id }) => id)).to.include(before.id)
      await eventually(async () => {
        expect((await fetch(`${server.url}/readyz`)).status).to.equal(200)
      })
    } finally {
      await server.stop()
    }
  })
})
