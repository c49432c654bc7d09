import type { TreeId } from "../../core/domain/ids.ts"
import { listeners } from "../../core/lib/listeners.ts"
import type { TreeSignals } from "../../core/ports/changes/tree-signals.ts"

export interface MemoryTreeSignals extends TreeSignals {
  /** Signals committed changes of these trees. */
  changed(treeIds: readonly TreeId[]): void
}

/** Signals within one process. */
export const memoryTreeSignals = (): MemoryTreeSignals => {
  const { add, call } = listeners<TreeId>()
  return { subscribe: add, changed: (treeIds) => treeIds.forEach(call) }
}
