import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { constants } from "node:fs"
import { access, mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { createInterface } from "node:readline"
import type { S3Options } from "../../adapters/minio/client.ts"
import { freePort } from "./free-port.ts"

interface S3Server {
  readonly options: S3Options
  readonly process: ChildProcess | null
}

let server: Promise<S3Server | string> | null = null

/**
 * An S3 store for specs, the same for the whole run: the one at `S3_ENDPOINT`, else a Ceph of our own, where one can be had.
 * A text: why there is none.
 */
export const testS3 = async (): Promise<S3Options | string> => {
  server ??= startS3()
  const started = await server
  return typeof started === "string" ? started : started.options
}

/** Takes the store down, if it is ours. */
export const stopTestS3 = async (): Promise<void> => {
  const started = await server
  server = null
  if (started === null || typeof started === "string" || started.process === null) return
  const ended = once(started.process, "exit")
  started.process.stdin?.end()
  await ended
}

const startS3 = async (): Promise<S3Server | string> => {
  const { S3_ENDPOINT: endpoint = "", S3_BUCKET: bucket = "stemma-spec", S3_REGION: region = "us-east-1" } = process.env
  const { S3_ACCESS_KEY: accessKey = "stemma-spec", S3_SECRET_KEY: secretKey = "a secret of specs" } = process.env
  if (endpoint !== "") return { options: { endpoint, bucket, accessKey, secretKey, region }, process: null }
  const ceph = await startCeph({ accessKey, secretKey })
  if (typeof ceph === "string") return ceph
  return { options: { endpoint: ceph.endpoint, bucket, accessKey, secretKey, region }, process: ceph.process }
}

/** A Ceph of our own. It ends with its standard input, and takes its folder along. */
export interface Ceph {
  readonly endpoint: string
  /** Where its daemons are; a lasting one keeps their process ids in `run`. */
  readonly folder: string
  readonly process: ChildProcess
}

export interface CephOptions {
  readonly accessKey: string
  readonly secretKey: string
  /** Whether objects outlive the daemons, which start again when they are killed. */
  readonly isLasting?: boolean
}

/** Starts a Ceph; a text: why there is none. */
export const startCeph = async ({ accessKey, secretKey, isLasting = false }: CephOptions): Promise<Ceph | string> => {
  const canInstall = process.getuid?.() === 0 && (await isCommand("apt-get"))
  if (!canInstall) return "skipped: set S3_ENDPOINT, or run as root where apt-get can install Ceph"
  const [gatewayPort, monitorPort] = [await freePort(), await freePort()]
  const folder = await mkdtemp(join(tmpdir(), "stemma-s3-"))
  const script = join(import.meta.dirname, "start-ceph.sh")
  const words = [folder, String(gatewayPort), String(monitorPort), accessKey, secretKey]
  const started = spawn(script, [...words, ...(isLasting ? ["lasting"] : [])], { stdio: ["pipe", "pipe", "pipe"] })
  const complaints: string[] = []
  createInterface(started.stderr).on("line", (line) => complaints.push(line))
  for await (const line of createInterface(started.stdout))
    if (line === "ready") return { endpoint: `http://127.0.0.1:${gatewayPort}`, folder, process: started }
  return `skipped: Ceph did not start (${complaints.at(-1) ?? "it said nothing"})`
}

const isCommand = async (name: string): Promise<boolean> => {
  const folders = (process.env.PATH ?? "").split(delimiter)
  const found = await Promise.allSettled(folders.map((folder) => access(join(folder, name), constants.X_OK)))
  return found.some(({ status }) => status === "fulfilled")
}
