import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { expect } from "chai"
import { type ClientOptions, openClient } from "../../../adapters/client/client.ts"
import { ApiProblem, dataOf } from "../../../adapters/client/problem.ts"
import { failure } from "../../support/store.ts"

/** What a request looked like when it arrived. */
interface Arrived {
  readonly method: string | undefined
  readonly key: string | undefined
  readonly token: string | undefined
  readonly body: string
}

type Reaction = (request: IncomingMessage, response: ServerResponse) => void

const breakOff: Reaction = ({ socket }) => void socket.destroy()
const refuse =
  (status: number, headers: Readonly<Record<string, string>> = {}, body: unknown = {}): Reaction =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "application/problem+json", ...headers })
    response.end(JSON.stringify(body))
  }
const accept: Reaction = (_, response) => {
  response.writeHead(201, { "Content-Type": "application/json" })
  response.end('{"id":"a tree"}')
}

describe("The client, when a request fails,", () => {
  const closing: (() => void)[] = []
  afterEach(() => {
    for (const close of closing.splice(0)) close()
  })

  /** A service that reacts in this way to one request after another, and keeps what arrived. */
  const service = async (...reactions: readonly Reaction[]) => {
    const arrived: Arrived[] = []
    const server = createServer(async (request, response) => {
      const reaction = reactions[arrived.length] ?? accept
      if (reaction === breakOff) {
        arrived.push(arrivedOf(request, ""))
        return reaction(request, response)
      }
      const body = await text(request)
      arrived.push(arrivedOf(request, body))
      reaction(request, response)
    }).listen(0, "127.0.0.1")
    await once(server, "listening")
    closing.push(() => {
      server.close()
      server.closeAllConnections()
    })
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
    const client = (options: Partial<ClientOptions> = {}) => openClient({ url, token: "secret", ...options })
    return { arrived, client }
  }
  const arrivedOf = ({ method, headers }: IncomingMessage, body: string): Arrived => ({
    method,
    key: headers["idempotency-key"]?.toString(),
    token: headers.authorization,
    body,
  })
  const body = { name: "The Darwins" }

  it("sends a POST again, whole and with the same key and token, after an error of the network", async () => {
    const { arrived, client } = await service(breakOff, breakOff)
    expect(await dataOf(client().POST("/trees", { body }))).to.deep.equal({ id: "a tree" })
    expect(arrived).to.have.length(3)
    expect(new Set(arrived.map(({ key }) => key)).size).to.equal(1)
    expect(arrived[0]?.key).to.match(/^[0-9a-f]{32}$/)
    expect(arrived[2]).to.deep.include({ method: "POST", token: "Bearer secret", body: JSON.stringify(body) })
  })

  it("gives each POST a key of its own, keeps a given one, and gives none to reads", async () => {
    const { arrived, client } = await service()
    await client().POST("/trees", { body })
    await client().POST("/trees", { body })
    await client().POST("/trees", { body, headers: { "Idempotency-Key": "mine" } })
    await client().GET("/trees")
    const [first, second, third, fourth] = arrived.map(({ key }) => key)
    expect(first).to.not.equal(second)
    expect([third, fourth]).to.deep.equal(["mine", undefined])
  })

  it("waits as long as 429 and 503 ask for, in seconds or by a date, with any method", async () => {
    const date = new Date(Date.now() - 5_000).toUTCString()
    const { arrived, client } = await service(refuse(503, { "Retry-After": "0" }), refuse(429, { "Retry-After": date }))
    await client().PATCH("/users/me", { body: { display_name: "Emma" } })
    expect(arrived.map(({ method }) => method)).to.deep.equal(["PATCH", "PATCH", "PATCH"])

    const slow = await service(refuse(429, { "Retry-After": "1" }))
    const start = performance.now()
    await slow.client().GET("/trees")
    expect(performance.now() - start).to.be.within(950, 30_000)
  })

  it("does not wait longer than it may, and hands on what was answered", async () => {
    const { arrived, client } = await service(refuse(429, { "Retry-After": "60" }))
    const { response } = await client({ longestPauseMs: 5_000 }).GET("/trees")
    expect([response.status, arrived.length]).to.deep.equal([429, 1])
  })

  it("does not send again what was refused for good, or without a time", async () => {
    for (const [status, headers] of [
      [500, {}],
      [422, {}],
      [503, {}],
      [503, { "Retry-After": "soon" }],
      [502, { "Retry-After": "0" }],
    ] as const) {
      const { arrived, client } = await service(refuse(status, headers))
      const { response } = await client().POST("/trees", { body })
      expect([response.status, arrived.length]).to.deep.equal([status, 1])
    }
  })

  it("does not send a PATCH or DELETE again if it is unknown whether it was done", async () => {
    const { arrived, client } = await service(breakOff, breakOff)
    const refused = [
      client().PATCH("/users/me", { body: {} }),
      client().DELETE("/trees/{tree_id}", { params: { path: { tree_id: "1" } } }),
    ]
    for (const call of refused) expect(await failure(call)).to.be.instanceOf(TypeError)
    expect(arrived).to.have.length(2)
  })

  it("gives up after as many attempts as it may make", async () => {
    const { arrived, client } = await service(...Array.from({ length: 9 }, () => breakOff))
    expect(await failure(client({ retries: 2 }).GET("/trees"))).to.be.instanceOf(TypeError)
    expect(arrived).to.have.length(3)
  })

  it("asks again while the service is busy with the attempt of which the answer was lost", async () => {
    const busy = refuse(409, {}, { code: "request_in_progress", detail: "" })
    const { arrived, client } = await service(breakOff, busy)
    expect(await dataOf(client().POST("/trees", { body }))).to.deep.equal({ id: "a tree" })
    expect(arrived).to.have.length(3)
    const first = await service(busy)
    expect(await failure(dataOf(first.client().POST("/trees", { body })))).to.be.instanceOf(ApiProblem)
    expect(first.arrived).to.have.length(1)
  })

  it("sends a form again with its file, and a body that can only be read once not at all", async () => {
    const { arrived, client } = await service(breakOff)
    const steps = client().importGedcom({ treeId: "1", file: new Blob(["0 HEAD"]), idempotencyKey: "mine" })
    expect(await failure(steps.next()))
      .to.have.property("message")
      .that.includes("unknown format")
    expect(arrived).to.have.length(2)
    expect(arrived[1]?.key).to.equal("mine")
    expect(arrived[1]?.body).to.include("0 HEAD").and.to.match(/^--/)

    const once = await service(breakOff)
    const stream = new Blob(["{}"]).stream()
    const sent = once.client().POST("/trees", { body, bodySerializer: () => stream, duplex: "half" })
    expect(await failure(sent)).to.be.instanceOf(TypeError)
    expect(once.arrived).to.have.length(1)
  })

  it("stops waiting when the caller aborts", async () => {
    const caller = new AbortController()
    const { arrived, client } = await service((request, response) => {
      response.once("close", () => setTimeout(() => caller.abort(), 200))
      refuse(503, { "Retry-After": "20" })(request, response)
    })
    const start = performance.now()
    expect(await failure(client().GET("/trees", { signal: caller.signal }))).to.deep.include({ name: "AbortError" })
    expect(performance.now() - start).to.be.below(15_000)
    expect(arrived).to.have.length(1)
  })

  it("describes an answer that is no problem of the service by its status alone", async () => {
    const html: Reaction = (_, response) => {
      response.writeHead(502, { "Content-Type": "text/html" })
      response.end("<h1>Bad Gateway</h1>")
    }
    const { client } = await service(html, html)
    for (const call of [
      dataOf(client().GET("/trees")),
      client()
        .previewGedcom({ treeId: "1", file: new Blob([]) })
        .next(),
    ])
      expect(await failure(call)).to.deep.include({ status: 502, code: null, message: "The service answered 502." })
  })
})
