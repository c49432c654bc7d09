import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { AuditEntryId } from "../../domain/ids.ts"
import type { ChangeEntry } from "../../domain/change/change.ts"
import { undoImported } from "./undo-import.ts"
import { checkAttached, checkHome, removeCreated, restoreDeleted } from "./undo-lifecycles.ts"
import { undoMediaLinks } from "./undo-media-links.ts"
import { undoMembers } from "./undo-members.ts"
import { undoPlaces } from "./undo-places.ts"
import { rootOf, undoProposals } from "./undo-proposals.ts"
import { undoRecords } from "./undo-records.ts"
import type { UndoRun } from "./undo-run.ts"
import { undoTree } from "./undo-tree.ts"
import { undoWebhooks } from "./undo-webhooks.ts"

/** The number of entries in one read. */
const batch = 2_000

/** Undoes every entry of the change. Conflicts are noted in the run; a refusal says what cannot be undone. */
export const undoEntries = async (run: UndoRun): Promise<E.Either<DomainError, null>> => {
  const { history } = run.context
  let after: AuditEntryId | null = null
  for (;;) {
    const entries: readonly ChangeEntry[] = await history.entries(run.change.id, after, batch)
    const undone = await undoPage(run, entries)
    if (E.isLeft(undone)) return undone
    after = entries.at(-1)?.id ?? null
    if (entries.length < batch) break
  }
  const imported = await undoImported(run)
  if (E.isLeft(imported)) return imported
  await checkAttached(run)
  await checkHome(run)
  if (run.conflicts.length > 0) return E.right(null)
  await withdrawRecords(run)
  await removeCreated(run)
  return restoreDeleted(run)
}

/**
 * Withdraws the kept records that an import added, or brings them back if the change undoes such an undo: after an
 * even number of undos the import holds.
 */
const withdrawRecords = async ({ context, change }: UndoRun): Promise<void> => {
  const found = await rootOf(context, change)
  if (found?.root.action === "gedcom.import")
    await context.keptRecords.withdraw(change.treeId, found.root.id, found.undos % 2 === 0)
}

const undoPage = async (run: UndoRun, entries: readonly ChangeEntry[]): Promise<E.Either<DomainError, null>> => {
  const of = (entityType: ChangeEntry["entityType"]): readonly ChangeEntry[] =>
    entries.filter((entry) => entry.entityType === entityType)
  const members = await undoMembers(run, of("membership"), of("tree")[0])
  if (E.isLeft(members)) return members
  const proposals = await undoProposals(run, of("proposal"))
  if (E.isLeft(proposals)) return proposals
  const webhooks = await undoWebhooks(run, of("webhook"))
  if (E.isLeft(webhooks)) return webhooks
  const places = await undoPlaces(run, of("place"))
  if (E.isLeft(places)) return places
  await undoMediaLinks(run, of("media_link"))
  const tree = await undoTree(run, of("tree"))
  return E.isLeft(tree) ? tree : undoRecords(run, entries)
}
