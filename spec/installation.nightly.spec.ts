import { execFile } from "node:child_process"
import { access, cp, mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { promisify } from "node:util"
import { expect } from "chai"
import { trustOfSystem, unreachable } from "./support/npm-registry.ts"

const root = resolve(import.meta.dirname, "..")
const run = promisify(execFile)

/** The most that the first `make run` installs, in megabytes on the disk. */
const MOST_MEGABYTES = 380

const files = [
  "Makefile",
  "package.json",
  "package-lock.json",
  "adapters/package.json",
  "adapters/client/package.json",
  "bootstrap/runtime/package.json",
  "bootstrap/runtime/one-at-a-time.mjs",
]

describe("The installation of a new clone", () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "stemma-clone-"))
    for (const name of files) {
      await mkdir(join(folder, dirname(name)), { recursive: true })
      await cp(join(root, name), join(folder, name))
    }
  })
  after(() => rm(folder, { recursive: true, force: true }))

  const make = (target: string): Promise<unknown> => {
    const env = { HOME: process.env.HOME, PATH: process.env.PATH, ...trustOfSystem }
    return run("make", [target], { cwd: folder, env, maxBuffer: 2 ** 24 })
  }
  const has = (name: string): Promise<boolean> =>
    access(join(folder, "node_modules", name)).then(
      () => true,
      () => false,
    )
  const megabytes = async (): Promise<number> => {
    const { stdout } = await run("du", ["-sm", join(folder, "node_modules")])
    return Number.parseInt(stdout, 10)
  }

  it(`is at most ${MOST_MEGABYTES} MB for make run, and grows only when checks and specs need more`, async function () {
    try {
      await make("node_modules/.installed")
    } catch (error) {
      if (!(error instanceof Error && unreachable.test(error.message))) throw error
      console.log("      Nothing was installed, because the registry of npm cannot be reached.")
      return this.skip()
    }
    const forRun = await megabytes()
    expect([await has("esbuild"), await has("koa"), await has("mocha"), await has("@biomejs/biome")]).to.deep.equal([
      true,
      true,
      false,
      false,
    ])
    expect(forRun).to.be.at.most(MOST_MEGABYTES)

    await make("install")
    const all = await megabytes()
    console.log(`      ${forRun} MB, and ${all} MB with the tools`)
    expect([await has("koa"), await has("mocha"), await has("@biomejs/biome")]).to.deep.equal([true, true, true])

    await make("node_modules/.installed")
    expect(await megabytes()).to.equal(all)
  })
})
