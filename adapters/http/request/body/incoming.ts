import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalid, invalidInputs, tooLarge } from "../../../../core/domain/errors.ts"
import type { FieldError } from "../../../../core/codec/field-error.ts"
import type { EndTurn, Turns } from "../../../../core/lib/turns.ts"
import { mediaTypeFault } from "./body.ts"
import type { Host, UploadTurns } from "../../host/host.ts"
import type { HttpRequest } from "../request.ts"
import type { Input } from "../input.ts"
import { boundaryOf, type Part, partsOf, UnreadableForm } from "../multipart.ts"
import type { Parameters } from "../parameters.ts"
import type { Refusal } from "../../problems.ts"
import { atPace, uploadPace } from "./slow-body.ts"
import { leaveBody } from "./unread-body.ts"
import { takeTurn } from "./turns/upload-turns.ts"

/** A file that is being received. `fields` are complete when its bytes have been read. */
export interface Incoming<Fields> {
  readonly filename: string | null
  readonly bytes: AsyncIterable<Uint8Array>
  fields(): Promise<E.Either<DomainError, Fields>>
}

/** A form that has not been read yet. */
export interface UnreadFile<Fields> {
  /**
   * Reads up to the file. Call it once. This call, the bytes and the fields throw UnreadableForm if the body is not
   * a form.
   */
  receive(): Promise<E.Either<DomainError, Incoming<Fields>>>
  /** Releases what was not read. */
  leave(): void
}

const MOST_FIELD_BYTES = 65_536

export interface IncomingSettings {
  readonly mostBytes: (host: Host) => number
  /** The turns that the account takes for the file. */
  readonly turns: keyof UploadTurns
  /** The name of the form in OpenAPI. */
  readonly name: string
}

/**
 * A multipart form with a `file` that is streamed to the handler and never stored in a temporary file. Its fields
 * may come before or after the file.
 */
export const incoming = <Fields extends object>(
  fields: Parameters<Fields>,
  { mostBytes, turns, name }: IncomingSettings,
): Input<UnreadFile<Fields>> => ({
  query: [],
  body: { mediaTypes: ["multipart/form-data"], content: { kind: "form", fields: fields.named, name, needsFile: true } },
  read: (request, host) => {
    const declared = mediaTypeFault(request, ["multipart/form-data"])
    if (declared !== null) return E.left(declared)
    const boundary = boundaryOf(request.headers["content-type"] ?? "")
    return boundary === null
      ? E.left({ _tag: "UnreadableBody", detail: "The content type of the form has no boundary." })
      : E.right(
          unread(request, boundary, fields, {
            most: mostBytes(host),
            turns: host.uploads[turns],
            patienceMs: host.patienceMs,
          }),
        )
  },
  readRest: (file) => readWhole(file).catch(unreadable),
  discard: async (file) => file.leave(),
})

/** Reads a form to its end and drops it. */
const readWhole = async <Fields>(file: UnreadFile<Fields>): Promise<E.Either<Refusal, unknown>> => {
  const received = await file.receive()
  if (E.isLeft(received)) return received
  for await (const _ of received.right.bytes);
  return received.right.fields()
}

const unread = <Fields extends object>(
  request: HttpRequest,
  boundary: string,
  fields: Parameters<Fields>,
  { most, turns, patienceMs }: { readonly most: number; readonly turns: Turns; readonly patienceMs: number },
): UnreadFile<Fields> => {
  const body = request.body.iterator({ destroyOnReturn: false })
  let end: EndTurn | null = null
  return {
    receive: async () => {
      if (Number(request.headers["content-length"] ?? 0) > most + MOST_FIELD_BYTES)
        return E.left(tooLarge("The file", most))
      end = await takeTurn(request, turns)
      const parts = partsOf(atPace(body, uploadPace(patienceMs)), boundary)
      const form = formOf(request.state.hash?.parts(parts) ?? parts, fields)
      const file = await form.nextFile()
      if (E.isLeft(file)) return file
      if (file.right === null) return E.left(invalid("file", "is required"))
      const { filename, bytes } = file.right
      return E.right({ filename, bytes, fields: form.fields })
    },
    leave: () => {
      end?.()
      leaveBody(request.body, body)
    },
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** Reads the parts in order: stores the texts of known fields, and returns a file. */
const formOf = <Fields extends object>(parts: AsyncIterator<Part>, fields: Parameters<Fields>) => {
  const texts = new Map<string, string>()
  const unknown: FieldError[] = []
  let room = MOST_FIELD_BYTES
  const textOf = async (bytes: AsyncIterable<Uint8Array>): Promise<string | null> => {
    const chunks: Uint8Array[] = []
    for await (const chunk of bytes) {
      room -= chunk.length
      if (room < 0) return null
      chunks.push(chunk)
    }
    try {
      return utf8.decode(Buffer.concat(chunks))
    } catch {
      throw new UnreadableForm("A field of the form is not UTF-8.")
    }
  }
  const nextFile = async (): Promise<E.Either<DomainError, Part | null>> => {
    for (;;) {
      const { value: part, done } = await parts.next()
      if (done === true) return E.right(null)
      if (part.name === "file") return E.right(part)
      if (fields.named.some(({ name }) => name === part.name)) {
        const text = await textOf(part.bytes)
        if (text === null) return E.left(tooLarge("The fields beside the file", MOST_FIELD_BYTES))
        texts.set(part.name, text)
      } else if (unknown.length < 100) {
        unknown.push({ path: part.name, message: "is not a known field" })
      }
    }
  }
  return {
    nextFile,
    fields: async (): Promise<E.Either<DomainError, Fields>> => {
      const second = await nextFile()
      if (E.isLeft(second)) return second
      if (second.right !== null) return E.left(invalid("file", "is a duplicate"))
      const [first, ...rest] = unknown
      return first === undefined
        ? fields.read((name) => texts.get(name) ?? null)
        : E.left(invalidInputs([first, ...rest]))
    },
  }
}

/** Turns an unreadable form into a refusal, for promises that read a form. */
export const unreadable = (error: unknown): E.Either<Refusal, never> => {
  if (error instanceof UnreadableForm) return E.left({ _tag: "UnreadableBody", detail: error.message })
  throw error
}
