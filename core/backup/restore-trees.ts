import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, doneAll } from "../use-case/command.ts"
import type { AuditFact } from "../domain/audit/audit.ts"
import type { BackupTree } from "../domain/backup/backup-tree.ts"
import type { SpacedLines } from "../domain/backup/spaced-lines.ts"
import { restoredLife } from "../domain/backup/restore-context.ts"
import { latestYears } from "../domain/living/latest-years.ts"
import type { TreeId } from "../domain/ids.ts"
import { emptyTree, type Tree } from "../domain/tree.ts"
import { actingUser } from "../edit/account/acting-user.ts"
import type { ShownMedia } from "./keep-planned.ts"
import type { RestorePlan } from "./plan-restore.ts"
import { restoreRows } from "./restore-rows.ts"
import { type RestoredCounts, storeRestored } from "./store-restored.ts"

export interface RestoreTrees {
  readonly plan: RestorePlan
  readonly shown: ShownMedia
}

/** A restored tree, its counts, and its texts that had control characters. */
export interface RestoredTreeReport {
  readonly tree: Tree
  readonly counts: RestoredCounts
  readonly spaced: SpacedLines
  /** Whether an earlier version read the records of its files. */
  readonly isUnread: boolean
}

/** The user becomes the owner of new trees with the contents of a backup that was checked before. */
export const restoreTrees: Command<RestoreTrees, readonly RestoredTreeReport[]> = async (context, { plan, shown }) => {
  const reports: RestoredTreeReport[] = []
  const restored = await restoreRows(
    plan.parts(),
    context.newId,
    rowStore(context, plan, shown, (report) => reports.push(report)),
  )
  if (E.isLeft(restored)) throw new Error("The backup has changed while it was read.")
  // This comes last, because it locks the account until the end of the transaction.
  const acting = await actingUser(context)
  if (E.isLeft(acting)) return acting
  for (const { tree } of reports)
    await context.memberships.insert({ treeId: tree.id, userId: tree.ownerId, role: "owner", createdAt: context.now })
  for (const { tree, isUnread } of reports)
    if (isUnread)
      for (const kind of ["reread_events", "reread_records"] as const)
        await context.jobs.enqueue({ kind, treeId: tree.id, from: 0, onlyTree: true })
  return doneAll(reports, reports.map(restoreFact))
}

const restoreFact = ({ tree }: RestoredTreeReport): AuditFact => ({
  action: "tree.import",
  entityType: "tree",
  entityId: tree.id,
  treeId: tree.id,
})

/** Stores the rows: one batch is written while the next one is read. */
const rowStore = (
  context: Context,
  { trees, media }: RestorePlan,
  shown: ShownMedia,
  report: (made: RestoredTreeReport) => void,
): Parameters<typeof restoreRows>[2] => {
  let current: { readonly tree: Tree; readonly store: ReturnType<typeof storeRestored> } | null = null
  return {
    now: context.now,
    restorer: context.actor.userId,
    begin: async (row, index) => {
      const begun = trees[index] ?? { treeId: context.newId<"TreeId">(), sharedYears: latestYears() }
      const tree = newTree(context, row, begun.treeId)
      await context.trees.insert([tree])
      context.changes.beginImport(tree.id, context.newId())
      current = { tree, store: storeRestored(context, tree.id) }
      return begun
    },
    mediaIdOf: (treeId, old) => {
      const key = media.get(old)?.key
      return key?.treeId === treeId ? key.mediaId : null
    },
    mediaOf: (row) => {
      const planned = media.get(row.id)
      const seen = shown.get(row.id)
      return planned === undefined || seen === undefined
        ? E.left({ path: "id", message: "has no bytes" })
        : E.right({ id: planned.key.mediaId, ...seen })
    },
    put: async (rows) => {
      await current?.store.put(rows)
    },
    end: async (homePersonId, spaced) => {
      if (current === null) return
      const made = await current.store.end()
      const tree = { ...current.tree, homePersonId }
      if (homePersonId !== null) await context.trees.update(tree)
      await context.trees.countPersons(tree.id, made.persons)
      report({ tree: { ...tree, personCount: made.persons }, counts: made, spaced, isUnread: current.store.isUnread() })
    },
  }
}

const newTree = (
  { actor }: Context,
  { name, description, visibility, createdAt, updatedAt }: BackupTree,
  id: TreeId,
): Tree => ({
  id,
  name,
  description,
  visibility,
  ownerId: actor.userId,
  ...emptyTree,
  ...restoredLife({ createdAt, updatedAt }),
})
