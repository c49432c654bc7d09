import { expect } from "chai"
import { freshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { eventually } from "../support/eventually.ts"
import { type PostOffice, postOffice } from "../support/post-office.ts"
import { sideBySide } from "../support/side-by-side.ts"
import { openProxy } from "./proxy.ts"
import { aDataDir, register, startServer } from "./running-service.ts"

type Answer = (error?: Error) => void

/** A post office that lets each mail wait until the spec answers it. */
const slowPostOffice = async () => {
  const waiting: Answer[] = []
  const office: PostOffice = await postOffice({ onMailFrom: (_address, _session, answer) => void waiting.push(answer) })
  return { office, waiting }
}

/** A server whose connections to its database go through a proxy, and whose mails wait for their answers. */
const startScene = async () => {
  const [database, folder, post] = [await freshStore(), await aDataDir(), await slowPostOffice()]
  const proxy = await openProxy(database.url)
  const url = Object.assign(new URL(database.url), { host: new URL(proxy.url).host }).href
  const server = await startServer({ ...folder.settings, DATABASE_URL: url, SMTP_URL: post.office.url() })
  const stop = async (): Promise<void> => {
    for (const answer of post.waiting) answer()
    await server.stop()
    await proxy.cut()
    await Promise.all([post.office.close(), database.close(), folder.remove()])
  }
  return { server, proxy, post, stop }
}

type Scene = Awaited<ReturnType<typeof startScene>>

const endJobsWithoutDatabase = async ({ server, proxy, post }: Scene, outcome: () => Error | undefined) => {
  for (let round = 1; round <= 3; round++) {
    await register(server)
    await eventually(() => expect(post.waiting).to.not.have.length(0))
    await proxy.cut()
    for (const mail of post.waiting.splice(0)) mail(outcome())
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect(server.child.exitCode, `round ${round}`).to.equal(null)
    expect((await fetch(`${server.url}/readyz`)).status).to.equal(503)
    await proxy.mend()
    await eventually(async () => expect((await fetch(`${server.url}/readyz`)).status).to.equal(200))
  }
  // Whatever became of the jobs before: the worker takes a new one.
  const before = post.office.received.length
  const answering = setInterval(() => post.waiting.splice(0).forEach((mail) => mail()), 50)
  await register(server)
  await eventually(() => expect(post.office.received.length).to.be.greaterThan(before))
  clearInterval(answering)
}

describe("The database, gone while a job runs", () => {
  const outcomes = [
    ["fails", (): Error => new Error("The post office is closed.")],
    ["succeeds", (): undefined => undefined],
  ] as const
  sideBySide(
    outcomes.map(([ends, outcome]) => [
      `does not end the server when the job ${ends} before the database is back, and jobs are done again then`,
      async () => {
        const scene = await startScene()
        await endJobsWithoutDatabase(scene, outcome).finally(scene.stop)
      },
    ]),
  )
})
