import type { GedcomVersion } from "../../../date/gedcom-words.ts"
import { type Identifier, isAddress, issuers } from "../../../evidence/identifier.ts"
import type { GedcomStructure } from "../../lines/parser.ts"
import { textStructure } from "../structure.ts"

/** Where identifiers are written. */
export interface IdentifierHome {
  /** `inside`: in a name, a citation or a link to a medium, where no standard has identifiers; in an event, 7.0 has UID. */
  readonly record: "INDI" | "FAM" | "SOUR" | "OBJE" | "event" | "inside"
  readonly version: GedcomVersion
}

/** The tags that 5.5.1 allows once in a record. */
const single: Readonly<Record<IdentifierHome["record"], ReadonlySet<string>>> = {
  INDI: new Set(["AFN", "RFN", "RIN"]),
  FAM: new Set(["RIN"]),
  SOUR: new Set(["RIN"]),
  OBJE: new Set(["RIN"]),
  event: new Set(),
  inside: new Set(),
}

/** The number of a record of Ancestry: a type of its own. */
const ancestryTag = "_APID"

const isRecordWithNumbers = (record: IdentifierHome["record"]): boolean =>
  record === "INDI" || record === "FAM" || record === "SOUR"

const issuerOf = (type: string): string | null => {
  if (type === "AFN" || type === "RFN" || type === "RIN") return issuers[type]
  return isAddress(type) ? type : null
}

/** The structure of an identifier. `taken` are the tags that the record has already. `identifierOf` reads the same identifier from it. */
export const writeIdentifier = (
  { type, value }: Identifier,
  { record, version }: IdentifierHome,
  taken: ReadonlySet<string>,
): GedcomStructure => {
  const isInside = record === "event" || record === "inside"
  const extra = version === "7.0" && !isInside ? "" : "_"
  if (type === "UID") return textStructure(record === "event" && version === "7.0" ? "UID" : `${extra}UID`, value)
  if (type === ancestryTag && !isRecordWithNumbers(record)) return textStructure(ancestryTag, value)
  if (version === "5.5.1" && single[record].has(type) && !taken.has(type)) return textStructure(type, value)
  const issuer = issuerOf(type)
  if (issuer !== null) return textStructure(`${extra}EXID`, value, [textStructure("TYPE", issuer)])
  if (type === "EXID") return textStructure(`${extra}EXID`, value)
  return textStructure(isInside ? "_REFN" : "REFN", value, type === "REFN" ? [] : [textStructure("TYPE", type)])
}

/** The structures of the identifiers of a record. `readIdentifiers` reads the same from them. */
export const writeIdentifiers = (
  identifiers: readonly Identifier[] | null,
  home: IdentifierHome,
): readonly GedcomStructure[] => {
  const taken = new Set<string>()
  return (identifiers ?? []).map((identifier) => {
    const structure = writeIdentifier(identifier, home, taken)
    taken.add(structure.tag)
    return structure
  })
}
