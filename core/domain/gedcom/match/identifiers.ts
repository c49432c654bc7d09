import { type Identifier, isAddress } from "../../evidence/identifier.ts"

/** A UID in lower case and without punctuation, without the four-digit checksum that some programs append. */
const plainUid = (value: string): string => {
  const digits = value.replace(/[^0-9A-Za-z]/g, "").toUpperCase()
  return /^[0-9A-F]{36}$/.test(digits) ? digits.slice(0, 32) : digits
}

const keyOf = ({ type, value }: Identifier): string | null => {
  if (type === "UID") return plainUid(value) === "" ? null : `UID ${plainUid(value)}`
  if (type === "AFN") return `AFN ${value.toUpperCase()}`
  // Every file and every archive counts its own REFN, RFN and RIN.
  return type === "EXID" || isAddress(type) ? `${type} ${value}` : null
}

/**
 * The keys of the identifiers by which a person is the same in any file: UID, AFN and EXID. Equal identifiers have equal
 * keys, however two files write them.
 */
export const matchKeysOf = (identifiers: readonly Identifier[]): readonly string[] =>
  identifiers.flatMap((identifier) => keyOf(identifier) ?? [])
