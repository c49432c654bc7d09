import { setImmediate } from "node:timers/promises"
import { createHash } from "node:crypto"
import * as t from "io-ts"
import { snakeCase } from "../../../core/codec/snake-case.ts"
import type { Wire } from "../../../core/codec/wire.ts"
import type { Listing } from "../../../core/index.ts"
import type { Bytes } from "../../../core/ports/blobs.ts"
import { versionTag } from "./conditional.ts"
import { jsonWriter } from "./json-writer.ts"
import type { SentFile } from "./sent-file.ts"

/** An answer that is ready to be sent. */
export interface Answer {
  readonly status: number
  readonly content: Content
  /** Headers besides those that follow from the other settings. */
  readonly headers?: Readonly<Record<string, string>>
  readonly tag?: string
  /** The address of a created record, under the prefix. */
  readonly location?: string
  /** The cursor of the next page. */
  readonly next?: string
  /** The file name under which clients save the content. */
  readonly filename?: string
  /** Whether caches may share the answer and keep it for a while. */
  readonly isPublished?: true
  /** The session cookie to set, or `"ended"` to remove it. */
  readonly session?: string
  /** The device cookie to set. */
  readonly device?: string
}

/** The pieces of a body. The last one is returned instead of yielded if it is known to be the last. */
export type Chunks = AsyncIterator<string | Uint8Array, string | Uint8Array | undefined>

export type Content =
  | { readonly kind: "none" }
  | { readonly kind: "text"; readonly mediaType: string; readonly write: () => string }
  | {
      readonly kind: "chunks"
      readonly mediaType: string
      readonly chunks: Chunks
    }
  | { readonly kind: "bytes"; readonly file: SentFile }

/** A kind of reply: how the result of a use case becomes an HTTP answer, and how OpenAPI describes it. */
export interface Reply<A> {
  readonly status: number
  readonly mediaType: string | null
  readonly codec: t.Mixed | null
  readonly shape: "record" | "list" | "page" | "file" | "bytes" | "none"
  readonly headers: readonly ("ETag" | "Link" | "Location" | "Set-Cookie" | "Content-Disposition" | "Accept-Ranges")[]
  /** An alternative media type that clients can request by name. The call says which one is wanted. */
  readonly otherType?: string
  /** The answer. `at` is the path of the request, under the prefix. */
  answer(value: A, at: string): Answer
  /** The answer as JSON, for clients that request the progress of long work (`progressLines`). */
  readonly report?: (value: A) => string
}

export const JSON_TYPE = "application/json; charset=utf-8"

const jsonContent = (write: (value: unknown) => string, value: unknown): Content => ({
  kind: "text",
  mediaType: JSON_TYPE,
  write: () => write(value),
})

/** A JSON answer without a version. */
export const ok = <A>(codec: t.Type<A, unknown, unknown>): Reply<A> => {
  const write = jsonWriter(codec)
  return {
    status: 200,
    mediaType: JSON_TYPE,
    codec,
    shape: "record",
    headers: [],
    answer: (value) => ({ status: 200, content: jsonContent(write, value) }),
  }
}

/** The report of long work. Clients that accept lines of JSON get its progress too. */
export const report = <A>(codec: t.Type<A, unknown, unknown>): Reply<A> => ({ ...ok(codec), report: jsonWriter(codec) })

/** One record with its entity tag. */
export const record = <A extends { readonly version: number | null }>(
  codec: t.Type<A, unknown, unknown>,
  tagOf: (value: A) => string = versionTag,
): Reply<A> => tagged(codec, tagOf)

/** One record with an entity tag that is made of what the reader sees. */
export const tagged = <A>(codec: t.Type<A, unknown, unknown>, tagOf: (value: A) => string): Reply<A> => {
  const write = jsonWriter(codec)
  return {
    status: 200,
    mediaType: JSON_TYPE,
    codec,
    shape: "record",
    headers: ["ETag"],
    answer: (value) => ({ status: 200, content: jsonContent(write, value), tag: tagOf(value) }),
  }
}

/** A created record, with its address under the prefix. */
export const created = <A extends object>(
  codec: t.Type<A, unknown, unknown>,
  locationOf: (value: A, at: string) => string,
  tagOf: (value: A) => string | null = tagOfVersion,
): Reply<A> => {
  const write = jsonWriter(codec)
  return {
    status: 201,
    mediaType: JSON_TYPE,
    codec,
    shape: "record",
    headers: ["Location", "ETag"],
    answer: (value, at) => {
      const answer = { status: 201, content: jsonContent(write, value), location: locationOf(value, at) }
      const tag = tagOf(value)
      return tag === null ? answer : { ...answer, tag }
    },
  }
}

/** The tag of a record with a version; null for a record without one. */
const tagOfVersion = (value: object): string | null =>
  "version" in value && typeof value.version === "number" ? versionTag({ version: value.version }) : null

/** A created result that has no single address. */
export const createdWithoutLocation = <A>(codec: t.Type<A, unknown, unknown>): Reply<A> => {
  const reply = ok(codec)
  return { ...reply, status: 201, answer: (value, at) => ({ ...reply.answer(value, at), status: 201 }) }
}

/** A sign-in: the token in the body and in the cookie. */
export const signedIn = <A extends { readonly token: string }>(
  status: 200 | 201,
  codec: t.Type<A, unknown, unknown>,
): Reply<A & { readonly device: string | null }> => {
  const write = jsonWriter(codec)
  return {
    status,
    mediaType: JSON_TYPE,
    codec,
    shape: "record",
    headers: status === 201 ? ["Set-Cookie", "Location"] : ["Set-Cookie"],
    answer: (value) => ({
      status,
      content: jsonContent(write, value),
      session: value.token,
      ...(value.device === null ? {} : { device: value.device }),
      ...(status === 201 ? { location: "/users/me" } : {}),
    }),
  }
}

const nothing: Answer = { status: 204, content: { kind: "none" } }

/** An answer without content. */
export const empty: Reply<unknown> = {
  status: 204,
  mediaType: null,
  codec: null,
  shape: "none",
  headers: [],
  answer: () => nothing,
}

/** An accepted request, which is completed later. */
export const accepted: Reply<unknown> = { ...empty, status: 202, answer: () => ({ ...nothing, status: 202 }) }

/** An answer without content that ends the session. */
export const signedOut: Reply<unknown> = {
  status: 204,
  mediaType: null,
  codec: null,
  shape: "none",
  headers: ["Set-Cookie"],
  answer: () => ({ ...nothing, session: "ended" }),
}

/** A JSON array, streamed batch by batch. A `"page"` may be followed by another page. */
export const list = <A>(item: t.Type<A, unknown, unknown>, shape: "list" | "page" = "page"): Reply<Listing<A>> => {
  const write = jsonWriter(item)
  return {
    status: 200,
    mediaType: JSON_TYPE,
    codec: item,
    shape,
    headers: shape === "page" ? ["Link"] : [],
    answer: ({ items, next }) => ({
      status: 200,
      content: { kind: "chunks", mediaType: JSON_TYPE, chunks: arrayChunks(items, write) },
      ...(next === null ? {} : { next }),
    }),
  }
}

/** Lists by name, each read in batches. */
interface Lists {
  readonly [name: string]: AsyncIterable<readonly unknown[]>
}

/** The same lists in memory, as their codec has them. */
type InMemory<A extends Lists> = {
  readonly [K in keyof A]: A[K] extends AsyncIterable<readonly (infer Item)[]> ? readonly Item[] : never
}

/** A JSON object of lists, streamed batch by batch in the order of its fields. */
export const lists = <A extends Lists>(codec: Wire<InMemory<A>>): Reply<A> => {
  const fields = Object.entries(codec.required).map(([key, field]) => {
    if (!(field instanceof t.ReadonlyArrayType)) throw new Error(`${codec.name}.${key} is not a list.`)
    return { key, label: `${JSON.stringify(snakeCase(key))}:`, write: jsonWriter(field.type) }
  })
  const chunksOf = async function* (value: A): AsyncGenerator<string, string> {
    let before = "{"
    for (const { key, label, write } of fields) {
      const batches = value[key]
      if (batches === undefined) throw new TypeError(`A reply has no ${key}.`)
      const chunks = arrayChunks(batches, write)
      before += label
      for (let chunk = await chunks.next(); ; chunk = await chunks.next()) {
        before += chunk.value
        if (chunk.done === true) break
        yield before
        before = ""
      }
      before += ","
    }
    return `${before.slice(0, -1)}}`
  }
  return {
    status: 200,
    mediaType: JSON_TYPE,
    codec,
    shape: "record",
    headers: [],
    answer: (value) => ({ status: 200, content: { kind: "chunks", mediaType: JSON_TYPE, chunks: chunksOf(value) } }),
  }
}

/**
 * A JSON array, one chunk per batch. The last chunk is returned instead of yielded, so a short list is known to be
 * complete with its first chunk.
 */
const arrayChunks = async function* (
  batches: AsyncIterable<readonly unknown[]>,
  write: (item: unknown) => string,
): AsyncGenerator<string, string> {
  const pause = breather()
  let chunk = "["
  for await (const batch of batches) {
    if (batch.length === 0) continue
    if (chunk !== "[") {
      yield chunk
      chunk = ","
    }
    for (let at = 0; at < batch.length; at += ITEMS_AT_ONCE) {
      await pause()
      chunk +=
        (at === 0 ? "" : ",") +
        batch
          .slice(at, at + ITEMS_AT_ONCE)
          .map(write)
          .join(",")
    }
  }
  return `${chunk}]`
}

/** This number of items takes less than a millisecond. */
const ITEMS_AT_ONCE = 100
/** The longest time before other requests get a turn. */
const LONGEST_TURN_MS = 10

/** Gives other requests a turn if the current one has lasted long. The time is measured from the previous call. */
const breather = (): (() => Promise<void>) => {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST_TURN_MS) return
    await setImmediate()
    since = performance.now()
  }
}

/** A text that is complete in memory. */
export const text = (mediaType: string): Reply<string> => ({
  status: 200,
  mediaType,
  codec: null,
  shape: "file",
  headers: [],
  answer: (value) => ({ status: 200, content: { kind: "text", mediaType, write: () => value } }),
})

/**
 * An answer that is the same for everyone until the service changes. Caches may share it and keep it for a while.
 * Its tag is a hash of the text, computed when the value is first sent.
 */
export const published = <A>(reply: Reply<A>): Reply<A> => {
  let last: { readonly value: A; readonly answer: Answer } | null = null
  const answerOf = (value: A, at: string): Answer => {
    const answer = reply.answer(value, at)
    if (answer.content.kind !== "text") throw new Error("Only a text is published.")
    const text = answer.content.write()
    const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`
    return { ...answer, content: { ...answer.content, write: () => text }, tag, isPublished: true }
  }
  return {
    ...reply,
    headers: [...reply.headers, "ETag"],
    answer: (value, at) => {
      if (last?.value !== value) last = { value, answer: answerOf(value, at) }
      return last.answer
    },
  }
}

/** A file that is written while it is sent: as text or, on request, as an archive. */
export const textOrArchive = (
  textType: string,
  archiveType: string,
): Reply<
  | { readonly filename: string; readonly text: AsyncIterable<string> }
  | { readonly filename: string; readonly bytes: Bytes }
> => ({
  status: 200,
  mediaType: textType,
  otherType: archiveType,
  codec: null,
  shape: "file",
  headers: ["Content-Disposition"],
  answer: (file) => {
    const [mediaType, content] = "text" in file ? [textType, file.text] : [archiveType, file.bytes]
    return {
      status: 200,
      content: { kind: "chunks", mediaType, chunks: content[Symbol.asyncIterator]() },
      filename: file.filename,
    }
  },
})

/** An archive that is written while it is sent. */
export const archive = (mediaType: string): Reply<{ readonly filename: string; readonly bytes: Bytes }> => ({
  status: 200,
  mediaType,
  codec: null,
  shape: "file",
  headers: ["Content-Disposition"],
  answer: ({ filename, bytes }) => ({
    status: 200,
    content: { kind: "chunks", mediaType, chunks: bytes[Symbol.asyncIterator]() },
    filename,
  }),
})

/** A stored file of any type, complete or a range of it. */
export const file: Reply<SentFile> = {
  status: 200,
  mediaType: "*/*",
  codec: null,
  shape: "bytes",
  headers: ["ETag", "Accept-Ranges", "Content-Disposition"],
  answer: (value) => ({ status: 200, content: { kind: "bytes", file: value }, tag: `"${value.checksum}"` }),
}
