/**
 * Puts libraries into the built package: `node adapters/build/bundle-libraries.ts DIST`. Most of what these libraries
 * depend on is for their
 * other uses (web frameworks, command lines, readers of forms, types), and never runs here. So the package has the
 * code that its adapters reach
 * in them, and not the libraries themselves as dependencies.
 */
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { build, type Plugin } from "esbuild"
import manifest from "../../package.json" with { type: "json" }

/** The libraries. `adapters/package.json` has their versions. */
const libraries = ["@modelcontextprotocol/sdk", "graphile-worker", "koa-body"]

/** The folder of the package with the code that several files share, and the licences. */
const SHARED = "adapters/libraries"

const root = resolve(import.meta.dirname, "../..")

const isOf = (names: readonly string[], path: string): boolean =>
  names.some((name) => path === name || path.startsWith(`${name}/`))

/** What is not copied: the dependencies of the package, and a compiler that one of the libraries would load for settings in TypeScript. */
const others = [...Object.keys(manifest.dependencies), "typescript"]

/** Copies the libraries and what they import. Our own files and the other packages stay where they are. */
const copyLibraries: Plugin = {
  name: "copy libraries",
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path, importer }) => {
      if (kind === "entry-point") return undefined
      const isOurs = !importer.includes("node_modules")
      return isOf(others, path) || (isOurs && !isOf(libraries, path)) ? { path, external: true } : undefined
    }),
}

/** Code of CommonJS modules asks for modules of Node by `require`. */
const banner = {
  js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
}

/** The built files of the adapters that import one of the libraries. */
const importers = async (dist: string): Promise<readonly string[]> => {
  const names = await readdir(join(dist, "adapters"), { recursive: true })
  const paths = names.filter((name) => name.endsWith(".js")).map((name) => join(dist, "adapters", name))
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")))
  const imports = (text: string): boolean =>
    libraries.some((name) => text.includes(`from "${name}"`) || text.includes(`from "${name}/`))
  return paths.filter((_, place) => imports(texts[place] ?? ""))
}

/** The folder of the package that a file below `node_modules` belongs to. */
const packageOf = (path: string): string => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path

const licenceOf = async (folder: string): Promise<string> => {
  const { name, version, license }: Readonly<Record<string, string>> = JSON.parse(
    await readFile(join(root, folder, "package.json"), "utf8"),
  )
  const file = (await readdir(join(root, folder))).find((entry) => /^licen[sc]e/i.test(entry))
  const text = file === undefined ? `License: ${license}` : await readFile(join(root, folder, file), "utf8")
  return `${name} ${version}\n\n${text.trim()}\n`
}

interface SourceMap {
  readonly sources: readonly string[]
  readonly sourcesContent: readonly string[]
}

/** Takes the sources of the libraries out of a source map, which keeps our own. */
const keepOwnSources = async (path: string): Promise<void> => {
  const map: SourceMap = JSON.parse(await readFile(path, "utf8"))
  const sourcesContent = map.sourcesContent.map((text, place) =>
    map.sources[place]?.includes("node_modules") === true ? null : text,
  )
  await writeFile(path, JSON.stringify({ ...map, sourcesContent }))
}

const bundleLibraries = async (dist: string): Promise<void> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...(await importers(dist))],
    outdir: dist,
    outbase: dist,
    allowOverwrite: true,
    chunkNames: `${SHARED}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node24",
    sourcemap: true,
    sourcesContent: true,
    legalComments: "none",
    banner,
    plugins: [copyLibraries],
    metafile: true,
    logLevel: "warning",
  })
  const written = Object.keys(metafile.outputs).map((path) => join(root, path))
  for (const path of written) if (path.endsWith(".map")) await keepOwnSources(path)
  const bundled = new Set(
    Object.keys(metafile.inputs)
      .filter((path) => path.includes("node_modules"))
      .map(packageOf),
  )
  const licences = await Promise.all([...bundled].toSorted().map(licenceOf))
  await writeFile(join(dist, SHARED, "LICENSES.txt"), licences.join(`\n${"-".repeat(80)}\n\n`))
}

await bundleLibraries(resolve(process.argv[2] ?? "dist"))
