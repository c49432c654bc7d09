/** An incremental SHA-256 computation. */
export interface Digest {
  update(bytes: Uint8Array): void
  /** The digest of all bytes so far, in hex. Call it once, at the end. */
  hex(): string
}

/** Starts a SHA-256 computation. */
export type NewDigest = () => Digest
