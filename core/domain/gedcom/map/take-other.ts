import type { GedcomNode } from "../lines/parser.ts"
import type { ImportContext } from "./import-context.ts"
import type { MapperOptions } from "./mapper-options.ts"
import type { Taken } from "./taken.ts"

/** Takes records that become no row of their own, such as HEAD, NOTE and REPO. */
export const otherTaker = (mapping: ImportContext, sameRecords: MapperOptions["sameRecords"]) => {
  const unmet = new Set(sameRecords?.xrefs.keys())
  const sameLines = sameRecords?.lines ?? new Set<number>()
  return (record: GedcomNode): Taken => {
    useShared(record, mapping)
    // If several records have one xref, the xref refers to the first.
    const isSame = sameLines.has(record.line) || (record.xref !== null && unmet.delete(record.xref))
    if (isSame && record.tag === "HEAD") return { keeps: "recordIfNeeded" }
    return { keeps: isSame ? "nothing" : "record" }
  }
}

/** Notes and repositories are mapped at the pointers that refer to them. */
const useShared = (record: GedcomNode, { reading: { use } }: ImportContext): void => {
  if (record.tag === "NOTE" || record.tag === "SNOTE") use(record)
  if (record.tag !== "REPO") return
  use(record)
  const name = record.children.find(({ tag }) => tag === "NAME")
  if (name !== undefined) use(name)
}
