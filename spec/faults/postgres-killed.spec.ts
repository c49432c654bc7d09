import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { expect } from "chai"
import { generateGedcom } from "../bench/generate-gedcom.ts"
import { eventually } from "../support/eventually.ts"
import type { Schemas } from "../support/http.ts"
import { at, statusOf, dataOf } from "../support/tree-scene.ts"
import { aMigratedDataDir } from "./migrated-folder.ts"
import { type DataDir, insideOf, register, type RunningServer, startServer } from "./running-service.ts"
import { send, sendFile, soundMedia } from "./sent-files.ts"

const WRITERS = 6

interface Answer {
  readonly status: number
  readonly mediaType: string | null
  readonly retryAfter: string | null
}

const UNAVAILABLE: Answer = { status: 503, mediaType: "application/problem+json; charset=utf-8", retryAfter: "5" }

describe("PostgreSQL, killed under load", () => {
  let folder: DataDir
  let server: RunningServer
  let token: string
  let tree: string
  before(async () => {
    folder = await aMigratedDataDir()
    server = await startServer(folder.settings)
    token = await register(server)
    tree = (await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))).id
  })
  after(async () => {
    await server.stop()
    await folder.remove()
  })

  const postmaster = async (): Promise<number> =>
    Number.parseInt(await readFile(join(folder.dataDir, "postgres/postmaster.pid"), "utf8"), 10)
  const aPerson = (given_name: string): Promise<Response> =>
    fetch(`${server.url}/api/v1/trees/${tree}/persons`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ given_name }),
    })
  const answerOf = ({ status, headers }: Response): Answer => ({
    status,
    mediaType: headers.get("content-type"),
    retryAfter: headers.get("retry-after"),
  })

  it("loses no write that was acknowledged, is waited for with 503 and Retry-After, and serves again by itself", async () => {
    const persons: string[] = []
    const files: string[] = []
    const answers: Answer[] = []
    let isOver = false
    const ask = async (send: () => Promise<Response>, created: string[]): Promise<void> => {
      const response = await send()
      answers.push(answerOf(response))
      const body: Schemas["PersonRead"] = JSON.parse(await response.text())
      if (response.status === 201) created.push(body.id)
      else await pause(20)
    }
    const load = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let turn = 0; !isOver; turn++) {
        if (writer === 0) await ask(() => send(server, token, tree, new Uint8Array(50_000).fill(turn)), files)
        else if (writer === 1)
          await ask(
            () =>
              fetch(`${server.url}/api/v1/trees/${tree}/persons`, { headers: { Authorization: `Bearer ${token}` } }),
            [],
          )
        else await ask(() => aPerson(`Emma ${writer}.${turn}`), persons)
      }
    })
    const killAmid = async (): Promise<void> => {
      const sofar = persons.length
      await eventually(() => expect(persons.length).to.be.greaterThan(sofar + 20))
      const killed = await postmaster()
      process.kill(killed, "SIGKILL")
      const acknowledged = persons.length
      await eventually(async () => expect(await postmaster()).to.not.equal(killed))
      await eventually(() => expect(persons.length).to.be.greaterThan(acknowledged + 20))
    }
    await killAmid()
      .then(killAmid)
      .finally(() => {
        isOver = true
      })
    await Promise.all(load)

    const failed = answers.filter(({ status }) => status >= 300)
    expect(failed).to.not.have.length(0)
    for (const answer of failed) expect(answer).to.deep.equal(UNAVAILABLE)
    const look = await insideOf(folder.dataDir)
    const there = (await look.query("select id from persons where tree_id = $1", [tree])).map(({ id }) => id)
    expect(there).to.include.members(persons)
    // Of each person there is all: a name, an entry in the log, and the tree counts it.
    for (const related of [
      "names where is_primary and person_id",
      "audit_entries where action = 'person.create' and entity_id",
    ]) {
      expect(await look.query(`select 1 from ${related} = any($1)`, [there]), related).to.have.length(there.length)
    }
    expect(await dataOf(server.client(token).GET("/trees/{tree_id}", at({ tree_id: tree })))).to.include({
      person_count: there.length,
    })
    await look.sweep()
    expect(await look.blobs()).to.have.members(await soundMedia(server, token, tree))
    expect(await look.blobs()).to.include.members(files)
    await look.close()
  })

  it("in the midst of an import takes all of it along, and lets it be tried again", async () => {
    const { client } = server
    const { id } = await dataOf(client(token).POST("/trees", { body: { name: "Downe" } }))
    const importing = () => sendFile(server, token, `/trees/${id}/gedcom/import`, [...generateGedcom(3_000)].join(""))
    const look = await insideOf(folder.dataDir)
    const broken = importing()
    // A transaction has an id of its own once it has written, and only an import copies.
    await eventually(async () =>
      expect(
        await look.query("select from pg_stat_activity where backend_xid is not null and query ilike 'copy %'"),
      ).to.not.have.length(0),
    )
    process.kill(await postmaster(), "SIGKILL")
    expect(answerOf(await broken)).to.deep.equal(UNAVAILABLE)
    expect(
      (
        await eventually(async () => {
          const again = await importing()
          expect(again.status).to.not.equal(503)
          return again
        })
      ).status,
    ).to.equal(200)
    expect(await dataOf(client(token).GET("/trees/{tree_id}", at({ tree_id: id })))).to.include({ person_count: 3_000 })
    expect(
      await look.query("select from audit_entries where action = 'gedcom.import' and tree_id = $1", [id]),
    ).to.have.length(1)
    await look.close()
  })

  it("and the worker does its jobs again", async () => {
    const { client } = server
    const { id } = await dataOf(client(token).POST("/trees", { body: { name: "Doomed" } }))
    expect(await statusOf(client(token).DELETE("/trees/{tree_id}", at({ tree_id: id })))).to.equal(204)
    expect(
      await statusOf(
        client(token).POST("/trees/{tree_id}/purge", { ...at({ tree_id: id }), body: { name: "Doomed" } }),
      ),
    ).to.equal(204)
    const look = await insideOf(folder.dataDir)
    await eventually(async () => expect(await look.query("select from trees where id = $1", [id])).to.have.length(0))
    expect((await fetch(`${server.url}/readyz`)).status).to.equal(200)
    await look.close()
  })
})
