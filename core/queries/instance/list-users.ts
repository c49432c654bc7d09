import type { User } from "../../domain/account/user.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Rows } from "../../ports/rows.ts"

/** How many rows an operator's list reads at a time. */
const BATCH = 500

/** All live accounts, in the order in which they were created. For the operator of the store; no route offers it. */
export const listUsers =
  ({ reads }: { readonly reads: Pick<Reads, "instance"> }) =>
  (): Rows<User> =>
    reads.instance.users({ after: null, batch: BATCH })
