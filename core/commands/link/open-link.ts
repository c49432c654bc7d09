import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { LinkOpen, OpenedLink } from "../../domain/link/link.ts"
import { holderTokenOf } from "../../edit/link/holder-token.ts"
import { unlessFull } from "../../edit/account/unless-full.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { Passwords } from "../../ports/platform/passwords.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import type { UnitOfWork } from "../../ports/unit-of-work.ts"

/** An opened link, with the token by which its holder reads the tree. */
export type HeldLink = OpenedLink & { readonly token: string }

interface Ports {
  readonly reads: Pick<Reads, "links">
  readonly uow: UnitOfWork
  readonly tokens: Tokens
  readonly passwords: Passwords
  readonly now: Now
}

const ended: E.Either<DomainError, never> = E.left({ _tag: "LinkEnded" })

/**
 * Gives the token of the holder to somebody who has the token of a link, and its passcode if it has one. An unknown
 * link, an ended one and a wrong passcode are refused alike. A full disk does not keep a link from opening.
 */
export const openLink =
  ({ reads, uow, tokens, passwords, now }: Ports) =>
  async ({ token, passcode = null }: LinkOpen): Promise<E.Either<DomainError, HeldLink>> => {
    const at = now()
    const link = await reads.links.byTokenHash(tokens.hash(token), at)
    if (link === null) return ended
    const { id, treeId, personId, shows, expiresAt, passcodeHash, holderKey } = link
    if (passcodeHash !== null && !(await passwords.verify(passcode ?? "", passcodeHash))) return ended
    await uow.run(async ({ links }) => E.right(await links.noteOpened(treeId, id, at))).catch(unlessFull)
    return E.right({ treeId, personId, shows, expiresAt, token: holderTokenOf(tokens, holderKey, token) })
  }
