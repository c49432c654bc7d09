/** A file at rest: it is read several times, each time from the start. */
export interface GedcomUpload {
  open(): AsyncIterable<Uint8Array>
  /** In bytes. */
  readonly size: number
}
