import type { GedcomNode } from "../lines/parser.ts"
import { newXrefs } from "../lines/xref.ts"

/**
 * The names that pointers of a file get: those of records whose own a tree has given away, to each its new one, and those of records that
 * are not kept, to each the name of the one that is, or null: what points there goes.
 */
export type NewNames = ReadonlyMap<string, string | null>

/** A new name for each of these xrefs. */
export const renameXrefs = (taken: readonly string[], newId: () => string): ReadonlyMap<string, string> => {
  const { of } = newXrefs(0)
  return new Map(taken.map((xref) => [xref, of("X", newId())]))
}

/** A record by its new name, and pointing at others by theirs. */
export const renamed = (record: GedcomNode, names: NewNames): GedcomNode => {
  if (names.size === 0) return record
  const rename = <Xref extends string | null>(xref: Xref): Xref | string =>
    xref === null ? xref : (names.get(xref) ?? xref)
  const stays = ({ pointer }: GedcomNode): boolean => pointer === null || names.get(pointer) !== null
  const visit = (node: GedcomNode): GedcomNode => ({
    ...node,
    xref: rename(node.xref),
    pointer: rename(node.pointer),
    children: node.children.filter(stays).map(visit),
  })
  return visit(record)
}
