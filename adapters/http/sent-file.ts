import type { ByteRange, Bytes } from "../../core/ports/blobs.ts"

/** A file as it is sent: whatever is in it, a browser runs nothing of it. */
export interface SentFile {
  readonly id: string
  readonly mediaType: string
  /** The entity tag, which is different for different bytes. */
  readonly checksum: string
  /** In bytes. */
  readonly size: number
  readonly filename: string | null
  /** Whether a browser shows it or saves it. */
  readonly isInline: boolean
  /** Null: the bytes are lost. */
  open(range: ByteRange | null): Promise<Bytes | null>
}
