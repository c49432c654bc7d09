import type { RepeatableRequests } from "./repeatable-requests.ts"

/** Sends a request, as the global `fetch` does. */
export type Send = (request: Request) => Promise<Response>

export interface RetryOptions {
  /** How often a request is sent again. */
  readonly retries: number
  /** The longest pause before it is sent again, in milliseconds. */
  readonly longestPauseMs: number
  readonly send: Send
  readonly copyOf: RepeatableRequests["copyOf"]
}

const KEY_HEADER = "Idempotency-Key"
const FIRST_PAUSE_MS = 250

/** Methods that may be sent again when it is unknown whether the service did what was asked. A POST has a key. */
const repeatable: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"])
/** Statuses by which the service says that it did nothing, and when to come again. */
const refusedForNow: ReadonlySet<number> = new Set([429, 503])

/**
 * Sends requests again: after an error of the network, and after 429 and 503 with `Retry-After`. A POST has an
 * `Idempotency-Key`, the same at each attempt, so that the service does nothing twice.
 */
export const retryingFetch = (options: RetryOptions): Send => {
  const { retries, copyOf, send } = options
  return async (request) => {
    if (request.method === "POST" && !request.headers.has(KEY_HEADER)) request.headers.set(KEY_HEADER, newKey())
    for (let attempt = 0; ; attempt++) {
      const copy = attempt < retries ? copyOf(request) : null
      if (copy === null) return send(request)
      const outcome = await outcomeOf(send, copy)
      const pauseMs = await pauseAfter(outcome, request, { ...options, attempt })
      if (pauseMs === null) return resultOf(outcome)
      if (outcome.response !== null) await outcome.response.body?.cancel()
      await pause(pauseMs, request.signal)
    }
  }
}

/** 128 random bits. `crypto.randomUUID` is absent from pages without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")

type Outcome =
  | { readonly response: Response; readonly error: null }
  | { readonly response: null; readonly error: unknown }

const outcomeOf = async (send: Send, request: Request): Promise<Outcome> => {
  try {
    return { response: await send(request), error: null }
  } catch (error) {
    return { response: null, error }
  }
}

const resultOf = ({ response, error }: Outcome): Response => {
  if (response === null) throw error
  return response
}

/** The pause before the next attempt, in milliseconds; null if there is none. */
const pauseAfter = async (
  { response }: Outcome,
  { method, signal }: Request,
  { attempt, longestPauseMs }: Pick<RetryOptions, "longestPauseMs"> & { readonly attempt: number },
): Promise<number | null> => {
  if (signal.aborted) return null
  const usual = Math.min(longestPauseMs, FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()))
  if (response === null) return repeatable.has(method) ? usual : null
  if (attempt > 0 && response.status === 409 && (await isInProgress(response))) return usual
  const asked = refusedForNow.has(response.status) ? retryAfterMs(response) : null
  return asked !== null && asked <= longestPauseMs ? asked : null
}

/** Whether the service is still busy with an earlier attempt, of which the answer was lost. */
const isInProgress = async (response: Response): Promise<boolean> =>
  (await response.clone().text()).includes('"request_in_progress"')

/** `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3), in milliseconds from now; null if there is none. */
const retryAfterMs = (response: Response): number | null => {
  const text = response.headers.get("Retry-After")
  if (text === null) return null
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

/** Rejects as soon as the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop)
      resolve()
    }, ms)
    signal.addEventListener("abort", stop, { once: true })
    if (signal.aborted) stop()
  })
