import { expect } from "chai"
import { askBackup, backupOf } from "../support/backup.ts"
import { eventually } from "../support/eventually.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"
import { PIXEL, upload } from "../support/media.ts"
import { at, plantTree, dataOf } from "../support/tree-scene.ts"

for (const kind of hosts) {
  describe(`the backup of an account, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    before(async () => {
      host = await kind.start()
    })
    after(() => host.stop())
    beforeEach(async () => {
      owner = await host.user()
    })

    it("is a zip to be saved, of an account without trees as well", async () => {
      const response = await askBackup(host, owner)
      expect(response.status).to.equal(200)
      expect(response.headers.get("content-type")).to.equal("application/zip")
      expect(response.headers.get("content-disposition")).to.equal('attachment; filename="stemma-account.zip"')
      await response.body?.cancel()
      const { account, media } = await backupOf(host, owner)
      expect(account).to.include({ format: "stemma-account", version: 1 })
      expect(account.trees).to.deep.equal([])
      expect(media.size).to.equal(0)
    })

    it("is for its owner alone, signed in", async () => {
      expect((await host.fetch("/api/v1/users/me/export")).status).to.equal(401)
    })

    it("contains everything in a tree: what belongs to one record is nested in it", async () => {
      const tree = await plantTree(host, owner, "public")
      const source = await tree.source("Bible")
      const emma = await tree.person({
        given_name: "Emma",
        surname: "Wedgwood",
        gender: "female",
        is_living: false,
        notes: "née Wedgwood\u2028",
        privacy: "redacted",
        birth: { date: { qualifier: "about", year: 1808 }, place: "Maer" },
      })
      const charles = await tree.person({ given_name: "Charles" })
      const couple = await tree.partners(emma, charles, { notes: "cousins" })
      const wedding = await tree.event({
        type: "marriage",
        relationship_id: couple.id,
        place: "Maer",
        detail: "St Peter",
      })
      const child = await tree.parent(emma, charles, { qualifier: "guardian" })
      await dataOf(
        owner.api.PATCH("/trees/{tree_id}", { ...tree.at, body: { home_person_id: emma.id, description: "Kent" } }),
      )
      const name = (await dataOf(owner.api.GET("/persons/{person_id}/names", at({ person_id: emma.id }))))[0]?.id ?? ""
      const birth =
        (await dataOf(owner.api.GET("/persons/{person_id}/events", at({ person_id: emma.id })))).find(
          ({ type }) => type === "birth",
        )?.id ?? ""
      for (const target of [
        { person_id: emma.id },
        { name_id: name },
        { event_id: wedding.id },
        { event_id: birth },
        { relationship_id: couple.id },
      ])
        await tree.cite(source, { ...target, page: "3" })

      const { account } = await backupOf(host, owner)
      const [only, ...others] = account.trees
      expect(others).to.deep.equal([])
      expect(only).to.include({
        id: tree.id,
        name: "Down House",
        description: "Kent",
        visibility: "public",
        home_person_id: emma.id,
      })
      expect(only?.sources).to.have.lengthOf(1)
      expect(only?.sources[0]).to.include({ id: source.id, title: "Bible" })
      const person = only?.persons.find(({ id }) => id === emma.id)
      expect(person).to.include({
        gender: "female",
        is_living: false,
        notes: "née Wedgwood\u2028",
        privacy: "redacted",
      })
      const cited = [{ source_id: source.id, page: "3", detail: null, confidence: null }]
      const citations = (row: { readonly citations?: unknown } | undefined) => {
        if (!Array.isArray(row?.citations)) return expect.fail("no citations")
        return row.citations.map(({ source_id, page, detail, confidence }) => ({ source_id, page, detail, confidence }))
      }
      expect(citations(person)).to.deep.equal(cited)
      expect(person?.names[0]).to.include({ id: name, given_name: "Emma", surname: "Wedgwood", is_primary: true })
      expect(citations(person?.names[0])).to.deep.equal(cited)
      expect(person?.events[0]).to.include({ id: birth, type: "birth", place: "Maer" })
      expect(person?.events[0]?.["date"]).to.include({ qualifier: "about", year: 1808, display: "ABT 1808" })
      expect(citations(person?.events[0])).to.deep.equal(cited)
      const edge = only?.relationships.find(({ id }) => id === couple.id)
      expect(edge).to.include({
        type: "partnership",
        from_person_id: emma.id,
        to_person_id: charles.id,
        qualifier: null,
        notes: "cousins",
      })
      expect(edge?.events[0]).to.include({ id: wedding.id, type: "marriage", place: "Maer", detail: "St Peter" })
      expect(citations(edge?.events[0])).to.deep.equal(cited)
      expect(citations(edge)).to.deep.equal(cited)
      expect(only?.relationships.find(({ id }) => id === child.id)).to.include({
        type: "parent_child",
        qualifier: "guardian",
      })
    })

    it("brings the bytes of the media, and what imports kept of their files", async () => {
      const tree = await plantTree(host, owner)
      const person = await tree.person({ given_name: "Emma" })
      const picture = await upload(host, owner, tree.id, PIXEL, "emma.png", { person_id: person.id })
      const large = await upload(host, owner, tree.id, Buffer.alloc(300_000, 7), "large.bin")
      const nothing = await upload(host, owner, tree.id, Buffer.alloc(0), "nothing.txt")
      expect(
        (
          await sendGedcom(
            host,
            owner,
            tree.id,
            "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n0 @I1@ INDI\n1 NAME Fanny /Wedgwood/\n1 _PET Dash\n0 TRLR\n",
          )
        ).status,
      ).to.equal(200)
      const { account, media } = await backupOf(host, owner)
      expect(account.trees[0]?.media.map(({ id }) => id)).to.deep.equal([picture.id, large.id, nothing.id])
      expect(account.trees[0]?.media[0]).to.include({
        filename: "emma.png",
        content_type: "image/png",
        size: PIXEL.length,
        checksum: picture.checksum,
        person_id: person.id,
      })
      expect([...media.keys()]).to.deep.equal([picture, large, nothing].map(({ id }) => `media/${id}`))
      expect(media.get(`media/${picture.id}`)).to.deep.equal(PIXEL)
      expect(media.get(`media/${large.id}`)).to.deep.equal(Buffer.alloc(300_000, 7))
      const fanny = account.trees[0]?.persons.find(({ names }) => names[0]?.["given_name"] === "Fanny")
      const record = account.trees[0]?.records.find(({ tag }) => tag === "INDI")
      expect(record).to.include({ xref: "@I1@", person_id: fanny?.["id"] })
      expect(record?.["lines"]).to.include("1 _PET Dash")
    })

    it("lists media with lost bytes as missing, and contains the rest", async () => {
      const tree = await plantTree(host, owner)
      const [lost, kept] = [await upload(host, owner, tree.id), await upload(host, owner, tree.id)]
      for await (const entries of host.store.blobs.list())
        for (const { key } of entries) if (key.mediaId === lost.id) await host.store.blobs.remove(key)
      const { account, media } = await backupOf(host, owner)
      expect(account.trees[0]?.media.map(({ id }) => id)).to.deep.equal([kept.id])
      expect([...media.keys()]).to.deep.equal([`media/${kept.id}`])
      const { id, title, filename, size, checksum } = lost
      expect(account.missing_media).to.deep.equal([{ tree_id: tree.id, id, title, filename, size, checksum }])
    })

    it("holds the live trees that the user owns, each of them, and none of others'", async () => {
      const other = await host.user()
      const [mine, alsoMine, gone] = [
        await plantTree(host, owner),
        await plantTree(host, owner),
        await plantTree(host, owner),
      ]
      const [edited, shared] = [await plantTree(host, other), await plantTree(host, other)]
      await dataOf(
        other.api.POST("/trees/{tree_id}/members", { ...edited.at, body: { email: owner.email, role: "editor" } }),
      )
      await dataOf(
        other.api.POST("/trees/{tree_id}/members", { ...shared.at, body: { email: owner.email, role: "owner" } }),
      )
      await owner.api.DELETE("/trees/{tree_id}", gone.at)
      expect((await backupOf(host, owner)).account.trees.map(({ id }) => id)).to.deep.equal([
        mine.id,
        alsoMine.id,
        shared.id,
      ])
    })

    it("holds live records alone", async () => {
      const tree = await plantTree(host, owner)
      await sendGedcom(
        host,
        owner,
        tree.id,
        "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n0 @I1@ INDI\n1 NAME Fanny //\n0 @I2@ INDI\n1 NAME Etty //\n0 TRLR\n",
      )
      const [fanny] = await dataOf(
        owner.api.GET("/trees/{tree_id}/persons", { params: { ...tree.at.params, query: { q: "Fanny" } } }),
      )
      const source = await tree.source()
      await tree.cite(source, { person_id: fanny?.id ?? "" })
      const picture = await upload(host, owner, tree.id, PIXEL, "fanny.png", { person_id: fanny?.id ?? "" })
      await owner.api.DELETE("/persons/{person_id}", at({ person_id: fanny?.id ?? "" }))
      await owner.api.DELETE("/sources/{source_id}", at({ source_id: source.id }))
      const { account, media } = await backupOf(host, owner)
      const [only] = account.trees
      expect(only?.persons.map(({ names }) => names[0]?.["given_name"])).to.deep.equal(["Etty"])
      expect(only?.sources).to.deep.equal([])
      expect(only?.records.filter(({ tag }) => tag === "INDI").map(({ xref }) => xref)).to.deep.equal(["@I2@"])
      expect(media.has(`media/${picture.id}`)).to.equal(false)
    })

    it("continues after a batch, and contains each person and each relationship once", async () => {
      const tree = await plantTree(host, owner)
      const people = Array.from(
        { length: 1_200 },
        (_, n) => `0 @I${n}@ INDI\n1 NAME Anna${n} //\n1 FAM${n % 2 === 0 ? "S" : "C"} @F${n >> 1}@`,
      )
      const families = Array.from(
        { length: 600 },
        (_, n) => `0 @F${n}@ FAM\n1 WIFE @I${2 * n}@\n1 CHIL @I${2 * n + 1}@`,
      )
      expect(
        (
          await sendGedcom(
            host,
            owner,
            tree.id,
            ["0 HEAD\n1 GEDC\n2 VERS 5.5.1", ...people, ...families, "0 TRLR"].join("\n"),
          )
        ).status,
      ).to.equal(200)
      const [only] = (await backupOf(host, owner)).account.trees
      expect(new Set(only?.persons.map(({ id }) => id)).size).to.equal(1_200)
      expect(only?.persons).to.have.lengthOf(1_200)
      expect(only?.relationships).to.have.lengthOf(600)
      expect(only?.records.length).to.equal(1_801)
    })

    it("holds nothing for readers who leave: others are still served", async () => {
      const tree = await plantTree(host, owner)
      await upload(host, owner, tree.id, Buffer.alloc(2_000_000, 1), "large.bin")
      for (let reader = 0; reader < 12; reader++) await (await askBackup(host, owner)).body?.cancel()
      // The server may need a moment to notice that a reader left, and refuses a backup until then.
      expect((await eventually(() => backupOf(host, owner))).media.size).to.equal(1)
    })
  })
}
