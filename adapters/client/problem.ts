import type { components } from "./api.ts"

/** A problem as the service describes it (RFC 9457). */
export type Problem = components["schemas"]["Problem"]

/** What a call of the client returns: the data of a success, or the error. */
export interface Answer {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

/** The data of a success. */
export type DataOf<A extends Answer> = Extract<A, { readonly data: unknown }>["data"]

const isProblem = (error: unknown): error is Problem =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  typeof error.code === "string" &&
  "detail" in error &&
  typeof error.detail === "string"

/** A refusal of the service, or an answer of something in between, such as a proxy. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem"
  /** The HTTP status. */
  readonly status: number
  /** The stable word for the kind of problem; null if the answer is not from the service. */
  readonly code: string | null
  /** What the service says about the problem; null if the answer is not from the service. */
  readonly problem: Problem | null

  constructor(status: number, error: unknown) {
    const problem = isProblem(error) ? error : null
    super(problem?.detail ?? `The service answered ${status}.`)
    this.status = status
    this.code = problem?.code ?? null
    this.problem = problem
  }

  /** The faults of the fields of an invalid input, by their paths. */
  get errors(): NonNullable<Problem["errors"]> {
    return this.problem?.errors ?? []
  }
}

/** `openapi-fetch` returns `data` for a status from 200 to 299, and `error` for any other. */
const isSuccess = <A extends Answer>(answer: A): answer is Extract<A, { readonly data: unknown }> => answer.response.ok

/** The data of an answer. Throws `ApiProblem` if the service refused the request. */
export const dataOf = async <A extends Answer>(answering: A | Promise<A>): Promise<DataOf<A>> => {
  const answer = await answering
  if (isSuccess(answer)) return answer.data
  throw new ApiProblem(answer.response.status, answer.error)
}
