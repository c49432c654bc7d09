import type { LifeEvent } from "../domain/event.ts"
import type { EventId, PersonId, RelationshipId, TreeId } from "../domain/ids.ts"
import type { Gender } from "../domain/person.ts"
import { showCard, showLifeEvent, showTie, type Viewer } from "../domain/privacy.ts"
import { isBirthKnown, type Life, lifeOf } from "../domain/reckoning/life.ts"
import type { ReckonedTie } from "../domain/reckoning/network.ts"
import type { Reads } from "../ports/reads.ts"
import type { TreeOfLives } from "./tree-of-lives.ts"

/** The most people that the years of one person are reckoned from. */
const MOST_AROUND = 2_000

/** The relatives whose own relatives are read too, whatever is known of them. */
const NEAR = 1

interface Around {
  readonly treeId: TreeId
  readonly viewer: Viewer
  readonly personId: PersonId
}

/** What is loaded of the people around somebody. */
interface Loaded {
  /** Everybody who is loaded, with the sex. */
  readonly people: Map<PersonId, Gender | null>
  readonly ties: Map<RelationshipId, ReckonedTie>
  readonly events: Map<EventId, LifeEvent>
}

type LifeReads = Pick<Reads, "charts" | "events">

const loadPeople = async (
  { charts, events }: LifeReads,
  { treeId, viewer }: Around,
  loaded: Loaded,
  ids: readonly PersonId[],
): Promise<void> => {
  const [cards, found] = await Promise.all([charts.cards(treeId, ids), events.ofLives(treeId, ids, viewer)])
  for (const sealed of cards) {
    const card = showCard(viewer, sealed)
    if (card !== null) loaded.people.set(card.id, card.gender)
  }
  for (const sealed of found) {
    const event = showLifeEvent(viewer, sealed)
    if (event !== null) loaded.events.set(event.id, event)
  }
}

/** Loads the relationships of these people, and returns their other ends. */
const loadTies = async (
  { charts }: LifeReads,
  { treeId, viewer }: Around,
  { ties }: Loaded,
  people: readonly PersonId[],
): Promise<readonly PersonId[]> => {
  const ends: PersonId[] = []
  for (const sealed of await charts.tiesOf(treeId, { people, except: [] }, viewer)) {
    const tie = showTie(viewer, sealed)
    if (tie === null || tie.redacted) continue
    const { id, type, fromPersonId, toPersonId, qualifier } = tie
    ties.set(id, { id, type, fromPersonId, toPersonId, qualifier })
    ends.push(fromPersonId, toPersonId)
  }
  return [...new Set(ends)]
}

const livesOf = ({ people, ties, events }: Loaded): readonly Life[] => {
  const own = Map.groupBy(events.values(), ({ personId }) => personId)
  const shared = Map.groupBy(events.values(), ({ relationshipId }) => relationshipId)
  const ofPartnerships = new Map<PersonId, LifeEvent[]>()
  for (const { id, fromPersonId, toPersonId } of ties.values())
    for (const end of [fromPersonId, toPersonId])
      for (const event of shared.get(id) ?? []) ofPartnerships.set(end, [...(ofPartnerships.get(end) ?? []), event])
  return [...people].map(([id, gender]) =>
    lifeOf({ id, gender }, [...(own.get(id) ?? []), ...(ofPartnerships.get(id) ?? [])]),
  )
}

/**
 * The lives from which the years of a person follow, as this viewer sees them, and the relationships between them: those
 * of close relatives, and everybody beyond people without an exact birth. Nothing follows through a birth
 * that is known. They end with `MOST_AROUND` people, the nearest ones first: the bounds of a person in a larger area
 * without births hold, and may be wider than those from the whole tree.
 */
export const livesAround = async (reads: LifeReads, around: Around): Promise<TreeOfLives> => {
  const loaded: Loaded = { people: new Map(), ties: new Map(), events: new Map() }
  const reached = new Set([around.personId])
  await loadPeople(reads, around, loaded, [around.personId])
  let edge: readonly PersonId[] = [around.personId]
  for (let step = 0; edge.length > 0 && reached.size < MOST_AROUND; step++) {
    const ends = await loadTies(reads, around, loaded, edge)
    const found = ends.filter((id) => !reached.has(id)).slice(0, MOST_AROUND - reached.size)
    for (const id of found) reached.add(id)
    if (found.length > 0) await loadPeople(reads, around, loaded, found)
    edge = step < NEAR ? found : withoutBirth(loaded, found)
  }
  return { lives: livesOf(loaded), ties: [...loaded.ties.values()] }
}

/** Those of these people who have no exact birth. */
const withoutBirth = ({ people, events }: Loaded, ids: readonly PersonId[]): readonly PersonId[] => {
  const own = Map.groupBy(events.values(), ({ personId }) => personId)
  return ids.filter((id) => people.has(id) && !isBirthKnown(lifeOf({ id, gender: null }, own.get(id) ?? [])))
}
