/** Makes requests that can be sent more than once. */
export interface RepeatableRequests {
  /** The constructor for the requests, for `openapi-fetch`. */
  readonly Request: typeof Request
  /** An equal request that was not sent yet; null if the body can only be read once. */
  copyOf(request: Request): Request | null
}

/**
 * A `Request` can send its body only once, and a clone would hold a whole upload in memory. These requests remember
 * the values that they were made from.
 */
export const repeatableRequests = (): RepeatableRequests => {
  const bodies = new WeakMap<Request, RequestInit["body"]>()
  const construct = (target: typeof Request, [input, init]: ConstructorParameters<typeof Request>): Request => {
    const request = new target(input, init)
    bodies.set(request, init?.body)
    return request
  }
  return {
    Request: new Proxy(Request, { construct }),
    copyOf: (request) => {
      if (request.body === null) return new Request(request)
      const body = bodies.get(request)
      return body === undefined || body === null || body instanceof ReadableStream ? null : withBody(request, body)
    },
  }
}

const withBody = (request: Request, body: NonNullable<RequestInit["body"]>): Request => {
  const headers = new Headers(request.headers)
  // The content type of a form contains its boundary, and each request has its own boundary.
  if (body instanceof FormData) headers.delete("Content-Type")
  const { method, signal, credentials, redirect } = request
  return new Request(request.url, { method, headers, body, signal, credentials, redirect })
}
