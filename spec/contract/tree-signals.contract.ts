import { expect } from "chai"
import type { TreeId } from "../../core/domain/ids.ts"
import type { TreeSignals } from "../../core/ports/changes/tree-signals.ts"
import { newId } from "../support/builders.ts"
import { eventually } from "../support/eventually.ts"

/** Two openings of the same store: both signal what either of them commits. In memory they are the same one. */
export interface SignallingStores {
  readonly one: TreeSignals
  readonly other: TreeSignals
  /** Commits a change of this tree, through the first opening. */
  commit(treeId: TreeId): Promise<void>
  /** Begins a change of this tree and rolls it back. */
  rollBack(treeId: TreeId): Promise<void>
  /** A tree that exists. */
  tree(): Promise<TreeId>
  /** Breaks the connections of signals, where there are any. */
  breakConnections(): Promise<void>
  close(): Promise<void>
}

/** What every store guarantees for signals of changes. */
export const treeSignalsContract = (name: string, open: () => Promise<SignallingStores>): void => {
  describe(`Signals of changes by ${name}`, () => {
    let stores: SignallingStores
    before(async () => {
      stores = await open()
    })
    after(() => stores.close())

    /** Counts the signals of a tree. */
    const counted = (signals: TreeSignals, treeId: TreeId) => {
      let count = 0
      const stop = signals.subscribe(treeId, () => {
        count += 1
      })
      return { count: () => count, stop }
    }

    /** Waits until every signal that was sent before has reached the other process: they arrive in the order of their commits. */
    const allArrived = async () => {
      const treeId = await stores.tree()
      const last = counted(stores.other, treeId)
      await eventually(async () => {
        await stores.commit(treeId)
        expect(last.count()).to.be.greaterThan(0)
      })
      last.stop()
    }

    it("reach every listener of the tree after a commit, in this process and in others", async () => {
      const treeId = await stores.tree()
      const listening = [counted(stores.one, treeId), counted(stores.one, treeId), counted(stores.other, treeId)]
      await eventually(async () => {
        await stores.commit(treeId)
        for (const { count } of listening) expect(count()).to.be.greaterThan(0)
      })
      for (const { stop } of listening) stop()
    })

    it("reach no listener of another tree, and none that has stopped", async () => {
      const [treeId, otherId] = [await stores.tree(), await stores.tree()]
      const [stopped, other, going] = [
        counted(stores.one, treeId),
        counted(stores.one, otherId),
        counted(stores.other, treeId),
      ]
      // Opening a connection may signal every tree. What arrives elsewhere was sent over an open one.
      await eventually(async () => {
        await stores.commit(treeId)
        expect(going.count()).to.be.greaterThan(2)
      })
      stopped.stop()
      const before = [stopped.count(), other.count()]
      const known = going.count()
      await eventually(async () => {
        await stores.commit(treeId)
        expect(going.count()).to.be.greaterThan(known)
      })
      expect([stopped.count(), other.count()]).to.deep.equal(before)
      other.stop()
      going.stop()
    })

    it("are not sent for a change that was rolled back", async () => {
      const [treeId, unchangedId] = [await stores.tree(), await stores.tree()]
      // A new connection signals every tree, this one too.
      const [there, unchanged] = [counted(stores.other, treeId), counted(stores.other, unchangedId)]
      const ofChanges = () => there.count() - unchanged.count()
      await eventually(async () => {
        await stores.commit(treeId)
        expect(ofChanges()).to.be.greaterThan(0)
      })
      await allArrived()
      const known = ofChanges()
      await stores.rollBack(treeId)
      await allArrived()
      expect(ofChanges()).to.equal(known)
      there.stop()
      unchanged.stop()
    })

    it("arrive again after the connection broke", async () => {
      const treeId = await stores.tree()
      const there = counted(stores.other, treeId)
      await eventually(async () => {
        await stores.commit(treeId)
        expect(there.count()).to.be.greaterThan(0)
      })
      await stores.breakConnections()
      const known = there.count()
      await eventually(async () => {
        await stores.commit(treeId)
        expect(there.count()).to.be.greaterThan(known + 2)
      })
      there.stop()
    })

    it("may be ended for a tree that nothing was signalled of", () => {
      counted(stores.one, newId()).stop()
    })
  })
}
