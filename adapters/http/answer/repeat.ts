import type { StoredAnswer } from "../../../core/domain/account/stored-answer.ts"
import { ANSWER_LIFETIME_MS, type RepeatedAnswer } from "../../../core/domain/account/stored-answer.ts"
import { TreeId, type UserId } from "../../../core/domain/ids.ts"
import { type Answer, type Content, JSON_TYPE } from "./reply.ts"

/** What identifies the answer to a request that its client may repeat. */
export interface Repeat {
  /** The id of the stored answer. */
  readonly id: string
  /** Null if the request creates the account. */
  readonly userId: UserId | null
  /** The hash of the request. Its body must have been read. */
  readonly hash: () => string
}

export const REPLAYED_HEADER = "Idempotency-Replayed"

/** An answer with a body that is complete in memory. */
export const whole = async (answer: Answer): Promise<Answer> => {
  const { content } = answer
  if (content.kind !== "chunks") return answer
  const { chunks, mediaType } = content
  const texts: string[] = []
  for (;;) {
    const { value, done } = await chunks.next()
    if (value !== undefined) texts.push(typeof value === "string" ? value : Buffer.from(value).toString())
    if (done === true) break
  }
  const text = texts.join("")
  return { ...answer, content: { kind: "text", mediaType, write: () => text } }
}

/** A whole answer in the form in which it is stored. An answer with a secret is stored without its content. */
export const storedAnswerOf = (
  { status, tag, location, content }: Answer,
  { id, userId, hash }: Repeat,
  { treeId, isSecret, now }: { readonly treeId: TreeId | null; readonly isSecret: boolean; readonly now: Date },
): StoredAnswer => {
  const own = { id, userId, requestHash: hash(), expiresAt: new Date(now.getTime() + ANSWER_LIFETIME_MS) }
  if (isSecret) return { ...own, treeId: null, status: null, tag: null, location: null, body: null }
  const body = bodyOf(content)
  return { ...own, treeId: body === null ? null : treeId, status, tag: tag ?? null, location: location ?? null, body }
}

const bodyOf = (content: Content): string | null => {
  if (content.kind === "none") return null
  if (content.kind === "text") return content.write()
  throw new Error("Only a whole answer can be stored.")
}

/** The end of the tag of a record with texts in another language than English. */
const LANGUAGE_OF_TAG = /\.([a-z]{2})"$/

/** The answer to a repeated request, from the stored one. Its texts are in the language of the first request. */
export const answerAgain = ({ status, location, tag, body }: RepeatedAnswer): Answer => ({
  status,
  content: body === null ? { kind: "none" } : { kind: "text", mediaType: JSON_TYPE, write: () => body },
  headers: { [REPLAYED_HEADER]: "true", ...languageHeader(tag) },
  ...(location === null ? {} : { location }),
  ...(tag === null ? {} : { tag }),
})

const languageHeader = (tag: string | null): Readonly<Record<string, string>> => {
  const language = tag === null ? undefined : LANGUAGE_OF_TAG.exec(tag)?.[1]
  return language === undefined ? {} : { "Content-Language": language }
}

/** The tree to which a value belongs, if the value is a record of a tree or a set of path parameters. */
export const treeIdIn = (value: unknown): TreeId | null =>
  typeof value === "object" && value !== null && "treeId" in value && TreeId.is(value.treeId) ? value.treeId : null
