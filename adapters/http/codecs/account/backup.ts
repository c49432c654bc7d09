import * as t from "io-ts"
import { type AccountImport, restoreWarnings } from "../../../../core/index.ts"
import { TreeId } from "../../../../core/domain/ids.ts"
import { oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"
import { count } from "../../../../core/codec/count.ts"

export const restoredCounts = wire("RestoredCounts", {
  persons: count,
  names: count,
  events: count,
  relationships: count,
  sources: count,
  citations: count,
  associations: count,
  places: count,
  media: count,
  comments: count,
})

export const restoredTree = wire("RestoredTree", { id: TreeId, name: t.string, counts: restoredCounts })

export const restoreWarning = wire("AccountImportWarning", {
  path: t.string,
  code: oneOf(restoreWarnings),
  message: t.string,
})

export const accountImportReply: Wire<AccountImport> = wire("AccountImport", {
  trees: t.readonlyArray(restoredTree),
  warnings: t.readonlyArray(restoreWarning),
})
