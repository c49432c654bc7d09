import { StorageFull } from "../../ports/unavailable.ts"

/** Ignores the failure of a write that may be left out while the disk is full. Any other failure is thrown. */
export const unlessFull = (error: unknown): void => {
  if (!(error instanceof StorageFull)) throw error
}
