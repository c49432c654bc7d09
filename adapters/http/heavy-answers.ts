import * as E from "fp-ts/lib/Either.js"
import type { App } from "../../core/index.ts"
import type { HeavyHandler, HeavyOutcome } from "../../core/ports/heavy-work.ts"
import type { Span, Trace } from "../../core/ports/platform/trace.ts"
import type { HeavyCall, HeavyHead } from "./host/heavy-call.ts"
import type { Answer, Chunks, Content } from "./answer/reply.ts"
import { routes } from "./routes.ts"

/** Runs the heavy operations of the route table in the thread of this app. */
export const heavyAnswers = (app: App, trace: Trace | null = null): HeavyHandler<HeavyCall, HeavyHead> => {
  const handle = untracedAnswers(app)
  if (trace === null) return handle
  return async (call, tools) => {
    if (call.traceparent === null) return handle(call, tools)
    const span = trace.root("work", `run ${call.operationId}`, call.traceparent)
    try {
      const { head, chunks } = await span.within(() => handle(call, tools))
      if (chunks === null) span.end({ hasFailed: false })
      return { head, chunks: chunks === null ? null : tracedChunks(chunks, span) }
    } catch (error) {
      span.end({ hasFailed: true })
      throw error
    }
  }
}

/** The same chunks. Each is produced within the span, which ends with the last one or when the consumer stops. */
const tracedChunks = (chunks: Chunks, span: Span): Chunks => {
  let isOver = false
  const end = (hasFailed: boolean): void => {
    if (!isOver) span.end({ hasFailed })
    isOver = true
  }
  return {
    next: async () => {
      try {
        const result = await span.within(() => chunks.next())
        if (result.done === true) end(false)
        return result
      } catch (error) {
        end(true)
        throw error
      }
    },
    return: async () => {
      await chunks.return?.()
      end(false)
      return { done: true, value: undefined }
    },
  }
}

const untracedAnswers = (app: App): HeavyHandler<HeavyCall, HeavyHead> => {
  const runners = new Map(routes.map((route) => [route.operationId, route.runner]))
  return async ({ operationId, call, wanted, repeat: copied }, { progress }) => {
    const runner = runners.get(operationId)
    if (runner === undefined) throw new Error(`There is no operation ${operationId}.`)
    const repeat = copied === null ? null : { ...copied, hash: () => copied.hash }
    const outcome = await runner.run(app, call, { ...wanted, progress, repeat })
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
