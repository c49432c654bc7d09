import { StoreUnavailable } from "../../core/ports/unavailable.ts"

const LONGEST_MS = 5_000

/** The same check of the store of blobs. Calls share one question at a time, which fails without an answer within 5 seconds. */
export const blobCheck = (check: () => Promise<void>): (() => Promise<void>) => {
  let asked: Promise<void> | null = null
  const ask = async (): Promise<void> => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new StoreUnavailable("The store of media does not answer.")), LONGEST_MS)
    timer.unref()
    try {
      await Promise.race([check(), late.promise])
    } finally {
      clearTimeout(timer)
      asked = null
    }
  }
  return () => (asked ??= ask())
}
