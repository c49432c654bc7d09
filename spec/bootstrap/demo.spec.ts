import { execFile } from "node:child_process"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { expect } from "chai"
import manifest from "../../package.json" with { type: "json" }
import { bareEnvironment } from "../support/bare-environment.ts"
import { aDataDir, startServer, type RunningServer } from "../faults/running-service.ts"

const root = resolve(import.meta.dirname, "../..")

interface Ended {
  readonly code: number
  readonly out: string
  readonly said: string
}

/** The records of a list that the API answers. */
const listAt = async (url: string, token?: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const response = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })
  const list: unknown = await response.json()
  if (!Array.isArray(list)) throw new Error(`${url} answers ${JSON.stringify(list)}`)
  return list
}

const stemma = (words: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> =>
  new Promise((ended) => {
    execFile(
      process.execPath,
      ["--no-warnings", join(root, "bin/stemma.js"), ...words],
      { env: { ...bareEnvironment, ...env } },
      (error, out, said) => ended({ code: error === null ? 0 : Number(error.code), out, said }),
    )
  })

describe("stemma demo", () => {
  let folder: Awaited<ReturnType<typeof aDataDir>>
  let server: RunningServer | null = null
  before(async () => {
    folder = await aDataDir()
  })
  after(async () => {
    await server?.stop()
    await folder.remove()
  })

  const signIn = async (url: string, email: string): Promise<string> => {
    const response = await fetch(`${url}/api/v1/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "a quiet walk by the sea" }),
    })
    expect(response.status).to.equal(200)
    const answer: unknown = await response.json()
    return typeof answer === "object" && answer !== null && "token" in answer ? String(answer.token) : ""
  }

  it("loads the sample tree into the data folder, and again into the service that runs there, which changes nothing", async () => {
    // No service listens at port 1.
    const first = await stemma(["demo"], { ...folder.settings, PORT: "1" })
    expect([first.code, first.said]).to.deep.equal([0, ""])
    expect(first.out).to.include("Start the service with make run")

    server = await startServer(folder.settings)
    const { url } = server
    const again = await stemma(["demo", "--url", url], {})
    expect([again.code, again.said]).to.deep.equal([0, ""])
    const [seen = ""] = /http\S+\/persons\?q=charls\+darwin/.exec(again.out) ?? []
    const [hit] = await listAt(seen)
    expect(hit?.display_name).to.equal("Charles Darwin")

    const [living = ""] = /http\S+\/persons\?limit=100/.exec(again.out) ?? []
    const strangers = await (await fetch(living)).text()
    expect(strangers).to.include("Living person").and.not.include("Sample")
    const [owner, viewer] = [await signIn(url, "demo-owner@example.org"), await signIn(url, "demo-viewer@example.org")]
    const trees = await listAt(`${url}/api/v1/trees`, owner)
    expect(trees).to.have.length(1)
    const tree = `${url}/api/v1/trees/${String(trees[0]?.id)}`
    const persons = await listAt(`${tree}/persons?limit=100`, viewer)
    expect(persons).to.have.length(73)
    expect(persons.map(({ display_name }) => display_name)).to.include("Kim Sample")
    const home = persons.find(({ id }) => id === trees[0]?.home_person_id)
    expect(home).to.include({ display_name: "Charles Robert Darwin", birth_year: 1809 })
    expect(again.out).to.include(`In the browser:         ${url}/`)
    const write = {
      headers: { authorization: `Bearer ${viewer}`, "content-type": "application/json" },
      method: "PATCH",
      body: "{}",
    }
    expect((await fetch(tree, write)).status).to.equal(403)
  })

  it("loads nothing into the service of another data folder at the same port, and finds that of its own", async () => {
    const { port, origin } = new URL(server?.url ?? "")
    const other = await aDataDir()
    const refused = await stemma(["demo"], { ...other.settings, PORT: port })
    expect([refused.code, refused.out]).to.deep.equal([1, ""])
    expect(refused.said).to.equal(
      `A service answers at ${origin}, but it does not use the data folder ${other.dataDir}. ` +
        `Set PORT to the port of the service that does, stop the other one, or name it with --url ${origin}.\n`,
    )
    await other.remove()
    const own = await stemma(["demo"], { ...folder.settings, PORT: port })
    expect([own.code, own.said]).to.deep.equal([0, ""])
    // Whoever is killed leaves the note behind. It must not make the next service at this port look like ours.
    await server?.kill()
    const stranger = await startServer({
      DATABASE_URL: "memory:",
      DATA_DIR: join(folder.dataDir, "elsewhere"),
      PORT: port,
    })
    const after = await stemma(["demo"], { ...folder.settings, PORT: port })
    expect([after.code, after.said.startsWith(`A service answers at ${origin}, but`)]).to.deep.equal([1, true])
    await stranger.stop()
    server = await startServer({ ...folder.settings, PORT: port })
    expect(await readdir(join(folder.dataDir, "servers"))).to.have.length(1)
    await server.stop()
    expect(await readdir(join(folder.dataDir, "servers"))).to.deep.equal([])
    server = await startServer(folder.settings)
  })

  it("says what to do if the data folder belongs to a running service, or no service answers", async () => {
    const busy = await stemma(["demo"], { ...folder.settings, PORT: "1" })
    expect(busy.code).to.equal(1)
    expect(busy.said).to.match(/is in use by another Stemma process \(pid \d+\): name that service with --url URL.*\n$/)
    const gone = await stemma(["demo", "--url", "http://127.0.0.1:49999"], {})
    expect(gone.code).to.equal(1)
    expect(gone.said).to.equal(
      "The service at http://127.0.0.1:49999 does not answer (ECONNREFUSED). Start it, or correct the address.\n",
    )
  })

  it("prints the version", async () => {
    const empty = await mkdtemp(join(tmpdir(), "stemma-version-"))
    expect((await stemma(["--version"], { DATA_DIR: empty })).out).to.equal(`${manifest.version}\n`)
    await rm(empty, { recursive: true })
  })
})
