import type { ParentQualifier } from "../../relationship.ts"
import { closingEdges } from "../../ancestry-cycles.ts"
import { type ExistingTies, noTies } from "./existing-ties.ts"
import {
  type FamilyLink,
  type MemberLink,
  type Parentage,
  unspecifiedParentage,
  type WhichParent,
} from "../structures/read-family.ts"
import type { Warn } from "../warning.ts"

/**
 * The relationships in the record of one person or family. Persons and families are identified by their ordinals
 * among the INDI and FAM records.
 */
export interface LinkedPerson {
  readonly xref: string | null
  readonly links: readonly FamilyLink[]
}

export interface LinkedFamily {
  readonly line: number
  readonly links: readonly MemberLink[]
  /** The latest year of the family's events (`latestYearOfLife`). */
  readonly sharedYear: number | null
  /** Whether the record says that its two parents are not partners. Its events then belong to neither. */
  readonly deniesPartnership: boolean
}

/** The relationships of a file, as the FAM and INDI records give them. */
export interface FileLinks {
  readonly persons: readonly LinkedPerson[]
  readonly families: readonly LinkedFamily[]
  /** The person or family with this xref; null if there is none. */
  readonly personOf: (xref: string) => number | null
  readonly familyOf: (xref: string) => number | null
}

export interface ParentEdge {
  readonly parent: number
  readonly child: number
  readonly qualifier: ParentQualifier
}

/**
 * The rows of a family record: its partners (two of them make a partnership), and the relationships that no earlier
 * record has.
 */
export interface FamilyShape {
  readonly partners: readonly number[]
  readonly edges: readonly ParentEdge[]
  /**
   * The CHIL, FAMC and FAMS lines of relationships that are left out because they would close a cycle of ancestry.
   */
  readonly linesLeftOut: ReadonlySet<number>
}

interface Partner {
  readonly person: number
  readonly role: WhichParent | null
  /** The HUSB, WIFE and FAMS lines of this partner. */
  readonly lines: number[]
}

interface Child {
  /** The CHIL and FAMC lines of this child. */
  readonly lines: number[]
  /** The parentage in the first FAMC and the first CHIL. */
  famc: Parentage
  chil: Parentage
}

interface Household {
  readonly partners: Partner[]
  readonly children: Map<number, Child>
}

interface LinedEdge extends ParentEdge {
  lines: readonly number[]
  readonly family: number
}

/**
 * The families of a file, by ordinal, from FAM records and from FAMC and FAMS of INDI records together. Each
 * relationship occurs once. One that would make a person their own ancestor is left out with a warning. The time is
 * linear in the number of links. For persons that exist in the tree (`known`), only relationships that the tree
 * does not have are returned.
 */
export const shapeFamilies = (file: FileLinks, warn: Warn, known: ExistingTies = noTies): readonly FamilyShape[] => {
  const households = gather(file, known, warn)
  const edges = parentEdges(file, households, known)
  const closing = closingEdges(file.persons.length + known.others, [...edges, ...known.edges], edges.length)
  const kept = households.map((): ParentEdge[] => [])
  const linesLeftOut = new Set<number>()
  for (const [index, { lines, family, parent, child, qualifier }] of edges.entries()) {
    if (closing.has(index))
      for (const line of lines) {
        linesLeftOut.add(line)
        warn({
          line,
          code: "ancestry_cycle",
          message: "This would make a person their own ancestor; the relationship to the parent is left out.",
        })
      }
    else kept[family]!.push({ parent, child, qualifier })
  }
  return households.map((household, family) => ({
    partners: household?.partners.map(({ person }) => person) ?? [],
    edges: kept[family]!,
    linesLeftOut,
  }))
}

/** The members of each family; undefined for a family without members. */
const gather = (
  { persons, families, personOf, familyOf }: FileLinks,
  { same }: ExistingTies,
  warn: Warn,
): readonly (Household | undefined)[] => {
  const households: (Household | undefined)[] = families.map(() => undefined)
  const householdOf = (family: number): Household => (households[family] ??= { partners: [], children: new Map() })

  const addPartner = (line: number, family: number, person: number, role: WhichParent | null): void => {
    const { partners } = householdOf(family)
    const met = partners.find((partner) => partner.person === person)
    if (met !== undefined) {
      met.lines.push(line)
      if (role !== null)
        warn({
          line,
          code: "own_partner",
          message: "A person is listed twice as a partner of the same family and counts once.",
        })
    } else if (partners.length === 2)
      warn({ line, code: "third_partner", message: "A family has two partners at most; this one is left out of it." })
    else partners.push({ person, role, lines: [line] })
  }
  const childOf = (line: number, family: number, person: number): Child => {
    const { children } = householdOf(family)
    const child = children.get(person)
    if (child === undefined) {
      const met = { lines: [line], famc: unspecifiedParentage, chil: unspecifiedParentage }
      children.set(person, met)
      return met
    }
    child.lines.push(line)
    return child
  }

  for (const [family, { links }] of families.entries()) {
    for (const { line, role, person: xref, parentage } of links) {
      const named = personOf(xref)
      if (named === null) continue
      const person = same(named)
      if (role !== "CHIL") addPartner(line, family, person, role)
      else {
        const child = childOf(line, family, person)
        if (child.chil === unspecifiedParentage) child.chil = parentage
      }
    }
  }
  for (const [ordinal, { links }] of persons.entries()) {
    const person = same(ordinal)
    for (const { line, role, family: xref, parentage } of links) {
      const family = familyOf(xref)
      if (family === null) continue
      if (role === "FAMS") addPartner(line, family, person, null)
      else {
        const child = childOf(line, family, person)
        if (child.famc === unspecifiedParentage) child.famc = parentage
      }
    }
  }
  for (const [family, household] of households.entries()) {
    if (household === undefined || household.partners.length > 0) continue
    warn({
      line: families[family]!.line,
      code: "family_without_parents",
      message: "The family has children but no parent; the record is kept, without relationships.",
    })
  }
  return households
}

/** Every pair of a parent and a child once, without those that the tree already has. */
const parentEdges = (
  { persons }: FileLinks,
  households: readonly (Household | undefined)[],
  { isEdge }: ExistingTies,
): readonly LinedEdge[] => {
  const edges: LinedEdge[] = []
  const seen = new Map<number, LinedEdge>()
  for (const [family, household] of households.entries()) {
    if (household === undefined) continue
    for (const [child, { lines: childLines, famc, chil }] of household.children) {
      for (const { person: parent, role, lines: partnerLines } of household.partners) {
        const pair = parent * persons.length + child
        // A partner who is not named in the FAM record is linked by their FAMS only.
        const lines = role === null ? [...childLines, ...partnerLines] : childLines
        const existing = seen.get(pair)
        if (existing !== undefined) existing.lines = [...existing.lines, ...lines]
        if (existing !== undefined || isEdge(parent, child)) continue
        const edge = { lines, family, parent, child, qualifier: qualifierOf(famc, chil, persons[parent]!.xref, role) }
        seen.set(pair, edge)
        edges.push(edge)
      }
    }
  }
  return edges
}

/**
 * The qualifier for this parent: by name first, then by role, then for both parents. Within each, the FAMC of the
 * child comes first.
 */
export const qualifierOf = (
  famc: Parentage,
  chil: Parentage,
  xref: string | null,
  role: WhichParent | null,
): ParentQualifier => {
  const byName = xref === null ? undefined : (famc.byParent.get(xref) ?? chil.byParent.get(xref))
  const byRole = role === null ? undefined : (famc.byRole[role] ?? chil.byRole[role])
  return byName ?? byRole ?? famc.both ?? chil.both ?? "biological"
}
