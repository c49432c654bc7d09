import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "chai"
import { eventually } from "../support/eventually.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { PIXEL } from "../support/media.ts"
import { at, dataOf } from "../support/tree-scene.ts"
import { aMigratedDataDir } from "./migrated-folder.ts"
import { type DataDir, type Inside, insideOf, register, type RunningServer, startServer } from "./running-service.ts"

const family = gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n0 @I2@ INDI\n1 NAME Bob /Lee/\n")

/** A setting by which a commit is written but not acknowledged: it waits for a standby that does not exist. */
const WAITING = "synchronous_standby_names"

describe("A server that is killed after the commit of a request and before its answer", () => {
  let folder: DataDir
  let server: RunningServer
  let look: Inside
  let token: string
  let tree: string
  before(async () => {
    folder = await aMigratedDataDir()
    server = await startServer(folder.settings)
    token = await register(server)
    look = await insideOf(folder.dataDir)
    tree = (await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))).id
  })
  after(async () => {
    await look.close()
    await server.stop()
    await folder.remove()
  })

  const holdAnswers = async (): Promise<void> => {
    await look.query(`alter system set ${WAITING} = 'nowhere'`)
    await look.query("select pg_reload_conf()")
    await eventually(async () => expect(await look.query(`show ${WAITING}`)).to.deep.equal([{ [WAITING]: "nowhere" }]))
  }
  const waits = async (): Promise<void> => {
    const waiting = await look.query("select pid from pg_stat_activity where wait_event = 'SyncRep'")
    expect(waiting).to.have.lengthOf(1)
  }
  const killAndStart = async (): Promise<void> => {
    await server.kill()
    const path = join(folder.dataDir, "postgres", "postgresql.auto.conf")
    await writeFile(path, (await readFile(path, "utf8")).replace(new RegExp(`^${WAITING}.*$`, "m"), ""))
    await look.query("select pg_reload_conf()").catch(() => undefined)
    await look.close()
    server = await startServer(folder.settings)
    look = await insideOf(folder.dataDir)
  }
  const countOf = async (text: string): Promise<number> =>
    Number((await look.query(`select count(*) as n from ${text} where tree_id = $1`, [tree]))[0]?.n)

  const json = (path: string, body: object) => () => send(path, JSON.stringify(body), "application/json")
  const form = (path: string, bytes: string | Uint8Array) => () => {
    const body = new FormData()
    body.append("file", new Blob([typeof bytes === "string" ? bytes : Uint8Array.from(bytes)]), "file")
    return send(path, body)
  }
  let key = 0
  const send = (path: string, body: string | FormData, type?: string): Promise<Response> =>
    fetch(`${server.url}/api/v1/trees/${tree}${path}`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Idempotency-Key": `key-${key}`,
        ...(type === undefined ? {} : { "Content-Type": type }),
      },
      body,
    })

  for (const [what, request, table, rows] of [
    ["a person", json("/persons", { given_name: "Anna" }), "persons", 1],
    ["an import", form("/gedcom/import", family), "persons", 2],
    ["an upload", form("/media", PIXEL), "media", 1],
  ] as const) {
    it(`has done it (${what}), answers the same request again, and does nothing twice`, async () => {
      key += 1
      const before = await countOf(table)
      await holdAnswers()
      const broken = request().then(
        () => "answered",
        () => "broken off",
      )
      await eventually(waits)
      await killAndStart()
      expect(await broken).to.equal("broken off")
      expect(await countOf(table), "committed").to.equal(before + rows)
      const again = await request()
      expect([again.ok, again.headers.get("idempotency-replayed")]).to.deep.equal([true, "true"])
      const body = await again.text()
      expect(await (await request()).text()).to.equal(body)
      expect(await countOf(table), "after the request again").to.equal(before + rows)
      expect(await dataOf(server.client(token).GET("/trees/{tree_id}", at({ tree_id: tree })))).to.have.property(
        "person_count",
        await countOf("persons"),
      )
    })
  }
})
