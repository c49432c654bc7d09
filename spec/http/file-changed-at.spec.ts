import { expect } from "chai"
import { askBackup } from "../support/backup.ts"
import { archiveOf, restored, sendBackup, soundAccount } from "../support/backup-file.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { gedzipOf } from "../support/gedzip.ts"
import { PIXEL } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, plantTree, refused, send } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

const changed = (level: number, day: string) => `${level} CHAN\n${level + 1} DATE ${day}`

const records = `0 @I1@ INDI
1 NAME Ann /Lee/
${changed(2, "2 JAN 2018")}
1 SEX F
1 BIRT
2 DATE 1850
2 SOUR @S1@
3 PAGE 7
${changed(3, "4 JAN 2018")}
${changed(2, "3 JAN 2018")}
1 OBJE @O1@
${changed(1, "1 JAN 2018")}
3 TIME 13:14:15
2 NOTE by Bob
1 FAMS @F1@
0 @I2@ INDI
1 NAME Bob /Lee/
1 FAMS @F1@
1 _UPD 9 NOV 2015 16:15:03 GMT -0600
0 @I3@ INDI
1 NAME Cid /Lee/
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 CHIL @I3@
${changed(1, "5 JAN 2018")}
0 @S1@ SOUR
1 TITL Register
${changed(1, "6 JAN 2018")}
0 @O1@ OBJE
1 FILE ann.png
2 FORM png
${changed(1, "7 JAN 2018")}`

const archive = gedzipOf({ "gedcom.ged": gedcomText(records), "ann.png": PIXEL })

onEveryHost("the time at which a file changed a record", (stage) => {
  const { importInto, entriesOf, lastChange, patch, undone } = undoScene(stage)

  const sent = async (treeId: string, file: string | Uint8Array, fields = {}, who = stage.owner): Promise<void> => {
    const answer = await sendGedcom(stage.host, who, treeId, file, fields)
    expect(answer.status, await answer.text()).to.equal(200)
  }
  const exportOf = async (treeId: string, version: string): Promise<string> => {
    const answer = await stage.host.fetch(`/api/v1/trees/${treeId}/gedcom/export?version=${version}`, {
      headers: { authorization: `Bearer ${stage.owner.token}` },
    })
    return (await answer.text()).replace(/^1 DATE .*\n2 TIME .*\n/m, "")
  }
  const all = async (treeId: string, { api } = stage.owner) => {
    const tree = at({ tree_id: treeId })
    const persons = await dataOf(api.GET("/trees/{tree_id}/persons", tree))
    const person = at({ person_id: persons.find(({ given_name }) => given_name === "Ann")?.id ?? "" })
    const sources = await dataOf(api.GET("/trees/{tree_id}/sources", tree))
    return {
      persons,
      person: await dataOf(api.GET("/persons/{person_id}", person)),
      names: await dataOf(api.GET("/persons/{person_id}/names", person)),
      events: await dataOf(api.GET("/trees/{tree_id}/events", tree)),
      relationships: await dataOf(api.GET("/trees/{tree_id}/relationships", tree)),
      sources,
      citations: await dataOf(api.GET("/trees/{tree_id}/citations", tree)),
      media: await dataOf(api.GET("/trees/{tree_id}/media", tree)),
    }
  }
  const times = async (treeId: string, who = stage.owner) => {
    const { persons, person, names, events, relationships, sources, citations, media } = await all(treeId, who)
    const by = (rows: readonly { readonly file_changed_at?: string | null }[]) =>
      rows.map(({ file_changed_at = "" }) => file_changed_at).sort()
    return {
      person: person.file_changed_at,
      persons: by(persons),
      names: by(names),
      events: by(events),
      relationships: by(relationships),
      sources: by(sources),
      citations: by(citations),
      media: by(media),
    }
  }
  const ofFile = {
    person: "2018-01-01T13:14:15",
    persons: ["2015-11-09T16:15:03-06:00", "2018-01-01T13:14:15", null],
    names: ["2018-01-02"],
    events: ["2018-01-03"],
    relationships: ["2018-01-05", "2018-01-05", "2018-01-05"],
    sources: ["2018-01-06"],
    citations: ["2018-01-04"],
    media: ["2018-01-07"],
  }

  it("is on all records of the file, in both versions, and the lines stay as they are", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await sent(tree.id, archive)
    expect(await times(tree.id)).to.deep.equal(ofFile)
    const original = await exportOf(tree.id, "5.5.1")
    expect(original).to.include(records.slice(records.indexOf("0 @F1@"), records.indexOf("0 @O1@")))
    const converted = await exportOf(tree.id, "7.0")
    const { person, sources } = await all(tree.id)
    await patch(person.id, { notes: "changed" })
    const source = { source_id: sources[0]?.id ?? "" }
    await dataOf(stage.owner.api.PATCH("/sources/{source_id}", { ...at(source), body: { author: "Bob" } }))
    expect(await times(tree.id)).to.deep.equal(ofFile)
    await patch(person.id, { notes: null })
    await dataOf(stage.owner.api.PATCH("/sources/{source_id}", { ...at(source), body: { author: null } }))
    expect(await exportOf(tree.id, "5.5.1")).to.equal(original)
    const again = await plantTree(stage.host, stage.owner)
    await sent(again.id, converted)
    expect(await times(again.id)).to.deep.equal({ ...ofFile, media: [] })
  })

  it("is null for what no file brings, and cannot be set", async () => {
    const { tree, owner, host } = stage
    const person = await tree.person({ birth: { date: { year: 1850 } } })
    expect(person.file_changed_at).to.equal(null)
    expect((await tree.source()).file_changed_at).to.equal(null)
    const field = { file_changed_at: "2018-01-01" }
    const refusedAt = (method: "POST" | "PATCH", path: string, body: object) =>
      refused(send(host, owner, method, path, body))
    expect(await refusedAt("POST", `/trees/${tree.id}/persons`, field)).to.equal("422 at file_changed_at")
    expect(await refusedAt("PATCH", `/persons/${person.id}`, field)).to.equal("422 at file_changed_at")
    const operations = [{ op: "update", entity: "person", id: person.id, data: field }]
    expect(await refusedAt("POST", `/trees/${tree.id}/batch`, { operations })).to.equal(
      "422 at operations.0.data.file_changed_at",
    )
    expect(await refusedAt("POST", `/trees/${tree.id}/proposals`, { operations })).to.equal(
      "422 at operations.0.data.file_changed_at",
    )
  })

  it("is in the history, and comes back with a deleted record", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await importInto(tree, gedcomText(records))
    const { person } = await all(tree.id)
    await dataOf(stage.owner.api.DELETE("/persons/{person_id}", at({ person_id: person.id })))
    const entries = await entriesOf(await lastChange(tree))
    const entry = entries.find(({ entity_id }) => entity_id === person.id)
    expect(entry?.before).to.deep.include({ file_changed_at: "2018-01-01T13:14:15" })
    await dataOf(stage.owner.api.POST("/persons/{person_id}/restore", at({ person_id: person.id })))
    expect(await times(tree.id)).to.deep.equal({ ...ofFile, media: [] })
  })

  it("of an equal record or a merged person is added where there is none, and an undo takes it away", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const { id } = await tree.person({ given_name: "Ann", surname: "Lee" })
    const one = gedcomText(`0 @I1@ INDI\n1 NAME Ann /Lee/\n${changed(1, "1 JAN 2018")}`)
    const timeOf = async (personId: string) =>
      (await dataOf(stage.owner.api.GET("/persons/{person_id}", at({ person_id: personId })))).file_changed_at
    const change = await importInto(tree, one, "", { "@I1@": { action: "merge", target_id: id } })
    expect(await timeOf(id)).to.equal("2018-01-01")
    await undone(change)
    expect(await timeOf(id)).to.equal(null)
    await importInto(tree, one)
    const [other] = (await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))).filter(
      (person) => person.id !== id,
    )
    const body = { from_id: other?.id ?? "" }
    await dataOf(stage.owner.api.POST("/persons/{person_id}/merge", { ...at({ person_id: id }), body }))
    expect(await timeOf(id)).to.equal("2018-01-01")
    await undone(await lastChange(tree))
    expect(await timeOf(id)).to.equal(null)
    expect(await timeOf(other?.id ?? "")).to.equal("2018-01-01")
  })

  it("is hidden from readers who do not see everything", async () => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    await sent(tree.id, gedcomText(records))
    const { person } = await all(tree.id)
    const seen = await dataOf(stage.stranger.api.GET("/persons/{person_id}", at({ person_id: person.id })))
    expect(seen).to.include({ visibility: "full", file_changed_at: null })
    const none = { ...ofFile, media: [] }
    const theirs = Object.values(await times(tree.id, stage.stranger)).flat()
    expect(theirs.every((time) => time === null)).to.equal(true)
    expect(await times(tree.id)).to.deep.equal(none)
  })

  it("is in a backup, and a backup that lacks it is restored with none", async () => {
    const { host } = stage
    const owner = await host.user()
    const tree = await plantTree(host, owner)
    await sent(tree.id, archive, {}, owner)
    const other = await host.user()
    await restored(host, other, await (await askBackup(host, owner)).bytes())
    const [copy] = await dataOf(other.api.GET("/trees"))
    expect(await times(copy?.id ?? "", other)).to.deep.equal(ofFile)
    const third = await host.user()
    await restored(host, third, archiveOf(soundAccount()))
    const [old] = await dataOf(third.api.GET("/trees"))
    const persons = await dataOf(third.api.GET("/trees/{tree_id}/persons", at({ tree_id: old?.id ?? "" })))
    expect(persons[0]?.file_changed_at).to.equal(null)
    const broken = soundAccount()
    Object.assign(broken.trees[0]?.persons[0] ?? {}, { file_changed_at: "yesterday" })
    const answer = await sendBackup(host, third, archiveOf(broken))
    expect(answer.status).to.equal(422)
    expect(await answer.text()).to.include("trees.0.persons.0.file_changed_at")
  })
})
