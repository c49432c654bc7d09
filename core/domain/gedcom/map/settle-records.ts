import type { XrefMap } from "../import/rename-xrefs.ts"

/** A kept record that differs from a record of a file only in its xref and pointers. */
export interface Counterpart {
  /** The xref of the kept record. */
  readonly xref: string
  /** Each pointer of the file's record, with the pointer of the kept record in its place. */
  readonly pointers: readonly (readonly [inFile: string, inTree: string])[]
}

/**
 * Decides which records of a file the tree keeps already: by xref in the file, the xref of the kept record. Of the
 * `counterparts` of a record only those count whose pointers mean the same. The first of these is chosen. `names`
 * has the xrefs in the tree of all other records.
 */
export const settleRecords = (
  counterparts: ReadonlyMap<string, readonly Counterpart[]>,
  names: XrefMap,
): ReadonlyMap<string, string> => {
  const possible = pointingAtSame(counterparts, names)
  const chosen = pointingAtSame(new Map([...possible].map(([xref, some]) => [xref, some.slice(0, 1)])), names)
  return new Map([...chosen].flatMap(([xref, [one]]) => (one === undefined ? [] : [[xref, one.xref] as const])))
}

/**
 * Removes counterparts that point at something else, then those that point at records without a counterpart, and so
 * on. A record is looked at again only after a record at which it points lost a counterpart.
 */
const pointingAtSame = (
  counterparts: ReadonlyMap<string, readonly Counterpart[]>,
  names: XrefMap,
): ReadonlyMap<string, readonly Counterpart[]> => {
  const left = new Map(counterparts)
  const pointingAt = recordsPointingAt(counterparts)
  const meansSame = ([inFile, inTree]: Counterpart["pointers"][number]): boolean => {
    const options = left.get(inFile)
    return options === undefined || options.length === 0
      ? (names.get(inFile) ?? inFile) === inTree
      : options.some(({ xref }) => xref === inTree)
  }
  const waiting = new Set(counterparts.keys())
  for (const xref of waiting) {
    waiting.delete(xref)
    const options = left.get(xref) ?? []
    const same = options.filter(({ pointers }) => pointers.every(meansSame))
    if (same.length === options.length) continue
    left.set(xref, same)
    for (const other of pointingAt.get(xref) ?? []) waiting.add(other)
  }
  return left
}

const recordsPointingAt = (
  counterparts: ReadonlyMap<string, readonly Counterpart[]>,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const pointingAt = new Map<string, Set<string>>()
  for (const [xref, options] of counterparts) {
    for (const [inFile] of options.flatMap(({ pointers }) => pointers)) {
      const others = pointingAt.get(inFile)
      if (others === undefined) pointingAt.set(inFile, new Set([xref]))
      else others.add(xref)
    }
  }
  return pointingAt
}
