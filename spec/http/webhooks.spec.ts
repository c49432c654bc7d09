import { createHmac } from "node:crypto"
import { expect } from "chai"
import { memory } from "../../bootstrap/memory.ts"
import { describeEachCommit, itEachCommit } from "../support/depth.ts"
import { eventually } from "../support/eventually.ts"
import { type Schemas, startHost } from "../support/http.ts"
import { mailbox } from "../support/mailbox.ts"
import { onEveryHost, type Stage } from "../support/on-every-host.ts"
import { type Receiver, startReceiver } from "../support/receiver.ts"
import { type OwnHost, sideBySideOnEveryHost } from "../support/side-by-side.ts"
import { plantTree, refused, dataOf, type TreeScene } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

type WebhookCreate = Schemas["WebhookCreate"]

const create = ({ owner }: Pick<Stage, "owner">, tree: TreeScene, body: WebhookCreate) =>
  dataOf(owner.api.POST("/trees/{tree_id}/webhooks", { ...tree.at, body }))

const at = (webhook_id: string) => ({ params: { path: { webhook_id } } })

const FAR = "https://archive.example.org/in?key=a-secret-of-the-address"

onEveryHost("Webhooks", (stage) => {
  it("are created by owners, who see the secret once, and are listed, read, changed and deleted by them", async () => {
    const { owner, tree } = stage
    const { secret, ...made } = await create(stage, tree, { url: FAR, actions: ["person.create"] })
    expect(secret).to.match(/^whsec_[\w-]{40,}$/)
    expect(made).to.deep.include({ url: FAR, actions: ["person.create"], active: true, tree_id: tree.id, version: 1 })
    expect(await dataOf(owner.api.GET("/trees/{tree_id}/webhooks", tree.at))).to.deep.equal([made])
    expect(await dataOf(owner.api.GET("/webhooks/{webhook_id}", at(made.id)))).to.deep.equal(made)
    const off = await dataOf(
      owner.api.PATCH("/webhooks/{webhook_id}", { ...at(made.id), body: { active: false, actions: null } }),
    )
    expect(off).to.deep.include({ active: false, actions: null, version: 2 })
    await owner.api.DELETE("/webhooks/{webhook_id}", at(made.id))
    expect(await refused(owner.api.GET("/webhooks/{webhook_id}", at(made.id)))).to.equal("404 not_found")
    expect(await dataOf(owner.api.GET("/trees/{tree_id}/webhooks", tree.at))).to.deep.equal([])
  })

  it("are refused to editors and strangers", async () => {
    const { tree, stranger } = stage
    const { id } = await create(stage, tree, { url: FAR })
    const editor = await tree.join("editor")
    const ofTree = "403 forbidden"
    for (const [{ api }, answer] of [
      [editor, "403 forbidden"],
      [stranger, "404 not_found"],
    ] as const) {
      expect(await refused(api.POST("/trees/{tree_id}/webhooks", { ...tree.at, body: { url: FAR } }))).to.equal(ofTree)
      expect(await refused(api.GET("/trees/{tree_id}/webhooks", tree.at))).to.equal(ofTree)
      expect(await refused(api.GET("/webhooks/{webhook_id}", at(id)))).to.equal(answer)
      expect(await refused(api.GET("/webhooks/{webhook_id}/deliveries", at(id)))).to.equal(answer)
      expect(await refused(api.PATCH("/webhooks/{webhook_id}", { ...at(id), body: { active: false } }))).to.equal(
        answer,
      )
      expect(await refused(api.DELETE("/webhooks/{webhook_id}", at(id)))).to.equal(answer)
    }
  })

  it("show editors neither address nor secret in the history, and owners no secret", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const { secret } = await create(stage, tree, { url: FAR })
    const editor = await tree.join("editor")
    const historyOf = async ({ api }: typeof owner): Promise<string> => {
      const changes = await dataOf(api.GET("/trees/{tree_id}/changes", tree.at))
      const pages: unknown[] = [changes, await dataOf(api.GET("/trees/{tree_id}/audit", tree.at))]
      for (const { id } of changes)
        pages.push(await dataOf(api.GET("/changes/{change_id}/entries", { params: { path: { change_id: id } } })))
      return JSON.stringify(pages)
    }
    expect(await historyOf(editor))
      .to.include("webhook.create")
      .and.not.include("a-secret-of-the-address")
    const ofOwner = await historyOf(owner)
    expect(ofOwner).to.include("a-secret-of-the-address")
    expect(ofOwner).not.to.include(secret)
  })

  it("have addresses of the public internet: names and numbers of private networks are refused", async () => {
    const { owner, tree } = stage
    for (const url of [
      "http://127.0.0.1:8080/",
      "http://localhost/",
      "http://[::1]/",
      "http://10.0.0.1/",
      "http://192.168.1.1/",
      "http://169.254.169.254/latest/meta-data",
      "http://0x7f.1/",
      "http://[::ffff:10.0.0.1]/",
      "http://[64:ff9b::7f00:1]/",
      "http://100.64.0.1/",
      "http://[::127.0.0.1]/",
      "http://[::10.0.0.1]/",
      "https://archive.exam\tple.org/",
      "https://archive.example.org/\n",
      "\u0001https://archive.example.org/",
      "https://archive.example.org/\u0085",
      "ftp://example.org/",
      "https://emma:password@example.org/",
    ]) {
      const outcome = await owner.api.POST("/trees/{tree_id}/webhooks", { ...tree.at, body: { url } })
      expect(outcome.response.status, url).to.equal(422)
      expect(JSON.stringify(outcome.error), url).to.match(/"(path|field)":"url"/)
    }
    const { id } = await create(stage, tree, { url: FAR })
    const port25 = { ...at(id), body: { url: "https://archive.example.org:25/" } }
    expect(await refused(owner.api.PATCH("/webhooks/{webhook_id}", port25))).to.equal("422 at url")
    const none = { ...tree.at, body: { url: FAR, actions: [] } }
    expect(await refused(owner.api.POST("/trees/{tree_id}/webhooks", none))).to.equal("422 at actions")
  })

  it("have the port 80 or 443, or one from 1024 on", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const answers: string[] = []
    for (const port of [0, 22, 25, 81, 442, 1023]) {
      const body = { url: `https://archive.example.org:${port}/in` }
      answers.push(await refused(owner.api.POST("/trees/{tree_id}/webhooks", { ...tree.at, body })))
    }
    expect(new Set(answers)).to.deep.equal(new Set(["422 at url"]))
    for (const port of [80, 443, 1024, 65_535])
      await create(stage, tree, { url: `https://archive.example.org:${port}/in` })
  })

  it("are ten in a tree at most, and checked by version", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const { id } = await create(stage, tree, { url: FAR })
    for (let count = 1; count < 10; count++) await create(stage, tree, { url: FAR })
    const more = { ...tree.at, body: { url: FAR } }
    expect(await refused(owner.api.POST("/trees/{tree_id}/webhooks", more))).to.equal("409 too_many_webhooks")
    const stale = { ...at(id), headers: { "If-Match": '"7"' }, body: { active: false } }
    expect(await refused(owner.api.PATCH("/webhooks/{webhook_id}", stale))).to.equal("412 version_stale")
  })

  it("are at most 20 to one host and 50 in all trees of one owner, also when their address changes", async () => {
    const { host } = stage
    const owner = await host.user()
    const urls = [FAR, "https://second.example.org/in", "https://third.example.org/in"]
    const trees = await Promise.all(Array.from({ length: 6 }, () => plantTree(host, owner)))
    const [, , , , fifth, last] = trees
    if (fifth === undefined || last === undefined) throw new Error("no trees")
    for (const [index, tree] of trees.slice(0, 5).entries())
      for (let count = 0; count < 10; count++)
        await create({ owner }, tree, { url: urls[Math.floor(index / 2)] ?? FAR })
    const more = { ...last.at, body: { url: "https://fourth.example.org/in" } }
    expect(await refused(owner.api.POST("/trees/{tree_id}/webhooks", more))).to.equal("409 too_many_webhooks")
    const [one] = await dataOf(owner.api.GET("/trees/{tree_id}/webhooks", fifth.at))
    if (one === undefined) throw new Error("no webhook")
    const moved = { ...at(one.id), body: { url: `${FAR}&second` } }
    expect(await refused(owner.api.PATCH("/webhooks/{webhook_id}", moved))).to.equal("409 too_many_webhooks")
    const free = { ...at(one.id), body: { url: more.body.url } }
    expect((await dataOf(owner.api.PATCH("/webhooks/{webhook_id}", free))).url).to.equal(more.body.url)
    await owner.api.DELETE("/webhooks/{webhook_id}", at(one.id))
    expect((await create({ owner }, last, { url: more.body.url })).url).to.equal(more.body.url)
  })

  it("go back to what they were by an undo, except deleted ones, for owners", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const { id } = await create(stage, tree, { url: FAR, actions: ["person.create"] })
    const { lastChange, undo } = undoScene(stage)
    const url = "https://other.example.org/"
    await owner.api.PATCH("/webhooks/{webhook_id}", { ...at(id), body: { url, actions: null, active: false } })
    const change = await lastChange(tree)
    const editor = await tree.join("editor")
    expect(await refused(undo(change, {}, editor))).to.equal("403 forbidden")
    await dataOf(undo(change))
    const back = await dataOf(owner.api.GET("/webhooks/{webhook_id}", at(id)))
    expect(back).to.deep.include({ url: FAR, actions: ["person.create"], active: true, version: 3 })
    await owner.api.DELETE("/webhooks/{webhook_id}", at(id))
    expect(await refused(undo(await lastChange(tree)))).to.equal("409 purged")
  })

  it("are removed by an undo of their creation, unless an owner has changed them since", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const { id } = await create(stage, tree, { url: FAR, actions: ["person.create"] })
    const [creation] = await dataOf(owner.api.GET("/trees/{tree_id}/changes", tree.at))
    await owner.api.PATCH("/webhooks/{webhook_id}", { ...at(id), body: { active: false } })
    const change = { params: { path: { change_id: creation?.id ?? "" } } }
    const { error } = await owner.api.POST("/changes/{change_id}/undo", { ...change, body: {} })
    expect(error).to.deep.include({ code: "undo_conflict" })
    expect(JSON.stringify(error)).to.include('"field":"active"').and.not.include('"field":"url"')
    const fields = [{ entity_id: id, field: "active" }]
    await dataOf(owner.api.POST("/changes/{change_id}/undo", { ...change, body: { fields } }))
    expect(await refused(owner.api.GET("/webhooks/{webhook_id}", at(id)))).to.equal("404 not_found")
  })
})

onEveryHost(
  "The delivery of webhooks",
  (stage) => {
    let receiver: Receiver
    let tree: TreeScene
    beforeEach(async () => {
      receiver = await startReceiver()
      tree = await plantTree(stage.host, stage.owner)
    })
    afterEach(() => receiver.stop())

    const deliveriesOf = async (id: string) => dataOf(stage.owner.api.GET("/webhooks/{webhook_id}/deliveries", at(id)))

    it("sends each change in order, by ids without data, with a signature that the secret proves", async () => {
      const { id, secret } = await create(stage, tree, { url: `${receiver.url}?of=${tree.id}` })
      for (const name of ["Secretina", "Bela", "Carl"]) await tree.person({ given_name: name })
      const feed = await dataOf(stage.owner.api.GET("/trees/{tree_id}/feed", tree.at))
      const items = Array.isArray(feed) ? feed.filter(({ seq }) => seq > 1) : []
      await eventually(() => expect(receiver.received).to.have.length(4))
      expect(receiver.received.map(({ body }) => JSON.parse(body))).to.deep.equal(
        items.map((item) => ({ tree_id: tree.id, ...item })),
      )
      for (const { body, headers, path } of receiver.received) {
        expect(path).to.equal(`/in?of=${tree.id}`)
        expect(headers["content-type"]).to.equal("application/json")
        const [, seconds = "", signature] =
          /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["stemma-signature"])) ?? []
        expect(createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")).to.equal(signature)
        expect(body).not.to.include("Secretina")
      }
      // A delivery is noted after the receiver has answered.
      await eventually(async () => {
        const deliveries = await deliveriesOf(id)
        expect(deliveries.map(({ seq, attempt, status, error }) => [seq, attempt, status, error])).to.deep.equal(
          items.map(({ seq }) => [seq, 1, 204, null]).toReversed(),
        )
      })
    })

    it("sends only the changes with the actions that the owner has chosen", async () => {
      await create(stage, tree, { url: receiver.url, actions: ["person.delete"] })
      const { id } = await tree.person({ given_name: "Anna" })
      await stage.owner.api.DELETE("/persons/{person_id}", { params: { path: { person_id: id } } })
      await eventually(() => expect(receiver.received).to.have.length(1))
      expect(JSON.parse(receiver.received[0]?.body ?? "")).to.include({ action: "person.delete" })
    })

    it("sends nothing while a webhook is switched off, and what it missed when it is on again", async () => {
      const { id } = await create(stage, tree, { url: receiver.url, active: false })
      await tree.person({ given_name: "Anna" })
      await dataOf(stage.owner.api.PATCH("/webhooks/{webhook_id}", { ...at(id), body: { active: true } }))
      await eventually(() => expect(receiver.seqs()).to.deep.equal([2, 3, 4]))
    })
  },
  { WORKER: "on", WEBHOOK_ALLOW_PRIVATE: "on" },
)

describeEachCommit("The delivery of webhooks to receivers that fail", () => {
  const deliveriesOf = async ({ api }: OwnHost["owner"], id: string) =>
    dataOf(api.GET("/webhooks/{webhook_id}/deliveries", at(id)))

  sideBySideOnEveryHost(
    [
      [
        "sends a change again that was refused or redirected, and none of the later ones before it",
        async ({ host, owner }) => {
          const [receiver, tree] = [await startReceiver(), await plantTree(host, owner)]
          receiver.answer(500)
          const { id } = await create({ owner }, tree, { url: receiver.url })
          await tree.person({ given_name: "Anna" })
          await eventually(() => expect(receiver.received).to.have.length(1))
          receiver.answer({ status: 302, headers: { Location: receiver.url.replace("/in", "/elsewhere") } })
          await eventually(() => expect(receiver.received).to.have.length(2))
          receiver.answer(200)
          await eventually(() => expect(receiver.seqs()).to.deep.equal([2, 2, 2, 3]))
          expect(receiver.received.every(({ path }) => path === "/in")).to.equal(true)
          const deliveries = (await deliveriesOf(owner, id)).toReversed()
          expect(deliveries.map(({ seq, attempt, status }) => [seq, attempt, status])).to.deep.equal([
            [2, 1, 500],
            [2, 2, 302],
            [2, 3, 200],
            [3, 1, 200],
          ])
          expect(deliveries[0]?.error).to.equal("The receiver answered 500.")
          expect(Date.parse(deliveries[0]?.next_attempt_at ?? "")).to.be.greaterThan(
            Date.parse(deliveries[0]?.at ?? ""),
          )
          expect(deliveries[2]?.next_attempt_at).to.equal(null)
          await receiver.stop()
        },
      ],
      [
        "serves other webhooks while a receiver hangs, and the one that hung when it answers",
        async ({ host, owner }) => {
          const [receiver, other] = [await startReceiver(), await startReceiver()]
          const tree = await plantTree(host, owner)
          receiver.answer("hang")
          const { id } = await create({ owner }, tree, { url: receiver.url, actions: ["person.create"] })
          await create({ owner }, tree, { url: other.url, actions: ["person.create"] })
          await tree.person({ given_name: "Anna" })
          await eventually(() => expect(other.received).to.have.length(1))
          await eventually(() => expect(receiver.received).to.have.length(1))
          expect(await deliveriesOf(owner, id)).to.deep.equal([])
          receiver.answer(204)
          await eventually(async () =>
            expect((await deliveriesOf(owner, id)).map(({ status }) => status)).to.deep.equal([204, null]),
          )
          expect((await deliveriesOf(owner, id))[1]?.error).to.equal("The receiver did not answer within 10 seconds.")
          await receiver.stop()
          await other.stop()
        },
      ],
    ],
    { WORKER: "on", WEBHOOK_ALLOW_PRIVATE: "on" },
  )
})

describe("A receiver that cannot be reached for 24 hours", () => {
  itEachCommit("is given up: the webhook is switched off, the history says so, and the owners get a mail", async () => {
    const mail = mailbox()
    const host = await startHost(memory(), { WORKER: "on", WEBHOOK_ALLOW_PRIVATE: "on" }, mail)
    const owner = await host.user()
    const tree = await plantTree(host, owner)
    const receiver = await startReceiver()
    receiver.answer(500)
    await owner.api.POST("/auth/verify-email", { body: { token: await mail.token(owner.email) } })
    const { id, version } = await create({ owner }, tree, { url: receiver.url })
    await eventually(() => expect(receiver.received).to.have.length(1))
    const { webhookQueue } = host.store
    await eventually(async () => {
      const late = new Date(Date.now() + 120_000)
      const [due] = await webhookQueue.take({ now: late, until: late, most: 1, mostOfAccount: 4, running: [] })
      if (due === undefined) return expect.fail("the webhook is being served")
      const failingSince = new Date(Date.now() - 86_400_000)
      const progress = { ...due.progress, failingSince, nextAttemptAt: null }
      expect(await webhookQueue.record(progress, null, { until: late, next: new Date() })).to.equal(true)
    })
    await eventually(async () => {
      const webhook = await dataOf(owner.api.GET("/webhooks/{webhook_id}", at(id)))
      expect(webhook).to.include({ active: false, version: version + 1 })
    })
    const [change] = await dataOf(owner.api.GET("/trees/{tree_id}/changes", tree.at))
    expect(change).to.include({ action: "webhook.switch_off", actor: null })
    expect(change?.via.kind).to.equal("system")
    await eventually(() =>
      expect(
        mail
          .of(owner.email)
          .map(({ subject }) => subject)
          .at(-1),
      ).to.match(/webhook/),
    )
    const [last] = await dataOf(owner.api.GET("/webhooks/{webhook_id}/deliveries", at(id)))
    expect(last).to.include({ seq: 2, status: 500, next_attempt_at: null })
    receiver.answer(204)
    await dataOf(owner.api.PATCH("/webhooks/{webhook_id}", { ...at(id), body: { active: true } }))
    await eventually(() => expect(receiver.seqs().slice(-2)).to.deep.equal([3, 4]))
    await host.stop()
    await receiver.stop()
  })
})
