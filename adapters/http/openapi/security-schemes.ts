import type { Route } from "../operation/route.ts"
import type { Schema } from "../../../core/codec/wire.ts"
import { type Scope, scopes } from "../../../core/domain/account/scope.ts"

/**
 * The name of the security scheme of a scope. Each scope is a scheme, because only OAuth 2.0 schemes can list scopes
 * in a security requirement (OpenAPI 3.1, section 4.8.30).
 */
export const schemeOf = (scope: Scope): string => `apiToken.${scope}`

const allowed: Readonly<Record<Scope, string>> = {
  read: "to read trees",
  propose: "to propose changes; `write` includes it",
  write: "to change trees",
  export: "to export files and backups",
  members: "to read and change members",
  feed: "to follow the changes of a tree",
}

/**
 * How callers prove who they are: by a session as Bearer token or cookie, or by an API token of a scope that these
 * routes use.
 */
export const securitySchemesOf = (routes: readonly Pick<Route, "scope">[]): Readonly<Record<string, Schema>> => ({
  bearer: { type: "http", scheme: "bearer", description: "The token from register or login." },
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: "session",
    description: "The same token as a cookie. Writes must come from the service's own origin.",
  },
  ...Object.fromEntries(
    scopes
      .filter((scope) => routes.some((route) => route.scope === scope))
      .map((scope) => [
        schemeOf(scope),
        {
          type: "http",
          scheme: "bearer",
          description: `An API token (\`/auth/tokens\`) with the scope \`${scope}\`: ${allowed[scope]}.`,
        },
      ]),
  ),
})
