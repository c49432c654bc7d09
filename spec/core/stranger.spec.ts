import { expect } from "chai"
import { createCitation } from "../../core/commands/citation/create-citation.ts"
import { updateCitation } from "../../core/commands/citation/update-citation.ts"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { createName } from "../../core/commands/name/create-name.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../core/commands/person/restore-person.ts"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import { updateRelationship } from "../../core/commands/relationship/update-relationship.ts"
import { createSource } from "../../core/commands/source/create-source.ts"
import type { PersonId, TreeId } from "../../core/domain/ids.ts"
import type { PersonCreate } from "../../core/domain/person-input.ts"
import type { TreeVisibility } from "../../core/domain/tree.ts"
import { getCitation } from "../../core/queries/citation/get-citation.ts"
import { getEvent } from "../../core/queries/event/get-event.ts"
import { listPersonEvents } from "../../core/queries/event/list-person-events.ts"
import { listRelationshipEvents } from "../../core/queries/event/list-relationship-events.ts"
import { listTreeEvents } from "../../core/queries/event/list-tree-events.ts"
import { listNames } from "../../core/queries/name/list-names.ts"
import { getPerson } from "../../core/queries/person/get-person.ts"
import { getRelationship } from "../../core/queries/relationship/get-relationship.ts"
import { listPersonRelationships } from "../../core/queries/relationship/list-person-relationships.ts"
import { listTreeRelationships } from "../../core/queries/relationship/list-tree-relationships.ts"
import { aWorld, itemsOf, refusal, type World } from "../support/world.ts"

/** A person with an event, a partnership with a dead spouse, a wedding, and a citation of the person. */
const factsOf = async (world: World, treeId: TreeId, said: PersonCreate) => {
  const { id: personId } = await world.edit(createPerson, { treeId, givenName: "Secret", ...said })
  const { id: spouseId } = await world.edit(createPerson, { treeId, givenName: "Spouse", death: {} })
  const { id: eventId } = await world.edit(createEvent, { treeId, personId, type: "residence" })
  const { id: relationshipId } = await world.edit(createRelationship, {
    treeId,
    type: "partnership",
    fromPersonId: personId,
    toPersonId: spouseId,
    notes: "Eloped",
  })
  const { id: weddingId } = await world.edit(createEvent, { treeId, relationshipId, type: "marriage" })
  const { id: sourceId } = await world.edit(createSource, { treeId, title: "Diary" })
  const { id: citationId } = await world.edit(createCitation, {
    treeId,
    sourceId,
    nameId: (await namesOf(world, personId))[0]?.id ?? null,
  })
  return { personId, spouseId, eventId, relationshipId, weddingId, citationId }
}

const namesOf = async (world: World, personId: PersonId) => itemsOf(await world.see("viewer", listNames, { personId }))

const dead = { death: {} }
const people = { visible: dead, redacted: {}, hidden: { ...dead, privacy: "hidden" } } as const

const inTree = async (visibility: TreeVisibility, kind: keyof typeof people) => {
  const world = await aWorld(visibility)
  return { world, treeId: world.tree.id, ...(await factsOf(world, world.tree.id, people[kind])) }
}

describe("A non-member in a public tree", () => {
  it("reads everything of a person who died", async () => {
    const { world, personId, eventId, relationshipId, weddingId, citationId, treeId } = await inTree(
      "public",
      "visible",
    )
    const all = { treeId, limit: null, cursor: null }
    for (const who of ["stranger", "visitor"] as const) {
      const read = await world.see("viewer", getPerson, { personId })
      const unknown = { version: null, updatedAt: null }
      expect(await world.see(who, getPerson, { personId })).to.deep.equal({
        ...read,
        ...unknown,
        names: read.names?.map((name) => ({ ...name, ...unknown })),
      })
      expect(await world.see(who, getEvent, { eventId })).to.include({ type: "residence" })
      expect(await world.see(who, getRelationship, { relationshipId })).to.include({ notes: "Eloped" })
      expect(await world.see(who, getCitation, { citationId })).to.include({ page: null })
      expect(await itemsOf(await world.see(who, listRelationshipEvents, { relationshipId }))).to.have.length(1)
      expect(
        (await itemsOf(await world.see(who, listPersonEvents, { personId }))).map(({ id }) => id),
      ).to.include.members([eventId, weddingId])
      expect(await itemsOf(await world.see(who, listTreeEvents, all))).to.have.length(4)
    }
  })

  it("sees that a possibly living person exists and to which persons they are related, and nothing more", async () => {
    const { world, personId, spouseId, eventId, relationshipId, weddingId, citationId, treeId } = await inTree(
      "public",
      "redacted",
    )
    const all = { treeId, limit: null, cursor: null }
    for (const who of ["stranger", "visitor"] as const) {
      const person = await world.see(who, getPerson, { personId })
      expect(person).to.include({
        visibility: "redacted",
        displayName: "Living person",
        givenName: null,
        version: null,
        names: null,
      })
      expect(await itemsOf(await world.see(who, listNames, { personId }))).to.deep.equal([])
      expect(await itemsOf(await world.see(who, listPersonEvents, { personId }))).to.deep.equal([])
      expect(
        (await itemsOf(await world.see(who, listPersonEvents, { personId: spouseId }))).map(({ type }) => type),
      ).to.deep.equal(["death"])
      expect((await itemsOf(await world.see(who, listTreeEvents, all))).map(({ type }) => type)).to.deep.equal([
        "death",
      ])
      expect(await itemsOf(await world.see(who, listRelationshipEvents, { relationshipId }))).to.deep.equal([])
      expect(await world.see(who, getRelationship, { relationshipId })).to.include({
        fromPersonId: personId,
        redacted: true,
        visibility: "redacted",
        qualifier: null,
        notes: null,
        version: null,
        createdAt: null,
      })
      expect(await itemsOf(await world.see(who, listPersonRelationships, { personId }))).to.have.length(1)
      for (const id of [eventId, weddingId])
        expect(refusal(await world.look(who, getEvent, { eventId: id }))).to.equal("NotFound")
      expect(refusal(await world.look(who, getCitation, { citationId }))).to.equal("NotFound")
    }
  })

  it("finds nothing of a hidden person anywhere", async () => {
    const { world, personId, spouseId, eventId, relationshipId, weddingId, citationId, treeId } = await inTree(
      "public",
      "hidden",
    )
    const all = { treeId, limit: null, cursor: null }
    for (const who of ["stranger", "visitor"] as const) {
      for (const outcome of [
        await world.look(who, getPerson, { personId }),
        await world.look(who, listNames, { personId }),
        await world.look(who, listPersonEvents, { personId }),
        await world.look(who, listPersonRelationships, { personId }),
        await world.look(who, getEvent, { eventId }),
        await world.look(who, getEvent, { eventId: weddingId }),
        await world.look(who, getRelationship, { relationshipId }),
        await world.look(who, listRelationshipEvents, { relationshipId }),
        await world.look(who, getCitation, { citationId }),
      ])
        expect(refusal(outcome)).to.equal("NotFound")
      expect(await itemsOf(await world.see(who, listPersonRelationships, { personId: spouseId }))).to.deep.equal([])
      expect(await itemsOf(await world.see(who, listTreeRelationships, all))).to.deep.equal([])
      expect((await itemsOf(await world.see(who, listTreeEvents, all))).map(({ type }) => type)).to.deep.equal([
        "death",
      ])
    }
  })

  it("may write nothing, and learns no more from that than from reading", async () => {
    for (const [kind, ofPerson, ofRelationship, ofFacts] of [
      ["visible", "Forbidden", "Forbidden", "Forbidden"],
      ["redacted", "Forbidden", "Forbidden", "NotFound"],
      ["hidden", "NotFound", "NotFound", "NotFound"],
    ] as const) {
      const { world, personId, relationshipId, eventId, weddingId, citationId } = await inTree("public", kind)
      const ifMatch = null
      expect(refusal(await world.run("stranger", updatePerson, { personId, ifMatch })), kind).to.equal(ofPerson)
      expect(refusal(await world.run("stranger", deletePerson, { personId, ifMatch, cascade: false })), kind).to.equal(
        ofPerson,
      )
      expect(refusal(await world.run("stranger", restorePerson, { personId, cascade: false })), kind).to.equal(ofPerson)
      expect(refusal(await world.run("stranger", createName, { personId })), kind).to.equal(ofPerson)
      expect(refusal(await world.run("stranger", updateRelationship, { relationshipId, ifMatch })), kind).to.equal(
        ofRelationship,
      )
      expect(refusal(await world.run("stranger", updateEvent, { eventId, ifMatch })), kind).to.equal(ofFacts)
      expect(refusal(await world.run("stranger", updateEvent, { eventId: weddingId, ifMatch })), kind).to.equal(ofFacts)
      expect(refusal(await world.run("stranger", updateCitation, { citationId, ifMatch })), kind).to.equal(ofFacts)
    }
  })
})

describe("A non-member in a private tree", () => {
  it("is forbidden to read and to write, and on the public surface finds nothing", async () => {
    const { world, personId, relationshipId, eventId, citationId } = await inTree("private", "visible")
    const answers = async (who: "stranger" | "visitor") => [
      refusal(await world.look(who, getPerson, { personId })),
      refusal(await world.look(who, getEvent, { eventId })),
      refusal(await world.look(who, getRelationship, { relationshipId })),
      refusal(await world.look(who, getCitation, { citationId })),
    ]
    expect(await answers("stranger")).to.deep.equal(["Forbidden", "Forbidden", "Forbidden", "Forbidden"])
    expect(await answers("visitor")).to.deep.equal(["NotFound", "NotFound", "NotFound", "NotFound"])
    expect(refusal(await world.run("stranger", updatePerson, { personId, ifMatch: null }))).to.equal("Forbidden")
    expect(refusal(await world.run("stranger", updateEvent, { eventId, ifMatch: null }))).to.equal("Forbidden")
  })
})
