/** A file that can be read several times, each time from the start. */
export interface GedcomUpload {
  open(): AsyncIterable<Uint8Array>
  /** In bytes. */
  readonly size: number
}
