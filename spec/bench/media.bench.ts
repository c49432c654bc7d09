/*
 * How fast 1 GiB goes up and comes down through the service, against the floor: a bare stream over HTTP to the same store in the same
 * run; and how much memory the service takes for it. `make bench-media`, or with a size in MiB and runs of your own:
 *   node spec/bench/media.bench.ts 1024 5
 * S3 is measured where one can be had, as in the specs.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { minioBlobs } from "../../adapters/minio/blobs.ts"
import type { S3Options } from "../../adapters/minio/client.ts"
import { stopTestS3, testS3 } from "../support/s3.ts"
import { median } from "./median.ts"

const MIB = 1_048_576
const size = Number(process.argv[2] ?? "1024") * MIB
const runs = Number(process.argv[3] ?? "5")
const LEAST_OF_FLOOR = 0.7
/** What the service may take beyond what a small file costs it. */
const MOST_GROWTH_MIB = 128

/** What clients send at a time. */
const CHUNK = 65_536

const random = Buffer.alloc(CHUNK)
for (let at = 0; at < CHUNK; at++) random[at] = (at * 2_654_435_761) >>> 13

const content = function* (bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= CHUNK) yield left < CHUNK ? random.subarray(0, left) : random
}

const HEAD = Buffer.from('--boundary\r\nContent-Disposition: form-data; name="file"; filename="large.bin"\r\n\r\n')
const TAIL = Buffer.from("\r\n--boundary--\r\n")

const form = function* (bytes: number): Generator<Buffer> {
  yield HEAD
  yield* content(bytes)
  yield TAIL
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}

const upload = async (
  url: string,
  method: string,
  body: Iterable<Buffer>,
  headers: Readonly<Record<string, string | number>>,
): Promise<string> => {
  const sending = request(url, { method, headers })
  const answered = once(sending, "response")
  await pipeline(Readable.from(body, { highWaterMark: 1 }), sending)
  const [answer] = await answered
  const text = Buffer.concat(await Readable.from(answer).toArray()).toString()
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${text}`)
  return text
}

const download = async (url: string, bytes: number, headers: Readonly<Record<string, string>> = {}): Promise<void> => {
  const sending = request(url, { headers }).end()
  const [answer] = await once(sending, "response")
  let received = 0
  for await (const chunk of answer) received += chunk.length
  if (received !== bytes) throw new Error(`${answer.statusCode}: ${received} bytes came`)
}

/** Starts a program of ours and finds its address in what it prints. */
const start = async (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly child: ChildProcess; readonly url: string }> => {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  for await (const line of createInterface({ input: program.endsWith("server.ts") ? child.stderr : child.stdout })) {
    const url = /http:\/\/[\d.]+:\d+/.exec(line)?.[0]
    if (url !== undefined) return { child, url }
  }
  throw new Error(`${program} did not start`)
}

const stop = async (child: ChildProcess): Promise<void> => {
  child.kill("SIGTERM")
  await once(child, "exit")
}

/** The most memory that a process has taken, in MiB. */
const peakRss = async ({ pid }: ChildProcess): Promise<number> =>
  Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8").catch(() => ""))?.[1] ?? Number.NaN) /
  1_024

const measure = async (name: string, s3: S3Options | null): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), "stemma-bench-"))
  await chmod(folder, 0o711)
  const settings: Readonly<Record<string, string>> =
    s3 === null
      ? {}
      : {
          S3_ENDPOINT: s3.endpoint,
          S3_BUCKET: s3.bucket,
          S3_ACCESS_KEY: s3.accessKey,
          S3_SECRET_KEY: s3.secretKey,
          S3_REGION: s3.region,
        }
  const service = await start("bootstrap/server.ts", [], {
    PORT: "0",
    DATA_DIR: folder,
    MAX_MEDIA_BYTES: String(8 * size),
    LOG_LEVEL: "silent",
    WORKER: "off",
    ...settings,
  })
  const bare = await start(
    join(import.meta.dirname, "bare-store.ts"),
    s3 === null ? ["files", folder] : ["s3", JSON.stringify(s3)],
    {},
  )
  const api = `${service.url}/api/v1`
  const account = JSON.stringify({ email: "bench@example.org", password: "measure twice, cut once" })
  const post = async (path: string, body: string, headers = {}) =>
    JSON.parse(
      await upload(`${api}${path}`, "POST", [Buffer.from(body)], { "content-type": "application/json", ...headers }),
    )
  const { token } = await post("/auth/register", account)
  const authorization = `Bearer ${token}`
  const { id: tree } = await post("/trees", '{"name": "Bench"}', { authorization })
  const up = async (bytes: number): Promise<string> => {
    const headers = {
      authorization,
      "content-type": "multipart/form-data; boundary=boundary",
      "content-length": HEAD.length + bytes + TAIL.length,
    }
    return JSON.parse(await upload(`${api}/trees/${tree}/media`, "POST", form(bytes), headers)).url
  }
  const down = (url: string, bytes: number) => download(service.url + url, bytes, { authorization })

  await down(await up(32 * MIB), 32 * MIB)
  const small = await peakRss(service.child)
  const times = { up: [] as number[], down: [] as number[], bareUp: [] as number[], bareDown: [] as number[] }
  const bareTurn = async (): Promise<void> => {
    times.bareUp.push(await seconds(() => upload(bare.url, "PUT", content(size), { "content-length": size })))
    times.bareDown.push(await seconds(() => download(bare.url, size)))
  }
  const ownTurn = async (): Promise<void> => {
    let url = ""
    times.up.push(
      await seconds(async () => {
        url = await up(size)
      }),
    )
    times.down.push(await seconds(() => down(url, size)))
  }
  for (let run = 0; run < runs; run++) {
    // A disk that has rested takes the first file faster: each goes first in turn.
    for (const turn of run % 2 === 0 ? [bareTurn, ownTurn] : [ownTurn, bareTurn]) await turn()
    if (s3 !== null) await emptied(s3)
  }
  const large = await peakRss(service.child)
  await stop(bare.child)
  await stop(service.child)
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })

  const ratio = (floor: readonly number[], own: readonly number[]): number => median(floor) / median(own)
  const rate = (own: readonly number[]): string => `${Math.round(size / MIB / median(own))} MiB/s`
  const [upRatio, downRatio] = [ratio(times.bareUp, times.up), ratio(times.bareDown, times.down)]
  console.log(
    `${name}: up ${rate(times.up)}, ${upRatio.toFixed(2)} of the floor (${rate(times.bareUp)}); down ` +
      `${rate(times.down)}, ${downRatio.toFixed(2)} of the floor (${rate(times.bareDown)})`,
  )
  console.log(
    `${name}: peak RSS of the service ${Math.round(small)} MiB after 32 MiB up and down, ${Math.round(large)} MiB ` +
      `after ${runs} times ${size / MIB} MiB`,
  )
  return upRatio >= LEAST_OF_FLOOR && downRatio >= LEAST_OF_FLOOR && !(large - small > MOST_GROWTH_MIB)
}

/** The store of the specs keeps its blobs in memory, which is not what is measured. */
const emptied = async (s3: S3Options): Promise<void> => {
  const blobs = minioBlobs(s3)
  for await (const entries of blobs.list()) for (const { key } of entries) await blobs.remove(key)
}

try {
  const s3 = await testS3()
  const kept = [await measure("files", null)]
  if (typeof s3 === "string") console.log(`S3: ${s3}`)
  else kept.push(await measure("S3", s3))
  if (kept.includes(false)) {
    console.error(
      `Missed: at least ${LEAST_OF_FLOOR} of the floor, at most ${MOST_GROWTH_MIB} MiB more for a large file.`,
    )
    process.exitCode = 1
  }
} finally {
  await stopTestS3()
}
