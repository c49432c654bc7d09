import { filled } from "./read-context.ts"
import type { GedcomStructure } from "../lines/parser.ts"

/** One file of a multimedia object: the structures that tell of it. */
export interface ObjectFile<T extends GedcomStructure> {
  readonly file: T
  readonly title: T | null
  readonly form: T | null
}

/** A structure and such below it, as they are read from a file or kept. */
interface Nested<T> extends Pick<GedcomStructure, "tag" | "value" | "pointer"> {
  readonly children: readonly T[]
}

/**
 * The files of an OBJE: of a record, or of one that is told where it is linked (5.5.1, MULTIMEDIA_LINK). The title and the form of a file stand
 * below it, or beside it for all.
 */
export const readObject = <T extends GedcomStructure & Nested<T>>({ children }: Nested<T>): readonly ObjectFile<T>[] =>
  children.flatMap((file) => {
    if (file.tag !== "FILE" || file.pointer !== null || file.value.trim() === "") return []
    const told = (wanted: string): T | null =>
      [...file.children, ...children].find(({ tag, value }) => tag === wanted && value.trim() !== "") ?? null
    return [{ file, title: told("TITL"), form: told("FORM") }]
  })

/** What a file is called. */
export const objectTitle = ({ title }: Pick<ObjectFile<GedcomStructure>, "title">): string | null =>
  title === null ? null : filled(title.value)
