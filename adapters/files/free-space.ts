import { statfs } from "node:fs/promises"

/** Whether this number of bytes can be written. */
export type HasRoomFor = (bytes: number) => Promise<boolean>

/** Whether this is the error of a write to a full disk. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")

/** The bytes that are free on the disk of this folder, for a process without special rights; null if unknown. */
export const freeBytesOn = async (folder: string): Promise<number | null> => {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return null
  }
}

/**
 * Checks the disk of this folder and keeps `reserve` bytes free. If the free space is unknown, the result is true,
 * because a write then reports the actual error.
 */
export const freeSpaceOn =
  (folder: string, reserve: number): HasRoomFor =>
  async (bytes) => {
    const free = await freeBytesOn(folder)
    return free === null || free - bytes >= reserve
  }

/** How old an answer of `roomOn` may be: a disk does not fill in this time by much more than its reserve. */
const FRESH_MS = 200

/**
 * Whether the disk of this folder has more free than the reserve. It is asked at every write, so it looks at the disk
 * at most once in 200 ms.
 */
export const roomOn = (folder: string, reserve: number): (() => Promise<boolean>) => {
  const look = freeSpaceOn(folder, reserve)
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | null = null
  return () => {
    const now = performance.now()
    if (asked === null || now - asked.at > FRESH_MS) asked = { at: now, answer: look(0) }
    return asked.answer
  }
}
