import type * as t from "io-ts"
import { hasWords } from "../../../core/codec/worded.ts"
import { ENGLISH, type Language } from "../../../core/languages/language.ts"
import { versionTag } from "./conditional.ts"
import { type JsonWriter, jsonWriter } from "./json-writer.ts"
import { withTextTag } from "../answer/content-tag.ts"
import { type Answer, type AnswerTo, JSON_TYPE, type Reply, type TextContent } from "../answer/reply.ts"

const jsonContent = (write: JsonWriter, value: unknown, language: Language): TextContent => ({
  kind: "text",
  mediaType: JSON_TYPE,
  write: () => write(value, language),
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
    answer: (value, { language }) => ({ status: 200, content: jsonContent(write, value, language) }),
  }
}

/** The report of long work. Clients that accept lines of JSON get its progress too. */
export const report = <A>(codec: t.Type<A, unknown, unknown>): Reply<A> => ({ ...ok(codec), report: jsonWriter(codec) })

/** One record with its entity tag. */
export const record = <A extends { readonly version: number | null }>(
  codec: t.Type<A, unknown, unknown>,
  tagOf: (value: A) => string | null = versionTag,
): Reply<A> => tagged(codec, tagOf)

/** One record with this entity tag or, if there is none for this reader, with one that is made of the answer. */
export const tagged = <A>(codec: t.Type<A, unknown, unknown>, tagOf: (value: A) => string | null): Reply<A> => {
  const write = jsonWriter(codec)
  const tagIn = tagInLanguage(codec)
  return {
    status: 200,
    mediaType: JSON_TYPE,
    codec,
    shape: "record",
    headers: ["ETag"],
    answer: (value, { language }) => {
      const content = jsonContent(write, value, language)
      const tag = tagIn(tagOf(value), language)
      return tag === null ? withTextTag({ status: 200, content }, content) : { status: 200, content, tag }
    },
  }
}

/** The tag of a record in a language, for records with words. English has the bare tag, and `If-Match` takes each. */
const tagInLanguage = (codec: t.Mixed): ((tag: string | null, language: Language) => string | null) =>
  hasWords(codec)
    ? (tag, language) => (tag === null || language === ENGLISH ? tag : tag.replace(/"$/, `.${language}"`))
    : (tag) => tag

/** A created record, with its address under the prefix. */
export const created = <A extends object>(
  codec: t.Type<A, unknown, unknown>,
  locationOf: (value: A, at: string) => string,
  tagOf: (value: A) => string | null = tagOfVersion,
): Reply<A> => {
  const write = jsonWriter(codec)
  const tagIn = tagInLanguage(codec)
  return {
    status: 201,
    mediaType: JSON_TYPE,
    codec,
    shape: "record",
    headers: ["Location", "ETag"],
    answer: (value, { path, language }) => {
      const content = jsonContent(write, value, language)
      const answer = { status: 201, content, location: locationOf(value, path) }
      const tag = tagIn(tagOf(value), language)
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
  return { ...reply, status: 201, answer: (value, to) => ({ ...reply.answer(value, to), status: 201 }) }
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
    isSecret: true,
    answer: (value, { language }) => ({
      status,
      content: jsonContent(write, value, language),
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

/** An answer without content that ends the session. Browsers remove the answers that they have stored. */
export const signedOut: Reply<unknown> = {
  status: 204,
  mediaType: null,
  codec: null,
  shape: "none",
  headers: ["Set-Cookie", "Clear-Site-Data"],
  answer: () => ({ ...nothing, headers: { "Clear-Site-Data": '"cache"' }, session: "ended" }),
}

/**
 * An answer that is the same for everyone until the service changes. Caches may share it and keep it for a while.
 * Its tag is a hash of the text, computed when the value is first sent.
 */
export const published = <A>(reply: Reply<A>): Reply<A> => {
  let last: { readonly value: A; readonly answer: Answer } | null = null
  const answerOf = (value: A, to: AnswerTo): Answer => {
    const answer = reply.answer(value, to)
    if (answer.content.kind !== "text") throw new Error("Only a text is published.")
    return { ...withTextTag(answer, answer.content), isPublished: true }
  }
  return {
    ...reply,
    headers: [...reply.headers, "ETag"],
    answer: (value, to) => {
      if (last?.value !== value) last = { value, answer: answerOf(value, to) }
      return last.answer
    },
  }
}
