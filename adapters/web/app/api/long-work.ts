import { apiPath } from "../routes.ts"
import { Problem, problemOf, refusalOf } from "./problems.ts"

/** How far long work has come. */
export interface Progress {
  readonly phase: "queued" | "reading" | "matching" | "unpacking" | "storing"
  readonly records: number
  /** How many there are in all; null while that is not known. */
  readonly of: number | null
}

interface LongWork {
  /** The path in the API, such as `/trees/…/gedcom/preview`. */
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** What the history of the tree says beside the change. */
  readonly reason?: string
  readonly onProgress: (progress: Progress) => void
  readonly signal: AbortSignal
}

interface Line<T> {
  readonly progress?: Progress
  readonly report?: T
  readonly status?: number
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ""
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const pieces = (rest + decoder.decode(read.value, { stream: true })).split("\n")
    rest = pieces.pop() ?? ""
    yield* pieces
  }
  if (rest !== "") yield rest
}

const reportIn = async <T>(response: Response, onProgress: (progress: Progress) => void): Promise<T> => {
  if (response.body === null) throw new Problem(0, {})
  for await (const text of linesOf(response.body)) {
    const line: Line<T> = JSON.parse(text)
    if (line.report !== undefined) return line.report
    if (line.progress === undefined) throw new Problem(line.status ?? 500, line)
    onProgress(line.progress)
  }
  throw new Problem(0, {})
}

/** Sends a form. Throws a `Problem` if it is refused or does not arrive. */
const send = async (path: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(apiPath(path), { method: "POST", ...init })
  if (!response.ok) throw refusalOf(response, await response.json().catch(() => null))
  return response
}

/** Uploads a file for a preview and an import into a tree. Returns the id of the upload, which lasts an hour. */
export const uploadFile = async (tree: string, file: File, signal: AbortSignal): Promise<string> => {
  const body = new FormData()
  body.set("file", file, file.name)
  try {
    const response = await send(`/trees/${tree}/gedcom/uploads`, { body, signal })
    const upload: { readonly id: string } = await response.json()
    return upload.id
  } catch (failure) {
    throw problemOf(failure)
  }
}

/** A text as the value of a header may have it (RFC 8187). */
const headerText = (text: string): string =>
  `UTF-8''${encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

/** Sends a form, and reads the progress line by line until the report. Throws a `Problem`, also after a cancel. */
export const longWork = async <T>({ path, fields, reason, onProgress, signal }: LongWork): Promise<T> => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const why: Readonly<Record<string, string>> = reason === undefined ? {} : { "Change-Reason": headerText(reason) }
  try {
    const response = await send(path, { headers: { Accept: "application/x-ndjson", ...why }, body, signal })
    return await reportIn<T>(response, onProgress)
  } catch (failure) {
    throw problemOf(failure)
  }
}
