import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import type { BlobKey, Blobs } from "../../../core/ports/blobs.ts"
import { checksumOf } from "../../support/media.ts"
import type { CampaignDatabase } from "../database.ts"

interface MediaRow {
  readonly id: string
  readonly tree_id: string
  readonly checksum: string
}

const bytesOf = async (blobs: Blobs, key: BlobKey): Promise<Buffer | null> => {
  const bytes = await blobs.open(key, null)
  if (bytes === null) return null
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Checks that every medium has its bytes, and after a sweep nothing else is there. The checksums of bytes are compared once. */
export const bytesCheck = (
  { query }: CampaignDatabase,
  blobs: Blobs,
  sweep: () => Promise<number>,
): (() => Promise<readonly string[]>) => {
  const sound = new Set<string>()
  return async () => {
    const findings: string[] = []
    const rows = await query<MediaRow>("select id, tree_id, checksum from media")
    await sweep()
    const stored = new Map<string, BlobKey>()
    for await (const entries of blobs.list()) for (const { key } of entries) stored.set(key.mediaId, key)
    const missing: string[] = []
    for (const { id, checksum } of rows) {
      const key = stored.get(id)
      stored.delete(id)
      if (key !== undefined && sound.has(id)) continue
      const bytes = key === undefined ? null : await bytesOf(blobs, key)
      if (bytes === null) missing.push(id)
      else if (checksumOf(bytes) !== checksum) findings.push(`medium ${id} has other bytes: ${bytes.length}`)
      else sound.add(id)
    }
    // A job may have removed rows, and then their bytes, since the first query.
    const still = await query<{ readonly id: string }>("select id from media where id = any($1)", [missing])
    for (const { id } of still) findings.push(`medium ${id} has no bytes`)
    // Of rows that were removed since the sweep, the next one removes the bytes.
    const ids = [...stored.keys()]
    const late = new Set(
      (await query<{ readonly id: string }>("select id from media where id = any($1)", [ids])).map(({ id }) => id),
    )
    if (ids.some((id) => !late.has(id))) await sweep()
    for (const [id, key] of stored) {
      const isLeft = !late.has(id) && (await blobs.open(key, null)) !== null
      if (isLeft) findings.push(`the bytes ${id} are there without a medium`)
    }
    return findings
  }
}

/** Files on their way in or out that are left although no request runs. */
export const leftUploads = async (dataDir: string): Promise<readonly string[]> => {
  const folder = join(dataDir, "uploads")
  // A finding rather than an error, so that the campaign goes on and shows what the service makes of it.
  if ((await stat(folder).catch(() => null))?.isDirectory() !== true) return [`${folder} is not a folder`]
  const left: string[] = []
  for (const name of await readdir(folder)) {
    const files = await readdir(join(folder, name))
    left.push(...files.map((file) => `the file ${name}/${file} of an upload is left`))
  }
  return left
}
