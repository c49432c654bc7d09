import { expect } from "chai"
import { memory } from "../../bootstrap/memory.ts"
import * as E from "fp-ts/lib/Either.js"
import { eventually } from "../support/eventually.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { startHost, type TestHost } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"

const metricsOf = async (host: TestHost): Promise<string> => (await host.fetch("/metrics")).text()

/** The value of one series; null if the text does not have it. */
const valueOf = (text: string, series: string): number | null => {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `))
  return line === undefined ? null : Number(line.slice(series.length + 1))
}

const twoPersons = gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n0 @I2@ INDI\n1 NAME Bob /Lee/", "7.0")

onEveryHost("The metrics of imports", (stage) => {
  it("count persons and time, whether the answer is whole or in lines, and nothing for a preview", async () => {
    const { host, owner, tree } = stage
    const send = async (to: "import" | "preview", accept: string): Promise<void> => {
      const answer = await sendGedcom(host, owner, tree.id, twoPersons, { default_action: "new" }, to, accept)
      expect(answer.status, await answer.text()).to.equal(200)
    }
    await send("preview", "*/*")
    const before = await metricsOf(host)
    expect(valueOf(before, "imported_persons_total")).to.equal(0)
    expect(valueOf(before, "import_duration_seconds_count")).to.equal(0)
    await send("import", "*/*")
    await send("import", "application/x-ndjson")
    const after = await metricsOf(host)
    expect(valueOf(after, "imported_persons_total")).to.equal(4)
    expect(valueOf(after, "import_duration_seconds_count")).to.equal(2)
    expect(valueOf(after, "import_duration_seconds_sum")).to.be.greaterThan(0)
  })

  it("show that no heavy task runs or waits when all have ended", () =>
    eventually(async () => {
      const text = await metricsOf(stage.host)
      for (const name of ["running", "waiting"])
        for (const lane of ["alone", "shared"])
          expect(valueOf(text, `heavy_tasks_${name}{lane="${lane}"}`), lane).to.equal(0)
    }))

  it("show the database connections that are in use and the work that waits for one, by lane", async function () {
    const { host } = stage
    const series = (name: string) => `database_connections_${name}{lane="units"}`
    const idle = await metricsOf(host)
    if (host.store.connections === undefined) return this.skip()
    for (const lane of ["short", "long", "units", "snapshots"])
      expect(valueOf(idle, `database_connections_in_use{lane="${lane}"}`), lane).to.equal(0)
    const end = Promise.withResolvers<E.Either<never, null>>()
    // Of the ten connections, two are reserved for short reads.
    const units = Array.from({ length: 9 }, () => host.store.uow.run(() => end.promise))
    await eventually(async () => {
      const text = await metricsOf(host)
      expect([valueOf(text, series("in_use")), valueOf(text, series("waiting"))]).to.deep.equal([8, 1])
    })
    end.resolve(E.right(null))
    await Promise.all(units)
    const text = await metricsOf(host)
    expect([valueOf(text, series("in_use")), valueOf(text, series("waiting"))]).to.deep.equal([0, 0])
  })
})

describe("The metrics of jobs", () => {
  it("count those that wait for a worker", async () => {
    const host = await startHost(memory(), { WORKER: "off" })
    await host.user()
    const text = await metricsOf(host)
    expect(valueOf(text, 'jobs_waiting{kind="send_verification_mail"}')).to.equal(1)
    expect(valueOf(text, 'jobs_waiting{kind="purge_tree"}')).to.equal(0)
    await host.stop()
  })

  it("count the tries that are done and those that fail, by kind", async () => {
    const host = await startHost(
      memory(),
      { WORKER: "on" },
      {
        send: async ({ subject }) => {
          if (/password/i.test(subject)) throw new Error("The mail server is away.")
        },
      },
    )
    const { email } = await host.user()
    await host.client().POST("/auth/password-reset/request", { body: { email } })
    await eventually(async () => {
      const text = await metricsOf(host)
      const count = (kind: string, outcome: string) => valueOf(text, `jobs_total{kind="${kind}",outcome="${outcome}"}`)
      expect(count("send_verification_mail", "done")).to.equal(1)
      expect(count("send_password_reset_mail", "failed")).to.be.greaterThan(0)
      expect(valueOf(text, 'job_duration_seconds_count{kind="send_verification_mail"}')).to.equal(1)
    })
    await host.stop()
  })
})
