/**
 * A client in a process of its own, so that its work does not delay the requests that another client measures:
 * `fork` it with the URL of the API and a token as arguments. It sends one request for each message and answers with
 * null, or with the error, when it has read the whole answer.
 */
import { openAsBlob } from "node:fs"

/** A GET request, an upload of a file, people with long notes, or many requests at once. */
export interface BusyRequest {
  readonly path: string
  /** The path of a file to upload. */
  readonly file?: string
  /** Creates people with notes of `bytes`, one after another, for so many milliseconds. Refusals count as answers. */
  readonly notes?: { readonly bytes: number; readonly milliseconds: number }
  /** Sends so many bodies with notes of `bytes` at once, again and again for so many milliseconds. Refusals count as answers. */
  readonly bodies?: { readonly atOnce: number; readonly bytes: number; readonly milliseconds: number }
  /** So many readers at once, each so often. Refusals count as answers. */
  readonly readers?: { readonly atOnce: number; readonly rounds: number }
}

const [api = "", token = ""] = process.argv.slice(2)

const upload = async (path: string): Promise<RequestInit> => {
  const body = new FormData()
  body.set("file", await openAsBlob(path), "bench.ged")
  return { method: "POST", body }
}

const refusals: ReadonlySet<number> = new Set([429, 503])

const noteOf = (bytes: number): string => JSON.stringify({ notes: "a note ".repeat(bytes / 7) })

const writeNote = async (path: string, body: string): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const response = await fetch(api + path, { method: "POST", headers, body })
  if (!response.ok && !refusals.has(response.status))
    throw new Error(`${path}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

const writeBodies = async (
  path: string,
  { atOnce, bytes, milliseconds }: NonNullable<BusyRequest["bodies"]>,
): Promise<void> => {
  const end = performance.now() + milliseconds
  const body = noteOf(bytes)
  while (performance.now() < end) await Promise.all(Array.from({ length: atOnce }, () => writeNote(path, body)))
}

const writeNotes = async (path: string, { bytes, milliseconds }: NonNullable<BusyRequest["notes"]>): Promise<void> => {
  const end = performance.now() + milliseconds
  const body = noteOf(bytes)
  while (performance.now() < end) await writeNote(path, body)
}

const send = async ({ path, file }: BusyRequest, isOneOfMany = false): Promise<void> => {
  const response = await fetch(api + path, {
    ...(file === undefined ? {} : await upload(file)),
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok && !(isOneOfMany && refusals.has(response.status)))
    throw new Error(`${path}: ${response.status} ${await response.text()}`)
  for await (const _ of response.body ?? []);
}

const readAll = async (
  request: BusyRequest,
  { atOnce, rounds }: NonNullable<BusyRequest["readers"]>,
): Promise<void> => {
  for (let round = 0; round < rounds; round++)
    await Promise.all(Array.from({ length: atOnce }, () => send(request, true)))
}

const sendAny = (request: BusyRequest): Promise<void> => {
  const { path, notes, bodies, readers } = request
  if (notes !== undefined) return writeNotes(path, notes)
  if (bodies !== undefined) return writeBodies(path, bodies)
  return readers === undefined ? send(request) : readAll(request, readers)
}

process.on("message", (request: BusyRequest) => {
  sendAny(request).then(
    () => process.send?.(null),
    (error: unknown) => process.send?.(String(error)),
  )
})
