import { execFile } from "node:child_process"
import { access, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { promisify } from "node:util"
import { expect } from "chai"
import { hosts, type TestHost } from "./support/http.ts"
import { itEachCommit } from "./support/depth.ts"

const root = resolve(import.meta.dirname, "..")
const run = promisify(execFile)

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Every Markdown document of the repository, by its path from the root. */
const documents = async (): Promise<readonly string[]> => {
  const folders = ["docs", "core", "adapters"]
  const nested = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true }))
        .filter((name) => name.endsWith(".md"))
        .map((name) => join(folder, name)),
    ),
  )
  const top = (await readdir(root)).filter((name) => name.endsWith(".md"))
  return [...top, ...nested.flat()]
}

/** The targets of relative links, from the root. */
const linksOf = (path: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(path), target))

const sourcePath = /`((?:core|adapters|bootstrap|migrations|spec|docs)\/[\w./-]+)`/g

/** Paths of the repository in code spans, without those that contain a placeholder. */
const pathsOf = (text: string): readonly string[] => [...text.matchAll(sourcePath)].map(([, path = ""]) => path)

/** The names of the make targets that a text calls in its code. */
const targetsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:^|`)make ([a-z][a-z-]+)/gm)].map(([, target = ""]) => target)

/** The shell blocks below a heading. */
const blocksBelow = (heading: string, text: string): readonly string[] => {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ""
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = ""]) => block)
}

describe("The documents", () => {
  it("link to files that exist", async () => {
    const missing: string[] = []
    for (const path of await documents()) {
      for (const link of linksOf(path, await readFile(join(root, path), "utf8"))) {
        if (!(await exists(join(root, link)))) missing.push(`${path} → ${link}`)
      }
    }
    expect(missing).to.deep.equal([])
  })

  it("name files and folders that exist", async () => {
    const missing: string[] = []
    for (const path of await documents()) {
      if (path === "CHANGELOG.md") continue
      for (const named of pathsOf(await readFile(join(root, path), "utf8"))) {
        if (!(await exists(join(root, named)))) missing.push(`${path} → ${named}`)
      }
    }
    expect(missing).to.deep.equal([])
  })

  it("call make targets that exist", async () => {
    const makefile = await readFile(join(root, "Makefile"), "utf8")
    const targets = new Set([...makefile.matchAll(/^([a-z][a-z-]*):/gm)].map(([, target]) => target))
    const missing: string[] = []
    for (const path of await documents()) {
      for (const target of targetsOf(await readFile(join(root, path), "utf8"))) {
        if (!targets.has(target)) missing.push(`${path} → make ${target}`)
      }
    }
    expect(missing).to.deep.equal([])
  })

  it("would find a broken link, a missing file and a missing target", () => {
    expect(linksOf("docs/a.md", "see [b](../b.md#x) and [web](https://example.org)")).to.deep.equal(["b.md"])
    expect(pathsOf("in `core/no-such.ts` and `core/x/<noun>.ts`")).to.deep.equal(["core/no-such.ts"])
    expect(targetsOf("run `make nothing`")).to.deep.equal(["nothing"])
  })

  it("keep the README at 120 lines or fewer", async () => {
    expect((await readFile(join(root, "README.md"), "utf8")).trimEnd().split("\n").length).to.be.at.most(120)
  })
})

for (const kind of hosts) {
  describe(`The first steps of the README, on the ${kind.name} host`, () => {
    let host: TestHost
    let folder: string

    before(async () => {
      host = await kind.start()
      folder = await mkdtemp(join(tmpdir(), "stemma-readme-"))
      for (const name of ["package.json", "bootstrap", "core", "adapters", "migrations", "node_modules"]) {
        await symlink(join(root, name), join(folder, name))
      }
      await mkdir(join(folder, "spec/support"), { recursive: true })
      await cp(join(root, "spec/support/gedcom"), join(folder, "spec/support/gedcom"), { recursive: true })
    })

    after(async () => {
      await host.stop()
      await rm(folder, { recursive: true, force: true })
    })

    itEachCommit("work in the order in which they are written", async () => {
      const readme = await readFile(join(root, "README.md"), "utf8")
      const blocks = blocksBelow("First steps", readme)
      expect(blocks.length).to.be.greaterThan(1)
      const script = blocks
        .join("\n")
        .replaceAll("http://127.0.0.1:8080", host.url)
        .replaceAll("npx stemma", "node bootstrap/cli.ts")
      const { stdout } = await run("bash", ["-euo", "pipefail", "-c", script], {
        cwd: folder,
        env: { PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH ?? ""}` },
      })
      expect(stdout).to.include('"created":70').and.to.include("Charles Robert Darwin")
      expect(await readFile(join(folder, "darwin.ged"), "utf8")).to.include("1 NAME Charles Robert /Darwin/")
      expect((await readFile(join(folder, "darwin.gdz"))).subarray(0, 2).toString()).to.equal("PK")
    })
  })
}
