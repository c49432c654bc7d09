import { Writable } from "node:stream"
import { expect } from "chai"
import { pino } from "pino"
import { memory } from "../../bootstrap/memory.ts"
import { startHost, type TestHost } from "../support/http.ts"
import { mailbox } from "../support/mailbox.ts"
import { plantTree, type TreeScene } from "../support/tree-scene.ts"

describe("The log of requests", () => {
  const lines: string[] = []
  let host: TestHost
  before(async () => {
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(...String(chunk).trimEnd().split("\n"))
        done()
      },
    })
    host = await startHost(memory(), { WORKER: "on" }, mailbox(), { log: pino({ level: "trace" }, sink) })
  })
  after(() => host.stop())

  it("names operation, account, tree, address and duration, and nothing of persons", async () => {
    const owner = await host.user()
    const tree: TreeScene = await plantTree(host, owner)
    const headers = { authorization: `Bearer ${owner.token}`, "content-type": "application/json" }
    const call = (path: string, method = "GET", body?: unknown) =>
      host.fetch(`/api/v1${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    await call(`/trees/${tree.id}/persons`, "POST", { given_name: "Wilhelmina", surname: "Quartermaine" })
    await call(`/trees/${tree.id}/persons?q=quartermaine`)
    await call(`/trees/${tree.id}/persons`, "POST", { given_name: 7, surname: "Quartermaine" })
    await call("/auth/login", "POST", { email: owner.email, password: "wrong-password-here" })
    await call(`/trees/${tree.id}/members`, "POST", { email: "nobody-known@example.org", role: "viewer" })
    await call("/no-such-path/Quartermaine?name=Wilhelmina")
    await call("/trees/Quartermaine/persons")
    await call("/questions/a-secret-of-a-question")

    const logged = lines.map((line) => JSON.parse(line))
    const created = logged.find(({ operation, status }) => operation === "createPerson" && status === 201)
    expect(created).to.include({ userId: owner.user.id, treeId: tree.id, method: "POST" })
    expect(created.requestId).to.be.a("string")
    expect(created.address).to.match(/127\.0\.0\.1$/)
    expect(created.ms).to.be.a("number")
    const login = logged.find(({ operation }) => operation === "login")
    expect(login).to.include({ status: 401, userId: null, treeId: null })

    const text = lines.join("\n")
    for (const secret of [
      "Wilhelmina",
      "quartermaine",
      owner.email,
      "nobody-known",
      "wrong-password",
      owner.token,
      "a-secret-of",
    ])
      expect(text.toLowerCase()).to.not.include(secret.toLowerCase())
  })
})

describe("The metrics", () => {
  it("are answered on the port of the service only to callers on the same machine", async () => {
    const host = await startHost(memory(), {})
    expect((await host.fetch("/metrics")).status).to.equal(200)
    const forwarded = await host.fetch("/metrics", { headers: { "X-Forwarded-For": "192.0.2.7" } })
    expect(forwarded.status).to.equal(403)
    await host.stop()
  })

  it("are not on the port of the service if they have a port of their own", async () => {
    const host = await startHost(memory(), { METRICS_PORT: "9464" })
    expect((await host.fetch("/metrics")).status).to.equal(404)
    await host.stop()
  })
})
