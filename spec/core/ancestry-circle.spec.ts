import { expect } from "chai"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"

const imports = async (records: string) => {
  const world = await anExportWorld()
  const { warnings } = await imported(world, uploadOf(gedcomText(records)))
  const { persons, relationships } = await contentsOf(world)
  const nameOf = (id: string) => persons.find((person) => person.id === id)?.displayName
  const ties = relationships.map(({ type, fromPersonId, toPersonId }) => [
    type,
    nameOf(fromPersonId),
    nameOf(toPersonId),
  ])
  return { world, persons, ties, warnings }
}

/** Adam is the father of his own father Ben. */
const ofOneParent = `0 @I1@ INDI
1 NAME Adam /Lee/
1 FAMS @F1@
1 FAMC @F2@
0 @I2@ INDI
1 NAME Ben /Lee/
1 FAMC @F1@
2 PEDI birth
1 FAMS @F2@
0 @F1@ FAM
1 HUSB @I1@
1 CHIL @I2@
2 _FREL Natural
2 NOTE as the parish says
0 @F2@ FAM
1 HUSB @I2@
1 CHIL @I1@`

/** Only the tie from Adam to Ben closes a circle; Cat is Ben's mother all the same. */
const ofTwoParents = ofOneParent
  .replace("1 HUSB @I1@", "1 HUSB @I1@\n1 WIFE @I3@")
  .replace("0 @F1@", "0 @I3@ INDI\n1 NAME Cat /Lee/\n1 FAMS @F1@\n0 @F1@")

/** Only the records of the persons contain the tie. */
const ofPersons = ofOneParent.replace(
  "1 HUSB @I1@\n1 CHIL @I2@\n2 _FREL Natural\n2 NOTE as the parish says",
  "1 NOTE x",
)

describe("A tie that would make a person their own ancestor", () => {
  for (const [what, records] of Object.entries({
    "to an only parent": ofOneParent,
    "to one of two parents": ofTwoParents,
    "in the person's record alone": ofPersons,
  })) {
    it(`is left out with a warning, and its lines come out again: ${what}`, async () => {
      const { world, ties, warnings } = await imports(records)
      expect(ties).to.not.deep.include(["parent_child", "Adam Lee", "Ben Lee"])
      expect(ties).to.deep.include(["parent_child", "Ben Lee", "Adam Lee"])
      expect(new Set(warnings.map(({ code }) => code))).to.deep.equal(new Set(["ancestry_cycle"]))
      expect(await world.records()).to.equal(records)
      expect((await imports(await world.records())).ties).to.have.deep.members(ties)
    })
  }

  it("leaves its lines out when the child is deleted", async () => {
    const { world, persons } = await imports(ofTwoParents)
    const ben = persons.find(({ displayName }) => displayName === "Ben Lee")
    if (ben === undefined) return expect.fail("Ben is there")
    await world.edit(deletePerson, { personId: ben.id, ifMatch: null, cascade: false })
    expect(await world.records()).to.not.match(/@I2@|FREL/)
  })
})
