import type { MediaLinks } from "../../../core/ports/unit-of-work.ts"
import { copyOf } from "../copy.ts"
import type { Tables } from "../tables.ts"
import { insertInto } from "./records.ts"
import type { Write } from "./writing.ts"

/** Links to media, within a transaction. */
export const mediaLinksIn = (tables: Tables, write: Write): MediaLinks => ({
  insert: (links) => insertInto(tables.mediaLinks, write, links),
  ofTargets: async (treeId, { personIds, eventIds }) =>
    [
      ...personIds.flatMap((id) => tables.mediaLinks.rows("current", "personId", id)),
      ...eventIds.flatMap((id) => tables.mediaLinks.rows("current", "eventId", id)),
    ]
      .filter((link) => link.treeId === treeId)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(copyOf),
  ofIds: async (treeId, ids) =>
    [...new Set(ids)].sort().flatMap((id) => {
      const link = tables.mediaLinks.get("current", id)
      return link === null || link.treeId !== treeId ? [] : [copyOf(link)]
    }),
  updateMany: async (links) => write(() => links.forEach((link) => tables.mediaLinks.update(link))),
  move: async (treeId, from, to) =>
    write(() => {
      for (const link of tables.mediaLinks.rows("current", "personId", from))
        if (link.treeId === treeId) tables.mediaLinks.update({ ...link, personId: to })
    }),
})
