import { qualifierOf } from "../../domain/gedcom/family-graph.ts"
import type { KeptNode } from "../../domain/gedcom/kept-node.ts"
import { type Home, homeOfChild, homeOfCouple } from "../../domain/gedcom/present-families.ts"
import { type FamilyLink, type Parentage, readFamilies, readMembers, unsaid, type WhichParent } from "../../domain/gedcom/read-family.ts"
import type { KeptTie, NewTie, StatedIndividual } from "../../domain/gedcom/restate-individual.ts"
import type { ParentQualification } from "../../domain/gedcom/write-family.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { Relationship } from "../../domain/relationship.ts"
import type { Exporting } from "./exporting.ts"
import type { KeptFamily, Neighbourhood } from "./neighbourhood.ts"

const nobodyListens = { use: () => {} }

/** The families in which a person stands, as the FAMC and FAMS lines of their record. */
export const tiesOf = (
  exporting: Exporting,
  hood: Neighbourhood,
  person: PersonId,
  kept: KeptNode | null,
  familyByXref: (xref: string) => KeptFamily | null,
): Pick<StatedIndividual, "keptTies" | "newParents" | "newFamilies"> => {
  const links = kept === null ? [] : readFamilies(kept, nobodyListens)
  const linked = new Set(links.flatMap(({ role, family }) => (role === "FAMC" ? (familyByXref(family)?.row.id ?? []) : [])))
  const keptTies = new Map(links.map((link): readonly [number, KeptTie] => [link.line, keptTie(exporting, hood, person, link, familyByXref(link.family))]))
  const newParents = newTies(exporting, hood, person, linked)
  const newFamilies = [...new Set(ownFamilies(hood, person).map(({ parents }) => exporting.xrefs.ofFamily(parents)))]
  if (newFamilies.length > 0 || newParents.some(({ isNew }) => isNew)) exporting.families.areNew = true
  return { keptTies, newParents, newFamilies }
}

const keptTie = (exporting: Exporting, hood: Neighbourhood, person: PersonId, { role, parentage }: FamilyLink, family: KeptFamily | null): KeptTie => {
  if (family === null) return "stays"
  const { stated, present } = family
  if (role === "FAMC") {
    if (present.children.includes(person)) return requalified(exporting, hood, person, parentage, family) ?? "stays"
    return present.partners.length === 0 && !present.isGone && !stated.children.includes(person) ? "stays" : "goes"
  }
  if (present.partners.includes(person)) return "stays"
  const saysNothing = stated.partners.length + stated.children.length === 0 || stated.partners.length > 1
  return saysNothing && !stated.partners.includes(person) ? "stays" : "goes"
}

/** How the child belongs to the parents whom the record ties to them, if readers would have it otherwise from what the records say; else null. */
const requalified = (
  exporting: Exporting,
  { edges, pointer }: Neighbourhood,
  child: PersonId,
  famc: Parentage,
  { row, node, present }: KeptFamily,
): readonly ParentQualification[] | null => {
  const line = node.children.find(({ tag, link }) => tag === "CHIL" && link === child)?.line
  const chil = readMembers(node, nobodyListens).find((member) => member.line === line)?.parentage ?? unsaid
  const parents = present.partners.flatMap((parent) => {
    const edge = edges.parentage(parent, child)
    const found = pointer(parent)
    if (edge === null || edge.qualifier === null || edge.familyRecordId !== row.id || found === null) return []
    const told = node.children.find(({ tag, link }) => isPartnerTag(tag) && link === parent)
    const role: WhichParent | null = told !== undefined && isPartnerTag(told.tag) ? told.tag : null
    const read = qualifierOf(famc, chil, told?.pointer ?? found.xref, role)
    return [{ parentXref: exporting.xrefOf.person(found), qualifier: edge.qualifier, isRight: read === edge.qualifier }]
  })
  return parents.every(({ isRight }) => isRight) ? null : parents
}

const isPartnerTag = (tag: string): tag is WhichParent => tag === "HUSB" || tag === "WIFE"

/** The families of which the person is a child and no line of the person's says so, unless the family's record says it as it is. */
const newTies = (exporting: Exporting, hood: Neighbourhood, person: PersonId, linked: ReadonlySet<string>): readonly (NewTie & { readonly isNew: boolean })[] => {
  const { edges, family, pointer } = hood
  const homed = edges.of(person).flatMap((edge) => (isParentage(edge) && edge.toPersonId === person ? [{ edge, home: homeOf(edge, hood) }] : []))
  return [...Map.groupBy(homed, ({ home }) => keyOf(home)).values()].flatMap((group): readonly (NewTie & { readonly isNew: boolean })[] => {
    const [told] = group
    if (told === undefined) return []
    const { home, edge } = told
    const parents = group.flatMap(({ edge: { fromPersonId, qualifier } }): readonly ParentQualification[] => {
      const parent = pointer(fromPersonId)
      return parent === null || qualifier === null ? [] : [{ parentXref: exporting.xrefOf.person(parent), qualifier }]
    })
    if ("parents" in home) return [{ xref: exporting.xrefs.ofFamily(home.parents), parents, each: false, isNew: true }]
    const kept = family(home.record)
    if (kept === null || linked.has(home.record)) return []
    const xref = exporting.xrefOf.family(kept.row)
    if (edge.familyRecordId === null) return [{ xref, parents, each: false, isNew: false }]
    const otherwise = requalified(exporting, hood, person, unsaid, kept)
    return otherwise === null ? [] : [{ xref, parents: otherwise, each: true, isNew: false }]
  })
}

const isParentage = ({ type }: Relationship): boolean => type === "parent_child"

const homeOf = (edge: Relationship, { edges, family }: Neighbourhood): Home =>
  isParentage(edge) ? homeOfChild(edge, edges, (record) => family(record)?.present ?? null) : homeOfCouple(edge.fromPersonId, edge.toPersonId, edges)

const keyOf = (home: Home): string => ("record" in home ? home.record : home.parents.join(" "))

/** A family that no kept record tells: its one or two parents, and those of their edges that it tells. */
export interface NewFamily {
  readonly parents: readonly PersonId[]
  readonly edges: readonly Relationship[]
}

/** The families of a person and their partners that no kept record tells; the edges are this person's own. */
export const ownFamilies = (hood: Neighbourhood, person: PersonId): readonly NewFamily[] => {
  const own = hood.edges.of(person).filter((edge) => !isParentage(edge) || edge.fromPersonId === person)
  const byHome = Map.groupBy(own.map((edge) => ({ edge, home: homeOf(edge, hood) })), ({ home }) => keyOf(home))
  return [...byHome.values()].flatMap((group) => {
    const home = group[0]?.home
    return home === undefined || "record" in home ? [] : [{ parents: home.parents, edges: group.map(({ edge }) => edge) }]
  })
}

/** The children whom this person and the partner of a kept record have in common without any record that says so: they go into that record. */
export const joiningChildren = (hood: Neighbourhood, record: string, parent: PersonId): readonly PersonId[] =>
  hood.edges.of(parent).flatMap((edge) => {
    if (!isParentage(edge) || edge.fromPersonId !== parent || edge.familyRecordId !== null) return []
    return keyOf(homeOf(edge, hood)) === record ? [edge.toPersonId] : []
  })
