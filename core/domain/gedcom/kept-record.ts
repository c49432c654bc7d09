import type { PersonId, RecordId, SourceId, TreeId } from "../ids.ts"

/** A record of an imported file as it stood there, kept so that an export gives back what has no mapping, in order. */
export interface KeptRecord {
  readonly id: RecordId
  readonly treeId: TreeId
  /** The place of the record among all that were kept for the tree. */
  readonly position: number
  readonly tag: string
  readonly xref: string | null
  readonly personId: PersonId | null
  readonly sourceId: SourceId | null
  /** The record's logical lines, LF between them, levels as in the file. */
  readonly lines: string
  /** Which mapped thing a line became: line index in `lines` → id of a name, event, citation, relationship or person. */
  readonly links: { readonly [line: string]: string }
}
