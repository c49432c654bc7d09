let since: string | null = null
const listeners = new Set<() => void>()

/** When the oldest answer was received that is shown without a connection; null if all are fresh. */
export const keptSince = (): string | null => since

/** Calls `act` whenever that changes. The result ends it. */
export const onKept = (act: () => void): (() => void) => {
  listeners.add(act)
  return () => void listeners.delete(act)
}

export const showsKept = (next: string | null): void => {
  if (next === since) return
  since = next
  for (const listener of listeners) listener()
}
