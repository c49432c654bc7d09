/*
 * Writes core/languages/registry.ts, which imports the files of every folder in core/languages, and prints what each
 * language lacks. The folders are the only list of the languages.
 */
import { execFileSync } from "node:child_process"
import { readdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { lacksOf } from "./language-lacks.ts"

const folder = resolve(import.meta.dirname, "../../core/languages")
const registry = join(folder, "registry.ts")

const camel = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** English first, then the others by their tags. */
const tags = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort((a, b) => Number(b === "en") - Number(a === "en") || (a < b ? -1 : 1))

const filesOf = (tag: string): readonly string[] =>
  readdirSync(join(folder, tag), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map(({ name }) => name.slice(0, -".ts".length))
    .sort()

const packs = tags.map((tag) => ({ tag, files: filesOf(tag).map((file) => ({ file, name: camel(file) })) }))
const own = (tag: string, name: string): string => `${camel(tag.toLowerCase())}${capital(name)}`
const imports = packs.flatMap(({ tag, files }) =>
  files.map(({ file, name }) => `import { ${name} as ${own(tag, name)} } from "./${tag}/${file}.ts"`),
)
const entries = packs.map(
  ({ tag, files }) =>
    `  ${JSON.stringify(tag)}: { ${files.map(({ name }) => `${name}: ${own(tag, name)}`).join(", ")} },`,
)

writeFileSync(
  registry,
  `import type { LanguagePack } from "./language-pack.ts"
${imports.join("\n")}

/** The languages of the service by their tags. Written by \`make languages\` from the folders beside this file. */
export const registry = {
${entries.join("\n")}
} as const satisfies Readonly<Record<string, LanguagePack>>
`,
)
execFileSync("node_modules/.bin/biome", ["check", "--write", registry], { stdio: "ignore" })

const { registry: written } = await import(pathToFileURL(registry).href)
for (const { name, tag, lacks, has } of lacksOf(written))
  console.log(`${tag} ${name}: ${has} texts${lacks.length === 0 ? "" : `, lacks ${lacks.length}: ${lacks.join(", ")}`}`)
