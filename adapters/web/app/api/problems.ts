import type { components } from "../../../client/api.ts"

type Described = components["schemas"]["Problem"]

/** A problem of the service, or one that only the app can see. */
type ProblemBody = Partial<Omit<Described, "code">> & { readonly code?: Described["code"] | "deleted_meanwhile" }

/** What is wrong with a field of an input: where, in English, and by which rule. */
export type Fault = components["schemas"]["FieldError"]

/** A refusal of the service, or a call that did not reach it (`status` 0, `code` `offline`). */
export class Problem extends Error {
  override readonly name = "Problem"
  readonly status: number
  readonly code: string
  readonly requestId: string | null
  /** What is wrong with single fields of the input, by the path of the field. */
  readonly faults: readonly Fault[]
  /** What an undo does not set back, for `undo_conflict`. */
  readonly conflicts: readonly components["schemas"]["UndoConflict"][]
  /** After how many seconds the service wants to be asked again. */
  readonly retryAfter: number | null

  constructor(status: number, body: ProblemBody, retryAfter: number | null = null) {
    super(body.detail ?? body.title ?? "")
    this.status = status
    this.code = body.code ?? (status === 0 ? "offline" : "unknown")
    this.requestId = body.request_id ?? null
    this.faults = body.errors ?? []
    this.conflicts = (body.conflicts ?? []).flatMap((conflict) => (typeof conflict === "string" ? [] : [conflict]))
    this.retryAfter = retryAfter
  }

  /** Whether the same call may succeed a little later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status === 503
  }
}

/** The failure as a problem. */
export const problemOf = (failure: unknown): Problem =>
  failure instanceof Problem ? failure : new Problem(0, { detail: failure instanceof Error ? failure.message : "" })

/** A save of a record that someone else has deleted meanwhile. */
export const deletedMeanwhile = new Problem(404, { code: "deleted_meanwhile" })

/** The answer to a call of the API as far as it is needed here. */
export interface Answered {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

/** What a granted answer brings. */
export type DataOf<A> = A extends { readonly data: infer T; readonly error?: undefined } ? T : never

type Granted<A> = A & { readonly data: DataOf<A> }

const isGranted = <A extends Answered>(answered: A): answered is Granted<A> =>
  answered.error === undefined && answered.response.ok

const isRecord = (u: unknown): u is ProblemBody => typeof u === "object" && u !== null

/** The problem in a refused response. */
export const refusalOf = ({ status, headers }: Response, body: unknown): Problem => {
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN)
  return new Problem(status, isRecord(body) ? body : {}, Number.isFinite(seconds) ? seconds : null)
}

/** An answer with its response. Throws a `Problem` if the call was refused or did not arrive. */
export const answerOf = async <A extends Answered>(call: Promise<A>): Promise<Granted<A>> => {
  const answered = await call.catch((failure: unknown) => {
    if (failure instanceof DOMException && failure.name === "AbortError") throw failure
    throw problemOf(failure)
  })
  if (!isGranted(answered)) throw refusalOf(answered.response, answered.error)
  return answered
}

/** The data of an answer. Throws a `Problem` if the call was refused or did not arrive. */
export const dataOf = async <A extends Answered>(call: Promise<A>): Promise<DataOf<A>> => (await answerOf(call)).data
