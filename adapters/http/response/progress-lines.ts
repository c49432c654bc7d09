import * as E from "fp-ts/lib/Either.js"
import type { OnProgress, Progress } from "../../../core/domain/gedcom/report/progress.ts"
import { type Refusal, refusalOfFailure } from "../problems.ts"
import type { Answer, Chunks } from "../answer/reply.ts"

export const LINES_TYPE = "application/x-ndjson"

/** The least time between two lines of one phase. The first line of a phase does not wait. */
const LEAST_MS = 100
/** The longest time between two lines. Without news, the last line is repeated. */
const MOST_MS = 400

/** Handles work that ends without a report. */
export interface LastLine {
  /** The last line for a refusal. */
  readonly problem: (refusal: Refusal) => string
  /** Logs a defect that occurs after the status was sent. */
  readonly failed: (error: unknown) => void
}

/**
 * Runs work and reports its progress as lines of JSON: `{"progress": …}` when the reader can take another line, at
 * least twice a second, then
 * `{"report": …}` or the problem. A refusal or failure before the first line is returned as an ordinary answer.
 */
export const progressLines = async (
  work: (progress: OnProgress) => Promise<E.Either<Refusal, Answer>>,
  last: LastLine,
): Promise<E.Either<Refusal, AsyncIterator<string | Uint8Array, undefined>>> => {
  const { report, take, wake } = latestProgress()
  let isOver = false
  const outcome = work(report).finally(() => {
    isOver = true
    wake()
  })
  // `lastLine` handles a failure. Without this handler it would count as an unhandled rejection until then.
  outcome.catch(() => {})
  const first = await take(() => isOver)
  if (first === null) {
    const early = await outcome
    if (E.isLeft(early)) return early
  }
  async function* lines(): AsyncGenerator<string | Uint8Array, undefined> {
    for (let progress = first; progress !== null; progress = await take(() => isOver, progress))
      yield `${JSON.stringify({ progress })}\n`
    yield* lastLine(outcome, last)
  }
  return E.right(lines())
}

async function* lastLine(
  outcome: Promise<E.Either<Refusal, Answer>>,
  { problem, failed }: LastLine,
): AsyncGenerator<string | Uint8Array, undefined> {
  const ended = await outcome.catch((error: unknown): E.Either<Refusal, Answer> => {
    const refusal = refusalOfFailure(error)
    if (refusal === null) failed(error)
    return E.left(refusal ?? { _tag: "InternalError" })
  })
  if (E.isLeft(ended)) return yield `${problem(ended.left)}\n`
  yield `{"report":`
  yield* reportOf(ended.right)
  yield "}\n"
}

async function* reportOf({ content }: Answer): AsyncGenerator<string | Uint8Array, undefined> {
  if (content.kind === "text") yield content.write()
  if (content.kind === "chunks") yield* piecesOf(content.chunks)
}

async function* piecesOf(chunks: Chunks): AsyncGenerator<string | Uint8Array, undefined> {
  for (;;) {
    const { value, done } = await chunks.next()
    if (value !== undefined) yield value
    if (done === true) return
  }
}

/**
 * Keeps the latest progress until it is taken. `take` waits for progress, and returns `again` after `MOST_MS` without
 * news. It returns null when the work is over.
 */
const latestProgress = () => {
  let latest: Progress | null = null
  let sent: { readonly phase: Progress["phase"]; readonly at: number } | null = null
  let wake = (): void => {}
  const report: OnProgress = (progress) => {
    const at = performance.now()
    if (sent !== null && sent.phase === progress.phase && at - sent.at < LEAST_MS) return
    sent = { phase: progress.phase, at }
    latest = progress
    wake()
  }
  const take = async (isOver: () => boolean, again: Progress | null = null): Promise<Progress | null> => {
    if (latest === null && !isOver()) {
      await new Promise<void>((resolve) => {
        const due = again === null ? null : setTimeout(resolve, MOST_MS)
        wake = () => {
          if (due !== null) clearTimeout(due)
          resolve()
        }
      })
    }
    const progress = latest ?? (isOver() ? null : again)
    latest = null
    return progress
  }
  return { report, take, wake: () => wake() }
}
