import * as E from "fp-ts/lib/Either.js"
import type { TreeAddress } from "../../ports/reads.ts"
import type { Viewer } from "../../domain/privacy.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"

/** The tree of a record, and whether its state includes the names of accounts. */
export interface TreeStateOf {
  readonly address: TreeAddress
  readonly withAccounts: boolean
  /** Whether the state changes at midnight UTC. */
  readonly withDay: boolean
}

/**
 * A text that names what this reader can read in the tree of a record now. It changes with every change in the tree,
 * with the role of the reader, and with the year, by which the rule about living persons decides; if wanted also with
 * the names of members and of authors of changes. Only the service can compute it. Null if there is no such record, or if the reader cannot read the tree.
 */
export const getTreeState: Query<TreeStateOf, string | null> = async (
  { trees, now, settings },
  reader,
  { address, withAccounts, withDay },
) => {
  const state = await trees.stateOf(address, reader.userId)
  const viewer = viewerOf(state, reader, now)
  if (state === null || E.isLeft(viewer)) return E.right(null)
  const { role, year } = viewer.right
  const { revision, lastChangeId, tree } = state
  const accounts = withAccounts ? [await trees.accountsOf(tree.id)] : []
  const day = withDay ? [now.toISOString().slice(0, 10)] : []
  return E.right(
    JSON.stringify([
      settings.version,
      tree.id,
      revision,
      lastChangeId,
      readerOf(viewer.right),
      role,
      year,
      ...accounts,
      ...day,
    ]),
  )
}

/** All users without a role get the same, and so do all visitors without an account. */
const readerOf = ({ userId, role }: Viewer): string | null => (role === null && userId !== null ? "user" : userId)
