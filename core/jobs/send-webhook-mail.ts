import { webhookMail } from "../domain/webhook/webhook-mail.ts"
import type { WebhookId } from "../domain/ids.ts"
import * as E from "fp-ts/lib/Either.js"
import type { MailPorts } from "./send-link.ts"

/** Mails the owners of the tree that a webhook was switched off, unless it is active again or gone. */
export const sendWebhookMail =
  ({ uow, mailer }: Pick<MailPorts, "uow" | "mailer">) =>
  async (webhookId: WebhookId): Promise<void> => {
    const owners = await uow.run(async ({ webhooks, memberships, users }) => {
      const webhook = await webhooks.find(webhookId)
      if (webhook === null || webhook.active) return E.right([])
      const addresses: string[] = []
      for (const { userId, role } of await memberships.ofTree(webhook.treeId)) {
        const user = role === "owner" ? await users.find(userId) : null
        if (user !== null && user.deletedAt === null && user.emailVerifiedAt !== null) addresses.push(user.email)
      }
      return E.right(addresses)
    })
    if (E.isRight(owners)) for (const to of owners.right) await mailer.send(webhookMail(to))
  }
