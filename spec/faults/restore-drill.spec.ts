import { setTimeout } from "node:timers/promises"
import { randomBytes } from "node:crypto"
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import { stemma, startCommand } from "../support/command-line.ts"
import { isNightly, itEachNight } from "../support/depth.ts"
import { eventually } from "../support/eventually.ts"
import { inLanes } from "../support/in-lanes.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { at, dataOf } from "../support/tree-scene.ts"
import { aMigratedDataDir } from "./migrated-folder.ts"
import { aDataDir, type DataDir, insideOf, register, type RunningServer, startServer } from "./running-service.ts"
import { keep, sendFile, soundMedia } from "./sent-files.ts"

const PASSPHRASE = "a passphrase of specs"

const family = gedcomText(
  "0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE 1850\n1 DNA x\n0 @I2@ INDI\n1 NAME Bob /Lee/\n1 FAMC @F1@\n0 @F1@ " +
    "FAM\n1 WIFE @I1@\n1 CHIL @I2@",
)

/** What a reader gets of a tree: the exported file, without its time, and the media. */
const contentOf = async (server: RunningServer, token: string, tree: string) => {
  const response = await fetch(`${server.url}/api/v1/trees/${tree}/gedcom/export?version=7.0`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(response.status).to.equal(200)
  const text = (await response.text()).replace(/^1 DATE .*\n2 TIME .*\n/m, "")
  return { text, media: await soundMedia(server, token, tree) }
}

describe("A backup of the whole instance", () => {
  let folder: DataDir
  let place: string
  let server: RunningServer
  let token: string
  let quiet: string
  let busy: string
  beforeEach(async () => {
    folder = await aMigratedDataDir()
    place = await mkdtemp(join(tmpdir(), "stemma-backup-"))
    server = await startServer(folder.settings)
    token = await register(server)
    ;[quiet, busy] = [await aTree("Down House"), await aTree("Maer Hall")]
    expect((await sendFile(server, token, `/trees/${quiet}/gedcom/import`, family)).status).to.equal(200)
    for (let n = 0; n < 5; n++) await keep(server, token, quiet, Uint8Array.from(randomBytes(50_000)))
  })
  afterEach(async () => {
    await server.stop()
    await folder.remove()
    await rm(place, { recursive: true, force: true })
  })

  const aTree = async (name: string): Promise<string> =>
    (await dataOf(server.client(token).POST("/trees", { body: { name } }))).id
  /** Goes on with another folder: one in which the service has started before, unless it is to be empty. */
  const wipe = async (another: () => Promise<DataDir> = aMigratedDataDir): Promise<void> => {
    await server.stop()
    await folder.remove()
    folder = await another()
  }
  const restart = async (): Promise<void> => {
    server = await startServer(folder.settings)
  }

  /** Writes a person and a medium by turns until it is stopped. Returns the names of the persons, in order. */
  const writing = () => {
    const names: string[] = []
    let isOver = false
    const done = (async () => {
      for (let n = 0; !isOver; n++) {
        const name = `Person ${String(n).padStart(5, "0")}`
        const client = server.client(token)
        await dataOf(client.POST("/trees/{tree_id}/persons", { ...at({ tree_id: busy }), body: { given_name: name } }))
        names.push(name)
        await keep(server, token, busy, Uint8Array.from(randomBytes(1_000)))
      }
    })()
    return {
      names,
      stop: async () => {
        isOver = true
        await done
      },
    }
  }
  const namesIn = async (tree: string): Promise<readonly string[]> =>
    (
      await dataOf(
        server.client(token).GET("/trees/{tree_id}/persons", at({ tree_id: tree }, { query: { limit: 200 } })),
      )
    ).map(({ display_name = "" }) => display_name)

  const drills: readonly {
    readonly name: string
    readonly passphrase: Readonly<Record<string, string>>
    readonly isStream: boolean
    /** Together the two that are not nightly have each way to write a backup and each form of it. */
    readonly eachNight?: true
  }[] = [
    { name: "in a folder", passphrase: {}, isStream: false },
    { name: "in an encrypted folder", passphrase: { BACKUP_PASSPHRASE: PASSPHRASE }, isStream: false, eachNight: true },
    { name: "on a stream", passphrase: {}, isStream: true, eachNight: true },
    { name: "on an encrypted stream", passphrase: { BACKUP_PASSPHRASE: PASSPHRASE }, isStream: true },
  ]
  for (const { name, passphrase, isStream, eachNight } of drills) {
    const itsRun = eachNight ? itEachNight : it
    itsRun(
      `${name}, taken while the server is written to, brings back every tree and all media of one moment`,
      async () => {
        const before = await contentOf(server, token, quiet)
        const writer = writing()
        await eventually(() => expect(writer.names.length).to.be.greaterThan(3))
        const early = writer.names.length
        const file = join(place, "backup")
        const target = isStream ? "-" : file
        const taken = await stemma(
          ["backup", target],
          { ...folder.settings, ...passphrase },
          isStream ? { output: file } : {},
        )
        expect([taken.code, taken.said.includes("rows") || taken.out.includes("rows")], taken.said).to.deep.equal([
          0,
          true,
        ])
        await writer.stop()
        expect((await stemma(["verify", target], passphrase, isStream ? { input: file } : {})).code).to.equal(0)

        await wipe(isStream ? aMigratedDataDir : aDataDir)
        const restored = await stemma(
          ["restore", target],
          { ...folder.settings, ...passphrase },
          isStream ? { input: file } : {},
        )
        expect(restored.code, restored.said).to.equal(0)
        await restart()
        expect(await contentOf(server, token, quiet)).to.deep.equal(before)
        const found = [...(await namesIn(busy))].sort()
        expect(found).to.deep.equal(writer.names.slice(0, found.length))
        expect(found.length).to.be.at.least(early)
        const media = (await soundMedia(server, token, busy)).length
        expect(media).to.be.within(found.length - 1, found.length)
        expect((await fetch(`${server.url}/readyz`)).status).to.equal(200)
        // The restored instance takes writes, and searches know the restored names.
        expect(await aTree("Another")).to.be.a("string")
        const hits = await dataOf(
          server.client(token).GET("/trees/{tree_id}/persons", at({ tree_id: quiet }, { query: { q: "bob" } })),
        )
        expect(hits.map(({ display_name }) => display_name)).to.deep.equal(["Bob Lee"])
      },
    )
  }

  it("copies only the media that are not in the folder yet, and keeps as many backups as it is asked to", async () => {
    const take = () => stemma(["backup", place, "--keep", "2"], folder.settings)
    expect((await take()).out).to.match(/5 media \(5 copied\)/)
    const medium = await keep(server, token, quiet, Uint8Array.from(randomBytes(100)))
    expect((await take()).out).to.match(/6 media \(1 copied\)/)
    const filesOf = async () =>
      (await readdir(join(place, "media"), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    expect(await filesOf()).to.have.length(6)
    // A file that was damaged in the folder is copied again.
    const [first] = await filesOf()
    await truncate(join(first?.parentPath ?? "", first?.name ?? ""), 10)
    expect((await stemma(["verify", place], {})).code).to.equal(1)
    expect((await take()).out).to.match(/6 media \(1 copied\)/)
    expect((await stemma(["verify", place], {})).code).to.equal(0)
    expect((await readdir(place)).filter((name) => name.endsWith(".rows"))).to.have.length(2)
    const look = await insideOf(folder.dataDir)
    await look.query("delete from media where id = $1", [medium])
    await look.close()
    // The times of files are compared with a tolerance of two seconds, because file systems round them.
    await setTimeout(2_100)
    expect((await take()).code).to.equal(0)
    expect((await take()).code).to.equal(0)
    expect(await filesOf()).to.have.length(5)
    expect((await stemma(["verify", place], {})).code).to.equal(0)
  })

  it("lists the media whose bytes the store has lost or damaged, ends with 3, and removes no older backup", async () => {
    expect((await stemma(["backup", join(place, "a"), "--keep", "1"], folder.settings)).code).to.equal(0)
    const [lost, damaged] = [
      await keep(server, token, quiet, Uint8Array.from(randomBytes(100))),
      await keep(server, token, quiet, Uint8Array.from(randomBytes(100))),
    ]
    const pathOf = (medium: string) => join(folder.dataDir, "media", quiet, medium)
    await rm(pathOf(lost))
    // The log names the missing one for a backup of an account, too.
    await (
      await fetch(`${server.url}/api/v1/users/me/export`, { headers: { Authorization: `Bearer ${token}` } })
    ).arrayBuffer()
    await eventually(() => expect(server.logged.join("\n")).to.contain(`lacks the bytes of medium ${lost}`))
    await writeFile(pathOf(damaged), "other bytes")
    const lines = [
      `Missing in the store: the bytes of medium ${lost} of tree ${quiet}.`,
      `Damaged in the store: the bytes of medium ${damaged} of tree ${quiet} do not match their checksum.`,
      "The bytes of 2 media are not in the backup; everything else is.",
    ]
    for (const target of [join(place, "a"), "-"]) {
      const file = join(place, "stream")
      const isStream = target === "-"
      const taken = await stemma(
        ["backup", target, ...(isStream ? [] : ["--keep", "1"])],
        folder.settings,
        isStream ? { output: file } : {},
      )
      expect(taken.code).to.equal(3)
      for (const line of lines) expect(taken.said).to.contain(line)
      const verified = await stemma(["verify", target], {}, isStream ? { input: file } : {})
      expect([verified.code, verified.said.includes(lost), verified.said.includes(damaged)]).to.deep.equal([
        3,
        true,
        true,
      ])
    }
    expect((await readdir(join(place, "a"))).filter((name) => name.endsWith(".rows"))).to.have.length(2)
    await wipe()
    const restored = await stemma(["restore", join(place, "a")], folder.settings)
    expect(restored.code).to.equal(3)
    expect(restored.said).to.contain(lost)
  })

  it("is refused by verify and restore, with one line, if it is broken, cut off or something else", async () => {
    const whole = join(place, "whole")
    await stemma(["backup", "-"], folder.settings, { output: whole })
    const sealed = join(place, "sealed")
    await stemma(["backup", "-"], { ...folder.settings, BACKUP_PASSPHRASE: PASSPHRASE }, { output: sealed })
    await wipe()
    const { size } = await stat(whole)
    const changed = async (name: string, of: string, change: (bytes: Buffer) => Buffer): Promise<string> => {
      const bytes = await readFile(of)
      await writeFile(join(place, name), change(bytes))
      return join(place, name)
    }
    const flip = (where: number) => (bytes: Buffer) => {
      bytes.writeUInt8(bytes.readUInt8(where) ^ 1, where)
      return bytes
    }
    const cases: readonly (readonly [string, string, Readonly<Record<string, string>>, RegExp])[] = [
      ["cut", await changed("cut", whole, (bytes) => bytes.subarray(0, size - 100)), {}, /ends too early/],
      ["half", await changed("half", whole, (bytes) => bytes.subarray(0, size / 2)), {}, /ends too early/],
      ["flipped", await changed("flipped", whole, flip(size - 20_000)), {}, /broken/],
      ["longer", await changed("longer", whole, (bytes) => Buffer.concat([bytes, bytes])), {}, /broken/],
      ["letter", await changed("letter", whole, () => Buffer.from("Dear Emma,\n")), {}, /not a backup of Stemma/],
      ["empty", await changed("empty", whole, () => Buffer.alloc(0)), {}, /not a backup of Stemma/],
      ["locked", sealed, {}, /encrypted: set BACKUP_PASSPHRASE/],
      ["wrong", sealed, { BACKUP_PASSPHRASE: "another passphrase" }, /passphrase is not the one/],
      ["open", whole, { BACKUP_PASSPHRASE: PASSPHRASE }, /not encrypted/],
      ["sealed flipped", await changed("sf", sealed, flip(100_000)), { BACKUP_PASSPHRASE: PASSPHRASE }, /broken/],
      [
        "sealed cut",
        await changed("sc", sealed, (bytes) => bytes.subarray(0, 131_072 + 400)),
        { BACKUP_PASSPHRASE: PASSPHRASE },
        /broken/,
      ],
    ]
    const expectRefused =
      (verb: "verify" | "restore") =>
      async ([name, input, env, reason]: (typeof cases)[number]): Promise<void> => {
        const { code, said } = await stemma([verb, "-"], { ...folder.settings, ...env }, { input })
        expect([code, said.trimEnd().split("\n").length], `${verb} ${name}: ${said}`).to.deep.equal([1, 1])
        expect(said, `${verb} ${name}`).to.match(reason)
      }
    // A restore takes seconds and has the folder for itself, so some of them are tried, one after another.
    const tried = cases.filter(([name]) =>
      (isNightly ? ["cut", "flipped", "letter", "sealed cut"] : ["cut"]).includes(name),
    )
    // `spec/adapters/instance-backup.spec.ts` changes backups in hundreds of places. Here the program gives the reason.
    const verified = cases.filter(([name]) => isNightly || ["flipped", "letter", "locked", "wrong"].includes(name))
    await Promise.all([inLanes(2, verified, expectRefused("verify")), inLanes(1, tried, expectRefused("restore"))])
    // None of them has left anything: the whole one is restored.
    const { code, said } = await stemma(["restore", "-"], folder.settings, { input: whole })
    expect(code, said).to.equal(0)
    await restart()
    expect(await soundMedia(server, token, quiet)).to.have.length(5)
  })

  it("is restored only into an empty instance, and not beside a running server", async () => {
    const file = join(place, "backup")
    await stemma(["backup", "-"], folder.settings, { output: file })
    const beside = await stemma(["restore", "-"], folder.settings, { input: file })
    expect([beside.code, beside.said]).to.satisfy(
      ([code, said]: [number, string]) => code === 1 && /stop it first/.test(said),
    )
    await server.stop()
    const occupied = await stemma(["restore", "-"], folder.settings, { input: file })
    expect(occupied.code).to.equal(1)
    expect(occupied.said).to.match(/only into an empty instance/)
    await restart()
    expect(await soundMedia(server, token, quiet)).to.have.length(5)
  })

  it("is restored beside the media of a lost database only if the operator says that nothing else uses them", async () => {
    const before = await contentOf(server, token, quiet)
    await stemma(["backup", join(place, "backup")], folder.settings)
    await server.stop()
    await rm(join(folder.dataDir, "postgres"), { recursive: true })
    const refused = await stemma(["restore", join(place, "backup")], folder.settings)
    expect([refused.code, refused.said.includes("add --reuse-media")], refused.said).to.deep.equal([1, true])
    const restored = await stemma(["restore", join(place, "backup"), "--reuse-media"], folder.settings)
    expect(restored.code, restored.said).to.equal(0)
    await restart()
    expect(await contentOf(server, token, quiet)).to.deep.equal(before)
    expect((await fetch(`${server.url}/readyz`)).status).to.equal(200)
  })

  it("is restored again after a restore that was killed, and the server starts empty in between", async () => {
    for (let n = 0; n < 40; n++) await keep(server, token, quiet, Uint8Array.from(randomBytes(200_000)))
    const before = await contentOf(server, token, quiet)
    const file = join(place, "backup")
    await stemma(["backup", "-"], folder.settings, { output: file })
    await wipe()
    const restoring = startCommand(["restore", "-"], folder.settings, { input: file })
    await eventually(async () =>
      expect(await readdir(join(folder.dataDir, "media", quiet))).to.have.length.of.at.least(3),
    )
    restoring.child.kill("SIGKILL")
    await restoring.ended
    await restart()
    const client = server.client(token)
    expect((await client.GET("/users/me")).response.status).to.equal(401)
    expect((await fetch(`${server.url}/readyz`)).status).to.equal(200)
    await server.stop()
    const again = await stemma(["restore", "-"], folder.settings, { input: file })
    expect(again.code, again.said).to.equal(0)
    await restart()
    expect(await contentOf(server, token, quiet)).to.deep.equal(before)
  })
})
