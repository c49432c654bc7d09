import {
  distinctIdentifiers,
  type Identifier,
  identifierType,
  identifierWords,
  isIdentifierText,
  MOST_IDENTIFIERS,
} from "../../../evidence/identifier.ts"
import type { GedcomNode, GedcomStructure } from "../../lines/parser.ts"
import type { ReadContext } from "../read-context.ts"

/** The tags of identifiers, and whether their type is below them (5.5.1, REFN; 7.0, REFN and EXID). */
const hasType: ReadonlyMap<string, boolean> = new Map([
  ["REFN", true],
  ["EXID", true],
  ["_EXID", true],
  ["UID", false],
  ["_UID", false],
  ["AFN", false],
  ["RFN", false],
  ["RIN", false],
  ["_AFN", false],
  ["_RFN", false],
  ["_RIN", false],
])

/** Further tags of identifiers below names, events and citations and in media. `_APID` is of Ancestry. */
const hasTypeInside: ReadonlyMap<string, boolean> = new Map([...hasType, ["_REFN", true], ["_APID", false]])

const words: ReadonlySet<string> = new Set(identifierWords)

/**
 * The identifier that a structure states: REFN and EXID with their TYPE, UID, AFN, RFN or RIN, with or without an
 * underscore. Null for any other structure, and for one with a text that no record can have.
 */
export const identifierOf = (structure: GedcomStructure): Identifier | null => identifierBy(hasType, structure)

/** The same of a structure below a name, an event, a citation or a medium. */
export const identifierInside = (structure: GedcomStructure): Identifier | null =>
  identifierBy(hasTypeInside, structure)

const identifierBy = (tags: typeof hasType, { tag, value, pointer, children }: GedcomStructure): Identifier | null => {
  const isTyped = tags.get(tag)
  if (isTyped === undefined || pointer !== null || !isIdentifierText(value.trim())) return null
  const type = (isTyped ? children.find((child) => child.tag === "TYPE")?.value.trim() : "") ?? ""
  if (type !== "" && !isIdentifierText(type)) return null
  // The number that an archive calls a UID is still a reference number.
  const isOtherWord = (tag === "REFN" || tag === "_REFN") && words.has(identifierType(type))
  return { type: identifierType(type === "" || isOtherWord ? tag : type), value: value.trim() }
}

const none: readonly Identifier[] = []

/** The identifiers of a record, each once: the first `MOST_IDENTIFIERS`. Further ones are not marked as used. */
export const readIdentifiers = (record: GedcomNode, reading: Pick<ReadContext, "use">): readonly Identifier[] =>
  readBy(identifierOf, record, reading)

/** The same of a name, an event, a citation or a medium. */
export const readInnerIdentifiers = (node: GedcomNode, reading: Pick<ReadContext, "use">): readonly Identifier[] =>
  readBy(identifierInside, node, reading)

const readBy = (
  identify: typeof identifierOf,
  { children }: GedcomNode,
  { use }: Pick<ReadContext, "use">,
): readonly Identifier[] => {
  let found = none
  for (const child of children) {
    const identifier = identify(child)
    if (identifier === null) continue
    const all = distinctIdentifiers([...found, identifier])
    if (all.length > MOST_IDENTIFIERS) continue
    found = all
    use(child)
    const type = hasTypeInside.get(child.tag) === true ? child.children.find(({ tag }) => tag === "TYPE") : undefined
    if (type !== undefined) use(type)
  }
  return found
}
