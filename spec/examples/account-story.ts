import type { Mailbox } from "../support/mailbox.ts"
import type { TestHost } from "../support/http.ts"
import { Browser, type TestIssuer } from "../support/open-id.ts"
import type { Recorder } from "./recorder.ts"

const email = "emma@example.org"
const password = "a quiet walk by the sea"

/** A user registers, verifies the address and signs in. Returns the token of the session. */
export const openAccount = async ({ show, play }: Recorder, mail: Mailbox): Promise<string> => {
  const registered = await show("register", { body: { email, password, display_name: "Emma Wedgwood" } })
  const token = registered.text("token")
  await mail.token(email)
  await show("requestEmailVerification", { token })
  await show("verifyEmail", { token, body: { token: await mail.token(email, 2) } })
  await show("login", { body: { email, password } })
  const sessions = await show("listSessions", { token })
  const other = JSON.stringify(sessions.json).match(/"id":"([^"]+)"[^}]*"current":false/)?.[1] ?? ""
  await show("endSession", { token, path: { session_id: other } })
  const newPassword = "another walk by the sea"
  await show("changePassword", { token, body: { current_password: password, new_password: newPassword } })
  await show("requestPasswordReset", { body: { email } })
  const reset = await mail.token(email, 3)
  await show("confirmPasswordReset", { body: { token: reset, new_password: password } })
  const again = (await play("login", { body: { email, password } })).text("token")
  await show("getUser", { token: again })
  await show("getStorage", { token: again })
  const calendar = await show("createCalendar", { token: again })
  await show("readCalendar", { path: { calendar: calendar.text("url").split("/").at(-1)?.replace(".ics", "") ?? "" } })
  await show("deleteCalendar", { token: again })
  const program = { name: "Backup script", scopes: ["read", "export"] }
  const apiToken = await show("createApiToken", { token: again, body: program })
  await show("listApiTokens", { token: again })
  await show("revokeApiToken", { token: again, path: { token_id: apiToken.text("id") } })
  await show("updateProfile", { token: again, body: { display_name: "Emma Darwin" } })
  return again
}

/** The user signs in at a provider, which knows the same address, and gives that identity up again. */
export const identities = async (
  { show }: Recorder,
  token: string,
  host: TestHost,
  issuer: TestIssuer,
): Promise<void> => {
  const path = { provider_id: "corp" }
  await show("listProviders")
  await show("startSignIn", { path, query: { return_to: "/trees" } })
  await show("finishSignIn", { path, query: { code: "SplxlOBeZQQYbYS6WxSbIA", state: "af0ifjsldkj" } })
  issuer.people.set("emma", { email, email_verified: true })
  const browser = new Browser()
  const start = await browser.open(`${host.url}/api/v1/auth/oidc/corp/start`)
  await browser.open(await browser.signInAt(issuer, start.headers.get("location") ?? "", "emma"))
  const listed = await show("listIdentities", { token })
  await show("removeIdentity", { token, path: { identity_id: listed.text(1, "id") } })
}

/** Another account, which becomes a member of the tree. */
export const secondAccount = async ({ play }: Recorder): Promise<string> => {
  const body = { email: "charles@example.org", password: "five years on a ship", display_name: "Charles Darwin" }
  return (await play("register", { body })).text("token")
}

/** The user takes the data away, brings it back, and closes the account. */
export const closeAccount = async ({ show, play }: Recorder, token: string): Promise<void> => {
  const { bytes } = await show("exportAccount", { token })
  const form = { file: new Blob([bytes]), filename: "stemma.zip", fileText: "(the bytes of the ZIP archive)" }
  await show("importAccount", { token, form })
  const other = (await play("login", { body: { email, password } })).text("token")
  await show("logout", { token: other })
  await show("deleteAccount", { token, body: { email } })
}
