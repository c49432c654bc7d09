import { expect } from "chai"
import { hosts, type TestHost } from "../support/http.ts"
import { mailbox, type Mailbox } from "../support/mailbox.ts"
import { Browser, startIssuer, type TestIssuer } from "../support/open-id.ts"
import { commit } from "../support/store.ts"

const CHOSEN_BY_STRANGER = "a quiet walk by the sea"
const CHOSEN_BY_OWNER = "another walk by the sea"
const REMOVED = '200 {"password_removed":true}'

let people = 0

for (const kind of hosts) {
  describe(`An account that a stranger made with the address of somebody else, on the ${kind.name} host`, () => {
    let host: TestHost
    let mail: Mailbox
    let issuer: TestIssuer
    before(async () => {
      ;[mail, issuer] = [mailbox(), await startIssuer()]
      host = await kind.start({ WORKER: "on", OIDC_PROVIDERS: JSON.stringify([issuer.setting("corp")]) }, mail)
    })
    after(async () => {
      await host.stop()
      await issuer.stop()
    })

    const address = (): string => `emma-${++people}@example.org`
    const register = async (email: string): Promise<string> => {
      const body = { email, password: CHOSEN_BY_STRANGER }
      return (await host.client().POST("/auth/register", { body })).data?.token ?? expect.fail("not registered")
    }
    /** Signs in at the provider. Returns the token of the session, or where the browser is sent without one. */
    const atProvider = async (email: string, subject: string, isVerified: boolean): Promise<string> => {
      issuer.people.set(subject, { email, email_verified: isVerified })
      const browser = new Browser()
      const start = await browser.open(`${host.url}/api/v1/auth/oidc/corp/start`)
      const back = await browser.signInAt(issuer, start.headers.get("location") ?? "", subject)
      const { headers } = await browser.open(back)
      return browser.cookiesOf(host.url).get("session") ?? headers.get("location") ?? ""
    }
    const apiToken = async (session: string): Promise<string> => {
      const body = { name: "A script", scopes: ["read" as const] }
      return (await host.client(session).POST("/auth/tokens", { body })).data?.token ?? expect.fail("no token")
    }
    const statusOf = async (token: string) => (await host.client(token).GET("/users/me")).response.status
    const login = (email: string, password: string) => host.client().POST("/auth/login", { body: { email, password } })
    const confirm = async (token: string, session?: string) => {
      const { response, error, data } = await host.client(session).POST("/auth/verify-email", { body: { token } })
      return error?.code ?? (data === undefined ? response.status : `${response.status} ${JSON.stringify(data)}`)
    }
    const setPassword = async (token: string) =>
      host.client().POST("/auth/password-reset/confirm", { body: { token, new_password: CHOSEN_BY_OWNER } })
    const accountOf = async (session: string) => {
      const api = host.client(session)
      const { data } = await api.GET("/users/me")
      const identities = (await api.GET("/users/me/identities")).data ?? []
      return { email: data?.email, isVerified: data?.email_verified, by: identities.map(({ provider }) => provider) }
    }

    it("with a password: no session and no token of it works once the owner of the address confirms it", async () => {
      const email = address()
      const session = await register(email)
      const token = await apiToken(session)
      expect(await confirm(await mail.token(email), await register(address()))).to.equal(REMOVED)
      expect([await statusOf(session), await statusOf(token)]).to.deep.equal([401, 401])
    })

    it("with a password: it ends when the owner of the address confirms that, and an API token is no session", async () => {
      const email = address()
      const token = await apiToken(await register(email))
      expect(await confirm(await mail.token(email), token)).to.equal(REMOVED)
      expect(await statusOf(token)).to.equal(401)
      expect((await login(email, CHOSEN_BY_STRANGER)).response.status).to.equal(401)
      await mail.token(email, 2)
    })

    it("stays as it is if its address was confirmed in another way before", async () => {
      const email = address()
      const session = await register(email)
      const link = await mail.token(email)
      await commit(host.store, async ({ users }) => {
        const user = (await users.byEmail(email)) ?? expect.fail("no account")
        await users.update({ ...user, emailVerifiedAt: new Date() })
      })
      const token = await apiToken(session)
      expect(await confirm(link)).to.equal(204)
      expect([await statusOf(session), await statusOf(token)]).to.deep.equal([200, 200])
      expect((await login(email, CHOSEN_BY_STRANGER)).response.status).to.equal(200)
      expect(await confirm(link)).to.equal("invalid_token")
    })

    it("with a password: the owner of the address gets a mail for a new one at once, and no second one", async () => {
      const email = address()
      await register(email)
      expect(await confirm(await mail.token(email))).to.equal(REMOVED)
      await mail.token(email, 2)
      await host.client().POST("/auth/password-reset/request", { body: { email } })
      expect((await setPassword(await mail.token(email, 2))).response.status).to.equal(204)
      expect((await login(email, CHOSEN_BY_STRANGER)).response.status).to.equal(401)
      const { data } = await login(email, CHOSEN_BY_OWNER)
      expect(await accountOf(data?.token ?? "")).to.deep.equal({ email, isVerified: true, by: ["password"] })
    })

    it("at a provider: it is confirmed only by those who are signed in to it, and the link stays good", async () => {
      const email = address()
      const subject = `stranger-of-${email}`
      const session = await atProvider(email, subject, false)
      const token = await mail.token(email)
      expect(await confirm(token)).to.equal("unauthenticated")
      expect(await confirm(token, await register(address()))).to.equal("unauthenticated")
      expect((await accountOf(session)).isVerified).to.equal(false)
      expect(await confirm(token, session)).to.equal(204)
      expect(await accountOf(session)).to.deep.equal({ email, isVerified: true, by: ["corp"] })
    })

    it("at a provider: the owner of the address takes it by a reset, and the identity of the stranger is gone", async () => {
      const email = address()
      const subject = `stranger-of-${email}`
      const session = await atProvider(email, subject, false)
      const token = await apiToken(session)
      expect(await confirm(await mail.token(email))).to.equal("unauthenticated")
      await host.client().POST("/auth/password-reset/request", { body: { email } })
      expect((await setPassword(await mail.token(email, 2))).response.status).to.equal(204)
      expect([await statusOf(session), await statusOf(token)]).to.deep.equal([401, 401])
      expect(await atProvider(email, subject, false)).to.equal("/sign-in?error=email_taken")
      const { data } = await login(email, CHOSEN_BY_OWNER)
      expect(await accountOf(data?.token ?? "")).to.deep.equal({ email, isVerified: true, by: ["password"] })
    })

    it("keeps its password and session if it is confirmed by those who are signed in to it", async () => {
      const email = address()
      const session = await register(email)
      expect(await confirm(await mail.token(email), session)).to.equal(204)
      expect(await accountOf(session)).to.deep.equal({ email, isVerified: true, by: ["password"] })
      expect((await login(email, CHOSEN_BY_STRANGER)).response.status).to.equal(200)
      expect(mail.of(email)).to.have.length(1)
    })
  })
}
