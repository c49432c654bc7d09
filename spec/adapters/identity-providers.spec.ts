import * as E from "fp-ts/lib/Either.js"
import { emailPasswordProvider } from "../../adapters/email-password/provider.ts"
import { openIdProvider } from "../../adapters/openid-connect/provider.ts"
import { scryptPasswords } from "../../adapters/scrypt/passwords.ts"
import { identityProviderContract, type ProviderUnderTest } from "../contract/identity-provider.contract.ts"
import type { PasswordEvidence } from "../../core/ports/identity/password-provider.ts"
import type { ProviderAnswer } from "../../core/ports/identity/redirecting-provider.ts"
import { noon } from "../support/builders.ts"
import { Browser, startIssuer } from "../support/open-id.ts"

const password = "a quiet walk by the sea"

identityProviderContract("for e-mail and password", async (): Promise<ProviderUnderTest<PasswordEvidence>> => {
  const passwords = await scryptPasswords({ logN: 4, r: 8, p: 1 })
  let people = 0
  return {
    provider: emailPasswordProvider(passwords),
    person: async (isVerified) => {
      const email = `emma-${++people}@example.org`
      const passwordHash = await passwords.hash(password)
      const account = { email, passwordHash, emailVerifiedAt: isVerified ? noon : null, displayName: null }
      const right = { email, password, account }
      return {
        email,
        evidence: async () => right,
        wrong: async () => [
          { ...right, password: "another" },
          { ...right, password: "" },
          { ...right, password: `${password} ` },
          { ...right, password: "\0\ud800" },
          { ...right, password: "x".repeat(100_000) },
          { ...right, account: null },
          { ...right, account: { ...account, passwordHash: null } },
          { ...right, account: { ...account, email: "charles@example.org" } },
        ],
      }
    },
    close: async () => {},
  }
})

for (const claimsInToken of [false, true])
  identityProviderContract(
    `of OpenID Connect with the address ${claimsInToken ? "in the ID token" : "at its endpoint"}`,
    async (): Promise<ProviderUnderTest<ProviderAnswer>> => {
      const issuer = await startIssuer({ claimsInToken })
      const redirectUri = "http://127.0.0.1:1/callback"
      const provider = openIdProvider(
        { ...issuer.client, id: "corp", name: "Corp", scopes: ["openid", "email"] },
        () => {},
      )
      let people = 0
      return {
        provider,
        person: async (isVerified) => {
          const subject = `subject-${++people}`
          const email = `emma-${people}@example.org`
          issuer.people.set(subject, { email, email_verified: isVerified })
          const evidence = async (): Promise<ProviderAnswer> => {
            const begun = await provider.begin(redirectUri)
            if (E.isLeft(begun)) throw new Error(begun.left)
            const back = await new Browser().signInAt(issuer, begun.right.address, subject)
            return { query: new URL(back).search.slice(1), pending: begun.right.pending }
          }
          const wrong = async (): Promise<readonly ProviderAnswer[]> => {
            const used = await evidence()
            await provider.establish(used)
            const [fresh, other] = [await evidence(), await evidence()]
            const { pending } = fresh
            return [
              used,
              { ...fresh, pending: { ...pending, codeVerifier: other.pending.codeVerifier } },
              { ...(await evidence()), pending: other.pending },
              { ...other, pending: { ...other.pending, nonce: pending.nonce } },
              { ...fresh, query: "" },
              { ...fresh, query: "code=%00&state=%ff" },
              { ...fresh, query: `${fresh.query}&code=second` },
              { ...fresh, query: `error=${"x".repeat(10_000)}&state=${pending.state}` },
              { ...fresh, query: `code=unknown&state=${pending.state}&iss=${encodeURIComponent(issuer.url)}` },
              { ...fresh, pending: { ...pending, redirectUri: "http://127.0.0.1:1/other/callback" } },
            ]
          }
          return { email, evidence, wrong }
        },
        close: () => issuer.stop(),
      }
    },
  )
