import { QueryCache, QueryClient, type QueryKey, QueryObserver } from "@tanstack/query-core"
import { useCallback, useEffect, useState } from "preact/hooks"
import { forgetKept } from "./asking.ts"
import { nameOfViewer, viewerHere, viewerOf } from "./viewers.ts"
import { tellWindows } from "./windows.ts"
import { type Answered, type DataOf, dataOf, type Problem, problemOf } from "./problems.ts"

const MOST_TRIES = 3
const LONGEST_PAUSE_MS = 30_000

/** The name of the answer to who reads: the account, or null for a visitor. */
export const ME = ["me"] as const

let onSessionEnd = (): void => {}

let ended: string | undefined

/** The account whose content this window shows: also after its session has ended, until the page is loaded again. */
export const accountShown = (): string | undefined =>
  answers.getQueryData<{ readonly id: string } | null>(ME)?.id ?? ended

/** What to do when a call shows that the session of the reader has ended. */
export const whenSessionEnds = (act: () => void): void => {
  onSessionEnd = act
}

const noteSessionEnd = (failure: unknown): void => {
  // A stranger is refused where the reader is not.
  if (problemOf(failure).code !== "unauthenticated" || viewerHere() !== null) return
  ended = accountShown()
  answers.setQueryData(ME, null)
  void forgetKept()
  tellWindows("changed")
  onSessionEnd()
}

/** The answers that the app has in memory. They are gone after a reload or a sign-out. */
export const answers = new QueryClient({
  queryCache: new QueryCache({ onError: noteSessionEnd }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // Without a connection, answers that were kept from before are there.
      networkMode: "always",
      retry: (failures, error) => navigator.onLine && problemOf(error).isPassing && failures < MOST_TRIES,
      retryDelay: (failures, error) =>
        Math.min((problemOf(error).retryAfter ?? 2 ** failures) * 1_000, LONGEST_PAUSE_MS),
    },
  },
})
answers.mount()

/**
 * The name of an answer, from wide to narrow. Answers about a tree begin with `"tree"` and its id, so that a write can
 * renew all of them.
 */
export type Key = readonly (string | number | boolean | null)[]

/** Something to ask the service. */
export interface Question<T> {
  readonly key: Key
  readonly ask: (signal: AbortSignal) => Promise<T>
}

/** A question that one call of the API answers. */
export const question = <A extends Answered>(
  key: Key,
  call: (signal: AbortSignal) => Promise<A>,
): Question<DataOf<A>> => ({
  key,
  ask: (signal) => dataOf(call(signal)),
})

/** What is known of a question. */
export interface Answer<T> {
  /** Undefined while nothing is known. An earlier answer stays while it is renewed. */
  readonly data: T | undefined
  readonly problem: Problem | null
  readonly isAsking: boolean
  /** Whether the last try failed, and another one follows by itself. */
  readonly isTryingAgain: boolean
  readonly again: () => void
}

/** A page of a list, and the cursor of the next one. */
export interface PageOf<T> {
  readonly items: readonly T[]
  readonly next: string | null
}

/** The name under which an answer is kept. What someone else would see of a tree is kept apart. */
export const storedKey = (key: Key): QueryKey => {
  const [about, tree] = key
  const viewer = about === "tree" && typeof tree === "string" ? viewerOf(tree) : null
  return viewer === null ? key : [...key, `as ${nameOfViewer(viewer)}`]
}

const keyOf = (asked: Question<unknown> | null): QueryKey => (asked === null ? ["nothing"] : storedKey(asked.key))

const optionsOf = <T>(asked: Question<T> | null) => ({
  queryKey: keyOf(asked),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
    if (asked === null) throw new Error("There is no question.")
    return asked.ask(signal)
  },
  enabled: asked !== null,
})

/** Asks a question, and renders again when its answer changes. Null asks nothing. */
export const useAnswer = <T>(asked: Question<T> | null): Answer<T> => {
  const [observer] = useState(() => new QueryObserver<T>(answers, optionsOf(asked)))
  const [, render] = useState(0)
  useEffect(() => observer.subscribe(() => render((count) => count + 1)), [observer])
  const options = answers.defaultQueryOptions(optionsOf(asked))
  const name = JSON.stringify(options.queryKey)
  useEffect(() => observer.setOptions(optionsOf(asked)), [observer, name])
  const result = observer.getOptimisticResult(options)
  return {
    data: result.data,
    problem: result.error === null ? null : problemOf(result.error),
    isAsking: result.fetchStatus === "fetching",
    isTryingAgain: result.failureCount > 0 && result.fetchStatus !== "idle",
    again: useCallback(() => void observer.refetch(), [observer]),
  }
}

/** Renews every answer with a name that begins so. */
export const renew = (...key: Key): Promise<void> => answers.invalidateQueries({ queryKey: key })

/** A write: what it does, and how it goes. */
export interface Act<I, T> {
  /** Undefined if it was refused; then `problem` says why. */
  readonly run: (input: I) => Promise<T | undefined>
  readonly isRunning: boolean
  readonly problem: Problem | null
  /** What the last run brought, if it was granted. */
  readonly result: T | undefined
  readonly forget: () => void
}

/** A write for a component. `act` calls the API, and renews the answers that it makes old. */
export const useAct = <I, T>(act: (input: I) => Promise<T>): Act<I, T> => {
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [result, setResult] = useState<T | undefined>(undefined)
  const run = async (input: I): Promise<T | undefined> => {
    setRunning(true)
    setProblem(null)
    try {
      const granted = await act(input)
      setResult(() => granted)
      return granted
    } catch (failure) {
      noteSessionEnd(failure)
      const refusal = problemOf(failure)
      setProblem(refusal)
      // The role of the reader may have changed, and with it what the screen offers.
      if (refusal.code === "forbidden") void renew("tree")
      return undefined
    } finally {
      setRunning(false)
    }
  }
  const forget = (): void => {
    setProblem(null)
    setResult(undefined)
  }
  return { run, isRunning, problem, result, forget }
}
