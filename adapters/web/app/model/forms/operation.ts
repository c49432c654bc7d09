import type { components } from "../../../../client/api.ts"

/** One step of an edit, as batches and proposals take it. */
export type RecordOperation = components["schemas"]["BatchOperation"]
