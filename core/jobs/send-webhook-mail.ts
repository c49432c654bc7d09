import * as E from "fp-ts/lib/Either.js"
import type { UserId, WebhookId } from "../domain/ids.ts"
import { webhookMail } from "../domain/webhook/webhook-mail.ts"
import type { MailPorts } from "./send-link.ts"

export interface SendWebhookMail {
  readonly webhookId: WebhookId
  readonly userId: UserId
}

/**
 * Mails an owner of the tree that a webhook was switched off, unless it is active again or gone, or the user owns the
 * tree no longer.
 */
export const sendWebhookMail =
  ({ uow, mailer }: Pick<MailPorts, "uow" | "mailer">) =>
  async ({ webhookId, userId }: SendWebhookMail): Promise<void> => {
    const recipient = await uow.run(async ({ webhooks, memberships, users }) => {
      const webhook = await webhooks.find(webhookId)
      if (webhook === null || webhook.active) return E.right(null)
      const membership = await memberships.find(webhook.treeId, userId)
      const user = membership?.role === "owner" ? await users.find(userId) : null
      return E.right(user?.deletedAt === null && user.emailVerifiedAt !== null ? user : null)
    })
    if (E.isRight(recipient) && recipient.right !== null) await mailer.send(webhookMail(recipient.right))
  }
