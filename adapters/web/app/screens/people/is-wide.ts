import { useEffect, useState } from "preact/hooks"

const wide = globalThis.matchMedia?.("(min-width: 56rem)")

/** Whether the window has room for a table. */
export const useIsWide = (): boolean => {
  const [isWide, setWide] = useState(wide?.matches ?? true)
  useEffect(() => {
    const change = (): void => setWide(wide?.matches ?? true)
    wide?.addEventListener("change", change)
    return () => wide?.removeEventListener("change", change)
  }, [])
  return isWide
}
