import { expect } from "chai"
import { hosts, type TestHost } from "../support/http.ts"
import { mailbox } from "../support/mailbox.ts"

const PASSWORD = "a quiet walk by the sea"
const TRIES = 3

for (const kind of hosts) {
  describe(`limits of tries, on the ${kind.name} host`, () => {
    let host: TestHost
    let places = 0
    before(async () => {
      // Behind a proxy each caller may stand at an address of their own.
      host = await kind.start({ AUTH_TRIES_PER_MINUTE: String(TRIES), TRUST_PROXY: "1" })
    })
    after(() => host.stop())

    const somewhere = (): string => `203.0.113.${++places}`
    let people = 0
    const someone = (): string => `trier-${++people}@example.org`

    const post = (path: string, body: unknown, from: string, token?: string) =>
      host.fetch(`/api/v1${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": from,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
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

  describe(`asking for reset links too often, on the ${kind.name} host`, () => {
    it("is answered as ever, and mails no more", async () => {
      const mail = mailbox()
      const host = await kind.start({ AUTH_TRIES_PER_MINUTE: String(TRIES), TRUST_PROXY: "1", WORKER: "on" }, mail)
      try {
        const { email } = await host.user()
        await mail.token(email)
        for (let index = 0; index < TRIES + 2; index++) {
          const asked = await host.fetch("/api/v1/auth/password-reset/request", {
            method: "POST",
            headers: { "content-type": "application/json", "x-forwarded-for": `203.0.113.${index}` },
            body: JSON.stringify({ email }),
          })
          expect(asked.status).to.equal(202)
        }
        await mail.token(email, 1 + TRIES)
        await host.stop()
        expect(mail.of(email)).to.have.length(1 + TRIES)
      } finally {
        await host.stop()
      }
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
