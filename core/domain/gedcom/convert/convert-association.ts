import { type GedcomStructure, isPointer, voidPointer } from "../lines/parser.ts"
import { pointerStructure, textStructure } from "../structures/structure.ts"
import type { Step } from "./step.ts"

const isPhrase = ({ tag, value }: GedcomStructure): boolean =>
  (tag === "PHRASE" || tag === "_PHRASE") && value.trim() !== ""

/** An associate who has no record: the text of `_ASSO` in 5.5.1, PHRASE of `@VOID@` in 7.0. */
export const associationTo70: Step = (structure) => {
  const { pointer, value, children, xref } = structure
  if (pointer !== null || value.trim() === "" || isPointer(value) || children.some(isPhrase)) return [structure]
  return [{ ...pointerStructure("ASSO", voidPointer, [textStructure("PHRASE", value), ...children]), xref }]
}

/** The same in 5.5.1. */
export const associationTo551: Step = (structure) => {
  const phrase = structure.pointer === voidPointer ? structure.children.find(isPhrase) : undefined
  if (phrase === undefined) return [structure]
  const children = structure.children.filter((child) => child !== phrase)
  return [{ ...textStructure("_ASSO", phrase.value, children), xref: structure.xref }]
}
