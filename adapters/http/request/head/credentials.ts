import { API_TOKEN_PREFIX } from "../../../../core/domain/account/api-token.ts"
import { HOLDER_TOKEN_PREFIX } from "../../../../core/domain/link/link.ts"
import type { Scope } from "../../../../core/domain/account/scope.ts"
import type { Standing } from "../../../../core/domain/account/standing.ts"
import type { Actor, SessionActor } from "../../../../core/index.ts"
import type { Host } from "../../host/host.ts"
import { cookieOf } from "./cookies.ts"
import type { HttpRequest } from "../request.ts"

/** The token of a request: of a session, or an API token. */
export interface Credentials {
  readonly token: string
  readonly fromCookie: boolean
}

const bearerOf = ({ headers: { authorization } }: HttpRequest): string | null =>
  authorization === undefined ? null : (/^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? null)

const isOfHolder = (token: string): boolean => token.startsWith(HOLDER_TOKEN_PREFIX)

/**
 * The token of a request; null if it has none, or only that of the holder of a link. A Bearer token takes precedence over
 * the cookie.
 */
export const credentialsOf = (request: HttpRequest): Credentials | null => {
  const bearer = bearerOf(request)
  if (bearer !== null) return isOfHolder(bearer) ? null : { token: bearer, fromCookie: false }
  const token = cookieOf(request.headers.cookie, "session")
  return token === null ? null : { token, fromCookie: true }
}

/** The token of the holder of a link, as Bearer token or as cookie; null if the request has none. */
export const holderTokenOf = (request: HttpRequest): string | null => {
  const bearer = bearerOf(request)
  if (bearer !== null) return isOfHolder(bearer) ? bearer : null
  return cookieOf(request.headers.cookie, "link")
}

/** An identified user: by a session, or by an API token with its scopes. */
export type Identity =
  | { readonly kind: "session"; readonly actor: SessionActor; readonly standing: Standing }
  | {
      readonly kind: "program"
      readonly actor: Actor
      readonly scopes: readonly Scope[]
      readonly standing: Standing
    }

/** The user of these credentials; null if they are invalid. The user is identified once per request. */
export const identityOf = (
  { state: { caller, requestId } }: HttpRequest,
  { app }: Host,
  { token, fromCookie }: Credentials,
): Promise<Identity | null> =>
  caller.identify(token, async (): Promise<Identity | null> => {
    if (!fromCookie && token.startsWith(API_TOKEN_PREFIX)) {
      const program = await app.authenticateProgram(token, requestId)
      return program === null ? null : { kind: "program", ...program }
    }
    const session = await app.authenticate(token, requestId)
    return session === null ? null : { kind: "session", ...session }
  })
