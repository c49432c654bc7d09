import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { text } from "node:stream/consumers"
import { expect } from "chai"
import { freshStore, type FreshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { bareEnvironment } from "../support/bare-environment.ts"
import { aUser } from "../support/builders.ts"
import { eventually } from "../support/eventually.ts"
import { freePort } from "../support/free-port.ts"
import { tokenIn } from "../support/mailbox.ts"
import { decoded, postOffice } from "../support/post-office.ts"
import { commit, plant } from "../support/store.ts"

const dataDir = join(tmpdir(), `stemma-worker-spec-${process.pid}`)
const root = resolve(import.meta.dirname, "../..")

describe("The worker process", () => {
  let store: FreshStore
  const children: ChildProcess[] = []
  before(async () => {
    store = await freshStore()
  })
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL")
  })
  after(async () => {
    await store.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const start = (settings: Readonly<Record<string, string>> = {}) => {
    const env = {
      ...bareEnvironment,
      DATABASE_URL: store.url,
      DATA_DIR: dataDir,
      PUBLIC_URL: "https://trees.example.org",
      ...settings,
    }
    const child = spawn(process.execPath, ["bootstrap/worker.ts"], { cwd: root, env })
    children.push(child)
    child.stdout.resume()
    return { child, said: text(child.stderr), ready: once(child.stderr, "data") }
  }
  const ended = async (child: ChildProcess): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
    return child.exitCode
  }
  /** Someone who waits for their verification mail. */
  const waiting = async () => {
    const user = aUser({ emailVerifiedAt: null })
    await plant(store, { users: [user] })
    await commit(store, ({ jobs }) => jobs.enqueue({ kind: "send_verification_mail", userId: user.id }))
    return user
  }

  it("does the jobs that servers left, and ends in order on SIGTERM", async () => {
    const office = await postOffice()
    const user = await waiting()
    const port = await freePort()
    const { child, ready } = start({ SMTP_URL: office.url(), METRICS_PORT: String(port) })
    await ready
    await eventually(() => expect(office.received.map(({ to }) => to)).to.deep.equal([[user.email]]))
    await eventually(async () =>
      expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
        .to.include('jobs_total{kind="send_verification_mail",outcome="done"} 1')
        .and.include('jobs_waiting{kind="send_verification_mail"} 0')
        .and.include('database_connections_in_use{lane="units"} 0'),
    )
    child.kill("SIGTERM")
    expect(await ended(child)).to.equal(0)
    await office.close()
  })

  it("killed in the midst of a mail leaves it to the next one", async () => {
    let begun = 0
    const silent = await postOffice({ onData: () => void begun++ })
    const office = await postOffice()
    const user = await waiting()
    const { child } = start({ SMTP_URL: silent.url() })
    await eventually(() => expect(begun).to.equal(1))
    child.kill("SIGKILL")
    await ended(child)
    start({ SMTP_URL: office.url() })
    await eventually(() => expect(office.received.map(({ to }) => to)).to.deep.equal([[user.email]]))
    expect(tokenIn(decoded(office.received[0]?.message ?? ""))).to.have.length(43)
    await silent.close()
    await office.close()
  })

  it("says that a store in memory has no jobs for it", async () => {
    const { child, said } = start({ DATABASE_URL: "memory:" })
    expect(await ended(child)).to.equal(1)
    expect(await said).to.match(/^DATABASE_URL is memory:.*\n$/)
  })
})
