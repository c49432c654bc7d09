import * as E from "fp-ts/lib/Either.js"
import type * as t from "io-ts"
import { nameText } from "../../codec/optional-text.ts"
import { instant, listOf, nullable, oneOf, wire } from "../../codec/wire.ts"
import type { FieldError } from "../../codec/field-error.ts"
import { type ApiTokenId, TreeId, type UserId } from "../ids.ts"
import { type Scope, scopes } from "./scope.ts"
import { type TokenAi, TokenAiCreate } from "./token-ai.ts"

/** A token for programs. Only the client has the token itself; this record has its SHA-256 in hex. */
export interface ApiToken {
  readonly id: ApiTokenId
  readonly userId: UserId
  readonly name: string
  readonly scopes: readonly Scope[]
  /** The only trees in which the bearer counts as a member; null for all. */
  readonly treeIds: readonly TreeId[] | null
  /** The assistant that the token is for; null for a program. */
  readonly ai: TokenAi | null
  readonly tokenHash: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
  readonly expiresAt: Date
}

/** An API token as its account sees it. */
export type ApiTokenRead = Omit<ApiToken, "userId" | "tokenHash">

export const apiTokenRead = ({ userId: _user, tokenHash: _hash, ...read }: ApiToken): ApiTokenRead => read

/** The body that creates an API token. */
export const ApiTokenCreate = wire(
  "ApiTokenCreate",
  { name: nameText(200, 1), scopes: listOf(oneOf(scopes), 100) },
  { treeIds: listOf(TreeId, 1_000), expiresAt: instant, ai: nullable(TokenAiCreate) },
)
export type ApiTokenCreate = t.TypeOf<typeof ApiTokenCreate>

/** How every API token begins, so that people and scanners recognise it. */
export const API_TOKEN_PREFIX = "stemma_"

/** The most unexpired tokens of one account. */
export const MOST_API_TOKENS = 50

const DAY_MS = 86_400_000
const DEFAULT_DAYS = 90
const MOST_DAYS = 366

/** What is wrong with the lists of a new token; null if nothing is. */
export const apiTokenFault = ({ scopes: wanted, treeIds }: ApiTokenCreate): FieldError | null => {
  if (wanted.length === 0) return { path: "scopes", message: "must have at least one item" }
  return treeIds?.length === 0 ? { path: "treeIds", message: "must have at least one item" } : null
}

/** When a token ends that is created now: 90 days later unless the request says otherwise, at most 366 days. */
export const apiTokenEnd = (wanted: Date | undefined, now: Date): E.Either<FieldError, Date> => {
  if (wanted === undefined) return E.right(new Date(now.getTime() + DEFAULT_DAYS * DAY_MS))
  if (wanted <= now) return E.left({ path: "expiresAt", message: "must be in the future" })
  return wanted.getTime() <= now.getTime() + MOST_DAYS * DAY_MS
    ? E.right(wanted)
    : E.left({ path: "expiresAt", message: `must be at most ${MOST_DAYS} days from now` })
}
