import { dropSignOut, isSignOutWished } from "../device.ts"
import { apiPath } from "../routes.ts"

let running: Promise<Response> | null = null

const endSession = (): Promise<Response> => {
  running ??= fetch(apiPath("/auth/logout"), { method: "POST" }).finally(() => (running = null))
  return running
}

/**
 * Ends the session if the reader has signed out and the service does not know it yet. Every call waits for this, so
 * that a page which is opened before shows nothing of the account. Null if calls may follow, otherwise the answer that
 * refuses it; without a connection it fails.
 */
export const carryOutSignOut = async (): Promise<Response | null> => {
  if (!isSignOutWished()) return null
  const answer = await endSession()
  // Without a session there is none to end.
  if (!answer.ok && answer.status !== 401) return answer.clone()
  dropSignOut()
  return null
}
