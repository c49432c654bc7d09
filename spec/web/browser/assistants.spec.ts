import { expect } from "chai"
import { eventually } from "../../support/eventually.ts"
import { withProvider } from "../../support/mcp-client.ts"
import { at, dataOf } from "../../support/tree-scene.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp(
  "The assistants of a tree",
  (stage) => {
    const policy = async () => {
      const { owner, family } = stage()
      const { providers: _, ...chosen } = await dataOf(
        owner.api.GET("/trees/{tree_id}/ai", at({ tree_id: family.tree })),
      )
      return chosen
    }

    it("are those of the providers that its owner chooses, and see living people where the owner allows it", async () => {
      const opened = await stage().reader()
      await opened.open(`/t/${stage().family.tree}/settings`)
      await opened.sees("Assistants that look for relatives")
      expect(await policy()).to.deep.equal({
        ai_member_provider: null,
        ai_recommender_provider: null,
        ai_sees_living: false,
      })
      await opened.page.select("select[name=ai_member_provider]", "local")
      await opened.page.select("select[name=ai_recommender_provider]", "local")
      await opened.page.click("input[name=living][value=shown]")
      await opened.page.click("form:has(select[name=ai_member_provider]) button[type=submit]")
      await opened.sees("Undo")
      expect(await policy()).to.deep.equal({
        ai_member_provider: "local",
        ai_recommender_provider: "local",
        ai_sees_living: true,
      })
      await opened.page.select("select[name=ai_recommender_provider]", "")
      await opened.page.click("input[name=living][value=hidden]")
      await opened.page.click("form:has(select[name=ai_member_provider]) button[type=submit]")
      await eventually(async () =>
        expect(await policy()).to.deep.equal({
          ai_member_provider: "local",
          ai_recommender_provider: null,
          ai_sees_living: false,
        }),
      )
      await opened.open(`/t/${stage().family.tree}/settings`)
      await opened.sees("Assistants do not see them")
      expect(await opened.page.$eval("select[name=ai_member_provider]", (field) => field.value)).to.equal("local")
      expectNoFault(opened)
    })

    it("are not offered to members who do not own the tree", async () => {
      const { host, owner, family, visitor } = stage()
      const editor = await host.user()
      const body = { email: editor.email, role: "editor" } as const
      await dataOf(owner.api.POST("/trees/{tree_id}/members", { ...at({ tree_id: family.tree }), body }))
      const opened = await visitor({ token: editor.token })
      await opened.open(`/t/${family.tree}/settings`)
      await opened.sees("Take it with you")
      expect(await opened.page.$("select[name=ai_member_provider]")).to.equal(null)
      expectNoFault(opened)
    })
  },
  { settings: withProvider },
)
