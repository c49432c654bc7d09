import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { type GedcomStructure, isPointer, voidPointer } from "../lines/parser.ts"
import { fitsPayload, type FindRecord, ruleIn, ruleOf } from "../standard/standard.ts"
import type { Slot, StructureRule } from "../standard/structure-table.ts"
import { textStructure } from "../structures/structure.ts"
import { hasStandardForm, isExtension } from "./extension.ts"
import { defaultStructure } from "./default-structures.ts"

/**
 * Makes records follow the structure rules of a version. A structure without a place in the standard becomes an
 * extension structure: its tag gets the prefix `_`, and everything below it is kept.
 */
export interface Fitting {
  readonly record: (record: GedcomStructure) => GedcomStructure
}

/** Only records have an xref. The xref of any other structure goes to a structure below it. */
const unnamed = (structure: GedcomStructure): GedcomStructure =>
  structure.xref === null
    ? structure
    : { ...structure, xref: null, children: [textStructure("_XREF", structure.xref), ...structure.children] }

const saysSomething = ({ value, pointer, children }: GedcomStructure): boolean =>
  pointer !== null ||
  value.trim() !== "" ||
  children.some(({ tag, value: phrase }) => tag === "PHRASE" && phrase.trim() !== "")

export const fitting = (version: GedcomVersion, find: FindRecord): Fitting => {
  const extension = (structure: GedcomStructure): GedcomStructure => {
    const tag = isExtension(structure.tag) && structure.tag !== "_" ? structure.tag : `_${structure.tag}`
    return {
      ...withPointer(structure),
      tag: version === "7.0" ? tag.toUpperCase() : tag,
      children: structure.children.map(inExtension),
    }
  }

  /**
   * Below an extension, every valid tag is allowed, but continuation lines are not, and pointers must lead to a
   * record.
   */
  const inExtension = (named: GedcomStructure): GedcomStructure => {
    const structure = unnamed(named)
    if (
      isExtension(structure.tag) ||
      structure.tag === "CONC" ||
      structure.tag === "CONT" ||
      !/^[A-Z]/.test(structure.tag)
    )
      return extension(structure)
    return { ...withPointer(structure), children: structure.children.map(inExtension) }
  }

  /** A pointer to a missing record, as text. */
  const withPointer = (structure: GedcomStructure): GedcomStructure => {
    const { pointer } = structure
    if (pointer === null || (pointer === voidPointer ? version === "7.0" : find(pointer) !== null)) return structure
    return { ...structure, pointer: null, value: pointer }
  }

  /** A structure in a slot, or null if its text, its pointer or a missing substructure does not fit the slot. */
  const inSlot = (structure: GedcomStructure, slot: Slot): GedcomStructure | null => {
    const rule = ruleIn(slot, structure, version)
    const isFit = fitsPayload(structure, rule, version, find)
    if (!isFit && (rule.payload !== "none" || structure.pointer !== null)) return null
    const stray = isFit ? [] : [textStructure(`_${structure.tag}`, structure.value)]
    const children = below([...stray, ...structure.children], rule)
    const missing = [...rule.below.values()].filter(
      ({ tag, least }) => least > 0 && !children.some((child) => child.tag === tag),
    )
    const substitutes = missing.map(({ tag }) => defaultStructure(`${rule.name}.${tag}`, version))
    if (substitutes.some((one) => one === null)) return null
    return {
      ...structure,
      value: isFit ? structure.value : "",
      children: [...substitutes.flatMap((one) => one ?? []), ...children],
    }
  }

  const below = (children: readonly GedcomStructure[], rule: StructureRule): readonly GedcomStructure[] => {
    if (children.length === 0) return children
    const present = new Set(children.map(({ tag }) => tag))
    const counts = new Map<string, number>()
    const fitted = new Map<GedcomStructure, GedcomStructure>()
    // Where only a few are allowed, structures with content come first, because readers take the first ones.
    for (const named of [...children.filter(saysSomething), ...children.filter((one) => !saysSomething(one))]) {
      const child = unnamed(named)
      const structure = returned(child, rule, present)
      const slot = rule.below.get(structure.tag)
      const count = counts.get(structure.tag) ?? 0
      const fits = slot === undefined || count >= slot.most ? null : inSlot(structure, slot)
      fitted.set(named, fits ?? extension(child))
      if (fits !== null) counts.set(structure.tag, count + 1)
    }
    return children.map((child) => fitted.get(child) ?? child)
  }

  /** Turns `_UID` back into UID if the standard has a place for it and the place is free. */
  const returned = (structure: GedcomStructure, rule: StructureRule, present: ReadonlySet<string>): GedcomStructure => {
    const tag = structure.tag.slice(1)
    const slot = hasStandardForm(structure.tag, version) ? rule.below.get(tag) : undefined
    if (slot === undefined || (slot.most === 1 && present.has(tag))) return structure
    const isPointing =
      structure.pointer === null &&
      slot.pointing === slot.worded &&
      ruleIn(slot, structure, version).payload.startsWith("@") &&
      isPointer(structure.value)
    const back = isPointing ? { ...structure, tag, pointer: structure.value, value: "" } : { ...structure, tag }
    return inSlot(back, slot) === null ? structure : back
  }

  const file = ruleOf("", version)
  return {
    record: (record) => {
      const structure = returned(record, file, new Set())
      const slot = file.below.get(structure.tag)
      return (slot === undefined ? null : inSlot(structure, slot)) ?? extension(record)
    },
  }
}
