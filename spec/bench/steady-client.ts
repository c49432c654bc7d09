/**
 * Another tenant in a process of its own: `fork` it with the URL of the API, a token and the path of a simple read. It
 * reads every 50 ms, whether or not the read before has ended, and asks whether the service is ready. Each message is
 * answered with what it saw since the last one.
 */
export interface Steady {
  /** The latencies of the reads in milliseconds. */
  readonly times: readonly number[]
  /** How many reads were refused, and how often the service was not ready. */
  readonly refused: number
  readonly notReady: number
}

const EVERY_MS = 50

const [api = "", token = "", path = ""] = process.argv.slice(2)
let times: number[] = []
let [refused, notReady] = [0, 0]

const read = async (): Promise<void> => {
  const started = performance.now()
  const response = await fetch(api + path, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  times.push(performance.now() - started)
  if (!response.ok) refused += 1
}

const askReady = async (): Promise<void> => {
  const response = await fetch(new URL("/readyz", api))
  await response.arrayBuffer()
  if (response.status !== 200) notReady += 1
}

setInterval(() => void read().catch(() => (refused += 1)), EVERY_MS)
setInterval(() => void askReady().catch(() => (notReady += 1)), 500)
process.on("message", () => {
  const seen: Steady = { times, refused, notReady }
  process.send?.(seen)
  times = []
  refused = notReady = 0
})
process.on("disconnect", () => process.exit())
