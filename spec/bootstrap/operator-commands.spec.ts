import { execFile } from "node:child_process"
import { mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { expect } from "chai"
import { migrations } from "../../migrations/index.ts"
import { aDataDir, type RunningServer, startServer } from "../faults/running-service.ts"
import { bareEnvironment } from "../support/bare-environment.ts"
import { freshStore, type FreshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { testDatabase } from "../support/postgres.ts"

const root = resolve(import.meta.dirname, "../..")
const PASSWORD = "a quiet walk by the sea"

interface Ended {
  readonly code: number
  readonly out: string
  readonly said: string
}

const stemma = (words: readonly string[], env: Readonly<Record<string, string>>, input = ""): Promise<Ended> =>
  new Promise((ended) => {
    const child = execFile(
      process.execPath,
      ["--no-warnings", join(root, "bin/stemma.js"), ...words],
      { env: { ...bareEnvironment, ...env } },
      (error, out, said) => ended({ code: error === null ? 0 : Number(error.code), out, said }),
    )
    child.stdin?.end(input)
  })

describe("The commands for operators, on the data folder of a running service", () => {
  let folder: Awaited<ReturnType<typeof aDataDir>>
  let server: RunningServer
  before(async () => {
    folder = await aDataDir()
    server = await startServer({ ...folder.settings, REQUIRE_EMAIL_VERIFICATION: "true" })
  })
  after(async () => {
    await server.stop()
    await folder.remove()
  })

  const call = (...words: readonly string[]) => stemma(words, folder.settings)
  const post = (path: string, body: unknown, token?: string) =>
    fetch(`${server.url}/api/v1${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })

  it("list accounts and trees, verify an address, make a link for a new password, and close an account", async () => {
    const email = "emma@example.org"
    const registered: unknown = await (await post("/auth/register", { email, password: PASSWORD })).json()
    const token = typeof registered === "object" && registered !== null && "token" in registered ? registered.token : ""
    expect((await call("user", "list")).out).to.match(/\tunverified\temma@example\.org\n$/)
    expect((await post("/trees", { name: "Down House" }, String(token))).status).to.equal(403)

    expect(await call("user", "verify", "Emma@example.org")).to.include({ code: 0, said: "" })
    expect((await call("user", "list")).out).to.match(/\tverified\temma@example\.org\n$/)
    expect((await post("/trees", { name: "Down House" }, String(token))).status).to.equal(201)
    expect((await call("tree", "list")).out).to.match(/\tprivate\t[\da-f-]+\tDown House\n$/)

    const { out } = await call("user", "reset-link", email)
    const [, secret = ""] = /^http\S+\/reset-password\?token=([\w-]+)\n$/.exec(out) ?? []
    const reset = await post("/auth/password-reset/confirm", { token: secret, new_password: "another walk, inland" })
    expect(reset.status).to.equal(204)
    expect((await post("/auth/login", { email, password: "another walk, inland" })).status).to.equal(200)

    const off = { ...folder.settings, PASSWORD_SIGN_IN: "off" }
    expect(await stemma(["user", "reset-link", email], off)).to.deep.equal({
      code: 1,
      out: "",
      said: "Signing in with a password is switched off here.\n",
    })

    expect(await call("user", "close", email)).to.deep.equal({
      code: 1,
      out: "",
      said: `There is no terminal to ask at: add --yes to close the account of ${email}.\n`,
    })
    expect((await post("/auth/login", { email, password: "another walk, inland" })).status).to.equal(200)
    expect(await call("user", "close", email, "--yes")).to.include({ code: 0, said: "" })
    expect((await post("/auth/login", { email, password: "another walk, inland" })).status).to.equal(401)
    expect(await call("user", "close", "--yes", email)).to.deep.equal({ code: 1, out: "", said: "No such account.\n" })
    expect((await call("user", "rename", email)).code).to.equal(2)
  })

  it("show the migrations, and find the instance in order", async () => {
    const status = await call("migrate", "status")
    expect(status.out.trim().split("\n")).to.deep.equal(migrations.map(({ name }) => `applied  ${name}`))
    expect(status.code).to.equal(0)
    const { code, out } = await call("doctor")
    expect(out).to.match(/^ok {7}settings /)
    for (const check of ["data", "database", "clock", "schema", "media", "orphans"])
      expect(out).to.match(new RegExp(`^ok +${check} `, "m"))
    expect(out).to.match(/^warning +mail +SMTP_URL is empty/m)
    expect(code).to.equal(0)
  })

  it("say in the doctor what fails and how to correct it, with the code 1", async () => {
    const bad = await stemma(["doctor"], {
      ...folder.settings,
      DATABASE_URL: "postgresql://stemma@127.0.0.1:1/stemma",
      SMTP_URL: "smtp://127.0.0.1:1",
    })
    expect(bad.code).to.equal(1)
    expect(bad.out).to.match(
      /^failure +database +DATABASE_URL: the database at 127\.0\.0\.1:1 cannot be reached: .*Start it/m,
    )
    expect(bad.out).to.match(
      /^failure +mail +SMTP_URL: the server at 127\.0\.0\.1:1 cannot be reached: .*correct SMTP_URL/m,
    )
    expect((await stemma(["doctor"], { PORT: "eighty" })).out).to.match(/^failure +settings +PORT must be /)

    const empty = await testDatabase()
    const bare = await stemma(["doctor"], { ...folder.settings, DATABASE_URL: empty.url })
    expect(bare.out).to.match(/^ok +schema +the database is empty, and the first start creates its tables$/m)
    expect((await stemma(["migrate", "status"], { ...folder.settings, DATABASE_URL: empty.url })).code).to.equal(1)
    const up = await stemma(["migrate", "up"], { ...folder.settings, DATABASE_URL: empty.url })
    expect(up.out).to.match(/^Applied: /)
    expect(up.said).to.include("The database is empty. Its tables are created.")
    expect((await stemma(["migrate", "status"], { ...folder.settings, DATABASE_URL: empty.url })).code).to.equal(0)
    await empty.drop()
  })

  it("refuse to import straight into the data folder, and name the way through the service", async () => {
    const { code, said } = await call("export", "--tree", "01890000-0000-7000-8000-000000000000", "--as", "a@b.c")
    expect(code).to.equal(1)
    expect(said).to.match(/is in use by another Stemma process \(pid \d+\): name that service with --url URL.*\n$/)
  })

  it("keep the token of a sign-in in a file that only its user can read, for later commands", async () => {
    const home = await mkdtemp(join(tmpdir(), "stemma-home-"))
    const env = { HOME: home, STEMMA_URL: server.url }
    await post("/auth/register", { email: "charles@example.org", password: PASSWORD })
    await call("user", "verify", "charles@example.org")
    const wrong = await stemma(["login", "charles@example.org"], env, "not the password\n")
    expect([wrong.code, wrong.said]).to.deep.equal([1, "The e-mail address or the password is wrong.\n"])
    const login = await stemma(["login", "charles@example.org"], env, `${PASSWORD}\n`)
    expect([login.code, login.out]).to.deep.equal([0, ""])
    expect((await stat(join(home, ".config/stemma/token.json"))).mode & 0o777).to.equal(0o600)
    const later = await stemma(["export", "--tree", "01890000-0000-7000-8000-000000000000"], { HOME: home })
    expect([later.code, later.said]).to.deep.equal([1, "No such tree.\n"])
    await rm(home, { recursive: true })
  })
})

describe("A database that a newer version migrated", () => {
  let database: FreshStore
  let folder: Awaited<ReturnType<typeof aDataDir>>
  before(async () => {
    ;[database, folder] = [await freshStore(), await aDataDir()]
    await database.query("insert into migrations (name, executed_at) values ('9999-from-the-future', now())")
  })
  after(async () => {
    await Promise.all([database.close(), folder.remove()])
  })

  for (const words of [
    ["serve"],
    ["worker"],
    ["doctor"],
    ["backup", "-"],
    ["migrate", "status"],
    ["migrate", "up"],
    ["user", "list"],
  ])
    it(`is refused in one line by stemma ${words.join(" ")}`, async () => {
      const settings = { ...folder.settings, DATABASE_URL: database.url, PORT: "0" }
      const { code, out, said } = await stemma(words, settings)
      expect(code).to.equal(1)
      const lines = `${out}${said}`.split("\n").filter((line) => line.includes("9999-from-the-future"))
      expect(lines, out + said).to.have.length(1)
      expect(lines[0]).to.match(/A newer version of Stemma has migrated the database: .*Use that version/)
      if (words[0] !== "doctor") expect(`${out}${said}`.trim().split("\n")).to.have.length(1)
    })
})
