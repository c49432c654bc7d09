import { mkdir, open, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"
import type { Bytes } from "../../core/ports/blobs.ts"

/** The suffix of a file until all of it is on the disk. */
export const PART = ".part"

/** Writes a file that only its owner may read. It has its name only when all bytes are on the disk. */
export const writeWhole = async (path: string, bytes: Bytes): Promise<void> => {
  const file = await open(path + PART, "w", 0o600)
  try {
    for await (const chunk of bytes)
      for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten
    await file.sync()
    await rename(path + PART, path)
  } catch (error) {
    await rm(path + PART, { force: true })
    throw error
  } finally {
    await file.close()
  }
  await syncNames(dirname(path))
}

export const makeFolder = async (path: string): Promise<void> => {
  if ((await mkdir(path, { recursive: true, mode: 0o700 })) !== undefined) await syncNames(dirname(path))
}

/** A name in a folder survives a power failure once the folder is on the disk. */
const syncNames = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The answer; null if the file or folder is missing. */
export const unlessMissing = async <A>(answer: Promise<A>): Promise<A | null> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null
    throw error
  }
}
