import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { type GedcomStructure, voidPointer } from "../lines/parser.ts"
import { hashedXref } from "../lines/xref.ts"

/**
 * The form of an xref: up to 22 characters that begin with a letter or digit (5.5.1, chapter 1), or any number of
 * capitals, digits and `_` (7.0, section 1.2).
 */
const allowed: Readonly<Record<GedcomVersion, RegExp>> = {
  "5.5.1": /^@[A-Za-z0-9][^@\0-\x1f]{0,19}@$/,
  "7.0": /^@[A-Z0-9_]+@$/,
}

/**
 * A record with an xref and pointers that are valid in a version. An invalid xref is replaced by one that is
 * derived from it, the same everywhere.
 */
export const withAllowedXrefs = (record: GedcomStructure, version: GedcomVersion): GedcomStructure => {
  const allowedXref = <Xref extends string | null>(xref: Xref): Xref | string =>
    xref === null || xref === voidPointer || allowed[version].test(xref) ? xref : hashedXref("X", xref)
  const visit = (structure: GedcomStructure): GedcomStructure => ({
    ...structure,
    xref: allowedXref(structure.xref),
    pointer: allowedXref(structure.pointer),
    children: structure.children.map(visit),
  })
  return visit(record)
}
