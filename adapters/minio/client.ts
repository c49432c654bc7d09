import http from "node:http"
import https from "node:https"
import { Client } from "minio"
import type { Bytes } from "../../core/ports/blobs.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"

/** The address of an S3-compatible store and the credentials. */
export interface S3Options {
  /** `http:` or `https:`, without a path. */
  readonly endpoint: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

/** How long a store may take to begin its answer. */
const LONGEST_SILENCE_MS = 30_000

/** A client of the store. It connects at the first call. */
export const s3Client = ({ endpoint, accessKey, secretKey, region }: S3Options): Client => {
  const { protocol, hostname, port } = new URL(endpoint)
  const useSSL = protocol === "https:"
  const transport = useSSL ? https : http
  const defaultPort = useSSL ? 443 : 80
  return new Client({
    endPoint: hostname,
    port: port === "" ? defaultPort : Number(port),
    useSSL,
    accessKey,
    secretKey,
    region,
    transportAgent: new transport.Agent({ keepAlive: true }),
    transport: { request: impatient(transport.request) },
  })
}

type Send = typeof http.request
type Callback = (answer: http.IncomingMessage) => void

/** The same requests with a time limit until the answer begins. Reading the answer has no limit. */
const impatient = (request: Send): Send => {
  const inTime = (sent: http.ClientRequest): http.ClientRequest =>
    sent
      .setTimeout(LONGEST_SILENCE_MS, () =>
        sent.destroy(Object.assign(new Error("The store does not answer."), { code: "ETIMEDOUT" })),
      )
      .once("response", () => sent.setTimeout(0))
  return (to: https.RequestOptions | string | URL, second?: https.RequestOptions | Callback, third?: Callback) =>
    inTime(
      typeof second === "object" && (typeof to === "string" || to instanceof URL)
        ? request(to, second, third)
        : request(to, typeof second === "function" ? second : third),
    )
}

/** The error codes of an unreachable host, and of a store that is not ready or has no such bucket. */
const troubles: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ServiceUnavailable",
  "SlowDown",
  "InternalError",
  "RequestTimeout",
  "NoSuchBucket",
])

/** The code that the network or the store gave to an error. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null)

const failureOf = (error: unknown): unknown => {
  // The client puts the statuses that it retried into the message, without a code.
  const wasRetried = error instanceof Error && error.message.includes("Retryable HTTP status")
  return wasRetried || troubles.has(codeOf(error))
    ? new StoreUnavailable("The object store cannot be reached.", { cause: error })
    : error
}

/** The answer of the store. Throws StoreUnavailable if there is none, or if the store is not ready. */
export const reached = async <A>(answer: Promise<A>): Promise<A> => {
  try {
    return await answer
  } catch (error) {
    throw failureOf(error)
  }
}

/** The bytes that the store sends. Throws StoreUnavailable if they break off. */
export const readReached = async function* (bytes: Bytes): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    throw failureOf(error)
  }
}
