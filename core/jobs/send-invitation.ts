import * as E from "fp-ts/lib/Either.js"
import { invitationMail } from "../domain/account/mail.ts"
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
    const address = await attributed(ports)<string | null>(bySystem, async ({ invitations, trees }, now) => {
      const found = await invitations.find(id)
      const tree = found === null ? null : await trees.find(found.treeId)
      if (found === null || found.email === null || found.expiresAt <= now || tree?.deletedAt !== null)
        return unchanged(null)
      await invitations.setMailed(id, ports.tokens.hash(token))
      return done(found.email, {
        action: "invitation.mail",
        entityType: "invitation",
        entityId: id,
        treeId: found.treeId,
      })
    })
    if (E.isRight(address) && address.right !== null)
      await ports.mailer.send(invitationMail(address.right, `${ports.publicUrl()}${invitationPath(token)}`))
  }
