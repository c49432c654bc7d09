import type { Relationship } from "../../../core/domain/relationship.ts"
import type { RelationshipReads } from "../../../core/ports/reads.ts"
import { accessIn } from "../access.ts"
import { edgesAt } from "../graph.ts"
import { isLive, type Tables } from "../tables.ts"
import { deletedIn, pages } from "./pages.ts"
import { byText, inOrder } from "./large-record/ordered.ts"
import { involving, involvingFor, peopleOfRelationship } from "./people.ts"

export const relationshipReads = (tables: Tables): RelationshipReads => {
  const { relationships } = tables
  const peopleOf = (edge: Relationship) => peopleOfRelationship(tables, edge)

  return {
    byId: async (id, userId) => {
      const edge = relationships.get("committed", id)
      const access = edge === null || !isLive(edge) ? null : accessIn(tables, "committed", edge.treeId, userId)
      return edge === null || access === null ? null : { ...access, found: involving(edge, peopleOf(edge)) }
    },
    ofTree: (treeId, viewer, keyset) =>
      pages(
        keyset,
        (after, count) => relationships.page("committed", "treeId", treeId, { after, count, wanted: isLive }),
        (edge) => edge.id,
        involvingFor(viewer, peopleOf),
      ),
    deletedOf: deletedIn(relationships, (edge) => involving(edge, null)),
    ofPerson: (treeId, personId, viewer, keyset) =>
      inOrder(edgesAt(tables, "committed", treeId, personId), keyset, {
        keyOf: ({ id }) => id,
        compare: byText,
        answer: involvingFor(viewer, peopleOf),
      }),
    byIds: async (treeId, ids, viewer) =>
      [...new Set(ids)]
        .sort()
        .map((id) => relationships.get("committed", id))
        .filter((edge) => edge !== null)
        .filter((edge) => edge.treeId === treeId && isLive(edge))
        .map(involvingFor(viewer, peopleOf)),
  }
}
