import * as E from "fp-ts/lib/Either.js"
import type { OnProgress, Progress } from "../../core/domain/gedcom/import/progress.ts"
import type { Refusal } from "./problems.ts"

export const LINES_TYPE = "application/x-ndjson"

/** At most one line of progress in so long, but for a new phase. */
const LEAST_MS = 100

/** What the last line says. */
export interface LastLine<A> {
  readonly report: (value: A) => string
  readonly problem: (refusal: Refusal) => string
  /** Told of a defect that came too late for a status. */
  readonly failed: (error: unknown) => void
}

/**
 * Runs work that tells how far it has come, as lines of JSON: `{"progress": …}` whenever the reader is ready for another, and at last `{"report": …}`, or the
 * problem. What is refused, or fails, before the first line is no stream but an answer like any other. The work goes on when the reader leaves.
 */
export const progressLines = async <A>(
  work: (progress: OnProgress) => Promise<E.Either<Refusal, A>>,
  last: LastLine<A>,
): Promise<E.Either<Refusal, AsyncIterator<string, undefined>>> => {
  const { tell, take, heard } = latestProgress()
  let isOver = false
  const outcome = work(tell).finally(() => {
    isOver = true
    heard()
  })
  // Whoever waits for it hears of a failure; until then it is not an unhandled one.
  outcome.catch(() => {})
  const first = await take(() => isOver)
  if (first === null) {
    const early = await outcome
    if (E.isLeft(early)) return early
  }
  async function* lines(): AsyncGenerator<string, undefined> {
    for (let progress = first; progress !== null; progress = await take(() => isOver))
      yield `${JSON.stringify({ progress })}\n`
    yield `${await lastLine(outcome, last)}\n`
  }
  return E.right(lines())
}

const lastLine = async <A>(
  outcome: Promise<E.Either<Refusal, A>>,
  { report, problem, failed }: LastLine<A>,
): Promise<string> => {
  try {
    const ended = await outcome
    return E.isLeft(ended) ? problem(ended.left) : `{"report":${report(ended.right)}}`
  } catch (error) {
    failed(error)
    return problem({ _tag: "InternalError" })
  }
}

/** Keeps the latest word of progress until it is taken; `take` waits for one, and answers null when there is none left and the work is over. */
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
  const take = async (isOver: () => boolean): Promise<Progress | null> => {
    if (latest === null && !isOver()) await new Promise<void>((resolve) => (heard = resolve))
    const progress = latest
    latest = null
    return progress
  }
  return { tell, take, heard: () => heard() }
}
