import * as E from "fp-ts/lib/Either.js"
import type { Actor, Reader } from "../../core/index.ts"
import { cookieOf } from "./request/cookies.ts"
import type { SessionId, UserId } from "../../core/domain/ids.ts"
import type { Host } from "./host.ts"
import { type HttpRequest, isRead } from "./request/request.ts"
import { isOwnOrigin } from "./request/origin.ts"
import type { Refusal } from "./problems.ts"
import { varyByNoReader } from "./response/vary.ts"

/** The callers that an operation accepts: identifies the caller, or refuses. */
export interface Access<Caller> {
  readonly name: "anyone" | "optional user" | "user" | "unverified user"
  identify(request: HttpRequest, host: Host): Promise<E.Either<Refusal, Caller>>
  /** Set if the caller may view a tree as another reader (`View-As`). */
  readonly asReader?: {
    readonly readerOf: (caller: Caller) => Reader
    /** The caller as this user, or the refusal that this user would get; null for a visitor without an account. */
    readonly replace: (caller: Caller, userId: UserId | null) => E.Either<Refusal, Caller>
  }
  /** The account of a caller, if every caller has one. */
  readonly userOf?: (caller: Caller) => UserId
}

/** A signed-in caller, in the forms that commands and queries need. */
export interface SignedInCaller {
  readonly actor: Actor
  readonly reader: Reader
}

/** The account of a signed-in caller. */
export const accountOf = ({ actor }: SignedInCaller): UserId => actor.userId

interface Credentials {
  readonly token: string
  readonly fromCookie: boolean
}

/** The session token of a request. A Bearer token takes precedence over the cookie. */
const credentialsOf = (request: HttpRequest): Credentials | null => {
  const { authorization, cookie } = request.headers
  const bearer = authorization === undefined ? null : /^Bearer +(\S+) *$/i.exec(authorization)
  if (bearer?.[1] !== undefined) return { token: bearer[1], fromCookie: false }
  const token = cookieOf(cookie, "session")
  return token === null ? null : { token, fromCookie: true }
}

const unauthenticated: E.Either<Refusal, never> = E.left({ _tag: "Unauthenticated" })
const unverified: E.Either<Refusal, never> = E.left({ _tag: "EmailUnverified" })
const foreign: E.Either<Refusal, never> = E.left({ _tag: "ForeignOrigin" })

const sessionOf = (request: HttpRequest, { app }: Host, { token }: Credentials): ReturnType<typeof app.authenticate> =>
  request.state.caller.identify(token, () => app.authenticate(token, request.state.requestId))

const identifyUser = async (
  request: HttpRequest,
  host: Host,
  mayBeUnverified: boolean,
): Promise<E.Either<Refusal, SignedInCaller>> => {
  const credentials = credentialsOf(request)
  if (credentials === null) return unauthenticated
  if (credentials.fromCookie && !isRead(request.method) && !isOwnOrigin(request, host)) return foreign
  const session = await sessionOf(request, host, credentials)
  if (session === null) return unauthenticated
  if (!mayBeUnverified && !session.emailVerified && host.app.settings.requireEmailVerification) return unverified
  return E.right({ actor: session.actor, reader: { userId: session.actor.userId, surface: "member" } })
}

/** A signed-in user; with `REQUIRE_EMAIL_VERIFICATION`, one with a verified address. */
export const user: Access<SignedInCaller> = {
  name: "user",
  identify: (request, host) => identifyUser(request, host, false),
  asReader: {
    readerOf: ({ reader }) => reader,
    replace: ({ actor, reader }, userId) =>
      userId === null ? unauthenticated : E.right({ actor: { ...actor, userId }, reader: { ...reader, userId } }),
  },
  userOf: accountOf,
}

/** A signed-in user with a verified or unverified address: for operations on the account itself. */
export const unverifiedUser: Access<SignedInCaller> = {
  name: "unverified user",
  identify: (request, host) => identifyUser(request, host, true),
  userOf: accountOf,
}

const anonymous: E.Either<Refusal, { readonly reader: Reader }> = E.right({
  reader: { userId: null, surface: "public" },
})

/**
 * A reader of the public surface. An invalid session counts as no session, and so does the session of an account
 * with an unverified address if verification is required. Caches may share the answers to anonymous readers.
 */
export const optionalUser: Access<{ readonly reader: Reader }> = {
  name: "optional user",
  identify: async (request, host) => {
    const credentials = credentialsOf(request)
    const session = credentials === null ? null : await sessionOf(request, host, credentials)
    if (session === null || (!session.emailVerified && host.app.settings.requireEmailVerification)) {
      request.response.setHeader("Cache-Control", "public, no-cache")
      varyByNoReader(request.response)
      return anonymous
    }
    return E.right({ reader: { userId: session.actor.userId, surface: "public" } })
  },
  asReader: {
    readerOf: ({ reader }) => reader,
    replace: ({ reader }, userId) => E.right({ reader: { ...reader, userId } }),
  },
}

/**
 * Any caller, with the session if there is one. An invalid session counts as no session, and so does a cookie that
 * is sent from a page of another origin.
 */
export const anyoneSignedIn: Access<{ readonly sessionId: SessionId | null }> = {
  name: "optional user",
  identify: async (request, host) => {
    const credentials = credentialsOf(request)
    const isForeign = credentials?.fromCookie === true && !isOwnOrigin(request, host)
    const session =
      credentials === null || isForeign ? null : await host.app.authenticate(credentials.token, request.state.requestId)
    return E.right({ sessionId: session?.actor.sessionId ?? null })
  },
}

const nobody = Promise.resolve(E.right({}))

/** Any caller, without identification. */
export const anyone: Access<Readonly<Record<never, never>>> = { name: "anyone", identify: () => nobody }
