import { createHash } from "node:crypto"
import type { Answer, Chunks, TextContent } from "./reply.ts"

/**
 * Entity tags that are made of the answer itself. They change exactly when the answer does, so they reveal nothing
 * that is not in it.
 */

/** The tag of an answer that consists of these parts. */
export const tagOfParts = (parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return `"${hash.digest("base64url").slice(0, 22)}"`
}

/** The answer with a tag of its text. The text is written now. */
export const withTextTag = (answer: Answer, content: TextContent): Answer => {
  const text = content.write()
  return { ...answer, content: { ...content, write: () => text }, tag: tagOfParts([text]) }
}

/** The longest list that is read before it is sent, in characters. A longer one is sent as it is read, without a tag. */
const LONGEST = 262_144

/** The answer with a tag of its content, if that is a text or a list of moderate length. */
export const withContentTag = async (answer: Answer): Promise<Answer> => {
  const { content } = answer
  if (content.kind === "text") return withTextTag(answer, content)
  if (content.kind !== "chunks") return answer
  const { read, isWhole } = await firstChunks(content.chunks)
  const chunks = isWhole ? replay(read) : continued(read, content.chunks)
  const whole = { ...answer, content: { ...content, chunks } }
  return isWhole ? { ...whole, tag: tagOfParts([answer.next ?? "", "\n", ...read]) } : whole
}

type Read = readonly (string | Uint8Array)[]

const firstChunks = async (chunks: Chunks): Promise<{ readonly read: Read; readonly isWhole: boolean }> => {
  const read: (string | Uint8Array)[] = []
  for (let length = 0; length <= LONGEST; ) {
    const { value, done } = await chunks.next()
    if (value !== undefined) read.push(value)
    if (done === true) return { read, isWhole: true }
    length += value?.length ?? 0
  }
  return { read, isWhole: false }
}

/** These chunks again, the last one as the end. */
const replay = async function* (read: Read): AsyncGenerator<string | Uint8Array, string | Uint8Array | undefined> {
  yield* read.slice(0, -1)
  return read.at(-1)
}

/** These chunks, then the rest. */
const continued = async function* (
  read: Read,
  rest: Chunks,
): AsyncGenerator<string | Uint8Array, string | Uint8Array | undefined> {
  try {
    yield* read
    for (;;) {
      const { value, done } = await rest.next()
      if (done === true) return value
      yield value
    }
  } finally {
    await rest.return?.()
  }
}
