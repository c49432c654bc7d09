import * as t from "io-ts"
import { matchScores } from "../match/match.ts"
import type { PreviewReport } from "./preview-report.ts"
import type { ImportReport } from "./import-report.ts"
import { PersonId } from "../../ids.ts"
import { described, nullable, oneOf, type Wire, wire } from "../../../codec/wire.ts"
import { count } from "../../../codec/count.ts"

const personCounts = wire("ImportedPersons", { created: count, merged: count, skipped: count, overwritten: count })

const unmappedTag = wire("UnmappedTag", { tag: t.string, count, lines: t.readonlyArray(count) })

const warning = wire("GedcomWarning", { line: count, code: t.string, message: t.string })

/** The count of the files beside the GEDCOM file, which only an archive has. */
const ofArchive = { media: count }

export const importReportReply: Wire<ImportReport> = wire(
  "ImportReport",
  {
    persons: personCounts,
    names: count,
    events: count,
    relationships: count,
    sources: count,
    citations: count,
    places: count,
    unmappedTags: t.readonlyArray(unmappedTag),
    warnings: t.readonlyArray(warning),
  },
  ofArchive,
)

const similarity = described(
  new t.Type<number, number, unknown>("a similarity", t.number.is, t.number.validate, t.identity),
  { type: "number", minimum: 0, maximum: 1 },
)

const match = wire("GedcomMatch", {
  personId: PersonId,
  displayName: t.string,
  birthYear: nullable(count),
  score: oneOf(matchScores),
  similarity,
})

const candidate = wire("GedcomCandidate", {
  ref: nullable(t.string),
  displayName: t.string,
  birthYear: nullable(count),
  matches: t.readonlyArray(match),
})

export const previewReportReply: Wire<PreviewReport> = wire(
  "PreviewReport",
  {
    persons: count,
    families: count,
    sources: count,
    version: nullable(t.string),
    encoding: t.string,
    candidates: t.readonlyArray(candidate),
    unmappedTags: t.readonlyArray(unmappedTag),
    warnings: t.readonlyArray(warning),
  },
  ofArchive,
)
