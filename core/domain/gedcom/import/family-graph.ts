import { numberList } from "../../../lib/number-list.ts"
import { firstWithSamePair } from "../../../lib/same-pairs.ts"
import { type ParentQualifier, parentQualifiers } from "../../relationship.ts"
import type { Warn } from "../warning.ts"
import type { Parentage, WhichParent } from "../structures/reading/read-family.ts"
import { closingEdges } from "../../ancestry-cycles.ts"
import { type ExistingTies, noTies } from "./existing-ties.ts"
import type { FileLinks } from "./file-links.ts"
import { type Child, gatherHouseholds, type Partner } from "./households.ts"
import { orderFamilies } from "./order-families.ts"

export interface ParentEdge {
  readonly parent: number
  readonly child: number
  readonly qualifier: ParentQualifier
  /** The place of the child among the children of the parent in the file, from 1 on. */
  readonly position: number
}

/**
 * The rows of a family record: its partners (two of them make a partnership), and the relationships that no earlier
 * record has.
 */
export interface FamilyShape {
  readonly partners: readonly number[]
  readonly edges: readonly ParentEdge[]
  /**
   * The first family with the same two partners if several families have them; null otherwise. They have one
   * partnership.
   */
  readonly couple: number | null
  /** The place of the family among the families of each partner in which there are two partners, from 1 on. */
  readonly coupleAt: readonly number[]
}

/** The families of a file, by ordinal. A family takes about 24 bytes, and a relationship 13. */
export interface FamilyShapes {
  readonly families: number
  readonly at: (family: number) => FamilyShape
  /**
   * The CHIL, FAMC and FAMS lines of relationships that are left out because they would close a cycle of ancestry.
   */
  readonly linesLeftOut: ReadonlySet<number>
}

/**
 * The families of a file, from FAM records and from FAMC and FAMS of INDI records together. Each relationship occurs
 * once. One that would make a person their own ancestor is left out with a warning. The time is linear in the number
 * of links. For persons that exist in the tree (`known`), only relationships that the tree does not have are
 * returned.
 */
export const shapeFamilies = (file: FileLinks, warn: Warn, known: ExistingTies = noTies): FamilyShapes => {
  const people = file.persons.records
  const { start, parents, children, qualifiers, places, partners, sizes } = collectMembers(file, known, warn)
  const { before, rank } = orderFamilies(file, known, { partners, sizes })
  const isLeftOut = Uint8Array.from(firstWithSamePair(people, children, parents), (first, edge) => +(first !== edge))
  const closing = closingEdges(
    people + known.others,
    { parents: joined(parents, known.edges.parents), children: joined(children, known.edges.children) },
    parents.length,
  )
  for (const edge of closing) isLeftOut[edge] = 1
  const coupleOf = repeatedCouples(people, partners)

  const edgesOf = (family: number): readonly ParentEdge[] => {
    const edges: ParentEdge[] = []
    // The indexes are below the number of edges, and each qualifier is an index of `parentQualifiers`.
    for (let edge = start[family]!; edge < start[family + 1]!; edge++)
      if (isLeftOut[edge] === 0)
        edges.push({
          parent: parents[edge]!,
          child: children[edge]!,
          qualifier: parentQualifiers[qualifiers[edge]!]!,
          position: before(family, parents[edge]!) + places[edge]!,
        })
    return edges
  }
  return {
    families: file.families.records,
    at: (family) => ({
      partners: [...partners.subarray(2 * family, 2 * family + 2)].filter((person) => person >= 0),
      edges: edgesOf(family),
      couple: coupleOf(family),
      coupleAt: [...rank.subarray(2 * family, 2 * family + 2)],
    }),
    linesLeftOut: linesOf(new Set([...closing].map((edge) => pairOf(parents[edge], children[edge]))), {
      file,
      known,
      warn,
    }),
  }
}

/** The partners of each family, two numbers each, -1 for none; and the pairs of a parent and a child, by family. */
const collectMembers = (file: FileLinks, known: ExistingTies, warn: Warn) => {
  const { families, xrefOfPerson } = file
  const householdOf = gatherHouseholds(file, known, warn)
  const start = new Int32Array(families.records + 1)
  const partnerOf = new Int32Array(families.records * 2).fill(-1)
  const sizes = new Int32Array(families.records)
  const [parents, children, qualifiers, places] = [numberList(), numberList(), numberList(), numberList()]
  for (let family = 0; family < families.records; family++) {
    const { partners, children: theirs } = householdOf(family)
    for (const [at, { person }] of partners.entries()) partnerOf[2 * family + at] = person
    sizes[family] = theirs.size
    let place = 0
    for (const [child, { famc, chil }] of theirs) {
      place += 1
      for (const { person: parent, role } of partners) {
        if (known.isEdge(parent, child)) continue
        const isNamed = famc.byParent.size + chil.byParent.size > 0
        const qualifier = qualifierOf(famc, chil, isNamed ? xrefOfPerson(parent) : null, role)
        parents.push(parent)
        children.push(child)
        qualifiers.push(parentQualifiers.indexOf(qualifier))
        places.push(place)
      }
    }
    start[family + 1] = parents.length
  }
  return {
    start,
    parents: parents.view(),
    children: children.view(),
    qualifiers: Uint8Array.from(qualifiers.view()),
    places: places.view(),
    partners: partnerOf,
    sizes,
  }
}

const joined = (own: Int32Array, others: ArrayLike<number>): ArrayLike<number> => {
  if (others.length === 0) return own
  const all = new Int32Array(own.length + others.length)
  all.set(own)
  all.set(others, own.length)
  return all
}

/** For a family whose two partners have other families too: the first of these families; null for other families. */
const repeatedCouples = (people: number, partners: Int32Array): ((family: number) => number | null) => {
  const families = partners.length / 2
  const [ones, others] = [new Int32Array(families).fill(-1), new Int32Array(families)]
  for (let family = 0; family < families; family++) {
    // Both indexes are in bounds.
    const [first, second] = [partners[2 * family]!, partners[2 * family + 1]!]
    if (second < 0) continue
    ones[family] = Math.min(first, second)
    others[family] = Math.max(first, second)
  }
  const repeated = new Map<number, number>()
  for (const [family, first] of firstWithSamePair(people, ones, others).entries())
    if (first !== family) repeated.set(family, first).set(first, first)
  return (family) => repeated.get(family) ?? null
}

const pairOf = (parent: number | undefined, child: number | undefined): string => `${parent} ${child}`

/** The lines of relationships that are left out, by the keys of their pairs. Warns of each. */
const linesOf = (
  pairs: ReadonlySet<string>,
  { file, known, warn }: { readonly file: FileLinks; readonly known: ExistingTies; readonly warn: Warn },
): ReadonlySet<number> => {
  const lines = new Set<number>()
  if (pairs.size === 0) return lines
  const householdOf = gatherHouseholds(file, known, () => {})
  for (let family = 0; family < file.families.records; family++) {
    const { partners, children } = householdOf(family)
    for (const [child, asChild] of children) {
      for (const partner of partners) {
        if (!pairs.has(pairOf(partner.person, child))) continue
        for (const line of linesOfPair(asChild, partner)) {
          lines.add(line)
          warn({
            line,
            code: "ancestry_cycle",
            lost: "link",
            message:
              "In {in}, a link would make a person their own ancestor; this relationship to a parent is left out.",
          })
        }
      }
    }
  }
  return lines
}

/** A partner who is not named in the FAM record is linked by their FAMS only. */
const linesOfPair = (child: Child, { role, lines }: Partner): readonly number[] =>
  role === null ? [...child.lines, ...lines] : child.lines

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
