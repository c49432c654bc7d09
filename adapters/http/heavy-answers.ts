import * as E from "fp-ts/lib/Either.js"
import type { App } from "../../core/index.ts"
import type { HeavyHandler, HeavyOutcome } from "../../core/ports/heavy-work.ts"
import type { HeavyCall, HeavyHead } from "./heavy-call.ts"
import type { Answer, Content } from "./response/reply.ts"
import { routes } from "./routes.ts"

/** Runs the heavy operations of the route table in the thread of this app. */
export const heavyAnswers = (app: App): HeavyHandler<HeavyCall, HeavyHead> => {
  const performers = new Map(routes.map((route) => [route.operationId, route.performer]))
  return async ({ operationId, call, wanted, repeat: copied }, { progress }) => {
    const performer = performers.get(operationId)
    if (performer === undefined) throw new Error(`There is no operation ${operationId}.`)
    const repeat = copied === null ? null : { ...copied, hash: () => copied.hash }
    const outcome = await performer.perform(app, call, { ...wanted, progress, repeat })
    return E.isLeft(outcome) ? { head: outcome, chunks: null } : inBytes(outcome.right)
  }
}

const inBytes = ({ content, ...head }: Answer): HeavyOutcome<HeavyHead> => ({
  head: E.right({ ...head, mediaType: mediaTypeOf(content) }),
  chunks: chunksOf(content),
})

const mediaTypeOf = (content: Content): string | null =>
  content.kind === "text" || content.kind === "chunks" ? content.mediaType : null

const chunksOf = (content: Content): HeavyOutcome<HeavyHead>["chunks"] => {
  if (content.kind === "text") return wholeText(content.write)
  if (content.kind === "bytes" || content.kind === "events")
    throw new Error("A stored file or a stream of events is no answer of a heavy operation.")
  return content.kind === "chunks" ? content.chunks : null
}

async function* wholeText(write: () => string): AsyncGenerator<never, string> {
  return write()
}
