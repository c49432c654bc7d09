import { readdir } from "node:fs/promises"
import { connect } from "node:net"
import { setImmediate } from "node:timers/promises"
import { expect } from "chai"
import { pino } from "pino"
import { memory } from "../../../bootstrap/memory.ts"
import type { Store } from "../../../bootstrap/stores/store.ts"
import { type Involving, type Withheld, withhold } from "../../../core/domain/privacy.ts"
import type { Source } from "../../../core/domain/evidence/source.ts"
import { StoreUnavailable } from "../../../core/ports/unavailable.ts"
import type { Rows } from "../../../core/ports/rows.ts"
import { aSource } from "../../support/builders.ts"
import { type Schemas, startHost, type TestHost, type TestUser } from "../../support/http.ts"

type Sealed = Withheld<Involving<Source>>
type Settings = Readonly<Record<string, string>>

/** Runs a case on a host of its own, over memory with parts of the store replaced. */
const on = async (
  replace: (store: Store) => Partial<Store>,
  use: (host: TestHost) => Promise<void>,
  settings: Settings = {},
): Promise<void> => {
  const store = memory()
  const host = await startHost({ ...store, ...replace(store) }, settings)
  try {
    await use(host)
  } finally {
    await host.stop()
  }
}

const asIs = (): Partial<Store> => ({})

const bearer = ({ token }: TestUser) => ({ Authorization: `Bearer ${token}` })

const newTree = async ({ api }: TestUser) =>
  (await api.POST("/trees", { body: { name: "A tree" } })).data?.id ?? expect.fail("no tree")

/** What a server answers to these bytes. */
const raw = async ({ url }: TestHost, bytes: string): Promise<string> => {
  const socket = connect(Number(new URL(url).port), "127.0.0.1")
  socket.end(bytes)
  let text = ""
  for await (const chunk of socket) text += String(chunk)
  return text
}

describe("The HTTP server", () => {
  it("answers 503 with Retry-After while the store is out of reach, and is not ready then", () =>
    on(
      ({ reads }) => ({
        reads: {
          ...reads,
          users: { ...reads.users, byEmail: () => Promise.reject(new StoreUnavailable("5432 refused")) },
        },
        checks: { database: () => Promise.reject(new StoreUnavailable("5432 refused")) },
      }),
      async (host) => {
        const body = '{"email": "a@example.org", "password": "b"}'
        const login = await host.fetch("/api/v1/auth/login", {
          method: "POST",
          body,
          headers: { "Content-Type": "application/json" },
        })
        for (const response of [login, await host.fetch("/readyz")]) {
          expect([response.status, response.headers.get("retry-after")]).to.deep.equal([503, "5"])
          expect(await response.text())
            .to.include("store_unavailable")
            .and.not.include("5432")
        }
      },
    ))

  it("answers 500 to a defect and reveals nothing of it", () =>
    on(
      ({ reads }) => ({
        reads: {
          ...reads,
          trees: { ...reads.trees, byId: () => Promise.reject(new Error("select secret from users")) },
        },
      }),
      async (host) => {
        const response = await host.fetch(`/api/v1/public/trees/01900000-0000-7000-8000-000000000000`)
        expect(response.status).to.equal(500)
        expect(await response.text())
          .to.include("internal_error")
          .and.not.include("secret")
      },
    ))

  describe("with a list as long as the store lets it be", () => {
    /** A host with a store that returns these batches of sources, each with one source of the tree. */
    const onSources = (
      batches: (source: () => Sealed) => Rows<Sealed>,
      use: (get: (init?: RequestInit) => Promise<Response>) => Promise<void>,
    ) =>
      on(
        ({ reads }) => ({
          reads: {
            ...reads,
            sources: {
              ...reads.sources,
              ofTree: (treeId) => batches(() => withhold({ record: aSource({ treeId }), people: null })),
            },
          },
        }),
        async (host) => {
          const user = await host.user()
          const path = `/api/v1/trees/${await newTree(user)}/sources`
          await use((init) => host.fetch(path, { ...init, headers: bearer(user) }))
        },
      )

    it("streams it whole", () =>
      onSources(
        async function* (source) {
          for (let batch = 0; batch < 5; batch++) yield Array.from({ length: 700 }, source)
        },
        async (get) => {
          const response = await get()
          expect(response.headers.get("transfer-encoding")).to.equal("chunked")
          expect(await response.json()).to.have.lengthOf(3_500)
        },
      ))

    it("says how long a short one is", () =>
      onSources(
        async function* (source) {
          yield [source()]
        },
        async (get) => {
          const response = await get()
          expect(response.headers.get("content-length")).to.equal(String((await response.arrayBuffer()).byteLength))
        },
      ))

    it("answers a failure before the first item as a problem", () =>
      onSources(
        async function* () {
          throw new Error("early")
        },
        async (get) => {
          const response = await get()
          expect([response.status, response.headers.get("content-type")]).to.deep.equal([
            500,
            "application/problem+json; charset=utf-8",
          ])
        },
      ))

    it("breaks the connection off at a later failure, so that no reader takes a part for the whole", () =>
      onSources(
        async function* (source) {
          for (let batch = 0; batch < 3; batch++) yield [source()]
          throw new Error("midway")
        },
        async (get) => {
          const body = get().then((response) => response.text())
          expect(
            await body.then(
              () => "whole",
              () => "broken off",
            ),
          ).to.equal("broken off")
        },
      ))

    it("stops reading when the reader leaves", async () => {
      const left = Promise.withResolvers<string>()
      await onSources(
        async function* (source) {
          try {
            for (;;) yield Array.from({ length: 100 }, source)
          } finally {
            left.resolve("stopped")
          }
        },
        async (get) => {
          const leaving = new AbortController()
          const response = await get({ signal: leaving.signal })
          await response.body?.getReader().read()
          leaving.abort()
          expect(await left.promise).to.equal("stopped")
        },
      )
    })
  })

  describe("refuses by itself, with a problem and a request id,", () => {
    /** The status, the headers and the problem of one answer. */
    const parts = (answer: string) => {
      const [head = "", body = ""] = answer.split("\r\n\r\n")
      const [line = "", ...fields] = head.split("\r\n")
      const headers = new Headers(
        fields.map((field): [string, string] => {
          const [name = "", value = ""] = field.split(": ")
          return [name, value]
        }),
      )
      const problem: Schemas["Problem"] = JSON.parse(body)
      return { status: Number(line.split(" ")[1]), headers, problem }
    }
    const expectRefusal = (
      answer: string,
      status: number,
      code: string,
      requestId: RegExp | string = /^[0-9a-f-]{36}$/,
    ) => {
      const { headers, problem, ...line } = parts(answer)
      expect([line.status, problem.status, problem.code]).to.deep.equal([status, status, code])
      expect(headers.get("x-request-id")).to.equal(problem.request_id)
      expect(problem.request_id).to.match(typeof requestId === "string" ? new RegExp(`^${requestId}$`) : requestId)
      expect(headers.get("content-type")).to.equal("application/problem+json; charset=utf-8")
      expect(headers.get("x-content-type-options")).to.equal("nosniff")
      expect(headers.get("cache-control")).to.equal("private, no-cache")
    }
    const get = (path: string, ...headers: readonly string[]): string =>
      `GET ${path} HTTP/1.1\r\n${["Host: a", "Connection: close", ...headers].map((line) => `${line}\r\n`).join("")}\r\n`

    it("what is no HTTP", () =>
      on(asIs, async (host) => {
        expectRefusal(await raw(host, "HELLO\r\n\r\n"), 400, "bad_request")
        expectRefusal(
          await raw(host, get("/healthz", "X-Request-Id: my-own-1", "A b: c")),
          400,
          "bad_request",
          "my-own-1",
        )
        expectRefusal(await raw(host, get("/healthz", "X-Request-Id: not mine", "A b: c")), 400, "bad_request")
      }))

    it("HTTP/1.1 without a Host", () =>
      on(asIs, async (host) => {
        const request = "GET /healthz HTTP/1.1\r\nConnection: close\r\nX-Request-Id: my-own-2\r\n\r\n"
        expectRefusal(await raw(host, request), 400, "bad_request", "my-own-2")
        expect(await raw(host, "GET /healthz HTTP/1.0\r\n\r\n")).to.match(/^HTTP\/1\.1 200 /)
      }))

    it("an address of more than 64 KiB", () =>
      on(asIs, async (host) => {
        for (const length of [65_536, 100_000, 200_000])
          expectRefusal(
            await raw(host, get(`/api/v1/trees?ids=${"a".repeat(length)}`, "X-Request-Id: mine")),
            414,
            "address_too_long",
            "mine",
          )
        expect(await raw(host, get(`/healthz?${"a".repeat(65_000)}`))).to.match(/^HTTP\/1\.1 200 /)
      }))

    it("headers of more than 16 KiB", () =>
      on(asIs, async (host) => {
        for (const length of [16_400, 100_000, 200_000])
          expectRefusal(
            await raw(host, get("/healthz", "X-Request-Id: mine", `Cookie: ${"a".repeat(length)}`)),
            431,
            "headers_too_large",
            "mine",
          )
        expectRefusal(await raw(host, get("/healthz", `Cookie: ${"a".repeat(400_000)}`)), 431, "headers_too_large")
        expect(await raw(host, get("/healthz", `Cookie: ${"a".repeat(16_000)}`))).to.match(/^HTTP\/1\.1 200 /)
      }))

    it("a request that does not arrive in time", () =>
      on(asIs, async (host) => {
        const late = Object.assign(new Error("late"), { code: "ERR_HTTP_REQUEST_TIMEOUT" })
        host.server.once("connection", (socket) => host.server.emit("clientError", late, socket))
        expectRefusal(await raw(host, "GET /healthz HTT"), 408, "request_timeout")
      }))

    it("and ignores an expectation that it does not know", () =>
      on(asIs, async (host) => {
        expect(await raw(host, get("/healthz", "Expect: the-unexpected", "X-Request-Id: mine")))
          .to.match(/^HTTP\/1\.1 200 /)
          .and.include("X-Request-Id: mine")
      }))
  })

  it("answers /readyz within 2 seconds although a store hangs, and again once it answers", async () => {
    let asked = 0
    let answers = (): void => {}
    const hanging = new Promise<void>((resolve) => (answers = resolve))
    await on(
      () => ({
        checks: {
          database: () => {
            asked++
            return hanging
          },
        },
      }),
      async (host) => {
        const started = performance.now()
        const probes = await Promise.all([1, 2, 3].map(() => host.fetch("/readyz")))
        expect(performance.now() - started).to.be.below(2_000)
        expect(probes.map(({ status }) => status)).to.deep.equal([503, 503, 503])
        expect(asked).to.equal(1)
        answers()
        expect((await host.fetch("/readyz")).status).to.equal(200)
      },
    )
  })

  it("refuses a file that is larger than MAX_GEDCOM_BYTES and leaves none behind", () =>
    on(
      asIs,
      async (host) => {
        const user = await host.user()
        const path = `/api/v1/trees/${await newTree(user)}/gedcom/import`
        const send = (file: string) => {
          const body = new FormData()
          body.append("file", new Blob([file]))
          return host.fetch(path, { method: "POST", body, headers: bearer(user) })
        }
        const statuses = [
          (await send("0 HEAD\n0 TRLR\n")).status,
          (await send("x".repeat(1_001))).status,
          (await send("x".repeat(9_000_000))).status,
        ]
        expect(statuses).to.deep.equal([200, 413, 413])
        expect(await readdir(host.uploadDir)).to.deep.equal([])
      },
      { MAX_GEDCOM_BYTES: "1000" },
    ))

  it("leaves nothing behind of an upload that its sender broke off", () =>
    on(asIs, async (host) => {
      const user = await host.user()
      const socket = connect(Number(new URL(host.url).port), "127.0.0.1")
      const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.ged"\r\n\r\n0 HEAD\r\n'
      socket.write(
        `POST /api/v1/trees/${await newTree(user)}/gedcom/import HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${user.token}\r\n`,
      )
      socket.write(`Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n${part}`)
      const until = async (isSo: (files: readonly string[]) => boolean): Promise<void> => {
        while (!isSo(await readdir(host.uploadDir))) await setImmediate()
      }
      await until((files) => files.length === 1)
      socket.destroy()
      await until((files) => files.length === 0)
    }))

  it("holds an unverified account to itself where verification is required", () =>
    on(
      asIs,
      async (host) => {
        const user = await host.user()
        const statusOf = async (path: string, method = "GET"): Promise<number> =>
          (await host.fetch(`/api/v1${path}`, { method, headers: bearer(user) })).status
        expect([
          await statusOf("/users/me"),
          await statusOf("/auth/sessions"),
          await statusOf("/trees"),
          await statusOf("/users/me", "PATCH"),
        ]).to.deep.equal([200, 200, 403, 403])
        const refused = await host.fetch("/api/v1/trees", { headers: bearer(user) })
        expect(await refused.json()).to.include({ code: "email_unverified" })
        expect(await statusOf("/auth/logout", "POST")).to.equal(204)
      },
      { REQUIRE_EMAIL_VERIFICATION: "true" },
    ))

  it("warns once when requests come through a proxy that TRUST_PROXY does not count", async () => {
    const warnings = async (settings: Settings): Promise<readonly string[]> => {
      const lines: string[] = []
      const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) })
      const host = await startHost(memory(), settings, undefined, { log })
      await host.fetch("/healthz")
      expect(lines).to.deep.equal([])
      for (let index = 0; index < 3; index++)
        await host.fetch("/healthz", { headers: { "X-Forwarded-For": "203.0.113.7" } })
      await host.stop()
      return lines
    }
    const [warning, ...more] = await warnings({})
    expect(warning).to.include("TRUST_PROXY is 0").and.not.include("203.0.113.7")
    expect(more).to.deep.equal([])
    expect(await warnings({ TRUST_PROXY: "1" })).to.deep.equal([])
  })

  describe("takes for its own origin", () => {
    const write = async (host: TestHost, headers: Readonly<Record<string, string>>): Promise<number> => {
      const { token } = await host.user()
      const all = { "Content-Type": "application/json", Cookie: `session=${token}`, ...headers }
      return (await host.fetch("/api/v1/trees", { method: "POST", body: '{"name": "A"}', headers: all })).status
    }

    it("the scheme, host and port of the request", () =>
      on(asIs, async (host) => {
        const { port } = new URL(host.url)
        expect(await write(host, { Origin: host.url })).to.equal(201)
        for (const Origin of [
          `https://127.0.0.1:${port}`,
          "http://127.0.0.1",
          `http://127.0.0.1:${Number(port) + 1}`,
          `http://localhost:${port}`,
          `${host.url}/`,
          `${host.url}.example.org`,
        ])
          expect(await write(host, { Origin }), Origin).to.equal(403)
      }))

    it("those that a trusted proxy names", () =>
      on(
        asIs,
        async (host) => {
          const proxied = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "trees.example" }
          expect(await write(host, { ...proxied, Origin: "https://trees.example" })).to.equal(201)
          expect(await write(host, { ...proxied, Origin: "http://trees.example" })).to.equal(403)
          expect(await write(host, { ...proxied, Origin: host.url })).to.equal(403)
        },
        { TRUST_PROXY: "1" },
      ))

    it("that of PUBLIC_URL and no other, where it is set", () =>
      on(
        asIs,
        async (host) => {
          expect(await write(host, { Origin: "https://family.example" })).to.equal(201)
          for (const Origin of ["http://family.example", "https://family.example:8443", host.url])
            expect(await write(host, { Origin }), Origin).to.equal(403)
        },
        { PUBLIC_URL: "https://family.example/trees" },
      ))
  })

  it("marks the cookie Secure and takes the origin for its own when PUBLIC_URL is https", () =>
    on(
      asIs,
      async (host) => {
        const { email, token } = await host.user()
        const body = JSON.stringify({ email, password: "long enough for a spec" })
        const login = await host.fetch("/api/v1/auth/login", {
          method: "POST",
          body,
          headers: { "Content-Type": "application/json" },
        })
        expect(login.headers.get("set-cookie")).to.match(/; Secure$/)
        const headers = {
          Cookie: `session=${token}`,
          Origin: "https://family.example",
          "Content-Type": "application/json",
        }
        expect((await host.fetch("/api/v1/trees", { method: "POST", body: '{"name": "A"}', headers })).status).to.equal(
          201,
        )
      },
      { PUBLIC_URL: "https://family.example" },
    ))
})
