import * as t from "io-ts"
import type { ImportReport } from "../../../core/domain/gedcom/import-report.ts"
import { type Wire, wire } from "../../../core/wire.ts"
import { count } from "./common.ts"

const personCounts = wire("ImportedPersons", { created: count, merged: count, skipped: count, overwritten: count })

const unmappedTag = wire("UnmappedTag", { tag: t.string, count, lines: t.readonlyArray(count) })

const warning = wire("GedcomWarning", { line: count, code: t.string, message: t.string })

export const importReportReply: Wire<ImportReport> = wire("ImportReport", {
  persons: personCounts,
  names: count,
  events: count,
  relationships: count,
  sources: count,
  citations: count,
  places: count,
  unmappedTags: t.readonlyArray(unmappedTag),
  warnings: t.readonlyArray(warning),
})
