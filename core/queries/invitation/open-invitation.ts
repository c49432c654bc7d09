import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { OpenedInvitation } from "../../domain/invitation/invitation.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"

interface Ports {
  readonly reads: Pick<Reads, "invitations">
  readonly tokens: Tokens
  readonly now: Now
}

/** What an invitation says to the person who has its link, with or without an account. It uses nothing up. */
export const openInvitation =
  ({ reads, tokens, now }: Ports) =>
  async ({ token }: { readonly token: string }): Promise<E.Either<DomainError, OpenedInvitation>> => {
    const opened = await reads.invitations.open(tokens.hash(token), now())
    return opened === null ? E.left({ _tag: "InvalidToken" }) : E.right(opened)
  }
