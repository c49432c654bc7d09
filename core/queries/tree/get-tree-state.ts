import * as E from "fp-ts/lib/Either.js"
import type { TreeAddress, TreeRow } from "../../ports/reads.ts"
import { seesRevisions } from "../../domain/privacy.ts"
import { mediaAccess } from "../../view/media-surface.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"

/** The tree of a record, and whether its state includes the names of accounts. */
export interface TreeStateOf {
  readonly address: TreeAddress
  readonly withAccounts: boolean
  /** Whether the state changes at midnight UTC. */
  readonly withDay: boolean
}

/** The state of a tree for a reader. */
export interface StateForReader {
  /**
   * A text that differs for every other state; null for a reader who does not see everything in the tree. They would
   * notice by it that something hidden has changed.
   */
  readonly text: string | null
  /** The row of the tree, read at the same moment. */
  readonly tree: TreeRow
}

/**
 * The text names what this reader can read in the tree of a record now. It changes with every change in the tree, with
 * the role of the reader, and with the year, by which the rule about living persons decides; if wanted also with the
 * names of members and of authors of changes. Only the service can compute it. Null if there is no such record, or if
 * the reader cannot read the tree.
 */
export const getTreeState: Query<TreeStateOf, StateForReader | null> = async (
  { trees, now, settings },
  reader,
  { address, withAccounts, withDay },
) => {
  const state = await trees.stateOf(address, reader.userId)
  const viewer = viewerOf(state, reader, now)
  if (state === null || E.isLeft(viewer)) return E.right(null)
  const { userId, role, year } = viewer.right
  const { lastChangeId, ...row } = state
  const { tree, revision } = row
  if (!seesRevisions(viewer.right)) return E.right({ text: null, tree: row })
  const accounts = withAccounts ? [await trees.accountsOf(tree.id)] : []
  const day = withDay ? [now.toISOString().slice(0, 10)] : []
  const reads = [userId, role, year, mediaAccess(reader, settings).surface]
  const text = JSON.stringify([settings.version, tree.id, revision, lastChangeId, ...reads, ...accounts, ...day])
  return E.right({ text, tree: row })
}
