import * as E from "fp-ts/lib/Either.js"
import { PASSWORD_PROVIDER } from "../../core/domain/account/identity.ts"
import type { PasswordProvider } from "../../core/ports/identity/password-provider.ts"
import type { Passwords } from "../../core/ports/platform/passwords.ts"

/** Sign-in with an e-mail address and a password. A wrong pair takes the same time whether or not the account exists. */
export const emailPasswordProvider = (passwords: Passwords): PasswordProvider => ({
  id: PASSWORD_PROVIDER,
  kind: "password",
  name: "E-mail and password",
  keepsPasswords: true,
  establish: async ({ email, password, account }) => {
    const isRight = await passwords.verify(password, account?.passwordHash ?? null)
    if (account === null || account.email !== email || !isRight) return E.left("wrong_credentials")
    const { emailVerifiedAt, displayName } = account
    return E.right({ issuer: null, subject: email, email, emailVerified: emailVerifiedAt !== null, displayName })
  },
})
