import type { ProposalId } from "../../domain/ids.ts"
import { MOST_LISTED_BYTES, type ProposalRow } from "../../domain/proposal/proposal.ts"

/** The next proposals of a tree, of which an assistant may not see some. */
export interface SeenPortion {
  readonly seen: readonly ProposalRow[]
  /** The last proposal that was read, seen or not; null if none was read. */
  readonly last: ProposalId | null
  readonly isLast: boolean
}

/** A page of proposals, and whether another one follows. */
export interface SeenPage {
  readonly items: readonly ProposalRow[]
  readonly hasMore: boolean
}

/**
 * A page of at most `most` proposals that an assistant sees, read in portions. It is filled past the proposals that the
 * assistant does not see, and another page follows only if the assistant sees something on it.
 */
export const pageOfProposals = async (
  read: (after: ProposalId | null) => Promise<SeenPortion>,
  start: ProposalId | null,
  most: number,
): Promise<SeenPage> => {
  const items: ProposalRow[] = []
  let weight = 0
  let after = start
  while (true) {
    const { seen, last, isLast } = await read(after)
    for (const proposal of seen) {
      if (items.length === most || weight >= MOST_LISTED_BYTES) return { items, hasMore: true }
      items.push(proposal)
      weight += JSON.stringify(proposal.operations).length
    }
    if (isLast || last === null) return { items, hasMore: false }
    after = last
  }
}
