import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { hostname } from "node:os"
import { join } from "node:path"

/** A new folder of this process within `parent`, for files on their way in or out; what killed processes of this machine left of theirs is removed. */
export const openUploadFolder = async (parent: string): Promise<string> => {
  await mkdir(parent, { recursive: true })
  const prefix = `${hostname()}-`
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix))
  // What another process removes at this moment, or another account owns, is left to them.
  await Promise.allSettled(
    names.map((name) => removeLeftover(join(parent, name), Number.parseInt(name.slice(prefix.length), 10))),
  )
  return mkdtemp(join(parent, `${prefix}${process.pid}-`))
}

/** In a container that is started again our own pid may have been that of the process before us. */
const removeLeftover = async (folder: string, pid: number): Promise<void> => {
  const isLeft = pid === process.pid ? (await stat(folder)).mtimeMs < performance.timeOrigin : !isAlive(pid)
  if (isLeft) await rm(folder, { recursive: true, force: true })
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ESRCH")
  }
}
