import { execFile } from "node:child_process"
import { chmod, open, rm, statfs } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { aDataDir } from "./running-service.ts"

const run = promisify(execFile)

/** A disk of its own for a data folder, small enough to be filled. */
export interface SmallDisk {
  readonly dataDir: string
  /** Settings of a server on it. */
  readonly settings: Readonly<Record<string, string>>
  /** Takes all room but so many bytes. */
  fill(leave?: number): Promise<void>
  /** Gives the room back. */
  free(): Promise<void>
  /** The bytes that are free. */
  room(): Promise<number>
  remove(): Promise<void>
}

/** Mounts a disk of so many bytes in memory. A text: why that is not possible here. */
export const aSmallDisk = async (bytes: number): Promise<SmallDisk | string> => {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "skipped: only root can mount a small disk, and only on Linux"
  const { dataDir, settings, remove } = await aDataDir()
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", dataDir])
  } catch (error) {
    await remove()
    return `skipped: no small disk could be mounted (${error instanceof Error ? error.message.trim() : error})`
  }
  // The account of PostgreSQL passes through.
  await chmod(dataDir, 0o711)
  const filler = join(dataDir, "filler")
  const room = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  }
  return {
    dataDir,
    // Temporary files of the system stay on another disk.
    settings: { ...settings, TMPDIR: "/tmp", MIN_FREE_BYTES: "0" },
    fill: async (leave = 0) => {
      const file = await open(filler, "a")
      try {
        for (let left = (await room()) - leave; left > 0; left = (await room()) - leave)
          await file.write(new Uint8Array(Math.min(left, 1_048_576)))
      } catch (error) {
        // The last page of the disk may be gone in between.
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error
      } finally {
        await file.close()
      }
    },
    free: () => rm(filler, { force: true }),
    room,
    remove: async () => {
      await run("umount", ["--lazy", dataDir])
      await remove()
    },
  }
}
