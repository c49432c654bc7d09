import type { GedcomVersion } from "../date/gedcom-words.ts"
import type { GedcomStructure } from "./record.ts"

/** A record without the structures that point at records which are `gone`, and, where it came in another version of GEDCOM, with shared notes as `version` tells them. */
export const tidied = (record: GedcomStructure, gone: ReadonlySet<string>, version: GedcomVersion | null): GedcomStructure => {
  if (gone.size === 0 && version === null) return record
  const isHere = ({ pointer }: GedcomStructure): boolean => pointer === null || !gone.has(pointer)
  const tidy = (structure: GedcomStructure): GedcomStructure => ({
    ...structure,
    tag: sharedNote(structure, version),
    children: structure.children.filter(isHere).map(tidy),
  })
  return tidy(record)
}

/** A shared note is a NOTE record, and a NOTE that points at it, in 5.5.1; SNOTE in 7.0. */
const sharedNote = ({ tag, xref, pointer }: GedcomStructure, version: GedcomVersion | null): string => {
  if (version === "5.5.1" && tag === "SNOTE") return "NOTE"
  return version === "7.0" && tag === "NOTE" && (xref !== null || pointer !== null) ? "SNOTE" : tag
}
