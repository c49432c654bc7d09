import { expect } from "chai"
import { errorOf, failed, passed, type WebhookProgress } from "../../core/domain/webhook/delivery.ts"
import { changedWebhook, webhookUrlFault } from "../../core/domain/webhook/webhook.ts"
import { aWebhook, newId, noon } from "../support/builders.ts"

const start: WebhookProgress = {
  ...{ treeId: newId(), webhookId: newId(), seq: 4, attempts: 0, failingSince: null, nextAttemptAt: null },
}
const secondsLater = (seconds: number): Date => new Date(noon.getTime() + seconds * 1_000)

describe("The delivery of a change", () => {
  it("is tried again within five seconds, then with growing pauses of up to an hour, for 24 hours", () => {
    const pauses: number[] = []
    let [progress, now]: [WebhookProgress, Date] = [start, noon]
    for (;;) {
      const next = failed(progress, now)
      if (next?.nextAttemptAt == null) break
      pauses.push((next.nextAttemptAt.getTime() - now.getTime()) / 1_000)
      ;[progress, now] = [next, next.nextAttemptAt]
    }
    expect(pauses.slice(0, 4)).to.deep.equal([2, 4, 8, 16])
    expect(Math.max(...pauses)).to.equal(3_600)
    const hours = (now.getTime() - noon.getTime()) / 3_600_000
    expect(hours).to.be.within(24, 25)
  })

  it("clears the failures of the change before", () => {
    const failing = failed(start, noon)
    if (failing === null) return expect.fail("given up")
    expect(failing).to.deep.include({ seq: 4, attempts: 1, failingSince: noon, nextAttemptAt: secondsLater(2) })
    expect(passed(failing, 5)).to.deep.equal({ ...start, seq: 5 })
  })

  it("has succeeded with every status from 200 to 299", () => {
    expect([200, 204, 299].map((status) => errorOf({ status }))).to.deep.equal([null, null, null])
    expect(errorOf({ status: 301 })).to.equal("The receiver answered 301.")
    expect(errorOf({ error: "The receiver cannot be reached." })).to.equal("The receiver cannot be reached.")
  })
})

describe("The address of a webhook", () => {
  it("begins with https or http, and has no user name or password", () => {
    expect(webhookUrlFault("https://example.org/in?key=1")).to.equal(null)
    for (const url of ["ftp://example.org", "example.org", "javascript:alert(1)", "https://", "/in"])
      expect(webhookUrlFault(url)?.path, url).to.equal("url")
    expect(webhookUrlFault("https://emma@example.org")?.message).to.include("user name")
  })
})

describe("A changed webhook", () => {
  it("is a new version only if something differs", () => {
    const webhook = aWebhook({ treeId: newId(), actions: ["person.create"] })
    expect(changedWebhook(webhook, { active: true, actions: ["person.create"] }, noon)).to.equal(webhook)
    expect(changedWebhook(webhook, { actions: null }, noon)).to.include({ actions: null, version: 2, active: true })
  })
})
