import { expect } from "chai"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import type { ExportReads, TreeSnapshot } from "../../core/ports/export-reads.ts"
import { listDuplicates } from "../../core/queries/duplicates/list-duplicates.ts"
import { imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { aWorld, granted, itemsOf, refusal } from "../support/world.ts"

/** The same reads, with the names of those that were called. */
const counted = ({ snapshot }: ExportReads) => {
  const calls: string[] = []
  const noting = (tree: TreeSnapshot): TreeSnapshot =>
    new Proxy(tree, {
      get: (target, name, receiver): unknown => {
        calls.push(String(name))
        return Reflect.get(target, name, receiver)
      },
    })
  const exportReads: ExportReads = { snapshot: (access, read) => snapshot(access, (tree) => read(noting(tree))) }
  return { exportReads, calls }
}

describe("The list of duplicates", () => {
  it("reads as often for many pairs as for a few", async () => {
    const store = openMemoryStore()
    const world = await aWorld("private", store)
    const treeId = world.tree.id
    const add = (givenName: string) => world.edit(createPerson, { treeId, givenName, surname: "Miller" })
    const readsOf = async () => {
      const { exportReads, calls } = counted(store.exportReads)
      const { length } = await itemsOf(await world.see("editor", listDuplicates({ exportReads }), { treeId }))
      return { length, calls }
    }
    for (let person = 0; person < 2; person++) await add("Anna Maria")
    const few = await readsOf()
    expect(few.length).to.equal(1)
    for (let person = 0; person < 6; person++) await add("Anna Maria")
    const many = await readsOf()
    expect(many.length).to.equal(28)
    expect(many.calls).to.deep.equal(few.calls)
  })

  /** The names of the pairs in a tree with these records, each with its score. */
  const pairsIn = async (records: string) => {
    const store = openMemoryStore()
    const world = await aWorld("private", store)
    await imported(world, uploadOf(gedcomText(records)))
    const treeId = world.tree.id
    const pairs = await itemsOf(
      await world.see("editor", listDuplicates({ exportReads: store.exportReads }), { treeId }),
    )
    return pairs.map(({ persons, score }) => `${persons.map(({ displayName }) => displayName).join(" = ")}: ${score}`)
  }
  const person = (xref: string, name: string, ...lines: readonly string[]) =>
    [`0 @${xref}@ INDI`, `1 NAME ${name}`, ...lines].join("\n")
  const family = (xref: string, husband: string, wife: string, ...children: readonly string[]) =>
    [
      `0 @${xref}@ FAM`,
      `1 HUSB @${husband}@`,
      `1 WIFE @${wife}@`,
      ...children.map((child) => `1 CHIL @${child}@`),
    ].join("\n")
  const born = (year: number) => `1 BIRT\n2 DATE ${year}`

  it("has a person whose name is in another script", async () => {
    const pairs = await pairsIn(
      [
        person("I1", "Leo /Tolstoy/", "1 SEX M", born(1828)),
        person("I2", "Лео /Толстой/", "1 SEX M", born(1828)),
        person("I3", "Лео /Толстой/", "1 SEX M", born(1928)),
      ].join("\n"),
    )
    expect(pairs).to.deep.equal(["Leo Tolstoy = Лео Толстой: medium"])
  })

  it("has a wife with the surname of her husband, where the husband is one person", async () => {
    const couple = (first: number, wife: string) =>
      [
        person(`I${first}`, "Karl /Miller/", "1 SEX M", born(1850)),
        person(`I${first + 1}`, wife, "1 SEX F", born(1852)),
        family(`F${first}`, `I${first}`, `I${first + 1}`),
      ].join("\n")
    const pairs = await pairsIn([couple(1, "Anna /Schmidt/"), couple(3, "Anna /Miller/")].join("\n"))
    expect(pairs).to.have.members(["Karl Miller = Karl Miller: high", "Anna Schmidt = Anna Miller: medium"])
    const other = await pairsIn([couple(1, "Anna /Schmidt/"), couple(3, "Berta /Miller/")].join("\n"))
    expect(other).to.deep.equal(["Karl Miller = Karl Miller: medium"])
  })

  it("has people of one name without years, if a relative has one name too", async () => {
    const child = (first: number, father: string) =>
      [
        person(`I${first}`, father, "1 SEX M"),
        person(`I${first + 1}`, "Eve", "1 SEX F"),
        person(`I${first + 2}`, "Seth", "1 SEX M"),
        family(`F${first}`, `I${first}`, `I${first + 1}`, `I${first + 2}`),
      ].join("\n")
    const pairs = await pairsIn([child(1, "Adam"), child(4, "Adam")].join("\n"))
    expect(pairs).to.have.length(3)
    const others = [person("I1", "Seth", "1 SEX M"), person("I2", "Seth", "1 SEX M")].join("\n")
    expect(await pairsIn(others)).to.deep.equal([])
  })

  it("guesses no child among several with one name", async () => {
    const parents = (first: number, ...children: readonly string[]) =>
      [
        person(`I${first}`, "Karl /Miller/", "1 SEX M", born(1850)),
        person(`I${first + 1}`, "Anna /Schmidt/", "1 SEX F", born(1852)),
        family(`F${first}`, `I${first}`, `I${first + 1}`, ...children),
      ].join("\n")
    const pairs = await pairsIn(
      [
        parents(1, "I3", "I4"),
        person("I3", "Jo", "1 SEX M"),
        person("I4", "Jo", "1 SEX M"),
        parents(5, "I7"),
        person("I7", "Jo", "1 SEX M"),
      ].join("\n"),
    )
    expect(pairs).to.not.include("Jo = Jo: high")
    expect(pairs.filter((pair) => pair.startsWith("Karl") || pair.startsWith("Anna"))).to.have.length(2)
  })

  it("has no person without a name", async () => {
    const unknown = (xref: string) => person(xref, "Unknown /Unknown/", "1 SEX M", born(1850))
    expect(await pairsIn([unknown("I1"), unknown("I2")].join("\n"))).to.deep.equal([])
    const numbered = (number: number) => person(`I${number}`, `Anna /Unknown ${number}/`, "1 SEX F", born(1850))
    expect(await pairsIn([numbered(1), numbered(2)].join("\n"))).to.deep.equal([])
  })

  it("is refused where the reader sees more people than are compared", async () => {
    const store = openMemoryStore()
    const world = await aWorld("private", store)
    const treeId = world.tree.id
    for (let person = 0; person < 3; person++)
      await world.edit(createPerson, { treeId, givenName: "Anna", surname: "Miller" })
    const list = (mostPersons: number) =>
      world.look("editor", listDuplicates({ exportReads: store.exportReads }), { treeId, mostPersons })
    expect(await itemsOf(granted(await list(3)))).to.have.length(3)
    expect(refusal(await list(2))).to.include("treeId")
  })
})
