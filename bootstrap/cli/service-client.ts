import { openClient, type StemmaClient } from "../../adapters/client/client.ts"
import type { Progress, Step } from "../../adapters/client/gedcom.ts"

/**
 * A client of the service at this address, for the account of the token. Its calls throw an Error of one line, with
 * the address and the cause, if the service does not answer.
 */
export const serviceClient = (url: string, token?: string): StemmaClient =>
  openClient({ url, ...(token === undefined ? {} : { token }), fetch: (request) => reach(url, request) })

const reach = async (url: string, request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause)
    throw new Error(`The service at ${url} does not answer (${code}). Start it, or correct the address.`, { cause })
  }
}

/** The report of long work. Each step before it is passed to `progress`. */
export const reportOf = async <Report>(
  steps: AsyncIterable<Step<Report>>,
  progress: (step: Progress) => void = () => undefined,
): Promise<Report> => {
  for await (const step of steps) {
    if (step.progress === undefined) return step.report
    progress(step.progress)
  }
  throw new Error("The answer of the service is incomplete.")
}
