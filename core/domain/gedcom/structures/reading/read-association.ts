import { type Association, associationRoles } from "../../../association/association.ts"
import { type GedcomNode, type GedcomStructure, isPointer, voidPointer } from "../../lines/parser.ts"
import { roleInWords, roles } from "../../standard/roles.ts"
import type { GedcomFields } from "../gedcom-fields.ts"
import { type ReadContext, trimmedOrNull } from "../read-context.ts"
import { limitedLine } from "../shown-text.ts"
import { readNotes } from "./read-notes.ts"

/** The values of an association in a file. */
export type AssociationValues = GedcomFields<"association">

type Role = Association["role"]

/** The structures that are associations wherever they are: ASSO, and `_ASSO` where a standard has no place for it. */
const everywhere: ReadonlyMap<string, Role> = new Map([
  ["ASSO", "OTHER"],
  ["_ASSO", "OTHER"],
])

/**
 * Those of other programs below an event, with the role that the tag itself says: `_SHAR` and `_SHAN` of RootsMagic (a
 * person, or a name, with a role), `_WITN` and `_GODP` of Ahnenblatt and others (mostly names).
 */
const belowEvents: ReadonlyMap<string, Role> = new Map([
  ...everywhere,
  ["_SHAR", "OTHER"],
  ["_SHAN", "OTHER"],
  ["_WITN", "WITN"],
  ["_GODP", "GODP"],
])

/** Where an association is: directly below a record, or below one of its events. */
export type AssociationPlace = "record" | "event"

/** Whether a structure with this tag is an association there. */
export const isAssociationTag = (tag: string, place: AssociationPlace): boolean =>
  (place === "event" ? belowEvents : everywhere).has(tag)

/** The tags of the role in words, the word of a set beside it, and the words beside a word of a set. */
export const roleBesideTag = "_ROLE"
const isPhrase = ({ tag }: GedcomStructure): boolean => tag === "PHRASE" || tag === "_PHRASE"

const roleOf = (word: string): Role | null => associationRoles.find((role) => role === word.trim()) ?? null

/** The role that words mean. */
export const impliedRole = (words: string): Role =>
  roleOf(words.toUpperCase()) ?? roleOf(roles[words.trim().toLowerCase()] ?? "OTHER") ?? "OTHER"

/** Whether the words are how a role without words of its own is written. */
export const isPlainRole = (words: string, role: Role): boolean =>
  words.toUpperCase() === role || words.toLowerCase() === roleInWords(role)

/** The xref of the associate; null if the structure names somebody who has no record. */
export const associatePointer = ({ pointer }: GedcomStructure): string | null =>
  pointer === voidPointer ? null : pointer

/** The name in the text. A pointer to a missing record becomes text in an export of the other version. */
const ownName = ({ pointer, value }: GedcomStructure): string | null =>
  pointer === null && !isPointer(value.trim()) ? trimmedOrNull(value) : null

/** Whether a structure without a pointer to a record says who the associate is. */
export const namesSomebody = (node: GedcomStructure): boolean =>
  (ownName(node) ?? trimmedOrNull(node.children.find(isPhrase)?.value ?? "")) !== null

/** What an association says. The associate is its pointer, or the name in its text or in PHRASE. */
export const readAssociation = (node: GedcomNode, reading: ReadContext): AssociationValues => {
  const { use, reportText } = reading
  use(node)
  const short = (text: string | null): string | null => limitedLine<string | null>(text, { node, reportText })
  const phrase = node.children.find(isPhrase)
  if (phrase !== undefined) use(phrase)
  const name = ownName(node) ?? trimmedOrNull(phrase?.value ?? "")
  const said = readRole(node, reading)
  return {
    associateName: short(name),
    role: said.role,
    phrase: short(said.phrase),
    notes: readNotes(node, reading),
  }
}

const readRole = ({ tag, children }: GedcomNode, { use }: ReadContext): Pick<AssociationValues, "role" | "phrase"> => {
  const node = children.find((child) => child.tag === "ROLE" || child.tag === "RELA")
  const unsaid = belowEvents.get(tag) ?? "OTHER"
  if (node === undefined) return { role: unsaid, phrase: null }
  use(node)
  const beside = node.children.find((child) => isPhrase(child) || child.tag === roleBesideTag)
  const words = trimmedOrNull(node.value)
  const set = node.tag === "ROLE" ? roleOf(node.value) : null
  if (set !== null) {
    if (beside !== undefined && isPhrase(beside)) use(beside)
    return { role: set, phrase: beside !== undefined && isPhrase(beside) ? trimmedOrNull(beside.value) : null }
  }
  const named = beside?.tag === roleBesideTag ? roleOf(beside.value) : null
  if (beside !== undefined && named !== null) use(beside)
  if (words === null) return { role: named ?? unsaid, phrase: null }
  const role = named ?? impliedRole(words)
  return { role, phrase: named === null && isPlainRole(words, role) ? null : words }
}
