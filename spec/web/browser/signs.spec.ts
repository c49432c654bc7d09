import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { violations } from "../support/accessible.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, type Visit } from "../support/visit.ts"

inTheApp(
  "The signs of people in charts",
  (stage) => {
    /** The parents are divorced, the brother is adopted by his father, and the aunt is dead without a date. */
    const plant = async () => {
      const { owner } = stage()
      const { api } = owner
      const { tree, ids } = await plantFamily(owner, "The Yews")
      const path = at({ tree_id: tree })
      const ties = await dataOf(api.GET("/persons/{person_id}/relationships", at({ person_id: ids["father"] ?? "" })))
      const between = (other: string) =>
        ties.find((tie) => [tie.from_person_id, tie.to_person_id].includes(ids[other] ?? ""))
      const relationship_id = between("mother")?.id ?? ""
      await dataOf(
        api.POST("/trees/{tree_id}/events", {
          ...path,
          body: { type: "divorce", relationship_id, date: { year: 1870 } },
        }),
      )
      const mother = await dataOf(api.GET("/persons/{person_id}/relationships", at({ person_id: ids["mother"] ?? "" })))
      const adopted = [...ties, ...mother].filter(({ to_person_id }) => to_person_id === ids["brother"])
      for (const { id } of adopted)
        await dataOf(
          api.PATCH("/relationships/{relationship_id}", {
            ...at({ relationship_id: id }),
            body: { qualifier: "adoptive" },
          }),
        )
      await dataOf(
        api.PATCH("/persons/{person_id}", { ...at({ person_id: ids["other"] ?? "" }), body: { is_living: false } }),
      )
      return { tree, ids }
    }
    const card = ({ page }: Visit, id = "") => page.$eval(`[data-key="${id}"]`, (one) => one.textContent ?? "")

    it("are divorced and adopted, each with its word", async () => {
      const { tree, ids } = await plant()
      const visit = await stage().reader()
      await visit.open(`/t/${tree}/p/${ids["child"]}`)
      expect(await card(visit, ids["father"])).to.include("1830–1899 divorced")
      expect(await card(visit, ids["mother"])).to.include("1833–1910 divorced")
      expect(await card(visit, ids["brother"])).to.include("1862–1931 adopted")
      expect(await card(visit, ids["child"])).to.not.match(/divorced|adopted/)
      await visit.page.waitForSelector(`[data-key="${ids["father"]}"] [title="divorced from Ellen Cedar"]`)
      expect(await violations(visit.page)).to.deep.equal([])
      expectNoFault(visit)
    })

    it("are said in the outline, on cards of phones and on the page of a person", async () => {
      const { tree, ids } = await plant()
      const visit = await stage().reader({ width: 390, theme: "dark" })
      await visit.open(`/t/${tree}/p/${ids["father"]}?view=outline`)
      await visit.sees("with Ellen Cedar (divorced)")
      await visit.sees("adopted")
      expect(await violations(visit.page)).to.deep.equal([])
      await visit.open(`/t/${tree}/p/${ids["father"]}`)
      await visit.page.waitForSelector(`.tile[data-person="${ids["mother"]}"] ::-p-text(divorced)`)
      await visit.open(`/t/${tree}/p/${ids["father"]}/page`)
      await visit.sees("1833–1910, wife divorced")
      expectNoFault(visit)
    })

    it("is a cross with a word for somebody who is dead without a date", async () => {
      const { owner } = stage()
      const { tree, ids } = await plantFamily(owner, "The Firs")
      const path = at({ person_id: ids["other"] ?? "" })
      await dataOf(owner.api.PATCH("/persons/{person_id}", { ...path, body: { death: null, is_living: false } }))
      const visit = await stage().reader({ language: "de" })
      await visit.open(`/t/${tree}/p/${ids["other"]}`)
      expect(await card(visit, ids["other"])).to.include("1871, † verstorben")
      await visit.open(`/t/${tree}/p/${ids["other"]}?view=outline`)
      await visit.sees("geboren 1871, verstorben")
      expectNoFault(visit)
    })
  },
  { onEveryHost: true },
)
