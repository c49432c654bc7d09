import type { GedcomNode } from "./record.ts"
import { newXrefs } from "./xref.ts"

/** The names that records of a file get whose own a tree has given away: to each its new one. */
export type NewNames = ReadonlyMap<string, string>

/** A new name for each of these xrefs. */
export const renameXrefs = (taken: readonly string[], newId: () => string): NewNames => {
  const { of } = newXrefs(0)
  return new Map(taken.map((xref) => [xref, of("X", newId())]))
}

/** A record by its new name, and pointing at others by theirs. */
export const renamed = (record: GedcomNode, names: NewNames): GedcomNode => {
  if (names.size === 0) return record
  const rename = <Xref extends string | null>(xref: Xref): Xref | string => (xref === null ? xref : (names.get(xref) ?? xref))
  const visit = (node: GedcomNode): GedcomNode => ({ ...node, xref: rename(node.xref), pointer: rename(node.pointer), children: node.children.map(visit) })
  return visit(record)
}
