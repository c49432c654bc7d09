import { useLocation, useRoute } from "preact-iso/router"
import type { Schemas } from "../../api/client.ts"
import { becomes } from "../../api/session.ts"
import { safeBack, to } from "../../routes.ts"

/** Where the reader goes after signing in. */
export const useArrival = () => {
  const { route } = useLocation()
  const back = safeBack(useRoute().query["back"]) ?? to.home()
  const arrive = (signedIn: Schemas["SignedIn"] | undefined, at = back): void => {
    if (signedIn === undefined) return
    becomes(signedIn.user)
    route(at, true)
  }
  return { arrive, back }
}
