import { textStructure } from "../structures/structure.ts"
import type { Step } from "./step.ts"

/** The EXID types of 7.0 for the identifier tags of 5.5.1 (7.0, EXID-TYPE). */
const issuers: Readonly<Record<string, string>> = {
  AFN: "https://gedcom.io/terms/v7/AFN",
  RFN: "https://gedcom.io/terms/v7/RFN",
  RIN: "https://gedcom.io/terms/v7/RIN",
}
const tags = new Map(Object.entries(issuers).map(([tag, uri]) => [uri, tag]))

/** AFN, RFN and RIN as EXID. */
export const numberTo70: Step = (structure) => [
  { ...structure, tag: "EXID", children: [textStructure("TYPE", issuers[structure.tag] ?? ""), ...structure.children] },
]

/** EXID of a known type as AFN, RFN or RIN. */
export const numberTo551: Step = (structure) => {
  const type = structure.children.find(({ tag }) => tag === "TYPE")
  const tag = tags.get(type?.value.trim() ?? "")
  return [
    tag === undefined
      ? structure
      : { ...structure, tag, children: structure.children.filter((child) => child !== type) },
  ]
}
