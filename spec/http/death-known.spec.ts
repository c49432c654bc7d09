import { expect } from "chai"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { at, dataOf, plantTree } from "../support/tree-scene.ts"

for (const kind of hosts) {
  describe(`a death without a date, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let stranger: TestUser
    before(async () => {
      host = await kind.start()
      owner = await host.user()
      stranger = await host.user()
    })
    after(() => host.stop())

    /** What a reader gets as `death_known` in the person, the card and the list; the same for the list of the public. */
    const known = async (tree: { readonly id: string }, id: string) => {
      const person = at({ person_id: id })
      const of = async (api: TestUser["api"]) => {
        const { death_known } = await dataOf(api.GET("/persons/{person_id}", person))
        const { persons } = await dataOf(api.GET("/persons/{person_id}/neighbourhood", person))
        const listed = await dataOf(
          api.GET("/trees/{tree_id}/persons", at({ tree_id: tree.id }, { query: { ids: id } })),
        )
        return [death_known, persons[0]?.death_known, listed[0]?.death_known]
      }
      const visitor = host.client()
      const { death_known } = await dataOf(visitor.GET("/public/persons/{person_id}", person))
      const cards = await dataOf(visitor.GET("/public/persons/{person_id}/neighbourhood", person))
      return {
        member: await of(owner.api),
        user: await of(stranger.api),
        visitor: [death_known, cards.persons[0]?.death_known],
      }
    }
    const everybody = (is: boolean | null) => ({ member: [is, is, is], user: [is, is, is], visitor: [is, is] })

    it("of a file is known to all", async () => {
      const tree = await plantTree(host, owner, "public")
      await sendGedcom(host, owner, tree.id, gedcomText("0 @I1@ INDI\n1 NAME Ann\n1 BIRT\n2 DATE 1771\n1 DEAT Y"))
      const [ann] = await dataOf(owner.api.GET("/trees/{tree_id}/persons", tree.at))
      expect(ann).to.include({ birth_year: 1771, death_year: null, death_known: true })
      expect(await known(tree, ann?.id ?? "")).to.deep.equal(everybody(true))
    })

    it("is known to members alone while its event is hidden, with the version of the person", async () => {
      const tree = await plantTree(host, owner, "public")
      const person = await tree.person({ given_name: "Ann", birth: { date: { year: 1771 } } })
      expect(await known(tree, person.id)).to.deep.equal(everybody(false))
      const death = await tree.event({ type: "death", person_id: person.id, privacy: "hidden" })
      expect(await known(tree, person.id)).to.deep.equal({ ...everybody(false), member: [true, true, true] })
      const before = await dataOf(owner.api.GET("/persons/{person_id}", at({ person_id: person.id })))
      await dataOf(
        owner.api.PATCH("/events/{event_id}", {
          params: { path: { event_id: death.id }, header: { "If-Match": `"${death.version}"` } },
          body: { privacy: "default" },
        }),
      )
      expect(await known(tree, person.id)).to.deep.equal(everybody(true))
      const after = await dataOf(owner.api.GET("/persons/{person_id}", at({ person_id: person.id })))
      expect(after.version).to.be.greaterThan(before.version ?? 0)
    })

    it("is what an editor says, and null of somebody who is withheld", async () => {
      const tree = await plantTree(host, owner, "public")
      const dead = await tree.person({ given_name: "Ann", is_living: false })
      expect(await known(tree, dead.id)).to.deep.equal(everybody(true))
      const living = await tree.person({ given_name: "Bob", is_living: true, death: {} })
      const seen = await known(tree, living.id)
      expect(seen).to.deep.equal({ ...everybody(null), member: [false, false, false] })
    })
  })
}
