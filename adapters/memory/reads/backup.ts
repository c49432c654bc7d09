import { emptyLinks, type LinkTarget, type MediaLink } from "../../../core/domain/evidence/media-link.ts"
import type { TreeId, UserId } from "../../../core/domain/ids.ts"
import type { BackedUpAccount, BackedUpTree, BackupReads } from "../../../core/ports/backup-reads.ts"
import { isLive, type Tables } from "../tables.ts"
import { snapshotOf } from "./export.ts"

/** An account at one moment. Rows are never changed in place, so a list of references is a consistent view. */
export const backupReads = (tables: Tables): BackupReads => ({
  account: async function* (userId, work) {
    yield* work(accountIn(tables, userId))
  },
})

const accountIn = (tables: Tables, userId: UserId): BackedUpAccount => {
  const trees = tables.memberships
    .rows("committed", "userId", userId)
    .flatMap(({ treeId, role }) => (role === "owner" ? (tables.trees.get("committed", treeId) ?? []) : []))
    .filter(isLive)
  const contents = new Map(trees.map(({ id }) => [id, treeIn(tables, id)]))
  return {
    trees: async () => trees,
    tree: (id) => contents.get(id) ?? treeIn(tables, id),
  }
}

const treeIn = (tables: Tables, treeId: TreeId): BackedUpTree => {
  const sources = tables.sources.rows("committed", "treeId", treeId).filter(isLive)
  const persons = tables.persons.rows("committed", "treeId", treeId).filter(isLive)
  const media = tables.media
    .rows("committed", "treeId", treeId)
    .filter(isLive)
    .map((medium) =>
      isOfDeleted(tables, medium) ? { ...medium, personId: null, eventId: null, sourceId: null } : medium,
    )
  const names = grouped(tables.names.rows("committed", "treeId", treeId).filter(isLive), ({ personId }) => personId)
  const edges = grouped(
    tables.relationships.rows("committed", "treeId", treeId).filter(isLive),
    ({ fromPersonId }) => fromPersonId,
  )
  const events = grouped(
    tables.events.rows("committed", "treeId", treeId).filter(isLive),
    ({ personId, relationshipId }) => personId ?? relationshipId,
  )
  const citations = grouped(
    tables.citations.rows("committed", "treeId", treeId).filter(isLive),
    ({ personId, nameId, eventId, relationshipId }) => personId ?? nameId ?? eventId ?? relationshipId,
  )
  const comments = tables.comments.rows("committed", "treeId", treeId).filter(isLive)
  const associations = tables.associations.rows("committed", "treeId", treeId).filter(isLive)
  const placeNames = new Map(tables.places.rows("committed", "treeId", treeId).map(({ id, name }) => [id, name]))
  const links = grouped(linksIn(tables, treeId), ({ mediaId }) => mediaId)
  const live = new Set<string>([...persons, ...sources].map(({ id }) => id))
  const kept = tables.keptRecords
    .rows("committed", "treeId", treeId)
    .filter(({ id }) => tables.keptImports.get("committed", id)?.isWithdrawn !== true)
    .filter(({ personId, sourceId }) => [personId, sourceId].every((id) => id === null || live.has(id)))
    .sort((a, b) => a.position - b.position)
  const contents = snapshotOf(tables, "committed", treeId)
  const places = tables.places
    .rows("committed", "treeId", treeId)
    .filter(
      ({ id, listedAlone }) =>
        listedAlone ||
        tables.places.rows("committed", "parentId", id).length > 0 ||
        tables.mediaLinks.rows("committed", "placeId", id).length > 0,
    )
  return {
    places: async (of, after, limit) =>
      page(
        places.filter(({ parentId }) => (of === null ? parentId === null : parentId !== null && of.includes(parentId))),
        after,
        limit,
      ),
    sources: async (after, limit) => page(sources, after, limit),
    persons: async (after, limit) => page(persons, after, limit),
    names: async (of) => taken(names, of),
    edgesFrom: async (of) => taken(edges, of),
    events: async (of) =>
      taken(events, of).map((event) => ({
        ...event,
        place: event.placeId === null ? null : (placeNames.get(event.placeId) ?? null),
      })),
    citations: async (of) => taken(citations, of),
    associations: async (after, limit) => page(associations, after, limit),
    comments: async (after, limit) =>
      page(comments, after, limit).map((comment) => {
        const author = comment.authorId === null ? null : tables.users.get("committed", comment.authorId)
        return author !== null && isLive(author)
          ? { ...comment, authorName: author.displayName ?? comment.authorName }
          : comment
      }),
    media: async (after, limit) => page(media, after, limit),
    mediaLinks: async (of) => taken(links, of),
    contents: () => contents,
    kept: async (from, limit) => kept.filter(({ position }) => position >= from).slice(0, limit),
  }
}

const isThere = (row: { readonly deletedAt: Date | null } | null): boolean => row !== null && isLive(row)

/** Whether the medium or the link leads to a deleted record. */
const isOfDeleted = (tables: Tables, link: Partial<LinkTarget>): boolean => {
  const { personId, eventId, relationshipId, sourceId, citationId } = link
  const rows = [
    personId == null ? undefined : tables.persons.get("committed", personId),
    eventId == null ? undefined : tables.events.get("committed", eventId),
    relationshipId == null ? undefined : tables.relationships.get("committed", relationshipId),
    sourceId == null ? undefined : tables.sources.get("committed", sourceId),
    citationId == null ? undefined : tables.citations.get("committed", citationId),
  ]
  return rows.some((row) => row !== undefined && !isThere(row))
}

/** The links to live records. A link to a deleted person stays as an empty one, and so does such an attachment. */
const linksIn = (tables: Tables, treeId: TreeId): readonly MediaLink[] => {
  const links = tables.mediaLinks.rows("committed", "treeId", treeId).flatMap((link): readonly MediaLink[] => {
    if (!isOfDeleted(tables, link)) return [link]
    return link.personId === null ? [] : [{ ...link, personId: null }]
  })
  const attached = tables.media
    .rows("committed", "treeId", treeId)
    .filter((medium) => isLive(medium) && medium.personId !== null && isOfDeleted(tables, medium))
  return [...links, ...attached.flatMap(({ id }) => emptyLinks(treeId, id))]
}

type Identified = { readonly id: string }

const grouped = <T>(rows: readonly T[], keyOf: (row: T) => string | null): ReadonlyMap<string | null, readonly T[]> =>
  Map.groupBy(rows, keyOf)

const taken = <T extends Identified>(
  groups: ReadonlyMap<string | null, readonly T[]>,
  keys: readonly string[],
): readonly T[] => keys.flatMap((key) => groups.get(key) ?? []).sort((a, b) => (a.id < b.id ? -1 : 1))

const page = <T extends Identified>(rows: readonly T[], after: string | null, limit: number): readonly T[] =>
  rows.filter(({ id }) => id > (after ?? "")).slice(0, limit)
