import { LONGEST_TWIN_GROUP, type ParentQualifier, parentQualifiers } from "../../../relationship.ts"
import type { GedcomFields } from "../gedcom-fields.ts"
import { readIdentifiers } from "./read-identifiers.ts"
import { readNotes } from "./read-notes.ts"
import { type ReadContext, trimmedOrNull } from "../read-context.ts"
import type { GedcomNode } from "../../lines/parser.ts"

/** One of the two parents of a family, in the words of ADOP (5.5.1, ADOPTED_BY_WHICH_PARENT). */
export type WhichParent = "HUSB" | "WIFE"

/**
 * How a child belongs to its parents: a statement about both, about one by role, or about one by xref. The more
 * specific statement takes precedence.
 */
export interface Parentage {
  readonly both: ParentQualifier | null
  readonly byRole: Readonly<Partial<Record<WhichParent, ParentQualifier>>>
  /** By the xref of the parent. */
  readonly byParent: ReadonlyMap<string, ParentQualifier>
}

/**
 * A HUSB, WIFE or CHIL line of a FAM record. CHIL may say (`_FREL`, `_MREL`) how the child belongs to father and
 * mother.
 */
export interface MemberLink {
  readonly line: number
  readonly role: WhichParent | "CHIL"
  readonly person: string
  readonly parentage: Parentage
}

/** A FAMC or FAMS line of an INDI record. */
export interface FamilyLink {
  readonly line: number
  readonly role: "FAMC" | "FAMS"
  readonly family: string
  readonly parentage: Parentage
}

/**
 * Extension tags of Stemma: a qualifier that PEDI does not have; the one parent that a statement is about; whether
 * two parents are partners; the twins among the children of a parent.
 */
export const pedigreeTag = "_STEMMA_PEDI"
export const parentTag = "_STEMMA_PARENT"
export const partnershipTag = "_STEMMA_PARTNERSHIP"
export const twinsTag = "_STEMMA_TWINS"

export const unspecifiedParentage: Parentage = { both: null, byRole: {}, byParent: new Map() }

/**
 * Nearly all statements are about both parents. One shared object each saves memory: a large file has a hundred
 * thousand of them.
 */
const saidOfBoth: ReadonlyMap<ParentQualifier, Parentage> = new Map(
  parentQualifiers.map((both) => [both, { ...unspecifiedParentage, both }]),
)

/** The words of PEDI, `_FREL` and similar tags. */
const qualifiers: ReadonlyMap<string, ParentQualifier> = new Map([
  ["birth", "biological"],
  ["biological", "biological"],
  ["natural", "biological"],
  ["adopted", "adoptive"],
  ["adoptive", "adoptive"],
  ["foster", "foster"],
  ["step", "step"],
  ["guardian", "guardian"],
  ["donor", "donor"],
])

type Use = Pick<ReadContext, "use">

/** The members that a FAM record points to, in the order of its lines. */
export const readMembers = (family: GedcomNode, reading: Use): readonly MemberLink[] => {
  const links: MemberLink[] = []
  for (const node of family.children) {
    const { tag: role, pointer: person } = node
    if (person === null || (role !== "HUSB" && role !== "WIFE" && role !== "CHIL")) continue
    reading.use(node)
    links.push({
      line: node.line,
      role,
      person,
      parentage: role === "CHIL" ? readParentage(node, reading) : unspecifiedParentage,
    })
  }
  return links
}

/** Whether a FAM record says that its two parents are not partners. */
export const deniesPartnership = ({ children }: GedcomNode, { use }: Use): boolean => {
  const denial = children.find(({ tag, value }) => tag === partnershipTag && value.trim().toUpperCase() === "N")
  if (denial !== undefined) use(denial)
  return denial !== undefined
}

/** A structure below CHIL with the notes and citations of the relationship between one parent and the child. */
export interface TieNode {
  readonly child: string
  readonly parent: string
  readonly node: GedcomNode
}

/** The values of a relationship, besides its persons, type and qualifier. */
export type RelationshipValues = GedcomFields<"relationship">

/** The values of a partnership in its FAM record, or of a parent and child in a `TieNode`. */
export const readRelationship = (node: GedcomNode, reading: ReadContext): RelationshipValues => ({
  notes: readNotes(node, reading),
  identifiers: readIdentifiers(node, reading),
  twinGroup: node.tag === parentTag ? readTwinGroup(node, reading) : null,
})

/** The first text is the group. A longer text than a group can have says nothing. */
const readTwinGroup = ({ children }: GedcomNode, { use }: ReadContext): string | null => {
  const group = children.find(({ tag }) => tag === twinsTag)
  const text = group === undefined ? null : trimmedOrNull(group.value)
  if (group === undefined || text === null || [...text].length > LONGEST_TWIN_GROUP) return null
  use(group)
  return text
}

export const readTies = ({ children }: GedcomNode, { use }: Use): readonly TieNode[] =>
  children.flatMap(({ tag, pointer: child, children: below }) => {
    if (tag !== "CHIL" || child === null) return []
    return below.flatMap((node): readonly TieNode[] => {
      if (node.tag !== parentTag || node.pointer === null) return []
      use(node)
      return [{ child, parent: node.pointer, node }]
    })
  })

/**
 * The families that an INDI record points to, in the order of its lines. ADOP events name the adopting parents
 * (ADOP.FAMC.ADOP); that applies to the FAMC of the same family.
 */
export const readFamilies = (individual: GedcomNode, reading: Use): readonly FamilyLink[] => {
  const links: FamilyLink[] = []
  const adopters = new Map<string, Parentage["byRole"]>()
  for (const node of individual.children) {
    const { tag: role, pointer: family } = node
    if (role === "ADOP")
      for (const child of node.children)
        if (child.tag === "FAMC" && child.pointer !== null) adopters.set(child.pointer, readAdopters(child, reading))
    if (family === null || (role !== "FAMC" && role !== "FAMS")) continue
    reading.use(node)
    links.push({
      line: node.line,
      role,
      family,
      parentage: role === "FAMC" ? readParentage(node, reading) : unspecifiedParentage,
    })
  }
  if (adopters.size === 0) return links
  return links.map((link) => {
    const byRole = link.role === "FAMC" ? adopters.get(link.family) : undefined
    return byRole === undefined
      ? link
      : { ...link, parentage: { ...link.parentage, byRole: { ...byRole, ...link.parentage.byRole } } }
  })
}

/** Reads the adopting parents from a FAMC below an ADOP. */
const readAdopters = (link: GedcomNode, { use }: Use): Parentage["byRole"] => {
  use(link)
  const which = link.children.find(({ tag }) => tag === "ADOP")
  const value = which?.value.trim().toUpperCase()
  if (which === undefined || (value !== "HUSB" && value !== "WIFE" && value !== "BOTH")) return {}
  use(which)
  return value === "BOTH" ? { HUSB: "adoptive", WIFE: "adoptive" } : { [value]: "adoptive" }
}

const ofOneParent = /^\s*(\S+)\s*\((father|mother)\)\s*$/i

/**
 * The word of a qualifier and, if it is about one parent only, the role of that parent: `_FREL Step`, or `_PEDI
 * Step (mother)` of Family Historian.
 */
const readTie = ({ tag, value }: GedcomNode): { readonly word: string; readonly role: WhichParent | null } => {
  if (tag === "_FREL") return { word: value, role: "HUSB" }
  if (tag === "_MREL") return { word: value, role: "WIFE" }
  const [, word, parent] = tag === "_PEDI" ? (ofOneParent.exec(value) ?? []) : []
  return word === undefined
    ? { word: value, role: null }
    : { word, role: parent?.toLowerCase() === "father" ? "HUSB" : "WIFE" }
}

/**
 * How the child belongs to its parents, from the structures below a FAMC or CHIL: PEDI, the spellings of other
 * programs, and `_STEMMA_PEDI`, which has the qualifiers that PEDI lacks and takes precedence. A `_STEMMA_PARENT`
 * pointer below a structure limits it to one parent.
 */
const readParentage = ({ children }: GedcomNode, { use }: Use): Parentage => {
  let both: ParentQualifier | null = null
  let pedigree: ParentQualifier | null = null
  const byRole: Partial<Record<WhichParent, ParentQualifier>> = {}
  const byParent = new Map<string, ParentQualifier>()
  let isOfOne = false
  for (const child of children) {
    const { role, word } = readTie(child)
    const qualifier = qualifiers.get(word.trim().toLowerCase())
    if (qualifier === undefined || (role === null && child.tag !== "PEDI" && child.tag !== pedigreeTag)) continue
    use(child)
    const named = child.tag === pedigreeTag ? child.children.find(({ tag }) => tag === parentTag) : undefined
    if (role !== null) byRole[role] ??= qualifier
    else if (named?.pointer != null) {
      use(named)
      byParent.set(named.pointer, qualifier)
    } else if (child.tag === "PEDI") pedigree ??= qualifier
    else both ??= qualifier
    isOfOne ||= role !== null || named?.pointer != null
  }
  const ofBoth = both ?? pedigree
  if (isOfOne) return { both: ofBoth, byRole, byParent }
  return ofBoth === null ? unspecifiedParentage : (saidOfBoth.get(ofBoth) ?? unspecifiedParentage)
}
