import { execFile } from "node:child_process"
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { expect } from "chai"
import { hosts, type TestHost } from "./support/http.ts"
import { unreachable } from "./support/npm-registry.ts"
import { faultsOfPackage } from "./support/package-faults.ts"

const root = resolve(import.meta.dirname, "..")
const run = promisify(execFile)

/** The most that the client and what it needs may have. */
const MOST_BYTES = 1_000_000

const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  module: "esnext",
  moduleResolution: "bundler",
  target: "es2024",
  lib: ["es2024", "dom"],
  types: [],
}

const bytesIn = async (folder: string): Promise<number> => {
  let sum = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name))).size
  return sum
}

describe("The package of the client alone", () => {
  let folder: string
  let host: TestHost
  let tarball: string
  before(async function () {
    const [kind] = hosts
    if (kind === undefined) throw new Error("There is no host.")
    host = await kind.start()
    folder = await mkdtemp(join(tmpdir(), "stemma-client-"))
    const built = join(folder, "built")
    await run(process.execPath, [join(root, "adapters/build/build-client.ts"), built])
    const { stdout } = await run("npm", ["pack", "--loglevel=error", built], { cwd: folder })
    tarball = join(folder, stdout.trim())
    await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }))
    const flags = ["--prefer-offline", "--fetch-retries=0", "--no-audit", "--no-fund", "--loglevel=error"]
    try {
      await run("npm", ["install", ...flags, tarball], { cwd: folder })
    } catch (error) {
      if (!(error instanceof Error && unreachable.test(error.message))) throw error
      console.log("  The package was not installed, because the registry of npm cannot be reached.")
      this.skip()
    }
  })
  after(async () => {
    await host.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it("has no fault of a package that publint or attw find", async () => {
    expect(await faultsOfPackage(tarball)).to.deep.equal([])
  })

  it("has at most a megabyte with what it needs", async () => {
    const bytes = await bytesIn(join(folder, "node_modules"))
    console.log(`      ${(bytes / 1_000).toFixed(0)} kB`)
    expect(bytes).to.be.within(1, MOST_BYTES)
  })

  it("compiles strictly without the types of Node, and reads the people of a tree", async () => {
    const readme = await readFile(join(root, "adapters/client/README.md"), "utf8")
    const [, program = ""] = /^```ts title="names.ts"\n([\s\S]*?)^```$/m.exec(readme) ?? []
    const wrong = `import { openClient } from "stemma-client"
      const client = openClient({ url: "" })
      // @ts-expect-error: there is no such path
      await client.GET("/forests")
      // @ts-expect-error: a tree has a name
      await client.POST("/trees", { body: {} })\n`
    await writeFile(join(folder, "names.ts"), program)
    await writeFile(join(folder, "wrong.ts"), wrong)
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }))
    await run(join(root, "node_modules/@typescript/native/bin/tsc"), ["-p", folder]).catch(({ stdout }) =>
      expect.fail(stdout),
    )

    const user = await host.user()
    const tree = await user.api.POST("/trees", { body: { name: "The Darwins" } })
    const path = { tree_id: tree.data?.id ?? "" }
    await user.api.POST("/trees/{tree_id}/persons", {
      params: { path },
      body: { given_name: "Emma", surname: "Darwin" },
    })
    const script = `import { namesOf } from "./names.js"
      console.log(JSON.stringify(await namesOf(process.argv[1], process.argv[2])))`
    const words = ["--input-type=module", "--eval", script, host.url, user.token]
    const { stdout } = await run(process.execPath, words, { cwd: folder })
    expect(JSON.parse(stdout)).to.deep.equal(["Emma Darwin"])
  })
})
