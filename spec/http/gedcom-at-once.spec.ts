import { expect } from "chai"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import type { Schemas } from "../support/http.ts"
import { plantTree } from "../support/tree-scene.ts"

const couples = 150

/** Couples with a child and a shared note each, under the xrefs that every program starts with. */
const familiesOf = (surname: string): string =>
  gedcomText(
    Array.from({ length: couples }, (_, at) => {
      const [husband, wife, child] = [at * 3 + 1, at * 3 + 2, at * 3 + 3]
      return `0 @I${husband}@ INDI
1 NAME Adam${at} /${surname}/
1 NOTE @N${at}@
0 @I${wife}@ INDI
1 NAME Eve${at} /${surname}/
0 @I${child}@ INDI
1 NAME Abel${at} /${surname}/
0 @F${at}@ FAM
1 HUSB @I${husband}@
1 WIFE @I${wife}@
1 CHIL @I${child}@
0 @N${at}@ NOTE A note about Adam${at} ${surname}.`
    }).join("\n"),
  )

onEveryHost("Imports into one tree at the same moment", (stage) => {
  it("all come in: no xref is given twice, and the export comes in again whole", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const surnames = ["Lee", "Poe", "Roe"]
    const sent = await Promise.all(surnames.map((surname) => sendGedcom(host, owner, tree.id, familiesOf(surname))))
    expect(sent.map(({ status }) => status)).to.deep.equal([200, 200, 200])

    const response = await host.fetch(`/api/v1/trees/${tree.id}/gedcom/export`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    const file = await response.text()
    const xrefs = [...file.matchAll(/^0 (@[^@]+@) /gm)].map(([, xref]) => xref)
    expect(xrefs.length)
      .to.equal(new Set(xrefs).size)
      .and.to.be.at.least(surnames.length * couples * 5)

    const again = await plantTree(host, owner)
    const report: Schemas["ImportReport"] = JSON.parse(await (await sendGedcom(host, owner, again.id, file)).text())
    const people = surnames.length * couples * 3
    expect([report.persons.created, report.relationships, report.warnings]).to.deep.equal([people, people, []])
  })
})
