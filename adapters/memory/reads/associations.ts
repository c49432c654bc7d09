import type { Association } from "../../../core/domain/association/association.ts"
import type { PersonId, TreeId } from "../../../core/domain/ids.ts"
import type { PrivacyFacts } from "../../../core/domain/privacy.ts"
import type { AssociationReads } from "../../../core/ports/reads.ts"
import { accessIn } from "../access.ts"
import { isLive, type Tables } from "../tables.ts"
import { byText, inOrder } from "./large-record/ordered.ts"
import { deletedIn, pages } from "./pages.ts"
import {
  countingFor,
  involving,
  involvingFor,
  isOfHiddenEvent,
  peopleOfEvent,
  peopleOfPerson,
  peopleOfRelationship,
} from "./people.ts"

/** The persons of what the association is about, and the associate. */
const peopleOf = (
  tables: Tables,
  { personId, eventId, relationshipId, associateId }: Association,
): readonly PrivacyFacts[] => {
  const event = eventId === null ? null : tables.events.get("committed", eventId)
  const edge = relationshipId === null ? null : tables.relationships.get("committed", relationshipId)
  return [
    ...(personId === null ? [] : peopleOfPerson(tables, personId)),
    ...(event === null ? [] : peopleOfEvent(tables, event)),
    ...(edge === null ? [] : peopleOfRelationship(tables, edge)),
    ...(associateId === null ? [] : peopleOfPerson(tables, associateId)),
  ]
}

/** The live associations of a person, of the events and relationships, and those with the person as associate, each once. */
const associationsOfPerson = (tables: Tables, treeId: TreeId, id: PersonId): readonly Association[] => {
  const { associations, events, relationships } = tables
  const edges = (["fromPersonId", "toPersonId"] as const)
    .flatMap((end) => relationships.rows("committed", end, id))
    .filter(isLive)
  const lives = [
    ...events.rows("committed", "personId", id),
    ...edges.flatMap((edge) => events.rows("committed", "relationshipId", edge.id)),
  ].filter(isLive)
  const found = [
    ...associations.rows("committed", "personId", id),
    ...associations.rows("committed", "associateId", id),
    ...lives.flatMap((event) => associations.rows("committed", "eventId", event.id)),
    ...edges.flatMap((edge) => associations.rows("committed", "relationshipId", edge.id)),
  ]
  return [...new Set(found)].filter((association) => association.treeId === treeId && isLive(association))
}

export const associationReads = (tables: Tables): AssociationReads => {
  const { associations } = tables
  const people = (association: Association) => peopleOf(tables, association)
  const isHidden = (association: Association) => isOfHiddenEvent(tables, association)
  return {
    byId: async (id, userId) => {
      const association = associations.get("committed", id)
      const access =
        association === null || !isLive(association) ? null : accessIn(tables, "committed", association.treeId, userId)
      return association === null || access === null
        ? null
        : { ...access, found: involving(association, people(association), isHidden(association)) }
    },
    ofTree: (treeId, viewer, keyset) =>
      pages(
        keyset,
        (after, count) => associations.page("committed", "treeId", treeId, { after, count, wanted: isLive }),
        (association) => association.id,
        involvingFor(viewer, people, isHidden),
      ),
    ofPerson: (treeId, personId, viewer, keyset) =>
      inOrder(associationsOfPerson(tables, treeId, personId), keyset, {
        keyOf: ({ id }) => id,
        compare: byText,
        answer: involvingFor(viewer, people, isHidden),
      }),
    countOfPerson: async (treeId, personId, viewer) =>
      associationsOfPerson(tables, treeId, personId).map(countingFor(viewer, people, isHidden)),
    deletedOf: deletedIn(associations, (association) => involving(association, null)),
  }
}
