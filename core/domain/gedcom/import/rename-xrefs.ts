import type { GedcomNode } from "../lines/parser.ts"
import { newXrefs } from "../lines/xref.ts"

/**
 * The new xrefs of a file's pointers. A record gets a new xref if the tree already uses its own. A record that is
 * not kept has the xref of the existing record, or null: pointers to it are removed.
 */
export type XrefMap = ReadonlyMap<string, string | null>

/** A new xref for each of these. */
export const renameXrefs = (taken: readonly string[], newId: () => string): ReadonlyMap<string, string> => {
  const { of } = newXrefs(0)
  return new Map(taken.map((xref) => [xref, of("X", newId())]))
}

/** A record with its own xref and its pointers renamed. */
export const withNewXrefs = (record: GedcomNode, names: XrefMap): GedcomNode => {
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
