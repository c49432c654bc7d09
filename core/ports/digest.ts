/** A SHA-256 under way. */
export interface Digest {
  update(bytes: Uint8Array): void
  /** The digest of all bytes so far, in hex; asked once, at the end. */
  hex(): string
}

/** Begins a SHA-256. */
export type NewDigest = () => Digest
