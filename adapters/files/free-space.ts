import { statfs } from "node:fs/promises"

/** Whether so many bytes more may be written. */
export type HasRoomFor = (bytes: number) => Promise<boolean>

/** Whether this is the error of a write to a full disk. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")

/** Looks at the disk of this folder, of which `reserve` bytes are always left free. A folder that cannot be asked has room: writing to it says what is wrong. */
export const roomOn =
  (folder: string, reserve: number): HasRoomFor =>
  async (bytes) => {
    try {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize - bytes >= reserve
    } catch {
      return true
    }
  }
