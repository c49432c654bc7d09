import type { Spool } from "../../core/ports/spool.ts"

/** No spool: the producer waits for the consumer. For stores whose snapshots hold no resources that others need. */
export const noSpool: Spool = (text) => text
