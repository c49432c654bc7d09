import type { GedcomStructure } from "../lines/parser.ts"

/** A record without the structures that point to one of these xrefs. */
export const removePointers = (record: GedcomStructure, gone: ReadonlySet<string>): GedcomStructure => {
  if (gone.size === 0) return record
  const isHere = ({ pointer }: GedcomStructure): boolean => pointer === null || !gone.has(pointer)
  const tidy = (structure: GedcomStructure): GedcomStructure => ({
    ...structure,
    children: structure.children.filter(isHere).map(tidy),
  })
  return tidy(record)
}
