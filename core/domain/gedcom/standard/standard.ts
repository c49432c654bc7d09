import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { type GedcomStructure, voidPointer } from "../lines/parser.ts"
import { isPayload } from "./payloads.ts"
import { rulesOf, type Slot, type StructureRule } from "./structure-table.ts"
import { structures551 } from "./structures-551.ts"
import { structures70 } from "./structures-70.ts"

const rules: Readonly<Record<GedcomVersion, ReadonlyMap<string, StructureRule>>> = {
  "5.5.1": rulesOf(structures551),
  "7.0": rulesOf(structures70),
}

/** The rule of a structure, by its name in the table. */
export const ruleOf = (name: string, version: GedcomVersion): StructureRule => {
  const rule = rules[version].get(name)
  if (rule === undefined) throw new Error(`GEDCOM ${version} has no structure ${name}`)
  return rule
}

/** The rule for what is in a slot. A pointer and a text may be two different structures with one tag. */
export const ruleIn = (
  slot: Slot,
  { pointer }: Pick<GedcomStructure, "pointer">,
  version: GedcomVersion,
): StructureRule => ruleOf(pointer === null ? slot.worded : slot.pointing, version)

/**
 * Finds the tag of a record by its xref. Null: there is no such record. Undefined: it was not looked up, and the
 * pointer counts as valid.
 */
export type FindRecord = (xref: string) => string | null | undefined

/** Whether the text or pointer of a structure is what its rule requires. */
export const fitsPayload = (
  { value, pointer }: Pick<GedcomStructure, "value" | "pointer">,
  { payload }: StructureRule,
  version: GedcomVersion,
  find: FindRecord,
): boolean => {
  if (!payload.startsWith("@")) return pointer === null && isPayload(payload, value, version)
  if (pointer === null) return false
  if (pointer === voidPointer) return version === "7.0"
  const found = find(pointer)
  return found === undefined || found === payload.slice(1)
}
