import { createRequire } from "node:module"
import { keptResults } from "./kept-results.ts"
import type { Pattern } from "./patterns-in-code.ts"

/** The verdict depends on the characters that are read, never on the time that the machine takes. */
const limits = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

const { version }: { readonly version: string } = createRequire(import.meta.url)("recheck/package.json")

const nameOf = ({ source, flags }: Pattern): string => `/${source}/${flags}`

/** What this version of the checker says of an expression: `safe`, or how its time grows with the text. */
const verdictOf = async ({ source, flags }: Pattern): Promise<string> => {
  const { check } = await import("recheck")
  const result = await check(source, flags, limits)
  if (result.status === "safe") return "safe"
  return result.status === "vulnerable" ? result.complexity.summary : "not decided"
}

/**
 * What is wrong with these expressions, a line for each that is not safe. Verdicts are kept, so that a check after a change asks about new
 * expressions only.
 */
export const faultsOfPatterns = async (patterns: readonly Pattern[]): Promise<readonly string[]> => {
  const { known, keep } = keptResults<string>("safe-patterns", version)
  const verdicts: Record<string, string> = { ...known }
  const faults = new Map<string, string>()
  for (const pattern of patterns) {
    const name = nameOf(pattern)
    const verdict = verdicts[name] ?? (await verdictOf(pattern))
    verdicts[name] = verdict
    if (verdict !== "safe" && !faults.has(name)) faults.set(name, `${pattern.place}: ${name} is ${verdict}`)
  }
  if (Object.keys(verdicts).length > Object.keys(known).length) keep(verdicts)
  return [...faults.values()]
}
