/*
 * Checks format and lint of the files that Biome has not found good yet: `node biome-check.ts`. Biome has no cache of
 * its own, and no rule of ours reads more than one file, so that a file that was good stays good until it, the
 * settings or Biome change.
 */
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { keptResults } from "./kept-results.ts"

/** More files than these are as fast to check as all. */
const MOST_NAMED = 200

const settings = readFileSync("biome.json", "utf8")
const { version }: { readonly version: string } = createRequire(import.meta.url)("@biomejs/biome/package.json")
const folders: readonly string[] = JSON.parse(settings).files.includes.filter((one: string) => one.endsWith("/**"))

const hashOf = (path: string): string => createHash("sha256").update(readFileSync(path)).digest("base64")
const files = globSync(
  folders.map((folder) => `${folder}/*.{ts,tsx,js,mjs,cjs,json,jsonc,css}`),
  { exclude: ["adapters/web/built/**"] },
)
const now = Object.fromEntries(files.map((path) => [path, hashOf(path)]))

const { known, keep } = keptResults<string>("biome", `${version} ${settings}`)
const changed = files.filter((path) => known[path] !== now[path])
if (changed.length > 0) {
  const named = changed.length > MOST_NAMED ? ["."] : changed
  const args = ["check", "--error-on-warnings", "--no-errors-on-unmatched", ...named]
  const { status } = spawnSync("biome", args, { stdio: "inherit" })
  if (status !== 0) process.exit(1)
  keep(now)
}
console.log(
  `Biome checks ${changed.length} files; ${files.length - changed.length} are unchanged since they last passed.`,
)
