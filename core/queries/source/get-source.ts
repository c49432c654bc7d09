import type { SourceRead } from "../../domain/evidence/source.ts"
import type { SourceId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { readableSource } from "../../view/readable/readable-records.ts"

/** One source, if the reader sees a citation of it. */
export const getSource: Query<{ readonly sourceId: SourceId }, SourceRead> = (context, reader, { sourceId }) =>
  readableSource(context, reader, sourceId)
