import type { IncomingMedia } from "../../domain/gedcom/map/map-media.ts"
import type { NamedFiles } from "../../domain/gedcom/gedzip/named-files.ts"
import type { MediaId } from "../../domain/ids.ts"
import type { Media } from "../../domain/evidence/media.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"
import { inGroups } from "../../lib/in-groups.ts"
import { targetOf } from "../../domain/evidence/media-link.ts"
import type { StoredFiles } from "./keep-files.ts"

/** Files that came with a GEDCOM file in one archive. Their bytes are stored. */
export interface ReceivedMedia {
  readonly named: NamedFiles
  readonly stored: StoredFiles
}

const batch = 1_000

/** For a tree that has none of the files. */
export const noneThere: Pick<IncomingMedia, "isThere" | "attachedTo" | "isLinked"> = {
  isThere: () => false,
  attachedTo: () => null,
  isLinked: () => false,
}

/**
 * The files of an archive in the form in which they are mapped. If `tree` is given, a file becomes the existing
 * medium if the tree already has its bytes.
 */
export const incomingMedia = async (
  { named, stored }: ReceivedMedia,
  tree: TreeSnapshot | null,
): Promise<IncomingMedia> => {
  const there = tree === null ? new Map<string, Media>() : await mediaByChecksum(tree)
  if (tree === null || there.size === 0) return { ...named, ...noneThere }
  const known = new Map(
    [...stored].flatMap(([id, { checksum }]) => {
      const same = there.get(checksum)
      return same === undefined ? [] : [[id, same.id] as const]
    }),
  )
  const own = (id: MediaId): MediaId => known.get(id) ?? id
  const ids = new Set(known.values())
  const owners = new Map([...there.values()].map((media) => [media.id, targetOf(media)]))
  const linked = new Set<string>()
  for (const some of inGroups([...ids], batch))
    for (const link of await tree.mediaLinks(some)) linked.add(`${link.mediaId} ${targetOf(link)}`)
  return {
    files: named.files.map((file) => ({ ...file, id: own(file.id) })),
    named: (payload) => {
      const id = named.named(payload)
      return id === null ? null : own(id)
    },
    ofRecord: (xref) => named.ofRecord(xref).map(own),
    unnamed: named.unnamed,
    isThere: (id) => ids.has(id),
    attachedTo: (id) => (ids.has(id) ? (owners.get(id) ?? null) : null),
    isLinked: (id, targetId) => linked.has(`${id} ${targetId}`),
  }
}

const mediaByChecksum = async (tree: TreeSnapshot): Promise<ReadonlyMap<string, Media>> => {
  const found = new Map<string, Media>()
  for (
    let rows = await tree.media(null, batch);
    rows.length > 0;
    rows = await tree.media(rows[rows.length - 1]!.id, batch)
  ) {
    for (const row of rows) if (!found.has(row.checksum)) found.set(row.checksum, row)
  }
  return found
}
