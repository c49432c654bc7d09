import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, resolve } from "node:path"

const folder = resolve(import.meta.dirname, "../../node_modules/.cache")

/** Results of an earlier check, by the name or the hash of what was checked. */
export interface KeptResults<A> {
  readonly known: Readonly<Record<string, A>>
  /** Keeps these instead. */
  keep(results: Readonly<Record<string, A>>): void
}

/** The results in the cache that were found with the same `key`: the version of a tool, for example. None after any other run. */
export const keptResults = <A>(name: string, key: string): KeptResults<A> => {
  const path = resolve(folder, `${name}.json`)
  const known = (): Readonly<Record<string, A>> => {
    try {
      const kept: { readonly key: string; readonly results: Readonly<Record<string, A>> } = JSON.parse(
        readFileSync(path, "utf8"),
      )
      return kept.key === key ? kept.results : {}
    } catch {
      return {}
    }
  }
  return {
    known: known(),
    keep: (results) => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify({ key, results }))
    },
  }
}
