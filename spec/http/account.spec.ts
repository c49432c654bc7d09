import { expect } from "chai"
import { hosts, type Schemas, type TestHost } from "../support/http.ts"

const PASSWORD = "a quiet walk by the sea"

for (const kind of hosts) {
  describe(`an account, on the ${kind.name} host`, () => {
    let host: TestHost
    let people = 0
    const address = (): string => `walker-${++people}@example.org`
    before(async () => {
      host = await kind.start()
    })
    after(() => host.stop())

    const registered = async (email = address()) => {
      const { data, response } = await host
        .client()
        .POST("/auth/register", { body: { email, password: PASSWORD, display_name: "Emma" } })
      if (data === undefined) throw new Error(`refused: ${response.status}`)
      return { ...data, response, email, api: host.client(data.token) }
    }

    describe("registering", () => {
      it("makes the account and signs it in, by token and by cookie", async () => {
        const { user, token, token_type, expires_at, response, email } = await registered()
        expect(response.status).to.equal(201)
        expect(user).to.include({
          email,
          display_name: "Emma",
          email_verified: false,
          self_person_id: null,
          is_instance_owner: false,
        })
        expect(token_type).to.equal("bearer")
        expect(token).to.match(/^[\w-]{43}$/)
        expect(Date.parse(expires_at) - Date.now()).to.be.within(29.9 * 86_400_000, 30.1 * 86_400_000)
        expect(response.headers.get("set-cookie"))
          .to.match(/^session=/)
          .and.match(/httponly/i)
          .and.match(/samesite=lax/i)
          .and.match(/path=\//i)
      })

      it("takes an address in any case and with blanks around it for one and the same", async () => {
        const { email } = await registered()
        const again = await host
          .client()
          .POST("/auth/register", { body: { email: ` ${email.toUpperCase()} `, password: PASSWORD } })
        expect(again.response.status).to.equal(409)
        expect(again.error).to.include({ code: "email_taken", status: 409 })
      })

      it("refuses a password that is short, common, or the address itself, and names the field", async () => {
        const email = address()
        for (const password of ["short", "password123", email, "x".repeat(257), "a walk by the sea\0"]) {
          const { error, response } = await host.client().POST("/auth/register", { body: { email, password } })
          expect(response.status, password).to.equal(422)
          expect(error?.errors?.map(({ path }) => path)).to.deep.equal(["password"])
        }
      })

      it("refuses a new password with a control character", async () => {
        const { api } = await registered()
        const change = (sign: string) =>
          api.POST("/auth/change-password", {
            body: { current_password: PASSWORD, new_password: `another walk by the sea${sign}` },
          })
        for (const sign of ["\n", "\x1b"])
          expect((await change(sign)).error?.errors).to.deep.equal([
            { path: "new_password", message: "must not contain control characters", rule: "control_character" },
          ])
        const { response, error } = await change("\0")
        expect([response.status, error?.errors?.map(({ path }) => path)]).to.deep.equal([422, ["new_password"]])
      })

      it("refuses what is no address, a missing password and a field that it does not know, all at once", async () => {
        const response = await host.fetch("/api/v1/auth/register", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email: "nowhere", admin: true }),
        })
        expect(response.status).to.equal(422)
        const { errors }: Schemas["Problem"] = JSON.parse(await response.text())
        expect(errors?.map(({ path }) => path)).to.have.members(["email", "password", "admin"])
      })

      it("gives one account to two who register the same address at once", async () => {
        const email = address()
        const statuses = await Promise.all(
          [1, 2, 3].map(
            async () =>
              (await host.client().POST("/auth/register", { body: { email, password: PASSWORD } })).response.status,
          ),
        )
        expect(statuses.toSorted()).to.deep.equal([201, 409, 409])
      })
    })

    describe("signing in", () => {
      it("opens a session of its own for the right pair", async () => {
        const { email, token } = await registered()
        const { data, response } = await host.client().POST("/auth/login", { body: { email, password: PASSWORD } })
        expect(response.status).to.equal(200)
        expect(data?.token).to.be.a("string").and.not.equal(token)
      })

      it("answers a wrong password and an unknown address alike", async () => {
        const { email } = await registered()
        const wrong = await host.client().POST("/auth/login", { body: { email, password: "not the right one" } })
        const unknown = await host.client().POST("/auth/login", { body: { email: address(), password: PASSWORD } })
        expect([wrong.response.status, unknown.response.status]).to.deep.equal([401, 401])
        expect({ ...wrong.error, request_id: "" }).to.deep.equal({ ...unknown.error, request_id: "" })
      })

      it("answers 401 without a session, with a made-up one, and after logout", async () => {
        const { api, token } = await registered()
        expect((await host.client().GET("/users/me")).response.status).to.equal(401)
        expect((await host.client("made-up").GET("/users/me")).response.status).to.equal(401)
        expect((await api.POST("/auth/logout")).response.status).to.equal(204)
        expect((await host.client(token).GET("/users/me")).response.status).to.equal(401)
      })
    })

    describe("the sessions of an account", () => {
      it("are listed without their tokens, the asking one marked", async () => {
        const { email, api } = await registered()
        await host.client().POST("/auth/login", { body: { email, password: PASSWORD } })
        const { data } = await api.GET("/auth/sessions")
        expect(data?.map(({ current }) => current)).to.deep.equal([true, false])
        expect(Object.keys(data?.[0] ?? {})).to.have.members([
          "id",
          "created_at",
          "last_used_at",
          "user_agent",
          "current",
        ])
      })

      it("end one by one, and only for their owner", async () => {
        const { email, api } = await registered()
        const stranger = await registered()
        const { data: other } = await host.client().POST("/auth/login", { body: { email, password: PASSWORD } })
        const { data: sessions } = await api.GET("/auth/sessions")
        const id = sessions?.find(({ current }) => !current)?.id ?? ""
        expect(
          (await stranger.api.DELETE("/auth/sessions/{session_id}", { params: { path: { session_id: id } } })).response
            .status,
        ).to.equal(404)
        expect(
          (await api.DELETE("/auth/sessions/{session_id}", { params: { path: { session_id: id } } })).response.status,
        ).to.equal(204)
        expect((await host.client(other?.token).GET("/users/me")).response.status).to.equal(401)
        expect((await api.GET("/users/me")).response.status).to.equal(200)
      })

      it("work by cookie too, for a write only from the service's own pages", async () => {
        const { token } = await registered()
        const patch = (headers: Record<string, string>) =>
          host.fetch("/api/v1/users/me", {
            method: "PATCH",
            headers: { "content-type": "application/json", cookie: `session=${token}`, ...headers },
            body: JSON.stringify({ display_name: "Emma W." }),
          })
        expect((await host.fetch("/api/v1/users/me", { headers: { cookie: `session=${token}` } })).status).to.equal(200)
        expect((await patch({})).status).to.equal(403)
        expect((await patch({ origin: "https://elsewhere.example" })).status).to.equal(403)
        expect((await patch({ origin: "https://elsewhere.example", "sec-fetch-site": "same-origin" })).status).to.equal(
          403,
        )
        expect((await patch({ origin: host.url })).status).to.equal(200)
      })
    })

    describe("changing the password", () => {
      it("needs the current one", async () => {
        const { api } = await registered()
        const { response, error } = await api.POST("/auth/change-password", {
          body: { current_password: "not the right one", new_password: "another walk by the sea" },
        })
        expect(response.status).to.equal(403)
        expect(error).to.include({ code: "wrong_password" })
      })

      it("holds the new one to the same rules", async () => {
        const { api } = await registered()
        const { response, error } = await api.POST("/auth/change-password", {
          body: { current_password: PASSWORD, new_password: "qwertyuiop" },
        })
        expect(response.status).to.equal(422)
        expect(error?.errors?.[0]?.path).to.equal("new_password")
      })

      it("ends every other session, and only the new one signs in", async () => {
        const { api, email } = await registered()
        const { data: other } = await host.client().POST("/auth/login", { body: { email, password: PASSWORD } })
        const changed = await api.POST("/auth/change-password", {
          body: { current_password: PASSWORD, new_password: "another walk by the sea" },
        })
        expect(changed.response.status).to.equal(204)
        expect((await api.GET("/users/me")).response.status).to.equal(200)
        expect((await host.client(other?.token).GET("/users/me")).response.status).to.equal(401)
        expect(
          (await host.client().POST("/auth/login", { body: { email, password: PASSWORD } })).response.status,
        ).to.equal(401)
        expect(
          (await host.client().POST("/auth/login", { body: { email, password: "another walk by the sea" } })).response
            .status,
        ).to.equal(200)
      })
    })

    describe("changing the password of an account with API tokens", () => {
      const withToken = async () => {
        const user = await registered()
        const body = { name: "A script", scopes: ["read" as const] }
        const { data } = await user.api.POST("/auth/tokens", { body })
        return { ...user, program: host.client(data?.token) }
      }
      const change = (api: ReturnType<TestHost["client"]>, more: { readonly keep_tokens?: boolean } = {}) =>
        api.POST("/auth/change-password", {
          body: { current_password: PASSWORD, new_password: "another walk by the sea", ...more },
        })

      it("revokes the API tokens of the account, and of no other one", async () => {
        const [user, other] = [await withToken(), await withToken()]
        expect((await change(user.api)).response.status).to.equal(204)
        expect((await user.program.GET("/users/me")).response.status).to.equal(401)
        expect((await user.api.GET("/auth/tokens")).data).to.deep.equal([])
        expect((await other.program.GET("/users/me")).response.status).to.equal(200)
      })

      it("keeps the API tokens with keep_tokens", async () => {
        const [user, more] = [await withToken(), await withToken()]
        expect((await change(user.api, { keep_tokens: true })).response.status).to.equal(204)
        expect((await user.program.GET("/users/me")).response.status).to.equal(200)
        expect((await change(more.api, { keep_tokens: false })).response.status).to.equal(204)
        expect((await more.program.GET("/users/me")).response.status).to.equal(401)
      })
    })

    describe("the caller's own record", () => {
      it("takes another display name, or none, and nothing else", async () => {
        const { api } = await registered()
        expect((await api.PATCH("/users/me", { body: { display_name: null } })).data?.display_name).to.equal(null)
        expect((await api.PATCH("/users/me", { body: {} })).data?.display_name).to.equal(null)
        const refused = await host.fetch("/api/v1/users/me", {
          method: "PATCH",
          headers: { "content-type": "application/json", authorization: `Bearer ${(await registered()).token}` },
          body: JSON.stringify({ email: "other@example.org" }),
        })
        expect(refused.status).to.equal(422)
      })

      it("accepts as self person only a person that the caller sees in full", async () => {
        const { api } = await registered()
        const stranger = await registered()
        const { data: tree } = await api.POST("/trees", { body: { name: "Down House", visibility: "public" } })
        const path = { tree_id: tree?.id ?? "" }
        const { data: living } = await api.POST("/trees/{tree_id}/persons", {
          params: { path },
          body: { given_name: "Emma", is_living: true },
        })
        const { data: dead } = await api.POST("/trees/{tree_id}/persons", {
          params: { path },
          body: { given_name: "Josiah", is_living: false },
        })
        const self = (who: typeof api, id: string | null) =>
          who.PATCH("/users/me/self-person", { body: { person_id: id } })

        expect((await self(api, living?.id ?? "")).data?.self_person_id).to.equal(living?.id)
        expect((await self(stranger.api, living?.id ?? "")).response.status).to.equal(422)
        expect((await self(stranger.api, dead?.id ?? "")).data?.self_person_id).to.equal(dead?.id)
        expect((await self(api, "01890000-0000-7000-8000-000000000000")).error?.errors?.[0]?.path).to.equal("person_id")
        expect((await self(api, null)).data?.self_person_id).to.equal(null)
      })

      it("forgets the self person when that person is deleted", async () => {
        const { api } = await registered()
        const { data: tree } = await api.POST("/trees", { body: { name: "Down House" } })
        const { data: person } = await api.POST("/trees/{tree_id}/persons", {
          params: { path: { tree_id: tree?.id ?? "" } },
          body: { given_name: "Emma" },
        })
        await api.PATCH("/users/me/self-person", { body: { person_id: person?.id ?? "" } })
        await api.DELETE("/persons/{person_id}", { params: { path: { person_id: person?.id ?? "" } } })
        expect((await api.GET("/users/me")).data?.self_person_id).to.equal(null)
      })
    })
  })
}
