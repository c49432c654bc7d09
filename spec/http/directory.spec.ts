import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { UserId } from "../../core/domain/ids.ts"
import type { EstablishedIdentity, IdentityRefusal } from "../../core/ports/identity/identity-provider.ts"
import type { PasswordProvider } from "../../core/ports/identity/password-provider.ts"
import { eventually } from "../support/eventually.ts"
import { hosts, type TestHost } from "../support/http.ts"
import { mailbox } from "../support/mailbox.ts"
import { commit } from "../support/store.ts"
import { refused, dataOf } from "../support/tree-scene.ts"

const PASSWORD = "a quiet walk by the sea"

/** What the directory answers for an address. */
type Entry = IdentityRefusal | Partial<EstablishedIdentity>

for (const kind of hosts) {
  describe(`Signing in by a directory of the program, on the ${kind.name} host`, () => {
    const mail = mailbox()
    const entries = new Map<string, Entry>()
    const directory: PasswordProvider = {
      id: "directory",
      kind: "password",
      name: "The family directory",
      keepsPasswords: false,
      establish: async ({ email, password }) => {
        const entry = entries.get(email)
        if (typeof entry === "string") return E.left(entry)
        if (entry === undefined || password !== PASSWORD) return E.left("wrong_credentials")
        const known = { issuer: "ldap://example.org", subject: `uid of ${email}`, email, emailVerified: true }
        return E.right({ ...known, displayName: "Emma Darwin", ...entry })
      },
    }
    let host: TestHost
    let people = 0
    const somebody = (entry: Entry = {}): string => {
      const email = `emma-${++people}@example.org`
      entries.set(email, entry)
      return email
    }
    const start = async (settings: Readonly<Record<string, string>> = {}) => {
      host = await kind.start({ WORKER: "on", ...settings }, mail, { identityProviders: { password: directory } })
    }
    afterEach(() => host.stop())
    const login = (email: string, password = PASSWORD) =>
      host.client().POST("/auth/login", { body: { email, password } })

    it("makes an account with the subject and the address that the directory answers, and finds it again", async () => {
      await start()
      const email = somebody()
      const { user, token } = await dataOf(login(email))
      expect(user).to.include({ email, email_verified: true, display_name: "Emma Darwin" })
      const identities = await dataOf(host.client(token).GET("/users/me/identities"))
      expect(identities.map(({ provider, subject }) => [provider, subject])).to.deep.equal([
        ["directory", `uid of ${email}`],
      ])
      entries.set(email, { email: "moved@example.org" })
      expect((await dataOf(login(email))).user).to.include({ id: user.id, email })
      expect(await refused(login(email, "another"))).to.equal("401 wrong_credentials")
      expect(await refused(login("nobody@example.org"))).to.equal("401 wrong_credentials")
      expect(await dataOf(host.client().GET("/auth/providers"))).to.deep.equal([
        { id: "directory", kind: "password", name: "The family directory" },
      ])
    })

    it("joins the account with the address if it is verified on both sides, and mails its owner", async () => {
      await start()
      const [email, unverified] = [somebody(), somebody({ emailVerified: false })]
      const { user, token } = await dataOf(login(email))
      await commit(host.store, async ({ identities }) => {
        const id = UserId.is(user.id) ? user.id : expect.fail("no id")
        for (const identity of await identities.ofUser(id)) await identities.remove(identity.id)
      })
      expect((await dataOf(login(email))).user.id).to.equal(user.id)
      await eventually(() =>
        expect(
          mail
            .of(email)
            .map(({ text }) => text)
            .join(),
        ).to.include("The family directory"),
      )
      expect((await host.client(token).GET("/users/me")).response.status).to.equal(200)
      const other = somebody({ email: unverified })
      expect((await dataOf(login(unverified))).user.email_verified).to.equal(false)
      expect(await refused(login(other))).to.equal("409 email_taken")
    })

    it("makes no account where registration is closed, and none without a subject or an address", async () => {
      await start({ REGISTRATION: "closed" })
      expect(await refused(login(somebody()))).to.equal("403 registration_closed")
      await host.stop()
      await start()
      for (const entry of [{ subject: "" }, { subject: "em\0ma" }, { email: null }, { email: "none" }] as const)
        expect(await refused(login(somebody(entry)))).to.equal("401 wrong_credentials")
      expect(await refused(login(somebody("provider_unavailable")))).to.equal("503 provider_unavailable")
    })

    it("leaves passwords to the directory: registration, changes and resets are refused", async () => {
      await start()
      const email = somebody()
      const { token } = await dataOf(login(email))
      const [api, visitor] = [host.client(token), host.client()]
      const answers = [
        await refused(visitor.POST("/auth/register", { body: { email: "new@example.org", password: PASSWORD } })),
        await refused(visitor.POST("/auth/password-reset/request", { body: { email } })),
        await refused(
          visitor.POST("/auth/password-reset/confirm", { body: { token: "any", new_password: `${PASSWORD}!` } }),
        ),
        await refused(
          api.POST("/auth/change-password", {
            body: { current_password: PASSWORD, new_password: `another ${PASSWORD}` },
          }),
        ),
      ]
      expect(new Set(answers)).to.deep.equal(new Set(["409 not_local"]))
      expect(mail.of(email)).to.deep.equal([])
    })

    it("is refused where passwords are switched off", async () => {
      await start({ PASSWORD_SIGN_IN: "off" })
      expect(await refused(login(somebody()))).to.equal("403 password_sign_in_off")
    })
  })
}
