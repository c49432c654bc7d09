import * as E from "fp-ts/lib/Either.js"
import type { EmailTokenPurpose } from "../../../core/domain/account/email-token.ts"
import { linkPaths } from "../../../core/domain/account/mail.ts"
import { LEAST_PASSWORD, MOST_PASSWORD } from "../../../core/domain/account/password.ts"
import { type LinkPage, linkPageHeaders, linkPageHtml } from "./link-page.ts"
import { PREFIX } from "../prefix.ts"
import type { Answer } from "../answer/reply.ts"
import type { Page } from "./service.ts"

const under = (path: string): string => `${PREFIX.slice(1)}${path}`

const pages: Readonly<Record<EmailTokenPurpose, LinkPage>> = {
  verify_email: {
    title: "Confirm your e-mail address",
    intro:
      "Press the button to confirm that this e-mail address is yours. Every other session of the account ends. If you " +
      "are not signed in to the account in this browser, its password is removed, and you get a mail with a link for a " +
      "new one.",
    action: under("/auth/verify-email"),
    fields: "",
    button: "Confirm",
    done: "Thank you. Your e-mail address is confirmed.",
    removed:
      "This browser was not signed in to the account, so its password was removed. A mail with a link for a new one is on its way.",
  },
  reset_password: {
    title: "Set a new password",
    intro: "The new password replaces the old one, and every session of your account ends.",
    action: under("/auth/password-reset/confirm"),
    fields: `<label for="new_password">New password, ${LEAST_PASSWORD} characters or more</label>
<input id="new_password" name="new_password" type="password" autocomplete="new-password" required
  minlength="${LEAST_PASSWORD}" maxlength="${MOST_PASSWORD}">
`,
    button: "Set the password",
    done: "Your new password is set. You can sign in with it now.",
    removed: "",
  },
}

const purposes: readonly EmailTokenPurpose[] = ["verify_email", "reset_password"]

/** The pages that mailed links lead to, outside the prefix of the API. For services without their own pages. */
export const linkPages: readonly Page[] = purposes.map((purpose) => {
  const html = linkPageHtml(pages[purpose])
  const answer: E.Either<never, Answer> = E.right({
    status: 200,
    headers: linkPageHeaders,
    content: { kind: "text", mediaType: "text/html; charset=utf-8", write: () => html },
  })
  return { path: linkPaths[purpose], answer: async () => answer }
})
