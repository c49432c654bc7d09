import type { NameParts, NameType, NameWords } from "../../../name.ts"
import { canonicalTag } from "../../../../codec/language-tag.ts"
import { writtenName } from "../../../name-text/compose-name.ts"
import type { GedcomFields } from "../gedcom-fields.ts"
import { composeName, noParts, noWords, splitNameValue, unlessComposed, writtenIn } from "../name-value.ts"
import { nameLanguageTag, readForms, writtenTag } from "./read-form.ts"
import { readInnerIdentifiers } from "./read-identifiers.ts"
import { trimmedOrNull, type ReadContext } from "../read-context.ts"
import type { GedcomNode } from "../../lines/parser.ts"
import { shownText, type TextFault } from "../shown-text.ts"

/** The values of a NAME structure. */
export type NameValues = GedcomFields<"name">

/**
 * A name and its structure: NAME itself, a NICK, `_MARNM` or `_AKA` below it or beside it, or an ALIA with text.
 */
export interface ReadName extends NameValues {
  readonly node: GedcomNode
  readonly isPrimary: boolean
  /** The whole texts as the file has them. Those of the name itself are cut to what people see. */
  readonly whole: NameWords
}

/** The texts of a name as people see them, with the whole texts as `whole`. Reports each kind of fault once. */
const shownParts = (
  whole: NameWords,
  node: GedcomNode,
  { reportText }: ReadContext,
): NameWords & Pick<ReadName, "whole"> => {
  const faults = new Set<TextFault>()
  const shown = (part: string | null): string | null => shownText(part, (fault) => faults.add(fault))
  const parts = {
    givenName: shown(whole.givenName),
    surname: shown(whole.surname),
    prefix: shown(whole.prefix),
    suffix: shown(whole.suffix),
    surnamePrefix: shown(whole.surnamePrefix),
    written: shown(whole.written),
    language: whole.language,
    forms: whole.forms.flatMap((form) => {
      const written = shown(form.written)
      const own = { givenName: shown(form.givenName), surname: shown(form.surname) }
      return written === null ? [] : [{ ...form, ...own, written }]
    }),
  }
  if (reportText !== undefined) for (const fault of faults) reportText(node, fault)
  return { ...parts, whole }
}

/** NAME.TYPE in the words of 5.5.1, 7.0 and common programs. Any other word is `other`. */
const typeNames: ReadonlyMap<string, NameType> = new Map([
  ["birth", "birth"],
  ["birth name", "birth"],
  ["maiden", "maiden"],
  ["married", "married"],
  ["married name", "married"],
  ["aka", "alias"],
  ["also known as", "alias"],
  ["alias", "alias"],
  ["nick", "nickname"],
  ["nickname", "nickname"],
  ["immigrant", "immigrant"],
  ["professional", "professional"],
  ["religious", "religious"],
])

/**
 * All names of an INDI record, in the order of its lines. The first NAME is primary, unless its type is married and
 * another NAME is a birth or maiden name. `_STEMMA_PRIMARY` marks a NAME as primary explicitly. Without TYPE the
 * first NAME is the birth name and the others are aliases. Empty if the record has no name.
 */
export const readNames = (individual: GedcomNode, reading: ReadContext): readonly ReadName[] => {
  const names: ReadName[] = []
  let given: string | null = null
  let sawName = false
  for (const node of individual.children) {
    if (node.tag === "NAME") {
      const own = readName(node, sawName ? "alias" : "birth", reading)
      names.push(own)
      if (!sawName) given = own.givenName
      sawName = true
      for (const child of node.children) readAlternate(child, own.givenName, reading, names)
    } else readAlternate(node, given, reading, names)
  }
  const primary = primaryOf(names)
  return names.map((name) => (name === primary ? { ...name, isPrimary: true } : name))
}

/** Below the NAME that is primary although the order of names suggests another. */
export const primaryTag = "_STEMMA_PRIMARY"

const primaryOf = (names: readonly ReadName[]): ReadName | undefined => {
  const own = names.filter(({ node }) => node.tag === "NAME")
  const claimed = own.find(({ node }) => node.children.some(({ tag }) => tag === primaryTag))
  if (claimed !== undefined) return claimed
  const [first = names[0]] = own
  if (first?.nameType !== "married") return first
  return own.find(({ nameType }) => nameType === "birth" || nameType === "maiden") ?? first
}

/** The type from the words of TYPE or, for OTHER in 7.0, from the words of its PHRASE. */
const readType = (node: GedcomNode, use: ReadContext["use"]): NameType => {
  const phrase = node.children.find(({ tag }) => tag === "PHRASE")
  const worded = phrase === undefined ? undefined : typeNames.get(phrase.value.trim().toLowerCase())
  if (phrase !== undefined && worded !== undefined) use(phrase)
  return typeNames.get(node.value.trim().toLowerCase()) ?? worded ?? "other"
}

/**
 * Reads one NAME structure without the names below it (NICK, `_MARNM`). `untyped` is the type if there is no TYPE.
 */
const readName = (node: GedcomNode, untyped: NameType, reading: ReadContext): ReadName => {
  const { use } = reading
  use(node)
  let givenName: string | null = null
  const surnames: string[] = []
  let prefix: string | null = null
  let suffix: string | null = null
  let surnamePrefix: string | null = null
  let nameType: NameType | null = null
  let written: string | null = null
  let language: string | null = null
  for (const child of node.children) {
    const { tag } = child
    if (tag === "GIVN" && givenName === null) givenName = trimmedOrNull(child.value)
    else if (tag === "SURN" && child.value.trim() !== "") surnames.push(child.value.trim())
    else if (tag === "NPFX" && prefix === null) prefix = trimmedOrNull(child.value)
    else if (tag === "NSFX" && suffix === null) suffix = trimmedOrNull(child.value)
    else if (tag === "SPFX" && surnamePrefix === null) surnamePrefix = trimmedOrNull(child.value)
    else if (tag === "TYPE" && nameType === null && child.value.trim() !== "") nameType = readType(child, use)
    else if (tag === writtenTag && written === null) written = trimmedOrNull(child.value)
    else if (tag === nameLanguageTag && language === null && canonicalTag(child.value.trim()) !== null)
      language = canonicalTag(child.value.trim())
    else if (tag !== primaryTag) continue
    use(child)
  }
  const surname = surnames.length === 0 ? null : surnames.join(", ")
  const parts = composeName({ value: node.value, givenName, surname, prefix, suffix, surnamePrefix })
  const text = written === null ? writtenIn(node.value, parts, language) : unlessComposed(written, parts, language)
  const named = { written: writtenName({ ...parts, written: text, language, forms: [] }), language }
  const words = { ...parts, written: text, language, forms: readForms(node, named, use) }
  const identifiers = readInnerIdentifiers(node, reading)
  return { node, isPrimary: false, nameType: nameType ?? untyped, identifiers, ...shownParts(words, node, reading) }
}

/** Adds to `names` the name of a NICK, `_MARNM`, `_AKA` or an ALIA with text. Ignores all other structures. */
const readAlternate = (node: GedcomNode, given: string | null, reading: ReadContext, names: ReadName[]): void => {
  const read = alternates.get(node.tag)
  const value = trimmedOrNull(node.value)
  if (read === undefined || value === null) return
  reading.use(node)
  const { nameType, ...parts } = read(value, given)
  const identifiers = readInnerIdentifiers(node, reading)
  names.push({ node, isPrimary: false, nameType, identifiers, ...shownParts(parts, node, reading) })
}

type ReadAlternate = (value: string, given: string | null) => Omit<NameValues, "identifiers">

const alias: ReadAlternate = (value) => {
  const parts = { ...noParts, ...splitNameValue(value) }
  return { nameType: "alias", ...parts, written: writtenIn(value, parts, null), language: null, forms: [] }
}

const alternates: ReadonlyMap<string, ReadAlternate> = new Map([
  ["NICK", (value) => ({ nameType: "nickname", ...noWords, givenName: value })],
  ["_MARNM", (value, given) => ({ nameType: "married", ...noWords, ...splitMarriedName(value, given) })],
  ["_AKA", alias],
  ["ALIA", alias],
])

/** A longer given name is not a name, and is not repeated in each married name. */
const longestGiven = 500

/**
 * Splits a married name. It is either complete or a surname alone; a surname alone takes the given name of the NAME
 * above it.
 */
const splitMarriedName = (value: string, own: string | null): Pick<NameParts, "givenName" | "surname"> => {
  if (value.includes("/")) return splitNameValue(value)
  const given = own !== null && own.length <= longestGiven ? own : null
  const startsWithGiven = given !== null && value.startsWith(`${given} `)
  return { givenName: given, surname: startsWithGiven ? trimmedOrNull(value.slice(given.length)) : value }
}
