import { emptyTag, type GedcomStructure } from "./parser.ts"
import { writable } from "./write-record.ts"

/** Structures of the file format itself, which need neither payload nor substructures (7.0, section 1.2). */
const pseudoStructures: ReadonlySet<string> = new Set(["CONC", "CONT", "TRLR"])

/** The substructure that an empty structure gets in 7.0. Readers drop it again. */
const mark: GedcomStructure = { xref: null, tag: emptyTag, value: "Y", pointer: null, children: [] }

/**
 * A record in which every structure has a payload or a substructure, as 7.0 requires (section 1.2): each empty
 * structure gets a mark. Nothing else changes.
 */
export const markEmpty = (structure: GedcomStructure): GedcomStructure => {
  const { tag, value, pointer, children } = structure
  if (children.length === 0)
    return pointer !== null || writable(value) !== "" || pseudoStructures.has(tag)
      ? structure
      : { ...structure, children: [mark] }
  const marked = children.map(markEmpty)
  return marked.every((child, index) => child === children[index]) ? structure : { ...structure, children: marked }
}
