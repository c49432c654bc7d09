import createClient, { type Client } from "openapi-fetch"
import type { paths } from "./api.ts"
import { serializeBody } from "./body.ts"
import { type GedcomCalls, gedcomCalls } from "./gedcom.ts"
import { repeatableRequests } from "./repeatable-requests.ts"
import { retryingFetch, type Send } from "./retrying-fetch.ts"

export interface ClientOptions {
  /** The address of the service, without the prefix of the API: `https://trees.example.org`. */
  readonly url: string
  /** The token of a session. A function is asked before each request. Pages of the service itself have a cookie. */
  readonly token?: string | (() => string | null)
  /** How often a request is sent again; 3 by default. */
  readonly retries?: number
  /** The longest pause before a request is sent again, in milliseconds; 30 seconds by default. */
  readonly longestPauseMs?: number
  /** Sends the requests; by default the global `fetch`. */
  readonly fetch?: Send
}

/**
 * Calls the API with the types of its description: `client.GET("/persons/{person_id}", …)`. See `openapi-fetch`.
 * Requests are sent again after an error of the network, and after 429 and 503 with `Retry-After`.
 */
export type StemmaClient = Client<paths> & GedcomCalls

/** A client of the service at this address. It runs in Node and in browsers. */
export const openClient = (options: ClientOptions): StemmaClient => {
  const { token, retries = 3, longestPauseMs = 30_000, fetch: send = (request) => fetch(request) } = options
  const base = `${options.url.endsWith("/") ? options.url.slice(0, -1) : options.url}/api/v1`
  const { Request: RepeatableRequest, copyOf } = repeatableRequests()
  const retrying = retryingFetch({ retries, longestPauseMs, send, copyOf })
  const authorized: Send = (request) => {
    const current = typeof token === "function" ? token() : (token ?? null)
    if (current !== null && !request.headers.has("Authorization"))
      request.headers.set("Authorization", `Bearer ${current}`)
    return retrying(request)
  }
  return {
    ...createClient<paths>({
      baseUrl: base,
      fetch: authorized,
      Request: RepeatableRequest,
      bodySerializer: serializeBody,
    }),
    ...gedcomCalls((path, form, init) =>
      authorized(new RepeatableRequest(base + path, { ...init, method: "POST", body: form })),
    ),
  }
}
