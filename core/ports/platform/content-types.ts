/** Finds out the media types of files. */
export interface ContentTypes {
  /** The number of first bytes that identify a type. */
  readonly headBytes: number
  /** The media type that the first bytes of a file show. File names and declared types are ignored. */
  typeOf(head: Uint8Array): string
}
