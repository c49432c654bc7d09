import type { KeptNode } from "../../domain/gedcom/kept/kept-node.ts"
import type { GedcomStructure } from "../../domain/gedcom/lines/parser.ts"
import { rewriteIndividual } from "../../domain/gedcom/export/rewrite-individual.ts"
import type { RewriteContext } from "../../domain/gedcom/export/rewrite-context.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { Person } from "../../domain/person.ts"
import { associationsByTarget, citationsByTarget, type ExportContext } from "./export-context.ts"
import { type KeptFamily, loadFamilyContext, type FamilyContext } from "./family-context.ts"
import { tiesOf } from "./person-ties.ts"

/** The kept records of some persons, and how to read them. */
export interface KeptPersons {
  readonly nodeOf: (id: PersonId) => KeptNode | null
  readonly xrefOf: (id: PersonId) => string | null
  readonly familyByXref: (xref: string) => KeptFamily | null
  readonly reading: RewriteContext["reading"]
}

/** Persons as INDI records, in their order. Events and citations that a FAM record contains are not repeated. */
export const currentIndividuals = async (
  exporting: ExportContext,
  persons: readonly Person[],
  familyContext: FamilyContext,
  { nodeOf, xrefOf, familyByXref, reading }: KeptPersons,
): Promise<ReadonlyMap<PersonId, GedcomStructure>> => {
  const { tree, version } = exporting
  const personIds = persons.map(({ id }) => id)
  const inFamilyRecords = new Set(familyContext.families.flatMap(({ row }) => row.links.map(([, id]) => id)))
  const isOwn = ({ id }: { readonly id: string }): boolean => !inFamilyRecords.has(id)
  const names = await tree.names(personIds)
  const events = (await tree.events({ ids: [], personIds, relationshipIds: [] })).filter(isOwn)
  const targets = {
    personIds,
    nameIds: names.map(({ id }) => id),
    eventIds: events.map(({ id }) => id),
    relationshipIds: [],
  }
  const rewriting = {
    version,
    reading,
    citationsOf: citationsByTarget(exporting, (await tree.citations(targets)).filter(isOwn)),
    associationsOf: await associationsByTarget(exporting, (await tree.associations(targets)).filter(isOwn)),
    mediaOf: exporting.media.linksTo,
  }
  const [namesOf, eventsOf] = [
    Map.groupBy(names, ({ personId }) => personId),
    Map.groupBy(events, ({ personId }) => personId),
  ]
  return new Map(
    persons.map((person) => {
      const { id } = person
      const node = nodeOf(id)
      const individual = {
        xref: exporting.xrefOf.person({ id, gender: person.gender, xref: xrefOf(id) }),
        facts: person,
        names: namesOf.get(id) ?? [],
        events: eventsOf.get(id) ?? [],
        citations: rewriting.citationsOf(id),
        associations: rewriting.associationsOf(id),
        ...tiesOf({ exporting, familyContext, person: id }, node, familyByXref),
      }
      const kept = rewriteIndividual(node, individual, rewriting)
      return [id, node === null ? { ...kept, children: [...kept.children, ...exporting.media.linksTo(id)] } : kept]
    }),
  )
}

/** INDI records of persons that no file brought. */
export const newPersons = async (
  exporting: ExportContext,
  persons: readonly Person[],
): Promise<readonly GedcomStructure[]> => {
  const familyContext = await loadFamilyContext(exporting, {
    personIds: persons.map(({ id }) => id),
    families: [],
    loads: true,
  })
  const reading = { version: exporting.version, noteText: () => null, repositoryName: () => null }
  const kept = { nodeOf: () => null, xrefOf: () => null, familyByXref: () => null, reading }
  return [...(await currentIndividuals(exporting, persons, familyContext, kept)).values()]
}
