import type { Spool } from "../../core/ports/spool.ts"

/** No spool at all: the producer waits for the reader. For stores whose snapshots hold nothing that others need. */
export const noSpool: Spool = (text) => text
