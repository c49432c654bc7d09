import type { Encoding } from "../../domain/gedcom/bytes/encodings.ts"

/** A file that can be read several times, each time from the start. */
export interface GedcomUpload {
  open(): AsyncIterable<Uint8Array>
  /** In bytes. */
  readonly size: number
  /** The encoding that the user chose; absent if the file decides. */
  readonly encoding?: Encoding
}
