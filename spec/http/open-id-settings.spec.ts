import { createServer } from "node:http"
import { once } from "node:events"
import { expect } from "chai"
import { memory } from "../../bootstrap/memory.ts"
import { hosts, startHost, type TestHost } from "../support/http.ts"
import { type Mailbox, mailbox } from "../support/mailbox.ts"
import { Browser, startIssuer, type TestIssuer } from "../support/open-id.ts"

const PASSWORD = "a quiet walk by the sea"
const START = "/api/v1/auth/oidc/corp/start"

const goesTo = (response: Response): string => `${response.status} ${response.headers.get("location")}`

for (const kind of hosts) {
  describe(`Sign-ins at a provider by the settings, on the ${kind.name} host`, () => {
    let issuer: TestIssuer
    let host: TestHost
    let mail: Mailbox
    before(async () => {
      issuer = await startIssuer()
    })
    after(() => issuer.stop())
    afterEach(() => host.stop())

    const started = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
      mail = mailbox()
      host = await kind.start({ OIDC_PROVIDERS: JSON.stringify([issuer.setting("corp")]), ...settings }, mail)
    }
    const signIn = async (browser: Browser, subject: string, query = ""): Promise<Response> => {
      const start = await browser.open(`${host.url}${START}${query}`)
      return browser.open(await browser.signInAt(issuer, start.headers.get("location") ?? "", subject))
    }
    const apiOf = (browser: Browser) => host.client(browser.cookiesOf(host.url).get("session"))

    for (const mode of ["invited", "closed"])
      it(`create no account where registration is ${mode}, except for the addresses of OWNER_EMAIL`, async () => {
        await started({ REGISTRATION: mode, OWNER_EMAIL: "operator@example.org" })
        issuer.people.set(`emma ${mode}`, { email: "emma@example.org", email_verified: true })
        issuer.people.set(`operator ${mode}`, { email: "Operator@example.org", email_verified: true })
        const refused = await signIn(new Browser(), `emma ${mode}`)
        expect(goesTo(refused)).to.equal("303 /sign-in?error=registration_closed")
        const browser = new Browser()
        expect(goesTo(await signIn(browser, `operator ${mode}`))).to.equal("303 /")
        expect((await apiOf(browser).GET("/users/me")).data).to.include({ is_instance_owner: true })
      })

    it("of known people work where registration is closed", async () => {
      await started({ REGISTRATION: "closed", OWNER_EMAIL: "emma@example.org" })
      issuer.people.set("known", { email: "emma@example.org", email_verified: true })
      await signIn(new Browser(), "known")
      issuer.people.set("known", { email: "other@example.org", email_verified: true })
      expect(goesTo(await signIn(new Browser(), "known"))).to.equal("303 /")
    })

    it("create no account with an invitation that is not valid", async () => {
      await started({ REGISTRATION: "invited" })
      issuer.people.set("invited", { email: "emma@example.org", email_verified: true })
      const refused = await signIn(new Browser(), "invited", "?invitation_token=x")
      expect(goesTo(refused)).to.equal("303 /sign-in?error=registration_closed")
    })

    it("create an account with a valid invitation, which becomes a member of the tree, once", async () => {
      await started({ REGISTRATION: "invited", OWNER_EMAIL: "operator@example.org" })
      issuer.people.set("operator", { email: "operator@example.org", email_verified: true })
      const owner = new Browser()
      await signIn(owner, "operator")
      const tree_id = (await apiOf(owner).POST("/trees", { body: { name: "Down House" } })).data?.id ?? ""
      const path = { params: { path: { tree_id } } }
      const { data } = await apiOf(owner).POST("/trees/{tree_id}/invitations", { ...path, body: { role: "editor" } })
      const token = new URL(data?.url ?? "").searchParams.get("token") ?? ""
      const [guest, late] = [new Browser(), new Browser()]
      issuer.people.set("guest", { email: "guest@example.org", email_verified: true })
      issuer.people.set("late", { email: "late@example.org", email_verified: true })
      expect(goesTo(await signIn(guest, "guest", `?invitation_token=${token}`))).to.equal("303 /")
      expect((await apiOf(guest).GET("/trees/{tree_id}", path)).data?.role).to.equal("editor")
      const refused = await signIn(late, "late", `?invitation_token=${token}`)
      expect(goesTo(refused)).to.equal("303 /sign-in?error=registration_closed")
    })

    it("are all that is left where passwords are off", async () => {
      await started({ PASSWORD_SIGN_IN: "off" })
      issuer.people.set("alone", { email: "emma@example.org", email_verified: true })
      const browser = new Browser()
      expect(goesTo(await signIn(browser, "alone"))).to.equal("303 /")
      const { data: providers = [] } = await host.client().GET("/auth/providers")
      expect(providers.map(({ id }) => id)).to.deep.equal(["corp"])
      const login = await host.client().POST("/auth/login", { body: { email: "emma@example.org", password: PASSWORD } })
      expect(login.error?.code).to.equal("password_sign_in_off")
    })

    it("get cookies that only https and only this host can set, and come back to PUBLIC_URL", async () => {
      await started({ PUBLIC_URL: "https://trees.example" })
      issuer.people.set("secure", { email: "emma@example.org", email_verified: true })
      const browser = new Browser()
      const start = await browser.open(`${host.url}${START}`)
      expect(start.headers.get("set-cookie")).to.match(
        /^__Host-sign_in=\S+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      )
      const back = await browser.signInAt(issuer, start.headers.get("location") ?? "", "secure")
      expect(back).to.match(/^https:\/\/trees\.example\/api\/v1\/auth\/oidc\/corp\/callback\?/)
      const jar = browser.cookiesOf(host.url)
      const finish = () => browser.open(back.replace("https://trees.example", host.url))
      const own = jar.get("__Host-sign_in") ?? ""
      jar.delete("__Host-sign_in")
      jar.set("sign_in", own)
      expect(goesTo(await finish()), "a cookie that another host may have set").to.equal(
        "303 /sign-in?error=state_invalid",
      )
      jar.set("__Host-sign_in", own)
      const finished = await finish()
      expect(goesTo(finished)).to.equal("303 /")
      expect(finished.headers.getSetCookie().find((cookie) => cookie.startsWith("session="))).to.match(
        /^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      )
    })

    it("are limited for each address, at the start and at the end", async () => {
      await started({ AUTH_TRIES_PER_MINUTE: "3" })
      for (const step of ["start", "callback"]) {
        const statuses: number[] = []
        for (let tries = 0; tries < 4; tries++)
          statuses.push((await new Browser().open(`${host.url}/api/v1/auth/oidc/corp/${step}`)).status)
        expect(statuses, step).to.deep.equal(step === "start" ? [302, 302, 302, 429] : [303, 303, 303, 429])
      }
    })

    it("do not keep the service from starting while the issuer is down: a start is answered 503 until it is back", async () => {
      const late = await startIssuer()
      await late.stop()
      await started({ OIDC_PROVIDERS: JSON.stringify([late.setting("corp")]) })
      const refused = await host.fetch(START, { redirect: "manual" })
      expect([refused.status, refused.headers.get("retry-after")]).to.deep.equal([503, "5"])
      expect(await refused.json()).to.include({ code: "provider_unavailable" })
      expect((await host.fetch("/readyz")).status).to.equal(200)
      await late.start()
      expect((await host.fetch(START, { redirect: "manual" })).status).to.equal(302)
      await late.stop()
    })

    it("are answered 503 if the issuer is no issuer, or calls itself by another name", async () => {
      const server = createServer((_, response) => {
        response.setHeader("content-type", "application/json")
        response.end(JSON.stringify({ issuer: "https://other.example.org", jwks_uri: "https://other.example.org" }))
      })
      server.listen(0, "127.0.0.1")
      await once(server, "listening")
      const address = server.address()
      const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
      await started({ OIDC_PROVIDERS: JSON.stringify([{ ...issuer.setting("corp"), issuer: url }]) })
      expect((await host.fetch(START, { redirect: "manual" })).status).to.equal(503)
      server.close()
    })

    it("mail a link to an address that the issuer has not verified, and to no other", async () => {
      await started({ WORKER: "on", REQUIRE_EMAIL_VERIFICATION: "true" })
      issuer.people.set("unverified", { email: "emma@example.org", email_verified: false })
      issuer.people.set("verified", { email: "charles@example.org", email_verified: true })
      const [emma, charles] = [new Browser(), new Browser()]
      await signIn(emma, "unverified")
      await signIn(charles, "verified")
      expect((await apiOf(charles).GET("/trees")).response.status).to.equal(200)
      expect((await apiOf(emma).GET("/trees")).error?.code).to.equal("email_unverified")
      const token = await mail.token("emma@example.org")
      await apiOf(emma).POST("/auth/verify-email", { body: { token } })
      expect((await apiOf(emma).GET("/trees")).response.status).to.equal(200)
      expect([mail.of("emma@example.org").length, mail.of("charles@example.org").length]).to.deep.equal([1, 0])
    })

    const reset = async (email: string, count = 1): Promise<void> => {
      if (count > 1) await mail.token(email, count - 1)
      await host.client().POST("/auth/password-reset/request", { body: { email } })
      const body = { token: await mail.token(email, count), new_password: PASSWORD }
      expect((await host.client().POST("/auth/password-reset/confirm", { body })).response.status).to.equal(204)
    }

    it("stay beside a password that a reset gives the account", async () => {
      await started({ WORKER: "on" })
      const email = "emma@example.org"
      issuer.people.set("both", { email, email_verified: true })
      const browser = new Browser()
      await signIn(browser, "both")
      await reset(email)
      const login = await host.client().POST("/auth/login", { body: { email, password: PASSWORD } })
      const { data = [] } = await host.client(login.data?.token).GET("/users/me/identities", {})
      expect(data.map(({ provider }) => provider)).to.deep.equal(["corp", "password"])
      expect((await apiOf(browser).GET("/users/me")).response.status, "a reset ends the sessions").to.equal(401)
      expect(goesTo(await signIn(browser, "both"))).to.equal("303 /")
      expect((await apiOf(browser).GET("/users/me")).data?.id).to.equal(login.data?.user.id)
    })

    it("end with the reset of an address that was never verified, because a stranger may have claimed it", async () => {
      await started({ WORKER: "on" })
      const email = "victim@example.org"
      issuer.people.set("stranger", { email, email_verified: false })
      const stranger = new Browser()
      await signIn(stranger, "stranger")
      expect((await apiOf(stranger).GET("/users/me")).data?.email).to.equal(email)
      await reset(email, 2)
      expect((await apiOf(stranger).GET("/users/me")).response.status).to.equal(401)
      expect(goesTo(await signIn(stranger, "stranger"))).to.equal("303 /sign-in?error=email_taken")
      const login = await host.client().POST("/auth/login", { body: { email, password: PASSWORD } })
      const { data = [] } = await host.client(login.data?.token).GET("/users/me/identities", {})
      expect(data.map(({ provider }) => provider)).to.deep.equal(["password"])
    })
  })
}

describe("An account whose provider is no longer configured", () => {
  it("keeps its password, because the identity at that provider is no way to sign in", async () => {
    const [issuer, store, mail] = [await startIssuer(), memory(), mailbox()]
    const started: TestHost[] = []
    const hostOf = async (settings: Readonly<Record<string, string>>): Promise<TestHost> => {
      const host = await startHost(store, settings, mail)
      started.push(host)
      return host
    }
    const email = "emma@example.org"
    issuer.people.set("emma", { email, email_verified: true })
    try {
      const settings = { OIDC_PROVIDERS: JSON.stringify([issuer.setting("corp")]), WORKER: "on" }
      const before = await hostOf(settings)
      const browser = new Browser()
      const start = await browser.open(`${before.url}${START}`)
      await browser.open(await browser.signInAt(issuer, start.headers.get("location") ?? "", "emma"))
      await before.client().POST("/auth/password-reset/request", { body: { email } })
      const reset = { token: await mail.token(email), new_password: PASSWORD }
      await before.client().POST("/auth/password-reset/confirm", { body: reset })

      const after = await hostOf({})
      const { data } = await after.client().POST("/auth/login", { body: { email, password: PASSWORD } })
      const api = after.client(data?.token)
      const { data: identities = [] } = await api.GET("/users/me/identities", {})
      const remove = (provider: string) => {
        const path = { identity_id: identities.find((identity) => identity.provider === provider)?.id ?? "" }
        return api.DELETE("/users/me/identities/{identity_id}", { params: { path } })
      }
      expect((await remove("password")).error?.code).to.equal("last_identity")
      expect((await remove("corp")).response.status).to.equal(204)
      expect((await after.fetch(START, { redirect: "manual" })).status).to.equal(404)
    } finally {
      for (const host of started) await host.stop()
      await issuer.stop()
    }
  })
})

describe("Two providers with the same client of one issuer", () => {
  it("do not take an answer for each other", async () => {
    const issuer = await startIssuer()
    issuer.people.set("emma", { email: "emma@example.org", email_verified: true })
    const providers = [issuer.setting("corp"), issuer.setting("twin")]
    const host = await startHost(memory(), { OIDC_PROVIDERS: JSON.stringify(providers) })
    try {
      const browser = new Browser()
      const start = await browser.open(`${host.url}${START}`)
      const back = await browser.signInAt(issuer, start.headers.get("location") ?? "", "emma")
      expect(goesTo(await browser.open(back.replace("/corp/", "/twin/")))).to.equal("303 /sign-in?error=state_invalid")
    } finally {
      await host.stop()
      await issuer.stop()
    }
  })
})
