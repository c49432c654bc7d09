import type { RecordKind } from "../import/record-lines.ts"
import type { GedcomFault, WarnedRecord } from "../warning.ts"

/** A record with the words for it. */
export interface NamedRecord extends WarnedRecord {
  readonly kind: RecordKind
  /** Whether it is a SOUR record. */
  readonly isSource: boolean
}

/** The message of a fault about these records, the first one named. Without records it is about the file. */
export const warningMessage = (
  { message, detail }: Pick<GedcomFault, "message" | "detail">,
  [first, ...others]: readonly NamedRecord[],
): string => {
  const more = others.length === 0 ? "" : " and others"
  const words: Readonly<Record<string, string>> = {
    who: first === undefined ? "the file" : whoIs(first) + more,
    is: others.length === 0 ? "is" : "are",
    in: first === undefined ? "the file" : placeOf(first) + more,
    detail: detail ?? "",
  }
  const filled = message.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? "")
  return filled.slice(0, 1).toUpperCase() + filled.slice(1)
}

const whoIs = ({ kind, isSource, name, xref }: NamedRecord): string => {
  if (kind === "person") return name ?? "a person without a name"
  if (kind === "family") return name === null ? "a family without names" : `the family of ${name}`
  if (isSource && name !== null) return `the source "${name}"`
  return xref === null ? "the file" : `the record ${xref}`
}

const placeOf = (record: NamedRecord): string =>
  record.kind === "person" ? `the record of ${whoIs(record)}` : whoIs(record)
