import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { type DomainError, faulty } from "../../domain/errors.ts"
import {
  type Link,
  type LinkCreate,
  linkEnd,
  type LinkRead,
  linkRead,
  MOST_LINKS,
  roleForLink,
} from "../../domain/link/link.ts"
import type { TreeId } from "../../domain/ids.ts"
import { actingUser } from "../../edit/account/acting-user.ts"
import type { Passwords } from "../../ports/platform/passwords.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import { type Actor, type Command, done, execute, type ExecutePorts } from "../../use-case/command.ts"
import { type Repeatable, withStoredAnswer } from "../../use-case/repeatable.ts"
import { holderTokenOf } from "../../edit/link/holder-token.ts"

/** A new link. Only this answer contains the token. */
export type CreatedLink = LinkRead & { readonly token: string }

export interface CreateLink extends LinkCreate {
  readonly treeId: TreeId
}

type Ports = ExecutePorts & {
  readonly reads: Pick<Reads, "trees">
  readonly tokens: Tokens
  readonly passwords: Passwords
}

/**
 * An editor makes a link to what visitors would see of the tree, or an owner one to what viewers see. The passcode is
 * hashed before the transaction, because that is slow.
 */
export const createLink =
  (ports: Ports) =>
  async (
    actor: Actor,
    input: CreateLink,
    repeatable?: Repeatable<CreatedLink>,
  ): Promise<E.Either<DomainError, CreatedLink>> => {
    const access = treeForRole(await ports.reads.trees.byId(input.treeId, actor.userId), roleForLink(input.shows))
    if (E.isLeft(access)) return access
    const { passcode = null } = input
    const passcodeHash = passcode === null ? null : await ports.passwords.hash(passcode)
    return execute(ports)(withStoredAnswer(insertLink(ports.tokens, passcodeHash), repeatable))(actor, input)
  }

const insertLink =
  (tokens: Tokens, passcodeHash: string | null): Command<CreateLink, CreatedLink> =>
  async (context, { treeId, shows, expiresAt: wanted, name = null, personId = null }) => {
    const { trees, links, persons, actor, now, newId } = context
    const access = treeForRole(await trees.lock(treeId, actor.userId), roleForLink(shows))
    if (E.isLeft(access)) return access
    const maker = await actingUser(context)
    if (E.isLeft(maker)) return maker
    const expiresAt = linkEnd(wanted, now)
    if (E.isLeft(expiresAt)) return E.left(faulty(expiresAt.left))
    const person = personId === null ? null : await persons.find(personId)
    if (personId !== null && (person === null || person.treeId !== treeId || person.deletedAt !== null))
      return E.left(faulty({ path: "personId", message: "must be a person of this tree" }))
    if ((await links.countOfTree(treeId, now)) >= MOST_LINKS) return E.left({ _tag: "TooManyLinks" })
    const [token, holderKey] = [tokens.make(), tokens.make()]
    const link: Link = {
      ...{ id: newId(), treeId, name, shows, personId, makerId: actor.userId, passcodeHash, holderKey },
      tokenHash: tokens.hash(token),
      holderHash: tokens.hash(holderTokenOf(tokens, holderKey, token)),
      ...{ opened: 0, lastOpenedAt: null, createdAt: now, expiresAt: expiresAt.right },
    }
    await links.insert(link)
    return done(
      { ...linkRead({ ...link, makerName: maker.right.displayName }), token },
      { action: "link.create", entityType: "link", entityId: link.id, treeId },
    )
  }
