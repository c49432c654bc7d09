import { at, dataOf } from "../../support/tree-scene.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp("The facts of a person", (stage) => {
  it("say of what kind an event was, and what caused it", async () => {
    const { owner, family } = stage()
    await dataOf(
      owner.api.POST("/trees/{tree_id}/events", {
        ...at({ tree_id: family.tree }),
        body: { type: "burial", person_id: family.ids.father ?? null, subtype: "at sea", cause: "Fever" },
      }),
    )
    const opened = await stage().reader()
    await opened.open(`/t/${family.tree}/p/${family.ids.father}/page`)
    await opened.sees("(at sea)")
    await opened.sees("Cause: Fever")
    expectNoFault(opened)
  })
})
