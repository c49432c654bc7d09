import { useEffect, useState } from "preact/hooks"
import { renew } from "../api/cache.ts"
import { keptSince, onKept } from "../api/connection.ts"
import { useFormats } from "../words/format.ts"
import { useCommonWords } from "../words/language.ts"

const AGAIN_MS = 5_000

/** Says that what is shown was kept from an earlier visit. It asks again when the connection is back. */
export const Offline = () => {
  const words = useCommonWords()
  const { day, time } = useFormats()
  const [since, setSince] = useState(keptSince())
  useEffect(() => {
    const again = (): void => void renew()
    const stop = onKept(() => {
      setSince(keptSince())
      if (keptSince() === null) again()
    })
    addEventListener("online", again)
    return () => {
      stop()
      removeEventListener("online", again)
    }
  }, [])
  useEffect(() => {
    if (since === null) return
    // Browsers may say that they are connected before they are, and know nothing of the service.
    const timer = setInterval(() => void renew(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [since])
  return (
    <div class="offline" role="status">
      {since === null ? null : (
        <>
          <span>
            {(navigator.onLine ? words.unreachableSince : words.offlineSince)({
              moment: `${day(since)}, ${time(since)}`,
            })}
          </span>
          <button type="button" class="button is-plain" onClick={() => void renew()}>
            {words.tryAgain}
          </button>
        </>
      )}
    </div>
  )
}
