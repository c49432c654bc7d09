import type { TreeId } from "../../domain/ids.ts"

/** Signals of committed changes, of this process and of others that use the same store. */
export interface TreeSignals {
  /**
   * Calls `wake` after each commit of a change of this tree; several commits may share a call, and a call may come
   * without a commit. A signal of another process may be lost, so listeners also look from time to time. Returns a
   * function that ends the calls.
   */
  subscribe(treeId: TreeId, wake: () => void): () => void
}
