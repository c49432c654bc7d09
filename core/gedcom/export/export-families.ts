import { newAssociations } from "../../domain/gedcom/export/rewrite-associations.ts"
import { newCitations } from "../../domain/gedcom/export/rewrite-citations.ts"
import type { GedcomStructure } from "../../domain/gedcom/lines/parser.ts"
import { rewriteFamily, stateFamily, type CurrentFamilyRecord } from "../../domain/gedcom/export/rewrite-family.ts"
import type { RewriteContext, CurrentCitation } from "../../domain/gedcom/export/rewrite-context.ts"
import { type FamilyMember, husbandFirst, type ParentTie } from "../../domain/gedcom/structures/writing/write-family.ts"
import { EventId, PersonId, type RecordId } from "../../domain/ids.ts"
import type { Relationship } from "../../domain/relationship.ts"
import { associationsByTarget, citationsByTarget, type ExportContext, memberOf } from "./export-context.ts"
import type { FamilyFacts } from "./family-facts.ts"
import type { KeptRecordNode } from "./kept-record-node.ts"
import { type KeptFamily, loadFamilyContext, type FamilyContext } from "./family-context.ts"
import { joiningChildren, type NewFamily, ownFamilies } from "./person-ties.ts"
import { factsOfOtherRecords } from "./facts-of-other-records.ts"

/** A family to be written, with the relationships that its record contains. */
interface FamilyToWrite {
  readonly xref: string
  readonly partners: readonly PersonId[]
  readonly children: readonly PersonId[]
  readonly partnership: Relationship | null
  readonly writesEdge: (edge: Relationship) => boolean
}

/** Kept FAM records with their present values. A record without any live person is left out. */
export const keptFamilies = async (
  exporting: ExportContext,
  records: readonly KeptRecordNode[],
  reading: RewriteContext["reading"],
): Promise<ReadonlyMap<RecordId, GedcomStructure>> => {
  const familyContext = await loadFamilyContext(exporting, { personIds: [], families: records, loads: false })
  const families = familyContext.families
    .filter(({ present }) => !present.isGone)
    .map((family) => ({ ...family, ...familyToWrite(exporting, familyContext, family) }))
  const linked = families.flatMap(({ row }) => row.links.flatMap(([, id]) => (EventId.is(id) ? [id] : [])))
  const singles = families.flatMap(singlePartners)
  const facts = await readFacts(exporting, familyContext, families, { eventIds: linked, personIds: singles })
  const elsewhere = await factsOfOtherRecords(exporting, families, facts)
  const rewriting = {
    version: exporting.version,
    reading,
    citationsOf: facts.citationsOf,
    associationsOf: facts.associationsOf,
    mediaOf: exporting.media.linksTo,
  }

  return new Map(
    families.map((family): readonly [RecordId, GedcomStructure] => {
      const { row, node, partnership } = family
      const here = new Set(row.links.map(([, id]) => id))
      const isHome = partnership !== null && isPartnershipOf(family, partnership)
      const isInRecord = ({ id }: { readonly id: string }): boolean => here.has(id) || (isHome && !elsewhere.has(id))
      const candidates = <T extends { readonly id: string }>(factsOf: (id: string) => readonly T[]): readonly T[] =>
        partnership === null
          ? singlePartners(family)
              .flatMap(factsOf)
              .filter(({ id }) => here.has(id))
          : factsOf(partnership.id)
      const kept: CurrentFamilyRecord = {
        ...currentMembers(exporting, familyContext, family, facts),
        values: isHome ? partnership : undefined,
        citations: candidates(facts.citationsOf).filter(isInRecord),
        associations: candidates(facts.associationsOf).filter(isInRecord),
        media: isHome ? exporting.media.linksTo(partnership.id) : [],
        newEvents: isHome
          ? facts.eventsOf(partnership.id).filter((event) => !here.has(event.id) && isInRecord(event))
          : [],
        newChildren: family.joining.flatMap((child) => memberIn(exporting, familyContext, child)),
        joined:
          family.present.joined === null
            ? null
            : (memberIn(exporting, familyContext, family.present.joined)[0] ?? null),
      }
      return [row.id, rewriteFamily(node, kept, rewriting)]
    }),
  )
}

/**
 * The persons who own the events and citations of a record without a partnership. A person may be a partner only by
 * their own record.
 */
const singlePartners = ({
  node,
  partners,
  partnership,
}: Pick<KeptFamily, "node"> & Pick<FamilyToWrite, "partners" | "partnership">): readonly PersonId[] =>
  partnership === null ? [...new Set([...partners, ...(PersonId.is(node.link) ? [node.link] : [])])] : []

/**
 * Whether the record contains the partnership of its partners: it came with the record, or one of them joined the
 * other there.
 */
const isPartnershipOf = (
  { row, present }: Pick<KeptFamily, "row" | "present">,
  { familyRecordId }: Relationship,
): boolean => familyRecordId === row.id || (familyRecordId === null && present.joined !== null)

const familyToWrite = (exporting: ExportContext, familyContext: FamilyContext, { row, kept, present }: KeptFamily) => {
  const { partners, joined } = present
  const [first, second] = partners
  const partnership =
    first === undefined || second === undefined ? null : familyContext.edges.partnership(first, second)
  const joining =
    first === undefined || partnership === null || !isPartnershipOf({ row, present }, partnership)
      ? []
      : joiningChildren(familyContext, row.id, first)
  return {
    xref: exporting.xrefOf.family(row),
    partners,
    children: [...present.children, ...joining],
    kept,
    partnership,
    joining,
    writesEdge: ({ familyRecordId, fromPersonId, toPersonId }: Relationship) =>
      familyRecordId === row.id ||
      (familyRecordId === null && (fromPersonId === joined || joining.includes(toPersonId))),
  }
}

/** FAM records for families without a kept record. Each is written with the first of its parents. */
export const newFamilies = async (
  exporting: ExportContext,
  personIds: readonly PersonId[],
): Promise<readonly GedcomStructure[]> => {
  const familyContext = await loadFamilyContext(exporting, { personIds, families: [], loads: true })
  const families = personIds.flatMap((person) =>
    ownFamilies(familyContext, person).flatMap((family) =>
      family.parents[0] === person ? [newFamilyToWrite(exporting, familyContext, family)] : [],
    ),
  )
  const facts = await readFacts(exporting, familyContext, families, { eventIds: [], personIds: [] })
  const rewriting = {
    version: exporting.version,
    reading: { version: exporting.version, noteText: () => null, repositoryName: () => null },
    citationsOf: facts.citationsOf,
    associationsOf: facts.associationsOf,
    mediaOf: exporting.media.linksTo,
  }
  return families.map((family) => {
    const { partnership } = family
    const citations: readonly CurrentCitation[] = partnership === null ? [] : facts.citationsOf(partnership.id)
    const newEvents = partnership === null ? [] : facts.eventsOf(partnership.id)
    return stateFamily(
      {
        ...currentMembers(exporting, familyContext, family, facts),
        values: partnership,
        citations,
        associations: partnership === null ? [] : facts.associationsOf(partnership.id),
        media: partnership === null ? [] : exporting.media.linksTo(partnership.id),
        newEvents,
        newChildren: [],
        joined: null,
      },
      rewriting,
    )
  })
}

const newFamilyToWrite = (
  { xrefs }: ExportContext,
  { edges, pointer }: FamilyContext,
  { parents, edges: own }: NewFamily,
): FamilyToWrite => {
  const [first, second] = parents
  const children = own.flatMap(({ type, toPersonId }) => (type === "parent_child" ? [toPersonId] : []))
  const partnership = first === undefined || second === undefined ? null : edges.partnership(first, second)
  const partners = husbandFirst(parents.map((id) => ({ id, gender: pointer(id)?.gender ?? null }))).map(({ id }) => id)
  return { xref: xrefs.ofFamily(parents), partners, children, partnership, writesEdge: () => true }
}

const readFacts = async (
  exporting: ExportContext,
  familyContext: FamilyContext,
  families: readonly FamilyToWrite[],
  { eventIds, personIds }: { readonly eventIds: readonly EventId[]; readonly personIds: readonly PersonId[] },
): Promise<FamilyFacts> => {
  const { tree } = exporting
  const partnerships = families.flatMap(({ partnership }) => partnership?.id ?? [])
  const ties = families.flatMap((family) =>
    family.children.flatMap((child) => writtenEdges(familyContext, family, child).map(({ id }) => id)),
  )
  const events =
    families.length === 0 ? [] : await tree.events({ ids: eventIds, personIds: [], relationshipIds: partnerships })
  const cited = {
    personIds,
    nameIds: [],
    eventIds: events.map(({ id }) => id),
    relationshipIds: [...partnerships, ...ties],
  }
  const citations = families.length === 0 ? [] : await tree.citations(cited)
  const byPartnership = Map.groupBy(events, ({ relationshipId }): string => relationshipId ?? "")
  return {
    eventsById: new Map(events.map((event) => [event.id, event])),
    eventsOf: (id) => byPartnership.get(id) ?? [],
    citationsOf: citationsByTarget(exporting, citations),
    associationsOf: await associationsByTarget(exporting, families.length === 0 ? [] : await tree.associations(cited)),
  }
}

const writtenEdges = (
  { edges }: FamilyContext,
  { partners, writesEdge }: FamilyToWrite,
  child: PersonId,
): readonly Relationship[] =>
  partners.flatMap((parent) => {
    const edge = edges.parentage(parent, child)
    return edge !== null && writesEdge(edge) ? [edge] : []
  })

/** The places of the children in this record, as that parent has them who has most of them. */
const placesIn = (familyContext: FamilyContext, family: FamilyToWrite): ((child: string) => number | null) => {
  const byParent = new Map<PersonId, Map<string, number>>(family.partners.map((parent) => [parent, new Map()]))
  for (const child of family.children)
    for (const { fromPersonId, position } of writtenEdges(familyContext, family, child))
      if (position !== null) byParent.get(fromPersonId)?.set(child, position)
  const [places] = [...byParent.values()].toSorted((a, b) => b.size - a.size)
  return (child) => places?.get(child) ?? null
}

const memberIn = (exporting: ExportContext, { pointer }: FamilyContext, person: PersonId): readonly FamilyMember[] => {
  const found = pointer(person)
  return found === null ? [] : [memberOf(exporting, found)]
}

const currentMembers = (
  exporting: ExportContext,
  familyContext: FamilyContext,
  family: FamilyToWrite,
  { eventsById, citationsOf, associationsOf }: FamilyFacts,
) => {
  const members = (people: readonly PersonId[]): readonly FamilyMember[] =>
    people.flatMap((person) => memberIn(exporting, familyContext, person))
  const ties = new Map(
    family.children.map((child): readonly [string, readonly ParentTie[]] => [
      child,
      writtenEdges(familyContext, family, child).flatMap((edge) =>
        memberIn(exporting, familyContext, edge.fromPersonId).map(({ xref }) => ({
          ...edge,
          parentXref: xref,
          associations: newAssociations(associationsOf(edge.id), "elsewhere", exporting.version),
          citations: newCitations(citationsOf(edge.id), exporting.version),
          media: exporting.media.allLinksTo(edge.id),
        })),
      ),
    ]),
  )
  return {
    xref: family.xref,
    partners: members(family.partners),
    children: members(family.children),
    tiesOf: (child: string) => ties.get(child) ?? [],
    placeOf: placesIn(familyContext, family),
    isPartnership: family.partnership !== null,
    events: eventsById,
  }
}
