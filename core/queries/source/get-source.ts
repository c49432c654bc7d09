import * as E from "fp-ts/lib/Either.js"
import type { SourceRead } from "../../domain/evidence/source.ts"
import { notFound } from "../../domain/errors.ts"
import type { SourceId } from "../../domain/ids.ts"
import { showSource } from "../../domain/privacy.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"

/** One source, if the reader sees a citation of it. */
export const getSource: Query<{ readonly sourceId: SourceId }, SourceRead> = async (
  { sources, now },
  reader,
  { sourceId },
) => {
  const row = await sources.byId(sourceId, reader.userId, now.getUTCFullYear())
  if (row === null) return E.left(notFound("source"))
  const viewer = viewerOf(row, reader, now)
  if (E.isLeft(viewer)) return viewer
  const source = showSource(viewer.right, row.found)
  return source === null ? E.left(notFound("source")) : E.right(source)
}
