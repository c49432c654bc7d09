import { expect } from "chai"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, plantTree, refused, statusOf } from "../support/tree-scene.ts"

onEveryHost(
  "ACCOUNT_BYTES_PER_MINUTE",
  (stage) => {
    it("refuses the writes of an account that has written more, says when to come back, and lets others write", async () => {
      const user = await stage.host.user()
      const tree = await plantTree(stage.host, user)
      const editor = await tree.join("editor")
      const create = (by = user, notes = "short") =>
        by.api.POST("/trees/{tree_id}/persons", { ...tree.at, body: { notes } })
      const { id: person_id } = await dataOf(create(user, "x".repeat(200_000)))
      const { response } = await create()
      expect(response.status).to.equal(429)
      expect(Number(response.headers.get("retry-after"))).to.be.within(50, 70)
      expect(await refused(create())).to.equal("429 too_many_bytes")
      expect(await statusOf(create(editor))).to.equal(201)
      const person = at({ person_id })
      expect(await statusOf(user.api.GET("/persons/{person_id}", person))).to.equal(200)
      expect(await statusOf(user.api.DELETE("/persons/{person_id}", person))).to.equal(200)
    })
  },
  { ACCOUNT_BYTES_PER_MINUTE: "100000" },
)
