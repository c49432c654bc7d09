import { once } from "node:events"
import { createServer } from "node:http"
import { expect } from "chai"
import { openClient } from "../../adapters/client/client.ts"
import { dataOf } from "../../adapters/client/problem.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { openMemoryApp } from "../../bootstrap/embed/memory-app.ts"
import { type EmbeddedService, openService, type ServiceParts } from "../../bootstrap/embed/service.ts"
import type { PasswordProvider } from "../../core/ports/identity/password-provider.ts"
import type { Mail } from "../../core/domain/account/mail.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import { newId } from "../support/builders.ts"
import { eventually } from "../support/eventually.ts"
import { failure } from "../support/store.ts"
import { granted } from "../support/world.ts"

const PASSWORD = "a quiet walk by the sea"

describe("A service within another program", () => {
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  const open = async (parts: Partial<ServiceParts> = {}) => {
    const mails: Mail[] = []
    const service: EmbeddedService = await openService({
      store: openMemoryStore(),
      blobs: memoryBlobs(),
      mailer: { send: async (mail) => void mails.push(mail) },
      publicUrl: "https://trees.example.org",
      ...parts,
    })
    closing.push(() => service.stop())
    const server = createServer((request, response) => {
      if (request.url === "/") response.end("a page of the program")
      else service.listener(request, response)
    }).listen(0, "127.0.0.1")
    await once(server, "listening")
    closing.push(async () => void server.close())
    const address = server.address()
    return { mails, url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}` }
  }
  const register = (url: string) =>
    dataOf(openClient({ url }).POST("/auth/register", { body: { email: "emma@example.org", password: PASSWORD } }))

  it("answers beside pages of the program, and mails links to the address that clients use", async () => {
    const { mails, url } = await open()
    expect(await (await fetch(url)).text()).to.equal("a page of the program")
    await register(url)
    await eventually(() => expect(mails[0]?.text).to.include("https://trees.example.org/verify-email?token="))
    expect((await fetch(`${url}/readyz`)).status).to.equal(200)
  })

  it("has the settings of the program, and the defaults of the others", async () => {
    const { mails, url } = await open({
      settings: { environment: "the family site", ownerEmails: ["emma@example.org"] },
    })
    const client = openClient({ url, token: (await register(url)).token })
    const [, token = ""] = await eventually(() => /\?token=(\S+)/.exec(mails[0]?.text ?? "no mail") ?? expect.fail())
    await dataOf(client.POST("/auth/verify-email", { body: { token } }))
    const instance = await dataOf(client.GET("/admin/instance"))
    expect([instance.environment, instance.ai_providers]).to.deep.equal(["the family site", []])
  })

  it("takes the settings of origins, registration, webhooks and idle connections too", async () => {
    const origin = "https://editor.example.org"
    const { url } = await open({
      settings: { corsOrigins: [origin], registration: "closed", webhookAllowPrivate: true, keepAliveSeconds: 7 },
    })
    const asked = await fetch(`${url}/api/v1/version`, { headers: { origin } })
    expect(asked.headers.get("access-control-allow-origin")).to.equal(origin)
    const refused = await openClient({ url }).POST("/auth/register", {
      body: { email: "emma@example.org", password: PASSWORD },
    })
    expect(refused.response.status).to.equal(403)
  })

  it("is not ready while the store of the program does not answer", async () => {
    const ping = () => Promise.reject(new Error("The disk is gone."))
    const { url } = await open({ store: { ...openMemoryStore(), ping } })
    const answer = await fetch(`${url}/readyz`)
    expect([answer.status, await answer.text()]).to.satisfy(
      ([status, body]: readonly [number, string]) => status === 503 && body.includes("database"),
    )
  })

  it("refuses identity providers with one id, and a directory with the id of the passwords here", async () => {
    const directory: PasswordProvider = {
      ...{ id: "directory", kind: "password", name: "The directory", keepsPasswords: false },
      establish: async () => ({ _tag: "Left", left: "wrong_credentials" }),
    }
    const oidcProviders = [
      { id: "directory", name: "Corp", issuer: "https://id.example.org", clientId: "a", clientSecret: "b", scopes: [] },
    ]
    const twice = open({ identityProviders: { password: directory }, settings: { oidcProviders } })
    expect(await failure(twice)).to.have.property("message", "Two identity providers have the id directory.")
    for (const wrong of [
      { ...directory, id: "password" },
      { ...directory, keepsPasswords: true },
    ])
      expect(await failure(open({ identityProviders: { password: wrong } })))
        .to.have.property("message")
        .that.matches(/^The id password belongs to/)
  })

  it("refuses blobs that belong to another database", async () => {
    const [store, blobs] = [openMemoryStore(), memoryBlobs()]
    await open({ store, blobs })
    await open({ store, blobs })
    const foreign = memoryBlobs()
    await foreign.establish(newId())
    expect(await failure(open({ store, blobs: foreign }))).to.be.instanceOf(StoreUnavailable)
  })
})

describe("The use cases in memory", () => {
  it("are alone with their stores, and have the clock and the settings of the test", async () => {
    const at = new Date("2020-02-29T12:00:00Z")
    const [one, other] = [await openMemoryApp({ now: () => at, settings: { sessionDays: 2 } }), await openMemoryApp()]
    const account = { email: "emma@example.org", password: PASSWORD, userAgent: null, device: null, requestId: null }
    const signedIn = granted(await one.app.register(account))
    expect(signedIn.expiresAt.toISOString()).to.equal("2020-03-02T12:00:00.000Z")
    expect(granted(await other.app.register(account)).user.id).to.not.equal(signedIn.user.id)
  })
})
