import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { violations } from "../support/accessible.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { excessOf, expectNoFault, type Visit } from "../support/visit.ts"

inTheApp("The page of a person", (stage) => {
  const boxOf = async ({ page }: Visit, heading: string) => {
    const title = await page.waitForSelector(`::-p-xpath(//h2[text()="${heading}"])`)
    return title?.boundingBox()
  }

  it("begins with a large portrait, the life in a sentence and what the person is to the reader", async () => {
    const { owner } = stage()
    const { tree, ids } = await plantFamily(owner, "The Myrtles")
    const person_id = ids["child"] ?? ""
    const events = await dataOf(owner.api.GET("/persons/{person_id}/events", at({ person_id })))
    const write = (type: string, body: object) => {
      const id = events.find((event) => event.type === type)?.id ?? ""
      return dataOf(owner.api.PATCH("/events/{event_id}", { ...at({ event_id: id }), body }))
    }
    await write("birth", { date: { year: 1860, month: 3, day: 12 }, place: "Maer" })
    await write("death", { date: { year: 1940, month: 1, day: 2 } })
    await dataOf(owner.api.PATCH("/users/me/self-person", { body: { person_id: ids["father"] ?? "" } }))
    const visit = await stage().reader()
    await visit.open(`/t/${tree}/p/${person_id}/page`)
    await visit.sees("Born 12 March 1860 in Maer, died 2 January 1940, 79 years old")
    await visit.sees("Your daughter. How?")
    const portrait = await (await visit.page.waitForSelector(".person-head .portrait"))?.boundingBox()
    expect(portrait?.width).to.be.at.least(150)
    expect(await violations(visit.page)).to.deep.equal([])
    await visit.press("How?")
    await visit.page.waitForFunction(`location.pathname.includes("/kin/${ids["father"]}/${person_id}")`)
    await visit.open(`/t/${tree}/p/${ids["father"]}/page`)
    await visit.sees("This is you.")
    await dataOf(owner.api.PATCH("/users/me/self-person", { body: { person_id: null } }))
    expectNoFault(visit)
  })

  it("has the family beside the life on a wide window, and below it on a phone", async () => {
    const { family } = stage()
    for (const width of [1440, 390]) {
      const visit = await stage().reader({ width })
      await visit.open(`/t/${family.tree}/p/${family.ids["child"]}/page`)
      const [life, kin] = [await boxOf(visit, "Life"), await boxOf(visit, "Family")]
      if (width > 1000) expect(kin?.x ?? 0).to.be.above((life?.x ?? 0) + 400)
      else expect(kin?.y ?? 0).to.be.above(life?.y ?? 0)
      expect(await excessOf(visit.page)).to.be.at.most(0)
      const attach = await visit.page.$$eval(
        "button",
        (all) => all.filter(({ textContent }) => textContent?.includes("Attach a picture or document")).length,
      )
      expect(attach).to.equal(1)
      expectNoFault(visit)
    }
  })

  it("lists children under the couple that they belong to", async () => {
    const { api } = stage().owner
    const { tree, ids } = await plantFamily(stage().owner, "The Planes")
    const father = ids["father"] ?? ""
    const parent = (child: string) =>
      ({
        op: "create",
        entity: "relationship",
        data: { type: "parent_child", from_person_id: child === "$wife" ? "$wife" : father, to_person_id: "$ada" },
      }) as const
    const operations = [
      { op: "create", entity: "person", ref: "wife", data: { given_name: "Rose", surname: "Quince" } },
      { op: "create", entity: "person", ref: "ada", data: { given_name: "Ada", surname: "Alder" } },
      parent(father),
      parent("$wife"),
      {
        op: "create",
        entity: "relationship",
        data: { type: "partnership", from_person_id: father, to_person_id: "$wife" },
      },
    ] as const
    await dataOf(
      api.POST("/trees/{tree_id}/batch", { ...at({ tree_id: tree }), body: { operations: [...operations] } }),
    )
    const visit = await stage().reader()
    await visit.open(`/t/${tree}/p/${father}/page`)
    await visit.sees("With Rose Quince")
    const groups = await visit.page.$$eval(".person-family h4", (all) =>
      all.map(
        (one) =>
          `${one.textContent}: ${[...(one.nextElementSibling?.querySelectorAll("a") ?? [])].map((link) => link.textContent).join(", ")}`,
      ),
    )
    expect(groups).to.have.members(["With Ellen Cedar: Emma Alder, John Alder", "With Rose Quince: Ada Alder"])
    expect(await violations(visit.page)).to.deep.equal([])
    expectNoFault(visit)
  })
})
