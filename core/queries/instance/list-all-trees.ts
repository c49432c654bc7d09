import type { Tree } from "../../domain/tree.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Rows } from "../../ports/rows.ts"

/** How many rows an operator's list reads at a time. */
const BATCH = 500

/** All live trees, in the order in which they were created. For the operator of the store; no route offers it. */
export const listAllTrees =
  ({ reads }: { readonly reads: Pick<Reads, "instance"> }) =>
  (): Rows<Tree> =>
    reads.instance.trees({ after: null, batch: BATCH })
