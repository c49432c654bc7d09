import { statfs } from "node:fs/promises"

/** Whether this number of bytes can be written. */
export type HasRoomFor = (bytes: number) => Promise<boolean>

/** Whether this is the error of a write to a full disk. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")

/**
 * Checks the disk of this folder and keeps `reserve` bytes free. If the free space is unknown, the result is true,
 * because a write then reports the actual error.
 */
export const freeSpaceOn =
  (folder: string, reserve: number): HasRoomFor =>
  async (bytes) => {
    try {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize - bytes >= reserve
    } catch {
      return true
    }
  }
