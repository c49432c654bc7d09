import { expect } from "chai"
import { noFilter } from "../../../core/domain/person-list/person-filter.ts"
import { showCitation, showEvent, showPerson, showSource } from "../../../core/domain/privacy.ts"
import { aCitation, anEvent, aPerson, aRelationship, aSource } from "../../support/builders.ts"
import { plant, plantTree } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

/** As long as notes may be. */
const notes = "x".repeat(1_048_576)
const RECORDS = 20
/** The bound of 8 MiB, and the record that passes it. */
const MOST_OF_BATCH = 9

/** The ids of a list, and the number of records in each of its batches. */
const read = async <Sealed>(
  batches: AsyncIterable<readonly Sealed[]>,
  idOf: (sealed: Sealed) => string | undefined,
) => {
  const [ids, sizes]: [string[], number[]] = [[], []]
  for await (const batch of batches) {
    sizes.push(batch.length)
    for (const sealed of batch) ids.push(idOf(sealed) ?? "")
  }
  return { ids, sizes }
}

describe("A list of records with very long texts", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  const all = { after: null, batch: 250 }
  const made = Array.from({ length: RECORDS }, (_, at) => at)

  it("of persons has each of them once, and reads at most 8 MiB and one text at once, in every order", async () => {
    const { tree } = await plantTree(store)
    const treeId = tree.id
    const persons = made.map((at) =>
      aPerson({ treeId, notes, birthYear: at % 3 === 0 ? null : 1800 + at, surname: at % 4 === 0 ? null : "Darwin" }),
    )
    await plant(store, { persons })
    for (const by of ["created", "name", "birth"] as const)
      for (const isReversed of [false, true]) {
        const list = { viewer: member, order: { by, isReversed }, filter: noFilter }
        const { ids, sizes } = await read(
          store.reads.persons.listed(treeId, list, all),
          (one) => showPerson(member, one)?.id,
        )
        expect(ids).to.have.members(persons.map(({ id }) => id))
        expect(Math.max(...sizes), by).to.be.at.most(MOST_OF_BATCH)
      }
  })

  it("of events and of sources has each of them once, and reads at most 8 MiB and one text at once", async () => {
    const { tree } = await plantTree(store)
    const treeId = tree.id
    const person = aPerson({ treeId })
    const events = made.map(() => anEvent({ treeId, personId: person.id, notes }))
    const sources = made.map(() => aSource({ treeId, notes }))
    await plant(store, { persons: [person], events, sources })
    const ofEvents = await read(store.reads.events.ofTree(treeId, member, all), (one) => showEvent(member, one)?.id)
    const ofSources = await read(store.reads.sources.ofTree(treeId, member, all), (one) => showSource(member, one)?.id)
    expect(ofEvents.ids).to.deep.equal(events.map(({ id }) => id).toSorted())
    expect(ofSources.ids).to.deep.equal(sources.map(({ id }) => id).toSorted())
    expect(Math.max(...ofEvents.sizes, ...ofSources.sizes)).to.be.at.most(MOST_OF_BATCH)
    const ids = sources.map(({ id }) => id)
    for (const viewer of [member, outsider]) {
      const byIds = await read(
        store.reads.sources.byIds(treeId, [...ids, ...ids], viewer),
        (one) => showSource(member, one)?.id,
      )
      expect(byIds.sizes.reduce((total, size) => total + size, 0)).to.equal(RECORDS)
      expect(Math.max(...byIds.sizes)).to.be.at.most(MOST_OF_BATCH)
    }
  })

  it("of the events of a person or partnership, or of citations, has each of them once, and reads as much at once", async () => {
    const { tree } = await plantTree(store)
    const treeId = tree.id
    const person = aPerson({ treeId })
    const partner = aPerson({ treeId })
    const source = aSource({ treeId })
    const partnership = aRelationship({ treeId, type: "partnership", fromPersonId: person.id, toPersonId: partner.id })
    const events = made.map(() => anEvent({ treeId, personId: person.id, notes }))
    const ofCouple = made.map(() => anEvent({ treeId, personId: null, relationshipId: partnership.id, notes }))
    const citations = made.map(() => aCitation({ treeId, sourceId: source.id, personId: person.id, detail: notes }))
    await plant(store, {
      persons: [person, partner],
      relationships: [partnership],
      sources: [source],
      events: [...events, ...ofCouple],
      citations,
    })
    const ofEvents = await read(
      store.reads.events.ofPerson(treeId, person.id, member, all),
      (one) => showEvent(member, one)?.id,
    )
    const ofCitations = await read(
      store.reads.citations.ofFacts(treeId, [person.id], member, all),
      (one) => showCitation(member, one)?.id,
    )
    const ofPartnership = await read(
      store.reads.events.ofRelationship(treeId, partnership.id, member, all),
      (one) => showEvent(member, one)?.id,
    )
    expect(ofEvents.ids).to.have.members([...events, ...ofCouple].map(({ id }) => id))
    expect(ofPartnership.ids).to.deep.equal(ofCouple.map(({ id }) => id).toSorted())
    expect(ofCitations.ids).to.deep.equal(citations.map(({ id }) => id).toSorted())
    expect(Math.max(...ofEvents.sizes, ...ofPartnership.sizes, ...ofCitations.sizes)).to.be.at.most(MOST_OF_BATCH)
  })
})
