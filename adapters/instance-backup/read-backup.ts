import { createHash } from "node:crypto"
import { createGunzip } from "node:zlib"
import type { Bytes } from "../../core/ports/blobs.ts"
import { BrokenBackup } from "./broken-backup.ts"
import { byteSource, type ByteSource } from "./byte-source.ts"
import { DamagedAtSource, unframed } from "./frames.ts"
import { withChecksum } from "./measured.ts"
import { type BackupPart, type BackupTotals, FORMAT, PartHead } from "./parts.ts"
import { countLines, through } from "./through.ts"

/** A part as it is read, and at last the totals, when everything was checked. */
export type ReadPart = BackupPart | { readonly kind: "end"; readonly totals: BackupTotals }

const MOST_LINE = 1_048_576

/**
 * The parts of a backup without encryption. Each content must be read to its end before the next part. Throws
 * `BrokenBackup` if bytes were changed or are missing. Only when the part `end` arrives, everything before it is
 * known to be right.
 */
export const readBackup = async function* (bytes: Bytes): AsyncGenerator<ReadPart> {
  const digest = createHash("sha256")
  const source = byteSource(bytes, (taken) => void digest.update(taken))
  await requireFormat(source)
  const tables: Record<string, number> = {}
  const counts = { blobs: 0, blobBytes: 0, absent: 0 }
  for (let isFirst = true; ; isFirst = false) {
    // The last line contains the digest of everything before it.
    const before = digest.copy()
    const head = headOf(await source.line(MOST_LINE))
    if (isFirst !== (head.kind === "instance")) throw brokenOrder()
    if (head.kind === "end") {
      const totals = { tables, ...counts }
      if (before.digest("hex") !== head.sha256 || !(await source.isAtEnd()) || !isSame(totals, head.totals))
        throw new BrokenBackup("The backup is broken: its checksum does not match.")
      yield { kind: "end", totals }
      return
    }
    if (head.kind === "table") {
      const part = tableOf(head, source, (rows) => {
        tables[head.name] = (tables[head.name] ?? 0) + rows
      })
      tables[head.name] = 0
      yield part
    } else if (head.kind === "blob") {
      const { blob } = head
      let isWhole = true
      const content = blobContent(source, blob, () => {
        isWhole = false
      })
      yield { kind: "blob", blob, content: head.hasContent ? content : null }
      counts.blobs += isWhole ? 1 : 0
      counts.blobBytes += isWhole ? blob.size : 0
      counts.absent += isWhole ? 0 : 1
    } else {
      counts.absent += head.kind === "absent" ? 1 : 0
      yield head
    }
  }
}

const brokenOrder = (): BrokenBackup => new BrokenBackup("The backup is broken: its parts are not in order.")

const requireFormat = async (source: ByteSource): Promise<void> => {
  const start = (await source.take(FORMAT.length + 1)).toString("latin1")
  if (start === `${FORMAT}\n`) return
  if (/^Stemma-(backup-\d|encrypted)/.test(start))
    throw new BrokenBackup("The backup has a format that this version of Stemma does not know: use a newer one.")
  throw new BrokenBackup("This is not a backup of Stemma.")
}

const headOf = (line: string): PartHead => {
  try {
    const head: unknown = JSON.parse(line)
    if (PartHead.is(head)) return head
  } catch {}
  throw new BrokenBackup("The backup is broken: a part has no readable head.")
}

const tableOf = (
  { name, columns }: Extract<PartHead, { readonly kind: "table" }>,
  source: ByteSource,
  onRows: (rows: number) => void,
): BackupPart => ({ kind: "table", name, columns, text: countLines(unpacked(unframed(source)), onRows) })

const unpacked = async function* (bytes: Bytes): AsyncGenerator<Uint8Array> {
  try {
    yield* through(bytes, createGunzip({ chunkSize: 65_536 }))
  } catch (error) {
    const isOfZlib = error instanceof Error && "code" in error && /^Z_|^ERR_(ZLIB|BUFFER)/.test(String(error.code))
    throw isOfZlib ? new BrokenBackup("The backup is broken: the rows of a table cannot be unpacked.") : error
  }
}

const blobContent = async function* (
  source: ByteSource,
  blob: { readonly size: number; readonly checksum: string },
  onDamaged: () => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* withChecksum(
      unframed(source),
      blob,
      () => new BrokenBackup("The backup is broken: the bytes of a medium do not match their checksum."),
    )
  } catch (error) {
    if (error instanceof DamagedAtSource) onDamaged()
    throw error
  }
}

const isSame = (one: BackupTotals, other: BackupTotals): boolean =>
  one.blobs === other.blobs &&
  one.blobBytes === other.blobBytes &&
  one.absent === other.absent &&
  Object.keys(one.tables).length === Object.keys(other.tables).length &&
  Object.entries(one.tables).every(([name, rows]) => other.tables[name] === rows)
