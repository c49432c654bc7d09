import { execFile } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { pino } from "pino"
import { readArguments } from "../../bootstrap/cli/arguments.ts"
import { progressBar } from "../../bootstrap/cli/progress-bar.ts"
import { readConfig } from "../../bootstrap/config.ts"
import { production } from "../../bootstrap/production.ts"
import { bareEnvironment } from "../support/bare-environment.ts"
import { bytesOf } from "../support/gedcom-bytes.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { gedzipOf } from "../support/gedzip.ts"
import { startHost, type TestHost, type TestUser } from "../support/http.ts"
import { PIXEL } from "../support/media.ts"
import { migratedDatabase } from "../support/postgres.ts"
import { NOWHERE, plantTree, dataOf, type TreeScene } from "../support/tree-scene.ts"
import { unzipped } from "../support/zip.ts"

const root = resolve(import.meta.dirname, "../..")

interface Ended {
  readonly code: number
  readonly out: string
  readonly said: string
}

/** Runs the command line as a process of its own. */
const stemma = (
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input: Buffer | Uint8Array | string = "",
): Promise<Ended> =>
  new Promise((ended) => {
    const child = execFile(
      process.execPath,
      [join(root, "bootstrap/cli.ts"), ...words],
      { env: { ...bareEnvironment, ...env } },
      (error, out, said) => ended({ code: error === null ? 0 : Number(error.code), out, said }),
    )
    child.stdin?.on("error", () => undefined).end(input)
  })

const family = gedcomText(
  "0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE 1850\n1 DNA x\n0 @I2@ INDI\n1 NAME Bob /Lee/\n1 BIRT\n2 DATE " +
    "1875\n1 FAMC @F1@\n0 @F1@ FAM\n1 WIFE @I1@\n1 CHIL @I2@",
)

describe("The command line", () => {
  let database: Awaited<ReturnType<typeof migratedDatabase>>
  let host: TestHost
  let owner: TestUser
  let folder: string
  let file: string
  before(async () => {
    database = await migratedDatabase()
    folder = await mkdtemp(join(tmpdir(), "stemma-cli-"))
    const settings = { DATABASE_URL: database.url, DATA_DIR: folder }
    const config = readConfig(settings)
    if (E.isLeft(config)) throw new Error(config.left)
    host = await startHost(await production(config.right, pino({ level: "silent" })), settings)
    owner = await host.user()
    file = join(folder, "family.ged")
    await writeFile(file, family)
  })
  after(async () => {
    await host.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  it("names the operator, and no session, in the history of an import straight on the store", async () => {
    const tree = await plantTree(host, owner)
    const there = { DATABASE_URL: database.url, DATA_DIR: folder }
    expect((await stemma(["import", file, "--tree", tree.id, "--as", owner.email], there)).code).to.equal(0)
    const [change] = await dataOf(owner.api.GET("/trees/{tree_id}/changes", tree.at))
    expect([change?.action, change?.actor?.id, change?.via]).to.deep.equal([
      "gedcom.import",
      owner.user.id,
      { kind: "operator", id: null, name: null },
    ])
  })

  const peopleOf = async (tree: TreeScene) =>
    (await dataOf(owner.api.GET("/trees/{tree_id}/persons", tree.at))).map(({ display_name }) => display_name)

  const ways: readonly {
    readonly name: string
    readonly env: () => Readonly<Record<string, string>>
    readonly words: () => readonly string[]
  }[] = [
    { name: "by a running service", env: () => ({ STEMMA_URL: host.url, STEMMA_TOKEN: owner.token }), words: () => [] },
    {
      name: "by a service that the words name",
      env: () => ({}),
      words: () => ["--url", host.url, "--token", owner.token],
    },
    {
      name: "straight on the store",
      env: () => ({ DATABASE_URL: database.url, DATA_DIR: folder }),
      words: () => ["--as", owner.email],
    },
  ]
  for (const { name, env, words } of ways) {
    it(`reads a file in the encoding that is asked for, ${name}`, async () => {
      const tree = await plantTree(host, owner)
      const call = (...more: readonly string[]) => stemma([...more, "--tree", tree.id, ...words()], env())
      const polish = join(folder, "polish.ged")
      await writeFile(polish, bytesOf("0 HEAD\n1 CHAR ANSI\n0 @I1@ INDI\n1 NAME Stanis\xb3aw /W\xf3jcik/\n0 TRLR\n"))
      for (const verb of ["preview", "import"]) {
        const { out } = await call(verb, polish, "--encoding", "WINDOWS-1250")
        expect(JSON.parse(out)).to.deep.include({
          encoding: "windows-1250",
          encoding_details: { declared: "ANSI", certain: true, sample: ["Stanisław Wójcik"] },
        })
      }
    })

    it(`previews, imports and exports ${name}, with the report of the API`, async () => {
      const tree = await plantTree(host, owner)
      const call = (...more: readonly string[]) => stemma([...more, "--tree", tree.id, ...words()], env())
      const imported = await call("import", file)
      expect([imported.code, imported.said]).to.deep.equal([0, ""])
      expect(JSON.parse(imported.out)).to.deep.include({
        persons: { created: 2, merged: 0, skipped: 0, overwritten: 0 },
        relationships: 1,
        encoding: "UTF-8",
        unmapped_tags: [{ tag: "INDI.DNA", count: 1, lines: [9] }],
      })
      const previewed = JSON.parse((await call("preview", file)).out)
      expect(
        previewed.candidates.map(({ ref, matches }: { ref: string; matches: readonly { score: string }[] }) => [
          ref,
          matches[0]?.score,
        ]),
      ).to.deep.equal([
        ["@I1@", "high"],
        ["@I2@", "high"],
      ])
      const again = await call("import", file)
      expect([again.code, again.out]).to.deep.equal([1, ""])
      expect(again.said).to.include("2 people of the file, 100 % of all, seem to be in the tree already. --action skip")
      expect(JSON.parse((await call("import", file, "--action", "skip")).out).persons).to.deep.include({
        created: 0,
        skipped: 2,
      })
      expect(await peopleOf(tree)).to.deep.equal(["Ann Lee", "Bob Lee"])
      const { out } = await call("export", "--version", "7.0")
      expect(out)
        .to.match(/^\uFEFF?0 HEAD\n/)
        .and.include("2 VERS 7.0")
        .and.include("1 _DNA x")
        .and.match(/0 TRLR\n$/)
      const target = join(folder, "out.ged")
      expect((await call("export", "--output", target)).out).to.equal("")
      expect(await readFile(target, "utf8")).to.include("1 NAME Ann /Lee/")
    })
  }

  for (const { name, env, words } of ways) {
    it(`takes a GEDZIP in and writes one where the file's name says so, ${name}`, async () => {
      const [tree, other] = [await plantTree(host, owner), await plantTree(host, owner)]
      const call = (verb: string, path: string, { id }: TreeScene, ...more: readonly string[]) =>
        stemma([verb, path, "--tree", id, ...more, ...words()], env())
      const [album, copy, plain] = [join(folder, "album.gdz"), join(folder, "copy.GDZ"), join(folder, "copy.ged")]
      const records = gedcomText(
        "0 @I1@ INDI\n1 NAME Ann /Lee/\n1 OBJE @M1@\n0 @M1@ OBJE\n1 FILE ann.png\n2 FORM image/png",
        "7.0",
      )
      await writeFile(album, gedzipOf({ "gedcom.ged": records, "ann.png": PIXEL }))
      expect(JSON.parse((await call("preview", album, tree)).out)).to.include({ media: 1 })
      expect(JSON.parse((await call("import", album, tree)).out)).to.include({ media: 1 })
      expect(await call("export", copy, tree)).to.deep.equal({ code: 0, out: "", said: "" })
      const files = await unzipped(await readFile(copy))
      expect([...files.keys()]).to.deep.equal(["gedcom.ged", "ann.png"])
      expect(files.get("gedcom.ged")?.toString()).to.include("2 VERS 7.0")
      expect(JSON.parse((await call("import", copy, other)).out)).to.include({ media: 1 })
      expect((await call("export", plain, tree)).code).to.equal(0)
      expect(await readFile(plain, "utf8"))
        .to.include("2 VERS 5.5.1")
        .and.include("1 FILE ann.png")
      expect((await call("export", copy, tree, "--output", plain)).code).to.equal(2)
    })
  }

  it("reads standard input and writes standard output where the file is -", async () => {
    const tree = await plantTree(host, owner)
    for (const { env, words } of ways.slice(1)) {
      const imported = await stemma(["import", "-", "--tree", tree.id, "--action", "skip", ...words()], env(), family)
      expect([imported.code, imported.said]).to.deep.equal([0, ""])
    }
    expect(await peopleOf(tree)).to.deep.equal(["Ann Lee", "Bob Lee"])
    const { env, words } = ways[0] ?? expect.fail("no way")
    expect((await stemma(["export", "-", "--tree", tree.id, ...words()], env())).out).to.include("1 NAME Ann /Lee/")
  })

  it("follows resolutions out of a file", async () => {
    const tree = await plantTree(host, owner)
    const ann = await tree.person({ given_name: "Nan" })
    const resolutions = join(folder, "resolutions.json")
    await writeFile(resolutions, JSON.stringify({ "@I1@": { action: "merge", target_id: ann.id } }))
    for (const { env, words } of ways.slice(1)) {
      const { out } = await stemma(["import", file, "--tree", tree.id, "--resolutions", resolutions, ...words()], env())
      expect(JSON.parse(out).persons).to.include({ merged: 1, created: 1 })
    }
  })

  it("ends with 1 and a line that says why when it is refused", async () => {
    const tree = await plantTree(host, owner)
    const stranger = await host.user()
    const noGedcom = join(folder, "letter.txt")
    await writeFile(noGedcom, "Dear Emma,")
    const cases: readonly (readonly [readonly string[], RegExp])[] = [
      [["import", noGedcom, "--tree", tree.id], /GEDCOM/],
      [["import", file, "--tree", NOWHERE], /No such tree/],
      [["import", join(folder, "nowhere.ged"), "--tree", tree.id], /nowhere\.ged/],
    ]
    for (const [at, [words, reason]] of cases.entries()) {
      for (const way of at === 0 ? ways.slice(1) : ways.slice(1, 2)) {
        const { code, out, said } = await stemma([...words, ...way.words()], way.env())
        expect([code, out, said.trimEnd().split("\n").length], said).to.deep.equal([1, "", 1])
        expect(said).to.match(reason)
      }
    }
    expect(
      (await stemma(["import", file, "--tree", tree.id, "--url", host.url, "--token", stranger.token])).said,
    ).to.match(/not open|role|member/i)
    expect(
      (await stemma(["import", file, "--tree", tree.id, "--as", "nobody@example.org"], { DATABASE_URL: database.url }))
        .said,
    ).to.equal("There is no account of nobody@example.org.\n")
    expect((await stemma(["import", file, "--tree", tree.id])).said).to.match(
      /^Sign in with stemma login, name the service/,
    )
    expect((await stemma(["import", file, "--tree", tree.id, "--url", host.url])).said).to.match(
      /^STEMMA_TOKEN is missing/,
    )
    expect(await peopleOf(tree)).to.deep.equal([])
  })

  it("says what to do if no service answers", async () => {
    for (const verb of ["import", "export"]) {
      const gone = await stemma([verb, file, "--tree", NOWHERE, "--url", "http://127.0.0.1:49999", "--token", "x"])
      expect(gone.code).to.equal(1)
      expect(gone.said).to.equal(
        "The service at http://127.0.0.1:49999 does not answer (ECONNREFUSED). Start it, or correct the address.\n",
      )
    }
  })

  it("takes a token that begins with a dash, as one in sixty-four does", () => {
    const read = (...words: readonly string[]) => readArguments(["preview", "x.ged", "--tree", NOWHERE, ...words])
    for (const token of ["-zK3", "--zK3", "zK3"])
      expect(read("--token", token, "--url", "http://x"))
        .to.deep.include({ _tag: "Right" })
        .and.have.nested.property("right.token", token)
    for (const words of [["--token"], ["--token", "--url", "http://x"]])
      expect(read(...words)).to.include({ _tag: "Left" })
  })

  it("ends with 2 and how it is used when it is asked for nothing that there is", async () => {
    for (const words of [
      ["burn"],
      ["import"],
      ["import", file],
      ["import", file, "--tree", "mine"],
      ["import", file, "--tree", NOWHERE, "--action", "burn"],
      ["preview", file, "--tree", NOWHERE, "--encoding", "klingon"],
      ["export", "--tree", NOWHERE, "--version", "6"],
      ["preview", "--fast"],
    ]) {
      const { code, out, said } = await stemma(words)
      expect([code, out], words.join(" ")).to.deep.equal([2, ""])
      expect(said).to.include("Usage:")
    }
    expect(await stemma(["--help"])).to.deep.include({ code: 0, said: "" })
  })
})

describe("The progress bar", () => {
  const drawn = (isTTY: boolean): readonly string[] => {
    const texts: string[] = []
    const { show, end } = progressBar({ isTTY, columns: 80, write: (text) => texts.push(text) })
    show({ phase: "reading", records: 1_200, of: null })
    show({ phase: "storing", records: 500, of: 1_000 })
    end()
    return texts.map((text) => text.replaceAll("\r\u001B[K", "<"))
  }

  it("shows on one line what is done, how far, of how much, and is gone in the end", () => {
    expect(drawn(true)).to.deep.equal([
      "<Reading 1,200",
      "<Storing [###############---------------]  50 % 500 of 1,000",
      "<",
    ])
  })

  it("is not drawn without a terminal", () => {
    expect(drawn(false)).to.deep.equal([])
  })
})
