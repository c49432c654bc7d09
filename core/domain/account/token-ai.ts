import type * as t from "io-ts"
import type { FieldError } from "../../codec/field-error.ts"
import { nameText } from "../../codec/optional-text.ts"
import { oneOf, wire } from "../../codec/wire.ts"
import type { AiProvider } from "../tree-ai.ts"
import { includesScope, type Scope } from "./scope.ts"

export const aiRoles = ["member", "recommender"] as const
/** What an assistant is for: it helps a member, or it looks for relationships and merges. */
export type AiRole = (typeof aiRoles)[number]

/** The model provider of an assistant, and what the assistant is for. */
export interface TokenAi {
  /** Null if it is not known. Then no tree is open to the assistant. */
  readonly provider: string | null
  readonly role: AiRole
}

/** The assistant that a new API token is for. */
export const TokenAiCreate = wire("ApiTokenAiCreate", { role: oneOf(aiRoles) }, { provider: nameText(200, 1) })
type TokenAiCreate = t.TypeOf<typeof TokenAiCreate>

/** What of a token decides whether it is that of an assistant. */
interface TokenKind<Ai> {
  readonly ai?: Ai | null
  readonly scopes: readonly Scope[]
}

/** Whether a token is that of an assistant, even if it names none: it proposes and cannot write. */
const onlyProposes = (scopes: readonly Scope[]): boolean =>
  includesScope(scopes, "propose") && !includesScope(scopes, "write")

const onlyProvider = (providers: readonly AiProvider[]): string | null =>
  providers.length === 1 ? (providers[0]?.name ?? null) : null

/** An assistant for a member, of the only configured provider. */
export const memberAi = (providers: readonly AiProvider[]): TokenAi => ({
  provider: onlyProvider(providers),
  role: "member",
})

/** The assistant that acts by a stored token; null for a program. A token without a provider has the only configured one. */
export const aiOfToken = (
  { ai = null, scopes }: TokenKind<TokenAi>,
  providers: readonly AiProvider[],
): TokenAi | null => {
  if (ai === null) return onlyProposes(scopes) ? memberAi(providers) : null
  return { ...ai, provider: ai.provider ?? onlyProvider(providers) }
}

type NewAi = { readonly ai: TokenAi | null } | { readonly fault: FieldError }

const wrong = (path: string, message: string): NewAi => ({ fault: { path, message } })

/**
 * The assistant that a new token is for, null for a program; or what is wrong with it. Where no provider is configured,
 * a token that names no assistant has none yet.
 */
export const newTokenAi = (
  { ai = null, scopes }: TokenKind<TokenAiCreate>,
  providers: readonly AiProvider[],
): NewAi => {
  if (ai === null && !onlyProposes(scopes)) return { ai: null }
  if (ai !== null && scopes.includes("write")) return wrong("scopes", "cannot contain write, because ai only proposes")
  const { role, provider = onlyProvider(providers) } = ai ?? { role: "member" }
  if (ai === null && providers.length === 0) return { ai: { provider, role } }
  if (provider === null) return wrong("ai.provider", "is required unless exactly one provider is configured")
  return providers.some(({ name }) => name === provider)
    ? { ai: { provider, role } }
    : wrong("ai.provider", "must be the name of a configured provider")
}
