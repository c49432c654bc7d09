import { expect } from "chai"
import { hosts, type TestHost } from "../support/http.ts"
import { mailbox, type Mailbox } from "../support/mailbox.ts"
import { Browser, startIssuer, type TestIssuer } from "../support/open-id.ts"

const PASSWORD = "a quiet walk by the sea"

/** Somebody with an account, and how they sign in: the token of the session, or the answer that opened none. */
interface Somebody {
  readonly email: string
  readonly subject: string
  signIn(headers?: Readonly<Record<string, string>>): Promise<string>
  /** A try that is refused. */
  tryWrongly(): Promise<string>
}

interface Way {
  readonly name: string
  readonly provider: string
  somebody(stage: { readonly host: TestHost; readonly issuer: TestIssuer; readonly mail: Mailbox }): Promise<Somebody>
}

let people = 0

const byPassword: Way = {
  name: "a password",
  provider: "password",
  somebody: async ({ host, mail }) => {
    const email = `emma-${++people}@example.org`
    const login = async (password: string): Promise<string> => {
      const { data, response } = await host.client().POST("/auth/login", { body: { email, password } })
      return data?.token ?? `no session: ${response.status}`
    }
    const { data } = await host.client().POST("/auth/register", { body: { email, password: PASSWORD } })
    await host.client(data?.token).POST("/auth/verify-email", { body: { token: await mail.token(email) } })
    return { email, subject: email, signIn: () => login(PASSWORD), tryWrongly: () => login("another") }
  },
}

const byOpenId: Way = {
  name: "an OpenID provider",
  provider: "corp",
  somebody: async ({ host, issuer }) => {
    const subject = `subject-${++people}`
    const email = `emma-${people}@example.org`
    issuer.people.set(subject, { email, email_verified: true })
    const go = async (change: (address: string) => string): Promise<string> => {
      const browser = new Browser()
      const start = await browser.open(`${host.url}/api/v1/auth/oidc/corp/start`)
      const back = await browser.signInAt(issuer, start.headers.get("location") ?? "", subject)
      const { headers } = await browser.open(change(back))
      return browser.cookiesOf(host.url).get("session") ?? `no session: ${headers.get("location")}`
    }
    await go((address) => address)
    return {
      email,
      subject,
      signIn: () => go((address) => address),
      tryWrongly: () => go((address) => address.replace("state=", "state=x")),
    }
  },
}

for (const kind of hosts)
  for (const way of [byPassword, byOpenId]) {
    describe(`Signing in with ${way.name}, on the ${kind.name} host`, () => {
      let stage: { readonly host: TestHost; readonly issuer: TestIssuer; readonly mail: Mailbox } | null = null
      const there = () => stage ?? expect.fail("not started")
      before(async () => {
        const [issuer, mail] = [await startIssuer(), mailbox()]
        const settings = { OIDC_PROVIDERS: JSON.stringify([issuer.setting("corp")]), WORKER: "on" }
        stage = { host: await kind.start(settings, mail), issuer, mail }
      })
      after(async () => {
        await stage?.host.stop()
        await stage?.issuer.stop()
      })
      const api = (token: string) => there().host.client(token)

      it("opens a session of the same account each time", async () => {
        const emma = await way.somebody(there())
        const [first, second] = [await emma.signIn(), await emma.signIn()]
        expect(first).not.to.equal(second)
        const users = [(await api(first).GET("/users/me")).data, (await api(second).GET("/users/me")).data]
        expect(users[0]).to.include({ email: emma.email, email_verified: true })
        expect(users[1]).to.deep.equal(users[0])
      })

      it("is an identity of the account, known by its provider and subject", async () => {
        const emma = await way.somebody(there())
        const { data = [] } = await api(await emma.signIn()).GET("/users/me/identities", {})
        expect(data.map(({ provider, subject }) => ({ provider, subject }))).to.deep.equal([
          { provider: way.provider, subject: emma.subject },
        ])
      })

      it("is a change of the account by its user, which shows neither the address nor the subject", async () => {
        const emma = await way.somebody(there())
        const token = await emma.signIn()
        const { data = [] } = await api(token).GET("/users/me/activity")
        const [last] = data
        const { data: user } = await api(token).GET("/users/me")
        expect([last?.action, last?.actor?.id, last?.via.kind]).to.deep.equal(["session.create", user?.id, "session"])
        expect(JSON.stringify(data)).not.to.match(new RegExp(`${emma.email}|${emma.subject}`))
      })

      it("opens no session with wrong evidence", async () => {
        const emma = await way.somebody(there())
        expect(await emma.tryWrongly()).to.match(/^no session: (401|\/sign-in\?error=state_invalid)$/)
      })

      it("cannot be removed if it is the last way, by the account itself or by anyone else", async () => {
        const [emma, charles] = [await way.somebody(there()), await way.somebody(there())]
        const token = await emma.signIn()
        const { data = [] } = await api(token).GET("/users/me/identities", {})
        const at = { params: { path: { identity_id: data[0]?.id ?? "" } } }
        const removed = async (by: string) =>
          (await api(by).DELETE("/users/me/identities/{identity_id}", at)).error?.code
        expect(await removed(token)).to.equal("last_identity")
        expect(await removed(await charles.signIn())).to.equal("not_found")
        expect(await emma.signIn()).not.to.match(/^no session/)
      })

      it("finds nothing of an account that was deleted", async () => {
        const emma = await way.somebody(there())
        const token = await emma.signIn()
        const id = (await api(token).GET("/users/me")).data?.id
        await api(token).DELETE("/users/me", { body: { email: emma.email } })
        const again = await emma.signIn()
        const now = again.startsWith("no session") ? null : (await api(again).GET("/users/me")).data
        expect(now?.id).not.to.equal(id)
      })

      it("can be backed up and restored: the trees come, the identities stay", async () => {
        const emma = await way.somebody(there())
        const token = await emma.signIn()
        await api(token).POST("/trees", { body: { name: "Down House" } })
        const authorization = `Bearer ${token}`
        const archive = await there().host.fetch("/api/v1/users/me/export", { headers: { authorization } })
        const form = new FormData()
        form.set("file", await archive.blob(), "stemma.zip")
        const restored = await there().host.fetch("/api/v1/users/me/import", {
          method: "POST",
          headers: { authorization },
          body: form,
        })
        expect(restored.status, await restored.text()).to.equal(201)
        const { data = [] } = await api(token).GET("/users/me/identities", {})
        expect(data.map(({ provider }) => provider)).to.deep.equal([way.provider])
      })
    })
  }
