import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { link, mkdir, readdir, rm } from "node:fs/promises"
import { connect, createServer } from "node:net"
import type { Server, Socket } from "node:net"
import { join, resolve } from "node:path"

/** Holds a data folder for this process until it is released or the process ends. */
export interface DataDirLock {
  release(): Promise<void>
}

/** Another process holds the data folder. */
export class DataDirInUse extends Error {
  override readonly name = "DataDirInUse"
}

const SOCKET_PATH_BYTES = 103
/**
 * How long the holder may take to send its pid. A stopped process (SIGSTOP) never does, and still holds the folder.
 */
const GREETING_MS = 1000

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && "code" in error && codes.includes(String(error.code))

/**
 * Locks the folder for this process, and creates it if it is missing. A second process is refused with one line
 * that names the pid of the first. The lock is a Unix socket on which its holder listens. The kernel closes it when
 * the process ends, even by SIGKILL, and it works between containers that share the folder, where a pid would mean
 * nothing.
 *
 * The sockets are numbered, and the process that listens on the highest number is the holder. To replace a dead
 * holder, a process links the next number, which only one process can do. The highest socket is never removed, so a
 * late process cannot find a number free and hold the folder too.
 */
export const lockDataDir = async (dataDir: string): Promise<DataDirLock> => {
  const folder = resolve(dataDir)
  const own = join(folder, `stemma.lock.${randomBytes(4).toString("hex")}.new`)
  if (Buffer.byteLength(own) > SOCKET_PATH_BYTES)
    throw new Error(`DATA_DIR is too long a path: a socket ${own} would have more than ${SOCKET_PATH_BYTES} bytes`)
  await mkdir(folder, { recursive: true, mode: 0o711 })
  const server = await listen(own)
  try {
    await claim(folder, own)
  } catch (error) {
    await close(server)
    throw error
  }
  return { release: () => close(server) }
}

const listen = async (path: string): Promise<Server> => {
  const server = createServer(
    (socket) =>
      void socket
        .unref()
        .on("error", () => undefined)
        .end(`${process.pid}\n`),
  )
  await once(server.listen(path), "listening")
  return server.unref()
}

const claim = async (folder: string, own: string): Promise<void> => {
  for (;;) {
    const last = await highest(folder)
    const holder = await askHolder(numbered(folder, last))
    if (holder !== null)
      throw new DataDirInUse(`${folder} is in use by another Stemma process${holder === "" ? "" : ` (pid ${holder})`}`)
    const next = last + 1
    if ((await linkIfFree(own, numbered(folder, next))) && (await highest(folder)) === next)
      return removeOthers(folder, next)
  }
}

const numbered = (folder: string, number: number): string => join(folder, `stemma.lock.${number}`)

const locksIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith("stemma.lock."))

const highest = async (folder: string): Promise<number> =>
  (await locksIn(folder)).reduce((last, name) => Math.max(last, Number(/\.(\d+)$/.exec(name)?.[1] ?? 0)), 0)

/** Returns false if the number is in use, or if another process became the holder and removed this socket. */
const linkIfFree = (own: string, place: string): Promise<boolean> =>
  link(own, place).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, "EEXIST", "ENOENT")) return false
      throw error
    },
  )

const removeOthers = async (folder: string, number: number): Promise<void> => {
  const others = (await locksIn(folder))
    .map((name) => join(folder, name))
    .filter((path) => path !== numbered(folder, number))
  await Promise.all(others.map((path) => rm(path, { force: true })))
}

/** The pid of the process that listens at the path, or "" if it does not answer; null if there is none. */
const askHolder = async (path: string): Promise<string | null> => {
  const socket = connect(path)
  try {
    await once(socket, "connect")
  } catch (error) {
    if (hasCode(error, "ECONNREFUSED", "ENOENT")) return null
    throw error
  }
  return greeting(socket)
}

const greeting = async (socket: Socket): Promise<string> => {
  try {
    const [pid] = await once(socket, "data", { signal: AbortSignal.timeout(GREETING_MS) })
    return String(pid).trim()
  } catch {
    return ""
  } finally {
    socket.destroy()
  }
}

const close = async (server: Server): Promise<void> => {
  if (!server.listening) return
  server.close()
  await once(server, "close")
}
