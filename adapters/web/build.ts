/** Builds the browser app: `node adapters/web/build.ts FOLDER`. Prints the sizes, and fails if one is over its budget. */
import { createHash } from "node:crypto"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { basename, extname, join, relative, resolve } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild"
import { partsOfFiles } from "./languages/parts-of-screen.ts"
import { bundleWords, WORDS } from "./languages/plugin.ts"
import { readLanguages } from "./languages/read-languages.ts"
import { ASSETS, BASE_MARK, type BuiltFiles, WORKER } from "./site.ts"

const app = resolve(import.meta.dirname, "app")
const sample = resolve(import.meta.dirname, "../../spec/support/gedcom/wedgwood-darwin.ged")

/** The most kilobytes, compressed with gzip, that a part of the app may have. */
export const budgets = { "script of the family view": 75, style: 12 }

/** The screen that most readers see first. */
const FIRST_SCREEN = "screens/family/family.tsx"

/** A part of the app: its bytes after gzip, and the files in it. */
interface Part {
  readonly name: string
  readonly files: readonly string[]
  readonly size: number
}

/** The app, with the parts that have a budget. */
export interface BuiltApp {
  readonly files: BuiltFiles
  readonly parts: readonly Part[]
}

/**
 * The chart starts no transition of d3, so `d3-zoom` never calls these two packages. They bring along colours, easings
 * and timers, which are an eighth of the first script.
 */
const transitions = [
  {
    filter: /[\\/]node_modules[\\/]d3-transition[\\/]/,
    contents: `import { selection } from "d3-selection"
      selection.prototype.interrupt = function () { return this }
      export const interrupt = () => {}`,
  },
  {
    filter: /[\\/]node_modules[\\/]d3-interpolate[\\/]/,
    contents: "export const interpolateZoom = () => {}",
  },
] as const

const withoutTransitions: Plugin = {
  name: "without transitions",
  setup: ({ onLoad }) => {
    for (const { filter, contents } of transitions) onLoad({ filter }, () => ({ contents, resolveDir: app }))
  },
}

/** How the app is bundled. */
const options = {
  absWorkingDir: app,
  entryPoints: ["main.tsx"],
  outdir: "built",
  entryNames: "app-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".woff2": "file" },
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2023",
  minify: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
  metafile: true,
  write: false,
  logLevel: "warning",
} satisfies BuildOptions

/** Bundles the app. Names contain a hash of their content, and compressed copies are beside each file. */
export const buildApp = async (): Promise<BuiltApp> => {
  const languages = await readLanguages()
  const plan = await build({ ...options, plugins: [withoutTransitions] })
  const first = await partsOfFiles(app, ["main.tsx", FIRST_SCREEN], plan.metafile)
  const words = bundleWords({ app, languages, first })
  const { outputFiles, metafile } = await build({ ...options, plugins: [withoutTransitions, words] })
  const files = new Map<string, Uint8Array>(outputFiles.map(({ path, contents }) => [basename(path), contents]))
  const icon = hashed("icon.svg", await readFile(join(app, "icon.svg")))
  const family = hashed("sample.ged", await readFile(sample))
  for (const [name, bytes] of [icon, family]) files.set(name, bytes)
  const ofLanguages = wordsIn(metafile)
  const common = [...files.keys()].filter(
    (name) => name !== family[0] && !Object.values(ofLanguages).flat().includes(name),
  )
  files.set(WORKER, await workerFor(common, ofLanguages))
  const parts = partsOf(metafile, files)
  const page = await pageOf({ parts, icon: icon[0], sample: family[0] })
  for (const [name, bytes] of [...files]) {
    if (extname(name) === ".woff2") continue
    files.set(`${name}.br`, brotliCompressSync(bytes))
    files.set(`${name}.gz`, gzipSync(bytes, { level: 9 }))
  }
  files.set("index.html", Buffer.from(page))
  return { files, parts }
}

/** The worker that keeps these files. Its text changes when one of them does, so that browsers take the new one. */
export const workerFor = async (
  names: readonly string[],
  words: Readonly<Record<string, readonly string[]>> = {},
): Promise<Uint8Array> => {
  const all = [...names, ...Object.values(words).flat()].toSorted()
  const version = createHash("sha256").update(all.join()).digest("hex").slice(0, 8)
  const { outputFiles } = await build({
    absWorkingDir: app,
    entryPoints: ["worker.ts"],
    define: { FILES: JSON.stringify(names), WORDS: JSON.stringify(words), VERSION: JSON.stringify(version) },
    bundle: true,
    format: "iife",
    target: "es2023",
    minify: true,
    write: false,
    logLevel: "warning",
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}

const hashed = (name: string, bytes: Uint8Array): readonly [string, Uint8Array] => {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8).toUpperCase()
  return [name.replace(/(\.\w+)$/, `-${hash}$1`), bytes]
}

/** The page, with the addresses of the script, the style and what the script loads at once. */
const pageOf = async (names: { parts: readonly Part[]; icon: string; sample: string }): Promise<string> => {
  const at = (name: string): string => BASE_MARK + ASSETS + name
  const filesOf = (part: string): readonly string[] => names.parts.find(({ name }) => name === part)?.files ?? []
  const [script = "", ...rest] = filesOf("script of every page")
  const html = await readFile(join(app, "index.html"), "utf8")
  return html
    .replace("{{icon}}", at(names.icon))
    .replace("{{sample}}", at(names.sample))
    .replace("{{style}}", at(filesOf("style")[0] ?? ""))
    .replace("{{script}}", at(script))
    .replace("{{preloads}}", rest.map((name) => `<link rel="modulepreload" href="${at(name)}">`).join("\n"))
}

/** The files with the words of each language, by its tag. */
const wordsIn = ({ outputs }: Metafile): Readonly<Record<string, readonly string[]>> => {
  const files: Record<string, string[]> = {}
  for (const [path, { entryPoint = "" }] of Object.entries(outputs)) {
    if (!entryPoint.startsWith(`${WORDS}:`)) continue
    const [tag = ""] = entryPoint.slice(WORDS.length + 1).split("/")
    files[tag] = [...(files[tag] ?? []), basename(path)]
  }
  return files
}

/** What a page loads at once, what the first screen loads, the style, and each screen by itself. */
const partsOf = ({ outputs }: Metafile, files: BuiltFiles): readonly Part[] => {
  const outputOf = (entry: string): string =>
    Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entry && path.endsWith(".js")) ?? ""
  const closure = (path: string, known: readonly string[] = []): readonly string[] =>
    known.includes(path)
      ? known
      : (outputs[path]?.imports ?? [])
          .filter(({ kind }) => kind === "import-statement")
          .reduce<readonly string[]>((all, one) => closure(one.path, all), [...known, path])
  const size = (paths: readonly string[]): number =>
    paths.reduce((sum, path) => sum + gzipSync(files.get(basename(path)) ?? "", { level: 9 }).length, 0)
  const part = (name: string, paths: readonly string[]): Part => ({
    name,
    files: paths.map((path) => basename(path)),
    size: size(paths),
  })
  const base = closure(outputOf("main.tsx"))
  const screens = Object.values(outputs).flatMap(({ entryPoint }) =>
    entryPoint?.startsWith("screens/") === true ? [entryPoint] : [],
  )
  const style = outputs[base[0] ?? ""]?.cssBundle ?? ""
  // The words of the first screen, in the language that needs the most for them.
  const longest = Object.keys(outputs)
    .filter((path) => /^words:[^/]+$/.test(outputs[path]?.entryPoint ?? ""))
    .toSorted((one, other) => size([other]) - size([one]))
    .slice(0, 1)
  return [
    part("script of every page", base),
    part("script of the family view", [...new Set([...base, ...closure(outputOf(FIRST_SCREEN)), ...longest])]),
    part("style", [style]),
    ...screens.sort().map((entry) =>
      part(
        relative("screens", entry),
        closure(outputOf(entry)).filter((path) => !base.includes(path)),
      ),
    ),
  ]
}

/** The parts that are larger than their budget, in words. */
export const overBudget = (parts: readonly Part[]): readonly string[] =>
  Object.entries(budgets).flatMap(([name, most]) => {
    const size = (parts.find((part) => part.name === name)?.size ?? 0) / 1000
    return size > most ? [`The ${name} has ${size.toFixed(1)} kB, more than its budget of ${most} kB.`] : []
  })

const writeApp = async (folder: string): Promise<void> => {
  const { files, parts } = await buildApp()
  for (const { name, size } of parts) console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${name}`)
  const faults = overBudget(parts)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, bytes] of files) if (name !== "index.html") await writeFile(join(folder, name), bytes)
  // Last, because the folder counts as built when it is there.
  await writeFile(join(folder, "index.html"), files.get("index.html") ?? "")
}

if (import.meta.main) await writeApp(process.argv[2] ?? resolve(import.meta.dirname, "built"))
