import { qualifierOf } from "../../domain/gedcom/import/family-graph.ts"
import type { KeptNode } from "../../domain/gedcom/kept/kept-node.ts"
import { type Home, familyOfChild, familyOfCouple } from "../../domain/gedcom/export/current-families.ts"
import {
  type FamilyLink,
  type Parentage,
  readFamilies,
  readMembers,
  unspecifiedParentage,
  type WhichParent,
} from "../../domain/gedcom/structures/read-family.ts"
import { roleOfJoined } from "../../domain/gedcom/export/rewrite-family.ts"
import type { KeptTie, NewTie, CurrentIndividual } from "../../domain/gedcom/export/rewrite-individual.ts"
import type { ParentQualification } from "../../domain/gedcom/structures/write-family.ts"
import type { PersonId, RecordId } from "../../domain/ids.ts"
import type { Relationship } from "../../domain/relationship.ts"
import type { ExportContext } from "./export-context.ts"
import type { KeptFamily, FamilyContext } from "./family-context.ts"

const nobodyListens = { use: () => {} }

/** The families in which a person stands, as the FAMC and FAMS lines of their record. */
export const tiesOf = (
  exporting: ExportContext,
  familyContext: FamilyContext,
  person: PersonId,
  kept: KeptNode | null,
  familyByXref: (xref: string) => KeptFamily | null,
): Pick<CurrentIndividual, "keptTies" | "newParents" | "newFamilies"> => {
  const links = kept === null ? [] : readFamilies(kept, nobodyListens)
  const linked = new Set(
    links.flatMap(({ role, family }) => (role === "FAMC" ? (familyByXref(family)?.row.id ?? []) : [])),
  )
  const keptTies = new Map<number, KeptTie>()
  for (const ofFamily of Map.groupBy(links, ({ role, family }) => `${role} ${family}`).values()) {
    const [first, ...others] = ofFamily
    if (first === undefined) continue
    const tie = keptTie(
      exporting,
      familyContext,
      person,
      { ...first, parentage: firstSaid(ofFamily) },
      familyByXref(first.family),
    )
    keptTies.set(first.line, tie)
    // Of several lines about one family the first says it anew.
    for (const { line } of others) keptTies.set(line, tie === "goes" ? "goes" : "stays")
  }
  const newParents = newTies(exporting, familyContext, person, linked)
  const newFamilies = [
    ...new Set([
      ...joinedFamilies(exporting, familyContext, person),
      ...ownFamilies(familyContext, person).map(({ parents }) => exporting.xrefs.ofFamily(parents)),
    ]),
  ]
  if (ownFamilies(familyContext, person).length > 0 || newParents.some(({ isNew }) => isNew))
    exporting.families.areNew = true
  return { keptTies, newParents, newFamilies }
}

/** Of several lines the first that says something counts, as in an import. */
const firstSaid = (links: readonly { readonly parentage: Parentage }[]): Parentage =>
  links.find(({ parentage }) => parentage !== unspecifiedParentage)?.parentage ?? unspecifiedParentage

const keptTie = (
  exporting: ExportContext,
  familyContext: FamilyContext,
  person: PersonId,
  { role, parentage }: FamilyLink,
  family: KeptFamily | null,
): KeptTie => {
  if (family === null) return "stays"
  const { stated, present } = family
  if (role === "FAMC") {
    if (present.children.includes(person))
      return requalified(exporting, familyContext, person, parentage, family) ?? "stays"
    if (stated.children.includes(person)) return "goes"
    // The edge may belong to another record of the same parent.
    const isTrue = present.partners.every((parent) => familyContext.edges.parentage(parent, person) !== null)
    return isTrue && !present.isGone ? "stays" : "goes"
  }
  if (present.partners.includes(person)) return "stays"
  if (stated.partners.includes(person)) return "goes"
  const saysNothing = stated.partners.length + stated.children.length === 0 || stated.partners.length > 1
  return saysNothing || isPartnerElsewhere(familyContext, person, present) ? "stays" : "goes"
}

/** Whether a partner whom the family's record does not name is one nevertheless, by edges that belong to other records. */
const isPartnerElsewhere = (
  { edges }: FamilyContext,
  person: PersonId,
  { partners, children, isGone }: KeptFamily["present"],
): boolean => {
  const [partner, ...others] = partners
  if (isGone || others.length > 0) return false
  const isParentOfAll = children.length > 0 && children.every((child) => edges.parentage(person, child) !== null)
  return partner === undefined ? isParentOfAll : isParentOfAll || edges.partnership(person, partner) !== null
}

/** How the child belongs to the parents whom the record ties to them, if readers would have it otherwise from what the records say; else null. */
const requalified = (
  exporting: ExportContext,
  { edges, pointer }: FamilyContext,
  child: PersonId,
  famc: Parentage,
  { row, node, present }: KeptFamily,
): readonly ParentQualification[] | null => {
  const lines = new Set(
    node.children.flatMap(({ tag, link, line }) => (tag === "CHIL" && link === child ? [line] : [])),
  )
  const chil = firstSaid(readMembers(node, nobodyListens).filter(({ line }) => lines.has(line)))
  const parents = present.partners.flatMap((parent) => {
    const edge = edges.parentage(parent, child)
    const found = pointer(parent)
    if (
      edge === null ||
      edge.qualifier === null ||
      (edge.familyRecordId !== row.id && parent !== present.joined) ||
      found === null
    )
      return []
    const told = node.children.find(({ tag, link }) => isPartnerTag(tag) && link === parent)
    const role =
      parent === present.joined ? roleOfJoined(node) : told !== undefined && isPartnerTag(told.tag) ? told.tag : null
    const read = qualifierOf(famc, chil, told?.pointer ?? found.xref, role)
    return [{ parentXref: exporting.xrefOf.person(found), qualifier: edge.qualifier, isRight: read === edge.qualifier }]
  })
  return parents.every(({ isRight }) => isRight) ? null : parents
}

const isPartnerTag = (tag: string): tag is WhichParent => tag === "HUSB" || tag === "WIFE"

/** The families of which the person is a child and no line of the person's says so, unless the family's record says it as it is. */
const newTies = (
  exporting: ExportContext,
  familyContext: FamilyContext,
  person: PersonId,
  linked: ReadonlySet<string>,
): readonly (NewTie & { readonly isNew: boolean })[] => {
  const { edges, family, pointer } = familyContext
  const homed = edges
    .of(person)
    .flatMap((edge) =>
      isParentage(edge) && edge.toPersonId === person ? [{ edge, home: homeOf(edge, familyContext) }] : [],
    )
  return [...Map.groupBy(homed, ({ home }) => keyOf(home)).values()].flatMap(
    (group): readonly (NewTie & { readonly isNew: boolean })[] => {
      const [told] = group
      if (told === undefined) return []
      const { home, edge } = told
      const parents = group.flatMap(({ edge: { fromPersonId, qualifier } }): readonly ParentQualification[] => {
        const parent = pointer(fromPersonId)
        return parent === null || qualifier === null ? [] : [{ parentXref: exporting.xrefOf.person(parent), qualifier }]
      })
      if ("parents" in home)
        return [{ xref: exporting.xrefs.ofFamily(home.parents), parents, each: false, isNew: true }]
      const kept = family(home.record)
      if (kept === null || linked.has(home.record)) return []
      const xref = exporting.xrefOf.family(kept.row)
      if (edge.familyRecordId === null) return [{ xref, parents, each: false, isNew: false }]
      const otherwise = requalified(exporting, familyContext, person, unspecifiedParentage, kept)
      return otherwise === null ? [] : [{ xref, parents: otherwise, each: true, isNew: false }]
    },
  )
}

const isParentage = ({ type }: Relationship): boolean => type === "parent_child"

const homeOf = (edge: Relationship, { edges, family }: FamilyContext): Home =>
  isParentage(edge)
    ? familyOfChild(edge, edges, presentIn(family))
    : familyOfCouple(edge.fromPersonId, edge.toPersonId, edges, presentIn(family))

const presentIn = (family: FamilyContext["family"]) => (record: RecordId) => family(record)?.present ?? null

const keyOf = (home: Home): string => ("record" in home ? home.record : home.parents.join(" "))

/** The xrefs of kept families that the person came into as the second parent. */
const joinedFamilies = ({ xrefOf }: ExportContext, { families }: FamilyContext, person: PersonId): readonly string[] =>
  families.flatMap(({ row, present }) => (present.joined === person ? [xrefOf.family(row)] : []))

/** A family that no kept record tells: its one or two parents, and those of their edges that it tells. */
export interface NewFamily {
  readonly parents: readonly PersonId[]
  readonly edges: readonly Relationship[]
}

/** The families of a person and their partners that no kept record tells; the edges are this person's own. */
export const ownFamilies = (familyContext: FamilyContext, person: PersonId): readonly NewFamily[] => {
  const own = familyContext.edges.of(person).filter((edge) => !isParentage(edge) || edge.fromPersonId === person)
  const byHome = Map.groupBy(
    own.map((edge) => ({ edge, home: homeOf(edge, familyContext) })),
    ({ home }) => keyOf(home),
  )
  return [...byHome.values()].flatMap((group) => {
    const home = group[0]?.home
    return home === undefined || "record" in home
      ? []
      : [{ parents: home.parents, edges: group.map(({ edge }) => edge) }]
  })
}

/** The children whom this person and the partner of a kept record have in common without any record that says so: they go into that record. */
export const joiningChildren = (familyContext: FamilyContext, record: string, parent: PersonId): readonly PersonId[] =>
  familyContext.edges.of(parent).flatMap((edge) => {
    if (!isParentage(edge) || edge.fromPersonId !== parent || edge.familyRecordId !== null) return []
    return keyOf(homeOf(edge, familyContext)) === record ? [edge.toPersonId] : []
  })
