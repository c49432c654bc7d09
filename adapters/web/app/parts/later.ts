import { useEffect, useState } from "preact/hooks"
import { withWords } from "../texts/texts.ts"

/** What the first screen does not need comes after it. Null until it is there. */
export const useLater = <T>(isWanted: boolean, load: () => Promise<T>): T | null => {
  const [loaded, setLoaded] = useState<T | null>(null)
  useEffect(() => {
    if (isWanted && loaded === null) void withWords(load).then(setLoaded, () => {})
  }, [isWanted])
  return loaded
}
