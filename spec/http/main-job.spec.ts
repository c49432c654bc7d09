import { readFile } from "node:fs/promises"
import { expect } from "chai"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"

const sample = new URL("../support/gedcom/wedgwood-darwin.ged", import.meta.url)

for (const kind of hosts) {
  describe(`the main job, on the ${kind.name} host: a family comes in, is kept, shown to the world, and goes out again`, () => {
    let host: TestHost
    let emma: TestUser
    let tree: string
    let report: Schemas["ImportReport"]
    let exported: string
    const at = () => ({ params: { path: { tree_id: tree } } })

    before(async () => {
      host = await kind.start()
    })
    after(() => host.stop())

    const importFile = async (who: TestUser, treeId: string, bytes: string): Promise<Schemas["ImportReport"]> => {
      const form = new FormData()
      form.set("file", new Blob([bytes]), "family.ged")
      const response = await host.fetch(`/api/v1/trees/${treeId}/gedcom/import`, {
        method: "POST",
        headers: { authorization: `Bearer ${who.token}` },
        body: form,
      })
      expect(response.status).to.equal(200)
      const read: Schemas["ImportReport"] = JSON.parse(await response.text())
      return read
    }

    it("an account is made, and a private tree in it", async () => {
      emma = await host.user()
      const { data } = await emma.api.POST("/trees", { body: { name: "Darwin and Wedgwood" } })
      tree = data?.id ?? ""
      expect(data).to.include({ visibility: "private", role: "owner" })
    })

    it("a file of 70 people is imported, and the report says what became of it", async () => {
      report = await importFile(emma, tree, await readFile(sample, "utf8"))
      expect(report.persons).to.deep.equal({ created: 70, merged: 0, skipped: 0, overwritten: 0 })
      expect(report).to.include({ names: 119, relationships: 27 + 89, sources: 15, places: 73 })
      expect(report.associations).to.be.greaterThan(0)
      const tags = new Map(report.unmapped_tags.map(({ tag, count, lines }) => [tag, { count, lines }]))
      expect([...tags.keys()]).to.include.members(["FAM.NCHI"])
      for (const { lines } of tags.values()) expect(lines.length).to.be.within(1, 5)
    })

    it("people are found by any of their names, with a slip of a letter", async () => {
      const { data } = await emma.api.GET("/trees/{tree_id}/persons", {
        params: { path: { tree_id: tree }, query: { q: "darwin charls robert" } },
      })
      expect(data?.[0]).to.include({ display_name: "Charles Robert Darwin", birth_year: 1809, death_year: 1882 })
      expect(data?.[0]).to.have.property("score").that.is.within(0.5, 1)
    })

    it("a family shows parents, siblings, partner and children", async () => {
      const { data: found } = await emma.api.GET("/trees/{tree_id}/persons", {
        params: { path: { tree_id: tree }, query: { q: "Charles Robert Darwin" } },
      })
      const { data: family } = await emma.api.GET("/persons/{person_id}/family", {
        params: { path: { person_id: found?.[0]?.id ?? "" } },
      })
      expect(family?.parents.map(({ person }) => person.surname).toSorted()).to.deep.equal(["Darwin", "Wedgwood"])
      expect(family?.partners.map(({ person }) => person.display_name)).to.deep.equal(["Emma Wedgwood"])
      expect(family?.partners[0]?.children).to.have.length(family?.children.length ?? 0)
      expect(family?.siblings.every(({ kind }) => kind === "full")).to.equal(true)
    })

    it("only members see any of it while it is private", async () => {
      const stranger = await host.user()
      expect((await stranger.api.GET("/trees/{tree_id}/persons", at())).response.status).to.equal(403)
      expect((await host.client().GET("/public/trees/{tree_id}/persons", at())).response.status).to.equal(404)
    })

    it("once public, anyone reads the dead in full and the living not at all", async () => {
      await emma.api.POST("/trees/{tree_id}/persons", {
        ...at(),
        body: {
          given_name: "Secretive",
          surname: "Descendant",
          birth: { date: { year: new Date().getUTCFullYear() - 30 }, place: "Hidden Hollow" },
        },
      })
      await emma.api.PATCH("/trees/{tree_id}", { ...at(), body: { visibility: "public" } })
      const response = await host.fetch(`/api/v1/public/trees/${tree}/persons?limit=1000`)
      const body = await response.text()
      const people: readonly Schemas["PersonRead"][] = JSON.parse(body)
      expect(people).to.have.length(71)
      expect(
        people.filter(({ visibility }) => visibility === "redacted").map(({ display_name }) => display_name),
      ).to.deep.equal(["Living person"])
      expect(body).to.include("Erasmus").and.not.include("Secretive")
      const events = await (await host.fetch(`/api/v1/public/trees/${tree}/events`)).text()
      expect(events).to.include("Shrewsbury").and.not.include("Hidden Hollow")
      expect(
        (await host.client().GET("/public/trees", { params: { query: { q: "Darwin Wedgwood" } } })).data?.map(
          ({ id }) => id,
        ),
      ).to.include(tree)
    })

    it("an editor corrects a date, and the log shows who did it", async () => {
      const { data: found } = await emma.api.GET("/trees/{tree_id}/persons", {
        params: { path: { tree_id: tree }, query: { q: "Francis Galton" } },
      })
      const galton = found?.find(({ birth_year }) => birth_year === 1822)
      const { data: events } = await emma.api.GET("/persons/{person_id}/events", {
        params: { path: { person_id: galton?.id ?? "" } },
      })
      const birth = events?.find(({ type }) => type === "birth")
      const patched = await emma.api.PATCH("/events/{event_id}", {
        params: { path: { event_id: birth?.id ?? "" } },
        body: { date: { qualifier: "about", year: 1822 } },
      })
      expect(patched.data?.date).to.include({ display: "ABT 1822", qualifier: "about", calendar: "gregorian" })
      const { data: log } = await emma.api.GET("/trees/{tree_id}/audit", {
        params: { path: { tree_id: tree }, query: { entity_id: birth?.id ?? "" } },
      })
      expect(log?.[0]).to.include({ action: "event.update", actor_type: "user" })
    })

    it("the tree goes out as GEDCOM, and comes into another tree as the same family", async () => {
      const response = await host.fetch(`/api/v1/trees/${tree}/gedcom/export`, {
        headers: { authorization: `Bearer ${emma.token}` },
      })
      expect(response.status).to.equal(200)
      expect(response.headers.get("content-type")).to.match(/^text\/vnd\.familysearch\.gedcom/)
      expect(response.headers.get("content-disposition")).to.match(/\.ged/)
      exported = await response.text()
      expect(exported.split("\n").every((line) => line.length <= 255)).to.equal(true)
      const { data: other } = await emma.api.POST("/trees", { body: { name: "A copy" } })
      const again = await importFile(emma, other?.id ?? "", exported)
      expect(again.persons.created).to.equal(71)
      expect(again).to.include({
        names: report.names + 1,
        relationships: report.relationships,
        sources: report.sources,
        citations: report.citations,
        events: report.events + 1,
      })
    })
  })
}
