import * as E from "fp-ts/lib/Either.js"
import { includesScope, type Scope } from "../../../core/domain/account/scope.ts"
import type { Standing } from "../../../core/domain/account/standing.ts"
import { changeReasonOf } from "../request/head/change-reason.ts"
import type { SessionId, UserId } from "../../../core/domain/ids.ts"
import { type Actor, type Reader, readerOf, type SessionActor } from "../../../core/index.ts"
import type { TreeRow } from "../../../core/ports/reads.ts"
import type { ViewedAs } from "../../../core/domain/readers/view-as.ts"
import type { Host } from "../host/host.ts"
import type { Refusal } from "../problems.ts"
import { credentialsOf, holderTokenOf, type Identity, identityOf } from "../request/head/credentials.ts"
import { isOfAccount } from "../request/account-path.ts"
import { PREFIX } from "../prefix.ts"
import { isOwnOrigin } from "../request/head/origin.ts"
import { type HttpRequest, isRead } from "../request/request.ts"
import { varyByNoReader } from "../response/vary.ts"

/** What accounts an operation accepts, by the standing of their address. */
const admitted = {
  user: ["full"],
  "unverified user": ["full", "unverified"],
  "claimed user": ["full", "claimed"],
  "any user": ["full", "unverified", "claimed"],
} as const satisfies Readonly<Record<string, readonly Standing[]>>

type AccountAccess = keyof typeof admitted

/** The callers that an operation accepts: identifies the caller, or refuses. */
export interface Access<Caller> {
  readonly name: "anyone" | "optional user" | AccountAccess
  /** The scope that an API token needs, or that only a session is enough; null if the operation needs neither. */
  readonly scope: Scope | "session" | null
  identify(request: HttpRequest, host: Host): Promise<E.Either<Refusal, Caller>>
  /** Set if the caller may read as somebody else (`View-As`), or as a stranger outside the trees of a token. */
  readonly asReader?: {
    readonly readerOf: (caller: Caller) => Reader
    /** The caller as this reader, or the refusal that this reader would get. */
    readonly replace: (caller: Caller, viewed: ViewedAs) => E.Either<Refusal, Caller>
    /** The same caller with the row of a tree, so that the operation does not read it again. */
    readonly withTree: (caller: Caller, tree: TreeRow) => Caller
  }
  /** The account of a caller, if callers have one. Null for the holder of a link. */
  readonly userOf?: (caller: Caller) => UserId | null
}

/** A signed-in caller, in the forms that commands and queries need. */
export interface SignedInCaller {
  readonly actor: Actor
  readonly reader: Reader
}

/** A caller with a session. */
export interface SessionCaller extends SignedInCaller {
  readonly actor: SessionActor
}

/** The account of a signed-in caller. */
export const accountOf = ({ actor }: SignedInCaller): UserId => actor.userId

const unauthenticated: E.Either<Refusal, never> = E.left({ _tag: "Unauthenticated" })
const unverified: E.Either<Refusal, never> = E.left({ _tag: "EmailUnverified" })
const foreign: E.Either<Refusal, never> = E.left({ _tag: "ForeignOrigin" })
const holderRefused: E.Either<Refusal, never> = E.left({ _tag: "HolderRefused" })
const noSession: E.Either<Refusal, never> = E.left({ _tag: "SessionRequired" })
const withoutScope = (scope: Scope): E.Either<Refusal, never> =>
  E.left({ _tag: "ScopeMissing", scope, detail: `The API token lacks the scope ${scope}.` })

/** The identity, acting for this reason. */
const withReason = (identity: Identity, reason: string): Identity =>
  identity.kind === "session"
    ? { ...identity, actor: { ...identity.actor, reason } }
    : { ...identity, actor: { ...identity.actor, reason } }

/** The refusal of a caller without an account: a holder of a link can only read the tree of the link. */
const refusalOfHolder = async (request: HttpRequest, host: Host): Promise<E.Either<Refusal, never>> => {
  const token = holderTokenOf(request)
  if (token === null || isOfAccount(request.path.slice(PREFIX.length))) return unauthenticated
  if ((await host.app.findHolder(token)) === null) return holderRefused
  return E.left({ _tag: "Forbidden", detail: "The holder of a link can only read the tree." })
}

const identifyUser = async (
  request: HttpRequest,
  host: Host,
  access: AccountAccess,
): Promise<E.Either<Refusal, Identity>> => {
  const credentials = credentialsOf(request)
  if (credentials === null) return refusalOfHolder(request, host)
  if (credentials.fromCookie && !isRead(request.method) && !isOwnOrigin(request, host)) return foreign
  const identity = await identityOf(request, host, credentials)
  if (identity === null) return unauthenticated
  const standings: readonly Standing[] = admitted[access]
  if (!standings.includes(identity.standing)) return unverified
  const reason = isRead(request.method) ? E.right(null) : changeReasonOf(request)
  if (E.isLeft(reason)) return reason
  return E.right(reason.right === null ? identity : withReason(identity, reason.right))
}

const asReader = <Caller extends SignedInCaller>(): NonNullable<Access<Caller>["asReader"]> => ({
  readerOf: ({ reader }) => reader,
  replace: (caller, { userId }) =>
    userId === null
      ? unauthenticated
      : E.right({ ...caller, actor: { ...caller.actor, userId }, reader: { ...caller.reader, userId } }),
  withTree: (caller, tree) => ({ ...caller, reader: { ...caller.reader, tree } }),
})

const byScope = (name: AccountAccess, scope: Scope): Access<SignedInCaller> => ({
  name,
  scope,
  asReader: asReader(),
  userOf: accountOf,
  identify: async (request, host) => {
    const identity = await identifyUser(request, host, name)
    if (E.isLeft(identity)) return identity
    const { actor } = identity.right
    if (identity.right.kind === "program" && !includesScope(identity.right.scopes, scope)) return withoutScope(scope)
    return E.right({ actor, reader: readerOf(actor, "member") })
  },
})

/**
 * A user with a session, or a program with an API token of this scope; with `REQUIRE_EMAIL_VERIFICATION`, of an
 * account with a verified address. The address of an operator must always be verified, unless everybody may register.
 */
export const user = (scope: Scope): Access<SignedInCaller> => byScope("user", scope)

/** The holder of a link as a reader. Search engines keep nothing of what it reads, and other sites do not learn of it. */
const identifyHolder = async (
  request: HttpRequest,
  host: Host,
  token: string,
): Promise<E.Either<Refusal, { readonly reader: Reader }>> => {
  const link = await host.app.findHolder(token)
  if (link === null) return holderRefused
  request.response.setHeader("X-Robots-Tag", "noindex")
  request.response.setHeader("Referrer-Policy", "no-referrer")
  return E.right({ reader: { userId: null, surface: "member", link } })
}

/**
 * A reader of trees: a user as in `user("read")`, or the holder of a link without an account. Who is both reads with the
 * larger rights.
 */
export const treeReader: Access<{ readonly reader: Reader }> = {
  name: "user",
  scope: "read",
  asReader: {
    readerOf: ({ reader }) => reader,
    replace: ({ reader: { link: _, ...reader } }, viewed) =>
      viewed.userId === null && viewed.link === undefined
        ? unauthenticated
        : E.right({ reader: { ...reader, ...viewed } }),
    withTree: ({ reader }, tree) => ({ reader: { ...reader, tree } }),
  },
  userOf: ({ reader }) => reader.userId,
  identify: async (request, host) => {
    const token = holderTokenOf(request)
    const identity = await identifyReader(request, host)
    if (token === null) return identity
    if (E.isLeft(identity)) {
      const holder = await identifyHolder(request, host, token)
      return E.isLeft(holder) && identity.left._tag !== "Unauthenticated" ? identity : holder
    }
    const link = await host.app.findHolder(token)
    return link === null ? identity : E.right({ reader: { ...identity.right.reader, link } })
  },
}

const identifyReader = async (
  request: HttpRequest,
  host: Host,
): Promise<E.Either<Refusal, { readonly reader: Reader }>> =>
  credentialsOf(request) === null ? unauthenticated : user("read").identify(request, host)

/** As `user`, with any address. */
export const anyUser = (scope: Scope): Access<SignedInCaller> => byScope("any user", scope)

const bySession = (name: AccountAccess): Access<SessionCaller> => ({
  name,
  scope: "session",
  asReader: asReader(),
  userOf: accountOf,
  identify: async (request, host) => {
    const identity = await identifyUser(request, host, name)
    if (E.isLeft(identity)) return identity
    if (identity.right.kind === "program") return noSession
    const { actor } = identity.right
    return E.right({ actor, reader: readerOf(actor, "member") })
  },
})

/** A user with a session; with a verified address where `user` needs one. */
export const session = bySession("user")

/** As `session`, also with an unverified address: for operations on the account itself. */
export const unverifiedSession = bySession("unverified user")

/** As `session`, also with the unverified address of an operator. */
export const claimedSession = bySession("claimed user")

/** A user with a session and any address. */
export const anySession = bySession("any user")

const anonymous: E.Either<Refusal, { readonly reader: Reader }> = E.right({
  reader: { userId: null, surface: "public" },
})

/**
 * A reader of the public surface. Invalid credentials count as none, and so do those of an account whose address must
 * be verified first. Caches may share the answers to anonymous readers.
 */
export const optionalUser: Access<{ readonly reader: Reader }> = {
  name: "optional user",
  scope: null,
  identify: async (request, host) => {
    const credentials = credentialsOf(request)
    const identity = credentials === null ? null : await identityOf(request, host, credentials)
    if (identity === null || identity.standing !== "full") {
      request.response.setHeader("Cache-Control", "public, no-cache")
      varyByNoReader(request.response)
      return anonymous
    }
    return E.right({ reader: readerOf(identity.actor, "public") })
  },
  asReader: {
    readerOf: ({ reader }) => reader,
    replace: ({ reader }, { userId }) => E.right({ reader: { ...reader, userId } }),
    withTree: ({ reader }, tree) => ({ reader: { ...reader, tree } }),
  },
}

/**
 * Any caller, with the session if there is one. An invalid session counts as no session, and so does a cookie that
 * is sent from a page of another origin.
 */
export const anyoneSignedIn: Access<{ readonly sessionId: SessionId | null }> = {
  name: "optional user",
  scope: null,
  identify: async (request, host) => {
    const credentials = credentialsOf(request)
    const isForeign = credentials?.fromCookie === true && !isOwnOrigin(request, host)
    const identity = credentials === null || isForeign ? null : await identityOf(request, host, credentials)
    return E.right({ sessionId: identity?.actor.sessionId ?? null })
  },
}

const unidentified = Promise.resolve(E.right({}))

/** Any caller, without identification. */
export const anyone: Access<Readonly<Record<never, never>>> = {
  name: "anyone",
  scope: null,
  identify: () => unidentified,
}
