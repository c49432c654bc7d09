import { expect } from "chai"
import { Browser, type Claims, signedToken, startIssuer, type TestIssuer } from "../support/open-id.ts"
import { eventually } from "../support/eventually.ts"
import { hosts, type TestHost } from "../support/http.ts"
import { mailbox } from "../support/mailbox.ts"
import { commit } from "../support/store.ts"

const API = "/api/v1"
const PASSWORD = "a quiet walk by the sea"
const JOINED = "A new way to sign in to your Stemma account"

let people = 0
/** A person with an account at the issuer, with an address of their own. */
const somebody = (issuer: TestIssuer, claims: Claims = {}) => {
  const subject = `subject-${++people}`
  const email = claims.email ?? `emma-${people}@example.org`
  issuer.people.set(subject, { email, email_verified: true, name: "Emma Wedgwood", ...claims })
  return { subject, email }
}

/** The address to which an answer sends the browser, and its status. */
const goesTo = (response: Response): string => `${response.status} ${response.headers.get("location")}`

for (const kind of hosts) {
  describe(`Signing in at an OpenID provider, on the ${kind.name} host`, () => {
    let [issuer, other]: TestIssuer[] = []
    let host: TestHost
    const mail = mailbox()
    const corp = (): TestIssuer => issuer ?? expect.fail("not started")
    const evil = (): TestIssuer => other ?? expect.fail("not started")
    before(async () => {
      ;[issuer, other] = [await startIssuer(), await startIssuer({ claimsInToken: true })]
      const providers = JSON.stringify([corp().setting("corp"), evil().setting("evil")])
      host = await kind.start({ OIDC_PROVIDERS: providers, WORKER: "on" }, mail)
    })
    after(async () => {
      await host.stop()
      await corp().stop()
      await evil().stop()
    })
    afterEach(() => {
      corp().twist = null
      evil().twist = null
    })

    const start = async (browser: Browser, query = "", provider = "corp"): Promise<Response> =>
      browser.open(`${host.url}${API}/auth/oidc/${provider}/start${query}`)
    /** Goes from the start to the address of the callback, without opening it. */
    const answered = async (browser: Browser, subject: string | null, query = "", provider = "corp") => {
      const response = await start(browser, query, provider)
      expect(response.status, await response.text()).to.equal(302)
      return browser.signInAt(provider === "corp" ? corp() : evil(), response.headers.get("location") ?? "", subject)
    }
    const signIn = async (browser: Browser, subject: string | null, query = "", provider = "corp") =>
      browser.open(await answered(browser, subject, query, provider))
    const tokenOf = (browser: Browser): string => browser.cookiesOf(host.url).get("session") ?? ""
    const account = async (browser: Browser) => (await host.client(tokenOf(browser)).GET("/users/me")).data
    const identities = async (browser: Browser) =>
      (await host.client(tokenOf(browser)).GET("/users/me/identities", {})).data ?? []
    const actions = async (browser: Browser) =>
      ((await host.client(tokenOf(browser)).GET("/users/me/activity")).data ?? []).map(({ action }) => action)
    const registered = async (email: string, isVerified: boolean): Promise<string> => {
      const { data } = await host.client().POST("/auth/register", { body: { email, password: PASSWORD } })
      if (isVerified)
        await commit(host.store, async ({ users }) => {
          const user = (await users.byEmail(email)) ?? expect.fail("no account")
          await users.update({ ...user, emailVerifiedAt: new Date() })
        })
      return data?.user.id ?? ""
    }

    describe("works", () => {
      it("from the start over the issuer to the path that was asked for, with a new account", async () => {
        const { subject, email } = somebody(corp())
        const browser = new Browser()
        expect(goesTo(await signIn(browser, subject, "?return_to=/trees/1%3Fview%3Dall"))).to.equal(
          "303 /trees/1?view=all",
        )
        expect(await account(browser)).to.include({ email, email_verified: true, display_name: "Emma Wedgwood" })
        expect((await identities(browser)).map(({ provider, subject: known }) => [provider, known])).to.deep.equal([
          ["corp", subject],
        ])
      })

      it("again for the same account, and goes to the start page by default", async () => {
        const { subject } = somebody(corp())
        const [first, second] = [new Browser(), new Browser()]
        expect(goesTo(await signIn(first, subject))).to.equal("303 /")
        // The address at the issuer has changed: the subject counts.
        corp().people.set(subject, { email: "changed@example.org", email_verified: false })
        expect(goesTo(await signIn(second, subject))).to.equal("303 /")
        expect((await account(second))?.id).to.equal((await account(first))?.id)
      })

      it("in several browsers at once, with one account", async () => {
        const { subject } = somebody(corp())
        const browsers = [new Browser(), new Browser(), new Browser()]
        const backs = await Promise.all(browsers.map((browser) => answered(browser, subject)))
        const ends = await Promise.all(browsers.map((browser, index) => browser.open(backs[index] ?? "")))
        expect(ends.map(goesTo)).to.deep.equal(["303 /", "303 /", "303 /"])
        const ids = await Promise.all(browsers.map(async (browser) => (await account(browser))?.id))
        expect(new Set(ids).size).to.equal(1)
      })

      it("with an address in the ID token, or at the endpoint for it", async () => {
        const { subject, email } = somebody(evil())
        const browser = new Browser()
        expect(goesTo(await signIn(browser, subject, "", "evil"))).to.equal("303 /")
        expect((await account(browser))?.email).to.equal(email)
      })

      it("asks for a code with PKCE, and with a state and a nonce of its own", async () => {
        const addresses = await Promise.all(
          [new Browser(), new Browser()].map(async (browser) => (await start(browser)).headers.get("location") ?? ""),
        )
        const [first, second] = addresses.map((address) => new URL(address).searchParams)
        expect(Object.fromEntries(first ?? [])).to.include({
          response_type: "code",
          code_challenge_method: "S256",
          scope: "openid email profile",
          redirect_uri: `${host.url}${API}/auth/oidc/corp/callback`,
        })
        for (const name of ["state", "nonce", "code_challenge"]) {
          expect(first?.get(name)?.length, name).to.be.at.least(43)
          expect(first?.get(name), name).not.to.equal(second?.get(name))
        }
      })

      it("sets cookies that no script and no other site can use, and that no cache stores", async () => {
        const { subject } = somebody(corp())
        const browser = new Browser()
        const begun = await start(browser)
        expect(begun.headers.getSetCookie()).to.have.length(1)
        expect(begun.headers.get("set-cookie")).to.match(/^sign_in=\S+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
        const back = await browser.signInAt(corp(), begun.headers.get("location") ?? "", subject)
        const finished = await browser.open(back)
        const cookies = finished.headers.getSetCookie()
        expect(cookies.find((cookie) => cookie.startsWith("session="))).to.match(
          /^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
        )
        expect(cookies.find((cookie) => cookie.startsWith("sign_in="))).to.match(/^sign_in=; Max-Age=0; /)
        for (const response of [begun, finished]) {
          expect(response.headers.get("cache-control")).to.equal("no-store")
          expect(response.headers.get("referrer-policy")).to.equal("no-referrer")
        }
      })

      it("is written to the activity of the account", async () => {
        const { subject } = somebody(corp())
        const browser = new Browser()
        await signIn(browser, subject)
        await signIn(browser, subject)
        expect(await actions(browser)).to.deep.equal(["session.create", "user.register"])
        const { data: changes = [] } = await host.client(tokenOf(browser)).GET("/users/me/activity")
        const id = (await account(browser))?.id
        expect(changes.map(({ actor, via }) => [actor?.id, via.kind])).to.deep.equal([
          [id, "session"],
          [id, "session"],
        ])
      })

      it("after the issuer has changed its keys, at once", async () => {
        const [before, after] = [somebody(corp()), somebody(corp())]
        expect(goesTo(await signIn(new Browser(), before.subject))).to.equal("303 /")
        await corp().rotateKeys()
        expect(goesTo(await signIn(new Browser(), after.subject))).to.equal("303 /")
      })
    })

    describe("is refused", () => {
      const refusedTo = async (response: Response, error: string): Promise<void> => {
        expect(goesTo(response)).to.equal(`303 /sign-in?error=${error}`)
        expect(response.headers.getSetCookie().filter((cookie) => cookie.startsWith("session="))).to.deep.equal([])
      }

      it("if the browser brings the same answer again", async () => {
        const { subject } = somebody(corp())
        const browser = new Browser()
        const back = await answered(browser, subject)
        const cookie = browser.cookiesOf(host.url).get("sign_in") ?? ""
        expect(goesTo(await browser.open(back))).to.equal("303 /")
        await refusedTo(await browser.open(back), "state_invalid")
        browser.cookiesOf(host.url).set("sign_in", cookie)
        await refusedTo(await browser.open(back), "state_invalid")
      })

      it("if the code was used before, in another sign-in", async () => {
        const { subject } = somebody(corp())
        const [first, second] = [new Browser(), new Browser()]
        const used = new URL(await answered(first, subject))
        await first.open(used.href)
        const back = new URL(await answered(second, subject))
        back.searchParams.set("code", used.searchParams.get("code") ?? "")
        await refusedTo(await second.open(back.href), "provider_error")
      })

      it("with a wrong, missing or doubled state", async () => {
        for (const change of [
          (query: URLSearchParams) => query.set("state", "another"),
          (query: URLSearchParams) => query.delete("state"),
          (query: URLSearchParams) => query.append("state", query.get("state") ?? ""),
        ]) {
          const browser = new Browser()
          const back = new URL(await answered(browser, somebody(corp()).subject))
          change(back.searchParams)
          await refusedTo(await browser.open(back.href), "state_invalid")
        }
      })

      it("in a browser that has not started it, so nobody can be signed in to the account of another", async () => {
        const attacker = new Browser()
        const back = await answered(attacker, somebody(corp()).subject)
        await refusedTo(await new Browser().open(back), "state_invalid")
        const victim = new Browser()
        await start(victim)
        await refusedTo(await victim.open(back), "state_invalid")
      })

      it("with a cookie that was changed, or made for another provider", async () => {
        const browser = new Browser()
        const back = await answered(browser, somebody(corp()).subject, "?return_to=/mine")
        const jar = browser.cookiesOf(host.url)
        const cookie = jar.get("sign_in") ?? ""
        for (const changed of [
          cookie.replace("%2Fmine", "%2Fyours"),
          cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
          cookie.slice(0, cookie.lastIndexOf(".")),
          "",
          ".",
          "%00",
        ]) {
          expect(changed).not.to.equal(cookie)
          jar.set("sign_in", changed)
          await refusedTo(await browser.open(back), "state_invalid")
        }
        jar.set("sign_in", cookie)
        await refusedTo(await browser.open(back.replace("/corp/", "/evil/")), "state_invalid")
      })

      it("if another issuer answers, by a mix-up", async () => {
        const browser = new Browser()
        const back = new URL(await answered(browser, somebody(corp()).subject))
        expect(back.searchParams.get("iss")).to.equal(corp().url)
        back.searchParams.set("iss", evil().url)
        const before = corp().exchanges.length
        await refusedTo(await browser.open(back.href), "state_invalid")
        back.searchParams.delete("iss")
        const again = new URL(await answered(browser, somebody(corp()).subject))
        again.searchParams.delete("iss")
        await refusedTo(await browser.open(again.href), "token_invalid")
        expect(corp().exchanges.length, "no code was sent to the token endpoint").to.equal(before)
      })

      const now = (): number => Math.floor(Date.now() / 1_000)
      const tokens: readonly (readonly [string, NonNullable<TestIssuer["twist"]>])[] = [
        ["a wrong nonce", (claims) => ({ ...claims, nonce: "another" })],
        ["no nonce", ({ nonce: _, ...claims }) => claims],
        ["another issuer", (claims) => ({ ...claims, iss: "https://evil.example.org" })],
        ["another audience", (claims) => ({ ...claims, aud: "another" })],
        ["more audiences, and another party", (claims) => ({ ...claims, aud: ["stemma", "other"], azp: "other" })],
        ["an end in the past", (claims) => ({ ...claims, iat: now() - 7_200, exp: now() - 3_600 })],
        ["no end", ({ exp: _, ...claims }) => claims],
        ["a signature by another key", (claims) => signedToken(claims)],
        [
          "no signature",
          (claims) =>
            `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`,
        ],
        ["no structure", () => "nonsense"],
      ]
      for (const [name, twist] of tokens)
        it(`with an ID token with ${name}`, async () => {
          corp().twist = twist
          await refusedTo(await signIn(new Browser(), somebody(corp()).subject), "token_invalid")
        })

      const subjects = { empty: "", "too long": "x".repeat(256), "with a line end": "emma\n", "of a null": "em\0ma" }
      for (const [name, sub] of Object.entries(subjects))
        it(`with a subject that is ${name}`, async () => {
          const { email } = somebody(evil())
          evil().twist = (claims) => ({ ...claims, sub, email, email_verified: true })
          await refusedTo(await signIn(new Browser(), `subject-${people}`, "", "evil"), "token_invalid")
        })

      it("if the user says no at the issuer", async () => {
        await refusedTo(await signIn(new Browser(), null), "access_denied")
      })

      it("if the issuer states an error, whatever it is", async () => {
        for (const [error, code] of [
          ["server_error", "provider_error"],
          ["temporarily_unavailable", "provider_unavailable"],
          ["<script>", "provider_error"],
        ] as const) {
          const browser = new Browser()
          const back = new URL(await answered(browser, somebody(corp()).subject))
          back.searchParams.delete("code")
          back.searchParams.set("error", error)
          await refusedTo(await browser.open(back.href), code)
        }
      })

      it("without an address, or with one that is none, if the account is not known", async () => {
        for (const email of [undefined, "no address", "a@b\r\nBcc: c@d"]) {
          const { subject } = somebody(corp())
          corp().people.set(subject, { ...(email === undefined ? {} : { email }), email_verified: true })
          await refusedTo(await signIn(new Browser(), subject), "email_missing")
        }
      })

      it("while the issuer is down, and works again afterwards", async () => {
        const { subject } = somebody(corp())
        const browser = new Browser()
        const back = await answered(browser, subject)
        await corp().stop()
        try {
          await refusedTo(await browser.open(back), "provider_unavailable")
        } finally {
          await corp().start()
        }
        expect(goesTo(await signIn(browser, subject))).to.equal("303 /")
      })
    })

    describe("with the address of an account", () => {
      it("joins it, if the address is verified on both sides", async () => {
        const { subject, email } = somebody(corp())
        const id = await registered(email, true)
        const browser = new Browser()
        expect(goesTo(await signIn(browser, subject))).to.equal("303 /")
        expect((await account(browser))?.id).to.equal(id)
        expect((await identities(browser)).map(({ provider }) => provider)).to.deep.equal(["password", "corp"])
        expect((await actions(browser))[0]).to.equal("identity.create")
      })

      it("is refused, if the issuer or this service has not verified it", async () => {
        for (const [atIssuer, isVerified] of [
          [false, true],
          [true, false],
          [false, false],
        ] as const) {
          const { subject, email } = somebody(corp(), { email_verified: atIssuer })
          await registered(email, isVerified)
          expect(goesTo(await signIn(new Browser(), subject))).to.equal("303 /sign-in?error=email_taken")
          const metrics = await (await host.fetch("/metrics")).text()
          expect(metrics).to.match(/^sign_ins_refused_total\{operation="finishSignIn",reason="email_taken"\} [1-9]/m)
        }
      })

      it("joins it, and its owner gets a mail that names the provider", async () => {
        const { subject, email } = somebody(corp())
        await registered(email, true)
        await signIn(new Browser(), subject)
        await eventually(() => expect(mail.of(email).map((sent) => sent.subject)).to.include(JOINED))
        const sent = mail.of(email).filter(({ subject: about }) => about === JOINED)
        expect(sent.map(({ text }) => text).join()).to.include("The corp directory")
        await signIn(new Browser(), subject)
        const { subject: another, email: elsewhere } = somebody(corp())
        await registered(elsewhere, true)
        await signIn(new Browser(), another)
        await eventually(() => expect(mail.of(elsewhere).map((sent) => sent.subject)).to.include(JOINED))
        expect(mail.of(email).filter(({ subject: about }) => about === JOINED)).to.have.length(1)
      })

      it("is judged by what one answer of the issuer says: the ID token, or its endpoint for the user", async () => {
        const { subject, email } = somebody(corp())
        await registered(email, true)
        const taken = "303 /sign-in?error=email_taken"
        corp().people.set(subject, { email })
        corp().twist = (claims) => ({ ...claims, email_verified: true })
        expect(goesTo(await signIn(new Browser(), subject)), "verified in the token alone").to.equal(taken)
        corp().people.set(subject, { email, email_verified: true })
        corp().twist = (claims) => ({ ...claims, email })
        expect(goesTo(await signIn(new Browser(), subject)), "verified at the endpoint alone").to.equal(taken)
        corp().twist = (claims) => ({ ...claims, email_verified: false })
        expect(goesTo(await signIn(new Browser(), subject)), "all of it at the endpoint").to.equal("303 /")
      })

      it("counts as verified only if the issuer says so", async () => {
        const { subject, email } = somebody(corp())
        await registered(email, true)
        for (const claim of [undefined, "yes", "false"]) {
          corp().people.set(subject, { email, ...(claim === undefined ? {} : { email_verified: claim }) })
          expect(goesTo(await signIn(new Browser(), subject)), String(claim)).to.equal("303 /sign-in?error=email_taken")
        }
        corp().people.set(subject, { email: email.toUpperCase(), email_verified: "true" })
        expect(goesTo(await signIn(new Browser(), subject))).to.equal("303 /")
      })

      it("makes an account without verification, if nobody has it and the issuer has not verified it", async () => {
        const { subject, email } = somebody(corp(), { email_verified: false })
        const browser = new Browser()
        expect(goesTo(await signIn(browser, subject))).to.equal("303 /")
        expect(await account(browser)).to.include({ email, email_verified: false })
        corp().people.set(subject, { email, email_verified: true })
        await signIn(browser, subject)
        expect(await account(browser), "the issuer verifies it later").to.include({ email, email_verified: true })
      })
    })

    describe("starts", () => {
      it("only with a path of the service as the end", async () => {
        for (const path of [
          "//evil.example.org",
          "/\\evil.example.org",
          "\\/evil.example.org",
          "https://evil.example.org",
          "https:evil.example.org",
          "javascript:alert(1)",
          "trees",
          "",
          "/%2F/evil.example.org",
          "/%2Fevil.example.org",
          "/%252Fevil.example.org",
          "/%5Cevil.example.org",
          "/\t/evil.example.org",
          "/\n/evil.example.org",
          "/%09/evil.example.org",
          "/%0d%0aLocation:https:%2F%2Fevil.example.org",
          "/.//evil.example.org",
          "/..//evil.example.org",
          "/%2e%2e//evil.example.org",
          "/a/../..//evil",
          "/%",
          "/%C0%AF/evil",
          "/é",
          `/${"a".repeat(1_000)}`,
        ]) {
          const response = await start(new Browser(), `?return_to=${encodeURIComponent(path)}`)
          expect(response.status, path).to.equal(422)
          const problem: { readonly errors: readonly { readonly path: string }[] } = JSON.parse(await response.text())
          expect(
            problem.errors.map(({ path: at }) => at),
            path,
          ).to.deep.equal(["return_to"])
        }
        for (const path of ["/", "/trees/1", "/trees?next=//x&a=%2F%2F", "/a%20b#part", "/~emma/(1)"])
          expect((await start(new Browser(), `?return_to=${encodeURIComponent(path)}`)).status, path).to.equal(302)
      })

      it("only at a provider that is configured", async () => {
        for (const provider of ["none", "password", "CORP", "..", "%00"])
          for (const step of ["start", "callback"])
            expect(
              (await host.fetch(`${API}/auth/oidc/${provider}/${step}`, { redirect: "manual" })).status,
              provider,
            ).to.equal(404)
      })

      it("from the list of the ways to sign in", async () => {
        expect((await host.client().GET("/auth/providers")).data).to.deep.equal([
          { id: "password", kind: "password", name: "E-mail and password" },
          { id: "corp", kind: "oidc", name: "The corp directory" },
          { id: "evil", kind: "oidc", name: "The evil directory" },
        ])
      })
    })

    describe("is an identity", () => {
      const remove = async (browser: Browser, provider: string) => {
        const identity = (await identities(browser)).find((one) => one.provider === provider)
        const path = { identity_id: identity?.id ?? "" }
        return host.client(tokenOf(browser)).DELETE("/users/me/identities/{identity_id}", { params: { path } })
      }

      it("that cannot be removed while it is the last way to sign in", async () => {
        const browser = new Browser()
        await signIn(browser, somebody(corp()).subject)
        const { response, error } = await remove(browser, "corp")
        expect([response.status, error?.code]).to.deep.equal([409, "last_identity"])
        expect(await identities(browser)).to.have.length(1)
      })

      it("that its user removes, which ends the other sessions; the password still works", async () => {
        const { subject, email } = somebody(corp())
        await registered(email, true)
        const [browser, elsewhere] = [new Browser(), new Browser()]
        await signIn(browser, subject)
        await signIn(elsewhere, subject)
        expect((await remove(browser, "corp")).response.status).to.equal(204)
        expect((await actions(browser))[0]).to.equal("identity.delete")
        expect((await identities(browser)).map(({ provider }) => provider)).to.deep.equal(["password"])
        expect((await host.client(tokenOf(elsewhere)).GET("/users/me")).response.status).to.equal(401)
        corp().people.set(subject, { email, email_verified: false })
        expect(goesTo(await signIn(elsewhere, subject))).to.equal("303 /sign-in?error=email_taken")
        const login = await host.client().POST("/auth/login", { body: { email, password: PASSWORD } })
        expect(login.response.status).to.equal(200)
      })

      it("like that of the password, which is removed with the password", async () => {
        const { subject, email } = somebody(corp())
        await registered(email, true)
        const browser = new Browser()
        await signIn(browser, subject)
        expect((await remove(browser, "password")).response.status).to.equal(204)
        const login = await host.client().POST("/auth/login", { body: { email, password: PASSWORD } })
        expect(login.response.status).to.equal(401)
        const changed = await host.client(tokenOf(browser)).POST("/auth/change-password", {
          body: { current_password: PASSWORD, new_password: "another walk by the sea" },
        })
        expect([changed.response.status, changed.error?.code]).to.deep.equal([409, "no_password"])
        expect((await remove(browser, "corp")).error?.code).to.equal("last_identity")
      })

      it("of its user only: others cannot remove it", async () => {
        const [browser, stranger] = [new Browser(), new Browser()]
        await signIn(browser, somebody(corp()).subject)
        await signIn(stranger, somebody(corp()).subject)
        const [identity] = await identities(browser)
        const path = { identity_id: identity?.id ?? "" }
        const removed = await host
          .client(tokenOf(stranger))
          .DELETE("/users/me/identities/{identity_id}", { params: { path } })
        expect(removed.response.status).to.equal(404)
      })

      it("that goes with the account: the same person gets a new one", async () => {
        const { subject, email } = somebody(corp())
        const browser = new Browser()
        await signIn(browser, subject)
        const id = (await account(browser))?.id
        const gone = await host.client(tokenOf(browser)).DELETE("/users/me", { body: { email } })
        expect(gone.response.status).to.equal(204)
        expect(goesTo(await signIn(browser, subject))).to.equal("303 /")
        expect((await account(browser))?.id).not.to.equal(id)
      })
    })
  })
}
