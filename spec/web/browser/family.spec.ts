import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { violations } from "../support/accessible.ts"
import { byKeys } from "../support/keyboard.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, type Visit } from "../support/visit.ts"

/** The card of a person: where it is on the screen. */
const placeOf = async ({ page }: Visit, id: string): Promise<{ readonly x: number; readonly y: number }> => {
  const place: unknown = await page.evaluate(`(() => {
    const { x, y } = document.querySelector('[data-key="${id}"]').getBoundingClientRect()
    return { x: Math.round(x), y: Math.round(y) }
  })()`)
  if (typeof place !== "object" || place === null || !("x" in place) || !("y" in place)) throw new Error("no place")
  return { x: Number(place.x), y: Number(place.y) }
}

/** The names on the cards of the chart. */
const names = async ({ page }: Visit): Promise<readonly string[]> => {
  const found: unknown = await page.evaluate(
    `[...document.querySelectorAll(".chart .card-name")].map((name) => name.textContent)`,
  )
  return Array.isArray(found) ? found.map(String) : []
}

const focused = ({ page }: Visit): Promise<string> =>
  page.evaluate(`document.activeElement?.dataset.key ?? document.activeElement?.tagName ?? ""`).then(String)

const cardIsThere = (visit: Visit, id: string) => visit.page.waitForSelector(`[data-key="${id}"]`)

inTheApp(
  "The family view",
  (stage) => {
    const open = async (who = "child", query = ""): Promise<Visit> => {
      const { family } = stage()
      const visit = await stage().reader()
      await visit.open(`/t/${family.tree}/p/${family.ids[who]}${query}`)
      return visit
    }
    const idOf = (who: string): string => stage().family.ids[who] ?? ""

    it("shows three generations in one call after the account", async () => {
      const visit = await open()
      expect(await names(visit)).to.have.members([
        "Emma Alder",
        "John Alder",
        "John Alder",
        "John Alder",
        "Ellen Cedar",
        "Mary Birch",
      ])
      expect(visit.calls.filter((call) => !/users\/me/.test(call))).to.have.length.at.most(2)
      expect(visit.calls.filter((call) => /neighbourhood/.test(call))).to.have.length(1)
      expectNoFault(visit)
    })

    it("opens a panel on a click, and nothing moves", async () => {
      const visit = await open()
      await cardIsThere(visit, idOf("father"))
      const before = [await placeOf(visit, idOf("father")), await placeOf(visit, idOf("child"))]
      await visit.page.click(`[data-key="${idOf("father")}"]`)
      await visit.sees("Centre here")
      expect([await placeOf(visit, idOf("father")), await placeOf(visit, idOf("child"))]).to.deep.equal(before)
      expect(visit.page.url()).to.include("panel=person").and.include(idOf("father"))
      expectNoFault(visit)
    })

    it("keeps a person under the finger who becomes the middle", async () => {
      const visit = await open("child", `?panel=person&who=${idOf("father")}`)
      await visit.sees("Centre here")
      await cardIsThere(visit, idOf("father"))
      const before = await placeOf(visit, idOf("father"))
      await visit.press("Centre here")
      await visit.page.waitForFunction(`location.pathname.endsWith("${idOf("father")}")`)
      await visit.page.waitForFunction(
        `document.querySelector(".card.is-root [data-key='${idOf("father")}']") !== null`,
      )
      expect(await placeOf(visit, idOf("father"))).to.deep.equal(before)
      await visit.page.goBack()
      await visit.page.waitForFunction(`document.querySelector(".card.is-root [data-key='${idOf("child")}']") !== null`)
      expectNoFault(visit)
    })

    it("shows both versions when somebody else saved first", async () => {
      const visit = await open("brother", "?panel=edit")
      await visit.fill("Surname", "Alder-Smith")
      const mine = { person_id: idOf("brother") }
      await dataOf(stage().owner.api.PATCH("/persons/{person_id}", { ...at(mine), body: { given_name: "Johannes" } }))
      await visit.press("Save")
      await visit.sees("Someone else changed this person meanwhile")
      await visit.sees("Johannes")
      await visit.press("Save mine")
      await visit.sees("Saved.")
      const person = await dataOf(stage().owner.api.GET("/persons/{person_id}", at(mine)))
      expect(person.surname).to.equal("Alder-Smith")
      await dataOf(
        stage().owner.api.PATCH("/persons/{person_id}", {
          ...at(mine),
          body: { given_name: "John", surname: "Alder" },
        }),
      )
      expectNoFault(visit)
    })

    it("can be walked through by keys alone, and the focus is never lost", async () => {
      const visit = await open()
      const { keyboard } = visit.page
      await visit.page.focus(`[data-key="${idOf("child")}"]`)
      const walk = async (key: "ArrowUp" | "ArrowDown" | "ArrowRight" | "ArrowLeft" | "Home", who: string) => {
        await keyboard.press(key)
        await visit.page.waitForFunction(`document.activeElement?.dataset.key === "${idOf(who)}"`)
      }
      await walk("ArrowUp", "father")
      await walk("ArrowRight", "mother")
      await walk("ArrowLeft", "father")
      await walk("ArrowUp", "grandfather")
      await walk("ArrowDown", "father")
      await walk("Home", "child")
      await keyboard.press("Enter")
      await visit.sees("Life")
      await visit.page.focus(`[data-key="${idOf("child")}"]`)
      await keyboard.press("a")
      await visit.page.waitForFunction(`document.activeElement?.tagName === "INPUT"`)
      await keyboard.type("Rosa")
      await keyboard.press("Enter")
      await visit.sees("Saved.")
      await visit.page.waitForFunction(`document.body.innerText.includes("Rosa")`)
      expect(await focused(visit)).to.not.equal("BODY")
      expectNoFault(visit)
    })

    it("says the same as nested lists", async () => {
      const visit = await open("child", "?view=outline")
      const lists = await visit.page.evaluate(`document.querySelector(".outline").innerText`).then(String)
      expect(lists).to.include("Ancestors").and.include("Mary Birch").and.include("grandmother").and.include("brother")
    })

    it("says the words in German", async () => {
      const { family } = stage()
      const visit = await stage().reader({ language: "de" })
      await visit.open(`/t/${family.tree}/p/${family.ids["child"]}`)
      await visit.sees("Großmutter")
    })

    it("turns what a viewer saves into a suggestion", async () => {
      const { family, host, owner } = stage()
      const aunt = await host.user()
      const body = { email: aunt.email, role: "viewer" } as const
      await dataOf(owner.api.POST("/trees/{tree_id}/members", { ...at({ tree_id: family.tree }), body }))
      const visit = await stage().visitor({ token: aunt.token })
      await visit.open(`/t/${family.tree}/p/${family.ids["other"]}?panel=add`)
      await visit.fill("Given names", "Hilda")
      await visit.press("Suggest")
      await visit.sees("Suggested. An editor will look at it.")
      const proposals = await dataOf(owner.api.GET("/trees/{tree_id}/proposals", at({ tree_id: family.tree })))
      expect(proposals.map(({ summary }) => summary)).to.deep.equal(["Father of John Elm"])
      expectNoFault(visit)
    })

    it("shows strangers a public tree without any way to change it", async () => {
      const { family } = stage()
      const visit = await stage().visitor()
      await visit.open(`/t/${family.tree}/p/${family.ids["child"]}?panel=person`)
      await cardIsThere(visit, idOf("father"))
      await visit.sees("Life")
      expect(await visit.text()).to.not.include("Add a relative")
      expect(visit.calls.some((call) => call.startsWith("GET /public/persons"))).to.equal(true)
      expectNoFault(visit)
    })

    it("says nothing of a session to strangers, who never had one", async () => {
      const { family } = stage()
      for (const screen of [`p/${family.ids["child"]}`, `p/${family.ids["child"]}/page`]) {
        const visit = await stage().visitor()
        await visit.open(`/t/${family.tree}/${screen}`)
        await visit.sees("Emma Alder")
        expect(await visit.text()).to.not.include("signed out")
        expect(visit.calls.filter((call) => call === `GET /trees/${family.tree}`)).to.deep.equal([])
      }
    })
  },
  { onEveryHost: true },
)

inTheApp("The chart of the family view", (stage) => {
  const idOf = (who: string): string => stage().family.ids[who] ?? ""

  /** Opens the family of the child, and moves the whole chart out of the window. */
  const movedAway = async (): Promise<Visit> => {
    const visit = await stage().reader()
    await visit.open(`/t/${stage().family.tree}/p/${idOf("child")}`)
    await cardIsThere(visit, idOf("father"))
    const { mouse } = visit.page
    for (let times = 0; times < 3; times++) {
      await mouse.move(1400, 150)
      await mouse.down()
      await mouse.move(20, 150, { steps: 5 })
      await mouse.up()
    }
    await visit.page.waitForFunction(
      `document.querySelector('[data-key="${idOf("child")}"]').getBoundingClientRect().right < 0`,
    )
    return visit
  }

  /** How far the middle of a card is from the middle of the chart, in pixels. */
  const offMiddle = async ({ page }: Visit, id: string): Promise<number> =>
    Number(
      await page.evaluate(`(() => {
        const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2]
        const [x, y] = middle(document.querySelector('[data-key="${id}"]').getBoundingClientRect())
        const [cx, cy] = middle(document.querySelector(".chart").getBoundingClientRect())
        return Math.round(Math.hypot(x - cx, y - cy))
      })()`),
    )

  /** Notes in the page who gets a ring from now on: on a busy machine two seconds may pass before a look. */
  const noteRings = ({ page }: Visit) =>
    page.evaluate(`(() => {
      globalThis.ringed = new Set()
      const note = () => {
        const card = document.querySelector(".card.is-found [data-key]")
        if (card !== null) ringed.add(card.dataset.key)
      }
      new MutationObserver(note).observe(document.querySelector(".chart"), {
        subtree: true, childList: true, attributes: true, attributeFilter: ["class"],
      })
    })()`)

  for (const [who, name] of [
    ["mother", "Ellen Cedar"],
    ["child", "Emma Alder"],
  ] as const)
    it(`has whom a search has found in the middle, with a ring for two seconds: ${name}`, async () => {
      const visit = await movedAway()
      const { keyboard } = visit.page
      await keyboard.press("/")
      await visit.page.waitForSelector("dialog [role=combobox]")
      await keyboard.type(name)
      await visit.page.waitForFunction(`document.querySelectorAll(".hit").length === 1`)
      await noteRings(visit)
      await visit.page.locator(".hit").click()
      await visit.page.waitForFunction(`ringed.has("${idOf(who)}")`)
      await visit.page.waitForFunction(`location.pathname.endsWith("${idOf(who)}")`)
      await visit.page.waitForFunction(`document.querySelector(".card.is-found") === null`)
      expect(await offMiddle(visit, idOf(who))).to.be.at.most(2)
      expectNoFault(visit)
    })

  it("hands the focus to the panel on Enter, and gets it back on Escape, out of a form, too", async () => {
    const visit = await stage().reader()
    const typist = byKeys(visit)
    await typist.open(`/t/${stage().family.tree}/p/${idOf("child")}`)
    const hasFocus = (selector: string) =>
      visit.page.waitForFunction(`document.activeElement?.matches('${selector}') === true`)
    const card = `.chart [data-key="${idOf("child")}"]`
    await typist.reach("link", "Emma Alder 1860–1940")
    await typist.press("Enter")
    await hasFocus('aside[aria-label="Emma Alder"]')
    await typist.press("Escape")
    await hasFocus(card)
    await typist.press("e")
    await hasFocus("aside input")
    await typist.press("Escape")
    await hasFocus(card)
    await visit.page.focus("h1")
    await typist.press("?")
    await typist.sees("the person in the middle")
    expectNoFault(visit)
  })

  it("is offered as a list before it, to those who do not see it", async () => {
    const visit = await stage().reader()
    const typist = byKeys(visit)
    await typist.open(`/t/${stage().family.tree}/p/${idOf("child")}`)
    await typist.enter("link", "Read this family as a list")
    await typist.sees("Descendants")
    expect(visit.page.url()).to.include("view=outline")
    expectNoFault(visit)
  })

  it("cannot be scrolled away from its lines, and shows what the Tab key reaches", async () => {
    const visit = await movedAway()
    // A press beside all controls has taken the focus away.
    await visit.page.focus("h1")
    const typist = byKeys(visit)
    await typist.reach("link", "Emma Alder 1860–1940")
    const scrolled = await visit.page.evaluate(`(() => {
      const chart = document.querySelector(".chart")
      chart.scrollTop = 300
      chart.scrollLeft = 300
      return [chart.scrollTop, chart.scrollLeft].join()
    })()`)
    expect(scrolled).to.equal("0,0")
    expectNoFault(visit)
  })
})

inTheApp("A relative who is in the tree already", (stage) => {
  const idOf = (who: string): string => stage().family.ids[who] ?? ""

  /** Opens the form at a card, and chooses to look in the tree. */
  const look = async (visit: Visit, who: string, relation: string): Promise<void> => {
    await visit.open(`/t/${stage().family.tree}/p/${idOf(who)}?panel=add`)
    await (await visit.page.waitForSelector(`label::-p-text(${relation})`))?.click()
    await (await visit.page.waitForSelector("label::-p-text(Yes, choose them)"))?.click()
  }

  const hits = async ({ page }: Visit, count: number): Promise<readonly string[]> => {
    await page.waitForFunction(`document.querySelectorAll(".hit").length === ${count}`)
    return page.$$eval(".hit", (all) => all.map((one) => one.textContent ?? ""))
  }

  const chooseHit = async (visit: Visit, search: string): Promise<void> => {
    await visit.fill("Person in the tree", search)
    await hits(visit, 1)
    // Enter is ignored while the hits are those of the first letters.
    await visit.page.locator(".hit").click()
    await visit.page.waitForSelector(".chosen-one")
  }

  const relationshipsOf = (who: string) =>
    dataOf(stage().owner.api.GET("/persons/{person_id}/relationships", at({ person_id: idOf(who) })))

  it("is searched while typing, chosen by keys among five Johns, saved at once, and taken back", async () => {
    const visit = await stage().reader()
    const { keyboard } = visit.page
    await look(visit, "child", "Partner")
    await visit.press("Save")
    await visit.sees("Choose the person: type a few letters of the name")
    await visit.page.waitForFunction(`document.activeElement?.getAttribute("role") === "combobox"`)
    await keyboard.type("john")
    const found = await hits(visit, 5)
    expect(found.filter((hit) => hit.startsWith("John Alder"))).to.have.length(3)
    expect(found).to.include("John Alder1830–1899 · child of John Alder and Mary Birch · with Ellen Cedar")
    expect(await violations(visit.page)).to.deep.equal([])
    for (let steps = found.findIndex((hit) => hit.startsWith("John Elm")); steps > 0; steps--)
      await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await visit.page.waitForFunction(`document.activeElement?.textContent === "Choose someone else"`)
    expect(await violations(visit.page)).to.deep.equal([])
    const before = visit.calls.length
    await visit.fill("Marriage: date", "1890")
    await visit.press("Save")
    await visit.sees("Saved.")
    await visit.page.waitForSelector(`.chart [data-key="${idOf("other")}"]`)
    expect(visit.calls.slice(before).filter((call) => call.startsWith("POST"))).to.deep.equal([
      `POST /trees/${stage().family.tree}/batch`,
    ])
    expect(await relationshipsOf("other")).to.have.length(1)
    await visit.press("Undo")
    await visit.sees("Undone.")
    await visit.page.waitForFunction(`document.querySelector('.chart [data-key="${idOf("other")}"]') === null`)
    expect(await relationshipsOf("other")).to.deep.equal([])
    expectNoFault(visit)
  })

  it("gets the parents that are missing, and the field says why someone cannot be it", async () => {
    const visit = await stage().reader()
    await look(visit, "father", "Child")
    await chooseHit(visit, "John Alder 1801")
    await visit.press("Save")
    await visit.sees("someone would be their own ancestor")
    await visit.press("Choose someone else")
    await chooseHit(visit, "Emma Alder")
    await (await visit.page.waitForSelector("select[name=other]"))?.select("")
    await visit.press("Save")
    await visit.sees("The tree has this relationship already.")
    await look(visit, "cousin", "Father")
    await chooseHit(visit, "Mary Birch")
    await visit.press("Save")
    await visit.sees("This person is female in the tree. Choose Mother, or someone else.")
    await visit.press("Choose someone else")
    await chooseHit(visit, "John Elm")
    await visit.press("Save")
    await visit.sees("Saved.")
    expect((await relationshipsOf("cousin")).map(({ from_person_id }) => from_person_id)).to.deep.equal([idOf("other")])
    expectNoFault(visit)
  })

  it("is only suggested by viewers, on a phone and in German", async () => {
    const { family, host, owner } = stage()
    const path = at({ tree_id: family.tree })
    const aunt = await host.user()
    await dataOf(owner.api.POST("/trees/{tree_id}/members", { ...path, body: { email: aunt.email, role: "viewer" } }))
    const visit = await stage().visitor({ token: aunt.token, width: 390, theme: "dark", language: "de" })
    await visit.open(`/t/${family.tree}/p/${idOf("child")}?panel=add`)
    await (await visit.page.waitForSelector("label::-p-text(Partner)"))?.click()
    await (await visit.page.waitForSelector("label::-p-text(Ja, auswählen)"))?.click()
    await visit.fill("Person im Stammbaum", "john dogwood")
    await hits(visit, 1)
    expect(await violations(visit.page)).to.deep.equal([])
    await visit.page.locator(".hit").click()
    await visit.press("Vorschlagen")
    await visit.sees("Vorgeschlagen.")
    const [proposal] = await dataOf(owner.api.GET("/trees/{tree_id}/proposals", path))
    expect(proposal?.operations).to.have.length(1)
    expectNoFault(visit)
  })
})

inTheApp("The family view on a phone", (stage) => {
  it("is cards with a sheet at the bottom, and the chart on demand", async () => {
    const { family } = stage()
    const visit = await stage().reader({ width: 390 })
    await visit.open(`/t/${family.tree}/p/${family.ids["child"]}`)
    await visit.sees("Parents")
    // There is more above this card.
    await visit.sees("John Alder\n1830–1899\nfather\n↑ 2 parents")
    await visit.press("Add a relative")
    await visit.sees("Add a relative of Emma Alder")
    await visit.press("Close")
    await visit.press("Emma Alder 1860–1940")
    await visit.sees("Life")
    await visit.press("Close")
    await visit.press("Show as a chart")
    await cardIsThere(visit, family.ids["father"] ?? "")
    expectNoFault(visit)
  })
})

inTheApp("The panel of the family view", (stage) => {
  for (const width of [390, 1440])
    for (const query of ["panel=person", "panel=person&chart=1", "panel=add&chart=1&up=5&down=5"])
      it(`leaves the person in the middle in sight, ${width} px wide, ${query}`, async () => {
        const { family } = stage()
        const visit = await stage().reader({ width })
        await visit.open(`/t/${family.tree}/p/${family.ids["child"]}?${query}`)
        await visit.page.waitForSelector(".sheet h2")
        const place: unknown = await visit.page.evaluate(`(() => {
          const { left, right, top, bottom } = document.querySelector(".is-root:is(.card, .tile)").getBoundingClientRect()
          const sheet = document.querySelector(".sheet").getBoundingClientRect()
          const end = sheet.left > 0 ? sheet.left : innerWidth
          const seen = [[left, top], [right, bottom], [left, bottom], [right, top]].every(([x, y]) =>
            document.elementFromPoint((x * 9 + (left + right) / 2) / 10, (y * 9 + (top + bottom) / 2) / 10)
              ?.closest(".is-root") !== null)
          return { seen, isBeside: bottom <= sheet.top || right <= sheet.left, middle: (left + right) / 2 / end }
        })()`)
        expect(place).to.include({ seen: true, isBeside: true })
        expect(place)
          .to.have.property("middle")
          .within(1 / 3, 2 / 3)
        expectNoFault(visit)
      })
})

inTheApp("A large family", (stage) => {
  it("keeps at most 600 nodes of the chart in the document, and is a canvas from far away", async () => {
    const { owner } = stage()
    const tree = await dataOf(owner.api.POST("/trees", { body: { name: "Large" } }))
    const people = Array.from({ length: 400 }, (_, index) => ({
      op: "create" as const,
      entity: "person" as const,
      ref: `p${index}`,
      data: { given_name: `Person ${index}`, birth: { date: { year: 1700 + Math.floor(index / 4) } } },
    }))
    const edges = people.slice(1).map((_, index) => ({
      op: "create" as const,
      entity: "relationship" as const,
      data: {
        type: "parent_child" as const,
        from_person_id: `$p${Math.floor(index / 4)}`,
        to_person_id: `$p${index + 1}`,
      },
    }))
    const { records } = await dataOf(
      owner.api.POST("/trees/{tree_id}/batch", {
        ...at({ tree_id: tree.id }),
        body: { operations: [...people, ...edges] },
      }),
    )
    const visit = await stage().reader()
    await visit.open(`/t/${tree.id}/p/${records[0]?.id}?view=descendants&down=5`)
    const nodes = () => visit.page.evaluate(`document.querySelectorAll(".chart *").length`).then(Number)
    await visit.page.waitForFunction(`document.querySelectorAll(".chart *").length >= 50`)
    expect(await nodes()).to.be.at.most(600)
    await visit.press("Farther away")
    expect(await nodes()).to.be.at.most(600)
    await visit.press("Whole chart")
    await visit.page.waitForFunction(`document.querySelector(".chart-canvas")?.hidden === false`)
    expect(await nodes()).to.be.at.most(600)
    expectNoFault(visit)
  })
})
