import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "chai"
import { generateGedcom } from "../bench/generate-gedcom.ts"
import { itEachNight } from "../support/depth.ts"
import { eventually } from "../support/eventually.ts"
import { gedzipOf } from "../support/gedzip.ts"
import { at, statusOf, dataOf } from "../support/tree-scene.ts"
import { aMigratedDataDir } from "./migrated-folder.ts"
import { type DataDir, type Inside, insideOf, register, type RunningServer, startServer } from "./running-service.ts"
import { keep, sendFile, sendHalf, soundMedia } from "./sent-files.ts"

const someBytes = (length: number, seed: number) => new Uint8Array(length).fill(seed)

describe("A server that is killed, and started again on its data", () => {
  let folder: DataDir
  let server: RunningServer
  let look: Inside
  let token: string
  before(async () => {
    folder = await aMigratedDataDir()
    server = await startServer(folder.settings)
    token = await register(server)
    look = await insideOf(folder.dataDir)
  })
  after(async () => {
    await look.close()
    await server.stop()
    await folder.remove()
  })

  const killAndStart = async (): Promise<void> => {
    await Promise.all([server.kill(), look.close()])
    server = await startServer(folder.settings)
    look = await insideOf(folder.dataDir)
  }
  const aTree = async (name = "Down House"): Promise<string> =>
    (await dataOf(server.client(token).POST("/trees", { body: { name } }))).id
  const treeAt = (tree_id: string) => server.client(token).GET("/trees/{tree_id}", at({ tree_id }))
  const importFile = (treeId: string, text: string) => sendFile(server, token, `/trees/${treeId}/gedcom/import`, text)
  const countOf = async (text: string, ...values: readonly unknown[]): Promise<number> =>
    Number((await look.query(`select count(*) as n from ${text}`, values))[0]?.n)
  const unfinishedFile = (treeId: string) =>
    readdir(join(folder.dataDir, "media", treeId)).then(
      (names) => names.find((name) => name.endsWith(".part")) ?? expect.fail("none yet"),
    )

  it("in the midst of an upload, keeps nothing of it past the sweep, and all the others", async () => {
    const tree = await aTree()
    const kept = await keep(server, token, tree, someBytes(100_000, 1))
    sendHalf(server, token, tree, someBytes(3_000_000, 2))
    await eventually(async () =>
      expect((await stat(join(folder.dataDir, "media", tree, await unfinishedFile(tree)))).size).to.be.greaterThan(0),
    )
    await killAndStart()
    expect(await soundMedia(server, token, tree)).to.deep.equal([kept])
    expect(await look.blobs()).to.have.length(2)
    expect(await look.sweep()).to.equal(1)
    expect(await look.blobs()).to.deep.equal([kept])
    expect(await soundMedia(server, token, tree)).to.deep.equal([kept])
  })

  it("in the midst of many uploads at once, has every one that was acknowledged, and no blob without a row past the sweep", async () => {
    const tree = await aTree()
    const acknowledged: string[] = []
    const uploading = Array.from({ length: 4 }, async (_, seed) => {
      for (;;) acknowledged.push(await keep(server, token, tree, someBytes(200_000, seed)))
    })
    await eventually(() => expect(acknowledged).to.have.length.of.at.least(10))
    await Promise.all([killAndStart(), Promise.allSettled(uploading)])
    const listed = await soundMedia(server, token, tree)
    expect(listed).to.include.members(acknowledged)
    await look.sweep()
    const rows = await look.query("select id from media where deleted_at is null")
    expect(await look.blobs()).to.have.members(rows.map(({ id }) => id))
    expect(await soundMedia(server, token, tree)).to.deep.equal(listed)
  })

  it("in the midst of an import, has nothing of it, and takes the same file then", async () => {
    const tree = await aTree()
    expect((await importFile(tree, [...generateGedcom(20)].join(""))).status).to.equal(200)
    const people = await countOf("persons where tree_id = $1", tree)
    const before = await dataOf(treeAt(tree))
    const large = [...generateGedcom(6_000)].join("")
    const broken = importFile(tree, large).then(
      () => "answered",
      () => "broken off",
    )
    // A transaction has an id of its own once it has written, and only an import copies.
    await eventually(async () =>
      expect(
        await countOf("pg_stat_activity where backend_xid is not null and query ilike 'copy %'"),
      ).to.be.greaterThan(0),
    )
    await killAndStart()
    expect(await broken).to.equal("broken off")
    expect(await dataOf(treeAt(tree))).to.deep.equal(before)
    for (const [table, count] of [
      ["persons", people],
      ["audit_entries", 3],
    ] as const)
      expect(await countOf(`${table} where tree_id = $1`, tree), table).to.equal(count)
    expect(await readdir(join(folder.dataDir, "uploads"))).to.have.length(1)
    expect((await importFile(tree, large)).status).to.equal(200)
    expect(await dataOf(treeAt(tree))).to.include({ person_count: people + 6_000 })
  })

  it("in the midst of an import with media, has neither its rows nor, past the sweep, its bytes", async () => {
    const tree = await aTree()
    const before = await look.blobs()
    const pictures = Array.from({ length: 20 }, (_, n) => `photo-${n}.bin`)
    const objects = pictures.map((path, n) => `0 @O${n}@ OBJE\n1 FILE ${path}\n2 FORM bin\n`).join("")
    const text = [...generateGedcom(6_000)].join("").replace(/0 TRLR\n?$/, `${objects}0 TRLR\n`)
    const archive = Uint8Array.from(
      gedzipOf({
        "gedcom.ged": text,
        ...Object.fromEntries(pictures.map((path, seed) => [path, someBytes(10_000, seed)])),
      }),
    )
    const importArchive = () => sendFile(server, token, `/trees/${tree}/gedcom/import`, archive)
    const broken = importArchive().then(
      () => "answered",
      () => "broken off",
    )
    await eventually(async () =>
      expect(
        await countOf("pg_stat_activity where backend_xid is not null and query ilike 'copy %'"),
      ).to.be.greaterThan(0),
    )
    await killAndStart()
    expect(await broken).to.equal("broken off")
    for (const table of ["persons", "media", "kept_records"])
      expect(await countOf(`${table} where tree_id = $1`, tree), table).to.equal(0)
    expect(await look.blobs()).to.have.length(before.length + pictures.length)
    expect(await look.sweep()).to.equal(pictures.length)
    expect(await look.blobs()).to.have.members([...before])
    expect((await importArchive()).status).to.equal(200)
    expect(await soundMedia(server, token, tree)).to.have.length(pictures.length)
  })

  for (const [moment, isNow] of [
    [
      "while the bytes are kept",
      async (blobs: number) => expect((await look.blobs()).length).to.be.greaterThan(blobs + 3),
    ],
    [
      "while the rows are written",
      async () =>
        expect(
          await countOf("pg_stat_activity where backend_xid is not null and query ilike 'copy %'"),
        ).to.be.greaterThan(0),
    ],
  ] as const) {
    const itsRun = moment === "while the bytes are kept" ? itEachNight : it
    itsRun(
      `in the midst of a backup that comes back, ${moment}, has nothing of it past the sweep, and takes it then`,
      async () => {
        token = await register(server)
        const tree = await aTree()
        expect((await importFile(tree, [...generateGedcom(6_000)].join(""))).status).to.equal(200)
        const kept: string[] = []
        for (let seed = 0; seed < 60; seed++) kept.push(await keep(server, token, tree, someBytes(100_000, seed)))
        const backup = new Uint8Array(
          await (
            await fetch(`${server.url}/api/v1/users/me/export`, { headers: { Authorization: `Bearer ${token}` } })
          ).arrayBuffer(),
        )
        await look.sweep()
        const [people, blobs] = [await countOf("persons"), await look.blobs()]
        const trees = await dataOf(server.client(token).GET("/trees"))
        const restore = () => sendFile(server, token, "/users/me/import", backup)
        const broken = restore().then(
          () => "answered",
          () => "broken off",
        )
        await eventually(() => isNow(blobs.length))
        await killAndStart()
        expect(await broken).to.equal("broken off")
        expect(await dataOf(server.client(token).GET("/trees"))).to.deep.equal(trees)
        expect(await countOf("persons")).to.equal(people)
        expect(await look.sweep()).to.be.greaterThan(0)
        expect(await look.blobs()).to.have.members(blobs)
        expect(await soundMedia(server, token, tree)).to.deep.equal(kept)
        expect(await readdir(join(folder.dataDir, "uploads"))).to.have.length(1)
        expect((await restore()).status).to.equal(201)
        const [restored, ...others] = (await dataOf(server.client(token).GET("/trees"))).filter(({ id }) => id !== tree)
        expect(others).to.deep.equal([])
        expect(restored).to.include({ person_count: 6_000 })
        expect(await soundMedia(server, token, restored?.id ?? "")).to.have.length(60)
      },
    )
  }

  it("in the midst of a purge, ends it: rows and blobs are gone, the log and the other trees stay", async () => {
    const [doomed, other] = [await aTree("Doomed"), await aTree()]
    expect((await importFile(doomed, [...generateGedcom(6_000)].join(""))).status).to.equal(200)
    for (let seed = 0; seed < 5; seed++) await keep(server, token, doomed, someBytes(10_000, seed))
    const kept = await keep(server, token, other, someBytes(10_000, 9))
    const names = await countOf("names where tree_id = $1", doomed)
    const logged = (await look.query("select id from audit_entries where tree_id = $1", [doomed])).map(({ id }) => id)
    const { client } = server
    expect(await statusOf(client(token).DELETE("/trees/{tree_id}", at({ tree_id: doomed })))).to.equal(204)
    expect(
      await statusOf(
        client(token).POST("/trees/{tree_id}/purge", { ...at({ tree_id: doomed }), body: { name: "Doomed" } }),
      ),
    ).to.equal(204)
    await eventually(async () => expect(await countOf("names where tree_id = $1", doomed)).to.be.lessThan(names))
    await killAndStart()
    expect(await countOf("names where tree_id = $1", doomed), "left to be purged").to.be.greaterThan(0)
    expect(await statusOf(treeAt(doomed))).to.equal(404)
    await eventually(async () => expect(await countOf("trees where id = $1", doomed)).to.equal(0))
    await eventually(async () => expect(await countOf("graphile_worker._private_jobs")).to.equal(0))
    for (const table of ["persons", "names", "events", "media", "citations"])
      expect(await countOf(`${table} where tree_id = $1`, doomed), table).to.equal(0)
    expect(await readdir(join(folder.dataDir, "media", doomed))).to.deep.equal([])
    expect(await countOf("audit_entries where tree_id is null and id = any($1)", logged)).to.equal(logged.length)
    expect(await soundMedia(server, token, other)).to.deep.equal([kept])
  })
})
