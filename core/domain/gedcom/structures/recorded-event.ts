import type { GedcomVersion } from "../../date/gedcom-words.ts"
import { roleInWords, roles } from "../standard/roles.ts"
import type { GedcomNode, GedcomStructure } from "../lines/parser.ts"
import { enumerations } from "../standard/enumerations.ts"
import { trimmedOrNull } from "./read-context.ts"
import { textStructure } from "./structure.ts"

/** The event that a source records, as a citation of it says: EVEN with ROLE. */
export interface RecordedEvent {
  readonly eventType: string | null
  readonly role: string | null
}

/** A kind of event for which 5.5.1 has no word. */
export const recordedTag = "_EVEN"

/** The role of a person in an event whose kind is not known. */
export const recordedRoleTag = "_ROLE"

const rolesOf551: ReadonlySet<string> = new Set(["CHIL", "HUSB", "WIFE", "MOTH", "FATH", "SPOU"])

const isPhrase = ({ tag }: GedcomStructure): boolean => tag === "PHRASE" || tag === "_PHRASE"

/** The words of a structure: its PHRASE, which says more than the word of a set above it, or its own value. */
const wordsOf = (node: GedcomNode, use: (structure: GedcomNode) => void): string | null => {
  use(node)
  const phrase = node.children.find((child) => isPhrase(child) && child.value.trim() !== "")
  if (phrase === undefined) return trimmedOrNull(node.value)
  use(phrase)
  return trimmedOrNull(phrase.value)
}

/** The kind of event that EVEN names. */
export const readRecordedType = wordsOf

/** A role. In 5.5.1, words without a tag are in brackets: `(godparent)` is GODP of 7.0. */
export const readRecordedRole = (node: GedcomNode, use: (structure: GedcomNode) => void): string | null => {
  const words = wordsOf(node, use)
  if (words === null || node.children.some(isPhrase)) return words
  const said = /^\((.*)\)$/su.exec(words)?.[1]?.trim()
  if (said === undefined) return words
  const meant = roles[said.toLowerCase()]
  return meant !== undefined && roleInWords(meant) === said.toLowerCase() ? meant : trimmedOrNull(said)
}

/** The structures that say the same. */
export const writeRecordedEvent = (
  { eventType, role }: RecordedEvent,
  version: GedcomVersion,
): readonly GedcomStructure[] => {
  const [type, part] = [trimmedOrNull(eventType ?? ""), trimmedOrNull(role ?? "")]
  if (type === null) return part === null ? [] : [textStructure(recordedRoleTag, part)]
  const below = part === null ? [] : [writeRole(part, version)]
  if (enumerations[version].EVENATTR?.has(type) === true) return [textStructure("EVEN", type, below)]
  return version === "7.0"
    ? [textStructure("EVEN", "EVEN", [textStructure("PHRASE", type), ...below])]
    : [textStructure(recordedTag, type, below)]
}

const writeRole = (role: string, version: GedcomVersion): GedcomStructure => {
  const isWord = enumerations["7.0"].ROLE?.has(role) === true
  if (version === "7.0")
    return isWord
      ? textStructure("ROLE", role)
      : textStructure("ROLE", roles[role.toLowerCase()] ?? "OTHER", [textStructure("PHRASE", role)])
  if (rolesOf551.has(role)) return textStructure("ROLE", role)
  return textStructure("ROLE", `(${isWord ? roleInWords(role) : role})`)
}
