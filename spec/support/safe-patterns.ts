import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, resolve } from "node:path"
import { check } from "recheck"
import type { Pattern } from "./patterns-in-code.ts"

/** The verdict depends on the characters that are read, never on the time that the machine takes. */
const limits = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

/** The expressions that this version of the checker found safe, so that a check after a change looks at new ones only. */
const cache = resolve(import.meta.dirname, "../../node_modules/.cache/safe-patterns.json")
const { version }: { readonly version: string } = createRequire(import.meta.url)("recheck/package.json")

const nameOf = ({ source, flags }: Pattern): string => `/${source}/${flags}`

const remembered = (): ReadonlySet<string> => {
  try {
    const known: { readonly version: string; readonly safe: readonly string[] } = JSON.parse(
      readFileSync(cache, "utf8"),
    )
    return new Set(known.version === version ? known.safe : [])
  } catch {
    return new Set()
  }
}

/** What is wrong with an expression: the time that it takes on some text grows faster than the text; null when nothing is. */
const fault = async (pattern: Pattern): Promise<string | null> => {
  const result = await check(pattern.source, pattern.flags, limits)
  if (result.status === "safe") return null
  const verdict = result.status === "vulnerable" ? result.complexity.summary : "not decided"
  return `${pattern.place}: ${nameOf(pattern)} is ${verdict}`
}

/** What is wrong with these expressions, a line for each that is not safe. */
export const faultsOfPatterns = async (patterns: readonly Pattern[]): Promise<readonly string[]> => {
  const known = remembered()
  const once = new Map(patterns.map((pattern) => [nameOf(pattern), pattern]))
  const found: string[] = []
  const safe: string[] = []
  for (const [name, pattern] of once) {
    const wrong = known.has(name) ? null : await fault(pattern)
    if (wrong === null) safe.push(name)
    else found.push(wrong)
  }
  if (safe.some((name) => !known.has(name))) {
    mkdirSync(dirname(cache), { recursive: true })
    writeFileSync(cache, JSON.stringify({ version, safe: [...known.union(new Set(safe))] }))
  }
  return found
}
