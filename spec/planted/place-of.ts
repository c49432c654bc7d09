import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { Fault } from "./fault.ts"

const product = ["{core,adapters,bootstrap,migrations}/**/*.{ts,tsx}"]

/** Where a fault is planted, and the text of that file with the fault. */
export interface Place {
  /** Relative to the folder of the checkout. */
  readonly path: string
  readonly text: string
}

/** Finds the places of faults in the checkout in this folder. Throws if a fault has no place, or more than one. */
export const places = (root: string): ((fault: Fault) => Place) => {
  const paths = globSync(product, { cwd: root, exclude: ["adapters/web/built/**"] })
  const byName = Map.groupBy(paths, (path) => basename(path))
  return ({ file, find, replace }) => {
    const found = (byName.get(file) ?? []).flatMap((path) => {
      const parts = readFileSync(join(root, path), "utf8").split(find)
      return parts.slice(1).map(() => ({ path, text: parts.join(replace) }))
    })
    const [place] = found
    if (place === undefined || found.length > 1)
      throw new Error(`${found.length} places in files ${file} have the text ${JSON.stringify(find)}, not one.`)
    return place
  }
}
