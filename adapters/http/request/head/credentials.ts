import { API_TOKEN_PREFIX } from "../../../../core/domain/account/api-token.ts"
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

/** The token of a request; null if it has none. A Bearer token takes precedence over the cookie. */
export const credentialsOf = (request: HttpRequest): Credentials | null => {
  const { authorization, cookie } = request.headers
  const bearer = authorization === undefined ? null : /^Bearer +(\S+) *$/i.exec(authorization)
  if (bearer?.[1] !== undefined) return { token: bearer[1], fromCookie: false }
  const token = cookieOf(cookie, "session")
  return token === null ? null : { token, fromCookie: true }
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
