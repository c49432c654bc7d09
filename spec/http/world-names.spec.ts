import { expect } from "chai"
import { gedcomText } from "../support/gedcom-upload.ts"
import { worldNames } from "../support/names/world-names.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, plantTree } from "../support/tree-scene.ts"

onEveryHost("names of the world", (stage) => {
  const people = worldNames.map(({ lines }, index) => `0 @I${index}@ INDI\n${lines}\n1 REFN ${index}`)
  let tree: string
  let ids: ReadonlyMap<number, string>

  const importInto = async (treeId: string, text: string): Promise<void> => {
    const form = new FormData()
    form.set("file", new Blob([text]), "names.ged")
    const answer = await stage.host.fetch(`/api/v1/trees/${treeId}/gedcom/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${stage.owner.token}` },
      body: form,
    })
    expect(answer.status, await answer.text()).to.equal(200)
  }
  const exportOf = async (treeId: string, version: string): Promise<string> => {
    const headers = { authorization: `Bearer ${stage.owner.token}` }
    const answer = await stage.host.fetch(`/api/v1/trees/${treeId}/gedcom/export?version=${version}`, { headers })
    return answer.text()
  }
  const shownIn = async (treeId: string): Promise<readonly (string | null | undefined)[]> => {
    const found = await dataOf(
      stage.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: treeId }, { query: { limit: 1_000 } })),
    )
    return found.map(({ display_name }) => display_name)
  }
  const searched = async (q: string): Promise<readonly string[]> =>
    (await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: tree }, { query: { q } })))).map(
      ({ id }) => id,
    )

  before(async () => {
    ;({ id: tree } = await plantTree(stage.host, stage.owner))
    await importInto(tree, gedcomText(people.join("\n")))
    const all = await dataOf(
      stage.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: tree }, { query: { limit: 1_000 } })),
    )
    const found = await Promise.all(
      all.map(async ({ id }) => {
        const person = await dataOf(stage.owner.api.GET("/persons/{person_id}", at({ person_id: id })))
        return [Number(person.identifiers?.[0]?.value), id] as const
      }),
    )
    ids = new Map(found)
  })

  for (const [index, { culture, lines, shown, surname, found }] of worldNames.entries())
    it(`${culture}: ${lines.split("\n")[0]} is shown as ${shown}, and found by ${found.join(", ")}`, async () => {
      const person_id = ids.get(index) ?? expect.fail("no person")
      const person = await dataOf(stage.owner.api.GET("/persons/{person_id}", at({ person_id })))
      expect(person.display_name).to.equal(shown)
      expect(person.surname).to.equal(surname)
      expect(person.names?.[0]?.written).to.equal(shown)
      for (const query of found) expect(await searched(query), query).to.include(person_id)
    })

  it("come back from an export as they came, and from one in the other version as they are shown", async () => {
    const text = await exportOf(tree, "5.5.1")
    for (const person of people) expect(text).to.include(person)
    const { id } = await plantTree(stage.host, stage.owner)
    await importInto(id, await exportOf(tree, "7.0"))
    expect((await shownIn(id)).toSorted()).to.deep.equal(worldNames.map(({ shown }) => shown).toSorted())
  })

  it("are written in their order after a change of a part, with slashes around the surname", async () => {
    const own = await plantTree(stage.host, stage.owner)
    await importInto(own.id, gedcomText("0 @I1@ INDI\n1 NAME /Nagy/ Béla"))
    const [card] = await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", own.at))
    const person_id = card?.id ?? expect.fail("no person")
    const path = at({ person_id })
    const change = { ...path, body: { given_name: "János" } }
    expect((await dataOf(stage.owner.api.PATCH("/persons/{person_id}", change))).display_name).to.equal("Nagy János")
    for (const version of ["5.5.1", "7.0"]) expect(await exportOf(own.id, version)).to.include("1 NAME /Nagy/ János")
  })
})
