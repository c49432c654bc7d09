import { expect } from "chai"
import { hosts, type TestHost } from "../support/http.ts"

const PASSWORD = "a quiet walk by the sea"

for (const kind of hosts) {
  describe(`Registration, on the ${kind.name} host`, () => {
    let host: TestHost
    afterEach(() => host.stop())

    const register = async (email: string, invitation_token?: string) => {
      const { response, error } = await host.client().POST("/auth/register", {
        body: { email, password: PASSWORD, ...(invitation_token === undefined ? {} : { invitation_token }) },
      })
      return error === undefined ? response.status : `${response.status} ${error.code}`
    }

    for (const mode of ["invited", "closed"]) {
      it(`is refused where it is ${mode}, except for the addresses of OWNER_EMAIL`, async () => {
        host = await kind.start({ REGISTRATION: mode, OWNER_EMAIL: "operator@example.org" })
        expect(await register("emma@example.org")).to.equal("403 registration_closed")
        expect(await register("Operator@example.org")).to.equal(201)
      })
    }

    it("is open by default, and refuses a token that is not valid with the name of the field", async () => {
      host = await kind.start()
      expect(await register("emma@example.org")).to.equal(201)
      const { response, error } = await host.client().POST("/auth/register", {
        body: { email: "charles@example.org", password: PASSWORD, invitation_token: "x" },
      })
      expect([response.status, error?.code]).to.deep.equal([422, "invalid_token"])
      expect(error?.errors?.map(({ path }) => path)).to.deep.equal(["invitation_token"])
    })

    it("creates the account and the membership of an invitation together, once", async () => {
      host = await kind.start({ REGISTRATION: "invited", OWNER_EMAIL: "operator@example.org" })
      const { data: operator } = await host
        .client()
        .POST("/auth/register", { body: { email: "operator@example.org", password: PASSWORD } })
      const api = host.client(operator?.token ?? "")
      const { data: tree } = await api.POST("/trees", { body: { name: "Down House" } })
      const here = { params: { path: { tree_id: tree?.id ?? "" } } }
      const { data: invitation } = await api.POST("/trees/{tree_id}/invitations", { ...here, body: { role: "editor" } })
      const token = new URL(invitation?.url ?? "").searchParams.get("token") ?? ""
      expect(await register("niece@example.org", "nonsense")).to.equal("422 invalid_token")
      expect(await register("operator@example.org", "nonsense")).to.equal("422 invalid_token")
      expect(await register("operator@example.org", token)).to.equal("409 email_taken")
      expect(await register("niece@example.org", token)).to.equal(201)
      expect(await register("nephew@example.org", token)).to.equal("422 invalid_token")
      const { data: members = [] } = await api.GET("/trees/{tree_id}/members", here)
      expect(members.map(({ email, role }) => [email, role])).to.deep.equal([
        ["operator@example.org", "owner"],
        ["niece@example.org", "editor"],
      ])
    })

    it("takes no invitation where it is closed", async () => {
      host = await kind.start({ REGISTRATION: "closed" })
      expect(await register("charles@example.org", "x")).to.equal("403 registration_closed")
    })
  })
}
