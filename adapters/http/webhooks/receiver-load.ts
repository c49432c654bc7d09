import { type Rate, ratePerMinute } from "../../../core/lib/rate.ts"

/** How much the receivers at one IP address get, whoever owns the webhooks. */
export interface ReceiverBounds {
  readonly atOnce: number
  readonly perMinute: number
}

/** Many accounts together cannot send more than this to somebody else's server. */
export const RECEIVER_BOUNDS: ReceiverBounds = { atOnce: 8, perMinute: 600 }

/** An address that gets as much as it may. The delivery can be tried again after this time. */
export class BusyReceiver extends Error {
  readonly waitSeconds: number
  constructor(waitSeconds: number) {
    super("The receiver gets as many changes as one address may.")
    this.waitSeconds = waitSeconds
  }
}

/** The deliveries that run, and those of the last minute, by IP address. */
export interface ReceiverLoad {
  /** Counts a delivery to a receiver with these addresses until the returned function is called. Throws BusyReceiver. */
  begin(addresses: readonly string[]): () => void
}

/** The load of one process. */
export const receiverLoad = (
  { atOnce, perMinute }: ReceiverBounds,
  nowMs: () => number = () => Date.now(),
): ReceiverLoad => {
  const running = new Map<string, number>()
  const rate: Rate = ratePerMinute(perMinute, nowMs)
  const add = (address: string, change: 1 | -1): void => {
    const count = (running.get(address) ?? 0) + change
    if (count > 0) running.set(address, count)
    else running.delete(address)
  }
  const secondsUntilFree = (address: string): number =>
    Math.max(rate.secondsUntilFree(address), (running.get(address) ?? 0) < atOnce ? 0 : 1)
  return {
    begin: (addresses) => {
      const waitSeconds = addresses.reduce((wait, address) => Math.max(wait, secondsUntilFree(address)), 0)
      if (waitSeconds > 0) throw new BusyReceiver(waitSeconds)
      for (const address of addresses) {
        add(address, 1)
        rate.charge(address, 1)
      }
      return () => {
        for (const address of addresses) add(address, -1)
      }
    },
  }
}
