import { createHmac } from "node:crypto"
import { once } from "node:events"
import { lookup } from "node:dns/promises"
import { type ClientRequest, type IncomingMessage, request as httpRequest } from "node:http"
import { request as httpsRequest } from "node:https"
import type { FeedItem } from "../../../core/domain/change/feed.ts"
import type { TreeId } from "../../../core/domain/ids.ts"
import type { DeliveryResult, ReceiverWait } from "../../../core/domain/webhook/delivery.ts"
import type { ReceiverRefusal, WebhookSender } from "../../../core/ports/webhook/webhook-sender.ts"
import { feedItemReply } from "../codecs/history/feed.ts"
import { deliveryError } from "./delivery-error.ts"
import { hasPortIn, type PortRange, RECEIVER_PORTS } from "./port-range.ts"
import {
  checkedLookup,
  hostnameOf,
  isPublicAddress,
  literalAddress,
  requirePublic,
  type Resolve,
} from "./public-address.ts"
import { BusyReceiver, RECEIVER_BOUNDS, type ReceiverBounds, receiverLoad } from "./receiver-load.ts"

/** A receiver has this time for its answer. */
const PATIENCE_MS = 10_000

export interface WebhookSenderOptions {
  /** Whether receivers may be in a private network. */
  readonly allowsPrivate: boolean
  /** The ports that receivers may have; by default those of HTTP, and 1024 and above. */
  readonly ports?: readonly PortRange[]
  /** How the service names itself, with its version. */
  readonly userAgent: string
  /** How names are resolved; by default as the system does. */
  readonly resolve?: Resolve
  readonly patienceMs?: number
  /** How much the receivers at one IP address get. */
  readonly bounds?: ReceiverBounds
}

const refusedDelivery: Readonly<Record<ReceiverRefusal, string>> = {
  private: "The address is in a private network.",
  port: "The operator of the service does not allow this port.",
}

const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true })

/** Sends changes over HTTP. Every request has a connection of its own. */
export const httpWebhookSender = ({
  allowsPrivate,
  ports = RECEIVER_PORTS,
  userAgent,
  resolve = resolveAll,
  patienceMs = PATIENCE_MS,
  bounds = RECEIVER_BOUNDS,
}: WebhookSenderOptions): WebhookSender => {
  const load = receiverLoad(bounds)
  /** The refusal that shows without a look at the name of the host. */
  const plainRefusalOf = (url: string): ReceiverRefusal | null => {
    if (!hasPortIn(ports, url)) return "port"
    const address = literalAddress(url)
    return allowsPrivate || address === null || isPublicAddress(address) ? null : "private"
  }
  return {
    refusalOf: async (url) => {
      const refusal = plainRefusalOf(url)
      if (refusal !== null || allowsPrivate || literalAddress(url) !== null) return refusal
      const addresses = await resolve(hostnameOf(url)).catch(() => [])
      return addresses.every(({ address }) => isPublicAddress(address)) ? null : "private"
    },
    send: async ({ treeId, url, secret }, item, at): Promise<DeliveryResult | ReceiverWait> => {
      const refusal = plainRefusalOf(url)
      if (refusal !== null) return { error: refusedDelivery[refusal] }
      const body = bodyOf(treeId, item)
      let end = (): void => undefined
      const begin = (addresses: readonly string[]): void => {
        if (!allowsPrivate) requirePublic(addresses)
        end = load.begin(addresses)
      }
      const options = {
        method: "POST",
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
          "User-Agent": userAgent,
          "Stemma-Signature": signatureOf(secret, body, at),
        },
        lookup: checkedLookup(resolve, begin),
      } as const
      try {
        const address = literalAddress(url)
        if (address !== null) begin([address])
        const request = new URL(url).protocol === "https:" ? httpsRequest(url, options) : httpRequest(url, options)
        return { status: await statusOf(request, body) }
      } catch (error) {
        if (error instanceof BusyReceiver) return { waitSeconds: error.waitSeconds }
        return { error: deliveryError(error, patienceMs) }
      } finally {
        end()
      }
    },
  }
}

/** The status of the answer. What follows it is not read. */
const statusOf = async (request: ClientRequest, body: string): Promise<number> => {
  request.end(body)
  try {
    const [response]: IncomingMessage[] = await once(request, "response")
    return response?.statusCode ?? 0
  } finally {
    request.on("error", () => undefined).destroy()
  }
}

/** A change as a receiver gets it: an item of the feed, with its tree. */
const bodyOf = (treeId: TreeId, item: FeedItem): string =>
  JSON.stringify({ tree_id: treeId, ...feedItemReply.encode(item) })

/** `t=<unix>,v1=<hex HMAC-SHA256 of "t.body">`, with the text of the secret as its key. */
const signatureOf = (secret: string, body: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1_000)
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`
}
