import type { Action } from "../audit/action.ts"
import type { Change } from "./change.ts"

/** What changes of a proposal are called that applied no operation of it. */
export const actionsWithoutOperation: readonly Action[] = ["proposal.edit", "proposal.fail", "proposal.undo"]

/** Whether an operation of a proposal holds by this change: it applied one, and is not undone. */
export const isOfOperation = ({ action, undoneBy }: Pick<Change, "action"> & { readonly undoneBy: unknown }): boolean =>
  undoneBy === null && !actionsWithoutOperation.includes(action)
