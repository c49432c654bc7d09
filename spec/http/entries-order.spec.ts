import { expect } from "chai"
import { onEveryHost } from "../support/on-every-host.ts"
import { aSource, propose } from "../support/proposal-scene.ts"
import { at, dataOf, plantTree } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

const file = `0 HEAD
1 GEDC
2 VERS 5.5.1
1 CHAR UTF-8
0 @I1@ INDI
1 NAME Charles /Darwin/
1 BIRT
2 DATE 12 FEB 1809
2 PLAC Shrewsbury
1 FAMS @F1@
0 @I2@ INDI
1 NAME Emma /Wedgwood/
1 FAMS @F1@
0 @I3@ INDI
1 NAME William /Darwin/
1 FAMC @F1@
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I2@
1 CHIL @I3@
1 MARR
2 DATE 29 JAN 1839
0 TRLR
`

/** The entries of the changes on the first host, for comparison with those on the others. */
let expected: readonly unknown[] | null = null

onEveryHost("the entries of a change", (stage) => {
  const { changesOf, entriesOf, undone, importInto } = undoScene(stage)

  it("have one order on every host", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const { api } = stage.owner
    const imported = await importInto(tree, file)
    const persons = await dataOf(api.GET("/trees/{tree_id}/persons", tree.at))
    const [first, second, third] = persons.map(({ id }) => id)
    if (first === undefined || second === undefined || third === undefined)
      throw new Error("The import made no persons.")
    await dataOf(api.PATCH("/trees/{tree_id}", { ...tree.at, body: { home_person_id: second } }))
    await dataOf(api.POST("/trees/{tree_id}/cleanup/deceased", { ...tree.at, body: { person_ids: [third, first] } }))
    const operations = [
      { op: "update", entity: "person", id: third, data: { notes: "Third" } },
      { op: "create", entity: "event", data: { type: "census", person_id: first, place: "Maer" } },
      { op: "create", entity: "person", data: { given_name: "Etty" } },
      { op: "update", entity: "person", id: first, data: { notes: "First" } },
    ] as const
    await dataOf(api.POST("/trees/{tree_id}/batch", { ...tree.at, body: { operations: [...operations] } }))
    const batch = await changesOf(tree)
    const [ofBatch] = batch
    if (ofBatch !== undefined) await undone(ofBatch)
    const { id } = await dataOf(propose(stage.owner, tree, [aSource("One"), aSource("Two")]))
    await dataOf(api.POST("/proposals/{proposal_id}/apply", at({ proposal_id: id })))
    await dataOf(api.POST("/proposals/{proposal_id}/undo", at({ proposal_id: id })))
    expect((await api.DELETE("/persons/{person_id}", at({ person_id: second }))).response.ok).to.equal(true)
    const [deletion] = await changesOf(tree)
    if (deletion !== undefined) await undone(deletion)
    const conflicts = persons.flatMap((person) =>
      ["attached", "is_living", "notes", "living", "vital_status"].map((field) => ({ entity_id: person.id, field })),
    )
    await undone(await undone(imported, { fields: conflicts }))
    const changes = (await changesOf(tree)).toReversed()
    const all = await Promise.all(changes.map(async (change) => [change, await entriesOf(change)] as const))
    const numbers = new Map(
      all
        .flatMap(([, entries]) => entries.map(({ entity_id }) => entity_id))
        .toSorted()
        .filter((one, index, ids) => one !== ids[index - 1])
        .map((one, index) => [one, index]),
    )
    const shown = all.map(([{ action }, entries]) => [
      action,
      entries.map(({ entity_type, entity_id }) => `${entity_type} ${numbers.get(entity_id)}`),
    ])
    expected ??= shown
    expect(shown).to.deep.equal(expected)
  })
})
