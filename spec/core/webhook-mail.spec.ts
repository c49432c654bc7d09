import { expect } from "chai"
import { tokens } from "../../adapters/crypto/tokens.ts"
import { neverHeld } from "../../adapters/memory/blob-hold.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { makeWork } from "../../core/jobs/make-jobs.ts"
import { deliverChanges } from "../../core/webhook/deliver-changes.ts"
import { aMembership, anAuditEntry, aUser, aWebhook, newId, noon } from "../support/builders.ts"
import { eventually } from "../support/eventually.ts"
import { commit, plant, plantTree } from "../support/store.ts"

const now = (): Date => noon
const DAY_MS = 86_400_000

describe("The mail about a webhook that was switched off", () => {
  it("comes once to each owner with a verified address, although the mail to another owner fails at first", async () => {
    const store = openMemoryStore({ restMs: () => 1 })
    const { owner, tree } = await plantTree(store)
    const [second, unverified, editor] = [aUser(), aUser({ emailVerifiedAt: null }), aUser()]
    const webhook = aWebhook({ treeId: tree.id })
    const of = (userId: typeof owner.id, role: "owner" | "editor") => aMembership({ treeId: tree.id, userId, role })
    await plant(store, {
      users: [second, unverified, editor],
      memberships: [of(second.id, "owner"), of(unverified.id, "owner"), of(editor.id, "editor")],
      auditEntries: [anAuditEntry({ treeId: tree.id })],
    })
    await commit(store, ({ webhooks }) => webhooks.insert(webhook, 0))
    await deliverChanges({
      ...{ ...store, newId, now },
      webhookSender: { send: async () => ({ status: 500 }), refusalOf: async () => null },
    })(
      {
        webhook,
        progress: {
          ...{ treeId: tree.id, webhookId: webhook.id, seq: 0, attempts: 30, nextAttemptAt: null },
          failingSince: new Date(noon.getTime() - DAY_MS),
        },
        ownerId: owner.id,
      },
      noon,
      () => false,
    )
    const mails: string[] = []
    let tries = 0
    const work = makeWork({
      ...{ ...store, newId, now, tokens, recoveryDays: 30, blobs: memoryBlobs(), blobHold: neverHeld },
      ...{ publicUrl: () => "", backUp: async () => undefined },
      mailer: {
        send: async ({ to }) => {
          tries++
          if (tries === 2) throw new Error("the mail server is busy")
          mails.push(to)
        },
      },
    })
    const running = await store.worker.run(work)
    await eventually(() => expect(mails).to.include.members([owner.email, second.email]))
    await running.stop()
    expect(mails.toSorted()).to.deep.equal([owner.email, second.email].sort())
    expect(tries).to.equal(3)
  })
})
