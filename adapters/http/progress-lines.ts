import * as E from "fp-ts/lib/Either.js"
import type { OnProgress, Progress } from "../../core/domain/gedcom/import/progress.ts"
import { type Refusal, refusalOfFailure } from "./problems.ts"
import type { Answer, Chunks } from "./reply.ts"

export const LINES_TYPE = "application/x-ndjson"

/** At most one line of progress in so long, but for a new phase. */
const LEAST_MS = 100
/** At least one line in so long, the last one again if there is nothing new. */
const MOST_MS = 400

/** What the last line says where there is no report. */
export interface LastLine {
  readonly problem: (refusal: Refusal) => string
  /** Hears of a defect that came too late for a status. */
  readonly failed: (error: unknown) => void
}

/**
 * Runs work that tells how far it has come, as lines of JSON: `{"progress": …}` whenever the reader is ready for another, at least twice a second, and at last
 * `{"report": …}`, or the problem. What is refused, or fails, before the first line is no stream but an answer like any other.
 */
export const progressLines = async (
  work: (progress: OnProgress) => Promise<E.Either<Refusal, Answer>>,
  last: LastLine,
): Promise<E.Either<Refusal, AsyncIterator<string | Uint8Array, undefined>>> => {
  const { tell, take, heard } = latestProgress()
  let isOver = false
  const outcome = work(tell).finally(() => {
    isOver = true
    heard()
  })
  // What waits for it hears of a failure; until then it is not an unhandled one.
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

/** Keeps the latest word of progress until it is taken. `take` waits for one, or for so long that `again` is due; null when there is none left and the work is over. */
const latestProgress = () => {
  let latest: Progress | null = null
  let told: { readonly phase: Progress["phase"]; readonly at: number } | null = null
  let heard = (): void => {}
  const tell: OnProgress = (progress) => {
    const at = performance.now()
    if (told !== null && told.phase === progress.phase && at - told.at < LEAST_MS) return
    told = { phase: progress.phase, at }
    latest = progress
    heard()
  }
  const take = async (isOver: () => boolean, again: Progress | null = null): Promise<Progress | null> => {
    if (latest === null && !isOver()) {
      await new Promise<void>((resolve) => {
        const due = again === null ? null : setTimeout(resolve, MOST_MS)
        heard = () => {
          if (due !== null) clearTimeout(due)
          resolve()
        }
      })
    }
    const progress = latest ?? (isOver() ? null : again)
    latest = null
    return progress
  }
  return { tell, take, heard: () => heard() }
}
