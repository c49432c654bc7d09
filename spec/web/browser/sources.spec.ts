import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp("Sources", (stage) => {
  /** A tree with a register that two facts of Emma cite, and a letter. */
  const library = async () => {
    const { owner } = stage()
    const { tree, ids } = await plantFamily(owner, "The Oaks")
    const path = { tree_id: tree }
    const source = (title: string, more: object = {}) =>
      dataOf(owner.api.POST("/trees/{tree_id}/sources", { ...at(path), body: { title, ...more } }))
    const register = await source("Parish register of Maer", { author: "The vicar" })
    const letter = await source("A letter")
    const events = await dataOf(owner.api.GET("/persons/{person_id}/events", at({ person_id: ids.child ?? "" })))
    const cite = (target: object) =>
      dataOf(
        owner.api.POST("/trees/{tree_id}/citations", {
          ...at(path),
          body: { source_id: register.id, page: "12", ...target },
        }),
      )
    await cite({ person_id: ids.child })
    await cite({ event_id: events[0]?.id })
    const present = () => dataOf(owner.api.GET("/sources/{source_id}", at({ source_id: register.id })))
    return { tree, ids, register, letter, present }
  }

  it("are listed in one call, found by their words, and say on their page how often they are cited", async () => {
    const { tree } = await library()
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/sources`)
    await opened.sees("A letter")
    expect(opened.calls.filter((call) => /sources|citations/.test(call))).to.have.length(1)
    await opened.fill("Words of a source", "maer register")
    await opened.press("Show")
    await opened.page.waitForFunction(`!document.body.innerText.includes("A letter")`)
    await opened.press("Parish register of Maer The vicar")
    await opened.sees("Emma Alder, born")
    await opened.sees("page 12")
    await opened.sees("cited 2 times")
    expectNoFault(opened)
  })

  it("show what files say of them and of each place that is cited, here and at the facts of a person", async () => {
    const { tree, ids, register } = await library()
    const { owner } = stage()
    const path = { tree_id: tree }
    const said = { abbreviation: "Reg. Maer", text: "In the year 1843 were baptized" }
    await dataOf(owner.api.PATCH("/sources/{source_id}", { ...at({ source_id: register.id }), body: said }))
    const body = {
      source_id: register.id,
      person_id: ids.child,
      text: "Emma, daughter of John",
      date: "about Easter 1843",
      event_type: "BAPM",
      role: "godparent's niece",
      notes: "The ink is faded.",
      url: "https://example.org/image/12",
    }
    await dataOf(owner.api.POST("/trees/{tree_id}/citations", { ...at(path), body }))
    const events = await dataOf(owner.api.GET("/persons/{person_id}/events", at({ person_id: ids.child ?? "" })))
    const ofEvent = { ...body, person_id: null, event_id: events[0]?.id }
    await dataOf(owner.api.POST("/trees/{tree_id}/citations", { ...at(path), body: ofEvent }))
    const expectEvidence = async (): Promise<void> => {
      await opened.sees("Emma, daughter of John")
      await opened.sees("recorded about Easter 1843, event: baptism, as godparent's niece")
      await opened.sees("The ink is faded.")
      const links = await opened.page.$$eval("a[href='https://example.org/image/12']", (found) => found.length)
      expect(links).to.be.above(0)
    }
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/sources/${register.id}`)
    await opened.sees("Reg. Maer")
    await opened.sees("In the year 1843 were baptized")
    await expectEvidence()
    await opened.open(`/t/${tree}/p/${ids.child}/page`)
    await opened.press("Sources of born 1860: 2")
    await expectEvidence()
    expectNoFault(opened)
  })

  it("are only suggested by viewers", async () => {
    const { tree, register, present } = await library()
    const { owner, host } = stage()
    const viewer = await host.user()
    await dataOf(
      owner.api.POST("/trees/{tree_id}/members", {
        ...at({ tree_id: tree }),
        body: { email: viewer.email, role: "viewer" },
      }),
    )
    const opened = await stage().visitor({ token: viewer.token })
    await opened.open(`/t/${tree}/sources/${register.id}`)
    await opened.press("Change this source")
    await opened.fill("Author", "The curate")
    await opened.press("Suggest")
    await opened.page.waitForFunction(`document.querySelector("dialog") === null`)
    expect((await present()).author).to.equal("The vicar")
    expect(await dataOf(owner.api.GET("/trees/{tree_id}/proposals", at({ tree_id: tree })))).to.have.length(1)
    expectNoFault(opened)
  })
})
