import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises"
import { createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { text } from "node:stream/consumers"
import { expect } from "chai"
import pg from "pg"
import { bareEnvironment } from "../support/bare-environment.ts"
import { eventually } from "../support/eventually.ts"
import { testDatabase } from "../support/postgres.ts"

const root = resolve(import.meta.dirname, "../..")
const PATIENCE_MS = 600_000
/** An account without rights to folders of root. */
const NOBODY = 65_534

interface End {
  readonly code: number | null
  readonly said: string
}

type Environment = Readonly<Record<string, string>>

/** The number of a process that has ended. */
const goneProcess = async (): Promise<number> => {
  const child = spawn("true")
  await once(child, "close")
  return child.pid ?? 0
}

const isRoot = process.getuid?.() === 0

/** Runs a program until it ends; one that hangs is killed and has the code null. */
const ended = async (child: ChildProcess): Promise<End> => {
  const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS)
  child.stdout?.resume()
  const [said] = await Promise.all([child.stderr === null ? "" : text(child.stderr), once(child, "close")])
  clearTimeout(timer)
  return { code: child.exitCode, said }
}

const serverEnv = (settings: Environment) => ({ ...bareEnvironment, PORT: "0", ...settings })

const startServer = (settings: Environment, ids: { readonly uid?: number; readonly gid?: number } = {}): ChildProcess =>
  spawn(process.execPath, ["bootstrap/server.ts"], { cwd: root, env: serverEnv(settings), ...ids })

/** Waits for the address that a server says. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    let heard = ""
    child.stderr?.on("data", (chunk) => {
      heard += String(chunk)
      const [address] = /http:\/\/[\d.]+:\d+/.exec(heard) ?? []
      if (address !== undefined) found(address)
    })
    child.once("close", () => failed(new Error(`It ended: ${heard}`)))
  })

describe("The first five minutes", () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "stemma-first-"))
    await chmod(folder, 0o711)
    await writeFile(join(folder, "file"), "")
    await symlink(join(folder, "nowhere/deep"), join(folder, "link"))
    await mkdir(join(folder, "locked"), { mode: 0o555 })
  })
  after(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))

  const refusals: readonly (readonly [string, () => Environment, RegExp])[] = [
    ["a folder that the system does not allow", () => ({ DATA_DIR: "/proc/stemma/data" }), /no folder can be created/],
    ["a folder below a file", () => ({ DATA_DIR: join(folder, "file/data") }), /not a folder/],
    ["a file", () => ({ DATA_DIR: join(folder, "file") }), /not a folder/],
    ["a link to nothing", () => ({ DATA_DIR: join(folder, "link") }), /a link to nothing/],
  ]
  for (const [name, settings, reason] of refusals) {
    it(`ends with one line that names DATA_DIR and the remedy if it is ${name}`, async () => {
      const { code, said } = await ended(startServer(settings()))
      expect(said)
        .to.match(/^DATA_DIR \S+ cannot be used: .*\n$/)
        .and.match(reason)
        .and.include("set DATA_DIR to another folder")
      expect(code).to.equal(1)
    })
  }

  it("ends with one line that names the folder if it may not write there", async () => {
    const ids = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
    for (const dataDir of [join(folder, "locked"), join(folder, "locked/data")]) {
      const { code, said } = await ended(startServer({ DATA_DIR: dataDir }, ids))
      expect(said).to.match(
        /^DATA_DIR \S+locked\S* cannot be used: the account that runs Stemma may not write to \S+locked\S*; .*\n$/,
      )
      expect(code).to.equal(1)
    }
  })

  it("ends with one line, and ends its database, if it fails after the start of the database", async () => {
    const dataDir = join(folder, "half")
    await mkdir(dataDir)
    await writeFile(join(dataDir, "uploads"), "no folder")
    const { code, said } = await ended(startServer({ DATA_DIR: dataDir }))
    expect(said).to.match(/^[^\n]*half\/uploads[^\n]*\n$/)
    expect(code).to.equal(1)
  })

  it("ends with one line if a setting is wrong, a port needs rights, or a host is no address of this machine", async () => {
    const cases: readonly (readonly [Environment, RegExp])[] = [
      [{ PORT: "eighty" }, /^PORT must be a whole number from 0 to 65535, not "eighty"\n$/],
      [{ HOST: "192.0.2.1" }, /^HOST 192\.0\.2\.1 is not an address of this machine: .*127\.0\.0\.1.*\n$/],
      [{ HOST: "no-such-host.invalid" }, /^HOST no-such-host\.invalid is unknown: .*\n$/],
    ]
    for (const [settings, line] of cases) {
      const { code, said } = await ended(startServer({ DATABASE_URL: "memory:", ...settings }))
      expect(said).to.match(line)
      expect(code).to.equal(1)
    }
  })

  describe("with a database of one's own", () => {
    let database: Awaited<ReturnType<typeof testDatabase>>
    const refusedBy = async (change: Partial<Pick<URL, "host" | "username" | "password" | "pathname">>) => {
      const url = Object.assign(new URL(database.url), change).href
      const { code, said } = await ended(startServer({ DATABASE_URL: url, DATA_DIR: join(folder, "own") }))
      expect(code).to.equal(1)
      expect(said.split("\n")).to.have.length(2)
      return said
    }
    before(async () => {
      database = await testDatabase()
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      await client.query("drop role if exists stemma_guest")
      await client.query("create role stemma_guest login password 'guest'")
      await client.end()
    })
    after(async () => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      await client.query("drop role stemma_guest")
      await client.end()
      await database.drop()
    })

    it("names the host and the cause if the database cannot be reached", async () => {
      expect(await refusedBy({ host: "127.0.0.1:1" })).to.equal(
        "DATABASE_URL: the database at 127.0.0.1:1 cannot be reached: nothing listens there (ECONNREFUSED). Start it, or " +
          "correct the address.\n",
      )
      expect(await refusedBy({ host: "no-such-host.invalid:5432" })).to.match(
        /^DATABASE_URL: the database at no-such-host\.invalid:5432 cannot be reached: the name of the host /,
      )
    })

    it("gives up on a host that accepts connections and never answers", async () => {
      const sockets: Socket[] = []
      const silent = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1")
      await once(silent, "listening")
      const address = silent.address()
      const port = typeof address === "object" ? address?.port : 0
      expect(await refusedBy({ host: `127.0.0.1:${port}` })).to.include("it does not answer")
      for (const socket of sockets) socket.destroy()
      silent.close()
    })

    it("names the remedy for a wrong password, a missing database and missing rights, and no password", async () => {
      const wrong = await refusedBy({ password: "secret-guess" })
      expect(wrong).to.include('refuses the password of the user "stemma"').and.not.include("secret-guess")
      expect(await refusedBy({ pathname: "/nowhere" })).to.include('CREATE DATABASE "nowhere" OWNER "stemma"')
      expect(await refusedBy({ username: "stemma_guest", password: "guest" }))
        .to.include("permission denied")
        .and.include('OWNER TO "stemma_guest"')
    })
  })

  describe("with the embedded database", () => {
    it("refuses a second process on the same folder with one line, and starts again after a crash", async () => {
      const dataDir = join(folder, "twice")
      const first = startServer({ DATA_DIR: dataDir })
      await addressOf(first)
      const second = await ended(startServer({ DATA_DIR: dataDir }))
      expect(second.said).to.equal(`${dataDir} is in use by another Stemma process (pid ${first.pid})\n`)
      expect(second.code).to.equal(1)

      first.kill("SIGKILL")
      await once(first, "close")
      // The file of the crashed server names a pid that another process has now.
      const stale = join(dataDir, "postgres/postmaster.pid")
      const [, ...rest] = (await readFile(stale, "utf8")).split("\n")
      await writeFile(stale, [process.pid, ...rest].join("\n"))
      const third = startServer({ DATA_DIR: dataDir })
      expect((await fetch(`${await addressOf(third)}/readyz`)).status).to.equal(200)
      third.kill("SIGTERM")
      expect((await ended(third)).code).to.equal(0)
    })
  })

  describe("with make", () => {
    /** A copy in which everything is installed, without a Node of its own, and a `node` that reports this version. */
    const copyWithNode = async (version: string): Promise<string> => {
      const copy = await mkdtemp(join(folder, "copy-"))
      await mkdir(join(copy, "bin"))
      await mkdir(join(copy, "node_modules"))
      await mkdir(join(copy, "adapters/client"), { recursive: true })
      for (const name of [
        "Makefile",
        "package.json",
        "package-lock.json",
        "adapters/package.json",
        "adapters/client/package.json",
        "bootstrap/runtime/package.json",
        "bootstrap/runtime/one-at-a-time.mjs",
      ])
        await cp(join(root, name), join(copy, name))
      const fake = `#!/bin/sh
exec ${process.execPath} --import 'data:text/javascript,Object.defineProperty(process,"version",{value:"v${version}"});\
Object.defineProperty(process,"versions",{value:{node:"${version}"}})' "$@"
`
      await writeFile(join(copy, "bin/node"), fake, { mode: 0o755 })
      return copy
    }
    const startMake = (copy: string, target: string): ChildProcess =>
      spawn("make", [target], {
        cwd: copy,
        env: { PATH: `${join(copy, "bin")}:/usr/bin:/bin` },
        detached: true,
      })
    const makeRun = (copy: string): Promise<End> => ended(startMake(copy, "run"))
    /** A copy in which nothing is installed, and an `npm` that logs each start and ends when it may. */
    const copyWithHeldNpm = async (): Promise<string> => {
      const copy = await copyWithNode("24.21.0")
      const npm = `#!/bin/sh\necho "started $*" >> npm.log\nwhile test -e npm.held; do sleep 0.1; done\nmkdir -p node_modules\n`
      await writeFile(join(copy, "bin/npm"), npm, { mode: 0o755 })
      await holdNpm(copy)
      return copy
    }
    const holdNpm = (copy: string): Promise<void> => writeFile(join(copy, "npm.held"), "")
    const releaseNpm = (copy: string): Promise<void> => rm(join(copy, "npm.held"))
    /** A second `make install`, once it says that it waits. */
    const waitingMake = async (copy: string): Promise<{ readonly end: Promise<End> }> => {
      const child = startMake(copy, "install")
      let said = ""
      child.stderr?.on("data", (chunk) => (said += String(chunk)))
      child.stdout?.resume()
      const end = once(child, "close").then(() => ({ code: child.exitCode, said }))
      await eventually(() => expect(said).to.include("Waiting for it"))
      return { end }
    }
    const startsOfNpm = async (copy: string): Promise<number> =>
      (await readFile(join(copy, "npm.log"), "utf8").catch(() => "")).split("started").length - 1

    it("installs once if it is started twice at the same time: the second waits and says so", async () => {
      const copy = await copyWithHeldNpm()
      const first = ended(startMake(copy, "install"))
      await eventually(async () => expect(await startsOfNpm(copy)).to.equal(1))
      const { end } = await waitingMake(copy)
      await releaseNpm(copy)
      const [one, two] = await Promise.all([first, end])
      expect([one.code, two.code, one.said]).to.deep.equal([0, 0, ""])
      expect(two.said).to.match(/^Another make is at work in this folder \(pid \d+\)\. Waiting for it\.\n$/)
      expect(await startsOfNpm(copy)).to.equal(1)
    })

    it("installs once if several start in the same instant, also over the lock of one that was killed", async () => {
      const copy = await copyWithNode("24.21.0")
      const barrier = `import {existsSync} from "node:fs"; while (!existsSync("begin"));`
      const command = "echo started >> npm.log; sleep 0.3; touch made"
      const words = ["bootstrap/runtime/one-at-a-time.mjs", "made", "package.json", "--", "sh", "-c", command]
      /** Processes that are loaded, wait for the same file, and then take the lock at once. */
      const race = async (most: number): Promise<readonly End[]> => {
        const racers = Array.from({ length: most }, () =>
          spawn(process.execPath, ["--import", `data:text/javascript,${encodeURIComponent(barrier)}`, ...words], {
            cwd: copy,
          }),
        )
        const ends = racers.map(ended)
        await writeFile(join(copy, "begin"), "")
        return Promise.all(ends)
      }
      for (let round = 1; round <= 6; round++) {
        for (const name of ["begin", "made"]) await rm(join(copy, name), { force: true })
        // In every second round the lock of a process that is gone is there.
        if (round % 2 === 0) {
          await rm(join(copy, ".make"), { recursive: true })
          await mkdir(join(copy, ".make"))
          await writeFile(join(copy, ".make/lock.7"), `${await goneProcess()} 1`)
        }
        const all = await race(4)
        expect(all.filter(({ code }) => code !== 0)).to.deep.equal([])
        expect(await startsOfNpm(copy), `round ${round}`).to.equal(round)
      }
    })

    it("waits for one that took the lock between its own look and its own try", async () => {
      const copy = await copyWithHeldNpm()
      // Its first look at the lock returns only when there is a file `go`.
      const held = `import fs from "node:fs"; import {syncBuiltinESMExports} from "node:module"
        for (const name of ["readdirSync", "readFileSync"]) {
          const look = fs[name]
          fs[name] = (path, ...more) => {
            try { return look(path, ...more) }
            finally {
              if (String(path).startsWith(".make") && !fs.existsSync("looked")) {
                fs.writeFileSync("looked", "")
                while (!fs.existsSync("go"));
              }
            }
          }
        }
        syncBuiltinESMExports()`
      const words = ["bootstrap/runtime/one-at-a-time.mjs", "made", "package.json", "--", "sh", "-c", "npm; touch made"]
      const racer = (...before: readonly string[]): Promise<End> =>
        ended(
          spawn(process.execPath, [...before, ...words], {
            cwd: copy,
            env: { PATH: `${join(copy, "bin")}:/usr/bin:/bin` },
          }),
        )
      const late = racer("--import", `data:text/javascript,${encodeURIComponent(held)}`)
      await eventually(() => readFile(join(copy, "looked")))
      const early = racer()
      await eventually(async () => expect(await startsOfNpm(copy)).to.equal(1))
      await writeFile(join(copy, "go"), "")
      setTimeout(() => void releaseNpm(copy), 2_000)
      const all = await Promise.all([early, late])
      expect(all.map(({ code }) => code)).to.deep.equal([0, 0])
      expect(await startsOfNpm(copy)).to.equal(1)
    })

    it("does not take the lock of a living process, however long that one says nothing", async () => {
      const copy = await copyWithHeldNpm()
      const first = startMake(copy, "install")
      const end = ended(first)
      await eventually(async () => expect(await startsOfNpm(copy)).to.equal(1))
      process.kill(-(first.pid ?? 0), "SIGSTOP")
      const name = (await readdir(join(copy, ".make"))).find((one) => one.startsWith("lock")) ?? ""
      await utimes(join(copy, ".make", name), 0, 0)
      const { end: second } = await waitingMake(copy)
      await releaseNpm(copy)
      process.kill(-(first.pid ?? 0), "SIGCONT")
      expect([(await end).code, (await second).code, await startsOfNpm(copy)]).to.deep.equal([0, 0, 1])
    })

    it("installs after another one was killed, whether it waited for that one or came later", async () => {
      const copy = await copyWithHeldNpm()
      const kill = ({ pid }: ChildProcess): unknown => pid !== undefined && process.kill(-pid, "SIGKILL")
      const first = startMake(copy, "install")
      await eventually(async () => expect(await startsOfNpm(copy)).to.equal(1))
      const { end } = await waitingMake(copy)
      kill(first)
      await releaseNpm(copy)
      expect([(await end).code, await startsOfNpm(copy)]).to.deep.equal([0, 2])

      await holdNpm(copy)
      await rm(join(copy, "node_modules"), { recursive: true })
      const third = startMake(copy, "install")
      await eventually(async () => expect(await startsOfNpm(copy)).to.equal(3))
      kill(third)
      await once(third, "close")
      await releaseNpm(copy)
      expect((await ended(startMake(copy, "install"))).code).to.equal(0)
      expect(await startsOfNpm(copy)).to.equal(4)
    })

    /** What npm was asked to do, start by start. */
    const stepsOfNpm = async (copy: string): Promise<readonly string[]> =>
      [...(await readFile(join(copy, "npm.log"), "utf8")).matchAll(/^started (.*?) --ignore-scripts/gm)].map(
        ([, step = ""]) => step,
      )
    const made = async (copy: string, target: string): Promise<void> => {
      expect(await ended(startMake(copy, target))).to.deep.equal({ code: 0, said: "" })
    }
    const RUN_STEP = "node_modules/.installed"

    it("installs for the service what it needs, adds the rest for checks and specs, and takes nothing away", async () => {
      const copy = await copyWithHeldNpm()
      await releaseNpm(copy)
      await made(copy, RUN_STEP)
      await made(copy, "install")
      await made(copy, RUN_STEP)
      expect(await stepsOfNpm(copy)).to.deep.equal(["ci --omit=dev", "install --no-save --include=dev"])

      for (const name of [".installed", ".tools"]) await utimes(join(copy, "node_modules", name), 0, 0)
      await rm(join(copy, "npm.log"))
      await made(copy, RUN_STEP)
      expect(await stepsOfNpm(copy)).to.deep.equal(["ci --include=dev"])
    })

    it("installs everything at once for checks and specs in a new folder", async () => {
      const copy = await copyWithHeldNpm()
      await releaseNpm(copy)
      await made(copy, "install")
      await made(copy, RUN_STEP)
      expect(await stepsOfNpm(copy)).to.deep.equal(["ci --include=dev"])
    })

    it("says which Node it needs, before it installs and before it starts", async () => {
      const copy = await copyWithNode("18.20.4")
      const line = (least: number) =>
        new RegExp(
          `^Stemma needs Node ${least} or later: this is v18\\.20\\.4\\. Install it from https://nodejs\\.org\\.\nmake: .*\n$`,
        )
      const bare = await makeRun(copy)
      expect(bare.said).to.match(line(20))
      expect(bare.code).to.not.equal(0)
      await writeFile(join(copy, "node_modules/.installed"), "")
      const installed = await makeRun(copy)
      expect(installed.said).to.match(line(24))
      expect(installed.code).to.not.equal(0)
    })
  })
})
