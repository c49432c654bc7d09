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

/** The records of 5.5.1 that may have one of these tags; any record may have a RIN (5.5.1, INDIVIDUAL_RECORD, SUBMITTER_RECORD). */
const records: Readonly<Record<string, ReadonlySet<string>>> = {
  AFN: new Set(["INDI"]),
  RFN: new Set(["INDI", "SUBM"]),
}

/** EXID of a known type as AFN, RFN or RIN, where 5.5.1 has this tag. */
export const numberTo551: Step = (structure, above) => {
  const type = structure.children.find(({ tag }) => tag === "TYPE")
  const tag = tags.get(type?.value.trim() ?? "")
  return [
    tag === undefined || records[tag]?.has(above) === false
      ? structure
      : { ...structure, tag, children: structure.children.filter((child) => child !== type) },
  ]
}
