import { createHash } from "node:crypto"

/** The texts and the action of one page of a mailed link. */
export interface LinkPage {
  readonly title: string
  readonly intro: string
  /** The operation that the form calls. Relative to the page, because the service may be deployed under a path. */
  readonly action: string
  /** The fields to fill in. The token comes from the link. */
  readonly fields: string
  readonly button: string
  readonly done: string
  /** What the page adds if the answer says that the password was removed. */
  readonly removed: string
}

const STYLE = `
:root { color-scheme: light dark }
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 0 auto; padding: 2rem 1.5rem }
label { display: block; font-weight: bold }
input, button { font: inherit; padding: .5rem .75rem; margin: .25rem 0 1rem }
input { box-sizing: border-box; width: 100% }
[role=status] { font-weight: bold }
`

/**
 * The script of the form, the same for every page. It first removes the token from the address bar. It calls the
 * API only when the reader presses the button, so a program that opens all links of a mail uses up no token.
 */
const SCRIPT = `
const form = document.querySelector("form")
const status = document.querySelector("[role=status]")
const token = new URLSearchParams(location.search).get("token")
history.replaceState(null, "", location.pathname)
const say = (text) => { status.textContent = text }
const refusal = async (response) => {
  if (response.status === 429) return "Too many attempts. Please wait a minute and try again."
  const problem = await response.json().catch(() => ({}))
  if (problem.code === "invalid_token") return "This link no longer works. Please request a new one."
  if (problem.code === "unauthenticated") return "Please sign in in this browser first, and open the link again."
  const [fault] = problem.errors ?? []
  return fault === undefined ? "This did not work. Please try again later." : "The password " + fault.message + "."
}
const send = async () => {
  say("One moment\\u2026")
  const body = JSON.stringify({ token, ...Object.fromEntries(new FormData(form)) })
  const headers = { "Content-Type": "application/json" }
  const request = { method: "POST", headers, body, credentials: "same-origin" }
  const response = await fetch(form.action, request).catch(() => null)
  if (response === null) return say("The service cannot be reached. Please try again later.")
  if (!response.ok) return say(await refusal(response))
  const { password_removed = false } = response.status === 200 ? await response.json().catch(() => ({})) : {}
  form.hidden = true
  say(password_removed ? form.dataset.done + " " + form.dataset.removed : form.dataset.done)
}
form.addEventListener("submit", async (event) => {
  event.preventDefault()
  const button = form.querySelector("button")
  button.disabled = true
  await send()
  button.disabled = false
})
if (token === null) say("This link is incomplete. Please copy all of it from the mail.")
else form.hidden = false
`

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/**
 * The headers of a page with a secret in its address. The page loads nothing, connects only to the service, and
 * cannot be framed or cached; no referrer is sent.
 */
export const linkPageHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    `default-src 'none'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; connect-src 'self'; form-action ` +
    "'self'; base-uri 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
}

/** The page. It is the same for every link and contains no user input. */
export const linkPageHtml = ({
  title,
  intro,
  action,
  fields,
  button,
  done,
  removed,
}: LinkPage): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} – Stemma</title><style>${STYLE}</style></head><body><main>
<h1>${title}</h1>
<p>${intro}</p>
<form method="post" action="${action}" data-done="${done}" data-removed="${removed}" hidden>
${fields}<button>${button}</button>
</form>
<p role="status"></p>
<noscript><p>This page needs JavaScript to reach the service.</p></noscript>
</main><script type="module">${SCRIPT}</script></body></html>
`
