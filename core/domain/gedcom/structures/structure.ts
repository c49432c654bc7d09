import type { GedcomStructure } from "../lines/parser.ts"
import { writable } from "../lines/write-record.ts"

/** A structure with a text. */
export const textStructure = (
  tag: string,
  value: string,
  children: readonly GedcomStructure[] = [],
): GedcomStructure => ({
  xref: null,
  tag,
  value,
  pointer: null,
  children,
})

/** A structure that points at a record (`@I1@`). */
export const pointerStructure = (
  tag: string,
  pointer: string,
  children: readonly GedcomStructure[] = [],
): GedcomStructure => ({
  xref: null,
  tag,
  value: "",
  pointer,
  children,
})

/** A structure with a text, where there is one, without the space around it, which readers do not take for a part of it. */
export const optionalText = (tag: string, value: string | null): readonly GedcomStructure[] =>
  optionalVerbatim(tag, value?.trim() ?? null)

/** A structure with a text as it stands, where there is one. */
export const optionalVerbatim = (tag: string, value: string | null): readonly GedcomStructure[] =>
  value === null || value === "" ? [] : [textStructure(tag, value)]

/** Whether two structures would be written alike, with all that stands below them. */
export const equalStructures = (a: GedcomStructure, b: GedcomStructure): boolean =>
  equalPayload(a, b) && a.tag === b.tag && allAlike(a.children, b.children)

export const allAlike = (a: readonly GedcomStructure[], b: readonly GedcomStructure[]): boolean =>
  a.length === b.length && a.every((structure, index) => equalStructures(structure, b[index]!))

/** Whether two structures have the same text or pointer of their own. */
export const equalPayload = (a: GedcomStructure, b: GedcomStructure): boolean =>
  a.pointer === b.pointer && writable(a.value) === writable(b.value)
