import { expect } from "chai"
import { hosts, type TestHost, startHost } from "../support/http.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { memory } from "../../bootstrap/memory.ts"

const email = "emma@example.org"
const password = "a quiet walk by the sea"

for (const kind of hosts) {
  describe(`Signing in with a password, on the ${kind.name} host`, () => {
    let host: TestHost
    afterEach(() => host.stop())

    it("is an identity of the account, which its user sees and others do not", async () => {
      host = await kind.start()
      const [user, other] = [await host.user(), await host.user()]
      const { data: identities = [] } = await user.api.GET("/users/me/identities")
      expect(identities.map(({ provider, subject }) => [provider, subject])).to.deep.equal([["password", user.email]])
      const { data: others = [] } = await other.api.GET("/users/me/identities")
      expect(others.map(({ subject }) => subject)).to.deep.equal([other.email])
      expect((await host.client().GET("/users/me/identities")).response.status).to.equal(401)
    })

    it("is one of the ways to sign in that everybody can list", async () => {
      host = await kind.start()
      const { data } = await host.client().GET("/auth/providers")
      expect(data).to.deep.equal([{ id: "password", kind: "password", name: "E-mail and password" }])
    })

    it("is written down with the account, without the address", async () => {
      host = await kind.start()
      const user = await host.user()
      const { data: [change] = [] } = await user.api.GET("/users/me/activity")
      expect([change?.action, change?.summary]).to.deep.equal(["user.register", "Created the account"])
    })

    it("is refused where it is switched off, and so are registration and resets", async () => {
      host = await kind.start({ PASSWORD_SIGN_IN: "off" })
      const api = host.client()
      const answers = [
        await api.POST("/auth/register", { body: { email, password } }),
        await api.POST("/auth/login", { body: { email, password } }),
        await api.POST("/auth/password-reset/request", { body: { email } }),
        await api.POST("/auth/password-reset/confirm", { body: { token: "any", new_password: password } }),
      ]
      for (const { response, error } of answers)
        expect([response.status, error?.code], response.url).to.deep.equal([403, "password_sign_in_off"])
      expect((await api.GET("/auth/providers")).data).to.deep.equal([])
    })
  })
}

describe("An account that registered before passwords were switched off", () => {
  it("cannot sign in with its password, and can again once they are back", async () => {
    const store = { ...memory(), ...openMemoryStore() }
    const open = await startHost(store, {})
    await open.client().POST("/auth/register", { body: { email, password } })
    await open.stop()
    const status = async (settings: Readonly<Record<string, string>>) => {
      const host = await startHost(store, settings)
      const { response } = await host.client().POST("/auth/login", { body: { email, password } })
      await host.stop()
      return response.status
    }
    expect(await status({ PASSWORD_SIGN_IN: "off" })).to.equal(403)
    expect(await status({})).to.equal(200)
  })
})
