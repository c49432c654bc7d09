import { at, dataOf } from "../../support/tree-scene.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp("The facts of a person", (stage) => {
  it("say of what kind an event was, what caused it, how old the person was, and the address", async () => {
    const { owner, family } = stage()
    const address = { lines: ["Churchyard"], city: "Maer", postal_code: "ST5", phones: ["1"] }
    await dataOf(
      owner.api.POST("/trees/{tree_id}/events", {
        ...at({ tree_id: family.tree }),
        body: {
          type: "burial",
          person_id: family.ids.father ?? null,
          subtype: "at sea",
          cause: "Fever",
          age: "69y",
          address,
        },
      }),
    )
    const opened = await stage().reader()
    await opened.open(`/t/${family.tree}/p/${family.ids.father}/page`)
    await opened.sees("(at sea)")
    await opened.sees("Cause: Fever")
    await opened.sees("Age: 69y")
    await opened.sees("Churchyard, ST5 Maer, 1")
    expectNoFault(opened)
  })
})
