import { setImmediate } from "node:timers/promises"
import { expect } from "chai"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import type { UserId } from "../../core/domain/ids.ts"
import type { FeedReceiver } from "../../core/feed/feed-stream.ts"
import { type FeedHub, feedHub } from "../../core/feed/feed-hub.ts"
import { aMembership, anAuditEntry, aSession, aUser, noon } from "../support/builders.ts"
import { plant, plantTree } from "../support/store.ts"

const ACCOUNTS = 10
const STREAMS_EACH = 20

/** A tree with enough members for all of its streams, and a hub that follows it. */
const plantFollowers = async () => {
  const store = openMemoryStore()
  const { tree } = await plantTree(store)
  const users = Array.from({ length: ACCOUNTS + 1 }, () => aUser())
  const sessions = users.map(({ id }) => aSession({ userId: id, expiresAt: new Date(noon.getTime() + 3_600_000) }))
  await plant(store, {
    users,
    sessions,
    memberships: users.map(({ id }) => aMembership({ treeId: tree.id, userId: id })),
  })
  const hub = feedHub({ ...store, now: () => noon })
  const sessionOf = new Map(sessions.map(({ id, userId }) => [userId, id]))
  const follow = (userId: UserId, receiver: FeedReceiver) => {
    const id = sessionOf.get(userId)
    if (id === undefined) throw new Error("no such follower")
    const follower = { treeId: tree.id, userId, credential: { kind: "session", id } } as const
    return hub.follow({ follower, accountId: userId, after: 0 }, receiver)
  }
  const change = () => plant(store, { auditEntries: [anAuditEntry({ treeId: tree.id })] })
  return { hub, tree, ids: users.map(({ id }) => id), follow, change }
}

/** A receiver that counts what it gets. */
const counted = () => {
  const counts = { sent: 0, ended: 0 }
  const receiver: FeedReceiver = {
    send: () => {
      counts.sent += 1
      return true
    },
    comment: () => true,
    drained: async () => undefined,
    end: () => {
      counts.ended += 1
    },
  }
  return { counts, receiver }
}

describe("The event streams of a process", () => {
  const hubs: FeedHub[] = []
  afterEach(() => hubs.splice(0).forEach((hub) => hub.close()))

  const planted = async () => {
    const followers = await plantFollowers()
    hubs.push(followers.hub)
    return followers
  }

  it("are at most 20 of an account; another one ends at once, until one of them stops", async () => {
    const { hub, tree, ids, follow } = await planted()
    const [one, other] = ids
    if (one === undefined || other === undefined) throw new Error("no followers")
    const stops = Array.from({ length: STREAMS_EACH }, () => follow(one, counted().receiver))
    expect([hub.hasRoom(tree.id, one), hub.hasRoom(tree.id, other)]).to.deep.equal([false, true])
    const refused = counted()
    follow(one, refused.receiver)()
    expect(refused.counts.ended).to.equal(1)
    stops[0]?.()
    stops[0]?.()
    expect(hub.hasRoom(tree.id, one)).to.equal(true)
    follow(one, counted().receiver)
    expect(hub.hasRoom(tree.id, one)).to.equal(false)
    hub.close()
    expect(hub.hasRoom(tree.id, one)).to.equal(true)
  })

  it("are at most 200 of a tree", async () => {
    const { hub, tree, ids, follow } = await planted()
    for (const id of ids.slice(0, ACCOUNTS)) for (let n = 0; n < STREAMS_EACH; n++) follow(id, counted().receiver)
    expect(ids.some((id) => hub.hasRoom(tree.id, id))).to.equal(false)
  })

  it("get a change in pieces of 20, and other work of the process runs between them", async () => {
    const { ids, follow, change } = await planted()
    const all = ACCOUNTS * STREAMS_EACH
    const perTurn = [0]
    let total = 0
    const receiver: FeedReceiver = {
      ...counted().receiver,
      send: () => {
        total += 1
        perTurn.push((perTurn.pop() ?? 0) + 1)
        return true
      },
    }
    for (const id of ids.slice(0, ACCOUNTS)) for (let n = 0; n < STREAMS_EACH; n++) follow(id, receiver)
    // Each stream reads what is older first, which is nothing.
    for (let turn = 0; turn < 10; turn++) await setImmediate()
    await change()
    while (total < all) {
      perTurn.push(0)
      await setImmediate()
    }
    expect(Math.max(...perTurn)).to.be.at.most(20)
  })
})
