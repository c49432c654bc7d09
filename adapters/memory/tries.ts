import { MINUTE_MS, type TryCount, type Tries } from "../../core/ports/tries.ts"

/** Counts of tries in this process. Expired counts are removed once a minute, during the next try. */
export const memoryTries = (): Tries => {
  const tried = new Map<string, TryCount>()
  let clearAt = 0
  return {
    count: async (key, now, windowMs) => {
      if (now.getTime() >= clearAt) {
        for (const [old, { endsAt }] of tried) if (endsAt <= now) tried.delete(old)
        clearAt = now.getTime() + MINUTE_MS
      }
      const known = tried.get(key)
      const next =
        known === undefined || known.endsAt <= now
          ? { count: 1, endsAt: new Date(now.getTime() + windowMs) }
          : { ...known, count: known.count + 1 }
      tried.set(key, next)
      return next
    },
    takeBack: async (key, now) => {
      const known = tried.get(key)
      if (known !== undefined && known.endsAt > now && known.count > 0)
        tried.set(key, { ...known, count: known.count - 1 })
    },
  }
}
