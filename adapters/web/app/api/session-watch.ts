import { isSignOutWished } from "../device.ts"
import { accountShown } from "./cache.ts"
import { askMe } from "./session.ts"
import { listen, stopListening } from "./windows.ts"

/** Hides the content of the account, and loads the page again for the present reader. */
const leave = (): void => {
  hide(true)
  location.reload()
}

const hide = (isHidden: boolean): void => {
  document.documentElement.hidden = isHidden
}

/** Whether the account that this window shows is still the one of the session. Fails without a connection. */
const isStillHere = async (): Promise<boolean> => {
  const before = accountShown()
  return before === undefined || (await askMe())?.id === before
}

/** Leaves if the session is another one. A failure to learn it changes nothing. */
const look = async (): Promise<void> => {
  if (isSignOutWished() || !(await isStillHere().catch(() => true))) leave()
}

const PAUSE_MS = 200

/** Hides the content at once, and leaves when the service knows that the session has ended: it may hear of it after this window. */
const leaveAfterEnd = async (): Promise<void> => {
  hide(true)
  while (!isSignOutWished() && (await isStillHere().catch(() => false)))
    await new Promise((resume) => setTimeout(resume, PAUSE_MS))
  leave()
}

/** A page from the back/forward cache is hidden until it is known whose session there is. Without a connection it is loaded again. */
const lookHidden = async (): Promise<void> => {
  hide(true)
  if (!isSignOutWished() && (await isStillHere().catch(() => false))) hide(false)
  else leave()
}

/** Hides the content of an account as soon as its session ends in any window of the browser. */
export const watchSession = (): void => {
  listen((news) => {
    if (accountShown() === undefined) return
    if (news === "ended") void leaveAfterEnd()
    else void look()
  })
  addEventListener("pagehide", stopListening)
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return
    listen()
    if (accountShown() !== undefined) void lookHidden()
  })
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && accountShown() !== undefined) void look()
  })
}
