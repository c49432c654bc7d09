import http from "node:http"
import https from "node:https"
import { Client } from "minio"
import type { Bytes } from "../../core/ports/blobs.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"

/** Where an S3-compatible store is, and who asks. */
export interface S3Options {
  /** `http:` or `https:`, without a path. */
  readonly endpoint: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

/** How long a store may think before it begins to answer. */
const LONGEST_SILENCE_MS = 30_000

/** A client of the store; it makes no connection before the first call. */
export const s3Client = ({ endpoint, accessKey, secretKey, region }: S3Options): Client => {
  const { protocol, hostname, port } = new URL(endpoint)
  const useSSL = protocol === "https:"
  const transport = useSSL ? https : http
  return new Client({
    endPoint: hostname,
    port: port === "" ? (useSSL ? 443 : 80) : Number(port),
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

/** The same requests, given up when no answer begins: once it has begun, whoever reads it may take their time. */
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

/** What a network says when the other side is not there, and a store when it cannot, or when its bucket is gone. */
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

/** The code that a network or the store gave an error. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null)

const failureOf = (error: unknown): unknown => {
  // The client says so of the statuses that it tries again, and gives no code then.
  const wasRetried = error instanceof Error && error.message.includes("Retryable HTTP status")
  return wasRetried || troubles.has(codeOf(error))
    ? new StoreUnavailable("The object store cannot be reached.", { cause: error })
    : error
}

/** What the store answers; StoreUnavailable when it does not, or says that it cannot just now. */
export const reached = async <A>(answer: Promise<A>): Promise<A> => {
  try {
    return await answer
  } catch (error) {
    throw failureOf(error)
  }
}

/** The bytes that the store sends; StoreUnavailable when it stops. */
export const readReached = async function* (bytes: Bytes): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    throw failureOf(error)
  }
}
