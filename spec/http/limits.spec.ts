import { expect } from "chai"
import { hosts, type TestHost } from "../support/http.ts"
import { type Mailbox, mailbox } from "../support/mailbox.ts"

const PASSWORD = "a quiet walk by the sea"
const TRIES = 3

for (const kind of hosts) {
  describe(`limits of tries, on the ${kind.name} host`, () => {
    let host: TestHost
    let mail: Mailbox
    let places = 0
    before(async () => {
      // Behind a proxy each caller may stand at an address of their own.
      mail = mailbox()
      host = await kind.start({ AUTH_TRIES_PER_MINUTE: String(TRIES), TRUST_PROXY: "1", WORKER: "on" }, mail)
    })
    after(() => host.stop())

    const somewhere = (): string => `203.0.113.${++places}`
    let people = 0
    const someone = (): string => `trier-${++people}@example.org`

    const post = (path: string, body: unknown, from: string, token?: string, device?: string) =>
      host.fetch(`/api/v1${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": from,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(device === undefined ? {} : { cookie: `device=${device}` }),
        },
        body: JSON.stringify(body),
      })
    const statuses = async (count: number, send: (index: number) => Promise<Response>): Promise<readonly number[]> => {
      const seen: number[] = []
      for (let index = 0; index < count; index++) seen.push((await send(index)).status)
      return seen
    }
    const registered = async () => {
      const email = someone()
      const { data } = await host
        .client()
        .POST("/auth/register", { body: { email, password: PASSWORD }, headers: { "x-forwarded-for": somewhere() } })
      return { email, token: data?.token ?? "" }
    }

    it("refuse an address that tries too often, and say when it may try again", async () => {
      const from = somewhere()
      const login = () => post("/auth/login", { email: someone(), password: PASSWORD }, from)
      expect(await statuses(TRIES, login)).to.deep.equal([401, 401, 401])
      const refused = await login()
      expect(refused.status).to.equal(429)
      expect(Number(refused.headers.get("retry-after"))).to.be.within(1, 60)
      expect(await refused.json()).to.include({ code: "too_many_tries", status: 429 })
    })

    it("refuse an account that is tried too often from anywhere, the right password too", async () => {
      const { email } = await registered()
      const login = (password: string) => post("/auth/login", { email, password }, somewhere())
      expect(await statuses(TRIES, () => login("not the right one"))).to.deep.equal([401, 401, 401])
      expect((await login(PASSWORD)).status).to.equal(429)
    })

    it("count tries that succeed, and that are not understood", async () => {
      const { email } = await registered()
      const from = somewhere()
      expect((await post("/auth/login", { email, password: PASSWORD }, from)).status).to.equal(200)
      expect((await post("/auth/login", { nonsense: true }, from)).status).to.equal(422)
      expect((await post("/auth/login", { email, password: PASSWORD }, from)).status).to.equal(200)
      expect((await post("/auth/login", { email, password: PASSWORD }, from)).status).to.equal(429)
    })

    it("count an account's failed tries alone", async () => {
      const { email } = await registered()
      const login = (password: string) => post("/auth/login", { email, password }, somewhere())
      const right = () => login(PASSWORD)
      expect(await statuses(2 * TRIES, right)).to.deep.equal(Array.from({ length: 2 * TRIES }, () => 200))
      expect(await statuses(TRIES - 1, () => login("not the right one"))).to.not.include(429)
      expect(await statuses(TRIES, right)).to.not.include(429)
      expect((await login("not the right one")).status).to.equal(401)
      expect((await right()).status).to.equal(429)
    })

    it("let no more guesses through when they come at once", async () => {
      const { email } = await registered()
      const guesses = await Promise.all(
        Array.from(
          { length: 20 },
          async () => (await post("/auth/login", { email, password: "x" }, somewhere())).status,
        ),
      )
      expect(guesses.filter((status) => status === 401)).to.have.length(TRIES)
    })

    describe("leave a device that signed in before", () => {
      const deviceOf = (response: Response): string =>
        response.headers
          .getSetCookie()
          .map((cookie) => /^device=([^;]+); Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/.exec(cookie)?.[1])
          .find((device) => device !== undefined) ?? expect.fail("no device cookie")
      const signIn = async (email: string, password = PASSWORD, device?: string) =>
        post("/auth/login", { email, password }, somewhere(), undefined, device)
      /** Guesses from many addresses, until strangers are refused. */
      const lockOut = async (email: string): Promise<void> => {
        await statuses(TRIES, () => signIn(email, "not the right one"))
        expect((await signIn(email)).status).to.equal(429)
      }

      it("alone: strangers cannot lock its user out", async () => {
        const { email } = await registered()
        const device = deviceOf(await signIn(email))
        await lockOut(email)
        const again = await signIn(email, PASSWORD, device)
        expect(again.status).to.equal(200)
        expect(deviceOf(again)).to.equal(device)
        expect((await signIn(email)).status).to.equal(429)
      })

      it("alone when it registered the account", async () => {
        const email = someone()
        const made = await post("/auth/register", { email, password: PASSWORD }, somewhere())
        await lockOut(email)
        expect((await signIn(email, PASSWORD, deviceOf(made))).status).to.equal(200)
      })

      it("with a limit of its own", async () => {
        const { email } = await registered()
        const device = deviceOf(await signIn(email))
        const guess = () => signIn(email, "not the right one", device)
        expect(await statuses(TRIES + 1, guess)).to.deep.equal([401, 401, 401, 429])
        expect((await signIn(email)).status).to.equal(200)
      })

      it("known to that account only, by nothing but its own cookie", async () => {
        const [{ email }, other] = [await registered(), await registered()]
        const own = deviceOf(await signIn(email))
        const foreign = deviceOf(await signIn(other.email))
        await lockOut(email)
        const [id = "", signature = ""] = own.split(".")
        const forged = [foreign, id, `${foreign.split(".")[0]}.${signature}`, `${id}.${"A".repeat(43)}`, "nonsense"]
        for (const device of forged) expect((await signIn(email, PASSWORD, device)).status, device).to.equal(429)
        expect((await signIn(email, PASSWORD, own)).status).to.equal(200)
      })

      it("until the account has another password, or its address is verified", async () => {
        const changed = "another walk by the sea"
        const change: Readonly<Record<string, (email: string, token: string) => Promise<Response>>> = {
          [changed]: (_email, token) =>
            post("/auth/change-password", { current_password: PASSWORD, new_password: changed }, somewhere(), token),
          [PASSWORD]: async (email, token) =>
            post("/auth/verify-email", { token: await mail.token(email) }, somewhere(), token),
        }
        for (const [password, happens] of Object.entries(change)) {
          const { email, token } = await registered()
          const device = deviceOf(await signIn(email))
          expect((await happens(email, token)).status).to.equal(204)
          await lockOut(email)
          expect((await signIn(email, password, device)).status, password).to.equal(429)
        }
      })
    })

    it("take an IPv6 network for one address", async () => {
      const login = (index: number) =>
        post("/auth/login", { email: someone(), password: PASSWORD }, `2001:db8:${places}:9::${index}`)
      expect(await statuses(TRIES + 1, login)).to.deep.equal([401, 401, 401, 429])
      places++
      expect((await login(1)).status).to.equal(401)
    })

    it("take the address that the last proxy saw, whatever the caller claims", async () => {
      const from = somewhere()
      const login = (index: number) =>
        post("/auth/login", { email: someone(), password: PASSWORD }, `198.51.100.${index}, ${from}`)
      expect(await statuses(TRIES + 1, login)).to.deep.equal([401, 401, 401, 429])
    })

    it("hold for each operation alone", async () => {
      const from = somewhere()
      expect(
        await statuses(TRIES + 1, () => post("/auth/login", { email: someone(), password: PASSWORD }, from)),
      ).to.include(429)
      expect((await post("/auth/register", { email: someone(), password: PASSWORD }, from)).status).to.equal(201)
    })

    it("hold on every call that tries a secret or an address", async () => {
      const { token } = await registered()
      const { data: tree } = await host.client(token).POST("/trees", { body: { name: "Down House" } })
      const calls: readonly (readonly [path: string, body: () => unknown])[] = [
        ["/auth/register", () => ({ email: someone(), password: PASSWORD })],
        ["/auth/login", () => ({ email: someone(), password: PASSWORD })],
        ["/auth/verify-email", () => ({ token: "made-up" })],
        ["/auth/verify-email/request", () => ({})],
        ["/auth/password-reset/request", () => ({ email: someone() })],
        ["/auth/password-reset/confirm", () => ({ token: "made-up", new_password: PASSWORD })],
        ["/auth/change-password", () => ({ current_password: "made up too", new_password: PASSWORD })],
        [`/trees/${tree?.id}/members`, () => ({ email: someone(), role: "viewer" })],
      ]
      for (const [path, body] of calls) {
        const from = somewhere()
        const seen = await statuses(TRIES + 1, () => post(path, body(), from, token))
        expect(seen.slice(0, TRIES), path).to.not.include(429)
        expect(seen[TRIES], path).to.equal(429)
      }
    })

    it("refuse a caller who guesses from many addresses", async () => {
      const { token } = await registered()
      const guess = () =>
        post("/auth/change-password", { current_password: "made up", new_password: PASSWORD }, somewhere(), token)
      expect(await statuses(TRIES + 1, guess)).to.deep.equal([403, 403, 403, 429])
    })
  })

  describe(`AUTH_TRIES_PER_MINUTE=0, on the ${kind.name} host`, () => {
    it("limits nothing", async () => {
      const host = await kind.start({ AUTH_TRIES_PER_MINUTE: "0" })
      try {
        for (let index = 0; index < 15; index++) {
          const { response } = await host
            .client()
            .POST("/auth/login", { body: { email: "nobody@example.org", password: PASSWORD } })
          expect(response.status).to.equal(401)
        }
      } finally {
        await host.stop()
      }
    })
  })
}
