import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { resolve } from "node:path"
import { expect } from "chai"
import { bareEnvironment } from "../support/bare-environment.ts"
import { eventually } from "../support/eventually.ts"

const root = resolve(import.meta.dirname, "../..")
/** A process that does not end is killed, so that the spec ends. */
const MOST_MS = 600_000

/** A service in memory. `address` is where it listens. */
const start = async (): Promise<{ readonly child: ChildProcess; readonly address: string }> => {
  const child = spawn(process.execPath, ["bootstrap/server.ts"], {
    cwd: root,
    env: { ...bareEnvironment, DATABASE_URL: "memory:", PORT: "0", AUTH_TRIES_PER_MINUTE: "0" },
  })
  let said = ""
  child.stderr.on("data", (chunk) => (said += String(chunk)))
  const address = await eventually(() => /http:\/\/[\d.]+:\d+/.exec(said)?.[0] ?? expect.fail(said))
  return { child, address }
}

/** Sends SIGTERM. The exit code, or null if the process had to be killed. */
const stopped = async (child: ChildProcess): Promise<number | null> => {
  const timer = setTimeout(() => child.kill("SIGKILL"), MOST_MS)
  child.kill("SIGTERM")
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
  clearTimeout(timer)
  return child.exitCode
}

const askOften = async (address: string, times: number): Promise<void> => {
  for (let at = 0; at < times; at += 50)
    await Promise.all(Array.from({ length: 50 }, () => fetch(`${address}/healthz`).then((answer) => answer.text())))
}

describe("The log of a server", () => {
  it("can lose its reader: the server goes on, and SIGTERM ends it with code 0", async () => {
    const { child, address } = await start()
    child.stdout?.destroy()
    await askOften(address, 100)
    expect((await fetch(`${address}/readyz`)).status).to.equal(200)
    expect(await stopped(child)).to.equal(0)
  })

  it("can lose its reader just before the last lines", async () => {
    const { child } = await start()
    child.stdout?.destroy()
    expect(await stopped(child)).to.equal(0)
  })

  it("can have a reader that does not read: the server goes on, and SIGTERM ends it with code 0", async () => {
    const { child, address } = await start()
    await askOften(address, 3_000)
    expect((await fetch(`${address}/readyz`)).status).to.equal(200)
    expect(await stopped(child)).to.equal(0)
  })

  it("loses no line for a reader who reads late", async () => {
    const { child, address } = await start()
    await askOften(address, 2_000)
    let logged = ""
    child.stdout?.on("data", (chunk) => (logged += String(chunk)))
    expect(await stopped(child)).to.equal(0)
    await eventually(() => expect(logged).to.include('"stopping"'))
    expect(logged.split("\n").filter((line) => line.includes('"status":200'))).to.have.length(2_000)
  })
})
