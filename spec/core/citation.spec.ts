import { expect } from "chai"
import { createCitation } from "../../core/commands/citation/create-citation.ts"
import { deleteCitation } from "../../core/commands/citation/delete-citation.ts"
import { updateCitation } from "../../core/commands/citation/update-citation.ts"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { deleteEvent } from "../../core/commands/event/delete-event.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import { createSource } from "../../core/commands/source/create-source.ts"
import { deleteSource } from "../../core/commands/source/delete-source.ts"
import { updateSource } from "../../core/commands/source/update-source.ts"
import { getCitation } from "../../core/queries/citation/get-citation.ts"
import { listCitations } from "../../core/queries/citation/list-citations.ts"
import { getSource } from "../../core/queries/source/get-source.ts"
import { listSources } from "../../core/queries/source/list-sources.ts"
import type { TreeVisibility } from "../../core/domain/tree.ts"
import { newId } from "../support/builders.ts"
import { aWorld, itemsOf, refusal, type World } from "../support/world.ts"

/** A dead couple with every kind of fact, and a source. */
const facts = async (visibility: TreeVisibility = "private", beside?: World) => {
  const world = await aWorld(visibility, beside?.store)
  const treeId = world.tree.id
  const dead = await world.edit(createPerson, { treeId, givenName: "Charles", death: {} })
  const living = await world.edit(createPerson, { treeId, givenName: "Ruth" })
  const birth = await world.edit(createEvent, { treeId, personId: dead.id, type: "birth" })
  const partnership = await world.edit(createRelationship, {
    treeId,
    type: "partnership",
    fromPersonId: dead.id,
    toPersonId: living.id,
  })
  const source = await world.edit(createSource, { treeId, title: "Parish register" })
  const nameId = dead.names?.[0]?.id ?? newId<"NameId">()
  const targets = {
    person: { personId: dead.id },
    event: { eventId: birth.id },
    name: { nameId },
    relationship: { relationshipId: partnership.id },
  }
  const cite = { treeId, sourceId: source.id }
  const all = { treeId, limit: null, cursor: null }
  return { world, treeId, dead, living, birth, partnership, source, targets, cite, all }
}

describe("A source", () => {
  it("is added, read, changed and deleted, each written down", async () => {
    const { world, source, all } = await facts()
    const sourceId = source.id
    expect(source).to.include({ title: "Parish register", author: null, url: null, version: 1 })
    expect(await world.see("viewer", getSource, { sourceId })).to.deep.equal(source)
    const updated = await world.edit(updateSource, { sourceId, ifMatch: [1], author: "The curate" })
    expect(updated).to.include({ title: "Parish register", author: "The curate", version: 2 })
    expect(await world.edit(updateSource, { sourceId, ifMatch: [2], author: "The curate" })).to.deep.equal(updated)
    expect(await itemsOf(await world.see("viewer", listSources, all))).to.deep.equal([updated])
    expect(refusal(await world.run("editor", deleteSource, { sourceId, ifMatch: [1] }))).to.equal("VersionStale")
    await world.edit(deleteSource, { sourceId, ifMatch: [2] })
    expect(refusal(await world.look("owner", getSource, { sourceId }))).to.equal("NotFound")
    expect(
      (await world.audit()).filter(({ entityId }) => entityId === sourceId).map(({ action }) => action),
    ).to.deep.equal(["source.delete", "source.update", "source.create"])
  })

  it("takes its citations along when it is deleted", async () => {
    const { world, source, cite, targets, all } = await facts()
    await world.edit(createCitation, { ...cite, ...targets.person })
    await world.edit(deleteSource, { sourceId: source.id, ifMatch: null })
    expect(await itemsOf(await world.see("viewer", listCitations, all))).to.deep.equal([])
  })

  it("is written by editors only", async () => {
    const { world, treeId, source } = await facts()
    for (const who of ["viewer", "stranger"] as const) {
      expect(refusal(await world.run(who, createSource, { treeId, title: "X" }))).to.equal("Forbidden")
      expect(refusal(await world.run(who, updateSource, { sourceId: source.id, ifMatch: null }))).to.equal("Forbidden")
      expect(refusal(await world.run(who, deleteSource, { sourceId: source.id, ifMatch: null }))).to.equal("Forbidden")
    }
  })
})

describe("A citation", () => {
  for (const kind of ["person", "event", "name", "relationship"] as const) {
    it(`names the source of a fact: ${kind}`, async () => {
      const { world, cite, targets } = await facts()
      const citation = await world.edit(createCitation, { ...cite, ...targets[kind], page: "12", confidence: 3 })
      expect(citation).to.include({ ...cite, ...targets[kind], page: "12", confidence: 3, detail: null, version: 1 })
      expect(await world.see("viewer", getCitation, { citationId: citation.id })).to.deep.equal(citation)
    })
  }

  it("has exactly one target", async () => {
    const { world, cite, targets } = await facts()
    for (const none of [
      {},
      { personId: null },
      { ...targets.person, ...targets.event },
      { ...targets.name, ...targets.relationship },
    ]) {
      expect(refusal(await world.run("editor", createCitation, { ...cite, ...none }))).to.equal(
        "InvalidInput at personId",
      )
    }
  })

  it("is refused a source or target that is unknown, deleted or of another tree", async () => {
    const { world, treeId, cite, targets, birth, source } = await facts()
    const { cite: foreign, targets: foreignTargets } = await facts("private", world)
    await world.edit(deleteEvent, { eventId: birth.id, ifMatch: null })
    expect(
      refusal(await world.run("editor", createCitation, { treeId, sourceId: newId<"SourceId">(), ...targets.person })),
    ).to.equal("InvalidInput at sourceId")
    expect(
      refusal(await world.run("editor", createCitation, { treeId, sourceId: foreign.sourceId, ...targets.person })),
    ).to.equal("InvalidInput at sourceId")
    expect(refusal(await world.run("editor", createCitation, { ...cite, ...targets.event }))).to.equal(
      "InvalidInput at eventId",
    )
    expect(refusal(await world.run("editor", createCitation, { ...cite, ...foreignTargets.person }))).to.equal(
      "InvalidInput at personId",
    )
    expect(refusal(await world.run("editor", createCitation, { ...cite, ...foreignTargets.name }))).to.equal(
      "InvalidInput at nameId",
    )
    expect(
      refusal(await world.run("editor", createCitation, { ...cite, relationshipId: newId<"RelationshipId">() })),
    ).to.equal("InvalidInput at relationshipId")
    await world.edit(deleteSource, { sourceId: source.id, ifMatch: null })
    expect(refusal(await world.run("editor", createCitation, { ...cite, ...targets.person }))).to.equal(
      "InvalidInput at sourceId",
    )
  })

  it("changes page, detail and confidence, and is deleted", async () => {
    const { world, cite, targets, all } = await facts()
    const { id: citationId } = await world.edit(createCitation, { ...cite, ...targets.event, page: "12" })
    expect(await world.edit(updateCitation, { citationId, ifMatch: [1], detail: "line 3", confidence: 0 })).to.include({
      page: "12",
      detail: "line 3",
      confidence: 0,
      version: 2,
    })
    expect(await world.edit(updateCitation, { citationId, ifMatch: [2], confidence: 0 })).to.include({ version: 2 })
    expect(refusal(await world.run("editor", updateCitation, { citationId, ifMatch: [1], page: null }))).to.equal(
      "VersionStale",
    )
    expect(refusal(await world.run("viewer", deleteCitation, { citationId, ifMatch: null }))).to.equal("Forbidden")
    await world.edit(deleteCitation, { citationId, ifMatch: [2] })
    expect(await itemsOf(await world.see("viewer", listCitations, all))).to.deep.equal([])
    expect((await world.audit()).slice(0, 3).map(({ action }) => action)).to.deep.equal([
      "citation.delete",
      "citation.update",
      "citation.create",
    ])
  })

  it("is visible to non-members only if all persons of the fact are fully visible, and its source with it", async () => {
    const { world, living, cite, targets, all, treeId } = await facts("public")
    const ofLiving = await world.edit(createCitation, { ...cite, personId: living.id })
    const ofPartnership = await world.edit(createCitation, { ...cite, ...targets.relationship })
    const sources = async () => (await itemsOf(await world.see("visitor", listSources, all))).map(({ title }) => title)
    expect(await sources()).to.deep.equal([])
    expect(refusal(await world.look("stranger", getSource, { sourceId: cite.sourceId }))).to.equal("NotFound")
    for (const { id: citationId } of [ofLiving, ofPartnership])
      expect(refusal(await world.look("stranger", getCitation, { citationId }))).to.equal("NotFound")
    const seen = [
      await world.edit(createCitation, { ...cite, ...targets.name }),
      await world.edit(createCitation, { ...cite, ...targets.event }),
    ]
    await world.edit(createSource, { treeId, title: "Backs nothing" })
    expect(await itemsOf(await world.see("visitor", listCitations, all))).to.deep.equal(
      seen.map((citation) => ({ ...citation, version: null, updatedAt: null })),
    )
    expect(await sources()).to.deep.equal(["Parish register"])
    expect(await world.see("stranger", getSource, { sourceId: cite.sourceId })).to.include({ title: "Parish register" })
    expect(await itemsOf(await world.see("viewer", listCitations, all))).to.have.length(4)
  })
})
