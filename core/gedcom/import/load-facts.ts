import type { Existing } from "../../domain/gedcom/import/existing.ts"
import { readKept } from "../../domain/gedcom/kept/kept-node.ts"
import { allWithUnreadEvidence } from "../../domain/gedcom/kept/unread-evidence.ts"
import { allWithUnread, READER_VERSION } from "../../domain/gedcom/kept/unread-fields.ts"
import { allWithUnreadNames } from "../../domain/gedcom/kept/unread-names.ts"
import { latestYearOfLife } from "../../domain/living/life-evidence.ts"
import type { PersonId, RelationshipId } from "../../domain/ids.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"

export interface FactsOf {
  readonly personIds: readonly PersonId[]
  readonly relationshipIds: readonly RelationshipId[]
}

/**
 * Loads the facts and kept records of persons that records are merged into, and of couples if a record adds to
 * their family.
 */
export const loadFacts = async (
  tree: TreeSnapshot,
  { personIds, relationshipIds }: FactsOf,
  { facts, targets, keptOf }: Pick<Existing, "facts" | "targets" | "keptOf">,
): Promise<void> => {
  if (personIds.length + relationshipIds.length === 0) return
  const persons = await tree.persons(personIds)
  const storedNames = await tree.names(personIds)
  const records = await tree.keptOf(personIds)
  const families = await tree.keptBy({ subjectIds: [...personIds, ...relationshipIds] })
  const unread = [...records, ...families].flatMap((row) => (row.readerVersion < READER_VERSION ? [readKept(row)] : []))
  const names = allWithUnreadNames(storedNames, unread)
  const events = allWithUnread(await tree.events({ ids: [], personIds, relationshipIds }), unread)
  const cited = await tree.citations({
    personIds,
    relationshipIds,
    nameIds: names.map(({ id }) => id),
    eventIds: events.map(({ id }) => id),
  })
  const citations = allWithUnreadEvidence(cited, unread)
  const associations = await tree.associations({
    personIds,
    relationshipIds,
    eventIds: events.map(({ id }) => id),
  })
  facts.learn([...personIds, ...relationshipIds], { names, events, citations, associations })
  for (const { isDeleted: _isLive, ...record } of records)
    if (record.personId !== null && !keptOf.has(record.personId)) keptOf.set(record.personId, record)
  const namesOf = Map.groupBy(names, ({ personId }) => personId)
  const eventsOf = Map.groupBy(events, ({ personId }) => personId)
  const sharedYears = await loadSharedYears(tree, personIds)
  for (const person of persons) {
    const [own, sharedYear] = [eventsOf.get(person.id) ?? [], sharedYears.get(person.id) ?? null]
    targets.set({ person, names: namesOf.get(person.id) ?? [], events: own, sharedYear })
  }
}

/** The latest year of the events of each person's partnerships (`latestYearOfLife`). */
const loadSharedYears = async (
  tree: TreeSnapshot,
  personIds: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, number>> => {
  const partnerships = (await tree.edges(personIds)).filter(({ type }) => type === "partnership")
  const relationshipIds = partnerships.map(({ id }) => id)
  const events = relationshipIds.length === 0 ? [] : await tree.events({ ids: [], personIds: [], relationshipIds })
  const eventsOf = Map.groupBy(events, ({ relationshipId }) => relationshipId)
  const years = new Map<PersonId, number>()
  for (const { id, fromPersonId, toPersonId } of partnerships) {
    const year = latestYearOfLife(eventsOf.get(id) ?? [])
    if (year === null) continue
    for (const partner of [fromPersonId, toPersonId]) years.set(partner, Math.max(year, years.get(partner) ?? year))
  }
  return years
}
