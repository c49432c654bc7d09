import { expect } from "chai"
import { placeFilter, type PlaceOrder, positionOfRead } from "../../../core/domain/place/place.ts"
import { showPlace } from "../../../core/domain/privacy.ts"
import { aDeadPerson, aDeletion, anEvent, aPlace, newId } from "../../support/builders.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"

const everything = placeFilter(null, null)

/** The places of a tree. */
export const placeReadsContract = (store: () => StoreUnderTest): void => {
  const towns = async () => {
    const { tree, owner } = await plantTree(store())
    const treeId = tree.id
    const dead = aDeadPerson({ treeId })
    const holstein = aPlace({ treeId, name: "Holstein", kind: "duchy" })
    const lubeck = aPlace({
      treeId,
      name: "Lübeck, Holstein",
      parentId: holstein.id,
      listedAlone: true,
      notes: "Hanse",
    })
    const [arnis, unseen, lone] = [
      aPlace({ treeId, name: "Ärnis" }),
      aPlace({ treeId, name: "Nowhere" }),
      aPlace({ treeId, name: "Zarrentin", listedAlone: true, latitude: 53.5, longitude: 10.9 }),
    ]
    const at = (placeId: typeof arnis.id) => anEvent({ treeId, personId: dead.id, placeId })
    const gone = [at(unseen.id), at(arnis.id)]
    await plant(store(), {
      persons: [dead],
      places: [holstein, lubeck, arnis, unseen, lone],
      events: [at(arnis.id), at(lubeck.id), at(lubeck.id), ...gone],
    })
    const ids = gone.map(({ id }) => id)
    await commit(store(), ({ deletions }) => deletions.remove("event", ids, aDeletion({ treeId })))
    return { treeId, owner, holstein, lubeck, arnis, unseen, lone }
  }
  type Towns = Awaited<ReturnType<typeof towns>>

  const shown = (rows: readonly Parameters<typeof showPlace>[1][]) => rows.map((row) => showPlace(member, row))

  const names = async (treeId: Towns["treeId"], filter = everything, order: PlaceOrder | null = null) =>
    shown(await collect(store().reads.places.ofTree(treeId, filter, order, { after: null, batch: 2 }))).map(
      (place) => place?.name,
    )

  it("are listed with an event, with a part, or if an editor made them", async () => {
    const { treeId, lubeck } = await towns()
    expect(await names(treeId)).to.deep.equal(["Holstein", "Lübeck, Holstein", "Ärnis", "Zarrentin"])
    const [, second] = shown(
      await collect(store().reads.places.ofTree(treeId, everything, null, { after: null, batch: 9 })),
    )
    expect(second).to.include({ id: lubeck.id, parentId: lubeck.parentId, notes: "Hanse", eventCount: 2, version: 1 })
    expect(second).to.not.have.any.keys("key", "searchText", "listedAlone")
    expect(await names(newId())).to.deep.equal([])
  })

  it("come by name without regard to accents, or those with the most events first", async () => {
    const { treeId } = await towns()
    expect(await names(treeId, everything, "name")).to.deep.equal([
      "Ärnis",
      "Holstein",
      "Lübeck, Holstein",
      "Zarrentin",
    ])
    expect(await names(treeId, everything, "-events")).to.deep.equal([
      "Lübeck, Holstein",
      "Ärnis",
      "Holstein",
      "Zarrentin",
    ])
  })

  it("are found by all words of a query, and by their parent", async () => {
    const { treeId, holstein, lone } = await towns()
    expect(await names(treeId, placeFilter("HOLST", null))).to.deep.equal(["Holstein", "Lübeck, Holstein"])
    expect(await names(treeId, placeFilter("holstein lubeck", null))).to.deep.equal(["Lübeck, Holstein"])
    expect(await names(treeId, placeFilter("holstein bremen", null))).to.deep.equal([])
    expect(await names(treeId, placeFilter("%", null))).to.have.length(4)
    expect(await names(treeId, placeFilter(null, holstein.id), "name")).to.deep.equal(["Lübeck, Holstein"])
    expect(await names(treeId, placeFilter(null, lone.id))).to.deep.equal([])
  })

  for (const order of [null, "name", "-events"] as const)
    it(`continue after each of them in the order ${order ?? "of their creation"}`, async () => {
      const { treeId } = await towns()
      const { places } = store().reads
      const all = shown(await collect(places.ofTree(treeId, everything, order, { after: null, batch: 9 })))
      for (const [at, place] of all.entries()) {
        const after = place === null ? null : positionOfRead(place)
        const rest = shown(await collect(places.ofTree(treeId, everything, order, { after, batch: 1 })))
        expect(rest).to.deep.equal(all.slice(at + 1))
      }
    })

  it("are found by their ids, for members alone", async () => {
    const { owner, lubeck, unseen } = await towns()
    const { places } = store().reads
    const found = await places.byId(lubeck.id, owner.id)
    expect(found).to.include({ role: "owner" })
    if (found === null) throw new Error("The place is not there.")
    expect(showPlace(member, found.found)).to.include({ name: "Lübeck, Holstein", eventCount: 2 })
    expect(showPlace(outsider, found.found)).to.equal(null)
    expect(await places.byId(lubeck.id, null)).to.include({ role: null })
    expect(await places.byId(unseen.id, owner.id)).to.equal(null)
    expect(await places.byId(newId(), owner.id)).to.equal(null)
  })
}
