import { HOLDER_TOKEN_PREFIX } from "../../domain/link/link.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"

/**
 * The token of the holder of a link, made from the token of the link by a key that only the service has. It
 * is known only after an opening, with the passcode if the link has one. Each opening gives the same token.
 */
export const holderTokenOf = (tokens: Pick<Tokens, "sign">, holderKey: string, token: string): string =>
  HOLDER_TOKEN_PREFIX + tokens.sign(holderKey, token)
