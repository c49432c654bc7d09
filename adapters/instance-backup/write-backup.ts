import { createHash } from "node:crypto"
import { createGzip } from "node:zlib"
import type { Bytes } from "../../core/ports/blobs.ts"
import { DamagedAtSource, framed } from "./frames.ts"
import { type BackupPart, type BackupTotals, FORMAT, type PartHead } from "./parts.ts"
import { countLines, through } from "./through.ts"

const lineOf = (head: PartHead): Buffer => Buffer.from(`${JSON.stringify(head)}\n`)

/**
 * The bytes of a backup. Its last line has the totals, and the SHA-256 of everything before it. `onTotals` gets the
 * totals when everything was written.
 */
export const writeBackup = async function* (
  parts: AsyncIterable<BackupPart>,
  onTotals: (totals: BackupTotals) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const digest = createHash("sha256")
  const tables: Record<string, number> = {}
  const counts = { blobs: 0, blobBytes: 0, absent: 0 }
  const all = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`${FORMAT}\n`)
    for await (const part of parts) {
      if (part.kind === "table") {
        yield* tableBytes(part, (rows) => {
          tables[part.name] = rows
        })
      } else if (part.kind === "blob") {
        const isWhole = yield* blobBytes(part)
        counts.blobs += isWhole ? 1 : 0
        counts.blobBytes += isWhole ? part.blob.size : 0
        counts.absent += isWhole ? 0 : 1
      } else {
        counts.absent += part.kind === "absent" ? 1 : 0
        yield lineOf(part)
      }
    }
  }
  for await (const bytes of all()) {
    digest.update(bytes)
    yield bytes
  }
  const totals = { tables, ...counts }
  yield lineOf({ kind: "end", totals, sha256: digest.digest("hex") })
  onTotals(totals)
}

/** The rows are packed by gzip. */
const tableBytes = async function* (
  { name, columns, text }: Extract<BackupPart, { readonly kind: "table" }>,
  onRows: (rows: number) => void,
): AsyncGenerator<Uint8Array> {
  let rows = 0
  const counted = countLines(text, (more) => {
    rows += more
  })
  yield lineOf({ kind: "table", name, columns })
  yield* framed(through(counted, createGzip({ level: 4, chunkSize: 65_536 })))
  onRows(rows)
}

/** Returns false if the content ended with `DamagedAtSource`. */
const blobBytes = async function* ({
  blob,
  content,
}: Extract<BackupPart, { readonly kind: "blob" }>): AsyncGenerator<Uint8Array, boolean> {
  yield lineOf({ kind: "blob", blob, hasContent: content !== null })
  if (content === null) return true
  let isWhole = true
  const noted = async function* (bytes: Bytes): AsyncGenerator<Uint8Array> {
    try {
      yield* bytes
    } catch (error) {
      if (error instanceof DamagedAtSource) isWhole = false
      throw error
    }
  }
  yield* framed(noted(content))
  return isWhole
}
