import { readInnerIdentifiers } from "./read-identifiers.ts"
import type { Identifier } from "../../../evidence/identifier.ts"
import { type ReadContext, trimmedOrNull } from "../read-context.ts"
import { firstCharacters, LONGEST, spaced } from "../shown-text.ts"
import type { GedcomNode, GedcomStructure } from "../../lines/parser.ts"

/** One file of a multimedia object, as the structures that describe it. */
export interface ObjectFile<T extends GedcomStructure> {
  readonly file: T
  readonly title: T | null
  readonly form: T | null
}

/** A structure with children of the same type, either read from a file or kept. */
interface Nested<T> extends Pick<GedcomStructure, "tag" | "value" | "pointer"> {
  readonly children: readonly T[]
}

/**
 * The files of an OBJE record or of an inline OBJE (5.5.1, MULTIMEDIA_LINK). Title and form are below each FILE, or
 * beside FILE for all files.
 */
export const readObject = <T extends GedcomStructure & Nested<T>>({ children }: Nested<T>): readonly ObjectFile<T>[] =>
  children.flatMap((file) => {
    if (file.tag !== "FILE" || file.pointer !== null || file.value.trim() === "") return []
    const structureOf = (wanted: string): T | null =>
      [...file.children, ...children].find(({ tag, value }) => tag === wanted && value.trim() !== "") ?? null
    return [{ file, title: structureOf("TITL"), form: structureOf("FORM") }]
  })

/** The identifiers of an object. Those of an object with several files are of none of them. */
export const objectIdentifiers = (object: GedcomNode, reading: Pick<ReadContext, "use">): readonly Identifier[] =>
  object.children.filter(({ tag }) => tag === "FILE").length === 1 ? readInnerIdentifiers(object, reading) : []

/** The title of a file as the API takes it. The structure keeps its whole text. */
export const objectTitle = ({ title }: Pick<ObjectFile<GedcomStructure>, "title">): string | null =>
  title === null ? null : firstCharacters(spaced(trimmedOrNull(title.value)), LONGEST.line)
