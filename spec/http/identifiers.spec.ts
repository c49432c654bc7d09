import { expect } from "chai"
import { askBackup } from "../support/backup.ts"
import { archiveOf, restored, soundAccount } from "../support/backup-file.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { proposed } from "../support/proposal-scene.ts"
import { at, dataOf, plantTree, refused, send, statusOf } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

const file = (more = "") =>
  gedcomText(`0 @I1@ INDI
1 NAME Ann /Lee/
1 REFN 42
2 TYPE member number
1 _UID 0123456789ABCDEF
2 _NOTE stays
1 AFN 3W-X1
1 RIN 7${more}
1 FAMS @F1@
0 @I2@ INDI
1 NAME Bob /Lee/
1 FAMS @F1@
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 REFN 17
0 @S1@ SOUR
1 TITL Register
1 REFN R/9`)

onEveryHost("identifiers", (stage) => {
  const { undone, lastChange, personOf, patch, importInto } = undoScene(stage)
  const exportOf = async (treeId: string, version: string): Promise<string> => {
    const answer = await stage.host.fetch(`/api/v1/trees/${treeId}/gedcom/export?version=${version}`, {
      headers: { authorization: `Bearer ${stage.owner.token}` },
    })
    return (await answer.text()).replace(/^1 DATE .*\n2 TIME .*\n/m, "")
  }
  const found = async (treeId: string, identifier: string, api = stage.owner.api) =>
    (await dataOf(api.GET("/trees/{tree_id}/persons", at({ tree_id: treeId }, { query: { identifier } })))).map(
      ({ display_name }) => display_name,
    )

  it("are given at creation, replaced and removed, each once, with the words of GEDCOM in one form", async () => {
    const { tree, owner } = stage
    const anna = await tree.person({
      given_name: "Anna",
      identifiers: [
        { type: "uid", value: " AB-12 " },
        { type: "UID", value: "AB-12" },
        { type: "https://people.example", value: "7" },
      ],
    })
    const identifiers = [
      { type: "UID", value: "AB-12" },
      { type: "https://people.example", value: "7" },
    ]
    expect(anna.identifiers).to.deep.equal(identifiers)
    expect((await tree.person()).identifiers).to.deep.equal([])
    expect((await patch(anna.id, { notes: "x" })).identifiers).to.deep.equal(identifiers)
    const changed = await patch(anna.id, { identifiers: [{ type: "member number", value: "42" }] })
    expect(changed).to.deep.include({ version: 3, identifiers: [{ type: "member number", value: "42" }] })
    expect((await patch(anna.id, { identifiers: [{ type: "member number", value: "42" }] })).version).to.equal(3)
    await undone(await lastChange(tree))
    expect((await personOf(anna.id)).identifiers).to.deep.equal(identifiers)
    const body = { identifiers: [{ type: "REFN", value: "R/9" }] }
    const source = await tree.source()
    const patched = await dataOf(owner.api.PATCH("/sources/{source_id}", { ...at({ source_id: source.id }), body }))
    expect(patched.identifiers).to.deep.equal(body.identifiers)
    const edge = await tree.partners(anna, await tree.person(), body)
    expect(edge.identifiers).to.deep.equal(body.identifiers)
  })

  it("are bounded: 422 names the place", async () => {
    const { tree, owner, host } = stage
    const path = `/trees/${tree.id}/persons`
    const refusedAt = (identifiers: unknown) => refused(send(host, owner, "POST", path, { identifiers }))
    const one = { type: "REFN", value: "1" }
    expect(await refusedAt(Array(51).fill(one))).to.equal("422 at identifiers")
    expect(await refusedAt("REFN")).to.equal("422 at identifiers")
    expect(await refusedAt(null)).to.equal("422 at identifiers")
    expect(await refusedAt([one, { type: "REFN" }])).to.equal("422 at identifiers.1.value")
    expect(await refusedAt([{ ...one, value: "" }])).to.equal("422 at identifiers.0.value")
    expect(await refusedAt([{ ...one, type: " " }])).to.equal("422 at identifiers.0.type")
    expect(await refusedAt([{ ...one, value: "a\tb" }])).to.equal("422 at identifiers.0.value")
    expect(await refusedAt([{ ...one, type: "x".repeat(501) }])).to.equal("422 at identifiers.0.type")
    expect(await refusedAt([{ ...one, note: "x" }])).to.equal("422 at identifiers.0.note")
    expect(await refusedAt([{ ...one, value: 1 }])).to.equal("422 at identifiers.0.value")
    expect(
      await statusOf(send(host, owner, "POST", path, { identifiers: [{ ...one, value: "x".repeat(500) }] })),
    ).to.equal(201)
  })

  it("find persons, exactly, and others than members only those whom they see in full", async () => {
    const { owner, stranger, host } = stage
    const tree = await plantTree(host, owner, "public")
    const identifiers = [{ type: "REFN", value: "AB-12" }]
    await tree.person({ given_name: "Dead", identifiers, birth: { date: { year: 1700 } } })
    const living = await tree.person({ given_name: "Living", identifiers, is_living: true })
    await tree.person({ given_name: "Other", identifiers: [{ type: "REFN", value: "AB-1" }] })
    expect(await found(tree.id, "AB-12")).to.have.members(["Dead", "Living"])
    expect(await found(tree.id, "ab-12")).to.deep.equal([])
    expect(await found(tree.id, "AB")).to.deep.equal([])
    expect(await found(stage.tree.id, "AB-1")).to.deep.equal([])
    expect(await found(tree.id, "AB-12", stranger.api)).to.deep.equal(["Dead"])
    const seen = await dataOf(stranger.api.GET("/persons/{person_id}", at({ person_id: living.id })))
    expect(seen).to.include({ visibility: "redacted", identifiers: null })
  })

  it("come in a batch and in a proposal, and stand in the history", async () => {
    const { tree, owner } = stage
    const identifiers = [{ type: "EXID", value: "9" }]
    const operations = [
      { op: "create" as const, entity: "person" as const, data: { given_name: "Batch", identifiers } },
    ]
    await dataOf(owner.api.POST("/trees/{tree_id}/batch", { ...tree.at, body: { operations } }))
    const proposal = await proposed(owner, tree, operations)
    await dataOf(owner.api.POST("/proposals/{proposal_id}/apply", proposal))
    expect(await found(tree.id, "9")).to.deep.equal(["Batch", "Batch"])
    const change = await lastChange(tree)
    const entries = await dataOf(owner.api.GET("/changes/{change_id}/entries", at({ change_id: change.id })))
    const [entry] = entries.filter(({ entity_type }) => entity_type === "person")
    expect(entry?.after).to.deep.include({ identifiers })
  })

  it("come from a file and go back as they were, whatever is changed and changed back", async () => {
    const { owner, host } = stage
    for (const version of ["5.5.1", "7.0"]) {
      const tree = await plantTree(host, owner)
      await importInto(tree, file())
      const [ann] = await dataOf(owner.api.GET("/trees/{tree_id}/persons", tree.at))
      const [source] = await dataOf(owner.api.GET("/trees/{tree_id}/sources", tree.at))
      const [couple] = await dataOf(owner.api.GET("/trees/{tree_id}/relationships", tree.at))
      if (ann === undefined || source === undefined || couple === undefined) throw new Error("The file has all three.")
      const before = [
        { type: "member number", value: "42" },
        { type: "UID", value: "0123456789ABCDEF" },
        { type: "AFN", value: "3W-X1" },
        { type: "RIN", value: "7" },
      ]
      expect((await personOf(ann.id)).identifiers).to.deep.equal(before)
      expect(source.identifiers).to.deep.equal([{ type: "REFN", value: "R/9" }])
      expect(couple.identifiers).to.deep.equal([{ type: "REFN", value: "17" }])
      const original = await exportOf(tree.id, version)
      const [number, ...others] = before
      await patch(ann.id, { identifiers: [{ type: "member number", value: "43" }, ...others] })
      expect(await exportOf(tree.id, version)).to.equal(original.replace("1 REFN 42\n", "1 REFN 43\n"))
      await patch(ann.id, { identifiers: [...others, { type: "https://people.example", value: "8" }] })
      const added = version === "7.0" ? "1 EXID 8\n" : "1 _EXID 8\n"
      expect(await exportOf(tree.id, version)).to.equal(
        original.replace("1 REFN 42\n2 TYPE member number\n", `${added}2 TYPE https://people.example\n`),
      )
      await patch(ann.id, { identifiers: number === undefined ? [] : [number, ...others] })
      expect(await exportOf(tree.id, version)).to.equal(original)
      const body = { identifiers: [] }
      await dataOf(owner.api.PATCH("/sources/{source_id}", { ...at({ source_id: source.id }), body }))
      await dataOf(owner.api.PATCH("/relationships/{relationship_id}", { ...at({ relationship_id: couple.id }), body }))
      expect(await exportOf(tree.id, version)).to.equal(original.replace("1 REFN 17\n", "").replace("1 REFN R/9\n", ""))
    }
  })

  it("stay lines of the file where they are too many or no text on one line", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const many = Array.from({ length: 60 }, (_, index) => `\n1 REFN ${index + 100}`).join("")
    await importInto(tree, file(`${many}\n1 REFN ${"x".repeat(501)}\n1 REFN two\n2 CONT lines`))
    const [ann] = await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))
    expect((await personOf(ann?.id ?? "")).identifiers).to.have.length(50)
    const before = await exportOf(tree.id, "5.5.1")
    expect(before.match(/^1 REFN/gm)).to.have.length(65)
    await patch(ann?.id ?? "", { notes: "changed" })
    expect(await exportOf(tree.id, "5.5.1")).to.equal(
      before.replace(/(0 @I1@ INDI\n(?:[1-9].*\n)*)/, "$11 NOTE changed\n"),
    )
  })

  it("of a merged record are added to those of the person", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await importInto(tree, file())
    const answer = await sendGedcom(stage.host, stage.owner, tree.id, file("\n1 REFN 43\n1 UID ab12"), {
      default_action: "merge",
    })
    expect(answer.status).to.equal(200)
    const [ann] = await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))
    expect((await personOf(ann?.id ?? "")).identifiers?.map(({ value }) => value)).to.deep.equal([
      ...["42", "0123456789ABCDEF", "3W-X1", "7"],
      ...["43", "ab12"],
    ])
    const text = await exportOf(tree.id, "5.5.1")
    expect(text.match(/^1 (?:REFN|UID|_UID) (?:42|43|ab12)$/gm)).to.have.length(3)
    expect(await exportOf(tree.id, "5.5.1")).to.equal(text)
  })

  it("make a match sure that were given here", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await tree.person({
      given_name: "Zoe",
      surname: "Other",
      identifiers: [{ type: "UID", value: "01-23 45 67 89ab cdef" }],
    })
    const answer = await sendGedcom(stage.host, stage.owner, tree.id, file(), {}, "preview")
    const text = await answer.text()
    expect(text).to.include('"high"')
  })

  it("are in a backup, and a backup that lacks them is restored with none", async () => {
    const { host } = stage
    const owner = await host.user()
    const tree = await plantTree(host, owner)
    const identifiers = [{ type: "REFN", value: "1" }]
    await tree.person({ given_name: "Anna", identifiers })
    const other = await host.user()
    await restored(host, other, await (await askBackup(host, owner)).bytes())
    const [copy] = await dataOf(other.api.GET("/trees"))
    const persons = await dataOf(other.api.GET("/trees/{tree_id}/persons", at({ tree_id: copy?.id ?? "" })))
    expect(persons.map((person) => person.identifiers)).to.deep.equal([identifiers])
    const third = await host.user()
    await restored(host, third, archiveOf(soundAccount()))
    const [old] = await dataOf(third.api.GET("/trees"))
    const [someone] = await dataOf(third.api.GET("/trees/{tree_id}/persons", at({ tree_id: old?.id ?? "" })))
    expect(someone?.identifiers).to.deep.equal([])
  })
})
