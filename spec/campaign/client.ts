/** A body: JSON, or a form. */
type Body = object | FormData

export interface Request {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE"
  /** Within the API: it begins with `/`. */
  readonly path: string
  readonly token: string
  readonly body?: Body
  readonly ifMatch?: string
}

/**
 * The outcome of a request: an answer; no answer, so that the effect is unknown; or it never reached the service.
 */
export type Outcome =
  | {
      readonly is: "answered"
      readonly status: number
      readonly bytes: Buffer<ArrayBuffer>
      readonly text: string
      readonly etag: string | null
    }
  | { readonly is: "broken"; readonly why: string }
  | { readonly is: "unsent" }

/** Longer than anything in the campaign takes: a request without an answer by then hangs. */
const PATIENCE_MS = 120_000

/** Sends a request under this id, which the service writes into its log, and waits for the whole answer. */
export const send = async (api: string, request: Request, requestId: string): Promise<Outcome> => {
  const { method, path, token, body, ifMatch } = request
  const headers = {
    Authorization: `Bearer ${token}`,
    "X-Request-Id": requestId,
    ...(body === undefined || body instanceof FormData ? {} : { "Content-Type": "application/json" }),
    ...(ifMatch === undefined ? {} : { "If-Match": ifMatch }),
  }
  const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
  const timer = AbortSignal.timeout(PATIENCE_MS)
  try {
    const response = await fetch(api + path, {
      method,
      headers,
      signal: timer,
      ...(sent === undefined ? {} : { body: sent }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    return {
      is: "answered",
      status: response.status,
      bytes,
      text: bytes.toString(),
      etag: response.headers.get("etag"),
    }
  } catch (error) {
    if (codeOf(error) === "ECONNREFUSED") return { is: "unsent" }
    return { is: "broken", why: timer.aborted ? "no answer came" : codeOf(error) }
  }
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if ("code" in error && typeof error.code === "string") return error.code
  return error.cause === undefined ? error.message : codeOf(error.cause)
}

/** A form with one file and some fields. */
export const formOf = (
  file: string | Uint8Array<ArrayBuffer>,
  filename: string,
  fields: Readonly<Record<string, string>> = {},
): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set("file", new Blob([file]), filename)
  return form
}
