import * as t from "io-ts"
import { matchConflicts } from "../match/conflicts.ts"
import { encodings } from "../bytes/encodings.ts"
import { matchScores } from "../match/match.ts"
import type { PreviewReport } from "./preview-report.ts"
import type { ImportReport } from "./import-report.ts"
import { cardEventReply } from "../../chart/card-event-codec.ts"
import { PersonId } from "../../ids.ts"
import { boolean, described, nullable, oneOf, type Wire, wire } from "../../../codec/wire.ts"
import { count } from "../../../codec/count.ts"
import { losses } from "../warning.ts"

export const personCounts = wire("ImportedPersons", {
  created: count,
  merged: count,
  skipped: count,
  overwritten: count,
})

export const unmappedTag = wire("UnmappedTag", { tag: t.string, count, lines: t.readonlyArray(count) })

export const warnedRecord = wire("WarnedRecord", { xref: nullable(t.string), name: nullable(t.string) })

export const gedcomWarning = wire("GedcomWarning", {
  line: count,
  code: t.string,
  message: t.string,
  lines: t.readonlyArray(count),
  records: t.readonlyArray(warnedRecord),
  count,
  lost: oneOf(losses),
})

export const encodingDetails = wire("EncodingDetails", {
  declared: nullable(t.string),
  certain: boolean,
  sample: t.readonlyArray(t.string),
})

/** A number between 0 and 1. */
const similarity = described(
  new t.Type<number, number, unknown>("a similarity", t.number.is, t.number.validate, t.identity),
  { type: "number", minimum: 0, maximum: 1 },
)

export const alreadyThereReply = wire("AlreadyThere", { persons: count, share: similarity })

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
    associations: count,
    places: count,
    encoding: oneOf(encodings),
    encodingDetails,
    alreadyThere: alreadyThereReply,
    deceasedByRelatives: nullable(count),
    unmappedTags: t.readonlyArray(unmappedTag),
    warnings: t.readonlyArray(gedcomWarning),
  },
  ofArchive,
)

const details = {
  birth: nullable(cardEventReply),
  death: nullable(cardEventReply),
  parents: nullable(t.readonlyArray(t.string)),
  partners: nullable(t.readonlyArray(t.string)),
  children: nullable(count),
}

export const gedcomMatch = wire("GedcomMatch", {
  personId: PersonId,
  displayName: t.string,
  birthYear: nullable(count),
  score: oneOf(matchScores),
  similarity,
  conflicts: t.readonlyArray(oneOf(matchConflicts)),
  ...details,
})

export const gedcomCandidate = wire("GedcomCandidate", {
  ref: nullable(t.string),
  displayName: t.string,
  birthYear: nullable(count),
  ...details,
  matches: t.readonlyArray(gedcomMatch),
})

export const previewReportReply: Wire<PreviewReport> = wire(
  "PreviewReport",
  {
    persons: count,
    families: count,
    sources: count,
    version: nullable(t.string),
    encoding: oneOf(encodings),
    encodingDetails,
    alreadyThere: alreadyThereReply,
    candidates: t.readonlyArray(gedcomCandidate),
    unmappedTags: t.readonlyArray(unmappedTag),
    warnings: t.readonlyArray(gedcomWarning),
  },
  ofArchive,
)
