import { qualifierOf } from "../../domain/gedcom/import/family-graph.ts"
import type { KeptNode } from "../../domain/gedcom/kept/kept-node.ts"
import { type FamilyPlace, familyOfChild, familyOfCouple } from "../../domain/gedcom/export/current-families.ts"
import {
  type FamilyLink,
  type Parentage,
  readFamilies,
  readMembers,
  unspecifiedParentage,
  type WhichParent,
} from "../../domain/gedcom/structures/reading/read-family.ts"
import { roleOfJoined } from "../../domain/gedcom/export/rewrite-family.ts"
import type { KeptTie, NewTie, CurrentIndividual } from "../../domain/gedcom/export/rewrite-individual.ts"
import type { ParentQualification } from "../../domain/gedcom/structures/writing/write-family.ts"
import { partnerPosition } from "../../domain/chart/position.ts"
import type { PersonId, RecordId } from "../../domain/ids.ts"
import type { Relationship } from "../../domain/relationship.ts"
import type { ExportContext } from "./export-context.ts"
import type { KeptFamily, FamilyContext } from "./family-context.ts"

const ignoreUse = { use: () => {} }

/** A person of an export, and the families around them. */
interface PersonInFamilies {
  readonly exporting: ExportContext
  readonly familyContext: FamilyContext
  readonly person: PersonId
}

/** The families of a person, as FAMC and FAMS lines. `kept` is the kept record of the person. */
export const tiesOf = (
  { exporting, familyContext, person }: PersonInFamilies,
  kept: KeptNode | null,
  familyByXref: (xref: string) => KeptFamily | null,
): Pick<CurrentIndividual, "keptTies" | "newParents" | "newFamilies" | "familyPlaces"> => {
  const links = kept === null ? [] : readFamilies(kept, ignoreUse)
  const linked = new Set(
    links.flatMap(({ role, family }) => (role === "FAMC" ? (familyByXref(family)?.row.id ?? []) : [])),
  )
  const linesLeftOut = new Set(kept?.children.flatMap(({ line, link }) => (link === null ? [] : [line])))
  const keptTies = new Map<number, KeptTie>()
  for (const ofFamily of Map.groupBy(links, ({ role, family }) => `${role} ${family}`).values()) {
    const [first, ...others] = ofFamily
    if (first === undefined) continue
    const link = { ...first, parentage: firstSpecified(ofFamily) }
    const present = keptTie({ exporting, familyContext, person }, link, familyByXref(first.family))
    // An import linked the lines of relationships that it left out. No relationship exists for them.
    const isLeftOut = ofFamily.some(({ line }) => linesLeftOut.has(line))
    const tie = present === "goes" && isLeftOut ? "stays" : present
    keptTies.set(first.line, tie)
    // If several lines name one family, the first one carries the changed pedigree.
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
  const familyPlaces = placesOf({ exporting, familyContext, person }, links, familyByXref)
  return { keptTies, newParents, newFamilies, familyPlaces }
}

/** The places of the person's partnerships, by the xrefs of the FAMS lines of the families that contain them. */
const placesOf = (
  { exporting, familyContext, person }: PersonInFamilies,
  links: readonly FamilyLink[],
  familyByXref: (xref: string) => KeptFamily | null,
): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  const byHome = new Map<string, number>()
  for (const edge of familyContext.edges.of(person)) {
    const place = isParentage(edge) ? null : partnerPosition(edge, person)
    if (place === null) continue
    const home = placeOfEdge(edge, familyContext)
    byHome.set(keyOf(home), place)
    const kept = "record" in home ? familyContext.family(home.record) : null
    if ("parents" in home) places.set(exporting.xrefs.ofFamily(home.parents), place)
    else if (kept !== null) places.set(exporting.xrefOf.family(kept.row), place)
  }
  for (const { role, family } of links) {
    const record = role === "FAMS" ? familyByXref(family)?.row.id : undefined
    const place = record === undefined ? undefined : byHome.get(record)
    if (place !== undefined) places.set(family, place)
  }
  return places
}

/** The first line that specifies a parentage counts, as in an import. */
const firstSpecified = (links: readonly { readonly parentage: Parentage }[]): Parentage =>
  links.find(({ parentage }) => parentage !== unspecifiedParentage)?.parentage ?? unspecifiedParentage

const keptTie = (
  { exporting, familyContext, person }: PersonInFamilies,
  { role, parentage }: FamilyLink,
  family: KeptFamily | null,
): KeptTie => {
  if (family === null) return "stays"
  const { kept, present } = family
  if (role === "FAMC") {
    if (present.children.includes(person))
      return changedQualifications({ exporting, familyContext, person }, parentage, family) ?? "stays"
    if (kept.children.includes(person)) return "goes"
    // The relationship may have come with another record of the same parent.
    const isTrue = present.partners.every((parent) => familyContext.edges.parentage(parent, person) !== null)
    return isTrue && !present.isGone ? "stays" : "goes"
  }
  if (present.partners.includes(person)) return "stays"
  if (kept.partners.includes(person)) return "goes"
  const saysNothing = kept.partners.length + kept.children.length === 0 || kept.partners.length > 1
  return saysNothing || isPartnerElsewhere(familyContext, person, present) ? "stays" : "goes"
}

/**
 * Whether a person that the FAM record does not name is a partner nevertheless, by relationships of other records.
 */
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

/**
 * The qualifiers to write for the parents of this child, if a reader of the kept records would get other ones. Null
 * if the records are right.
 */
const changedQualifications = (
  { exporting, familyContext: { edges, pointer }, person: child }: PersonInFamilies,
  famc: Parentage,
  { row, node, present }: KeptFamily,
): readonly ParentQualification[] | null => {
  const xref = pointer(child)?.xref ?? null
  const isChild = ({ tag, link, pointer: named }: KeptNode): boolean =>
    tag === "CHIL" && (link === child || (link === null && named !== null && named === xref))
  const lines = new Set(node.children.flatMap((member) => (isChild(member) ? [member.line] : [])))
  const chil = firstSpecified(readMembers(node, ignoreUse).filter(({ line }) => lines.has(line)))
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
    const partnerLine = node.children.find(({ tag, link }) => isPartnerTag(tag) && link === parent)
    const partnerRole = partnerLine !== undefined && isPartnerTag(partnerLine.tag) ? partnerLine.tag : null
    const role = parent === present.joined ? roleOfJoined(node) : partnerRole
    const read = qualifierOf(famc, chil, partnerLine?.pointer ?? found.xref, role)
    return [{ parentXref: exporting.xrefOf.person(found), qualifier: edge.qualifier, isRight: read === edge.qualifier }]
  })
  return parents.every(({ isRight }) => isRight) ? null : parents
}

const isPartnerTag = (tag: string): tag is WhichParent => tag === "HUSB" || tag === "WIFE"

/**
 * The families of which the person is a child and for which no FAMC line is kept, unless the FAM record already
 * says it correctly.
 */
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
      isParentage(edge) && edge.toPersonId === person ? [{ edge, home: placeOfEdge(edge, familyContext) }] : [],
    )
  return [...Map.groupBy(homed, ({ home }) => keyOf(home)).values()].flatMap(
    (group): readonly (NewTie & { readonly isNew: boolean })[] => {
      const [partnerLine] = group
      if (partnerLine === undefined) return []
      const { home, edge } = partnerLine
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
      const otherwise = changedQualifications({ exporting, familyContext, person }, unspecifiedParentage, kept)
      return otherwise === null ? [] : [{ xref, parents: otherwise, each: true, isNew: false }]
    },
  )
}

const isParentage = ({ type }: Relationship): boolean => type === "parent_child"

const placeOfEdge = (edge: Relationship, { edges, family }: FamilyContext): FamilyPlace =>
  isParentage(edge)
    ? familyOfChild(edge, edges, presentIn(family))
    : familyOfCouple(edge.fromPersonId, edge.toPersonId, edges, presentIn(family))

const presentIn = (family: FamilyContext["family"]) => (record: RecordId) => family(record)?.present ?? null

const keyOf = (home: FamilyPlace): string => ("record" in home ? home.record : home.parents.join(" "))

/** The xrefs of the kept families that the person joined as the second parent. */
const joinedFamilies = ({ xrefOf }: ExportContext, { families }: FamilyContext, person: PersonId): readonly string[] =>
  families.flatMap(({ row, present }) => (present.joined === person ? [xrefOf.family(row)] : []))

/** A family without a kept record: its one or two parents, and the relationships that its record will contain. */
export interface NewFamily {
  readonly parents: readonly PersonId[]
  readonly edges: readonly Relationship[]
}

/**
 * The families without a kept record in which the person is a parent or partner, each with the person's own
 * relationships.
 */
export const ownFamilies = (familyContext: FamilyContext, person: PersonId): readonly NewFamily[] => {
  const own = familyContext.edges.of(person).filter((edge) => !isParentage(edge) || edge.fromPersonId === person)
  const byHome = Map.groupBy(
    own.map((edge) => ({ edge, home: placeOfEdge(edge, familyContext) })),
    ({ home }) => keyOf(home),
  )
  return [...byHome.values()].flatMap((group) => {
    const home = group[0]?.home
    return home === undefined || "record" in home
      ? []
      : [{ parents: home.parents, edges: group.map(({ edge }) => edge) }]
  })
}

/**
 * The children of this person and the partner of a kept record that no record contains. They are added to that
 * record.
 */
export const joiningChildren = (familyContext: FamilyContext, record: string, parent: PersonId): readonly PersonId[] =>
  familyContext.edges.of(parent).flatMap((edge) => {
    if (!isParentage(edge) || edge.fromPersonId !== parent || edge.familyRecordId !== null) return []
    return keyOf(placeOfEdge(edge, familyContext)) === record ? [edge.toPersonId] : []
  })
