import { expect } from "chai"
import { onEveryHost } from "../support/on-every-host.ts"
import { withoutFrame } from "../support/gedcom-export.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import type { Schemas } from "../support/http.ts"
import { at, plantTree, send, dataOf, type TreeScene } from "../support/tree-scene.ts"

const [longName, longPlace] = ["A".repeat(2_000), "é".repeat(2_000)]
const long = `0 @I1@ INDI
1 NAME ${longName} /Lee/
1 BIRT
2 DATE 1850
2 PLAC ${longPlace}`
const hidden = `0 @I2@ INDI
1 NAME \u202eBob\u2066 /L\u200fee\t/
1 DEAT
2 PLAC Ma\u202eer
3 CONT Hall`
const records = `${long}\n${hidden}`

onEveryHost("Names and places beyond the limits of the API", (stage) => {
  const post = async (tree: TreeScene, file: string, action: string): Promise<Schemas["ImportReport"]> => {
    const response = await sendGedcom(stage.host, stage.owner, tree.id, file, { default_action: action })
    const text = await response.text()
    expect(response.status, text).to.equal(200)
    return JSON.parse(text)
  }
  const exportOf = async ({ id }: TreeScene): Promise<string> =>
    withoutFrame(
      await (
        await stage.host.fetch(`/api/v1/trees/${id}/gedcom/export?version=7.0`, {
          headers: { authorization: `Bearer ${stage.owner.token}` },
        })
      ).text(),
    )
  const personsOf = (tree: TreeScene) => dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))
  const imported = async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const report = await post(tree, gedcomText(records, "7.0"), "new")
    const [ann, bob] = await personsOf(tree)
    if (ann === undefined || bob === undefined) return expect.fail("The import made no persons.")
    return { tree, report, ann, bob }
  }
  const namesOf = async ({ id }: { readonly id: string }) =>
    (await dataOf(stage.owner.api.GET("/persons/{person_id}", at({ person_id: id })))).names ?? []

  it("are imported with a warning that names the line", async () => {
    const { report } = await imported()
    expect(report.warnings.map(({ lines, code }) => [lines, code])).to.deep.equal([
      [[6, 9], "text_too_long"],
      [[11, 13], "hidden_characters"],
    ])
    expect(report.warnings[0]?.message).to.include("more than 500 characters")
  })

  it("are shown cut to 500 characters, on one line, without hidden characters", async () => {
    const { tree, ann, bob } = await imported()
    expect((await namesOf(ann)).map(({ given_name, surname }) => [given_name, surname])).to.deep.equal([
      [longName.slice(0, 500), "Lee"],
    ])
    expect((await namesOf(bob)).map(({ given_name, surname }) => [given_name, surname])).to.deep.equal([["Bob", "Lee"]])
    const events = await dataOf(stage.owner.api.GET("/trees/{tree_id}/events", tree.at))
    expect(events.map(({ place }) => place)).to.have.members([longPlace.slice(0, 500), "Maer Hall"])
  })

  it("are whole in an export", async () => {
    const { tree } = await imported()
    expect(await exportOf(tree)).to.equal(records)
  })

  it("can be sent back as they are shown, and stay whole in an export", async () => {
    const { tree, ann } = await imported()
    const [name] = await namesOf(ann)
    const { given_name, surname, id } = name ?? expect.fail("The person has no name.")
    const { response } = await send(stage.host, stage.owner, "PATCH", `/persons/${ann.id}/names/${id}`, {
      given_name,
      surname,
    })
    expect(response.status).to.equal(200)
    expect(await exportOf(tree)).to.equal(records)
  })

  it("are replaced in an export by the text of an edit", async () => {
    const edited = records.replace(`${longName} /Lee/`, "Anna /Lee/\n2 GIVN Anna")
    const { tree, ann } = await imported()
    const [name] = await namesOf(ann)
    await send(stage.host, stage.owner, "PATCH", `/persons/${ann.id}/names/${name?.id}`, { given_name: "Anna" })
    expect(await exportOf(tree)).to.equal(edited)
    await send(stage.host, stage.owner, "PATCH", `/persons/${ann.id}/names/${name?.id}`, {
      given_name: "x".repeat(501),
    })
    expect(await exportOf(tree)).to.equal(edited)
  })

  it("do not change when the same file is imported again by merge", async () => {
    const { tree } = await imported()
    const before = await personsOf(tree)
    const { persons, names, events, places } = await post(tree, gedcomText(records, "7.0"), "merge")
    expect({ persons, names, events, places }).to.deep.equal({
      persons: { created: 0, merged: 2, skipped: 0, overwritten: 0 },
      names: 0,
      events: 0,
      places: 0,
    })
    expect(await personsOf(tree)).to.deep.equal(before)
    expect(await exportOf(tree)).to.equal(records)
  })

  it("lose control characters that no GEDCOM file can have, with a warning that names the line", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const { warnings } = await post(tree, gedcomText("0 @I1@ INDI\n1 NAME A\x00n\x1bn /Lee/", "7.0"), "new")
    expect(warnings.map(({ line, code }) => [line, code])).to.deep.equal([[6, "control_character"]])
    expect(await exportOf(tree)).to.equal("0 @I1@ INDI\n1 NAME Ann /Lee/")
  })
})
