import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, doneAll } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import { type ImportReport, mostWarnings, type PersonCounts } from "../../domain/gedcom/report/import-report.ts"
import { gatherFaults } from "../../domain/gedcom/report/gather-faults.ts"
import type { ImportDecision } from "../../domain/gedcom/import/import-decisions.ts"
import { type RecordMapper, recordMapper } from "../../domain/gedcom/map/map-record.ts"
import { renameXrefs } from "../../domain/gedcom/import/rename-xrefs.ts"
import { noRows, type Rows } from "../../domain/gedcom/map/rows.ts"
import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import type { GedcomNode } from "../../domain/gedcom/lines/parser.ts"
import type { Warn } from "../../domain/gedcom/warning.ts"
import type { IncomingPerson } from "../../domain/gedcom/match/incoming-person.ts"
import { newRecordLifecycle } from "../../domain/lifecycle.ts"
import { toJson } from "../../codec/wire.ts"
import { countDeceasedByRelatives } from "../../reckoning/deceased-by-relatives.ts"
import { chooseHome } from "./choose-home.ts"
import { decideImports, looksForPeople } from "./decide-imports.ts"
import { collectFingerprints, type Fingerprints } from "./find-kept.ts"
import { collectPeople } from "./find-matches.ts"
import type { ImportGedcom } from "./import-input.ts"
import { fact } from "../../edit/fact.ts"
import { deleteOverwritten } from "./overwrite-persons.ts"
import { incomingMedia } from "../upload/incoming-media.ts"
import { refreshVitals } from "../../edit/refresh-summary.ts"
import { addForms } from "../../edit/import/add-forms.ts"
import { addIdentifiers } from "../../edit/import/add-identifiers.ts"
import { hideEvents } from "./hide-events.ts"
import { reportWarnings } from "../report/report-warnings.ts"
import { everyRecord, type IndexedFile, recordsByNeed, indexFile } from "./index-file.ts"
import { type Reconciled, reconcile } from "./reconcile.ts"
import { type RowCounts, storeRows } from "./store-rows.ts"
import { measureBatches } from "../../edit/write-rows.ts"
import { inGroups } from "../../lib/in-groups.ts"
import { append } from "../../lib/append.ts"

/**
 * An editor adds the persons, families and sources of a GEDCOM file to a tree: all of it or nothing. Each person is
 * created, or an existing person is used instead (skip), extended (merge) or replaced (overwrite). What has no
 * mapping is kept with its record. A person, family or source that has a kept record does not get a second one.
 */
export const importRecords: Command<ImportGedcom, ImportReport> = async (context, input) => {
  const { trees, keptRecords, actor, newId, now } = context
  const { treeId, file } = input
  await keptRecords.lock(treeId)
  // Rules across rows of the tree are checked by one command at a time. New persons are not subject to them, so the
  // tree need not be locked for them.
  const access = treeForRole(await (isAllNew(input) ? trees.access : trees.lock)(treeId, actor.userId), "editor")
  if (E.isLeft(access)) return access

  const { warn, faults } = gatherFaults(mostWarnings)
  const { personCount } = access.right.tree
  const indexedFile = await indexForImport(input, warn, looksForPeople(input, personCount))
  if (E.isLeft(indexedFile)) return indexedFile
  const { fileIndex, version, people, fingerprints, encoding, encodingDetails } = indexedFile.right
  const chosen = await decideImports(context, input, { people, fileIndex }, personCount)
  if (E.isLeft(chosen)) return chosen
  const { decisions, alreadyThere } = chosen.right

  context.changes.beginImport(treeId, newId())
  const position = await keptRecords.nextPosition(treeId)
  const renamed = renameXrefs(position === 0 ? [] : await keptRecords.taken(treeId, [...fileIndex.xrefs()]), newId)
  const overwritten = await deleteOverwritten(
    context,
    access.right.tree,
    decisions.flatMap((decision) => (decision.action === "overwrite" ? [decision.personId] : [])),
  )
  const given = { file, fileIndex, version, decisions, fingerprints, renamed, warn }
  const reconciled = await reconcile(() => context.contents(treeId), given, {
    keepsRecords: position > 0,
    looksUp: !isAllNew(input),
  })
  const media =
    input.media === undefined
      ? null
      : await incomingMedia(input.media, isAllNew(input) ? null : context.contents(treeId))
  const mapper = recordMapper(fileIndex, {
    ...reconciled,
    treeId,
    newId,
    life: newRecordLifecycle(now),
    version,
    warn,
    media,
  })
  const stored = await storeRecords(context, input, { fileIndex, mapper, prepare: reconciled.prepare, position })
  const { counts, merged, hiddenEvents, moreIdentifiers, moreForms, replaced, vitalsToRefresh } = stored
  const hidden = await hideEvents(context, hiddenEvents)
  const joined = [
    ...(await addIdentifiers(context, treeId, moreIdentifiers)),
    ...(await addForms(context, treeId, moreForms)),
  ]
  for (const { from, to } of replaced) await context.mediaLinks.move(treeId, from, to)
  await refreshVitals(context, treeId, vitalsToRefresh)
  await trees.countPersons(treeId, counts.persons)
  const home = input.chooseHome === true ? await chooseHome(context, access.right.tree, mapper.firstPerson) : []

  const { keptRecords: kept, merged: _changed, media: files, ...rows } = counts
  const made = { ...rows, ...(media === null ? {} : { media: files }), persons: { ...countActions(decisions) } }
  const report = {
    ...made,
    encoding,
    encodingDetails,
    alreadyThere,
    deceasedByRelatives: await countDeceasedByRelatives(context.contents(treeId), personCount + counts.persons, now),
    unmappedTags: mapper.unmapped(),
    warnings: await reportWarnings(() => everyRecord(file), fileIndex, { ...faults(), ofFile: chosen.right.warnings }),
  }
  const details = toJson({ ...made, keptRecords: kept })
  return doneAll(report, [
    { action: "gedcom.import", entityType: "gedcom", entityId: treeId, treeId, details },
    ...overwritten,
    ...merged.map(({ after }) => fact("person", "merge", after)),
    ...hidden,
    ...joined,
    ...home,
  ])
}

interface IndexedForImport extends IndexedFile {
  readonly people: readonly IncomingPerson[]
  readonly fingerprints: Fingerprints
}

/**
 * Reads the file once. Persons are collected if they are searched in the tree, families and sources if they may
 * exist there.
 */
const indexForImport = async (
  input: ImportGedcom,
  warn: Warn,
  asksWho: boolean,
): Promise<E.Either<DomainError, IndexedForImport>> => {
  const looksUp = !isAllNew(input)
  const { people, see: seePerson } = collectPeople()
  const { fingerprints, see: seeRecord } = collectFingerprints()
  const see = (record: GedcomNode, version: GedcomVersion): void => {
    if (asksWho) seePerson(record, version)
    if (looksUp) seeRecord(record)
  }
  const indexed = await indexFile(input.file, warn, { see, progress: input.progress ?? (() => {}) })
  return pipe(
    indexed,
    E.map((file) => ({ ...file, people, fingerprints })),
  )
}

const isAllNew = ({ defaultAction, resolutions }: ImportGedcom): boolean =>
  [defaultAction, ...Object.values(resolutions).map(({ action }) => action)].every((action) => action === "new")

const countActions = (decisions: readonly ImportDecision[]): PersonCounts => {
  const counts = { new: 0, merge: 0, skip: 0, overwrite: 0 }
  for (const { action } of decisions) counts[action]++
  return { created: counts.new, merged: counts.merge, skipped: counts.skip, overwritten: counts.overwrite }
}

interface Stored
  extends Pick<Rows, "merged" | "hiddenEvents" | "moreIdentifiers" | "moreForms" | "replaced" | "vitalsToRefresh"> {
  readonly counts: RowCounts
}

/** The records of a file and how they are mapped. `position` is that of the first record in the tree. */
interface RecordsToStore extends Pick<Reconciled, "prepare"> {
  readonly fileIndex: FileIndex
  readonly mapper: RecordMapper
  readonly position: number
}

/** The associations that are stored together. */
const MOST_ASSOCIATIONS = 1_000

const storeRecords = async (
  context: Context,
  { file, media, progress = () => {} }: ImportGedcom,
  { fileIndex, mapper, prepare, position }: RecordsToStore,
): Promise<Stored> => {
  const { put, end } = storeRows(context, media?.stored)
  const { merged, hiddenEvents, moreIdentifiers, moreForms, replaced, vitalsToRefresh } = noRows()
  const batch = measureBatches()
  // The associate may be in a later record than the association.
  const { associations } = noRows()
  let rows = noRows()
  const store = async (): Promise<void> => {
    append(merged, rows.merged)
    append(hiddenEvents, rows.hiddenEvents)
    append(moreIdentifiers, rows.moreIdentifiers)
    append(moreForms, rows.moreForms)
    append(replaced, rows.replaced)
    append(vitalsToRefresh, rows.vitalsToRefresh)
    append(associations, rows.associations)
    await put({ ...rows, associations: [] })
    rows = noRows()
    batch.clear()
  }
  for await (const records of recordsByNeed(file, fileIndex, progress)) {
    await prepare(
      records.filter(([{ tag }]) => tag === "INDI").length,
      records.filter(([{ tag }]) => tag === "FAM").length,
    )
    for (const [record, ordinal] of records) {
      mapper.take(record, position + ordinal, rows)
      batch.add(rows.keptRecords.at(-1)?.lines.length ?? 0)
      if (batch.isFull()) await store()
    }
  }
  mapper.end(rows)
  await store()
  for (const some of inGroups(associations, MOST_ASSOCIATIONS)) await put({ ...noRows(), associations: [...some] })
  return { counts: await end(), merged, hiddenEvents, moreIdentifiers, moreForms, replaced, vitalsToRefresh }
}
