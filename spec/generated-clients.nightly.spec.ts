import { execFile } from "node:child_process"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { expect } from "chai"
import { type Generator, generators } from "./generators/programs.ts"
import { installGenerators, openWorkshop, type Workshop } from "./generators/workshop.ts"
import { unreachable } from "./support/npm-registry.ts"
import { clientTypes } from "./support/client-types.ts"
import { hosts, type TestHost } from "./support/http.ts"
import { gedcomText } from "./support/gedcom-upload.ts"
import { PIXEL } from "./support/media.ts"
import { plantTree } from "./support/tree-scene.ts"

const writeFiles = resolve(import.meta.dirname, "../bootstrap/build/write-files.ts")

const compilerOptions = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
}

interface Program {
  readonly run: (baseUrl: string, token: string, treeId: string, file: Blob) => Promise<readonly unknown[]>
}

const isProgram = (module: unknown): module is Program =>
  typeof module === "object" && module !== null && "run" in module && typeof module.run === "function"

interface Journey {
  readonly journey: (baseUrl: string, email: string, file: Blob) => Promise<readonly unknown[]>
}

const isJourney = (module: unknown): module is Journey =>
  typeof module === "object" && module !== null && "journey" in module && typeof module.journey === "function"

const generate = async ({ command, config }: Generator, workshop: Workshop, baseUrl: string): Promise<void> => {
  // As it is in the package, where `npm pack` puts what this writes.
  await promisify(execFile)(process.execPath, [writeFiles, workshop.folder])
  if (config !== undefined) await workshop.write(config.file, config.text(baseUrl))
  if (command === null) await workshop.write("openapi-typescript/api.ts", await clientTypes())
  else await workshop.run(...command)
}

describe("A client that is generated from the API description", () => {
  let host: TestHost | undefined
  before(async function () {
    try {
      await installGenerators()
    } catch (error) {
      if (!(error instanceof Error && unreachable.test(error.message))) throw error
      console.log("      The generators were not installed, because the registry of npm cannot be reached.")
      this.skip()
    }
    const [kind] = hosts
    if (kind === undefined) throw new Error("There is no host.")
    host = await kind.start()
  })
  after(() => host?.stop())

  for (const generator of generators) {
    const more = generator.journey === null ? "" : ", and works from the registration to a proposal"
    it(`by ${generator.name} compiles strictly, uploads a Blob and knows the codes of refusals${more}`, async () => {
      if (host === undefined) return expect.fail("There is no host.")
      const workshop = await openWorkshop(generator.name.replaceAll(" ", "-"))
      const baseUrl = `${host.url}/api/v1`
      await generate(generator, workshop, baseUrl)
      await workshop.write("program.ts", generator.program)
      await workshop.write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["program.ts"] }))
      await workshop.run("tsc", "-p", "tsconfig.json")
      const bundle = join(workshop.folder, "program.mjs")
      await workshop.run("esbuild", "program.ts", "--bundle", "--platform=node", "--format=esm", `--outfile=${bundle}`)
      const program: unknown = await import(pathToFileURL(bundle).href)
      if (!isProgram(program)) return expect.fail("The program does not export run.")
      const user = await host.user()
      const tree = await plantTree(host, user)
      const file = new Blob([Uint8Array.from(PIXEL)], { type: "image/png" })
      expect(await program.run(baseUrl, user.token, tree.id, file)).to.deep.equal(["Charles", "not_found"])
      if (generator.journey === null) return
      await workshop.write("journey.ts", generator.journey)
      await workshop.write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["journey.ts"] }))
      await workshop.run("tsc", "-p", "tsconfig.json")
      const other = join(workshop.folder, "journey.mjs")
      await workshop.run("esbuild", "journey.ts", "--bundle", "--platform=node", "--format=esm", `--outfile=${other}`)
      const travelled: unknown = await import(pathToFileURL(other).href)
      if (!isJourney(travelled)) return expect.fail("The program does not export journey.")
      const email = `${generator.name.replaceAll(" ", "-")}@example.org`
      const family = new Blob([gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE 1850")])
      expect(await travelled.journey(baseUrl, email, family)).to.deep.equal([1, 1, false, 2, "nurse"])
    })
  }
})
