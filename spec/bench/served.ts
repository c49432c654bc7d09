import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import autocannon from "autocannon"

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return address.port
}

/** The ports of the service and of the floor. They are free ones, so that benchmarks can run at the same time. */
export const PORTS = { ours: await freePort(), floor: await freePort() } as const

/** What a load measured. */
export interface Load {
  readonly answers: number
  readonly perSecond: number
  readonly p99: number
}

/** The service and the floor, each in a process of its own. */
export interface Servers {
  /** The process of the service, and that of the floor. */
  readonly service: number
  readonly floor: number
  end(): Promise<void>
}

/** Starts both over a database. */
export const serve = async (folder: string, url: string): Promise<Servers> => {
  const children: ChildProcess[] = []
  const start = async (script: string, args: readonly string[], settings: Readonly<Record<string, string>>) => {
    const path = fileURLToPath(new URL(script, import.meta.url))
    const child = spawn(process.execPath, ["--no-warnings", path, ...args], {
      env: { ...process.env, ...settings },
      stdio: "ignore",
    })
    children.push(child)
    await once(child, "spawn")
  }
  await start("../../bootstrap/server.ts", [], {
    DATABASE_URL: url,
    PORT: String(PORTS.ours),
    DATA_DIR: join(folder, "service"),
    AUTH_TRIES_PER_MINUTE: "0",
    WORKER: "off",
  })
  await start("floor-server.ts", [url, String(PORTS.floor)], {})
  return {
    service: children[0]?.pid ?? 0,
    floor: children[1]?.pid ?? 0,
    end: async () => {
      for (const child of children) child.kill()
      await Promise.all(children.map((child) => (child.exitCode === null ? once(child, "exit") : null)))
    },
  }
}

/** The answer, as soon as the server is there. */
export const answersAt = async (url: string, headers: Record<string, string>): Promise<string> => {
  for (;;) {
    const response = await fetch(url, { headers }).catch(() => null)
    if (response !== null) return await response.text()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** How a load is made. */
export interface Pace {
  readonly headers: Record<string, string>
  readonly seconds: number
  /** So many requests one after the other, instead of load for some seconds: for answers that take long. */
  readonly amount?: number | undefined
}

/** Asks for these paths in turn. */
export const loadAt = async (port: number, paths: readonly string[], pace: Pace): Promise<Load> => {
  const { headers, seconds, amount } = pace
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    ...(amount === undefined
      ? { connections: paths.length > 1 ? 16 : 8, duration: seconds }
      : { connections: 1, amount }),
    timeout: 120,
    requests: paths.map((path) => ({ path, headers })),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${paths[0]}: ${result.non2xx} refused, ${result.errors} broken`)
  const answers = result.requests.total
  return { answers, perSecond: answers / result.duration, p99: result.latency.p99 }
}

/** The path under which the floor serves a statement with these values. */
export const floorPath = (name: string, ...values: readonly string[]): string =>
  `/${name}?${values.map((value) => `value=${encodeURIComponent(value)}`).join("&")}`
