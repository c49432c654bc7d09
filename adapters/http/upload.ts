import { createReadStream } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import * as E from "fp-ts/lib/Either.js"
import { koaBody } from "koa-body"
import { invalid } from "../../core/domain/errors.ts"
import type { FileAtRest } from "../../core/ports/archives.ts"
import type { ByteRange, Bytes } from "../../core/ports/blobs.ts"
import { mediaTypeFault } from "./body.ts"
import { StorageFull } from "../../core/ports/unavailable.ts"
import type { Host, HttpContext } from "./host.ts"
import type { Input } from "./input.ts"
import type { Parameters } from "./parameters.ts"
import type { Refusal } from "./problems.ts"
import { readAtPace, uploadPace } from "./slow-body.ts"
import { takeTurn } from "./upload-turns.ts"

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

const noop = async (): Promise<void> => {}

/** A multipart form with one `file` of at most `mostBytes` and further fields. */
export const upload = <Fields extends object>(
  fields: Parameters<Fields>,
  mostBytes: (host: Host) => number,
): Input<Fields & { readonly file: UploadedFile }> => ({
  query: [],
  body: { mediaTypes: ["multipart/form-data"], content: { kind: "form", fields: fields.named } },
  read: async (ctx, host) => {
    const declared = mediaTypeFault(ctx, ["multipart/form-data"])
    if (declared !== null) return E.left(declared)
    const most = mostBytes(host)
    if (Number(ctx.req.headers["content-length"] ?? 0) > most + MOST_FIELD_BYTES) return E.left(tooLarge(most))
    const end = await takeTurn(ctx, host.uploads.forms)
    try {
      const received = await receive(ctx, host, most)
      if (E.isLeft(received)) return received
      const { file, texts } = received.right
      const read = fields.read((name) => texts.get(name) ?? null)
      if (E.isRight(read)) return E.right({ ...read.right, file })
      await remove(file.folder)
      return read
    } finally {
      end()
    }
  },
  discard: ({ file }) => remove(file.folder),
  revive: (copied) => ({ ...copied, file: new UploadedFile(copied.file) }),
})

/**
 * Removes the folder of a form. The parser can create no more files in it; a file that it is creating at this
 * moment is removed by another attempt.
 */
const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 })

const tooLarge = (most: number): Refusal => ({
  _tag: "TooLarge",
  detail: `The file may have at most ${most} bytes, the other fields ${MOST_FIELD_BYTES}.`,
})

interface Received {
  readonly file: UploadedFile
  readonly texts: ReadonlyMap<string, string>
}

/**
 * Receives the form: the file into a new folder within the upload folder, the fields into memory. After a refusal
 * nothing is left.
 */
const receive = async (ctx: HttpContext, host: Host, most: number): Promise<E.Either<Refusal, Received>> => {
  if (!(await host.hasRoomFor(Number(ctx.req.headers["content-length"] ?? 0)))) return E.left(noRoom)
  const folder = await mkdtemp(join(host.uploadDir, "form-"))
  const refuse = async (refusal: Refusal): Promise<E.Either<Refusal, never>> => {
    await remove(folder)
    return E.left(refusal)
  }
  // If the sender has already left, no end event follows, and the parser would wait forever.
  if (ctx.req.destroyed) return refuse({ _tag: "BadRequest" })
  const stillHasRoom = async (): Promise<void> => {
    if (!(await host.hasRoomFor(0))) throw new StorageFull(noRoom.detail)
  }
  try {
    await readAtPace(ctx.req, uploadPace(host.patienceMs), () => parserInto(folder, most)(ctx, noop), stillHasRoom)
  } catch (error) {
    const refusal = refusalOf(error, most)
    if (refusal !== null) return refuse(refusal)
    await remove(folder)
    throw error
  }
  const file = ctx.request.files?.file
  if (file === undefined || Array.isArray(file)) return refuse(invalid("file", "is required"))
  const { filepath: path, size } = file
  return E.right({ file: new UploadedFile({ folder, path, size }), texts: textsOf(ctx.request.body) })
}

const noRoom = { _tag: "StorageFull", detail: "The disk has no room for the file." } as const

/** A parser that stores the file of a form in this folder. */
const parserInto = (folder: string, most: number): ReturnType<typeof koaBody> =>
  koaBody({
    json: false,
    text: false,
    urlencoded: false,
    multipart: true,
    patchNode: false,
    formidable: {
      uploadDir: folder,
      maxFiles: 1,
      maxFileSize: most,
      maxFieldsSize: MOST_FIELD_BYTES,
      allowEmptyFiles: true,
      minFileSize: 0,
      // A part with a file name is a file even without a content type. The parser would take it for a field.
      onPart: (part, handle) => {
        if (part.originalFilename !== null) part.mimetype ??= "application/octet-stream"
        handle(part)
      },
    },
  })

const textsOf = (body: unknown): ReadonlyMap<string, string> =>
  new Map(
    typeof body === "object" && body !== null
      ? Object.entries(body).filter((field): field is [string, string] => typeof field[1] === "string")
      : [],
  )

/** The form parser's code for a second file, which it reports as too large. */
const MANY_FILES = 1015

/** The refusal for an error of a parser; null for a defect. The form parser puts a status on its errors. */
const refusalOf = (error: unknown, most: number): Refusal | null => {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null
  if (code === MANY_FILES) return invalid("file", "must be exactly one file")
  if (code === "ENOSPC" || code === "EDQUOT") return noRoom
  const status = typeof error === "object" && error !== null && "httpCode" in error ? error.httpCode : null
  if (status === 413) return tooLarge(most)
  return status === 400 || status === 415
    ? { _tag: "UnreadableBody", detail: "The body is not a multipart form." }
    : null
}
