import { createReadStream, createWriteStream } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import * as E from "fp-ts/lib/Either.js"
import { invalid, tooLarge } from "../../../../core/domain/errors.ts"
import type { FileAtRest } from "../../../../core/ports/archives.ts"
import type { ByteRange, Bytes } from "../../../../core/ports/blobs.ts"
import { mediaTypeFault } from "./body.ts"
import { StorageFull } from "../../../../core/ports/unavailable.ts"
import type { Host } from "../../host/host.ts"
import type { HttpRequest } from "../request.ts"
import type { Input } from "../input.ts"
import { boundaryOf, type Part, partsOf, UnreadableForm } from "../multipart.ts"
import type { Parameters } from "../parameters.ts"
import type { Refusal } from "../../problems.ts"
import { readAtPace, uploadPace } from "./slow-body.ts"
import { FormTexts } from "./form-texts.ts"
import { leaveBody } from "./unread-body.ts"
import { takeTurn } from "./turns/upload-turns.ts"

/** A received file, stored in its own folder until the request is done. */
export class UploadedFile implements FileAtRest {
  readonly folder: string
  readonly path: string
  /** In bytes. */
  readonly size: number

  constructor({ folder, path, size }: Pick<UploadedFile, "folder" | "path" | "size">) {
    this.folder = folder
    this.path = path
    this.size = size
  }

  open(range?: ByteRange): Bytes {
    return createReadStream(this.path, range === undefined ? {} : { start: range.first, end: range.last })
  }
}

const MOST_FIELD_BYTES = 8 * 1_048_576

/** A multipart form with one `file` of at most `mostBytes` and further fields. */
export const upload = <Fields extends object>(
  fields: Parameters<Fields>,
  mostBytes: (host: Host) => number,
): Input<Fields & { readonly file: UploadedFile }> => ({
  query: [],
  body: { mediaTypes: ["multipart/form-data"], content: { kind: "form", fields: fields.named, needsFile: true } },
  read: async (request, host) => {
    const declared = mediaTypeFault(request, ["multipart/form-data"])
    if (declared !== null) return E.left(declared)
    return receiveForm(request, host, mostBytes(host), ({ file, texts }) => {
      if (file === null) return E.left(fileMissing)
      const read = fields.read((name) => texts.get(name) ?? null)
      return E.isLeft(read) ? read : E.right({ ...read.right, file })
    })
  },
  discard: ({ file }) => removeFile(file),
  revive: (copied) => ({ ...copied, file: new UploadedFile(copied.file) }),
})

export const removeFile = ({ folder }: UploadedFile): Promise<void> => remove(folder)

const fileMissing = invalid("file", "is required")

/**
 * Receives a form with at most one file, when the turn of the account comes, and reads it. The file is removed if
 * `read` refuses the form.
 */
export const receiveForm = async <A>(
  request: HttpRequest,
  host: Host,
  most: number,
  read: (form: ReceivedForm) => E.Either<Refusal, A>,
): Promise<E.Either<Refusal, A>> => {
  if (Number(request.headers["content-length"] ?? 0) > most + MOST_FIELD_BYTES) return E.left(formTooLarge(most))
  const end = await takeTurn(request, host.uploads.forms)
  try {
    const received = await receive(request, host, most)
    if (E.isLeft(received)) return received
    const outcome = read(received.right)
    if (E.isLeft(outcome) || received.right.file === null) await remove(received.right.folder)
    return outcome
  } finally {
    end()
  }
}

/** Removes the folder of a form. A file that is being created in it at this moment is removed by another attempt. */
const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 })

const formTooLarge = (most: number): Refusal => ({
  _tag: "TooLarge",
  detail: `The file may have at most ${most} bytes, the other fields ${MOST_FIELD_BYTES}.`,
  limit: most,
})

/** A form with more fields is refused. */
const MOST_FIELDS = 1_000

const fieldsTooLarge: Refusal = {
  _tag: "TooLarge",
  detail: `A form has at most ${MOST_FIELDS} fields beside the file, with at most ${MOST_FIELD_BYTES} bytes in all.`,
  limit: MOST_FIELD_BYTES,
}

interface ReceivedForm {
  readonly folder: string
  /** Null if the form has no file. */
  readonly file: UploadedFile | null
  readonly texts: ReadonlyMap<string, string>
}

/**
 * Receives the form: the file into a new folder within the upload folder, the fields into memory. After a refusal
 * nothing is left.
 */
const receive = async (request: HttpRequest, host: Host, most: number): Promise<E.Either<Refusal, ReceivedForm>> => {
  const boundary = boundaryOf(request.headers["content-type"] ?? "")
  if (boundary === null) return E.left(noForm)
  if (!(await host.hasRoomFor(Number(request.headers["content-length"] ?? 0)))) return E.left(noRoom)
  const folder = await mkdtemp(join(host.uploadDir, "form-"))
  const refuse = async (refusal: Refusal): Promise<E.Either<Refusal, never>> => {
    await remove(folder)
    return E.left(refusal)
  }
  // If the sender has already left, no end event follows, and the reader would wait forever.
  if (request.body.destroyed) return refuse({ _tag: "BadRequest" })
  const stillHasRoom = async (): Promise<void> => {
    if (!(await host.hasRoomFor(0))) throw new StorageFull(noRoom.detail)
  }
  const body = request.body.iterator({ destroyOnReturn: false })
  const parts = partsOf(body, boundary)
  const read = (): Promise<E.Either<Refusal, ReceivedForm>> =>
    readForm(request.state.hash?.parts(parts) ?? parts, folder, most)
  try {
    const form = await readAtPace(request.body, uploadPace(host.patienceMs), read, stillHasRoom)
    return E.isLeft(form) ? refuse(form.left) : form
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal !== null) return refuse(refusal)
    await remove(folder)
    throw error
  } finally {
    leaveBody(request.body, body)
  }
}

const noRoom = { _tag: "StorageFull", detail: "The disk has no room for the file." } as const

const noForm: Refusal = { _tag: "UnreadableBody", detail: "The body is not a multipart form." }

/** Reads a form whose file goes to a folder. A part with a file name is a file, any other a field. */
const readForm = async (
  parts: AsyncIterable<Part>,
  folder: string,
  most: number,
): Promise<E.Either<Refusal, ReceivedForm>> => {
  const texts = new FormTexts(MOST_FIELDS, MOST_FIELD_BYTES)
  let stored: { readonly name: string; readonly file: UploadedFile } | null = null
  for await (const { name, filename, bytes } of parts) {
    if (filename === null) {
      if (!(await texts.add(name, bytes))) return E.left(fieldsTooLarge)
    } else {
      if (stored !== null) return E.left(invalid("file", "must be exactly one file"))
      const file = await store(bytes, folder, most)
      if (file === null) return E.left(tooLarge("The file", most))
      stored = { name, file }
    }
  }
  if (stored !== null && stored.name !== "file") return E.left(fileMissing)
  return E.right({ folder, file: stored?.file ?? null, texts: texts.single() })
}

/** Stores a file in a folder; null if it has more than `most` bytes. */
const store = async (bytes: AsyncIterable<Uint8Array>, folder: string, most: number): Promise<UploadedFile | null> => {
  const path = join(folder, "file")
  let size = 0
  const upToLimit = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      size += chunk.length
      if (size > most) return
      yield chunk
    }
  }
  await pipeline(upToLimit, createWriteStream(path))
  return size > most ? null : new UploadedFile({ folder, path, size })
}

/** The refusal for a failure to read or store a form; null for a defect. */
const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof UnreadableForm) return noForm
  const code = error instanceof Error && "code" in error ? error.code : null
  return code === "ENOSPC" || code === "EDQUOT" ? noRoom : null
}
