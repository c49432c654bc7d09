import { useLocation, useRoute } from "preact-iso/router"
import type { Schemas } from "../../api/client.ts"
import { dropDraftsOfOthers } from "../../api/drafts.ts"
import { becomes } from "../../api/session.ts"
import { safeBack, to } from "../../routes.ts"

/** Where the reader goes after signing in. */
export const useArrival = () => {
  const { route } = useLocation()
  const back = safeBack(useRoute().query["back"]) ?? to.home()
  const arrive = (signedIn: Schemas["SignedIn"] | undefined, at = back): void => {
    if (signedIn === undefined) return
    // Before anything else: a reader who goes on at once, or closes the window, must not leave them behind.
    dropDraftsOfOthers(signedIn.user.id)
    becomes(signedIn.user)
    route(at, true)
  }
  return { arrive, back }
}
