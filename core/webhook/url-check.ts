import { type DomainError, faulty } from "../domain/errors.ts"
import { webhookUrlFault } from "../domain/webhook/webhook.ts"
import type { WebhookSender } from "../ports/webhook/webhook-sender.ts"

/** Why this address cannot be that of a webhook; null if it can. It resolves the name of the host, so it runs outside of transactions. */
export const urlRefusal = async (
  { isAllowed }: Pick<WebhookSender, "isAllowed">,
  url: string,
): Promise<DomainError | null> => {
  const fault = webhookUrlFault(url)
  if (fault !== null) return faulty(fault)
  return (await isAllowed(url))
    ? null
    : faulty({ path: "url", message: "must not lead to a private, loopback or link-local address" })
}
