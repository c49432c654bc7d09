import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { askBackup } from "../support/backup.ts"
import { restored } from "../support/backup-file.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { gedzipOf } from "../support/gedzip.ts"
import { PIXEL, upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, plantTree, refused, send } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

type Identifiers = NonNullable<Schemas["EventRead"]["identifiers"]>

const records = (more = "") => `0 @I1@ INDI
1 NAME Ann /Lee/
2 _UID NAME-1
1 BIRT
2 DATE 1850
2 RIN MH:IF1
2 _UID EVENT-1
2 REFN 17
3 TYPE card${more}
2 SOUR @S1@
3 PAGE 7
3 _APID 1,60525::2771226
1 OBJE @O1@
0 @S1@ SOUR
1 TITL Register
0 @O1@ OBJE
1 FILE ann.png
2 FORM png
1 REFN P/1
1 RIN 9`
const archive = gedzipOf({ "gedcom.ged": gedcomText(records()), "ann.png": PIXEL })

const ofFile = {
  name: [{ type: "UID", value: "NAME-1" }],
  event: [
    { type: "RIN", value: "MH:IF1" },
    { type: "UID", value: "EVENT-1" },
    { type: "card", value: "17" },
  ],
  citation: [{ type: "_APID", value: "1,60525::2771226" }],
  media: [
    { type: "REFN", value: "P/1" },
    { type: "RIN", value: "9" },
  ],
}

onEveryHost("identifiers of facts", (stage) => {
  const { importInto, lastChange, undone } = undoScene(stage)
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
  const first = <T>(rows: readonly T[]): T => rows[0] ?? expect.fail("nothing")
  const all = async (treeId: string, { api } = stage.owner) => {
    const tree = at({ tree_id: treeId })
    const ann = first(await dataOf(api.GET("/trees/{tree_id}/persons", tree)))
    return {
      ann,
      name: first(await dataOf(api.GET("/persons/{person_id}/names", at({ person_id: ann.id })))),
      event: first(await dataOf(api.GET("/trees/{tree_id}/events", tree))),
      citation: first(await dataOf(api.GET("/trees/{tree_id}/citations", tree))),
      media: (await dataOf(api.GET("/trees/{tree_id}/media", tree)))[0],
    }
  }
  const found = async (treeId: string, who = stage.owner) => {
    const { name, event, citation, media } = await all(treeId, who)
    return {
      name: name.identifiers,
      event: event.identifiers,
      citation: citation.identifiers,
      media: media?.identifiers ?? [],
    }
  }
  const one = (value: string): Identifiers => [{ type: "UID", value }]

  it("are given at creation, replaced, undone and bounded", async () => {
    const { tree, owner, host } = stage
    const { api } = owner
    const ann = await tree.person({
      names: [{ given_name: "Ann", identifiers: one("n") }],
      birth: { date: { year: 1850 }, identifiers: one("b") },
    })
    const names = await dataOf(api.GET("/persons/{person_id}/names", at({ person_id: ann.id })))
    expect(names.map(({ identifiers }) => identifiers)).to.deep.equal([one("n")])
    const event = await tree.event({ type: "census", person_id: ann.id, identifiers: one("e") })
    expect(event.identifiers).to.deep.equal(one("e"))
    const citation = await tree.cite(await tree.source(), { person_id: ann.id })
    expect(citation.identifiers).to.deep.equal([])
    const path = at({ citation_id: citation.id })
    const cited = await dataOf(api.PATCH("/citations/{citation_id}", { ...path, body: { identifiers: one("c") } }))
    expect(cited.identifiers).to.deep.equal(one("c"))
    const media = await upload(host, owner, tree.id, undefined, "ann.png", { person_id: ann.id })
    const shown = { ...at({ media_id: media.id }), body: { identifiers: one("m") } }
    expect((await dataOf(api.PATCH("/media/{media_id}", shown))).identifiers).to.deep.equal(one("m"))
    await undone(await lastChange(tree))
    expect((await dataOf(api.GET("/media/{media_id}", at({ media_id: media.id })))).identifiers).to.deep.equal([])
    const bad = { identifiers: [{ type: "UID", value: "" }] }
    for (const address of [`events/${event.id}`, `citations/${citation.id}`, `media/${media.id}`])
      expect(await refused(send(host, owner, "PATCH", `/${address}`, bad))).to.equal("422 at identifiers.0.value")
    expect(
      await refused(send(host, owner, "PATCH", `/persons/${ann.id}/names/${names[0]?.id}`, { identifiers: null })),
    ).to.equal("422 at identifiers")
  })

  it("say nothing about whether an event happened", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await importInto(tree, gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n1 DEAT\n2 _UID 7"))
    const { api } = stage.owner
    const event = first(await dataOf(api.GET("/trees/{tree_id}/events", tree.at)))
    expect(event).to.deep.include({ asserted: false, identifiers: one("7") })
    const body = { identifiers: one("8") }
    const changed = await dataOf(api.PATCH("/events/{event_id}", { ...at({ event_id: event.id }), body }))
    expect(changed).to.deep.include({ asserted: false, identifiers: one("8") })
  })

  it("come from a file and go back as they were, whatever is changed and changed back", async () => {
    const { api } = stage.owner
    for (const version of ["5.5.1", "7.0"]) {
      const tree = await plantTree(stage.host, stage.owner)
      await sent(tree.id, archive)
      expect(await found(tree.id)).to.deep.equal(ofFile)
      const original = await exportOf(tree.id, version)
      const { ann, name, event, citation, media } = await all(tree.id)
      const set = async (now: { readonly [K in keyof typeof ofFile]: Identifiers }): Promise<void> => {
        const ofName = at({ person_id: ann.id, name_id: name.id })
        await dataOf(api.PATCH("/persons/{person_id}/names/{name_id}", { ...ofName, body: { identifiers: now.name } }))
        const ofEvent = { ...at({ event_id: event.id }), body: { identifiers: now.event } }
        await dataOf(api.PATCH("/events/{event_id}", ofEvent))
        const ofCitation = { ...at({ citation_id: citation.id }), body: { identifiers: now.citation } }
        await dataOf(api.PATCH("/citations/{citation_id}", ofCitation))
        const ofMedia = { ...at({ media_id: media?.id ?? "" }), body: { identifiers: now.media } }
        await dataOf(api.PATCH("/media/{media_id}", ofMedia))
      }
      const changed = {
        name: one("NAME-2"),
        event: [...ofFile.event.slice(0, 2), { type: "card", value: "18" }],
        citation: [{ type: "_APID", value: "2" }],
        media: [{ type: "REFN", value: "P/2" }, ...ofFile.media.slice(1)],
      }
      await set(changed)
      const text = await exportOf(tree.id, version)
      const differing = text.split("\n").filter((line) => !original.split("\n").includes(line))
      expect(differing, version).to.have.length(4)
      expect(text.split("\n")).to.have.length(original.split("\n").length)
      const again = await plantTree(stage.host, stage.owner)
      await sent(again.id, text)
      expect(await found(again.id), version).to.deep.equal({ ...changed, media: [] })
      await set({ name: [], event: [], citation: [], media: [] })
      expect(await exportOf(tree.id, version)).not.to.match(/(UID|REFN|RIN|EXID|_APID)/)
      await set(changed)
      await set(ofFile)
      expect(await found(tree.id)).to.deep.equal(ofFile)
    }
    const tree = await plantTree(stage.host, stage.owner)
    await sent(tree.id, archive)
    const original = await exportOf(tree.id, "5.5.1")
    expect(original).to.include(records().slice(0, records().indexOf("\n2 SOUR")))
    const { event } = await all(tree.id)
    for (const age of ["3y", null])
      await dataOf(api.PATCH("/events/{event_id}", { ...at({ event_id: event.id }), body: { age } }))
    expect(await exportOf(tree.id, "5.5.1")).to.equal(original)
  })

  it("of equal facts of a file are added to those of the tree", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await sent(tree.id, gedcomText(records()))
    const other = gedcomText(records("\n2 _UID EVENT-2").replace("NAME-1", "NAME-2").replace("2771226", "5"))
    await sent(tree.id, other, { default_action: "merge" })
    const { name, event, citation } = await found(tree.id)
    expect([name, event, citation].map((some) => some?.map(({ value }) => value).sort())).to.deep.equal([
      ["NAME-1", "NAME-2"],
      ["17", "EVENT-1", "EVENT-2", "MH:IF1"],
      ["1,60525::2771226", "1,60525::5"],
    ])
    const text = await exportOf(tree.id, "5.5.1")
    for (const value of ["NAME-1", "NAME-2", "EVENT-1", "EVENT-2", "1,60525::5"])
      expect(text.split(value), value).to.have.length(2)
    await sent(tree.id, other, { default_action: "merge" })
    expect(await exportOf(tree.id, "5.5.1")).to.equal(text)
  })

  it("of equal facts of two people who are merged are on the fact that stays, until the merge is undone", async () => {
    const { tree, owner } = stage
    const ann = (value: string) =>
      tree.person({
        names: [{ given_name: "Ann", surname: "Lee", identifiers: one(value) }],
        birth: { date: { year: 1850 }, identifiers: one(value) },
      })
    const [kept, from] = [await ann("1"), await ann("2")]
    const valuesOf = async () => [
      (await dataOf(owner.api.GET("/persons/{person_id}/names", at({ person_id: kept.id })))).map(
        ({ identifiers }) => identifiers,
      ),
      (await dataOf(owner.api.GET("/trees/{tree_id}/events", tree.at))).flatMap(({ person_id, identifiers }) =>
        person_id === kept.id ? [identifiers] : [],
      ),
    ]
    const body = { from_id: from.id }
    await dataOf(owner.api.POST("/persons/{person_id}/merge", { ...at({ person_id: kept.id }), body }))
    const both = [...one("1"), ...one("2")]
    expect(await valuesOf()).to.deep.equal([[both], [both]])
    await undone(await lastChange(tree))
    expect(await valuesOf()).to.deep.equal([[one("1")], [one("1")]])
  })

  it("are in a backup", async () => {
    const { host } = stage
    const owner = await host.user()
    const tree = await plantTree(host, owner)
    await sent(tree.id, archive, {}, owner)
    const other = await host.user()
    await restored(host, other, await (await askBackup(host, owner)).bytes())
    const [copy] = await dataOf(other.api.GET("/trees"))
    expect(await found(copy?.id ?? "", other)).to.deep.equal(ofFile)
  })
})
