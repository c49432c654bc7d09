import { backupFormat, BackupTree } from "../domain/backup/backup-tree.ts"
import type { Media } from "../domain/evidence/media.ts"
import type { BackedUpAccount, BackedUpTree } from "../ports/backup-reads.ts"
import {
  backedUpAssociations,
  backedUpComments,
  backedUpMedia,
  backedUpPersons,
  backedUpPlaces,
  backedUpRecords,
  backedUpRelationships,
  backedUpSources,
} from "./backed-up-rows.ts"

/** Whether a medium belongs to the backup. */
type Keep = (media: Media) => boolean

/**
 * The text of `account.json`: the media of `missing`, then the trees with their rows. `keep` is called for each medium.
 */
export async function* accountJson(
  account: BackedUpAccount,
  exportedAt: string,
  missing: AsyncIterable<Media>,
  keep: Keep,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ ...backupFormat, exported_at: exportedAt }).slice(0, -1)},"missing_media":[`
  let separator = "\n"
  for await (const medium of missing) {
    yield separator + JSON.stringify(missingRow(medium))
    separator = ",\n"
  }
  yield '],"trees":['
  separator = "\n"
  for (const tree of await account.trees()) {
    yield `${separator}${JSON.stringify(BackupTree.encode(tree)).slice(0, -1)}`
    yield* treeLists(account.tree(tree.id), keep)
    yield "}"
    separator = ",\n"
  }
  yield "]}\n"
}

const missingRow = ({ treeId, id, title, filename, size, checksum }: Media) => ({
  tree_id: treeId,
  id,
  title,
  filename,
  size,
  checksum,
})

/** The lists of a tree in the order of `backupLists`, one record per line. */
async function* treeLists(tree: BackedUpTree, keep: Keep): AsyncGenerator<string> {
  const places = new Set<string>()
  const lists = {
    places: backedUpPlaces(tree, places),
    sources: backedUpSources(tree),
    persons: backedUpPersons(tree, places),
    relationships: backedUpRelationships(tree, places),
    associations: backedUpAssociations(tree),
    media: backedUpMedia(tree, keep),
    comments: backedUpComments(tree),
    records: backedUpRecords(tree),
  }
  for (const [name, batches] of Object.entries(lists)) {
    let separator = `,\n"${name}":[\n`
    for await (const rows of batches) {
      for (const row of rows) {
        yield separator + JSON.stringify(row)
        separator = ",\n"
      }
    }
    yield separator === ",\n" ? "]" : `${separator}]`
  }
}
