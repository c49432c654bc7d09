import * as E from "fp-ts/lib/Either.js"
import * as t from "io-ts"
import { API_TOKEN_PREFIX } from "../../../core/domain/account/api-token.ts"
import { includesScope } from "../../../core/domain/account/scope.ts"
import { forbidden } from "../../../core/domain/errors.ts"
import type { AnswerAssistant, AssistantCaller, Host } from "../host/host.ts"
import type { Refusal } from "../problems.ts"
import { isFromThisMachine } from "../request/head/client-address.ts"
import { json } from "../request/body/body.ts"
import { type Credentials, credentialsOf, identityOf } from "../request/head/credentials.ts"
import { isOwnOrigin } from "../request/head/origin.ts"
import type { HttpRequest } from "../request/request.ts"
import type { Answer } from "../answer/reply.ts"
import { countTry } from "../host/tries.ts"

/** The address of the endpoint for assistants. It is outside the prefix of the API. */
export const ASSISTANTS = "/mcp"

/** The most messages of one account in a minute. */
const MOST_PER_MINUTE = 300

const message = json(t.unknown)

/** Answers a message of an assistant. The caller, the origin and the rate are checked before the body is read. */
export const assistantPage =
  (host: Host, answer: AnswerAssistant) =>
  async (request: HttpRequest): Promise<E.Either<Refusal, Answer>> => {
    const foreign = foreignFault(request, host)
    if (foreign !== null) return E.left(foreign)
    const caller = await callerOf(request, host)
    if (E.isLeft(caller)) return caller
    const { actor } = caller.right
    const limits = { ...host.limits, perMinute: MOST_PER_MINUTE }
    const tooMany = await countTry(limits, `assistant account ${actor.userId}`)
    if (tooMany !== null) return E.left(tooMany)
    const body = await message.read(request, host)
    if (E.isLeft(body)) return body
    const { method, headers } = request
    const { accept = "", "content-type": type = "", "mcp-protocol-version": version } = headers
    const forwarded = new Request(new URL(ASSISTANTS, "http://service"), {
      method,
      headers: {
        accept,
        "content-type": type,
        ...(version === undefined ? {} : { "mcp-protocol-version": String(version) }),
      },
    })
    return E.right(await answerOf(await answer(caller.right, { request: forwarded, body: body.right })))
  }

const answerOf = async (response: Response): Promise<Answer> => {
  const { status } = response
  const text = await response.text()
  const mediaType = response.headers.get("content-type")
  return mediaType === null || text === ""
    ? { status, content: { kind: "none" } }
    : { status, headers: { "Cache-Control": "no-store" }, content: { kind: "text", mediaType, write: () => text } }
}

const LOOPBACK_NAME = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/**
 * The refusal of a request from a page of another site; null if the request is from elsewhere. A page may also
 * reach a service on the reader's own machine, if the host name of the page resolves to that machine (DNS
 * rebinding). `Host` then has that name.
 */
const foreignFault = (request: HttpRequest, host: Host): Refusal | null => {
  const { headers } = request
  if (headers.origin !== undefined && !isOwnOrigin(request, host))
    return forbidden("Pages of other sites cannot call this address.")
  const isDirect = host.publicUrl === null && host.trustProxy === 0 && isFromThisMachine(request)
  return isDirect && !LOOPBACK_NAME.test(headers.host ?? "")
    ? forbidden("On this machine the service answers assistants only as localhost. Behind a proxy, set PUBLIC_URL.")
    : null
}

/** Only programs are accepted, with a token in `Authorization`. The cookie of a browser is not. */
const callerOf = async (request: HttpRequest, host: Host): Promise<E.Either<Refusal, AssistantCaller>> => {
  const credentials = credentialsOf(request)
  if (credentials === null || !isApiToken(credentials)) return E.left({ _tag: "Unauthenticated" })
  const identity = await identityOf(request, host, credentials)
  if (identity?.kind !== "program") return E.left({ _tag: "Unauthenticated" })
  if (identity.standing !== "full") return E.left({ _tag: "EmailUnverified" })
  if (!includesScope(identity.scopes, "propose"))
    return E.left({ _tag: "ScopeMissing", scope: "propose", detail: "The API token lacks the scope propose." })
  return E.right(identity)
}

const isApiToken = ({ token, fromCookie }: Credentials): boolean => !fromCookie && token.startsWith(API_TOKEN_PREFIX)
