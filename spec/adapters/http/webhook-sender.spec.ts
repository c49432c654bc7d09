import { expect } from "chai"
import { httpWebhookSender } from "../../../adapters/http/webhooks/webhook-sender.ts"
import { isPublicAddress, type ResolvedAddress } from "../../../adapters/http/webhooks/public-address.ts"
import type { FeedItem } from "../../../core/domain/change/feed.ts"
import { newId, noon } from "../../support/builders.ts"
import { freePort } from "../../support/free-port.ts"
import { startReceiver } from "../../support/receiver.ts"

const item: FeedItem = {
  ...{ seq: 2, changeId: newId(), at: noon, actorId: null, action: "person.create", entries: [], entryCount: 0 },
}
const webhookTo = (url: string) => ({ treeId: newId<"TreeId">(), url, secret: "whsec_spec" })
const answering =
  (...addresses: readonly string[]) =>
  async (): Promise<readonly ResolvedAddress[]> =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }))

describe("The sender of webhooks", () => {
  it("knows the addresses of the public internet", () => {
    for (const address of ["93.184.216.34", "2606:4700::1111", "::ffff:93.184.216.34"])
      expect(isPublicAddress(address), address).to.equal(true)
    const privates = ["10.1.2.3", "172.16.0.1", "192.168.0.1", "127.0.0.1", "0.0.0.0", "169.254.169.254", "100.64.0.1"]
    const others = ["224.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "ff02::1"]
    const translated = [
      "64:ff9b::7f00:1",
      "::7f00:1",
      "::a00:1",
      "64:ff9b:1::7f00:1",
      "fec0::1",
      "4000::1",
      "2002:7f00:1::",
      "2001::1",
      "",
      "localhost",
    ]
    for (const address of [...privates, ...others, ...translated])
      expect(isPublicAddress(address), address).to.equal(false)
  })

  it("connects to no name that leads to a private address, though it led to a public one before", async () => {
    const receiver = await startReceiver()
    const url = receiver.url.replace("127.0.0.1", "rebound.example.org")
    let addresses = ["93.184.216.34"]
    const resolve = () => answering(...addresses)()
    const sender = httpWebhookSender({ allowsPrivate: false, userAgent: "Stemma/spec", resolve })
    expect(await sender.refusalOf(url)).to.equal(null)
    for (addresses of [["127.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["::1"]]) {
      expect(await sender.refusalOf(url)).to.equal("private")
      expect(await sender.send(webhookTo(url), item, noon)).to.deep.equal({
        error: "The name of the host leads to a private address.",
      })
    }
    expect(await sender.send(webhookTo(receiver.url), item, noon)).to.deep.equal({
      error: "The address is in a private network.",
    })
    expect(receiver.received).to.deep.equal([])
    await receiver.stop()
  })

  it("connects to no port that the operator does not allow, also of a webhook that was made before", async () => {
    const receiver = await startReceiver()
    const ports = [{ first: 443, last: 443 }]
    const sender = httpWebhookSender({ allowsPrivate: true, userAgent: "Stemma/spec", ports })
    expect(await sender.refusalOf(receiver.url)).to.equal("port")
    expect(await sender.send(webhookTo(receiver.url), item, noon)).to.deep.equal({
      error: "The operator of the service does not allow this port.",
    })
    expect(await sender.refusalOf("https://127.0.0.1/")).to.equal(null)
    expect(receiver.received).to.deep.equal([])
    await receiver.stop()
  })

  it("sends no more to one address in a minute than it may get, whatever the names and ports", async () => {
    const [one, other] = [await startReceiver(), await startReceiver()]
    const resolve = answering("127.0.0.1")
    const bounds = { atOnce: 9, perMinute: 4 }
    const sender = httpWebhookSender({ allowsPrivate: true, userAgent: "Stemma/spec", resolve, bounds })
    const urls = ["a", "b", "c", "d", "e"].map((name) => one.url.replace("127.0.0.1", `${name}.example.org`))
    const results = []
    for (const url of [one.url, other.url, ...urls]) results.push(await sender.send(webhookTo(url), item, noon))
    const sent = results.filter((result) => "status" in result)
    const received = one.received.length + other.received.length
    await Promise.all([one.stop(), other.stop()])
    expect(results.at(-1)).to.have.property("waitSeconds").that.is.within(1, 15)
    expect(received).to.equal(sent.length).and.to.be.within(4, 6)
  })

  it("has no more open requests to one address than it may get, and ends what it counts with them", async () => {
    const receiver = await startReceiver()
    const bounds = { atOnce: 2, perMinute: 0 }
    const sender = httpWebhookSender({ allowsPrivate: true, userAgent: "Stemma/spec", bounds, patienceMs: 300 })
    receiver.answer("hang")
    const results = await Promise.all(Array.from({ length: 5 }, () => sender.send(webhookTo(receiver.url), item, noon)))
    expect(results.filter((result) => "waitSeconds" in result)).to.have.length(3)
    expect(results.filter((result) => "error" in result)).to.have.length(2)
    receiver.answer(204)
    expect(await sender.send(webhookTo(receiver.url), item, noon)).to.deep.equal({ status: 204 })
    await receiver.stop()
  })

  it("reports a redirect as a status, and does not follow it", async () => {
    const [one, other] = [await startReceiver(), await startReceiver()]
    one.answer({ status: 307, headers: { Location: other.url } })
    const sender = httpWebhookSender({ allowsPrivate: true, userAgent: "Stemma/spec" })
    expect(await sender.send(webhookTo(one.url), item, noon)).to.deep.equal({ status: 307 })
    expect(other.received).to.deep.equal([])
    await one.stop()
    await other.stop()
  })

  it("gives up a receiver that does not answer, and says in a sentence why one cannot be reached", async () => {
    const receiver = await startReceiver()
    receiver.answer("hang")
    const sender = httpWebhookSender({ allowsPrivate: true, userAgent: "Stemma/spec", patienceMs: 200 })
    expect(await sender.send(webhookTo(receiver.url), item, noon)).to.deep.equal({
      error: "The receiver did not answer within 0.2 seconds.",
    })
    const closed = `http://127.0.0.1:${await freePort()}/`
    expect(await sender.send(webhookTo(closed), item, noon)).to.deep.equal({
      error: "The receiver refused the connection.",
    })
    const https = receiver.url.replace("http:", "https:")
    expect(await sender.send(webhookTo(https), item, noon))
      .to.have.property("error")
      .that.is.a("string")
    await receiver.stop()
  })
})
