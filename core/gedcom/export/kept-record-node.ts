import type { KeptNode } from "../../domain/gedcom/kept/kept-node.ts"
import type { KeptRow } from "../../ports/export-reads.ts"

/** A kept record and its structures. */
export interface KeptRecordNode {
  readonly row: KeptRow
  readonly node: KeptNode
}
