import * as E from "fp-ts/lib/Either.js"
import type { Actor, Reader } from "../../core/index.ts"
import { cookieOf } from "./cookies.ts"
import type { SessionId } from "../../core/domain/ids.ts"
import type { Host, HttpContext } from "./host.ts"
import { isOwnOrigin } from "./origin.ts"
import type { Refusal } from "./problems.ts"

/** Who may call an operation: finds out who calls, or refuses. */
export interface Access<Caller> {
  readonly name: "anyone" | "optional user" | "user"
  identify(ctx: HttpContext, host: Host): Promise<E.Either<Refusal, Caller>>
}

/** A signed-in caller, as commands and as queries know them. */
export interface SignedInCaller {
  readonly actor: Actor
  readonly reader: Reader
}

/** The account of a signed-in caller. */
export const accountOf = ({ actor }: SignedInCaller): string => actor.userId

const isRead = (method: string): boolean => method === "GET" || method === "HEAD"

interface Credentials {
  readonly token: string
  readonly fromCookie: boolean
}

/** The session token that a request brings; a Bearer token goes before the cookie. */
const credentialsOf = (ctx: HttpContext): Credentials | null => {
  const { authorization, cookie } = ctx.req.headers
  const bearer = authorization === undefined ? null : /^Bearer +(\S+) *$/i.exec(authorization)
  if (bearer?.[1] !== undefined) return { token: bearer[1], fromCookie: false }
  const token = cookieOf(cookie, "session")
  return token === null ? null : { token, fromCookie: true }
}

const unauthenticated: E.Either<Refusal, never> = E.left({ _tag: "Unauthenticated" })
const unverified: E.Either<Refusal, never> = E.left({ _tag: "EmailUnverified" })
const foreign: E.Either<Refusal, never> = E.left({ _tag: "ForeignOrigin" })

const sessionOf = (ctx: HttpContext, { app }: Host, { token }: Credentials): ReturnType<typeof app.authenticate> =>
  ctx.state.caller.identify(token, () => app.authenticate(token, ctx.state.requestId))

const identifyUser = async (
  ctx: HttpContext,
  host: Host,
  mayBeUnverified: boolean,
): Promise<E.Either<Refusal, SignedInCaller>> => {
  const credentials = credentialsOf(ctx)
  if (credentials === null) return unauthenticated
  if (credentials.fromCookie && !isRead(ctx.method) && !isOwnOrigin(ctx, host.publicUrl)) return foreign
  const session = await sessionOf(ctx, host, credentials)
  if (session === null) return unauthenticated
  if (!mayBeUnverified && !session.emailVerified && host.app.settings.requireEmailVerification) return unverified
  return E.right({ actor: session.actor, reader: { userId: session.actor.userId, surface: "member" } })
}

/** A signed-in user; with `REQUIRE_EMAIL_VERIFICATION` one whose address is verified. */
export const user: Access<SignedInCaller> = { name: "user", identify: (ctx, host) => identifyUser(ctx, host, false) }

/** A signed-in user, their address verified or not: for the account itself. */
export const unverifiedUser: Access<SignedInCaller> = {
  name: "user",
  identify: (ctx, host) => identifyUser(ctx, host, true),
}

const anonymous: E.Either<Refusal, { readonly reader: Reader }> = E.right({
  reader: { userId: null, surface: "public" },
})

/**
 * A reader of the public surface. An invalid session counts as none, and so does that of an account whose address is not verified where
 * that is required. What an anonymous reader gets may be shared by caches.
 */
export const optionalUser: Access<{ readonly reader: Reader }> = {
  name: "optional user",
  identify: async (ctx, host) => {
    const credentials = credentialsOf(ctx)
    const session = credentials === null ? null : await sessionOf(ctx, host, credentials)
    if (session === null || (!session.emailVerified && host.app.settings.requireEmailVerification)) {
      ctx.res.setHeader("Cache-Control", "public, no-cache")
      ctx.res.removeHeader("Vary")
      return anonymous
    }
    return E.right({ reader: { userId: session.actor.userId, surface: "public" } })
  },
}

/**
 * Anyone; of somebody with a session the session is known. An invalid session counts as none, and so does a cookie that comes from a page of
 * another origin.
 */
export const anyoneSignedIn: Access<{ readonly sessionId: SessionId | null }> = {
  name: "optional user",
  identify: async (ctx, host) => {
    const credentials = credentialsOf(ctx)
    const isForeign = credentials?.fromCookie === true && !isOwnOrigin(ctx, host.publicUrl)
    const session =
      credentials === null || isForeign ? null : await host.app.authenticate(credentials.token, ctx.state.requestId)
    return E.right({ sessionId: session?.actor.sessionId ?? null })
  },
}

const nobody = Promise.resolve(E.right({}))

/** Anyone; nobody asks who. */
export const anyone: Access<Readonly<Record<never, never>>> = { name: "anyone", identify: () => nobody }
