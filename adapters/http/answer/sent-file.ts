import type { ByteRange, Bytes } from "../../../core/ports/blobs.ts"

/** A file to send. Its headers prevent a browser from running anything in it. */
export interface SentFile {
  readonly id: string
  readonly mediaType: string
  /** The entity tag, which differs for different bytes. */
  readonly checksum: string
  /** In bytes. */
  readonly size: number
  readonly filename: string | null
  /** Whether a browser displays the file instead of saving it. */
  readonly isInline: boolean
  /** Null if the bytes are lost. */
  open(range: ByteRange | null): Promise<Bytes | null>
}
