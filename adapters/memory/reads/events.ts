import type { Event, PlacedEvent } from "../../../core/domain/event.ts"
import type { PersonId, TreeId } from "../../../core/domain/ids.ts"
import { MOST_OF_A_LIFE } from "../../../core/domain/large-record/more.ts"
import { byEventPosition, eventPosition } from "../../../core/domain/large-record/record-order.ts"
import { anyEvent, matchesEvent } from "../../../core/domain/record-lists/record-filters.ts"
import type { Viewer } from "../../../core/domain/privacy.ts"
import type { EventReads } from "../../../core/ports/reads.ts"
import { accessIn } from "../access.ts"
import { edgesAt } from "../graph.ts"
import { isLive, type Tables } from "../tables.ts"
import { deletedIn, pages } from "./pages.ts"
import { inOrder } from "./large-record/ordered.ts"
import { countingFor, involving, involvingFor, peopleOfEvent } from "./people.ts"

const byId = (a: Event, b: Event): number => (a.id < b.id ? -1 : 1)

/** The live events of a person and of the partnerships. */
const liveOfPerson = (tables: Tables, treeId: TreeId, personId: PersonId): readonly Event[] => {
  const { events } = tables
  const partnerships = edgesAt(tables, "committed", treeId, personId).filter((edge) => edge.type === "partnership")
  return [
    events.rows("committed", "personId", personId),
    ...partnerships.map(({ id }) => events.rows("committed", "relationshipId", id)),
  ]
    .flat()
    .filter((event) => event.treeId === treeId && isLive(event))
}

const ofLives =
  (tables: Tables): EventReads["ofLives"] =>
  async (treeId, personIds, viewer) => {
    const seal = involvingFor(viewer, (event: Event) => peopleOfEvent(tables, event))
    const dated = personIds.flatMap((id) =>
      liveOfPerson(tables, treeId, id)
        .filter(({ date }) => date !== null)
        .toSorted(byId)
        .slice(0, MOST_OF_A_LIFE),
    )
    return [...new Map(dated.map((event) => [event.id, event])).values()].toSorted(byId).map(seal)
  }

export const eventReads = (tables: Tables): EventReads => {
  const { events, places } = tables

  const placed = (event: Event): PlacedEvent => ({
    ...event,
    place: event.placeId === null ? null : (places.get("committed", event.placeId)?.name ?? null),
  })
  const answer = (viewer: Viewer) => {
    const seal = involvingFor(viewer, (event: PlacedEvent) => peopleOfEvent(tables, event))
    return (event: Event) => seal(placed(event))
  }

  return {
    byId: async (id, userId) => {
      const event = events.get("committed", id)
      const access = event === null || !isLive(event) ? null : accessIn(tables, "committed", event.treeId, userId)
      return event === null || access === null
        ? null
        : { ...access, found: involving(placed(event), peopleOfEvent(tables, event)) }
    },
    ofTree: (treeId, viewer, keyset, filter = anyEvent) =>
      pages(
        keyset,
        (after, count) =>
          events.page("committed", "treeId", treeId, {
            after,
            count,
            wanted: (event) => isLive(event) && matchesEvent(filter, event),
          }),
        (event) => event.id,
        answer(viewer),
      ),
    deletedOf: deletedIn(events, (event) => involving(placed(event), null)),
    ofPerson: (treeId, personId, viewer, keyset) =>
      inOrder(liveOfPerson(tables, treeId, personId), keyset, {
        keyOf: eventPosition,
        compare: byEventPosition,
        answer: answer(viewer),
      }),
    countOfPerson: async (treeId, personId, viewer) =>
      liveOfPerson(tables, treeId, personId).map(
        countingFor(
          viewer,
          (event: Event) => peopleOfEvent(tables, event),
          ({ privacy }) => privacy === "hidden",
        ),
      ),
    ofRelationship: (treeId, relationshipId, viewer, keyset) =>
      pages(
        keyset,
        (after, count) =>
          events.page("committed", "relationshipId", relationshipId, {
            after,
            count,
            wanted: (event) => event.treeId === treeId && isLive(event),
          }),
        ({ id }) => id,
        answer(viewer),
      ),
    ofLives: ofLives(tables),
  }
}
