import { useEffect, useState } from "preact/hooks"

/** A person that a search has found. Each search is an object of its own, also for the same person. */
export interface FoundPerson {
  readonly person: string
}

let last: FoundPerson | null = null
const listeners = new Set<(found: FoundPerson | null) => void>()

const set = (found: FoundPerson | null): void => {
  last = found
  for (const listener of listeners) listener(found)
}

/** Remembers the people that a search found until a chart has shown them. */
export const noteFound = (person: string): void => set({ person })

/** Notes that the person was shown. A search after it stays. */
export const forgetFound = (found: FoundPerson): void => {
  if (last === found) set(null)
}

/** The people that the last search found; null after they were shown. */
export const useFound = (): FoundPerson | null => {
  const [found, setFound] = useState(last)
  useEffect(() => {
    setFound(last)
    listeners.add(setFound)
    return () => void listeners.delete(setFound)
  }, [])
  return found
}
