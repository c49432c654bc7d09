import type { Tried, Tries } from "../../core/ports/tries.ts"

const MINUTE_MS = 60_000

/** Counts of tries in this process. Those whose minute is over are cleared away once a minute, by whoever tries next. */
export const memoryTries = (): Tries => {
  const tried = new Map<string, Tried>()
  let clearAt = 0
  return {
    count: async (key, now) => {
      if (now.getTime() >= clearAt) {
        for (const [old, { endsAt }] of tried) if (endsAt <= now) tried.delete(old)
        clearAt = now.getTime() + MINUTE_MS
      }
      const known = tried.get(key)
      const next =
        known === undefined || known.endsAt <= now
          ? { count: 1, endsAt: new Date(now.getTime() + MINUTE_MS) }
          : { ...known, count: known.count + 1 }
      tried.set(key, next)
      return next
    },
  }
}
