import * as t from "io-ts"
import { type AccountImport, restoreWarnings } from "../../../core/index.ts"
import { TreeId } from "../../../core/domain/ids.ts"
import { oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { count } from "../../../core/codec/count.ts"

const counts = wire("RestoredCounts", {
  persons: count,
  names: count,
  events: count,
  relationships: count,
  sources: count,
  citations: count,
  places: count,
  media: count,
})

const tree = wire("RestoredTree", { id: TreeId, name: t.string, counts })

const warning = wire("AccountImportWarning", { path: t.string, code: oneOf(restoreWarnings), message: t.string })

export const accountImportReply: Wire<AccountImport> = wire("AccountImport", {
  trees: t.readonlyArray(tree),
  warnings: t.readonlyArray(warning),
})
