import { expect } from "chai"
import { onEveryHost } from "../support/on-every-host.ts"

const APP = "https://app.example.org"
const OTHER = "https://other.example.org"
const EXPOSED = "ETag, Link, Location, X-Request-Id, X-Total-Count, Retry-After, Idempotency-Replayed"

/** The headers of an answer that decide about pages of other origins. */
const corsOf = ({ headers }: Response) => ({
  origin: headers.get("access-control-allow-origin"),
  credentials: headers.get("access-control-allow-credentials"),
  exposed: headers.get("access-control-expose-headers"),
})
const none = { origin: null, credentials: null, exposed: null }
const anyone = { origin: "*", credentials: null, exposed: EXPOSED }
const app = { origin: APP, credentials: "true", exposed: EXPOSED }
const variesByOrigin = ({ headers }: Response): boolean => /(^|, )Origin(,|$)/.test(headers.get("vary") ?? "")

onEveryHost(
  "A page of another origin",
  (stage) => {
    const ask = (path: string, origin: string, init: RequestInit = {}): Promise<Response> =>
      stage.host.fetch(path, { ...init, headers: { Origin: origin, ...init.headers } })
    const preflight = (path: string, origin: string): Promise<Response> =>
      ask(path, origin, { method: "OPTIONS", headers: { "Access-Control-Request-Method": "PATCH" } })
    const bearer = () => ({ Authorization: `Bearer ${stage.owner.token}` })

    it("may read what is open to all, without credentials, also its refusals", async () => {
      for (const [path, status] of [
        ["/api/v1/public/trees", 200],
        ["/api/v1/openapi.json", 200],
        ["/api/v1/vocabulary", 200],
        ["/api/v1/public/trees/x", 404],
      ] as const)
        for (const origin of [APP, OTHER, "null"]) {
          const response = await ask(path, origin)
          expect([response.status, corsOf(response), variesByOrigin(response)], path).to.deep.equal([
            status,
            anyone,
            false,
          ])
        }
    })

    it("of CORS_ORIGINS may read everything else, with credentials, also refusals and unknown addresses", async () => {
      const path = `/api/v1/trees/${stage.tree.id}`
      for (const [address, headers, status] of [
        [path, bearer(), 200],
        [path, {}, 401],
        [`${path}/persons`, bearer(), 200],
        ["/api/v1/nothing", {}, 404],
        ["/api/v1/docs", {}, 200],
        ["/healthz", {}, 200],
      ] as const) {
        const response = await ask(address, APP, { headers })
        expect([response.status, corsOf(response), variesByOrigin(response)], address).to.deep.equal([
          status,
          app,
          true,
        ])
      }
    })

    it("of any other origin may not", async () => {
      for (const origin of [OTHER, "null", `${APP}.evil.example`, `${APP}:8443`, APP.replace("https", "http")]) {
        const response = await ask(`/api/v1/trees/${stage.tree.id}`, origin, { headers: bearer() })
        expect([response.status, corsOf(response), variesByOrigin(response)], origin).to.deep.equal([200, none, true])
      }
    })

    it("gets 204 for a preflight, which it may keep for a day", async () => {
      const allowed = await preflight(`/api/v1/trees/${stage.tree.id}`, APP)
      expect([allowed.status, await allowed.text(), corsOf(allowed), variesByOrigin(allowed)]).to.deep.equal([
        204,
        "",
        app,
        true,
      ])
      expect(allowed.headers.get("access-control-max-age")).to.equal("86400")
      expect(allowed.headers.get("access-control-allow-methods")?.split(", ")).to.include.members([
        ..."GET HEAD POST PATCH PUT DELETE".split(" "),
      ])
      expect(allowed.headers.get("access-control-allow-headers")?.split(", ")).to.include.members([
        "Authorization",
        "Content-Type",
        "Idempotency-Key",
        "If-Match",
        "If-None-Match",
        "View-As",
      ])
      expect(corsOf(await preflight("/api/v1/vocabulary", OTHER))).to.deep.equal(anyone)
      const foreign = await preflight(`/api/v1/trees/${stage.tree.id}`, OTHER)
      expect([foreign.status, corsOf(foreign)]).to.deep.equal([204, none])
    })

    it("of CORS_ORIGINS writes with the session cookie like an own page, and any other does not", async () => {
      const write = async (headers: Readonly<Record<string, string>>): Promise<number> => {
        const all = { "Content-Type": "application/json", Cookie: `session=${stage.owner.token}`, ...headers }
        return (await stage.host.fetch("/api/v1/trees", { method: "POST", body: '{"name": "A tree"}', headers: all }))
          .status
      }
      expect(await write({ Origin: APP })).to.equal(201)
      expect(await write({ Origin: APP, "Sec-Fetch-Site": "same-site" })).to.equal(201)
      expect(await write({ Origin: stage.host.url })).to.equal(201)
      expect(await write({ Origin: OTHER })).to.equal(403)
      expect(await write({})).to.equal(403)
    })
  },
  { CORS_ORIGINS: `${APP}, http://localhost:5173` },
)

onEveryHost("Without CORS_ORIGINS, a page of another origin", (stage) => {
  it("may only read what is open to all", async () => {
    const ask = (path: string) => stage.host.fetch(path, { headers: { Origin: APP } })
    const [open, docs] = [await ask("/api/v1/vocabulary"), await ask("/api/v1/docs")]
    expect([corsOf(open), corsOf(docs), variesByOrigin(docs)]).to.deep.equal([anyone, none, false])
  })

  it("OPTIONS without an origin still says what an address supports", async () => {
    const response = await stage.host.fetch("/api/v1/vocabulary", { method: "OPTIONS" })
    expect([response.status, response.headers.get("allow")]).to.deep.equal([204, "HEAD, GET, OPTIONS"])
  })
})
