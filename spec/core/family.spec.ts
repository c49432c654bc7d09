import { expect } from "chai"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import type { TreeVisibility } from "../../core/domain/tree.ts"
import { getAncestors } from "../../core/queries/person/get-ancestors.ts"
import { getDescendants } from "../../core/queries/person/get-descendants.ts"
import { getFamily } from "../../core/queries/person/get-family.ts"
import { aRelationship } from "../support/builders.ts"
import { collect, plant } from "../support/store.ts"
import { aWorld, refusal, type Who } from "../support/world.ts"

/** A tree drawn in words: `couple` and `child` take given names; everyone is dead. */
const drawn = async (visibility: TreeVisibility = "public") => {
  const world = await aWorld(visibility)
  const treeId = world.tree.id
  const ids = new Map<string, PersonId>()
  const names = new Map<PersonId, string>()
  const person = async (name: string): Promise<PersonId> => {
    const known = ids.get(name)
    if (known !== undefined) return known
    const { id } = await world.edit(createPerson, { treeId, givenName: name, death: {} })
    ids.set(name, id)
    names.set(id, name)
    return id
  }
  const couple = async (one: string, other: string) =>
    world.edit(createRelationship, {
      treeId,
      type: "partnership",
      fromPersonId: await person(one),
      toPersonId: await person(other),
    })
  const child = async (name: string, ...parents: readonly string[]) => {
    for (const parent of parents)
      await world.edit(createRelationship, {
        treeId,
        type: "parent_child",
        fromPersonId: await person(parent),
        toPersonId: await person(name),
      })
  }
  const nameOf = (id: PersonId): string => names.get(id) ?? "?"
  const family = async (name: string, who: Who = "viewer") => {
    const {
      person: self,
      parents,
      siblings,
      partners,
      children,
    } = await world.see(who, getFamily, { personId: await person(name) })
    return {
      person: self.displayName,
      parents: parents.map((kin) => kin.person.displayName),
      siblings: siblings.map(({ person: { displayName }, kind, sharedParentIds }) => [
        displayName,
        kind,
        ...sharedParentIds.map(nameOf),
      ]),
      partners: partners.map((kin) => [kin.person.displayName, ...kin.children.map(nameOf)]),
      children: children.map((kin) => kin.person.displayName),
    }
  }
  const set = async (name: string, facts: { readonly privacy?: "hidden" | "redacted"; readonly isLiving?: boolean }) =>
    world.edit(updatePerson, { personId: await person(name), ifMatch: null, ...facts })
  return { world, treeId, person, couple, child, family, set, nameOf }
}

/**
 * Anna's family: her parents Ida and Karl, two of their other children, Karl's son of before, and Karl's later wife
 * Lena with a daughter of her own.
 */
const annasFamily = async () => {
  const tree = await drawn()
  for (const name of ["Ida", "Karl", "Anna", "Bert", "Cora", "Lena", "Mia", "Otto", "Paul", "Rosa"])
    await tree.person(name)
  await tree.couple("Karl", "Ida")
  await tree.couple("Lena", "Karl")
  await tree.child("Anna", "Ida", "Karl")
  await tree.child("Cora", "Karl", "Ida")
  await tree.child("Bert", "Karl")
  await tree.child("Mia", "Lena")
  await tree.couple("Anna", "Otto")
  await tree.couple("Rosa", "Otto")
  await tree.child("Paul", "Otto", "Anna")
  return tree
}

describe("The family of a person", () => {
  it("is parents, siblings of every kind, partners with the children in common, and children", async () => {
    const { family, child } = await annasFamily()
    await child("Solo", "Anna")
    expect(await family("Anna")).to.deep.equal({
      person: "Anna",
      parents: ["Ida", "Karl"],
      siblings: [
        ["Bert", "half", "Karl"],
        ["Cora", "full", "Ida", "Karl"],
        ["Mia", "step"],
      ],
      partners: [["Otto", "Paul"]],
      children: ["Paul", "Solo"],
    })
  })

  it("is empty but for the person when there are no relationships", async () => {
    const { family } = await drawn()
    expect(await family("Anna")).to.deep.equal({
      person: "Anna",
      parents: [],
      siblings: [],
      partners: [],
      children: [],
    })
  })

  it("counts a child of a partner's partner as no kin", async () => {
    const { family } = await annasFamily()
    expect((await family("Rosa")).siblings).to.deep.equal([])
    expect((await family("Mia")).siblings).to.deep.equal([
      ["Anna", "step"],
      ["Bert", "step"],
      ["Cora", "step"],
    ])
  })

  it("counts a child of a parent and that parent's later partner as half", async () => {
    const { family, child } = await annasFamily()
    await child("Nils", "Lena", "Karl")
    expect((await family("Anna")).siblings).to.deep.include(["Nils", "half", "Karl"])
  })

  it("carries each relationship with its person", async () => {
    const { world, person } = await annasFamily()
    const { parents } = await world.see("viewer", getFamily, { personId: await person("Anna") })
    for (const { person: parent, relationship } of parents)
      expect(relationship).to.include({ type: "parent_child", fromPersonId: parent.id, qualifier: "biological" })
  })

  it("shows a non-member possibly living people as such, without their names", async () => {
    const { family, set } = await annasFamily()
    await set("Paul", { isLiving: true })
    expect(await family("Anna", "stranger")).to.deep.include({
      partners: [["Otto", "Paul"]],
      children: ["Living person"],
    })
  })

  it("has no trace of a hidden person for a non-member", async () => {
    const { world, family, set, person } = await annasFamily()
    await set("Karl", { privacy: "hidden" })
    await set("Paul", { privacy: "hidden" })
    expect(await family("Anna", "visitor")).to.deep.equal({
      person: "Anna",
      parents: ["Ida"],
      siblings: [["Cora", "half", "Ida"]],
      partners: [["Otto"]],
      children: [],
    })
    const answer = JSON.stringify(await world.see("stranger", getFamily, { personId: await person("Anna") }))
    for (const hidden of ["Karl", "Paul"]) expect(answer).to.not.include(await person(hidden))
    expect(await family("Anna", "viewer")).to.deep.include({ parents: ["Ida", "Karl"], children: ["Paul"] })
    expect(refusal(await world.look("stranger", getFamily, { personId: await person("Karl") }))).to.equal("NotFound")
  })

  it("asks the store for relationships at most twice, however large it is", async () => {
    const { world, person, child } = await annasFamily()
    for (let n = 0; n < 20; n++) await child(`Child ${n}`, "Ida", "Karl")
    let questions = 0
    const counted =
      <Arguments extends readonly unknown[], Answer>(question: (...given: Arguments) => Answer) =>
      (...given: Arguments): Answer => {
        questions++
        return question(...given)
      }
    const { reads } = world.store
    const context = {
      ...reads,
      persons: { ...reads.persons, byId: counted(reads.persons.byId), byIds: counted(reads.persons.byIds) },
      charts: { ...reads.charts, family: counted(reads.charts.family) },
      relationships: { ...reads.relationships, byIds: counted(reads.relationships.byIds) },
      now: new Date(),
      settings: {
        version: "0",
        environment: "test",
        sessionDays: 1,
        requireEmailVerification: false,
        passwordSignIn: true,
        ownerEmails: [],
        registration: "open" as const,
        aiProviders: [],
        publicMedia: false,
        maxMediaBytes: 1_048_576,
        maxAccountBytes: null,
        accountBytesPerMinute: 0,
        maxGedcomBytes: 1_048_576,
        maxBackupBytes: 1_048_576,
      },
    }
    await getFamily(context, { userId: world.users.viewer.id, surface: "member" }, { personId: await person("Anna") })
    expect(questions).to.equal(4)
  })
})

describe("Ancestors and descendants", () => {
  /** Ada → Ben → Cyd → Dan, and Ada → Eva → Cyd. */
  const line = async () => {
    const tree = await drawn()
    for (const name of ["Ada", "Ben", "Cyd", "Dan", "Eva"]) await tree.person(name)
    await tree.child("Ben", "Ada")
    await tree.child("Eva", "Ada")
    await tree.child("Cyd", "Ben", "Eva")
    await tree.child("Dan", "Cyd")
    const lineage = async (query: typeof getAncestors, name: string, generations: number, who: Who = "viewer") => {
      const { persons, relationships } = await tree.world.see(who, query, {
        personId: await tree.person(name),
        generations,
      })
      return [
        (await collect(persons)).map(({ displayName }) => displayName),
        (await collect(relationships)).map(
          (edge) => `${tree.nameOf(edge.fromPersonId)}>${tree.nameOf(edge.toPersonId)}`,
        ),
      ]
    }
    return { ...tree, lineage }
  }

  it("include the person, and everyone up or down to the generation asked for, with the relationships among them", async () => {
    const { lineage } = await line()
    expect(await lineage(getAncestors, "Dan", 1)).to.deep.equal([["Cyd", "Dan"], ["Cyd>Dan"]])
    expect(await lineage(getAncestors, "Dan", 3)).to.deep.equal([
      ["Ada", "Ben", "Cyd", "Dan", "Eva"],
      ["Ada>Ben", "Ada>Eva", "Ben>Cyd", "Eva>Cyd", "Cyd>Dan"],
    ])
    expect(await lineage(getDescendants, "Ben", 50)).to.deep.equal([
      ["Ben", "Cyd", "Dan"],
      ["Ben>Cyd", "Cyd>Dan"],
    ])
    expect(await lineage(getDescendants, "Dan", 4)).to.deep.equal([["Dan"], []])
  })

  it("go one to fifty generations far", async () => {
    const { world, person } = await line()
    const personId = await person("Dan")
    for (const generations of [0, 51, 1.5, Number.NaN]) {
      expect(refusal(await world.look("viewer", getAncestors, { personId, generations }))).to.equal(
        "InvalidInput at generations",
      )
    }
  })

  it("end where they began in a tree with a loop", async () => {
    const { world, treeId, lineage, person } = await line()
    await plant(world.store, {
      relationships: [aRelationship({ treeId, fromPersonId: await person("Dan"), toPersonId: await person("Ada") })],
    })
    expect((await lineage(getAncestors, "Ben", 50))[0]).to.deep.equal(["Ada", "Ben", "Cyd", "Dan", "Eva"])
    expect((await lineage(getDescendants, "Ben", 50))[0]).to.deep.equal(["Ada", "Ben", "Cyd", "Dan", "Eva"])
  })

  it("show a non-member nothing of a hidden person, nor anyone who is reached only through them", async () => {
    const { world, lineage, set, person } = await line()
    await set("Cyd", { privacy: "hidden" })
    expect(await lineage(getDescendants, "Ada", 9, "stranger")).to.deep.equal([
      ["Ada", "Ben", "Eva"],
      ["Ada>Ben", "Ada>Eva"],
    ])
    expect(await lineage(getAncestors, "Dan", 9, "visitor")).to.deep.equal([["Dan"], []])
    expect(
      refusal(await world.look("visitor", getAncestors, { personId: await person("Cyd"), generations: 4 })),
    ).to.equal("NotFound")
  })

  it("go on through a redacted person, who stays unnamed", async () => {
    const { lineage, set } = await line()
    await set("Cyd", { privacy: "redacted" })
    expect((await lineage(getAncestors, "Dan", 9, "stranger"))[0]).to.deep.equal([
      "Ada",
      "Ben",
      "Living person",
      "Dan",
      "Eva",
    ])
  })
})
