/** An answer of the service. */
interface ServiceAnswer {
  readonly status: number
  /** The decoded JSON; null if there is none. */
  readonly body: unknown
}

/** Calls of the JSON API of a running service. */
export interface ServiceClient {
  /** Throws an Error of one line if the service does not answer. */
  ask(method: "GET" | "POST" | "PATCH", path: string, body?: unknown): Promise<ServiceAnswer>
  /** The same, but also throws an Error of one line, the `detail` of the problem, if the service refuses. */
  get(method: "GET" | "POST" | "PATCH", path: string, body?: unknown): Promise<unknown>
  withToken(token: string): ServiceClient
}

/** A client of the service at this address, for the account of the token. */
export const serviceClient = (url: string, token: string | null = null): ServiceClient => {
  const ask: ServiceClient["ask"] = async (method, path, body) => {
    const isForm = body instanceof FormData
    const response = await reach(url, `/api/v1${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    return answerOf(response)
  }
  return {
    ask,
    get: async (method, path, body) => {
      const answer = await ask(method, path, body)
      if (answer.status >= 400) throw new Error(refusalOf(answer))
      return answer.body
    },
    withToken: (other) => serviceClient(url, other),
  }
}

/** Sends a request. Throws an Error of one line, with the address and the cause, if the service does not answer. */
export const reach = async (url: string, path: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url + path, init)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause)
    throw new Error(`The service at ${url} does not answer (${code}). Start it, or correct the address.`, { cause })
  }
}

/** The answer with its body. */
export const answerOf = async (response: Response): Promise<ServiceAnswer> => {
  const isJson = response.headers.get("content-type")?.includes("json") === true
  const text = await response.text()
  return { status: response.status, body: isJson && text !== "" ? JSON.parse(text) : null }
}

/** The refusal of a service in one line. */
export const refusalOf = ({ status, body }: ServiceAnswer): string =>
  textAt(body, "detail") ?? `The service answered ${status}.`

/** The text of this field; null if the value has none. */
export const textAt = (value: unknown, field: string): string | null => {
  const found = isObject(value) ? value[field] : null
  return typeof found === "string" ? found : null
}

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null
