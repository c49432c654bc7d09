import { expect } from "chai"
import { routes } from "../../adapters/http/routes.ts"
import { type Scope, scopes } from "../../core/domain/account/scope.ts"
import { openToAssistants, withProvider } from "../support/mcp-client.ts"
import { mailbox } from "../support/mailbox.ts"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"

const DAY_MS = 86_400_000

interface Problem {
  readonly code?: string
  readonly scope?: string
}

/** The problem of a 403; nothing for any other answer. */
const refusalOf = async (response: Response): Promise<Problem> => {
  const text = await response.text()
  const problem: Problem = response.status === 403 ? JSON.parse(text) : {}
  return problem
}

type Operations = Record<string, Record<string, { readonly "x-scope"?: string; readonly security: readonly object[] }>>

const pathsOf = (description: unknown): Operations => {
  const { paths }: { readonly paths: Operations } = JSON.parse(JSON.stringify(description))
  return paths
}

for (const kind of hosts) {
  describe(`API tokens, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    before(async () => {
      host = await kind.start(withProvider)
      owner = await host.user()
    })
    after(() => host.stop())

    const create = (
      user: TestUser,
      body: { name?: string; scopes: Scope[]; tree_ids?: string[]; expires_at?: string },
    ) => user.api.POST("/auth/tokens", { body: { name: "A script", ...body } })
    const tokenOf = async (user: TestUser, ...granted: Scope[]): Promise<string> => {
      const { data } = await create(user, { scopes: granted })
      return data?.token ?? ""
    }
    const newTree = async (user: TestUser, visibility: "private" | "site_members" = "private"): Promise<string> =>
      (await user.api.POST("/trees", { body: { name: "A tree", visibility } })).data?.id ?? ""

    it("are shown once, begin with stemma_, and last 90 days unless the request says otherwise", async () => {
      const before = Date.now()
      const { data, response } = await create(owner, { name: "  Backup ", scopes: ["read", "export", "read"] })
      expect(response.status).to.equal(201)
      expect(data?.token).to.match(/^stemma_[\w-]{43}$/)
      expect(data).to.include({ name: "Backup", tree_ids: null, last_used_at: null })
      expect(data?.scopes).to.deep.equal(["read", "export"])
      expect(Date.parse(data?.expires_at ?? "") - before).to.be.within(90 * DAY_MS - 60_000, 90 * DAY_MS + 60_000)
      const { data: listed } = await owner.api.GET("/auth/tokens")
      expect(listed?.find(({ id }) => id === data?.id)).to.not.have.property("token")
      expect(JSON.stringify(listed)).not.to.include(data?.token)
    })

    it("are refused with the name of the wrong field", async () => {
      const wrong = [
        [{ scopes: [] }, "scopes"],
        [{ scopes: ["read"], tree_ids: [] }, "tree_ids"],
        [{ scopes: ["admin"] }, "scopes.0"],
        [{ scopes: ["read"], name: " " }, "name"],
        [{ scopes: ["read"], expires_at: new Date(Date.now() - 1_000).toISOString() }, "expires_at"],
        [{ scopes: ["read"], expires_at: new Date(Date.now() + 367 * DAY_MS).toISOString() }, "expires_at"],
        [{ scopes: ["read"], tree_ids: [await newTree(await host.user())] }, "tree_ids.0"],
      ] as const
      for (const [body, path] of wrong) {
        const response = await host.fetch("/api/v1/auth/tokens", {
          method: "POST",
          headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
          body: JSON.stringify({ name: "A script", ...body }),
        })
        expect(response.status, path).to.equal(422)
        expect(await response.json()).to.have.nested.property("errors[0].path", path)
      }
    })

    it("do what their user may do, and note when they were used", async () => {
      const tree_id = await newTree(owner)
      const api = host.client(await tokenOf(owner, "read", "write"))
      const { data } = await api.POST("/trees/{tree_id}/persons", {
        params: { path: { tree_id } },
        body: { given_name: "Ann" },
      })
      const at = { params: { path: { person_id: data?.id ?? "" } } }
      expect((await api.GET("/persons/{person_id}", at)).data?.given_name).to.equal("Ann")
      expect((await api.GET("/users/me")).data?.id).to.equal(owner.user.id)
      const stranger = host.client(await tokenOf(await host.user(), "read", "write"))
      expect((await stranger.GET("/persons/{person_id}", at)).response.status).to.equal(403)
      const { data: listed } = await owner.api.GET("/auth/tokens")
      expect(listed?.at(-1)?.last_used_at).to.be.a("string")
    })

    it("stop working at once when they are revoked, by their own account only", async () => {
      const { data } = await create(owner, { scopes: ["read"] })
      const api = host.client(data?.token)
      expect((await api.GET("/users/me")).response.status).to.equal(200)
      const at = { params: { path: { token_id: data?.id ?? "" } } }
      const other = await host.user()
      expect((await other.api.DELETE("/auth/tokens/{token_id}", at)).response.status).to.equal(404)
      expect((await owner.api.DELETE("/auth/tokens/{token_id}", at)).response.status).to.equal(204)
      expect((await api.GET("/users/me")).response.status).to.equal(401)
      expect((await owner.api.DELETE("/auth/tokens/{token_id}", at)).response.status).to.equal(404)
    })

    it("stop working with the account", async () => {
      const leaver = await host.user()
      const api = host.client(await tokenOf(leaver, "read"))
      await leaver.api.DELETE("/users/me", { body: { email: leaver.email } })
      expect((await api.GET("/users/me")).response.status).to.equal(401)
    })

    it("are 50 per account at most", async () => {
      const busy = await host.user()
      for (let made = 0; made < 50; made++) await tokenOf(busy, "read")
      const { response, error } = await create(busy, { scopes: ["read"] })
      expect(response.status).to.equal(409)
      expect(error).to.include({ code: "too_many_tokens" })
    })

    it("do not manage accounts, tokens or sessions, and do not purge trees", async () => {
      const api = host.client(await tokenOf(owner, ...scopes))
      const path = { tree_id: await newTree(owner) }
      const refused = [
        await api.POST("/auth/tokens", { body: { name: "More", scopes: ["read"] } }),
        await api.GET("/auth/tokens"),
        await api.GET("/auth/sessions"),
        await api.PATCH("/users/me", { body: { display_name: "Somebody" } }),
        await api.DELETE("/users/me", { body: { email: owner.email } }),
        await api.POST("/trees/{tree_id}/purge", { params: { path }, body: { name: "A tree" } }),
        await api.GET("/admin/instance"),
      ]
      for (const { response, error } of refused) {
        expect(response.status, response.url).to.equal(403)
        expect(error).to.include({ code: "session_required" })
      }
    })

    it("that lack write propose as assistants, and others as contributors", async () => {
      const path = { tree_id: await newTree(owner) }
      await openToAssistants(owner, path.tree_id)
      const body = { operations: [{ op: "create" as const, entity: "person" as const, data: { given_name: "Ann" } }] }
      const originBy = async (...granted: Scope[]) =>
        (
          await host
            .client(await tokenOf(owner, ...granted))
            .POST("/trees/{tree_id}/proposals", { params: { path }, body })
        ).data?.origin
      expect(await originBy("propose")).to.equal("assistant")
      expect(await originBy("write")).to.equal("contributor")
    })

    it("that are limited to trees count as strangers outside them", async () => {
      const [inside, outside] = [await newTree(owner), await newTree(owner)]
      const { data: person } = await owner.api.POST("/trees/{tree_id}/persons", {
        params: { path: { tree_id: outside } },
        body: { given_name: "Ann" },
      })
      const { data } = await create(owner, { scopes: [...scopes], tree_ids: [inside] })
      const api = host.client(data?.token)
      const at = (tree_id: string) => ({ params: { path: { tree_id } } })
      expect((await api.GET("/trees/{tree_id}", at(inside))).response.status).to.equal(200)
      expect((await api.GET("/trees/{tree_id}", at(outside))).response.status).to.equal(403)
      const ann = { params: { path: { person_id: person?.id ?? "" } } }
      expect((await api.GET("/persons/{person_id}", ann)).response.status).to.equal(403)
      expect((await api.PATCH("/persons/{person_id}", { ...ann, body: { notes: "x" } })).response.status).to.equal(403)
      const added = (tree_id: string) =>
        api.POST("/trees/{tree_id}/persons", { ...at(tree_id), body: { given_name: "Bob" } })
      expect((await added(inside)).response.status).to.equal(201)
      expect((await added(outside)).response.status).to.equal(403)
      expect((await api.GET("/trees")).data?.map(({ id }) => id)).to.deep.equal([inside])
      expect((await api.POST("/trees", { body: { name: "New" } })).response.status).to.equal(403)
      const backup = await host.fetch("/api/v1/users/me/export", {
        headers: { authorization: `Bearer ${data?.token}` },
      })
      const bytes = Buffer.from(await backup.arrayBuffer())
      expect(backup.status).to.equal(200)
      expect(bytes.length).to.be.greaterThan(100)
    })

    it("read visible trees outside their limit as any user does", async () => {
      const [inside, outside] = [await newTree(owner), await newTree(owner, "site_members")]
      const { data } = await create(owner, { scopes: ["read"], tree_ids: [inside] })
      const { data: tree } = await host
        .client(data?.token)
        .GET("/trees/{tree_id}", { params: { path: { tree_id: outside } } })
      expect(tree).to.include({ id: outside, role: null })
    })

    describe("allow each operation by its scope:", () => {
      const roles = ["owner", "editor", "viewer", null] as const
      const people = new Map<string | null, TestUser>()
      let treeId: string
      before(async () => {
        treeId = await newTree(owner)
        people.set("owner", owner)
        for (const role of ["editor", "viewer"] as const) {
          const user = await host.user()
          people.set(role, user)
          await owner.api.POST("/trees/{tree_id}/members", {
            params: { path: { tree_id: treeId } },
            body: { email: user.email, role },
          })
        }
        people.set(null, await host.user())
      })

      const ABSENT = "01980000-0000-7000-8000-000000000001"
      const isAllowed = (granted: Scope, needed: string): boolean =>
        granted === needed || (granted === "write" && needed === "propose")

      for (const role of roles) {
        it(`a token of ${role ?? "a stranger"} gets 403 scope_missing exactly where its scope is missing`, async () => {
          const user = people.get(role) ?? owner
          const tokens = new Map<Scope, string>()
          for (const scope of scopes) tokens.set(scope, await tokenOf(user, scope))
          for (const { operationId, method, path, scope: needed } of routes.filter(({ scope }) => scope !== null)) {
            const address = path.replace("{tree_id}", treeId).replaceAll(/\{\w+\}/g, ABSENT)
            for (const [granted, token] of tokens) {
              const response = await host.fetch(`/api/v1${address}`, {
                method: method.toUpperCase(),
                headers: { authorization: `Bearer ${token}`, "content-type": "application/x-none" },
              })
              const body = await refusalOf(response)
              const place = `${operationId} with ${granted}`
              // A token with propose alone is one of an assistant, which only proposes. These three have no body that is read first.
              const isWrite = ["deleteComment", "restoreComment", "endQuestion"].includes(operationId)
              if (granted === "propose" && isWrite) expect(body.code, place).to.equal("scope_missing")
              else if (needed === "session") expect(body.code, place).to.equal("session_required")
              else if (!isAllowed(granted, needed ?? ""))
                expect([body.code, body.scope], place).to.deep.equal(["scope_missing", needed])
              else expect(["scope_missing", "session_required"], place).not.to.include(body.code)
            }
          }
        })
      }
    })

    it("are stated in the API description, as x-scope and in the security requirement", async () => {
      const paths = pathsOf(await (await host.fetch("/api/v1/openapi.json")).json())
      for (const { operationId, method, path, scope } of routes) {
        const operation = paths[path]?.[method]
        if (scope === null) expect(operation, operationId).not.to.have.property("x-scope")
        else expect(operation?.["x-scope"], operationId).to.equal(scope)
        const named = operation?.security.flatMap(Object.keys).filter((name) => name.startsWith("apiToken."))
        if (scope !== null && scope !== "session") expect(named, operationId).to.deep.equal([`apiToken.${scope}`])
        if (scope === "session") expect(named, operationId).to.deep.equal([])
      }
    })
  })

  describe(`API tokens of an account that is recovered, on the ${kind.name} host`, () => {
    it("are revoked by a password reset and by the verification of the address", async () => {
      const mail = mailbox()
      const host = await kind.start({ WORKER: "on" }, mail)
      try {
        const user = await host.user()
        const make = async () =>
          (await user.api.POST("/auth/tokens", { body: { name: "x", scopes: ["read"] } })).data?.token
        const works = async (token: string | undefined) =>
          (await host.client(token).GET("/users/me")).response.status === 200
        const first = await make()
        await user.api.POST("/auth/verify-email", { body: { token: await mail.token(user.email) } })
        expect(await works(first)).to.equal(false)
        const second = await make()
        expect(await works(second)).to.equal(true)
        await user.api.POST("/auth/password-reset/request", { body: { email: user.email } })
        const token = await mail.token(user.email, 2)
        await host
          .client()
          .POST("/auth/password-reset/confirm", { body: { token, new_password: "a new and long one" } })
        expect(await works(second)).to.equal(false)
      } finally {
        await host.stop()
      }
    })
  })
}
