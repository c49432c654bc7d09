import type { RecordId } from "../../ids.ts"
import { type KeptNode, takeApart } from "./kept-node.ts"
import type { KeptRecord } from "./kept-record.ts"
import { isPointer } from "../lines/parser.ts"

/** A record of an imported file, as members read it. */
export interface KeptRecordRead {
  readonly id: RecordId
  readonly tag: string
  readonly xref: string | null
  /** The lines, with CONT for the further lines of a text. */
  readonly lines: readonly string[]
  /** The indexes of the lines that are data, in ascending order. */
  readonly mapped: readonly number[]
}

/** The record with the lines of these structures as mapped. A CONT line belongs to the text that it continues. */
export const keptRead = (
  { id, tag, xref, lines: text }: Pick<KeptRecord, "id" | "tag" | "xref" | "lines">,
  mapped: ReadonlySet<KeptNode>,
): KeptRecordRead => {
  const structures = new Set(Array.from(mapped, ({ line }) => line))
  const lines = text.split("\n")
  const indexes = structureOfLines(lines).flatMap((structure, index) => (structures.has(structure) ? [index] : []))
  return { id, tag, xref, lines, mapped: indexes }
}

/** For each line of a kept record the index of its structure. */
export const structureOfLines = (lines: readonly string[]): readonly number[] => {
  /** The last structure of each level, and whether its payload is a text. */
  const path: { readonly index: number; readonly isText: boolean }[] = []
  let count = 0
  return lines.map((line) => {
    const { level, tag, value } = takeApart(line)
    const above = path[level - 1]
    if (tag === "CONT" && above?.isText === true) return above.index
    path[level] = { index: count, isText: !isPointer(value) }
    return count++
  })
}
