import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { hostname } from "node:os"
import { join } from "node:path"
import { isAlive } from "./start/is-alive.ts"

/**
 * Creates a folder for this process within `parent`, for files that are received or spooled, and removes the
 * folders that killed processes of this machine left behind.
 */
export const openUploadFolder = async (parent: string): Promise<string> => {
  await mkdir(parent, { recursive: true })
  const prefix = `${hostname()}-`
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix))
  // Ignores folders that another process is removing or another account owns.
  await Promise.allSettled(
    names.map((name) => removeLeftover(join(parent, name), Number.parseInt(name.slice(prefix.length), 10))),
  )
  return mkdtemp(join(parent, `${prefix}${process.pid}-`))
}

/** In a restarted container an earlier process may have had the pid of this one. */
const removeLeftover = async (folder: string, pid: number): Promise<void> => {
  const isLeft = pid === process.pid ? (await stat(folder)).mtimeMs < performance.timeOrigin : !isAlive(pid)
  if (isLeft) await rm(folder, { recursive: true, force: true })
}
