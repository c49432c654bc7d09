/**
 * A client in a process of its own, so that its work does not delay the requests that another client measures:
 * `fork` it with the URL of the API and a token as arguments. It sends one request for each message and answers with
 * null, or with the error, when it has read the whole answer.
 */
import { openAsBlob } from "node:fs"

/** A GET request, an upload of a file, or people with long notes. */
export interface BusyRequest {
  readonly path: string
  /** The path of a file to upload. */
  readonly file?: string
  /** Creates people with notes of `bytes`, one after another, for so many milliseconds. Refusals count as answers. */
  readonly notes?: { readonly bytes: number; readonly milliseconds: number }
}

const [api = "", token = ""] = process.argv.slice(2)

const upload = async (path: string): Promise<RequestInit> => {
  const body = new FormData()
  body.set("file", await openAsBlob(path), "bench.ged")
  return { method: "POST", body }
}

const writeNotes = async (path: string, { bytes, milliseconds }: NonNullable<BusyRequest["notes"]>): Promise<void> => {
  const end = performance.now() + milliseconds
  const body = JSON.stringify({ notes: "a note ".repeat(bytes / 7) })
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  while (performance.now() < end) {
    const response = await fetch(api + path, { method: "POST", headers, body })
    if (!response.ok && response.status !== 429) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }
}

const send = async ({ path, file }: BusyRequest): Promise<void> => {
  const response = await fetch(api + path, {
    ...(file === undefined ? {} : await upload(file)),
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  for await (const _ of response.body ?? []);
}

process.on("message", (request: BusyRequest) => {
  const { path, notes } = request
  const sent = notes === undefined ? send(request) : writeNotes(path, notes)
  sent.then(
    () => process.send?.(null),
    (error: unknown) => process.send?.(String(error)),
  )
})
