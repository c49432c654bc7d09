import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { text } from "node:stream/consumers"
import { expect } from "chai"
import { bareEnvironment } from "../support/bare-environment.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { migratedDatabase } from "../support/postgres.ts"

const root = resolve(import.meta.dirname, "../..")

/** A span as OTLP sends it. */
interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[]
}

interface Receiver {
  readonly endpoint: string
  readonly paths: Set<string>
  /** Everything that was received, as text. */
  said(): string
  spans(): readonly SentSpan[]
  close(): Promise<void>
}

const listening = async (server: Server): Promise<string> => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : expect.fail("no port")}`
}

/** A receiver of traces, which accepts them, or accepts the connection and never answers. */
const openReceiver = async (how: "accepts" | "hangs"): Promise<Receiver> => {
  const bodies: string[] = []
  const paths = new Set<string>()
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    paths.add(request.url ?? "")
    if (how === "accepts") response.writeHead(200, { "Content-Type": "application/json" }).end("{}")
  })
  const endpoint = await listening(server)
  return {
    endpoint,
    paths,
    said: () => bodies.join("\n"),
    spans: () =>
      bodies.flatMap((body) => {
        const sent: Sent = JSON.parse(body)
        return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
      }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** A server process with these settings. */
const start = async (settings: Readonly<Record<string, string>>) => {
  const dataDir = await mkdtemp(join(tmpdir(), "stemma-traces-"))
  const child = spawn(process.execPath, ["bootstrap/server.ts"], {
    cwd: root,
    env: { ...bareEnvironment, PORT: "0", DATA_DIR: dataDir, DATABASE_URL: "memory:", ...settings },
  })
  let [said, logged] = ["", ""]
  child.stdout.on("data", (chunk) => (logged += String(chunk)))
  const address = new Promise<string>((found, failed) => {
    child.stderr.on("data", (chunk) => {
      said += String(chunk)
      const [where] = /http:\/\/[\d.]+:\d+/.exec(said) ?? []
      if (where !== undefined) found(where)
    })
    child.once("exit", () => failed(new Error(said)))
  })
  address.catch(() => undefined)
  const exited = once(child, "exit")
  return {
    address,
    logged: () => logged,
    /** Stops the process and resolves with its exit code and the milliseconds that it took. */
    stop: async () => {
      const began = performance.now()
      child.kill("SIGTERM")
      await exited
      await rm(dataDir, { recursive: true, force: true })
      return { code: child.exitCode, milliseconds: performance.now() - began }
    },
    ended: async () => {
      await exited
      await rm(dataDir, { recursive: true, force: true })
      return { code: child.exitCode, said }
    },
  }
}

const factOf = (span: SentSpan | undefined, key: string): unknown =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0]

const email = "wilhelmina@example.org"
const password = "a walk by the sea, and back"
const remote = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" }

/** Registers, writes a person, searches, imports a file and exports it. Returns what no trace may contain. */
const runScenario = async (address: string): Promise<readonly string[]> => {
  const api = `${address}/api/v1`
  const call = async (path: string, init: RequestInit): Promise<string> => {
    const response = await fetch(api + path, init)
    const answer = await response.text()
    expect(response.status, `${path} ${answer}`).to.be.lessThan(300)
    return answer
  }
  const json = { "content-type": "application/json" }
  const account = JSON.stringify({ email, password })
  const { token } = JSON.parse(await call("/auth/register", { method: "POST", headers: json, body: account }))
  const headers = { ...json, authorization: `Bearer ${token}` }
  const name = JSON.stringify({ name: "Quartermaine of Staffordshire" })
  const { id } = JSON.parse(await call("/trees", { method: "POST", headers, body: name }))
  const person = JSON.stringify({ given_name: "Wilhelmina", surname: "Quartermaine" })
  await call(`/trees/${id}/persons`, {
    method: "POST",
    headers: { ...headers, traceparent: `00-${remote.traceId}-${remote.spanId}-01` },
    body: person,
  })
  await call(`/trees/${id}/persons?q=quartermaine`, { headers })
  const form = new FormData()
  const file = gedcomText("0 @I1@ INDI\n1 NAME Bartholomew /Quartermaine/\n1 BIRT\n2 PLAC Staffordshire", "7.0")
  form.set("file", new Blob([file]), "bartholomew.ged")
  const authorization = `Bearer ${token}`
  await call(`/trees/${id}/gedcom/import`, { method: "POST", headers: { authorization }, body: form })
  expect(await call(`/trees/${id}/gedcom/export`, { headers: { authorization } })).to.include("Bartholomew")
  return [email, "wilhelmina", "quartermaine", "bartholomew", "staffordshire", password, token, "127.0.0.1"]
}

describe("Traces", () => {
  it("reach the receiver, with requests, tasks and statements within each other, and no personal data", async () => {
    const [receiver, database] = [await openReceiver("accepts"), await migratedDatabase()]
    const server = await start({ DATABASE_URL: database.url, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint })
    const secrets = await runScenario(await server.address)
    expect((await server.stop()).code, server.logged()).to.equal(0)
    await database.drop()
    expect([...receiver.paths]).to.deep.equal(["/v1/traces"])
    const spans = receiver.spans()
    const named = (name: string): SentSpan =>
      spans.find((span) => span.name === name) ?? expect.fail(`${name} is not among ${spans.map((one) => one.name)}`)
    const within = (parent: SentSpan): readonly SentSpan[] =>
      spans.filter(({ parentSpanId, traceId }) => parentSpanId === parent.spanId && traceId === parent.traceId)

    const created = named("createPerson")
    expect([created.traceId, created.parentSpanId]).to.deep.equal([remote.traceId, remote.spanId])
    expect(factOf(created, "http.response.status_code")).to.equal(201)
    expect(factOf(created, "http.route")).to.equal("/trees/{tree_id}/persons")
    expect(factOf(created, "stemma.request_id")).to.be.a("string")
    expect(within(created).map((span) => span.name)).to.include.members(["begin", "commit", "select"])
    for (const span of within(created)) {
      expect(factOf(span, "db.query.text"), span.name).to.be.a("string")
      expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).to.equal(true)
    }
    for (const operation of ["importGedcom", "exportGedcom"]) {
      const [task] = within(named(operation)).filter((span) => span.name === `task ${operation}`)
      const [run] = task === undefined ? [] : within(task)
      expect(run?.name).to.equal(`run ${operation}`)
      expect(run === undefined ? [] : within(run), operation).to.have.length.greaterThan(2)
    }
    for (const secret of secrets) expect(receiver.said().toLowerCase()).to.not.include(secret.toLowerCase())
    await receiver.close()
  })

  it("cost the service nothing if the receiver does not answer or is away", async () => {
    const hanging = await openReceiver("hangs")
    const away = await openReceiver("accepts")
    await away.close()
    for (const { endpoint } of [hanging, away]) {
      const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, SHUTDOWN_SECONDS: "2" })
      await runScenario(await server.address)
      const { code, milliseconds } = await server.stop()
      expect(code).to.equal(0)
      expect(milliseconds).to.be.lessThan(6_000)
      expect(server.logged()).to.not.include("unhandled")
      expect(server.logged().match(/Traces are lost/g) ?? []).to.have.length.at.most(1)
    }
    await hanging.close()
  })

  it("need an address of HTTP: a wrong one stops the start with one line", async () => {
    const { code, said } = await (await start({ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4317" })).ended()
    expect(code).to.equal(1)
    expect(said).to.match(/^OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that begins with http: or https:\n$/)
  })
})
