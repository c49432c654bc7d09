import type { IncomingMedia } from "../../domain/gedcom/import/map-media.ts"
import type { NamedFiles } from "../../domain/gedcom/gedzip/named-files.ts"
import type { MediaId } from "../../domain/ids.ts"
import type { TreeSnapshot } from "../../ports/export-reads.ts"
import type { StoredFiles } from "./keep-files.ts"

/** Files that came with a GEDCOM file in one archive, their bytes kept. */
export interface ReceivedMedia {
  readonly named: NamedFiles
  readonly stored: StoredFiles
}

const batch = 1_000

/**
 * The files of an archive in the form in which they are mapped. If `tree` is given, a file whose bytes the tree
 * already has becomes the existing medium.
 */
export const incomingMedia = async (
  { named, stored }: ReceivedMedia,
  tree: TreeSnapshot | null,
): Promise<IncomingMedia> => {
  const there = tree === null ? new Map<string, MediaId>() : await mediaByChecksum(tree)
  if (there.size === 0) return { ...named, isThere: () => false }
  const known = new Map(
    [...stored].flatMap(([id, { checksum }]) => {
      const same = there.get(checksum)
      return same === undefined ? [] : [[id, same] as const]
    }),
  )
  const own = (id: MediaId): MediaId => known.get(id) ?? id
  const ids = new Set(known.values())
  return {
    files: named.files.map((file) => ({ ...file, id: own(file.id) })),
    named: (payload) => {
      const id = named.named(payload)
      return id === null ? null : own(id)
    },
    ofRecord: (xref) => named.ofRecord(xref).map(own),
    unnamed: named.unnamed,
    isThere: (id) => ids.has(id),
  }
}

const mediaByChecksum = async (tree: TreeSnapshot): Promise<ReadonlyMap<string, MediaId>> => {
  const found = new Map<string, MediaId>()
  for (
    let rows = await tree.media(null, batch);
    rows.length > 0;
    rows = await tree.media(rows[rows.length - 1]!.id, batch)
  ) {
    for (const { checksum, id } of rows) if (!found.has(checksum)) found.set(checksum, id)
  }
  return found
}
