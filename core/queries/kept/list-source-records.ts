import * as E from "fp-ts/lib/Either.js"
import { forbidden } from "../../domain/errors.ts"
import type { KeptRecordRead } from "../../domain/gedcom/kept/kept-read.ts"
import type { SourceId } from "../../domain/ids.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { listKept } from "../../view/kept/list-kept.ts"
import type { Listing } from "../../view/listing.ts"
import { readableSource } from "../../view/readable/readable-records.ts"

export interface ListSourceRecords {
  readonly sourceId: SourceId
}

/** The records of imported files that became a source. For members only. */
export const listSourceRecords: Query<ListSourceRecords, Listing<KeptRecordRead>> = async (
  context,
  reader,
  { sourceId },
) => {
  const source = await readableSource(context, reader, sourceId)
  if (E.isLeft(source)) return source
  const { treeId } = source.right
  const viewer = viewerOf(await context.trees.byId(treeId, reader.userId), reader, context.now, "source")
  if (E.isLeft(viewer)) return viewer
  if (viewer.right.role === null) return E.left(forbidden("Only members can read the records of imported files."))
  const tree = context.kept.inTree(treeId)
  const ids = (await tree.keptOfSources([sourceId])).map(({ id }) => id)
  return E.right(await listKept(tree, { ids, merged: new Set(), after: null, limit: null }))
}
