import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, done } from "../../command.ts"
import { treeForRole } from "../../domain/access.ts"
import {
  type ImportReport,
  mostWarnings,
  type PersonCounts,
  reportedWarnings,
} from "../../domain/gedcom/import-report.ts"
import type { Fate } from "../../domain/gedcom/fates.ts"
import { type RecordMapper, recordMapper } from "../../domain/gedcom/map-record.ts"
import { renameXrefs } from "../../domain/gedcom/rename-xrefs.ts"
import { type MergedPerson, noRows } from "../../domain/gedcom/rows.ts"
import type { Survey } from "../../domain/gedcom/survey.ts"
import { collectWarnings } from "../../domain/gedcom/warning.ts"
import { born } from "../../domain/lifecycle.ts"
import { toJson } from "../../wire.ts"
import { asksForMatches, chooseFates } from "./choose-fates.ts"
import { collectLikenesses } from "./find-matches.ts"
import type { ImportGedcom } from "./import-input.ts"
import { mergeFact } from "./merge-fact.ts"
import { deleteOverwritten } from "./overwrite-persons.ts"
import { incomingMedia } from "./incoming-media.ts"
import { recordsByNeed, surveyFile } from "./read-file.ts"
import { type Reconciled, reconcile } from "./reconcile.ts"
import { type RowCounts, storeRows } from "./store-rows.ts"

/**
 * An editor adds the people, families and sources of a GEDCOM file to a tree: all of it, or nothing. Each person is new, or skipped for, merged into or put
 * in the place of one whom the tree has. What has no mapping is kept with its record; of whom the tree keeps a record no second one is kept.
 */
export const importGedcom: Command<ImportGedcom, ImportReport> = async (context, input) => {
  const { trees, keptRecords, actor, newId, now } = context
  const { treeId, file, progress = () => {} } = input
  // Rules across the tree's rows are decided by one command at a time; who is new touches none of them.
  const access = treeForRole(await (isAllNew(input) ? trees.access : trees.hold)(treeId, actor.userId), "editor")
  if (E.isLeft(access)) return access

  const { warn, warnings, count } = collectWarnings(mostWarnings)
  const { likenesses, see } = collectLikenesses()
  const surveyed = await surveyFile(file, warn, asksForMatches(input) ? { see, progress } : { progress })
  if (E.isLeft(surveyed)) return surveyed
  const { survey, version } = surveyed.right
  const chosen = await chooseFates(context, input, survey, likenesses, access.right.tree.personCount)
  if (E.isLeft(chosen)) return chosen
  const fates = chosen.right

  const position = await keptRecords.nextPosition(treeId)
  const renamed = renameXrefs(position === 0 ? [] : await keptRecords.taken(treeId, survey.xrefs()), newId)
  const overwritten = await deleteOverwritten(
    context,
    access.right.tree,
    fates.flatMap((fate) => (fate.action === "overwrite" ? [fate.personId] : [])),
  )
  const reconciled = await reconcile(() => context.contents(treeId), { file, survey, version, fates, renamed, warn })
  const media =
    input.media === undefined
      ? null
      : await incomingMedia(input.media, isAllNew(input) ? null : context.contents(treeId))
  const mapper = recordMapper(survey, { ...reconciled, treeId, newId, life: born(now), version, warn, media })
  const { counts, merged } = await storeRecords(context, input, survey, mapper, reconciled, position)
  await trees.countPersons(treeId, counts.persons)

  const { keptRecords: kept, grownRecords: _grown, merged: _changed, media: files, ...rows } = counts
  const made = { ...rows, ...(media === null ? {} : { media: files }), persons: { ...countFates(fates) } }
  const report = { ...made, unmappedTags: mapper.unmapped(), warnings: reportedWarnings(warnings, count()) }
  const after = toJson({ ...made, keptRecords: kept })
  return done(
    report,
    { action: "gedcom.import", entityType: "gedcom", entityId: treeId, treeId, before: null, after },
    ...overwritten,
    ...merged.map(mergeFact),
  )
}

const isAllNew = ({ defaultAction, resolutions }: ImportGedcom): boolean =>
  [defaultAction, ...Object.values(resolutions).map(({ action }) => action)].every((action) => action === "new")

const countFates = (fates: readonly Fate[]): PersonCounts => {
  const counts = { new: 0, merge: 0, skip: 0, overwrite: 0 }
  for (const { action } of fates) counts[action]++
  return { created: counts.new, merged: counts.merge, skipped: counts.skip, overwritten: counts.overwrite }
}

/** So many records, or so many characters of them, are stored at a time. */
const batch = { records: 1_000, characters: 4_194_304 }

interface Stored {
  readonly counts: RowCounts
  readonly merged: readonly MergedPerson[]
}

const storeRecords = async (
  context: Context,
  { file, media, progress = () => {} }: ImportGedcom,
  survey: Survey,
  mapper: RecordMapper,
  { prepare }: Reconciled,
  position: number,
): Promise<Stored> => {
  const { put, end } = storeRows(context, media?.stored)
  const merged: MergedPerson[] = []
  let rows = noRows()
  let taken = 0
  let characters = 0
  const store = async (): Promise<void> => {
    merged.push(...rows.merged)
    await put(rows)
    rows = noRows()
    taken = 0
    characters = 0
  }
  for await (const records of recordsByNeed(file, survey, progress)) {
    await prepare(
      records.filter(([{ tag }]) => tag === "INDI").length,
      records.filter(([{ tag }]) => tag === "FAM").length,
    )
    for (const [record, ordinal] of records) {
      mapper.take(record, position + ordinal, rows)
      taken++
      characters += rows.keptRecords.at(-1)?.lines.length ?? 0
      if (taken >= batch.records || characters >= batch.characters) await store()
    }
  }
  mapper.end(rows)
  await store()
  return { counts: await end(), merged }
}
