import { SourceId, type TreeId } from "../../domain/ids.ts"
import type { Person } from "../../domain/person.ts"
import { seesEverything, showSource, showToMember, type Viewer, visibilityOf } from "../../domain/privacy.ts"
import type { PresentRecords } from "../../domain/proposal/current-record.ts"
import type { PresentLives } from "../../domain/proposal/lives-once-run.ts"
import type { Named } from "../../domain/proposal/references.ts"
import type { ProposalReads, SourceReads } from "../../ports/reads.ts"
import { idsByKind } from "../../proposal/present-records.ts"

/**
 * What an assistant sees of a record: all of it, that it concerns a redacted person, or nothing, as of a record that
 * does not exist.
 */
export type Sight = "full" | "redacted" | "none"

/** Records of a tree by kind and id. */
export type Wanted = readonly Pick<Named, "entity" | "id">[]

/** The records that proposals name, and what they belong to. */
export interface KnownRecords {
  readonly present: PresentLives
  /** What the assistant sees of the record with this id. */
  readonly sightOf: (id: string) => Sight
  /** Whether the assistant sees the record in full, if it sees no record that is closed besides. */
  readonly isOpen: (id: string, isClosed: (id: string) => boolean) => boolean
  /** Whether a birth or death of the person is an event that the assistant does not see. */
  readonly hasHiddenVitals: (personId: string) => boolean
}

interface Reads {
  readonly proposals: Pick<ProposalReads, "records">
  readonly sources: Pick<SourceReads, "byIds">
}

interface InTree {
  readonly viewer: Viewer
  readonly treeId: TreeId
}

const sightOfPerson = { full: "full", redacted: "redacted", hidden: "none" } as const

/** Looks up these records and what they belong to: a citation to an event, an event to a relationship, and so on. */
export const knownRecords = async (reads: Reads, { viewer, treeId }: InTree, named: Wanted): Promise<KnownRecords> => {
  const owners = new Map<string, Wanted>()
  const decided = await sightOfSources(reads, { viewer, treeId }, named)
  const withHiddenVitals = new Set<string>()
  const present = {
    person: new Map<string, Person>(),
    event: new Map<string, PresentRecords["event"][number]>(),
    relationship: new Map<string, PresentRecords["relationship"][number]>(),
    vitals: new Map<string, PresentRecords["vitals"]>(),
  }
  let wanted = named.filter(({ entity }) => entity !== "source")
  while (wanted.length > 0) {
    // A proposal is for members; what the assistant sees of the persons in it is decided below.
    const member = { ...viewer, role: "viewer" } as const
    const found = showToMember(member, await reads.proposals.records(treeId, idsByKind(wanted)))
    if (found === null) break
    for (const one of found.person) {
      decided.set(one.id, sightOfPerson[visibilityOf(viewer, one)])
      present.person.set(one.id, one)
    }
    for (const one of found.event) present.event.set(one.id, one)
    for (const one of found.relationship) present.relationship.set(one.id, one)
    for (const [id, some] of Map.groupBy(found.vitals, ({ personId }) => personId ?? "")) present.vitals.set(id, some)
    for (const { id, privacy } of found.event)
      if (privacy === "hidden" && !seesEverything(viewer)) decided.set(id, "none")
    for (const { personId, privacy } of found.vitals)
      if (privacy === "hidden" && personId !== null) withHiddenVitals.add(personId)
    const fresh = ownersIn(found).filter(([id]) => !owners.has(id))
    for (const [id, of] of fresh) owners.set(id, of)
    wanted = fresh.flatMap(([, of]) => of).filter(({ id }) => !owners.has(id) && !decided.has(id))
  }
  const sightOf = (id: string): Sight => decided.get(id) ?? leastOf(owners.get(id)?.map((owner) => sightOf(owner.id)))
  const isOpen = (id: string, isClosed: (id: string) => boolean): boolean =>
    sightOf(id) === "full" && !isClosed(id) && (owners.get(id) ?? []).every((owner) => isOpen(owner.id, isClosed))
  return { present, sightOf, isOpen, hasHiddenVitals: (personId) => withHiddenVitals.has(personId) }
}

/** Those of these citations that the assistant sees. */
export const seenCitations = async (
  reads: Reads,
  within: InTree,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const { isOpen } = await knownRecords(
    reads,
    within,
    ids.map((id) => ({ entity: "citation", id })),
  )
  return ids.filter((id) => isOpen(id, () => false))
}

/** What is seen of a record that belongs to records of which so much is seen. Nothing, if it belongs to none. */
const leastOf = (sights: readonly Sight[] = []): Sight => {
  if (sights.length === 0 || sights.includes("none")) return "none"
  return sights.includes("redacted") ? "redacted" : "full"
}

/** The sources among these records that the assistant sees. */
const sightOfSources = async (
  { sources }: Pick<Reads, "sources">,
  { viewer, treeId }: InTree,
  named: Wanted,
): Promise<Map<string, Sight>> => {
  const ids = named.flatMap(({ entity, id }) => (entity === "source" && SourceId.is(id) ? [id] : []))
  const seen = new Map<string, Sight>()
  for await (const rows of sources.byIds(treeId, ids, viewer)) {
    for (const row of rows) {
      const source = showSource(viewer, row)
      if (source !== null) seen.set(source.id, "full")
    }
  }
  return seen
}

const person = (id: string) => ({ entity: "person", id }) as const

const ownersIn = (found: PresentRecords): readonly (readonly [string, Wanted])[] => [
  ...found.name.map(({ id, personId }) => [id, [person(personId)]] as const),
  ...found.relationship.map(
    ({ id, fromPersonId, toPersonId }) => [id, [person(fromPersonId), person(toPersonId)]] as const,
  ),
  ...[...found.event, ...found.citation, ...found.association].map((row) => [row.id, targetsOf(row)] as const),
]

const targetsOf = (row: PresentRecords["event" | "citation" | "association"][number]): Wanted => [
  ...(row.personId === null ? [] : [person(row.personId)]),
  ...("associateId" in row && row.associateId !== null ? [person(row.associateId)] : []),
  ...(row.relationshipId === null ? [] : [{ entity: "relationship", id: row.relationshipId } as const]),
  ...("nameId" in row && row.nameId !== null ? [{ entity: "name", id: row.nameId } as const] : []),
  ...("eventId" in row && row.eventId !== null ? [{ entity: "event", id: row.eventId } as const] : []),
]
