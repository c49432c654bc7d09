import type { LinkGrant } from "../../domain/link/link.ts"
import type { LinkId } from "../../domain/ids.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"

interface Ports {
  readonly reads: Pick<Reads, "links">
  readonly tokens: Tokens
  readonly now: Now
}

/** What the holder with this token may read, or null if the link has ended. */
export const findHolder =
  ({ reads, tokens, now }: Ports) =>
  (token: string): Promise<LinkGrant | null> =>
    reads.links.byHolderHash(tokens.hash(token), now())

/** The link that somebody tries to open, by its token. Null for an unknown or ended one. */
export const findLinkToOpen =
  ({ reads, tokens, now }: Ports) =>
  async (token: string): Promise<LinkId | null> =>
    (await reads.links.byTokenHash(tokens.hash(token), now()))?.id ?? null
