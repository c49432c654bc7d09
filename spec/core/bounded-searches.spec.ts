import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import type { TreeId } from "../../core/domain/ids.ts"
import { readSearchQuery } from "../../core/domain/search/search-query.ts"
import { type Caller, CallerLeft } from "../../core/ports/caller.ts"
import type { PersonReads } from "../../core/ports/reads.ts"
import { StoreBusy } from "../../core/ports/unavailable.ts"
import { boundedSearches } from "../../core/view/bounded-searches.ts"
import { newId } from "../support/builders.ts"
import { collect } from "../support/store.ts"
import { outsider } from "../support/viewers.ts"

const [AT_ONCE, BEGUN] = [2, 62]

const callerOf = (account: string, left = new AbortController().signal): Caller => ({
  account,
  hasLeft: () => left.aborted,
  left: () => left,
})

/** Lets everything that is ready run. */
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

const aTreeId = (): TreeId => newId<"TreeId">()

/** Searches that run until `finish` is called, with the numbers of those that run. */
const heldSearches = () => {
  let [running, most] = [0, 0]
  let caller: Caller | null = null
  const waiting: (() => void)[] = []
  const slow: PersonReads["search"] = async function* () {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => void waiting.push(resolve))
    running -= 1
    yield []
  }
  const search = boundedSearches(slow, () => caller)
  const query = readSearchQuery("anna")
  if (E.isLeft(query)) throw new Error(query.left)
  const asked = { query: query.right, scope: outsider }
  return {
    begin: (by: Caller | null, treeId: TreeId): Promise<unknown> => {
      caller = by
      return collect(search(treeId, asked, { after: null, batch: 10 }))
    },
    counts: () => ({ running, most }),
    finish: async (): Promise<void> => {
      for (await settled(); waiting.length > 0; await settled()) for (const end of waiting.splice(0)) end()
    },
  }
}

describe("Searches at the same time", () => {
  it("of one tree are at most two, by all callers together; further ones wait and are answered", async () => {
    const { begin, counts, finish } = heldSearches()
    const treeId = aTreeId()
    const all = Array.from({ length: 20 }, (_, at) => begin(callerOf(`192.0.2.${at}`), treeId))
    await settled()
    expect(counts().running).to.equal(AT_ONCE)
    await finish()
    await Promise.all(all)
    expect(counts()).to.deep.equal({ running: 0, most: AT_ONCE })
  })

  it("of one caller are at most two, in whatever trees, and delay no other caller", async () => {
    const { begin, counts, finish } = heldSearches()
    const trees = Array.from({ length: 20 }, aTreeId)
    const all = trees.map((treeId) => begin(callerOf("192.0.2.1"), treeId))
    await settled()
    expect(counts().running).to.equal(AT_ONCE)
    const [first = aTreeId()] = trees
    const other = begin(callerOf("192.0.2.2"), first)
    await settled()
    expect(counts().running).to.equal(AT_ONCE + 1)
    await finish()
    await Promise.all([...all, other])
  })

  it("of one tree do not wait for those of another", async () => {
    const { begin, counts, finish } = heldSearches()
    const [one, other] = [aTreeId(), aTreeId()]
    const all = Array.from({ length: 10 }, (_, at) => begin(null, at % 2 === 0 ? one : other))
    await settled()
    expect(counts().running).to.equal(2 * AT_ONCE)
    await finish()
    await Promise.all(all)
  })

  it("are refused with the time to wait when too many others of the tree, or of the caller, have begun", async () => {
    const cases = [
      { callerAt: (at: number) => callerOf(String(at)), treeAt: (_: number, one: TreeId) => one },
      { callerAt: () => callerOf("192.0.2.1"), treeAt: () => aTreeId() },
    ]
    for (const { callerAt, treeAt } of cases) {
      const { begin, finish } = heldSearches()
      const one = aTreeId()
      const all = Array.from({ length: BEGUN + 1 }, (_, at) => begin(callerAt(at), treeAt(at, one)))
      const outcomes = Promise.allSettled(all)
      await finish()
      const refused = (await outcomes).flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []))
      expect(refused).to.have.length(1)
      expect(refused[0]).to.be.instanceOf(StoreBusy)
      expect(refused[0]).to.have.property("retryAfterSeconds", 5)
    }
  })

  it("leave the queue when their caller leaves, and make room", async () => {
    const { begin, counts, finish } = heldSearches()
    const treeId = aTreeId()
    const leaving = new AbortController()
    const running = Array.from({ length: AT_ONCE }, (_, at) => begin(callerOf(`running ${at}`), treeId))
    const waiting = Promise.allSettled(
      Array.from({ length: BEGUN - AT_ONCE }, (_, at) => begin(callerOf(`waiting ${at}`, leaving.signal), treeId)),
    )
    await settled()
    leaving.abort()
    for (const outcome of await waiting)
      expect(outcome.status === "rejected" && outcome.reason instanceof CallerLeft).to.equal(true)
    const later = begin(callerOf("later"), treeId)
    await finish()
    await Promise.all([...running, later])
    expect(counts().running).to.equal(0)
  })
})
