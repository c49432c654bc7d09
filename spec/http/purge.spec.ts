import { expect } from "chai"
import { TreeId } from "../../core/domain/ids.ts"
import { eventually } from "../support/eventually.ts"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"

for (const kind of hosts) {
  describe(`purging a tree, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    before(async () => {
      host = await kind.start({ WORKER: "on" })
      owner = await host.user()
    })
    after(() => host.stop())

    const at = (tree_id: string) => ({ params: { path: { tree_id } } })
    const aTree = async (name = "Down House") => {
      const { data: tree } = await owner.api.POST("/trees", { body: { name } })
      const id = tree?.id ?? ""
      const { data: person } = await owner.api.POST("/trees/{tree_id}/persons", {
        ...at(id),
        body: { given_name: "Emma" },
      })
      return { id, personId: person?.id ?? "" }
    }
    const remove = (id: string) => owner.api.DELETE("/trees/{tree_id}", at(id))
    const purge = (id: string, name = "Down House", who = owner) =>
      who.api.POST("/trees/{tree_id}/purge", { ...at(id), body: { name } })
    const restore = (id: string) => owner.api.POST("/trees/{tree_id}/restore", at(id))

    it("ends a deleted tree for good when its owner retypes its name", async () => {
      const { id, personId } = await aTree()
      await owner.api.PATCH("/users/me/self-person", { body: { person_id: personId } })
      await remove(id)
      expect((await purge(id)).response.status).to.equal(204)
      expect((await owner.api.GET("/trees/{tree_id}", at(id))).response.status).to.equal(404)
      expect((await restore(id)).response.status).to.equal(404)
      expect((await purge(id)).response.status).to.equal(404)
      expect(
        (await owner.api.GET("/trees", { params: { query: { deleted: true } } })).data?.map((tree) => tree.id),
      ).to.not.include(id)
      await eventually(async () =>
        expect(TreeId.is(id) && (await host.store.reads.trees.byId(id, null))).to.equal(null),
      )
      expect((await owner.api.GET("/users/me")).data?.self_person_id).to.equal(null)
    })

    it("is refused for a tree that is not deleted", async () => {
      const { id } = await aTree()
      const { response, error } = await purge(id)
      expect(response.status).to.equal(409)
      expect(error?.code).to.equal("tree_not_deleted")
      expect((await owner.api.GET("/trees/{tree_id}", at(id))).data).to.include({ person_count: 1 })
    })

    it("is refused for another name, and the tree can still be restored", async () => {
      const { id } = await aTree()
      await remove(id)
      for (const name of ["down house", "", "Down  House"]) {
        const { response, error } = await purge(id, name)
        expect(response.status, name).to.equal(422)
        expect(error?.errors?.[0]?.path).to.equal("name")
      }
      expect((await restore(id)).data).to.include({ id, person_count: 1 })
    })

    it("is the owners' affair: others find no deleted tree, and may not purge a live one", async () => {
      const { id } = await aTree()
      const editor = await host.user()
      const stranger = await host.user()
      await owner.api.POST("/trees/{tree_id}/members", { ...at(id), body: { email: editor.email, role: "editor" } })
      for (const who of [editor, stranger]) expect((await purge(id, "Down House", who)).response.status).to.equal(403)
      await remove(id)
      for (const who of [editor, stranger]) expect((await purge(id, "Down House", who)).response.status).to.equal(404)
      expect(
        (await host.client().POST("/trees/{tree_id}/purge", { ...at(id), body: { name: "Down House" } })).response
          .status,
      ).to.equal(401)
      expect((await restore(id)).response.status).to.equal(200)
    })

    it("and a restore at the same moment: one of them wins, and the tree is whole or gone", async () => {
      for (let round = 0; round < 5; round++) {
        const { id, personId } = await aTree()
        await remove(id)
        const [purged, restored] = await Promise.all([purge(id), restore(id)])
        const person = await owner.api.GET("/persons/{person_id}", { params: { path: { person_id: personId } } })
        const won = [purged.response.status, restored.response.status, person.response.status]
        expect(won.join()).to.be.oneOf(["204,404,404", "409,200,200"])
      }
    })

    it("twice at once is done once", async () => {
      const { id } = await aTree()
      await remove(id)
      const statuses = (await Promise.all([purge(id), purge(id)])).map(({ response }) => response.status)
      expect(statuses.toSorted()).to.deep.equal([204, 404])
    })
  })
}
