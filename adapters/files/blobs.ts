import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from "node:fs/promises"
import { dirname, join } from "node:path"
import { BlobStoreId, MediaId, TreeId } from "../../core/domain/ids.ts"
import type { BlobEntry, BlobKey, Blobs, Bytes, ThumbnailKey } from "../../core/ports/blobs.ts"
import { blobNameOf, mediaPartOf, thumbnailKeysOf } from "../../core/ports/pictures/blob-names.ts"
import { StorageFull, StoreUnavailable } from "../../core/ports/unavailable.ts"
import { isFull, type HasRoomFor } from "./free-space.ts"

/** The suffix of a file name until all bytes of the file are written. */
const PART = ".part"

/** The file with the identity of the store. */
const IDENTITY = ".store-id"

/** The number of bytes in one read. */
const CHUNK_BYTES = 262_144

/** The number of chunks that are written at once. */
const MOST_WRITES = 4

/** How often `put` asks whether the disk has room: after so many bytes. */
const LOOK_BYTES = 16 * 1_048_576

/**
 * Blobs as files, one folder per tree: `<folder>/<tree id>/<media id>`, and `<media id>.320` for a thumbnail. A file
 * has another name until all of its bytes are written, so a blob is always complete. `put` resolves when the file is
 * on the disk. Only `establish` creates the folder: if the folder is missing, its disk may not be mounted. While
 * `hasRoomFor` returns false,
 * `put` takes no bytes and throws `StorageFull`.
 */
export const filesBlobs = (folder: string, hasRoomFor: HasRoomFor = async () => true): Blobs => ({
  put: (key, bytes) =>
    inReach(async () => {
      const path = pathOf(folder, key)
      await makeFolder(dirname(path))
      const file = await open(path + PART, "wx")
      try {
        await write(file, withRoom(bytes, hasRoomFor))
        await rename(path + PART, path)
        // The new names are written first, then everything is synced, so that the file system writes its journal
        // once.
        await file.sync()
        for (const named of [dirname(path), folder]) await syncNames(named)
      } catch (error) {
        await Promise.all([rm(path + PART, { force: true }), rm(path, { force: true })])
        throw error
      } finally {
        await file.close()
      }
    }),
  open: (key, range) =>
    inReach(async () => {
      const file = await unlessMissing(folder, open(pathOf(folder, key)))
      if (file === null) return null
      return readInReach(
        file.createReadStream({
          highWaterMark: CHUNK_BYTES,
          ...(range === null ? {} : { start: range.first, end: range.last }),
        }),
      )
    }),
  remove: (key) =>
    inReach(async () => {
      const paths = [key, ...thumbnailKeysOf(key)].map((each) => pathOf(folder, each))
      const names = paths.flatMap((path) => [path, path + PART])
      await Promise.all(names.map((name) => unlessMissing(folder, unlink(name))))
    }),
  list: async function* (after = null) {
    for (const treeId of (await inReach(() => readdir(folder))).sort()) {
      if (!TreeId.is(treeId) || (after !== null && treeId < after.treeId)) continue
      const all = (await inReach(() => unlessMissing(folder, readdir(join(folder, treeId))))) ?? []
      const names = all.filter((name) => treeId !== after?.treeId || mediaNameOf(name) > after.mediaId).sort()
      for (let at = 0; at < names.length; at += PAGE) {
        const entries = await inReach(() =>
          Promise.all(names.slice(at, at + PAGE).map((name) => entryOf(folder, treeId, name))),
        )
        yield entries.filter((entry) => entry !== null)
      }
    }
  },
  identity: () =>
    inReach(async () => {
      await access(folder, constants.R_OK | constants.W_OK).catch((error: unknown) => {
        throw codeOf(error) === "ENOENT" ? new StoreUnavailable(`The folder of media, ${folder}, is missing.`) : error
      })
      return identityIn(folder)
    }),
  establish: (id) =>
    inReach(async () => {
      await mkdir(folder, { recursive: true })
      const found = await identityIn(folder)
      if (found !== null) return found
      const path = join(folder, IDENTITY)
      await writeFile(path + PART, `${id}\n`, { flush: true })
      await rename(path + PART, path)
      await syncNames(folder)
      return id
    }),
})

const PAGE = 200

/**
 * The same bytes. Throws `StorageFull` when the disk has no room for them, which is asked before the first ones and
 * again and again on the way.
 */
const withRoom = async function* (bytes: Bytes, hasRoomFor: HasRoomFor): AsyncGenerator<Uint8Array> {
  let unasked = LOOK_BYTES
  for await (const chunk of bytes) {
    unasked += chunk.length
    if (unasked >= LOOK_BYTES) {
      if (!(await hasRoomFor(chunk.length))) throw new StorageFull(FULL)
      unasked = 0
    }
    yield chunk
  }
}

/** A key that is not made of ids could lead out of the folder. */
const pathOf = (folder: string, key: BlobKey | ThumbnailKey): string => {
  const { treeId, mediaId } = key
  if (!TreeId.is(treeId) || !MediaId.is(mediaId)) throw new Error("the key of a blob must consist of ids")
  return join(folder, treeId, blobNameOf(key))
}

/**
 * Writes the bytes as they arrive, a few chunks at once. Small chunks are fastest, because they stay in the
 * processor's cache.
 */
const write = async (file: FileHandle, bytes: Bytes): Promise<void> => {
  const writing: Promise<void>[] = []
  let position = 0
  try {
    for await (const chunk of bytes) {
      if (writing.length === MOST_WRITES) await writing.shift()
      const written = writeAll(file, chunk, position)
      // A failure is thrown where the chunk is awaited.
      written.catch(() => undefined)
      writing.push(written)
      position += chunk.length
    }
    await Promise.all(writing)
  } finally {
    // The file is closed after this.
    await Promise.allSettled(writing)
  }
}

/** A system call may write fewer bytes than it is given. */
const writeAll = async (file: FileHandle, chunk: Uint8Array, position: number): Promise<void> => {
  for (let at = 0; at < chunk.length; )
    at += (await file.write(chunk, at, chunk.length - at, position + at)).bytesWritten
}

/** Syncs the names in a folder, which syncing a file does not guarantee. */
const syncNames = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const mediaNameOf = (name: string): string => mediaPartOf(name.endsWith(PART) ? name.slice(0, -PART.length) : name)

const identityIn = async (folder: string): Promise<BlobStoreId | null> => {
  const content = await unlessMissing(folder, readFile(join(folder, IDENTITY), "utf8"))
  if (content === null) return null
  const id = content.trim()
  if (!BlobStoreId.is(id))
    throw new StoreUnavailable(`The file ${IDENTITY} in the folder of media contains no identity.`)
  return id
}

const entryOf = async (folder: string, treeId: TreeId, name: string): Promise<BlobEntry | null> => {
  const mediaId = mediaNameOf(name)
  if (!MediaId.is(mediaId)) return null
  const status = await unlessMissing(folder, stat(join(folder, treeId, name)))
  return status === null ? null : { key: { treeId, mediaId }, modifiedAt: status.mtime }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null)

/** The answer; null if its file is missing and the folder itself exists. */
const unlessMissing = async <A>(folder: string, answer: Promise<A>): Promise<A | null> => {
  try {
    return await answer
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error
    await access(folder)
    return null
  }
}

const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder)
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error
  }
}

const FULL = "The disk has no room for the file."

/** The codes of a disk that is broken, missing or not accessible. */
const troubles: ReadonlySet<unknown> = new Set([
  "EROFS",
  "EIO",
  "EMFILE",
  "ENFILE",
  "ESTALE",
  "ENODEV",
  "ENOENT",
  "ENOTDIR",
  "EACCES",
  "EPERM",
  "ELOOP",
])

const failureOf = (error: unknown): unknown => {
  if (isFull(error)) return new StorageFull(FULL, { cause: error })
  return troubles.has(codeOf(error))
    ? new StoreUnavailable("The media folder cannot be used.", { cause: error })
    : error
}

const inReach = async <A>(work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    throw failureOf(error)
  }
}

const readInReach = async function* (bytes: Bytes): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    throw failureOf(error)
  }
}
