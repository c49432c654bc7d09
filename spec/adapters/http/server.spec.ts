import { readdir } from "node:fs/promises"
import { connect } from "node:net"
import { setImmediate } from "node:timers/promises"
import { expect } from "chai"
import { memory } from "../../../bootstrap/memory.ts"
import type { Store } from "../../../bootstrap/store.ts"
import { type Involving, type Withheld, withhold } from "../../../core/domain/privacy.ts"
import type { Source } from "../../../core/domain/source.ts"
import { StoreUnavailable } from "../../../core/ports/unavailable.ts"
import type { Rows } from "../../../core/ports/rows.ts"
import { aSource } from "../../support/builders.ts"
import { startHost, type TestHost, type TestUser } from "../../support/http.ts"

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
        ready: () => Promise.reject(new StoreUnavailable("5432 refused")),
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

  it("answers 500 to a defect and tells nothing of it", () =>
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
    /** A host whose store answers these batches of sources, each with one source of the tree. */
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

  it("answers what is no HTTP, or has too long an address, as a problem", () =>
    on(asIs, async (host) => {
      const nonsense = await raw(host, "HELLO\r\n\r\n")
      expect(nonsense)
        .to.match(/^HTTP\/1\.1 400 /)
        .and.include('"code":"bad_request"')
        .and.include("application/problem+json")
      const long = await raw(host, `GET /api/v1/trees?ids=${"a".repeat(90_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)
      expect(long)
        .to.match(/^HTTP\/1\.1 431 /)
        .and.include('"code":"headers_too_large"')
    }))

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
