import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, done } from "../../command.ts"
import { shapeFamilies } from "../../domain/gedcom/family-graph.ts"
import { type ImportReport, mostWarnings, reportedWarnings } from "../../domain/gedcom/import-report.ts"
import { type RecordMapper, recordMapper } from "../../domain/gedcom/map-record.ts"
import { renameXrefs } from "../../domain/gedcom/rename-xrefs.ts"
import { noRows } from "../../domain/gedcom/rows.ts"
import type { Survey } from "../../domain/gedcom/survey.ts"
import { collectWarnings } from "../../domain/gedcom/warning.ts"
import { born } from "../../domain/lifecycle.ts"
import { toJson } from "../../wire.ts"
import { editableTree } from "../edit.ts"
import { type ImportGedcom, onlyNew } from "./import-input.ts"
import { recordsByNeed, surveyFile } from "./read-file.ts"
import { type RowCounts, storeRows } from "./store-rows.ts"

/** An editor adds the people, families and sources of a GEDCOM file to a tree: all of it, or nothing. What has no mapping is kept with its record. */
export const importGedcom: Command<ImportGedcom, ImportReport> = async (context, input) => {
  const { trees, newId, now } = context
  const { treeId, file } = input
  const access = await editableTree(context, treeId)
  if (E.isLeft(access)) return access
  const offered = onlyNew(input)
  if (E.isLeft(offered)) return offered

  const { warn, warnings, count } = collectWarnings(mostWarnings)
  const surveyed = await surveyFile(file, warn)
  if (E.isLeft(surveyed)) return surveyed
  const { survey, version } = surveyed.right
  const families = shapeFamilies(survey, warn)
  const position = await context.keptRecords.nextPosition(treeId)
  const taken = position === 0 ? [] : await context.keptRecords.taken(treeId, survey.xrefs())
  const mapper = recordMapper(survey, { treeId, newId, life: born(now), families, version, warn, newNames: renameXrefs(taken, newId) })
  const { keptRecords, ...counts } = await storeRecords(context, input, survey, mapper, position)
  await trees.countPersons(treeId, counts.persons)

  const made = { ...counts, persons: { created: counts.persons, merged: 0, skipped: 0, overwritten: 0 } }
  const report = { ...made, unmappedTags: mapper.unmapped(), warnings: reportedWarnings(warnings, count()) }
  return done(report, {
    action: "gedcom.import", entityType: "gedcom", entityId: treeId, treeId, before: null, after: toJson({ ...made, keptRecords }),
  })
}

/** So many records, or so many characters of them, are stored at a time. */
const batch = { records: 1_000, characters: 4_194_304 }

const storeRecords = async (context: Context, { file }: ImportGedcom, survey: Survey, mapper: RecordMapper, position: number): Promise<RowCounts> => {
  const { put, end } = storeRows(context)
  let rows = noRows()
  let characters = 0
  for await (const records of recordsByNeed(file, survey)) {
    for (const [record, ordinal] of records) {
      mapper.take(record, position + ordinal, rows)
      characters += rows.keptRecords.at(-1)?.lines.length ?? 0
      if (rows.keptRecords.length < batch.records && characters < batch.characters) continue
      await put(rows)
      rows = noRows()
      characters = 0
    }
  }
  await put(rows)
  return end()
}
