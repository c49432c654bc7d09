import { readdir, readFile } from "node:fs/promises"
import { basename, dirname, join, relative, resolve } from "node:path"
import { expect } from "chai"
import ts from "typescript"
import { closingImports, without } from "./support/rooms.ts"

const root = resolve(import.meta.dirname, "..")

/** A source file as the rules see it: its path from the root, what it imports (its own files by path, packages by name), its text. */
interface Source {
  readonly path: string
  readonly imports: readonly string[]
  readonly text: string
}

/** A rule: what is wrong with one file, in words; nothing when it keeps the rule. */
type Rule = (source: Source) => readonly string[]

const sourceOf = (path: string, text: string): Source => {
  const { importedFiles } = ts.preProcessFile(text, true, true)
  const imports = importedFiles.map(({ fileName }) =>
    fileName.startsWith(".") ? relative(root, resolve(root, dirname(path), fileName)) : fileName,
  )
  return { path, imports, text }
}

const sources = async (...folders: readonly string[]): Promise<readonly Source[]> => {
  const found: Source[] = []
  for (const folder of folders) {
    for (const name of await readdir(join(root, folder), { recursive: true })) {
      const path = join(folder, name)
      if (/\.(?:[cm]?ts|tsx)$/.test(name) && !path.startsWith("adapters/web/built/"))
        found.push(sourceOf(path, await readFile(join(root, path), "utf8")))
    }
  }
  return found
}

const isOwn = (imported: string): boolean => /^(core|adapters|bootstrap|migrations|spec)\//.test(imported)
const isIn = (folder: string, path: string): boolean => path.startsWith(`${folder}/`)
/** The program that runs in the browser. */
const APP = "adapters/web/app"
const adapterOf = (path: string): string | undefined => /^adapters\/([^/]+)\//.exec(path)?.[1]

const coreImportsItselfAndFpTs: Rule = ({ path, imports }) => {
  if (!isIn("core", path)) return []
  const foreign = imports.filter(
    (imported) =>
      !isIn("core", imported) &&
      !/^(fp-ts\/lib\/\w+\.js|io-ts)$/.test(imported) &&
      !(isIn("core/languages", path) && imported === "messageformat"),
  )
  return foreign.map((imported) => `${path} imports ${imported}`)
}

/** What a file contains that uses the platform, in its code or in a comment. Other files need no parser. */
const mentionsPlatform =
  /\b(?:process|Buffer|crypto)\b|\bDate\s*\.\s*now\b|\bnew\s+Date\s*\(\s*\)|\bMath\s*\.\s*random\b/

const coreTouchesNoPlatform: Rule = ({ path, text }) => {
  if (!isIn("core", path) || !mentionsPlatform.test(text)) return []
  const code = ts
    .createPrinter({ removeComments: true })
    .printFile(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return [
    ...code.matchAll(/\bprocess\.\w+|\bBuffer\.\w+|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bcrypto\.\w+/g),
  ].map(([use]) => `${path} uses ${use}`)
}

const domainAsksNothingOfTheWorld: Rule = ({ path, imports }) =>
  isIn("core/domain", path)
    ? imports
        .filter((imported) => isIn("core", imported) && !/^core\/(domain|codec|languages|lib)\//.test(imported))
        .map((imported) => `${path} imports ${imported}`)
    : []

const adaptersKnowTheCoreAlone: Rule = ({ path, imports }) => {
  const adapter = adapterOf(path)
  if (adapter === undefined || isIn(APP, path)) return []
  const allowed = (imported: string): boolean =>
    isIn("core", imported) ||
    adapterOf(imported) === adapter ||
    (adapter === "koa" && isIn("adapters/http", imported)) ||
    (adapter === "mikro-orm" && isIn("migrations", imported))
  return imports
    .filter((imported) => isOwn(imported) && !allowed(imported))
    .map((imported) => `${path} imports ${imported}`)
}

const adaptersEnterTheCoreByItsEntrances: Rule = ({ path, imports }) =>
  adapterOf(path) === undefined
    ? []
    : imports
        .filter(
          (imported) =>
            isIn("core", imported) && !/^core\/(index\.ts|(domain|ports|codec|languages|lib)\/)/.test(imported),
        )
        .filter((imported) => imported !== "core/assistant.ts" || !isIn("adapters/mcp", path))
        .map((imported) => `${path} imports ${imported}`)

/** The entrance of assistants gets an assistant, which cannot write, and never the use cases. */
const assistantsEnterByTheAssistant: Rule = ({ path, imports }) =>
  isIn("adapters/mcp", path)
    ? imports
        .filter(
          (imported) =>
            isIn("core", imported) && !/^core\/(assistant\.ts|(domain|codec|languages|lib)\/)/.test(imported),
        )
        .map((imported) => `${path} imports ${imported}`)
    : []

const commandsAndQueriesAreSeparate: Rule = ({ path, imports }) => {
  const other = isIn("core/commands", path) ? "core/queries" : "core/commands"
  return isIn("core/commands", path) || isIn("core/queries", path)
    ? imports.filter((imported) => isIn(other, imported)).map((imported) => `${path} imports ${imported}`)
    : []
}

/** What query handlers are made of has no way to a unit of work. */
const queriesReachNoUnitOfWork: Rule = ({ path, imports }) =>
  path === "core/make-queries.ts" || ["core/queries", "core/view", "core/feed"].some((folder) => isIn(folder, path))
    ? imports
        .filter((imported) => imported === "core/ports/unit-of-work.ts")
        .map((imported) => `${path} imports ${imported}`)
    : []

const commandLineIsNoHttpHost: Rule = ({ path, imports }) =>
  isIn("bootstrap/cli", path) || path === "bootstrap/cli.ts"
    ? imports
        .filter((imported) => isIn("adapters/http", imported) || isIn("adapters/koa", imported))
        .map((imported) => `${path} imports ${imported}`)
    : []

/** Files of `core/commands` or `core/queries` that export no use case of their name, or one that the entrance does not wire. */
const strayFiles = (files: readonly Source[], folder: string, entrance: Source): readonly string[] =>
  files
    .filter(({ path }) => isIn(folder, path))
    .filter(({ path, text }) => {
      const name = basename(path, ".ts").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      const isUseCase = new RegExp(`^export const ${name}\\b`, "m").test(text)
      const isWired = entrance.imports.includes(path) && new RegExp(`^    ${name}: `, "m").test(entrance.text)
      return !isUseCase || !isWired
    })
    .map(({ path }) => path)

const protocolKnowsNoFramework: Rule = ({ path, imports }) =>
  isIn("adapters/http", path)
    ? imports
        .filter((imported) => /^(@koa\/|koa(-|$))/.test(imported) || isIn("adapters/koa", imported))
        .map((imported) => `${path} imports ${imported}`)
    : []

const onlyBootstrapWires: Rule = ({ path, imports }) =>
  isIn("core", path) || isIn("migrations", path)
    ? imports
        .filter((imported) => isIn("adapters", imported) || isIn("bootstrap", imported))
        .map((imported) => `${path} imports ${imported}`)
    : []

const onlyConfigReadsTheEnvironment: Rule = ({ path, text }) =>
  path !== "bootstrap/config.ts" && /\bprocess\s*\.\s*env\b|\benv\b.*from ["'](node:)?process["']/.test(text)
    ? [`${path} reads process.env`]
    : []

const noFileOnlyPassesOn: Rule = ({ path, text }) => {
  if (!/\bexport\s+(?:type\s*)?[*{]/.test(text)) return []
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  return !isIn("bootstrap/exports", path) &&
    statements.length > 0 &&
    statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined)
    ? [`${path} is a barrel`]
    : []
}

/** The folders from which each entry of the package passes names on. */
const areas: Readonly<Record<string, RegExp>> = {
  "bootstrap/exports/index.ts": /^core\//,
  "bootstrap/exports/memory.ts": /^(adapters\/memory|bootstrap\/embed)\//,
  "bootstrap/exports/postgresql.ts": /^bootstrap\/embed\//,
  "bootstrap/exports/files.ts": /^adapters\/files\//,
  "bootstrap/exports/s3.ts": /^adapters\/minio\//,
  "bootstrap/exports/smtp.ts": /^adapters\/smtp\//,
  "bootstrap/exports/node.ts": /^(adapters\/(scrypt|uuid)|bootstrap\/ports)\//,
  "bootstrap/exports/http.ts": /^bootstrap\/embed\//,
  "bootstrap/exports/client.ts": /^adapters\/client\//,
  "bootstrap/exports/contract.ts": /^spec\/(contract|support)\//,
}

/** An entry is the only kind of file that may do nothing but pass on, and it may do nothing else. */
const entriesOnlyName: Rule = ({ path, imports, text }) => {
  if (!isIn("bootstrap/exports", path)) return []
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const isList = (statement: ts.Statement): boolean =>
    ts.isExportDeclaration(statement) &&
    statement.moduleSpecifier !== undefined &&
    statement.exportClause !== undefined &&
    ts.isNamedExports(statement.exportClause)
  return [
    ...(/^\/\*\*[\s*]+The public interface of `stemma/.test(text) ? [] : [`${path} does not say what it is`]),
    ...(statements.every(isList) ? [] : [`${path} does more than name what is public`]),
    ...imports
      .filter((imported) => areas[path]?.test(imported) !== true)
      .map((imported) => `${path} imports ${imported}`),
  ]
}

const entriesAreForOthers: Rule = ({ path, imports }) =>
  imports.filter((imported) => isIn("bootstrap/exports", imported)).map((imported) => `${path} imports ${imported}`)

const specsAreNoProduct: Rule = ({ path, imports }) =>
  path === "bootstrap/exports/contract.ts"
    ? []
    : imports.filter((imported) => isIn("spec", imported)).map((imported) => `${path} imports ${imported}`)

const clientRunsInBrowsers: Rule = ({ path, imports, text }) => {
  if (!isIn("adapters/client", path)) return []
  const foreign = imports.filter((imported) => !isIn("adapters/client", imported) && imported !== "openapi-fetch")
  const uses = [...text.matchAll(/\b(?:process|global|Buffer|NodeJS)\.\w+/g)]
  return [...foreign.map((imported) => `${path} imports ${imported}`), ...uses.map(([use]) => `${path} uses ${use}`)]
}

/** The packages that run in the browser. Each costs its readers kilobytes. */
const browserPackages =
  /^(?:preact(?:\/hooks)?|@preact\/signals|preact-iso\/(?:lazy|router)|openapi-fetch|@tanstack\/query-core|d3-zoom|d3-selection)$/
const API_TYPES = "adapters/client/api.ts"
/** The words for relatives of a language, which are functions without imports. The service and the app share them. */
const isKinOfLanguage = (imported: string): boolean => /^core\/languages\/\w+\/kin\.ts$/.test(imported)

/** The app takes types only of the API and of messages. The build compiles the messages. */
const isTypesOfApp = (imported: string): boolean =>
  imported === API_TYPES || imported === "core/languages/messages.ts" || isIn("core/languages/en/app", imported)

const appKnowsItselfAndItsLibraries: Rule = ({ path, imports, text }) => {
  if (!isIn(APP, path)) return []
  const foreign = imports.filter(
    (imported) =>
      !isIn(APP, imported) && !isTypesOfApp(imported) && !isKinOfLanguage(imported) && !browserPackages.test(imported),
  )
  const { statements } = ts.createSourceFile(path, imports.some(isTypesOfApp) ? text : "", ts.ScriptTarget.Latest)
  const values = statements.filter(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      /client\/api\.ts$|core\/languages\/(?!\w+\/kin\.ts)/.test(statement.moduleSpecifier.text) &&
      statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword,
  )
  return [
    ...foreign.map((imported) => `${path} imports ${imported}`),
    ...values.map(() => `${path} imports more than types of the API and of messages`),
  ]
}

/** The site may be asked by any server, so it knows none, and nothing of the app but its built files. */
const siteKnowsNoServer: Rule = ({ path, imports }) =>
  isIn("adapters/web", path) && !isIn(APP, path)
    ? imports
        .filter(
          (imported) =>
            !imported.startsWith("node:") &&
            !["esbuild", "messageformat", "adapters/web/site.ts"].includes(imported) &&
            !isIn("adapters/web/languages", imported),
        )
        .map((imported) => `${path} imports ${imported}`)
    : []

/** `String.fromCharCode(...bytes.subarray(at, at + 4096))`: the part has a size of its own. */
const isBoundedPart = (text: string): boolean => /^\.\.\.\w+\.subarray\((\w+), \1 \+ \d{1,4}\)$/.test(text)

const noListBecomesArguments: Rule = ({ path, text }) => {
  if (!/[(,]\s*\.\.\./.test(text)) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const spread = node.arguments?.find((part) => ts.isSpreadElement(part) && !isBoundedPart(part.getText(file)))
      if (spread !== undefined) found.push(`${path} calls with ${spread.getText(file)}`)
    }
    ts.forEachChild(node, look)
  }
  look(file)
  return found
}

const rules: Readonly<Record<string, Rule>> = {
  "the core imports fp-ts, io-ts and itself": coreImportsItselfAndFpTs,
  "the core asks no platform for time, chance or settings": coreTouchesNoPlatform,
  "the domain knows no ports and no use cases": domainAsksNothingOfTheWorld,
  "an adapter knows the core and itself": adaptersKnowTheCoreAlone,
  "an adapter enters the core by its index, domain, ports, codec, lib or languages": adaptersEnterTheCoreByItsEntrances,
  "the entrance of assistants enters the core by the assistant, and knows no use cases": assistantsEnterByTheAssistant,
  "commands import no queries, and queries no commands": commandsAndQueriesAreSeparate,
  "what query handlers are made of does not know the unit of work": queriesReachNoUnitOfWork,
  "the command line does not import the HTTP adapter": commandLineIsNoHttpHost,
  "the HTTP protocol does not import its framework": protocolKnowsNoFramework,
  "only bootstrap and specs know adapters": onlyBootstrapWires,
  "only bootstrap/config.ts reads the environment": onlyConfigReadsTheEnvironment,
  "no file but an entry of the package does nothing but pass on": noFileOnlyPassesOn,
  "an entry of the package names what is public, of its area, and does nothing else": entriesOnlyName,
  "no file of ours imports an entry of the package": entriesAreForOthers,
  "only the entry of the contracts imports from the specs": specsAreNoProduct,
  "the client imports openapi-fetch and itself, and needs no Node": clientRunsInBrowsers,
  "the browser app knows itself and its libraries, and of the API its types": appKnowsItselfAndItsLibraries,
  "the site of the browser app knows no server": siteKnowsNoServer,
  "no call spreads a list into its arguments: a long one overflows the stack": noListBecomesArguments,
}

/** Files that import each other in a loop, including type imports. Each loop is listed once. */
const circles = (files: readonly Source[]): readonly string[] => {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]))
  const found: string[] = []
  const done = new Set<string>()
  const follow = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) return void found.push([...way.slice(way.indexOf(path)), path].join(" > "))
    if (done.has(path)) return
    for (const imported of importsOf.get(path) ?? []) follow(imported, [...way, path])
    done.add(path)
  }
  for (const { path } of files) follow(path, [])
  return found
}

/** For each rule, files that break it. */
const offences: Readonly<Record<string, readonly Source[]>> = {
  "the core imports fp-ts, io-ts and itself": [
    sourceOf("core/domain/x.ts", 'import { readFile } from "node:fs"'),
    sourceOf("core/x.ts", 'import Koa from "koa"'),
    sourceOf("core/x.ts", 'export { a } from "../adapters/http/a.ts"'),
    sourceOf("core/x.ts", 'const a = await import("pg")'),
    sourceOf("core/x.ts", 'import "fp-ts/Either"'),
  ],
  "the core asks no platform for time, chance or settings": [
    sourceOf("core/x.ts", "const at = Date.now()"),
    sourceOf("core/x.ts", "Buffer.from([])"),
  ],
  "the domain knows no ports and no use cases": [
    sourceOf("core/domain/x.ts", 'import type { Reads } from "../ports/reads.ts"'),
  ],
  "an adapter knows the core and itself": [
    sourceOf("adapters/http/x.ts", 'import { a } from "../memory/store.ts"'),
    sourceOf("adapters/http/x.ts", 'import type { Config } from "../../bootstrap/config.ts"'),
  ],
  "an adapter enters the core by its index, domain, ports, codec, lib or languages": [
    sourceOf("adapters/http/x.ts", 'import type { A } from "../../core/commands/tree/create-tree.ts"'),
    sourceOf("adapters/http/x.ts", 'import type { A } from "../../core/edit/edit.ts"'),
    sourceOf("adapters/http/x.ts", 'import { makeAssistant } from "../../core/assistant.ts"'),
  ],
  "the entrance of assistants enters the core by the assistant, and knows no use cases": [
    sourceOf("adapters/mcp/x.ts", 'import type { App } from "../../core/index.ts"'),
    sourceOf("adapters/mcp/x.ts", 'import type { UnitOfWork } from "../../core/ports/unit-of-work.ts"'),
  ],
  "commands import no queries, and queries no commands": [
    sourceOf("core/commands/tree/x.ts", 'import { a } from "../../queries/tree/get-tree.ts"'),
    sourceOf("core/queries/tree/x.ts", 'import type { A } from "../../commands/tree/create-tree.ts"'),
  ],
  "what query handlers are made of does not know the unit of work": [
    sourceOf("core/queries/tree/x.ts", 'import type { UnitOfWork } from "../../ports/unit-of-work.ts"'),
    sourceOf("core/make-queries.ts", 'import type { Transaction } from "./ports/unit-of-work.ts"'),
  ],
  "the command line does not import the HTTP adapter": [
    sourceOf("bootstrap/cli/x.ts", 'import { a } from "../../adapters/http/problems.ts"'),
    sourceOf("bootstrap/cli.ts", 'import { a } from "../adapters/http/problems.ts"'),
    sourceOf("bootstrap/cli.ts", 'import { a } from "../adapters/koa/server.ts"'),
  ],
  "the HTTP protocol does not import its framework": [
    sourceOf("adapters/http/x.ts", 'import Koa from "koa"'),
    sourceOf("adapters/http/routes/x.ts", 'import type { RouterContext } from "@koa/router"'),
    sourceOf("adapters/http/x.ts", 'import { koaBody } from "koa-body"'),
    sourceOf("adapters/http/x.ts", 'import { send } from "../koa/send.ts"'),
  ],
  "only bootstrap and specs know adapters": [
    sourceOf("migrations/x.ts", 'import { a } from "../adapters/mikro-orm/sql.ts"'),
  ],
  "only bootstrap/config.ts reads the environment": [
    sourceOf("adapters/http/x.ts", "const port = process.env.PORT"),
    sourceOf("bootstrap/x.ts", 'import { env } from "node:process"'),
  ],
  "no file but an entry of the package does nothing but pass on": [
    sourceOf("adapters/http/index.ts", 'export * from "./a.ts"\nexport { b } from "./b.ts"'),
  ],
  "an entry of the package names what is public, of its area, and does nothing else": [
    sourceOf("bootstrap/exports/files.ts", 'export { a } from "../../adapters/files/a.ts"'),
    sourceOf(
      "bootstrap/exports/files.ts",
      '/** The public interface of `stemma/files`. */\nexport * from "../../adapters/files/a.ts"',
    ),
    sourceOf(
      "bootstrap/exports/files.ts",
      '/** The public interface of `stemma/files`. */\nexport { a } from "../../adapters/minio/a.ts"',
    ),
    sourceOf("bootstrap/exports/files.ts", "/** The public interface of `stemma/files`. */\nexport const a = 1"),
    sourceOf(
      "bootstrap/exports/other.ts",
      '/** The public interface of `stemma/other`. */\nexport { a } from "../../core/a.ts"',
    ),
  ],
  "no file of ours imports an entry of the package": [
    sourceOf("bootstrap/x.ts", 'import { a } from "./exports/files.ts"'),
    sourceOf("bootstrap/exports/memory.ts", 'export { a } from "./files.ts"'),
  ],
  "only the entry of the contracts imports from the specs": [
    sourceOf("bootstrap/x.ts", 'import { a } from "../spec/support/builders.ts"'),
    sourceOf("bootstrap/exports/index.ts", 'export { a } from "../../spec/support/builders.ts"'),
  ],
  "the client imports openapi-fetch and itself, and needs no Node": [
    sourceOf("adapters/client/x.ts", 'import { openAsBlob } from "node:fs"'),
    sourceOf("adapters/client/x.ts", 'import type { TreeId } from "../../core/domain/ids.ts"'),
    sourceOf("adapters/client/x.ts", "const bytes = Buffer.from([])"),
  ],
  "the browser app knows itself and its libraries, and of the API its types": [
    sourceOf("adapters/web/app/x.ts", 'import messages from "../../../core/languages/en/app/chart.ts"'),
    sourceOf("adapters/web/app/x.ts", 'import type { TreeId } from "../../../core/domain/ids.ts"'),
    sourceOf("adapters/web/app/x.tsx", 'import { readFile } from "node:fs"'),
    sourceOf("adapters/web/app/x.ts", 'import { openClient } from "../../client/client.ts"'),
    sourceOf("adapters/web/app/x.ts", 'import { paths } from "../../client/api.ts"'),
    sourceOf("adapters/web/app/x.ts", 'import "moment"'),
    sourceOf("adapters/web/app/chart/x.ts", 'import { siteOf } from "../../site.ts"'),
  ],
  "the site of the browser app knows no server": [
    sourceOf("adapters/web/x.ts", 'import Koa from "koa"'),
    sourceOf("adapters/web/x.ts", 'import type { Site } from "../http/site.ts"'),
    sourceOf("adapters/web/site.ts", 'import { patterns } from "./app/routes.ts"'),
  ],
  "no call spreads a list into its arguments: a long one overflows the stack": [
    sourceOf("core/x.ts", "errors.push(...more)"),
    sourceOf("core/x.ts", "const latest = Math.max(0, ...years)"),
    sourceOf("core/x.ts", "const text = String.fromCharCode(...bytes)"),
    sourceOf("core/x.ts", "const page = new Page(...rows)"),
  ],
}

/** The folders with more files of their own than a reader can survey. */
/** Migrations are a list in order, which only grows. */
const fullFolders = (all: readonly Source[]): readonly string[] => {
  const sizes = new Map<string, number>()
  for (const { path } of all.filter((file) => dirname(file.path) !== "migrations"))
    sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)
  return [...sizes].filter(([, size]) => size > 25).map(([folder, size]) => `${folder} has ${size} files`)
}

describe("The architecture", () => {
  let files: readonly Source[]

  before(async () => {
    files = await sources("core", "adapters", "bootstrap", "migrations")
  })

  it("is looked for where the files are", () => {
    for (const folder of ["core/domain", "core/ports", "core/commands", "core/queries", "adapters/http", "bootstrap"]) {
      expect(files.filter(({ path }) => isIn(folder, path)).length, folder).to.be.greaterThan(2)
    }
    expect(files.reduce((sum, { imports }) => sum + imports.length, 0)).to.be.greaterThan(files.length)
  })

  it("has no files that import each other in a loop", () => {
    expect(circles(files)).to.deep.equal([])
    const ring = ["a", "b", "c"].map((name, at) =>
      sourceOf(`core/${name}.ts`, `import type { A } from "./${"bca".charAt(at)}.ts"`),
    )
    expect(circles(ring)).to.deep.equal(["core/a.ts > core/b.ts > core/c.ts > core/a.ts"])
  })

  it("has no rooms that import each other in a loop", () => {
    expect(closingImports(files)).to.deep.equal([])
  })

  it("would see rooms that import each other in a loop", () => {
    const folders = [
      sourceOf("core/a/x.ts", 'import { b } from "../b/deep/x.ts"\nimport { c } from "../b/y.ts"'),
      sourceOf("core/b/deep/x.ts", ""),
      sourceOf("core/b/y.ts", 'import type { A } from "../a/y.ts"'),
      sourceOf("core/a/y.ts", ""),
    ]
    expect(closingImports(folders)).to.deep.equal(["core/b/y.ts > core/a/y.ts"])
    expect(closingImports(without(folders, ["core/b/y.ts > core/a/y.ts"]))).to.deep.equal([])
    const besideFolder = [
      sourceOf("core/a.ts", 'import { x } from "./a/x.ts"\nimport { y } from "./a/y.ts"'),
      sourceOf("core/b.ts", 'import type { A } from "./a.ts"'),
      sourceOf("core/a/x.ts", 'import { b } from "../b.ts"'),
      sourceOf("core/a/y.ts", 'import { b } from "../b.ts"'),
    ]
    expect(closingImports(besideFolder)).to.deep.equal(["core/b.ts > core/a.ts"])
  })

  it("has at most 25 files in a folder, except migrations", () => {
    expect(fullFolders(files)).to.deep.equal([])
    const crowd = Array.from({ length: 26 }, (_, at) => sourceOf(`core/x/file-${at}.ts`, ""))
    expect(fullFolders(crowd)).to.deep.equal(["core/x has 26 files"])
  })

  it("has one wired use case in each file of commands and queries", () => {
    for (const noun of ["commands", "queries"]) {
      const entrance = files.find(({ path }) => path === `core/make-${noun}.ts`)
      if (entrance === undefined) throw new Error(`core/make-${noun}.ts is missing`)
      expect(strayFiles(files, `core/${noun}`, entrance)).to.deep.equal([])
      const helper = sourceOf(`core/${noun}/tree/helper.ts`, "export const other = 1")
      const unwired = sourceOf(`core/${noun}/tree/get-forest.ts`, "export const getForest = 1")
      expect(strayFiles([helper, unwired], `core/${noun}`, entrance)).to.deep.equal([helper.path, unwired.path])
    }
  })

  it("has an entry in the manifest for each file of exports, and no other", async () => {
    const manifest: { readonly exports: unknown } = JSON.parse(await readFile(join(root, "package.json"), "utf8"))
    const entries = files.flatMap(({ path }) => (isIn("bootstrap/exports", path) ? [basename(path, ".ts")] : []))
    const wanted = entries.map((name) => [
      name === "index" ? "." : `./${name}`,
      { types: `./dist/bootstrap/exports/${name}.d.ts`, default: `./dist/bootstrap/exports/${name}.js` },
    ])
    const data = { "./openapi.json": "./dist/openapi.json", "./package.json": "./package.json" }
    expect(manifest.exports).to.deep.equal({ ...Object.fromEntries(wanted), ...data })
  })

  for (const [name, rule] of Object.entries(rules)) {
    it(`keeps: ${name}`, () => {
      expect(files.flatMap(rule)).to.deep.equal([])
    })

    it(`would see an offence: ${name}`, () => {
      const unseen = (offences[name] ?? []).filter((offence) => rule(offence).length === 0)
      expect(offences[name]).to.not.equal(undefined)
      expect(unseen).to.deep.equal([])
    })
  }
})
