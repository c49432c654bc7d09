import { isCompressible } from "./compress.ts"
import { knownTag } from "./conditional.ts"
import { endCookie, linkCookie, setCookie } from "../request/head/cookies.ts"
import { signInCookie } from "../sign-in/cookie.ts"
import { PREFIX } from "../prefix.ts"
import type { Answer } from "../answer/reply.ts"
import { varyBy, varyByNoReader } from "./vary.ts"
import type { HttpRequest } from "../request/request.ts"

/**
 * How long caches may keep published answers without revalidation. A new version of the service is visible after
 * this time.
 */
const PUBLISHED_SECONDS = 300

/** Sets the headers of an answer, except those of its content. Cookies are `Secure` if the public address is https. */
export const setAnswerHeaders = (request: HttpRequest, publicUrl: string | null, answer: Answer): void => {
  const { tag, location, next, isPublished = false, headers = {} } = answer
  const { response } = request
  if (isPublished) {
    response.setHeader("Cache-Control", `public, max-age=${PUBLISHED_SECONDS}`)
    varyByNoReader(response)
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const cookies = cookiesOf(answer, publicUrl)
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies)
  if (location !== undefined) response.setHeader("Location", PREFIX + location)
  if (next !== undefined) response.setHeader("Link", nextLink(request, next))
  if (tag !== undefined) response.setHeader("ETag", tag)
}

/**
 * Whether the reader already has the answer (`If-None-Match`), so 304 is sent in its place. Then the headers are those
 * of the answer that the reader has.
 */
export const isKnownToReader = (request: HttpRequest, { status, tag, content }: Answer): boolean => {
  const { method, headers, response } = request
  if (tag === undefined || status !== 200 || (method !== "GET" && method !== "HEAD")) return false
  const known = knownTag(headers["if-none-match"], tag)
  if (known === null) return false
  response.setHeader("ETag", known)
  if ("mediaType" in content && isCompressible(content.mediaType)) varyBy(response, "Accept-Encoding")
  return true
}

const cookiesOf = ({ session, signIn, link, device }: Answer, publicUrl: string | null): readonly string[] => [
  ...(session === undefined
    ? []
    : [session === "ended" ? endCookie("session", publicUrl) : setCookie("session", session, publicUrl)]),
  ...(signIn === undefined ? [] : [signInCookie(signIn, publicUrl)]),
  ...(link === undefined ? [] : [linkCookie(link.token, link.expiresAt, publicUrl)]),
  ...(device === undefined ? [] : [setCookie("device", device, publicUrl)]),
]

const nextLink = ({ path, search }: HttpRequest, cursor: string): string => {
  const parameters = new URLSearchParams(search)
  parameters.set("cursor", cursor)
  return `<${path}?${parameters}>; rel="next"`
}
