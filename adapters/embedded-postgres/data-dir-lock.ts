import { once } from "node:events"
import { mkdir, rm, stat } from "node:fs/promises"
import { connect, createServer } from "node:net"
import type { Server, Socket } from "node:net"
import { join, resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"

/** Holds a data folder for this process until it is released or the process dies. */
export interface DataDirLock {
  release(): Promise<void>
}

const SOCKET_PATH_BYTES = 103
/** How long a holder may take to say its pid: one that is stopped (SIGSTOP) never does, and holds the folder all the same. */
const GREETING_MS = 1000
/** Longer than another process needs from finding the stale socket to removing what then stands there. */
const TAKEOVER_MS = 50

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && "code" in error && codes.includes(String(error.code))

/**
 * Takes the folder (made when absent) for this process alone; a second taker is refused with one line that names the pid of
 * the first. The lock is a Unix socket that its holder listens on: the kernel closes it with the process, SIGKILL included,
 * and it holds between containers that share the folder, where a pid would mean nothing.
 */
export const lockDataDir = async (dataDir: string): Promise<DataDirLock> => {
  const folder = resolve(dataDir)
  const path = join(folder, "stemma.lock")
  if (Buffer.byteLength(path) > SOCKET_PATH_BYTES)
    throw new Error(`DATA_DIR is too long a path: ${folder} with /stemma.lock has more than ${SOCKET_PATH_BYTES} bytes`)
  await mkdir(folder, { recursive: true, mode: 0o711 })
  const server = (await bind(path)) ?? (await takeOver(folder, path))
  return { release: () => close(server) }
}

/** A server listening at the path, or null when something stands there already. */
const bind = async (path: string): Promise<Server | null> => {
  const server = createServer((socket) => void socket.unref().on("error", () => undefined).end(`${process.pid}\n`))
  server.listen(path)
  try {
    await once(server, "listening")
  } catch (error) {
    if (hasCode(error, "EADDRINUSE")) return null
    throw error
  }
  return server.unref()
}

const takeOver = async (folder: string, path: string): Promise<Server> => {
  const holder = await askHolder(path)
  if (holder !== null) throw inUse(folder, holder)
  await rm(path, { force: true })
  const server = await bind(path)
  if (server === null) throw inUse(folder, (await askHolder(path)) ?? "")
  // Another process may have found the same stale socket and now remove ours: the one that is left in place wins.
  const { ino } = await stat(path)
  await pause(TAKEOVER_MS)
  const left = await stat(path).catch(() => null)
  if (left?.ino === ino) return server
  await close(server)
  throw inUse(folder, (await askHolder(path)) ?? "")
}

/** What the process that listens at the path says of itself: its pid, or "" if it stays silent; null when nobody listens. */
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

const inUse = (folder: string, pid: string): Error =>
  new Error(`${folder} is in use by another Stemma process${pid === "" ? "" : ` (pid ${pid})`}`)

const close = async (server: Server): Promise<void> => {
  if (!server.listening) return
  server.close()
  await once(server, "close")
}
