import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, NOWHERE, plantTree, refused, dataOf } from "../support/tree-scene.ts"

onEveryHost("the page of a person", (stage) => {
  /** Anna with a husband, a living son, a cited birth and a cited marriage, pictures, and a hidden census. */
  const aLife = async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner, "public")
    const dead = { is_living: false }
    const anna = await tree.person({ given_name: "Anna", ...dead, birth: { date: { year: 1820 }, place: "Lima" } })
    const [john, mother, sister, son] = [
      await tree.person({ given_name: "John", ...dead }),
      await tree.person({ given_name: "Mother", ...dead }),
      await tree.person({ given_name: "Sister", ...dead }),
      await tree.person({ given_name: "Secret" }),
    ]
    const bond = await tree.partners(john, anna)
    for (const [parent, child] of [
      [mother, anna],
      [mother, sister],
      [anna, son],
      [john, son],
    ] as const)
      await tree.parent(parent, child)
    const wedding = await tree.event({ type: "marriage", relationship_id: bond.id, date: { year: 1841 } })
    const census = await tree.event({ type: "census", person_id: anna.id, privacy: "hidden", detail: "Concealed" })
    const [register, list, other] = [
      await tree.source("Register"),
      await tree.source("Census list"),
      await tree.source("Another"),
    ]
    const cited = await tree.cite(register, { event_id: wedding.id })
    const concealed = await tree.cite(list, { event_id: census.id })
    await tree.cite(other, { person_id: john.id })
    const [portrait, scan] = [await upload(host, owner, tree.id), await upload(host, owner, tree.id)]
    await dataOf(
      owner.api.PATCH("/media/{media_id}", { ...at({ media_id: portrait.id }), body: { person_id: anna.id } }),
    )
    await dataOf(
      owner.api.PATCH("/media/{media_id}", { ...at({ media_id: scan.id }), body: { source_id: register.id } }),
    )
    return { tree, anna, john, son, wedding, census, register, list, cited, concealed, portrait, scan }
  }

  const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id)
  const page = ({ id }: { readonly id: string }) =>
    dataOf(stage.owner.api.GET("/persons/{person_id}/page", at({ person_id: id })))

  it("has names, events with the partner, family, and the evidence of all these", async () => {
    const { anna, john, son, wedding, census, register, list, cited, concealed, portrait, scan } = await aLife()
    const found = await page(anna)
    expect(found.person).to.deep.include({ id: anna.id, given_name: "Anna" })
    expect(found.names.map(({ given_name }) => given_name)).to.deep.equal(["Anna"])
    expect(found.events.map(({ type, partner }) => [type, partner?.given_name])).to.deep.equal([
      ["birth", undefined],
      ["marriage", "John"],
      ["census", undefined],
    ])
    expect(idsOf(found.events)).to.include.members([wedding.id, census.id])
    const { parents, siblings, partners, children } = found.family
    expect(parents.map(({ person }) => person.given_name)).to.deep.equal(["Mother"])
    expect(siblings.map(({ person, kind }) => [person.given_name, kind])).to.deep.equal([["Sister", "half"]])
    expect(partners.map(({ person, children: own }) => [person.id, own])).to.deep.equal([[john.id, [son.id]]])
    expect(children.map(({ person, relationship }) => [person.id, relationship.qualifier])).to.deep.equal([
      [son.id, "biological"],
    ])
    expect(idsOf(found.citations)).to.have.members([cited.id, concealed.id])
    expect(idsOf(found.sources)).to.have.members([register.id, list.id])
    expect(idsOf(found.media)).to.have.members([portrait.id, scan.id])
    expect(found.media[0]?.url).to.match(/^\/api\/v1\/media\/.*\/content$/)
  })

  it("shows a stranger, by both surfaces, what they may see of each part", async () => {
    const { anna, son, wedding, register, cited, list, portrait, scan } = await aLife()
    const response = await stage.host.fetch(`/api/v1/public/persons/${anna.id}/page`)
    const text = await response.text()
    const seen: Schemas["PersonPage"] = JSON.parse(text)
    const closed = await dataOf(stage.stranger.api.GET("/persons/{person_id}/page", at({ person_id: anna.id })))
    // Accounts get the bytes of media at the addresses of members.
    const withoutAddresses = (page: Schemas["PersonPage"]) => ({
      ...page,
      media: page.media.map((medium) => ({ ...medium, url: null, thumbnail_url: null })),
    })
    expect(withoutAddresses(closed)).to.deep.equal(seen)
    for (const word of ["Secret", "Concealed", list.id]) expect(text).to.not.include(word)
    expect(seen.events.map(({ type }) => type)).to.deep.equal(["birth", "marriage"])
    expect(idsOf(seen.events)).to.include(wedding.id)
    expect(
      seen.family.children.map(({ person, relationship }) => [person.id, person.visibility, relationship.redacted]),
    ).to.deep.equal([[son.id, "redacted", true]])
    expect([idsOf(seen.citations), idsOf(seen.sources)]).to.deep.equal([[cited.id], [register.id]])
    expect(idsOf(seen.media)).to.have.members([portrait.id, scan.id])
    const redacted = await dataOf(stage.stranger.api.GET("/persons/{person_id}/page", at({ person_id: son.id })))
    expect(redacted).to.deep.include({ names: [], events: [], citations: [], associations: [], sources: [], media: [] })
    expect(redacted.person.display_name).to.equal("Living person")
  })

  it("is not found for an unknown person", async () => {
    expect(await refused(stage.owner.api.GET("/persons/{person_id}/page", at({ person_id: NOWHERE })))).to.equal(
      "404 not_found",
    )
  })
})
