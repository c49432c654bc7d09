import { expect } from "chai"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"
import { dataOf } from "../support/tree-scene.ts"

const JSON_BODY = { "Content-Type": "application/json" }
const ABSENT = "01900000-0000-7000-8000-000000000000"

/** What a problem says, with the answer's own status beside it. */
const problemOf = async (response: Response) => {
  expect(response.headers.get("content-type")).to.equal("application/problem+json; charset=utf-8")
  const body: unknown = await response.json()
  expect(body).to.include({ status: response.status, request_id: response.headers.get("x-request-id") })
  return body
}

/** The tag of an answer to a reader who does not see everything. */
const OF_CONTENT = /^"[\w-]{22}"$/

for (const kind of hosts) {
  describe(`HTTP on ${kind.name}`, () => {
    let host: TestHost
    let someone: TestUser

    before(async () => {
      host = await kind.start()
      someone = await host.user()
    })
    after(() => host.stop())

    const call = (
      path: string,
      { headers = {}, ...init }: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {},
    ) => host.fetch(`/api/v1${path}`, { ...init, headers: { Authorization: `Bearer ${someone.token}`, ...headers } })
    const post = (
      path: string,
      body: string | Uint8Array<ArrayBuffer>,
      headers: Readonly<Record<string, string>> = JSON_BODY,
    ) => call(path, { method: "POST", body, headers })
    const newTree = async (visibility: "private" | "public" = "private"): Promise<string> => {
      const { data } = await someone.api.POST("/trees", { body: { name: "A tree", visibility } })
      return data?.id ?? expect.fail("no tree")
    }
    const newPerson = async (treeId: string): Promise<string> => {
      const { data } = await someone.api.POST("/trees/{tree_id}/persons", {
        params: { path: { tree_id: treeId } },
        body: { given_name: "Ann", is_living: true },
      })
      return data?.id ?? expect.fail("no person")
    }

    describe("every answer", () => {
      it("carries the caller's request id, or one of its own", async () => {
        const given = await call("/trees", { headers: { "X-Request-Id": "abc.DEF_1-2" } })
        expect(given.headers.get("x-request-id")).to.equal("abc.DEF_1-2")
        for (const odd of ["", "two words", "a".repeat(65)]) {
          const made = await call("/trees", { headers: { "X-Request-Id": odd } })
          expect(made.headers.get("x-request-id")).to.match(/^[0-9a-f-]{36}$/)
        }
      })

      it("is not to be sniffed, nor shared by caches", async () => {
        for (const response of [
          await call("/trees"),
          await call("/nowhere"),
          await host.fetch("/api/v1/trees"),
          await host.fetch("/healthz"),
        ]) {
          expect(response.headers.get("x-content-type-options")).to.equal("nosniff")
          expect(response.headers.get("cache-control")).to.equal("private, no-cache")
          expect(response.headers.get("vary")).to.equal("Authorization, Cookie, Accept-Encoding")
        }
      })

      it("says that its connection stays open for 75 seconds", async () => {
        expect((await host.fetch("/healthz")).headers.get("keep-alive")).to.equal("timeout=75")
      })

      it("of the public surface may be cached if the reader is not signed in", async () => {
        const anonymous = await host.fetch("/api/v1/public/trees")
        expect(anonymous.headers.get("cache-control")).to.equal("public, no-cache")
        expect(anonymous.headers.get("vary")).to.equal("Accept-Encoding")
        expect((await call("/public/trees")).headers.get("cache-control")).to.equal("private, no-cache")
      })
    })

    describe("an address", () => {
      it("that is unknown is 404", async () => {
        expect(await problemOf(await call("/nowhere"))).to.include({ status: 404, code: "unknown_path" })
        expect(await problemOf(await call("/trees/"))).to.include({ status: 404 })
        expect(await problemOf(await host.fetch("/"))).to.include({ status: 404 })
      })

      it("with a malformed id is 404, as one with an unknown id is", async () => {
        for (const id of ["1", `${ABSENT.toUpperCase()}x`, "%F0%9F%98", ABSENT]) {
          expect(await problemOf(await call(`/persons/${id}`))).to.include({ status: 404, code: "not_found" })
        }
      })

      it("called with another method is 405, and lists the supported methods", async () => {
        const response = await call("/trees", { method: "PUT" })
        expect(response.headers.get("allow")?.split(", ")).to.have.members(["GET", "HEAD", "POST", "OPTIONS"])
        expect(await problemOf(response)).to.include({ status: 405, code: "method_not_allowed" })
      })

      it("answers OPTIONS with its methods, to anyone", async () => {
        const response = await host.fetch(`/api/v1/trees/${ABSENT}`, { method: "OPTIONS" })
        expect(response.status).to.equal(204)
        expect(response.headers.get("allow")?.split(", ")).to.have.members([
          "GET",
          "HEAD",
          "PATCH",
          "DELETE",
          "OPTIONS",
        ])
      })

      it("answers HEAD as GET without the body", async () => {
        const path = `/trees/${await newTree()}`
        const [get, head, list] = [
          await call(path),
          await call(path, { method: "HEAD" }),
          await call("/trees", { method: "HEAD" }),
        ]
        expect(head.headers.get("content-length")).to.equal(String((await get.arrayBuffer()).byteLength))
        expect(head.headers.get("etag")).to.equal('"1.owner-0-1"')
        expect([head.status, await head.text(), list.status, await list.text()]).to.deep.equal([200, "", 200, ""])
      })

      it("takes a query of 50 KiB", async () => {
        const ids = Array.from({ length: 1_000 }, () => ABSENT).join("%2C")
        const response = await call(`/trees/${await newTree()}/persons?ids=${ids}`)
        expect([response.status, await response.json()]).to.deep.equal([200, []])
      })
    })

    describe("a body", () => {
      it("that cannot be read is 400", async () => {
        expect(await problemOf(await post("/trees", '{"name": "A'))).to.include({
          status: 400,
          code: "unreadable_body",
        })
        expect(await problemOf(await post("/trees", ""))).to.include({ status: 400 })
        expect(await problemOf(await post("/trees", "[".repeat(500_000)))).to.include({ status: 400 })
        const brokenLetter = new Uint8Array([
          ...new TextEncoder().encode('{"name":"'),
          0xc3,
          0x28,
          ...new TextEncoder().encode('"}'),
        ])
        expect(await problemOf(await post("/trees", brokenLetter))).to.include({ status: 400 })
      })

      it("that is no object is 422", async () => {
        for (const body of ["[]", "null", "3", '"name"']) {
          expect(await problemOf(await post("/trees", body))).to.deep.include({
            status: 422,
            errors: [{ path: "", message: "must be an object", rule: "wrong_type" }],
          })
        }
      })

      it("with unknown fields is 422 and names them, however they are called", async () => {
        const body = '{"name": "A", "size": 1, "__proto__": {"visibility": "public"}, "constructor": 2, "toString": 3}'
        const errors = ["size", "__proto__", "constructor", "toString"].map((path) => ({
          path,
          message: "is not a known field",
          rule: "unknown_field",
        }))
        expect(await problemOf(await post("/trees", body))).to.deep.include({
          status: 422,
          code: "invalid_input",
          errors,
        })
      })

      it("names the place of each fault", async () => {
        const body = '{"gender": "m", "names": [{"given_name": 3}], "birth": {"date": {"month": 14, "year": "x"}}}'
        const problem = await problemOf(await post(`/trees/${await newTree()}/persons`, body))
        expect(problem)
          .to.have.property("errors")
          .that.satisfies((errors: readonly { readonly path: string }[]) => {
            expect(errors.map(({ path }) => path)).to.deep.equal([
              "gender",
              "names.0.given_name",
              "birth.date.month",
              "birth.date.year",
            ])
            return true
          })
      })

      it("with more faults than anyone reads names a hundred of them", async () => {
        const fields = Array.from({ length: 40_000 }, (_, index) => `"field_${index}": 1`).join(", ")
        const assignments = Array.from({ length: 20_000 }, () => '{"person_id": 1, "gender": 2}').join(", ")
        const treeId = await newTree()
        for (const [path, body] of [
          ["/trees", `{${fields}}`],
          [`/trees/${treeId}/persons`, `{"names": [{${fields}}]}`],
          [`/trees/${treeId}/cleanup/gender`, `{"assignments": [${assignments}]}`],
        ] as const) {
          const problem = await problemOf(await post(path, body))
          expect(problem).to.include({ status: 422, code: "invalid_input" })
          expect(problem).to.have.property("errors").with.lengthOf(100)
          expect(JSON.stringify(problem)).to.have.length.below(20_000)
        }
      })

      it("above 1 MiB is 413, whether it says its length or not", async () => {
        const large = `{"name": "${"a".repeat(1_048_576)}"}`
        const named = {
          status: 413,
          code: "too_large",
          limit: 1_048_576,
          detail: "A JSON body may have at most 1048576 bytes.",
        }
        expect(await problemOf(await post("/trees", large))).to.include(named)
        const stream = new Blob([large]).stream()
        const response = await call("/trees", {
          method: "POST",
          body: stream,
          headers: JSON_BODY,
          ...{ duplex: "half" },
        })
        expect(await problemOf(response)).to.include(named)
      })

      it("of another type, charset or coding is 415", async () => {
        const refused = [
          { "Content-Type": "text/plain" },
          { "Content-Type": "application/json; charset=latin1" },
          { ...JSON_BODY, "Content-Encoding": "gzip" },
        ]
        for (const headers of refused) {
          expect(await problemOf(await post("/trees", "{}", headers))).to.include({
            status: 415,
            code: "unsupported_media_type",
          })
        }
        const form = new URLSearchParams({ email: someone.email, password: "x" })
        expect((await host.fetch("/api/v1/auth/login", { method: "POST", body: form })).status).to.equal(415)
      })

      it("of a PATCH may be called a merge patch", async () => {
        const path = `/trees/${await newTree()}`
        const body = '{"description": "Ours"}'
        const patched = await call(path, {
          method: "PATCH",
          body,
          headers: { "Content-Type": "application/merge-patch+json; charset=UTF-8" },
        })
        expect([patched.status, (await patched.text()).includes('"description":"Ours"')]).to.deep.equal([200, true])
      })
    })

    describe("a query", () => {
      it("with a bad known parameter is 422, and an unknown one is ignored", async () => {
        for (const query of ["limit=0", "limit=1001", "limit=ten", "limit=", "limit=1.5"]) {
          const errors = [{ path: "limit", message: "must be a whole number from 1 to 1000" }]
          expect(await problemOf(await call(`/trees?${query}`))).to.deep.include({ status: 422, errors })
        }
        expect(await problemOf(await call("/trees?deleted=maybe&cursor=x"))).to.deep.include({
          errors: [{ path: "deleted", message: "must be true or false" }],
        })
        expect((await call("/trees?colour=blue&limit=1000")).status).to.equal(200)
      })
    })

    describe("an Accept header", () => {
      it("that leaves JSON out is 406", async () => {
        expect(await problemOf(await call("/trees", { headers: { Accept: "text/html" } }))).to.include({
          status: 406,
          code: "not_acceptable",
        })
        expect((await call("/trees", { headers: { Accept: "application/json" } })).status).to.equal(200)
      })
    })

    describe("a session", () => {
      it("cannot be taken by naming a user, and an account only comes from registering", async () => {
        expect((await host.fetch("/api/v1/users/me", { headers: { "X-User-Id": someone.user.id } })).status).to.equal(
          401,
        )
        expect(
          (await post("/users", JSON.stringify({ email: "new@example.org", password: "a quiet walk by the sea" })))
            .status,
        ).to.equal(404)
      })

      it("that is missing or invalid is 401 and says how to sign in", async () => {
        for (const headers of [
          {},
          { Authorization: "Bearer nonsense" },
          { Authorization: "Basic eDp5" },
          { Cookie: "session=nonsense" },
        ]) {
          const response = await host.fetch("/api/v1/trees", { headers })
          expect(response.headers.get("www-authenticate")).to.match(/^Bearer/)
          expect(await problemOf(response)).to.include({ status: 401, code: "unauthenticated" })
        }
      })

      it("that is invalid counts as none on the public surface", async () => {
        expect(
          (await host.fetch("/api/v1/public/trees", { headers: { Authorization: "Bearer nonsense" } })).status,
        ).to.equal(200)
      })

      it("is returned as a token and as a cookie that scripts cannot read", async () => {
        const body = JSON.stringify({ email: someone.email, password: "long enough for a spec" })
        const response = await host.fetch("/api/v1/auth/login", { method: "POST", body, headers: JSON_BODY })
        const [cookie = "", ...attributes] = (response.headers.get("set-cookie") ?? "").split("; ")
        expect(attributes).to.include.members(["HttpOnly", "SameSite=Lax", "Path=/"]).and.not.include("Secure")
        expect(cookie).to.match(/^session=[\w-]{43}$/)
        expect(
          (await host.fetch("/api/v1/users/me", { headers: { Cookie: `theme=dark; ${cookie}` } })).status,
        ).to.equal(200)

        const logout = await host.fetch("/api/v1/auth/logout", {
          method: "POST",
          headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
        })
        expect(logout.status).to.equal(204)
        expect(logout.headers.get("set-cookie")).to.match(/^session=; Max-Age=0; /)
        expect((await host.fetch("/api/v1/users/me", { headers: { Cookie: cookie } })).status).to.equal(401)
      })

      it("by cookie writes from the service's own pages only", async () => {
        const write = async (headers: Readonly<Record<string, string>>): Promise<number> => {
          const all = { ...JSON_BODY, Cookie: `session=${someone.token}`, ...headers }
          return (await host.fetch("/api/v1/trees", { method: "POST", body: '{"name": "A tree"}', headers: all }))
            .status
        }
        expect(await write({})).to.equal(403)
        expect(await write({ Origin: host.url })).to.equal(201)
        expect(await write({ "Sec-Fetch-Site": "same-origin" })).to.equal(201)
        expect(await write({ "Sec-Fetch-Site": "same-site" })).to.equal(403)
        expect(await write({ Origin: "https://elsewhere.example" })).to.equal(403)
        expect(await write({ Origin: "https://elsewhere.example", "Sec-Fetch-Site": "same-origin" })).to.equal(403)
        expect(await write({ Origin: "null", "Sec-Fetch-Site": "same-origin" })).to.equal(403)
        expect(await write({ Origin: "https://elsewhere.example", Authorization: `Bearer ${someone.token}` })).to.equal(
          201,
        )
      })
    })

    describe("a record", () => {
      it("that was made is 201 with its address and its ETag", async () => {
        const response = await post("/trees", '{"name": "A tree"}')
        const body: unknown = await response.json()
        expect(response.status).to.equal(201)
        expect(response.headers.get("etag")).to.equal('"1.owner-0-1"')
        expect(body).to.have.property("id", response.headers.get("location")?.replace("/api/v1/trees/", ""))
        expect(
          (
            await host.fetch(response.headers.get("location") ?? "", {
              headers: { Authorization: `Bearer ${someone.token}` },
            })
          ).status,
        ).to.equal(200)
      })

      it("that the reader has already is 304", async () => {
        const path = `/trees/${await newTree()}`
        const tag = '"1.owner-0-1"'
        for (const known of [tag, `W/${tag}`, `"0", ${tag}`, "*"]) {
          const response = await call(path, { headers: { "If-None-Match": known } })
          expect([response.status, response.headers.get("etag"), await response.text()]).to.deep.equal([304, tag, ""])
        }
        for (const other of ['"1"', '"2.owner-0-1"', '"1.editor-0-1"'])
          expect((await call(path, { headers: { "If-None-Match": other } })).status).to.equal(200)
      })

      it("that has changed since is 412 for a write with If-Match", async () => {
        const path = `/trees/${await newTree()}`
        const patch = async (ifMatch: string, name: string): Promise<readonly [number, string | null]> => {
          const response = await call(path, {
            method: "PATCH",
            body: JSON.stringify({ name }),
            headers: { ...JSON_BODY, "If-Match": ifMatch },
          })
          return [response.status, response.headers.get("etag")]
        }
        expect(await patch('"1"', "Second")).to.deep.equal([200, '"2.owner-0-2"'])
        for (const wrong of ['"1"', 'W/"2"', "2", '"redacted"', '"x"', '"1", "3"', "", '"1" "2"', '"1", W/"2"'])
          expect((await patch(wrong, "Other"))[0], wrong).to.equal(412)
        expect(await patch("*", "Third")).to.deep.equal([200, '"3.owner-0-3"'])
        const right = ['"3"', '"1", "4"', '"redacted" , "5.owner-0-7","x"', '"6-public-owner"']
        for (const [index, tags] of right.entries())
          expect(await patch(tags, `Name ${index}`), tags).to.deep.equal([200, `"${index + 4}.owner-0-${index + 4}"`])
        expect((await call(path, { method: "DELETE", headers: { "If-Match": '"2"' } })).status).to.equal(412)
        expect((await call(path, { method: "DELETE", headers: { "If-Match": '"7"' } })).status).to.equal(204)
      })

      it("has another tag for a reader who sees less of it", async () => {
        const treeId = await newTree("public")
        const personId = await newPerson(treeId)
        expect((await call(`/persons/${personId}`)).headers.get("etag")).to.equal('"1"')
        const redacted = await host.fetch(`/api/v1/public/persons/${personId}`, { headers: { "If-None-Match": '"1"' } })
        expect(redacted.status).to.equal(200)
        expect(redacted.headers.get("etag")).to.match(OF_CONTENT)
        const tree = await host.fetch(`/api/v1/public/trees/${treeId}`, { headers: { "If-None-Match": '"1"' } })
        expect(tree.status).to.equal(200)
        expect(tree.headers.get("etag")).to.match(OF_CONTENT)
      })
    })

    it("a relationship has another tag for a reader who sees it redacted", async () => {
      const treeId = await newTree("public")
      const body = {
        type: "partnership",
        from_person_id: await newPerson(treeId),
        to_person_id: await newPerson(treeId),
        notes: "Met at sea",
      } as const
      const { data } = await someone.api.POST("/trees/{tree_id}/relationships", {
        params: { path: { tree_id: treeId } },
        body,
      })
      const path = `/relationships/${data?.id}`
      const stranger = await host.user()
      const seen = await call(path, { headers: { Authorization: `Bearer ${stranger.token}`, "If-None-Match": '"1"' } })
      expect([(await call(path)).headers.get("etag"), seen.status]).to.deep.equal(['"1"', 200])
      expect(seen.headers.get("etag")).to.match(OF_CONTENT)
      expect(await seen.json()).to.include({ notes: null, redacted: true })
    })

    describe("a list", () => {
      it("is paged by the address that Link gives, the other parameters kept, until nothing is left", async () => {
        const treeId = await newTree()
        const made = [await newPerson(treeId), await newPerson(treeId), await newPerson(treeId)]
        const seen: string[] = []
        let path: string | null = `/api/v1/trees/${treeId}/persons?limit=2&colour=blue`
        for (let page = 0; path !== null && page < 5; page++) {
          const response: Response = await host.fetch(path, { headers: { Authorization: `Bearer ${someone.token}` } })
          const items: readonly { readonly id: string }[] = JSON.parse(await response.text())
          seen.push(...items.map(({ id }) => id))
          path =
            /^<(.*limit=2&colour=blue&cursor=.*)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1] ?? null
          expect(items).to.have.lengthOf(page === 0 ? 2 : 1)
        }
        expect(seen).to.deep.equal(made)
      })
    })

    describe("an upload", () => {
      const importInto = async (treeId: string, parts: Readonly<Record<string, string | Blob>>): Promise<Response> => {
        const body = new FormData()
        for (const [name, part] of Object.entries(parts)) body.append(name, part)
        return call(`/trees/${treeId}/gedcom/import`, { method: "POST", body })
      }
      const file = new Blob(["0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Ann /Lee/\n0 TRLR\n"])

      it("is a form with a file, and fields beside it", async () => {
        const response = await importInto(await newTree(), { default_action: "new", file, resolutions: "{}" })
        expect(response.status).to.equal(200)
        expect(await response.json()).to.have.nested.property("persons.created", 1)
      })

      it("without the file, or with a bad field, is 422", async () => {
        const treeId = await newTree()
        const fault = async (parts: Readonly<Record<string, string | Blob>>): Promise<unknown> => {
          const problem = await problemOf(await importInto(treeId, parts))
          return typeof problem === "object" && problem !== null && "errors" in problem ? problem.errors : problem
        }
        expect(await fault({ default_action: "new" })).to.deep.equal([{ path: "file", message: "is required" }])
        expect(await fault({ file, default_action: "burn" })).to.deep.equal([
          { path: "default_action", message: "must be one of new, skip, merge, overwrite" },
        ])
        expect(await fault({ file, resolutions: '{"@I1@": {"action": "new", "target": 1}}' })).to.deep.equal([
          { path: "resolutions.@I1@.target", message: "is not a known field" },
        ])
      })

      it("with more faulty resolutions than fit on a stack names a hundred of them", async () => {
        const resolutions = `{${Array.from({ length: 300_000 }, (_, index) => `"@I${index}@": 1`).join(", ")}}`
        const problem = await problemOf(await importInto(await newTree(), { file, resolutions }))
        expect(problem).to.include({ status: 422, code: "invalid_input" })
        expect(problem).to.have.property("errors").with.lengthOf(100)
      })

      it("of something else than a form is refused", async () => {
        const path = `/trees/${await newTree()}/gedcom/import`
        expect(await problemOf(await post(path, "{}", { "Content-Type": "text/plain" }))).to.include({ status: 415 })
        expect(await problemOf(await post(path, "no parts", { "Content-Type": "multipart/form-data" }))).to.include({
          status: 400,
        })
        expect(
          await problemOf(await post(path, "no parts", { "Content-Type": "multipart/form-data; boundary=x" })),
        ).to.include({ status: 400 })
      })
    })

    describe("the service", () => {
      it("reports that it is alive, that it is ready, and its counters", async () => {
        expect((await host.fetch("/healthz")).status).to.equal(200)
        expect((await host.fetch("/readyz")).status).to.equal(200)
        expect(await (await host.fetch("/metrics")).text()).to.match(
          /^http_requests_total\{operation="createTree",status="201"\} \d+$/m,
        )
      })

      it("describes itself to anyone", async () => {
        const [description, page, vocabulary] = await Promise.all(
          ["/openapi.json", "/docs", "/vocabulary"].map((path) => host.fetch(`/api/v1${path}`)),
        )
        expect(await description?.json()).to.deep.include({ openapi: "3.1.0", servers: [{ url: "/api/v1" }] })
        expect(page?.headers.get("content-type")).to.equal("text/html; charset=utf-8")
        expect(await vocabulary?.json()).to.deep.include({
          roles: ["owner", "editor", "viewer"],
          genders: ["male", "female", "other"],
        })
      })

      it("lets caches share and keep its descriptions, and answers 304 to who has them", async () => {
        const tags = new Set<string>()
        for (const path of ["/openapi.json", "/docs", "/vocabulary"]) {
          const [first, signedIn] = [await host.fetch(`/api/v1${path}`), await call(path)]
          const tag = first.headers.get("etag") ?? ""
          expect(tag).to.match(/^"[\w-]{22}(?:-gzip)?"$/)
          tags.add(tag)
          for (const response of [first, signedIn]) {
            expect(response.headers.get("etag")).to.equal(tag)
            expect(response.headers.get("cache-control")).to.equal("public, max-age=300")
            expect(response.headers.get("vary")).to.equal("Accept-Encoding")
          }
          const again = await host.fetch(`/api/v1${path}`, { headers: { "If-None-Match": tag } })
          expect([again.status, again.headers.get("cache-control"), await again.text()]).to.deep.equal([
            304,
            "public, max-age=300",
            "",
          ])
        }
        expect(tags.size).to.equal(3)
      })

      it("knows these words, and no others", async () => {
        const words = (text: string): readonly string[] => text.split(" ")
        const lists = await dataOf(host.client().GET("/vocabulary"))
        expect(lists).to.deep.include({
          tree_visibilities: words("private site_members unlisted public"),
          roles: words("owner editor viewer"),
          person_visibilities: words("full redacted"),
          genders: words("male female other"),
          privacy_settings: words("default redacted hidden"),
          name_types: words("birth maiden married alias nickname immigrant professional religious other"),
          person_event_types: words(
            "birth christening baptism adult_christening blessing bar_mitzvah bat_mitzvah first_communion confirmation " +
              "adoption education graduation occupation residence " +
              "census religion nationality title military_service emigration immigration naturalization property description " +
              "id_number will probate retirement ordination " +
              "death burial cremation",
          ),
          partnership_event_types: words(
            "engagement marriage_banns marriage_contract marriage_license marriage marriage_settlement separation " +
              "divorce_filed divorce annulment",
          ),
          date_qualifiers: words(
            "exact about calculated estimated before after between from to from_to interpreted phrase",
          ),
          calendars: words("gregorian julian hebrew french_republican"),
          relationship_types: words("parent_child partnership"),
          parent_qualifiers: words("biological adoptive step foster donor guardian"),
          ordered_relatives: words("children partners"),
          sibling_kinds: words("full half step"),
          name_flags: words(
            "date_in_surname date_in_given_name no_surname packed_given_names generation title nickname placeholder particle",
          ),
          proposal_statuses: words("pending applied rejected"),
          proposal_origins: words("assistant contributor"),
          operation_kinds: words("create update delete merge"),
          proposed_entities: words("person name event relationship source citation association"),
          actor_types: words("user system"),
          gedcom_versions: words("5.5.1 7.0"),
          import_actions: words("new skip merge overwrite"),
          match_scores: words("high medium"),
        })
      })

      it("lists every enumeration of its description in the vocabulary", async () => {
        const description = await (await host.fetch("/api/v1/openapi.json")).text()
        const lists = await dataOf(host.client().GET("/vocabulary"))
        expect(lists).to.include.keys(
          "proposal_statuses",
          "proposal_origins",
          "operation_kinds",
          "proposed_entities",
          "name_flags",
          "match_scores",
        )
        const enumerations: readonly (readonly unknown[])[] = [...description.matchAll(/"enum":(\[[^\]]*\])/g)].map(
          ([, words = ""]) => JSON.parse(words),
        )
        expect(enumerations).to.have.length.greaterThan(20)
        const isListed = (words: readonly unknown[]): boolean =>
          Object.values(lists).some((list) =>
            words.every(
              (word) => word === null || list.some((one) => (typeof one === "object" ? one.rule : one) === word),
            ),
          )
        expect(enumerations.filter((words) => !isListed(words))).to.deep.equal([])
      })
    })
  })
}
