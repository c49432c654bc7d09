import type { Spool } from "../../core/ports/spool.ts"

/**
 * No spool: the producer waits for the consumer. For stores with snapshots that hold no resources that others need.
 */
export const noSpool: Spool = (text) => text
