import type { Relationships } from "../../../core/ports/unit-of-work.ts"
import { copyOf } from "../copy.ts"
import { edgesAt, reached } from "../graph.ts"
import { edgeKey, type Tables } from "../tables.ts"
import { recordsOf } from "./records.ts"
import type { Write } from "./writing.ts"

export const relationshipsIn = (tables: Tables, write: Write): Relationships => ({
  ...recordsOf(tables.relationships, write),
  between: async (treeId, type, fromPersonId, toPersonId) => {
    const edges = tables.relationships.rows("current", "edge", edgeKey({ type, fromPersonId, toPersonId }))
    return edges.filter((edge) => edge.treeId === treeId).map(copyOf)[0] ?? null
  },
  isAncestor: async (treeId, ancestor, person) => reached(tables, "current", treeId, person, "ancestors").has(ancestor),
  touching: async (treeId, id) => edgesAt(tables, "current", treeId, id).map((edge) => edge.id),
})
