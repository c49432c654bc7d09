import { expect } from "chai"
import { sendGedcom } from "../../support/gedcom-form.ts"
import { gedcomText } from "../../support/gedcom-upload.ts"
import { at, dataOf, plantTree } from "../../support/tree-scene.ts"
import { violations } from "../support/accessible.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, type Visit } from "../support/visit.ts"

const file = gedcomText(`
0 @I1@ INDI
1 NAME Anna /Lee/
1 BIRT
2 DATE 1801
2 _FRAN Kiel
1 SOUR @S1@
1 FAMS @F1@
0 @F1@ FAM
1 WIFE @I1@
1 _MEET At a ball
0 @S1@ SOUR
1 TITL Register
1 _SUBQ Reg
0 @I2@ INDI
1 NAME Bert /Fox/
1 SEX M`)

inTheApp("The other lines of a file", (stage) => {
  const openLines = ({ page }: Visit) => page.locator(".other-lines summary").click()
  const planted = async () => {
    const { host, owner } = stage()
    const tree = await plantTree(host, owner)
    expect((await sendGedcom(host, owner, tree.id, file)).status).to.equal(200)
    const people = await dataOf(owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: tree.id })))
    const [source] = await dataOf(owner.api.GET("/trees/{tree_id}/sources", at({ tree_id: tree.id })))
    const idOf = (name: string): string =>
      people.find(({ display_name }) => display_name === name)?.id ?? expect.fail("no person")
    return { tree: tree.id, idOf, source: source?.id ?? "" }
  }

  it("of a person are on the page, one by one, and asked for only when they are opened", async () => {
    const { tree, idOf } = await planted()
    const visit = await stage().reader()
    await visit.open(`/t/${tree}/p/${idOf("Anna Lee")}/page`)
    expect(visit.calls.filter((call) => call.includes("/records"))).to.deep.equal([])
    await openLines(visit)
    await visit.sees("BIRT › _FRAN")
    await visit.sees("In the family @F1@")
    await visit.sees("At a ball")
    expect(await violations(visit.page)).to.deep.equal([])
    expectNoFault(visit)
  })

  it("are said to be none where the page shows everything", async () => {
    const { tree, idOf } = await planted()
    const visit = await stage().reader()
    await visit.open(`/t/${tree}/p/${idOf("Bert Fox")}/page`)
    await openLines(visit)
    await visit.sees("There is nothing in a file that this page does not show.")
    expectNoFault(visit)
  })

  it("of a source are on its page", async () => {
    const { tree, source } = await planted()
    const visit = await stage().reader()
    await visit.open(`/t/${tree}/sources/${source}`)
    await openLines(visit)
    await visit.sees("_SUBQ")
    await visit.sees("Reg")
    expectNoFault(visit)
  })
})
