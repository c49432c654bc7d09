import type { MediaLinks } from "../../../core/ports/unit-of-work.ts"
import { type MediaLink, targetFields } from "../../../core/domain/evidence/media-link.ts"
import { targetsOfMedium } from "../media-targets.ts"
import { copyOf } from "../copy.ts"
import type { Tables } from "../tables.ts"
import { insertInto } from "./records.ts"
import type { Write } from "./writing.ts"

const inOrder = (links: readonly MediaLink[]): readonly MediaLink[] =>
  [...new Map(links.map((link) => [link.id, link])).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(copyOf)

/** Links to media, within a transaction. */
export const mediaLinksIn = (tables: Tables, write: Write): MediaLinks => ({
  insert: (links) => insertInto(tables.mediaLinks, write, links),
  ofTargets: async (treeId, ids) =>
    inOrder(
      ids
        .flatMap((id) => targetFields.flatMap((field) => tables.mediaLinks.rows("current", field, id)))
        .filter((link) => link.treeId === treeId),
    ),
  ofMedia: async (treeId, ids) =>
    inOrder(
      ids.flatMap((id) => tables.mediaLinks.rows("current", "mediaId", id)).filter((link) => link.treeId === treeId),
    ),
  targetsOf: async ({ treeId, id }) => {
    const medium = tables.media.get("current", id)
    return medium === null || medium.treeId !== treeId ? [] : targetsOfMedium(tables, "current", medium)
  },
  ofIds: async (treeId, ids) =>
    [...new Set(ids)].sort().flatMap((id) => {
      const link = tables.mediaLinks.get("current", id)
      return link === null || link.treeId !== treeId ? [] : [copyOf(link)]
    }),
  updateMany: async (links) => write(() => links.forEach((link) => tables.mediaLinks.update(link))),
  remove: async (treeId, ids) =>
    write(() => {
      for (const id of ids) if (tables.mediaLinks.get("current", id)?.treeId === treeId) tables.mediaLinks.remove(id)
    }),
  move: async (treeId, from, to) =>
    write(() => {
      for (const link of tables.mediaLinks.rows("current", "personId", from))
        if (link.treeId === treeId) tables.mediaLinks.update({ ...link, personId: to })
    }),
})
