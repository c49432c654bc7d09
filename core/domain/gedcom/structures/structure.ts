import type { GedcomStructure } from "../lines/parser.ts"
import { writable } from "../lines/write-record.ts"

/** A structure with a text payload. */
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

/** A structure with a pointer payload (`@I1@`). */
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

/**
 * One structure with the text, or none if there is no text. Surrounding space is removed, because readers ignore
 * it.
 */
export const optionalText = (tag: string, value: string | null): readonly GedcomStructure[] =>
  optionalVerbatim(tag, value?.trim() ?? null)

/** One structure with the unchanged text, or none if there is no text. */
export const optionalVerbatim = (tag: string, value: string | null): readonly GedcomStructure[] =>
  value === null || value === "" ? [] : [textStructure(tag, value)]

/** Whether two structures and everything below them are equal. */
export const equalStructures = (a: GedcomStructure, b: GedcomStructure): boolean =>
  equalPayload(a, b) && a.tag === b.tag && allAlike(a.children, b.children)

export const allAlike = (a: readonly GedcomStructure[], b: readonly GedcomStructure[]): boolean =>
  a.length === b.length && a.every((structure, index) => equalStructures(structure, b[index]!))

/** Whether two structures have the same text or pointer. Substructures are not compared. */
export const equalPayload = (a: GedcomStructure, b: GedcomStructure): boolean =>
  a.pointer === b.pointer && writable(a.value) === writable(b.value)
