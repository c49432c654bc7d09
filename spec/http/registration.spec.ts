import { expect } from "chai"
import { hosts, type TestHost } from "../support/http.ts"
import { mailbox } from "../support/mailbox.ts"
import { NOWHERE } from "../support/tree-scene.ts"

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

    for (const mode of ["invited", "closed"])
      it(`lets an unverified address of OWNER_EMAIL only prove it, sign out and go where it is ${mode}`, async () => {
        const mail = mailbox()
        const settings = { REGISTRATION: mode, OWNER_EMAIL: "operator@example.org, second@example.org", WORKER: "on" }
        host = await kind.start(settings, mail)
        const operator = async (email: string) => {
          const { data } = await host.client().POST("/auth/register", { body: { email, password: PASSWORD } })
          return host.client(data?.token)
        }
        const api = await operator("operator@example.org")
        const code = async (call: Promise<{ readonly error?: { readonly code: string } }>) => (await call).error?.code
        const here = { params: { path: { tree_id: NOWHERE } } }
        const refusals = await Promise.all([
          code(api.GET("/trees")),
          code(api.POST("/trees", { body: { name: "Mine" } })),
          code(api.GET("/auth/sessions")),
          code(api.POST("/auth/tokens", { body: { name: "x", scopes: ["read"] } })),
          code(
            api.POST("/auth/change-password", { body: { current_password: PASSWORD, new_password: `${PASSWORD}!` } }),
          ),
          code(api.PATCH("/users/me", { body: { display_name: "Emma" } })),
          code(api.POST("/invitations/accept", { body: { token: "x" } })),
          code(api.GET("/trees/{tree_id}", here)),
          code(api.GET("/users/me/identities")),
        ])
        expect(new Set(refusals)).to.deep.equal(new Set(["email_unverified"]))
        expect((await api.GET("/users/me")).data).to.include({ email_verified: false, is_instance_owner: false })
        expect((await api.POST("/auth/verify-email/request")).response.status).to.equal(202)
        await api.POST("/auth/verify-email", { body: { token: await mail.token("operator@example.org", 2) } })
        expect((await api.POST("/trees", { body: { name: "Mine" } })).response.status).to.equal(201)

        const second = await operator("second@example.org")
        expect((await second.POST("/auth/logout")).response.status).to.equal(204)
        expect((await second.GET("/users/me")).response.status).to.equal(401)
        const { data } = await host
          .client()
          .POST("/auth/login", { body: { email: "second@example.org", password: PASSWORD } })
        const gone = await host.client(data?.token).DELETE("/users/me", { body: { email: "second@example.org" } })
        expect(gone.response.status).to.equal(204)
      })

    it("lets an unverified address of OWNER_EMAIL do what others do where it is open", async () => {
      host = await kind.start({ OWNER_EMAIL: "operator@example.org" })
      const body = { email: "operator@example.org", password: PASSWORD }
      const { data } = await host.client().POST("/auth/register", { body })
      const made = await host.client(data?.token).POST("/trees", { body: { name: "Mine" } })
      expect(made.response.status).to.equal(201)
    })

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
      const mail = mailbox()
      host = await kind.start({ REGISTRATION: "invited", OWNER_EMAIL: "operator@example.org", WORKER: "on" }, mail)
      const { data: operator } = await host
        .client()
        .POST("/auth/register", { body: { email: "operator@example.org", password: PASSWORD } })
      const proof = { token: await mail.token("operator@example.org") }
      await host.client(operator?.token).POST("/auth/verify-email", { body: proof })
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
