import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { DomainError } from "../../domain/errors.ts"
import {
  type Invitation,
  type InvitationCreate,
  invitationEnd,
  type InvitationRead,
  invitationRead,
  MOST_INVITATIONS,
} from "../../domain/invitation/invitation.ts"
import type { TreeId } from "../../domain/ids.ts"
import { actingUser } from "../../edit/account/acting-user.ts"
import type { MailLimitPorts } from "../../edit/account/mail-limit.ts"
import { mayMailToOther } from "../../edit/account/member-mail-limit.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import { type Actor, type Command, done, execute, type ExecutePorts } from "../../use-case/command.ts"
import { type Repeatable, withStoredAnswer } from "../../use-case/repeatable.ts"

/** A new invitation. Only this answer contains the token. */
export type CreatedInvitation = InvitationRead & { readonly token: string }

export interface CreateInvitation extends InvitationCreate {
  readonly treeId: TreeId
}

type Ports = ExecutePorts & MailLimitPorts & { readonly reads: Pick<Reads, "trees">; readonly tokens: Tokens }

/**
 * An owner invites somebody to the tree, by a link and, with an address, by mail. An address that got too many
 * invitations from others gets no mail.
 */
export const createInvitation =
  (ports: Ports) =>
  async (
    actor: Actor,
    input: CreateInvitation,
    repeatable?: Repeatable<CreatedInvitation>,
  ): Promise<E.Either<DomainError, CreatedInvitation>> => {
    const access = treeForRole(await ports.reads.trees.byId(input.treeId, actor.userId), "owner")
    if (E.isLeft(access)) return access
    const { email = null } = input
    const mail = { what: "invitations", accountId: actor.userId } as const
    const isMailed = email === null ? E.right(false) : await mayMailToOther(ports, { ...mail, address: email })
    if (E.isLeft(isMailed)) return isMailed
    return execute(ports)(withStoredAnswer(insertInvitation(ports.tokens, isMailed.right), repeatable))(actor, input)
  }

const insertInvitation =
  (tokens: Tokens, isMailed: boolean): Command<CreateInvitation, CreatedInvitation> =>
  async (context, { treeId, role, email = null }) => {
    const { trees, invitations, jobs, actor, now, newId } = context
    const access = treeForRole(await trees.lock(treeId, actor.userId), "owner")
    if (E.isLeft(access)) return access
    const inviter = await actingUser(context)
    if (E.isLeft(inviter)) return inviter
    if ((await invitations.countOfTree(treeId, now)) >= MOST_INVITATIONS) return E.left({ _tag: "TooManyInvitations" })
    const token = tokens.make()
    const invitation: Invitation = {
      id: newId(),
      treeId,
      role,
      inviterId: actor.userId,
      email,
      tokenHash: tokens.hash(token),
      mailedTokenHash: null,
      mailedAt: null,
      createdAt: now,
      expiresAt: invitationEnd(now),
    }
    await invitations.insert(invitation)
    if (isMailed) await jobs.enqueue({ kind: "send_invitation_mail", invitationId: invitation.id })
    const origin = { treeName: access.right.tree.name, invitedBy: inviter.right.displayName }
    return done(
      { ...invitationRead(invitation, origin), token },
      {
        action: "invitation.create",
        entityType: "invitation",
        entityId: invitation.id,
        treeId,
      },
    )
  }
