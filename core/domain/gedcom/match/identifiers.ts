import type { GedcomStructure } from "../lines/parser.ts"

/** The EXID type that GEDCOM 7.0 gives to an Ancestral File Number (EXID-TYPE). */
const ancestralFile = "https://gedcom.io/terms/v7/AFN"

/** A UID in lower case and without punctuation, without the four-digit checksum that some programs append. */
const plainUid = (value: string): string => {
  const digits = value.replace(/[^0-9A-Za-z]/g, "").toUpperCase()
  return /^[0-9A-F]{36}$/.test(digits) ? digits.slice(0, 32) : digits
}

const keyOf = (tag: string, value: string, type: string): string | null => {
  const text = value.trim()
  if (tag === "UID" || tag === "_UID") return plainUid(text) === "" ? null : `UID ${plainUid(text)}`
  if (text === "") return null
  if (tag === "AFN") return `${ancestralFile} ${text.toUpperCase()}`
  return tag === "EXID" ? `${type.trim()} ${type.trim() === ancestralFile ? text.toUpperCase() : text}` : null
}

/**
 * The identifiers of a person in any file: UID, `_UID`, EXID with its TYPE, and AFN. Equal identifiers have equal
 * keys, however the two files write them.
 */
export const identifiersOf = ({ children }: GedcomStructure): readonly string[] =>
  children.flatMap((child) => {
    const type = child.tag === "EXID" ? child.children.find(({ tag }) => tag === "TYPE")?.value : undefined
    return keyOf(child.tag, child.value, type ?? "") ?? []
  })

/**
 * The same keys, from lines of an INDI record that `identifierLines` selected: a level-1 line, which may be
 * followed by its TYPE.
 */
export const identifiersInLines = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((text) => {
    const [first = "", second = ""] = text.split("\n")
    const [tag, value] = tagAndValue(first, "1 ")
    const [below, type] = tagAndValue(second, "2 ")
    return keyOf(tag, value.replace(/^@@/, "@"), below === "TYPE" ? type : "") ?? []
  })

/** The tag and value of a line of this level; two empty strings for any other line. */
const tagAndValue = (line: string, level: string): readonly [tag: string, value: string] => {
  if (!line.startsWith(level)) return ["", ""]
  const rest = line.slice(level.length)
  const end = rest.indexOf(" ")
  return end < 0 ? [rest, ""] : [rest.slice(0, end), rest.slice(end + 1)]
}
