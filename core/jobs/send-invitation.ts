import * as E from "fp-ts/lib/Either.js"
import { type InvitationLetter, invitationMail } from "../domain/invitation/invitation-mail.ts"
import { invitationPath } from "../domain/invitation/invitation.ts"
import type { InvitationId } from "../domain/ids.ts"
import { attributed, bySystem, done, unchanged } from "../use-case/command.ts"
import type { MailPorts } from "./send-link.ts"

/**
 * Mails an invitation, if it is still open, with a token of its own. Each try creates a new token, so no token is
 * stored before its mail is sent.
 */
export const sendInvitationMail =
  (ports: MailPorts) =>
  async (id: InvitationId): Promise<void> => {
    const token = ports.tokens.make()
    const letter = await attributed(ports)<InvitationLetter | null>(bySystem, async (transaction, now) => {
      const { invitations, trees, users } = transaction
      const found = await invitations.find(id)
      const tree = found === null ? null : await trees.find(found.treeId)
      if (found === null || found.email === null || found.expiresAt <= now || tree?.deletedAt !== null)
        return unchanged(null)
      const inviter = await users.find(found.inviterId)
      await invitations.setMailed(id, ports.tokens.hash(token))
      const { email, role } = found
      const { displayName = null, language = null } = inviter ?? {}
      const read = { to: email, role, treeName: tree.name, invitedBy: displayName, language }
      return done<InvitationLetter>(read, {
        action: "invitation.mail",
        entityType: "invitation",
        entityId: id,
        treeId: found.treeId,
      })
    })
    if (E.isLeft(letter) || letter.right === null) return
    await ports.mailer.send(invitationMail(letter.right, `${ports.publicUrl()}${invitationPath(token)}`))
    await ports.uow.run(async ({ invitations }) => E.right(await invitations.noteMailed(id, ports.now())))
  }
