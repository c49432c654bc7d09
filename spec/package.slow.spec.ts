import { execFile } from "node:child_process"
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { promisify } from "node:util"
import { expect } from "chai"

const root = resolve(import.meta.dirname, "..")
const run = promisify(execFile)

/** The environment of a user: Node and npm, and no settings of this repository. */
const env = {
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

/** Files that are in nobody's way in the working copy, and must not be packed. */
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

/** The versions of the development tools that programs need beside the package. */
const versionsOf = async (...names: readonly string[]): Promise<readonly string[]> => {
  const { devDependencies }: { readonly devDependencies: Readonly<Record<string, string>> } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  )
  return names.map((name) => `${name}@${devDependencies[name]}`)
}

describe("The package", () => {
  let folder: string
  let packed: Packed
  let paths: readonly string[]
  const inFolder = (command: string, ...args: readonly string[]) => run(command, args, { cwd: folder, env })

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "stemma-package-"))
    packed = await pack(folder)
    paths = packed.files.map(({ path }) => path)
    await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }))
    const tools = await versionsOf(
      "typescript",
      "mocha",
      "chai",
      "fast-check",
      "@types/node",
      "@types/mocha",
      "@types/chai",
    )
    const flags = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"]
    await inFolder("npm", "install", ...flags, `./${packed.filename}`, ...tools)
  })

  after(() => rm(folder, { recursive: true, force: true }))

  it("contains JavaScript, declarations and source maps of our sources, and nothing else of the working copy", async () => {
    const built = paths.filter((path) => path.startsWith("dist/"))
    const sources = new Set(built.map((path) => path.replace(/^dist\//, "").replace(/\.(js|js\.map|d\.ts)$/, ".ts")))
    const foreign: string[] = []
    for (const source of sources) if (!(await exists(join(root, source)))) foreign.push(source)
    expect(foreign).to.deep.equal([])
    expect(paths.filter((path) => !path.startsWith("dist/"))).to.have.members([
      "CHANGELOG.md",
      "LICENSE",
      "NOTICE",
      "README.md",
      "bin/stemma.js",
      "package.json",
    ])
    for (const source of sources)
      if (source.endsWith(".ts"))
        expect(paths).to.include.members(
          [".js", ".js.map", ".d.ts"].map((end) => `dist/${source.replace(/\.ts$/, end)}`),
        )
  })

  it("contains every source of the product, with migrations and word lists, and no specs but the contracts", async () => {
    for (const top of ["core", "adapters", "bootstrap", "exports", "migrations"]) {
      const sources = (await readdir(join(root, top), { recursive: true })).filter((name) => /(?<!\.d)\.ts$/.test(name))
      expect(paths).to.include.members(sources.map((name) => `dist/${top}/${name.replace(/\.ts$/, ".js")}`))
    }
    expect(
      paths.filter((path) => path.startsWith("dist/spec/") && !/^dist\/spec\/(contract|support)\//.test(path)),
    ).to.deep.equal([])
    expect(paths).to.include("dist/spec/contract/blobs.contract.js")
  })

  it("brings no Node of its own, and runs no script when it is installed", async () => {
    const manifest: { readonly scripts: Readonly<Record<string, string>>; readonly optionalDependencies: object } =
      JSON.parse(await readFile(join(folder, "node_modules/stemma/package.json"), "utf8"))
    expect(manifest.scripts).to.not.have.any.keys("preinstall", "install", "postinstall")
    expect(await exists(join(folder, "node_modules/.bin/node"))).to.equal(false)
  })

  it("has a command line", async () => {
    const { stdout } = await inFolder("npx", "--no-install", "stemma", "--help")
    expect(stdout).to.include("stemma import FILE --tree ID")
  })
})
