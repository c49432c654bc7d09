import { access, constants, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { pipeline } from "node:stream/promises"
import { MediaId, TreeId } from "../../core/domain/ids.ts"
import type { BlobEntry, BlobKey, Blobs } from "../../core/ports/blobs.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"

/** Ends the name of a file until all of its bytes are there. */
const PART = ".part"

/** How much is read and written at a time. */
const CHUNK_BYTES = 524_288

/**
 * Blobs as files, one folder a tree: `<folder>/<tree id>/<media id>`. A file is written under another name, and gets its own
 * when its bytes are on the disk; so whatever has a blob's name is whole.
 */
export const filesBlobs = (folder: string): Blobs => ({
  put: (key, bytes) => inReach(async () => {
    const path = pathOf(folder, key)
    await addFolder(dirname(path))
    const file = await open(path + PART, "wx")
    try {
      await pipeline(bytes, file.createWriteStream({ flush: true, highWaterMark: CHUNK_BYTES }))
      await rename(path + PART, path)
    } catch (error) {
      await rm(path + PART, { force: true })
      throw error
    }
    await keepNames(dirname(path))
  }),
  open: (key, range) => inReach(async () => {
    const file = await unlessMissing(open(pathOf(folder, key)))
    if (file === null) return null
    return file.createReadStream({ highWaterMark: CHUNK_BYTES, ...(range === null ? {} : { start: range.first, end: range.last }) })
  }),
  remove: (key) => inReach(async () => {
    const path = pathOf(folder, key)
    await Promise.all([rm(path, { force: true }), rm(path + PART, { force: true })])
  }),
  list: async function* () {
    for (const treeId of await namesIn(folder)) {
      if (!TreeId.is(treeId)) continue
      const names = await namesIn(join(folder, treeId))
      for (let at = 0; at < names.length; at += BATCH) {
        const entries = await Promise.all(names.slice(at, at + BATCH).map((name) => entryOf(folder, treeId, name)))
        yield entries.filter((entry) => entry !== null)
      }
    }
  },
  ping: () => inReach(async () => {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK)
  }),
})

const BATCH = 200

/** A key that is not made of ids could lead out of the folder. */
const pathOf = (folder: string, { treeId, mediaId }: BlobKey): string => {
  if (!TreeId.is(treeId) || !MediaId.is(mediaId)) throw new Error("a blob's key must be made of ids")
  return join(folder, treeId, mediaId)
}

const addFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true })
  if (first !== undefined) await keepNames(dirname(first))
}

/** Has the disk keep the names in a folder; a file's own sync does not do that. */
const keepNames = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const namesIn = async (folder: string): Promise<readonly string[]> => (await unlessMissing(readdir(folder))) ?? []

const entryOf = async (folder: string, treeId: TreeId, name: string): Promise<BlobEntry | null> => {
  const mediaId = name.endsWith(PART) ? name.slice(0, -PART.length) : name
  if (!MediaId.is(mediaId)) return null
  const status = await unlessMissing(stat(join(folder, treeId, name)))
  return status === null ? null : { key: { treeId, mediaId }, modifiedAt: status.mtime }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null)

const unlessMissing = async <A>(answer: Promise<A>): Promise<A | null> => {
  try {
    return await answer
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null
    throw error
  }
}

/** What a disk that is full, broken, gone or closed to us says. */
const troubles: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO", "EMFILE", "ENFILE", "ESTALE", "ENODEV", "ENOTDIR", "EACCES", "EPERM"])

const inReach = async <A>(work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    if (troubles.has(codeOf(error))) throw new StoreUnavailable("The folder of media does not work.", { cause: error })
    throw error
  }
}
