import { type DomainError, faulty } from "../domain/errors.ts"
import { webhookUrlFault } from "../domain/webhook/webhook.ts"
import type { ReceiverRefusal, WebhookSender } from "../ports/webhook/webhook-sender.ts"

const messages: Readonly<Record<ReceiverRefusal, string>> = {
  private: "must not lead to a private, loopback or link-local address",
  port: "must have a port that the operator of the service allows",
}

/** Why this address cannot be that of a webhook; null if it can. It resolves the name of the host, so it runs outside of transactions. */
export const urlRefusal = async (
  { refusalOf }: Pick<WebhookSender, "refusalOf">,
  url: string,
): Promise<DomainError | null> => {
  const fault = webhookUrlFault(url)
  if (fault !== null) return faulty(fault)
  const refusal = await refusalOf(url)
  return refusal === null ? null : faulty({ path: "url", message: messages[refusal] })
}
