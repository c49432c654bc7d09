import * as t from "io-ts"
import { snakeCase } from "../../../core/codec/snake-case.ts"
import type { Wire } from "../../../core/codec/wire.ts"
import type { Language } from "../../../core/languages/language.ts"
import type { Listing } from "../../../core/index.ts"
import type { EitherPage } from "../answer/either-page.ts"
import { breather } from "./breather.ts"
import { type JsonWriter, jsonWriter } from "./json-writer.ts"
import { itemParts, partWriter } from "./part-writer.ts"
import { JSON_TYPE, type Reply } from "../answer/reply.ts"

/** The header with the number of items on all pages. */
const TOTAL_HEADER = "X-Total-Count"

/**
 * A page of items in one of two forms. It has the number of items on all pages in a header, if the caller asked for
 * it.
 */
export const pageOfEither = <A, B>(
  usual: t.Type<A, unknown, unknown>,
  other: t.Type<B, unknown, unknown>,
  item: t.Mixed,
): Reply<EitherPage<A, B>> => {
  const [page, otherPage] = [list(usual), list(other)]
  const { status, mediaType, shape, headers } = page
  return {
    ...{ status, mediaType, shape },
    codec: item,
    headers: [...headers, TOTAL_HEADER],
    answer: (value, to) =>
      value.form === "usual" ? page.answer(value.listing, to) : otherPage.answer(value.listing, to),
  }
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
    answer: ({ items, next, total }, { language }) => ({
      status: 200,
      content: { kind: "chunks", mediaType: JSON_TYPE, chunks: arrayChunks(items, write, language) },
      ...(next === null ? {} : { next }),
      ...(total === undefined ? {} : { headers: { [TOTAL_HEADER]: String(total) } }),
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
  const chunksOf = async function* (value: A, language: Language): AsyncGenerator<string, string> {
    let before = "{"
    for (const { key, label, write } of fields) {
      const batches = value[key]
      if (batches === undefined) throw new TypeError(`A reply has no ${key}.`)
      const chunks = arrayChunks(batches, write, language)
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
    answer: (value, { language }) => ({
      status: 200,
      content: { kind: "chunks", mediaType: JSON_TYPE, chunks: chunksOf(value, language) },
    }),
  }
}

/** A JSON object with long lists, written in parts, so that other requests get turns in between. */
export const inParts = <A>(codec: t.Type<A, unknown, unknown>): Reply<A> => {
  const parts = partWriter(codec)
  return {
    status: 200,
    mediaType: JSON_TYPE,
    codec,
    shape: "record",
    headers: [],
    answer: (value, { language }) => ({
      status: 200,
      content: { kind: "chunks", mediaType: JSON_TYPE, chunks: partChunks(parts(value, language)) },
    }),
  }
}

/** The length of a chunk, because each chunk of a response has a cost. */
const CHUNK_LENGTH = 65_536

const partChunks = async function* (parts: Iterable<string>): AsyncGenerator<string, string> {
  const pause = breather()
  let chunk = ""
  for (const part of parts) {
    if (chunk.length >= CHUNK_LENGTH) {
      yield chunk
      chunk = ""
    }
    await pause()
    chunk += part
  }
  return chunk
}

/**
 * A JSON array, one chunk per batch. The last chunk is returned instead of yielded, so a short list is known to be
 * complete with its first chunk.
 */
const arrayChunks = async function* (
  batches: AsyncIterable<readonly unknown[]>,
  write: JsonWriter,
  language: Language,
): AsyncGenerator<string, string> {
  const pause = breather()
  let chunk = "["
  for await (const batch of batches) {
    if (batch.length === 0) continue
    if (chunk !== "[") {
      yield chunk
      chunk = ","
    }
    for (const part of itemParts(batch, write, language)) {
      await pause()
      chunk += part
    }
  }
  return `${chunk}]`
}
