import { join } from "node:path"
import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import type { Schemas } from "../../support/http.ts"
import { violations } from "../support/accessible.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { excessOf, expectNoFault, type Visit } from "../support/visit.ts"

/** A folder for pictures, as in the specs of every screen. */
const folder = process.argv.find((word) => word.startsWith("--pictures="))?.slice("--pictures=".length)

type Operations = Schemas["ProposalCreate"]["operations"]

const headlines = ({ page }: Visit) => page.$$eval(".step h2", (found) => found.map((one) => one.textContent))
const hasFocus = ({ page }: Visit, name: string) =>
  page.waitForFunction(`document.activeElement?.getAttribute("aria-label") === ${JSON.stringify(name)}`)

inTheApp("The review of suggestions", (stage) => {
  /** A tree with the family, a viewer, and a suggestion of this viewer. */
  const suggested = async (of: (ids: Readonly<Record<string, string>>) => Operations, summary = "From the bible") => {
    const { owner, host } = stage()
    const { tree, ids } = await plantFamily(owner)
    const viewer = await host.user()
    const path = { tree_id: tree }
    await dataOf(
      owner.api.POST("/trees/{tree_id}/members", { ...at(path), body: { email: viewer.email, role: "viewer" } }),
    )
    const body = { operations: of(ids), summary }
    const { id } = await dataOf(viewer.api.POST("/trees/{tree_id}/proposals", { ...at(path), body }))
    const birthplace = async (name: string) =>
      (await dataOf(owner.api.GET("/persons/{person_id}/events", at({ person_id: ids[name] ?? "" }))))[0]?.place
    const proposal = () => dataOf(owner.api.GET("/proposals/{proposal_id}", at({ proposal_id: id })))
    return { tree, ids, viewer, id, birthplace, proposal }
  }
  const three = (ids: Readonly<Record<string, string>>): Operations => [
    { op: "update", entity: "person", id: ids["child"] ?? "", data: { birth: { place: "Maer" } } },
    { op: "create", entity: "person", ref: "twin", data: { given_name: "Ada", surname: "Alder" } },
    {
      op: "create",
      entity: "relationship",
      data: { type: "parent_child", from_person_id: ids["mother"] ?? "", to_person_id: "$twin" },
    },
  ]

  it("lists what waits, with counts by state and origin, and shows before and after in words", async () => {
    const { tree } = await suggested(three)
    const opened = await stage().reader()
    await opened.open(`/t/${tree}`)
    await opened.press("More 1 waiting")
    await opened.press("Suggestions 1 waiting")
    await opened.sees("Waiting (1)")
    await opened.sees("People (1)")
    await opened.sees("3 changes")
    await opened.page.click("a.suggestion")
    await opened.sees("Change: person, Emma Alder")
    expect(await headlines(opened)).to.deep.equal([
      "Change: person, Emma Alder",
      "New: person, Ada Alder",
      "New: relationship, parent and child, Ellen Cedar – Ada Alder",
    ])
    const rows = await opened.page.$$eval(".step:first-child tbody tr", (found) =>
      found.map((row) => [...row.children].map((cell) => cell.textContent)),
    )
    expect(rows).to.deep.equal([["Birth: place", "–", "Maer"]])
    expectNoFault(opened)
  })

  it("accepts a part, leaves out what needs the rest, and Undo makes it wait again", async () => {
    const { tree, id, birthplace, proposal } = await suggested(three)
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/review/${id}`)
    await opened.sees("Accept all")
    await opened.page.click(".step:nth-child(2) input")
    await opened.sees("Accept 1 of 3")
    await opened.page.click(".step:nth-child(3) input")
    await opened.sees("Accept all")
    await opened.page.click(".step:nth-child(2) input")
    await opened.press("Accept 1 of 3")
    await opened.sees("Accepted. The changes are in the tree.")
    await opened.sees("Nothing waits here.")
    expect((await proposal()).operations.map(({ done }) => done)).to.deep.equal([true, false, false])
    expect(await birthplace("child")).to.equal("Maer")
    await opened.press("Undo")
    await opened.sees("From the bible")
    expect((await proposal()).status).to.equal("pending")
    expect(await birthplace("child")).to.equal(null)
    expectNoFault(opened)
  })

  it("is done by the keyboard alone", async () => {
    const { tree, proposal } = await suggested(three)
    const opened = await stage().reader()
    const { keyboard } = opened.page
    await opened.open(`/t/${tree}/review`)
    await opened.sees("From the bible")
    await keyboard.press("j")
    await keyboard.press("Enter")
    await opened.sees("Accept all")
    await opened.page.waitForFunction(`document.activeElement?.tagName === "H1"`)
    await keyboard.press("j")
    await hasFocus(opened, "Accept: Change: person, Emma Alder")
    await keyboard.press("j")
    await hasFocus(opened, "Accept: New: person, Ada Alder")
    await keyboard.press("k")
    await keyboard.press("Space")
    await opened.sees("Accept 2 of 3")
    await keyboard.press("a")
    await opened.sees("Accepted. The changes are in the tree.")
    expect((await proposal()).operations.map(({ done }) => done)).to.deep.equal([false, true, true])
    const other = await suggested(three, "From a letter")
    await opened.open(`/t/${other.tree}/review/${other.id}`)
    await opened.sees("Accept all")
    await keyboard.press("r")
    await opened.page.waitForSelector("dialog[open] :is(input, textarea):focus")
    await keyboard.type("The letter is a forgery.")
    await keyboard.press("Enter")
    await opened.sees("Rejected.")
    expect(await other.proposal()).to.include({ status: "rejected", reject_reason: "The letter is a forgery." })
    expectNoFault(opened)
  })

  it("warns where the tree has changed since, and shows what the suggestion is based on", async () => {
    const { tree, ids, id } = await suggested(({ father = "" }) => [
      {
        op: "update",
        entity: "person",
        id: father,
        data: { notes: "A miller" },
        basis: { text: "The stone at the church says so." },
      },
    ])
    const { api } = stage().owner
    await dataOf(
      api.PATCH("/persons/{person_id}", { ...at({ person_id: ids["father"] ?? "" }), body: { notes: "A smith" } }),
    )
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/review/${id}`)
    await opened.sees("The tree has changed here since this was suggested.")
    await opened.sees("The stone at the church says so.")
    await opened.sees("A smith")
    await opened.sees("A miller")
    expect(await violations(opened.page)).to.deep.equal([])
    await opened.fill("Your comment", "Which stone?")
    await opened.press("Send")
    await opened.sees("Which stone?")
    expectNoFault(opened)
  })

  it("lets viewers look, comment and withdraw, but not decide", async () => {
    const { tree, id, viewer } = await suggested(three)
    const opened = await stage().visitor({ token: viewer.token })
    await opened.open(`/t/${tree}/review/${id}`)
    await opened.sees("New: person, Ada Alder")
    expect(await opened.page.$(".step input")).to.equal(null)
    expect(await opened.text()).to.not.include("Accept")
    await opened.press("Withdraw")
    await opened.page.waitForSelector("dialog[open]")
    await opened.page.click("dialog .is-dangerous")
    await opened.sees("Withdrawn.")
    await opened.sees("Nothing waits here.")
    expectNoFault(opened)
  })

  it("shows which change failed, and the rest waits", async () => {
    const { tree, id, ids } = await suggested(({ child = "", cousin = "" }) => [
      { op: "update", entity: "person", id: child, data: { notes: "A painter" } },
      { op: "update", entity: "person", id: cousin, data: { notes: "A sailor" } },
    ])
    await stage().owner.api.DELETE("/persons/{person_id}", at({ person_id: ids["cousin"] ?? "" }))
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/review/${id}`)
    await opened.sees("What this is about is no longer in the tree.")
    await opened.press("Accept all")
    await opened.sees("Change 2 could not be made.")
    await opened.sees("Done")
    expectNoFault(opened)
  })

  for (const width of [390, 1440])
    for (const theme of ["light", "dark"] as const)
      for (const language of ["en", "de"] as const)
        it(`has no violation of WCAG 2.2 AA with a suggestion on the screen: ${width} px, ${theme}, ${language}`, async () => {
          const { tree, id } = await suggested(three)
          const opened = await stage().reader({ width, theme, language })
          await opened.open(`/t/${tree}/review/${id}`)
          await opened.page.waitForSelector(".decision")
          expect(await violations(opened.page)).to.deep.equal([])
          expect(await excessOf(opened.page), "pixels outside the window").to.be.at.most(0)
          if (folder !== undefined)
            await opened.page.screenshot({
              path: join(folder, `proposal-${width}-${theme}-${language}.png`),
              fullPage: true,
            })
          expectNoFault(opened)
        })
})
