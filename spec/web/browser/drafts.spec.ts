import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, type Visit } from "../support/visit.ts"

const PASSWORD = "long enough for a spec"
const BACK = "This is what you typed before. It is not saved yet."

/** What a field holds. */
const holds = ({ page }: Visit, label: string, value: string) =>
  page.waitForFunction(
    `[...document.querySelectorAll("input, textarea")]
      .some(({ labels, value }) => labels?.[0]?.textContent === "${label}" && value === "${value}")`,
  )

inTheApp("What was typed in a form and not saved", (stage) => {
  const plant = async () => {
    const { tree, ids } = await plantFamily(stage().owner, "The Planes")
    return { tree, person: ids["child"] ?? "", path: `/t/${tree}/p/${ids["child"]}` }
  }

  it("is there again after Escape, a press on a card, Back, the cross on a phone, and a reload", async () => {
    const { path } = await plant()
    const visit = await stage().reader()
    await visit.open(`${path}?panel=edit`)
    await visit.fill("Given names", "Emma Rose")
    await visit.page.keyboard.press("Escape")
    await visit.page.waitForFunction(`document.querySelector("aside form") === null`)
    await visit.open(`${path}?panel=person`)
    await visit.press("Go on editing")
    await visit.sees(BACK)
    await holds(visit, "Given names", "Emma Rose")
    await visit.page.reload()
    await visit.sees(BACK)
    await holds(visit, "Given names", "Emma Rose")
    await visit.page.goBack()
    await visit.page.goForward()
    await holds(visit, "Given names", "Emma Rose")
    await visit.press("Start again")
    await holds(visit, "Given names", "Emma")
    expect(await visit.text()).to.not.include(BACK)
    expectNoFault(visit)
  })

  it("is there for a new relative, too, and goes after the save", async () => {
    const { path } = await plant()
    const visit = await stage().reader({ width: 390 })
    await visit.open(`${path}?panel=add`)
    await (await visit.page.waitForSelector("label::-p-text(Child)"))?.click()
    await visit.fill("Given names", "Ida")
    await visit.fill("Birth: date", "1885")
    await visit.press("Close")
    await visit.open(`${path}?panel=add`)
    await visit.sees(BACK)
    await visit.sees("Understood: 1885")
    await visit.press("Save")
    await visit.sees("Saved.")
    await visit.open(`${path}?panel=add`)
    await visit.sees("Add a relative of Emma Alder")
    expect(await visit.text()).to.not.include(BACK)
    expectNoFault(visit)
  })

  it("opens the form of a fact again after a reload, and is dropped by Cancel with a way back", async () => {
    const { path } = await plant()
    const visit = await stage().reader()
    await visit.open(`${path}/page`)
    await visit.press("Change: born 1860")
    await visit.fill("Place", "Maer")
    await visit.page.reload()
    await visit.sees(BACK)
    await holds(visit, "Place", "Maer")
    await visit.press("Cancel")
    await visit.sees("What you typed is dropped.")
    await visit.page.locator(".toast-action").click()
    await visit.sees("Undone.")
    await visit.press("Change: born 1860")
    await holds(visit, "Place", "Maer")
    await visit.page.keyboard.press("Escape")
    await visit.sees("What you typed is kept.")
    expectNoFault(visit)
  })

  it("is compared with what somebody else has saved meanwhile, and overwrites nothing", async () => {
    const { path, person } = await plant()
    const visit = await stage().reader()
    await visit.open(`${path}/page`)
    await visit.press("Change: born 1860")
    await visit.fill("Place", "Maer")
    const [birth] = await dataOf(stage().owner.api.GET("/persons/{person_id}/events", at({ person_id: person })))
    const call = { ...at({ event_id: birth?.id ?? "" }), body: { detail: "at night" } }
    await dataOf(stage().owner.api.PATCH("/events/{event_id}", call))
    await visit.page.reload()
    await visit.sees(BACK)
    await visit.press("Save")
    await visit.sees("Someone else changed this meanwhile")
    await visit.sees("at night")
    expectNoFault(visit)
  })

  it("waits for its account after the end of the session, and is never shown to another one", async () => {
    const { tree, path } = await plant()
    const { host, owner } = stage()
    const editorOf = async () => {
      const { token, email, api } = await host.user()
      const body = { email, role: "editor" } as const
      await dataOf(owner.api.POST("/trees/{tree_id}/members", { ...at({ tree_id: tree }), body }))
      return { token, email, api }
    }
    const [ann, ben] = [await editorOf(), await editorOf()]
    const visit = await stage().visitor({ token: ann.token })
    const signIn = async (email: string): Promise<void> => {
      await visit.open("/sign-in")
      await visit.fill("E-mail", email)
      await visit.fill("Password", PASSWORD)
      await visit.page.keyboard.press("Enter")
      await visit.page.waitForFunction(`location.pathname === "/"`)
    }
    const type = async (name: string): Promise<void> => {
      await visit.open(`${path}?panel=edit`)
      await visit.fill("Given names", name)
    }
    await type("A secret of Ann")
    await host.client(ann.token).POST("/auth/logout")
    await visit.press("Save")
    await visit.sees("You are signed out. Sign in again to go on.")
    await signIn(ann.email)
    await visit.open(`${path}?panel=edit`)
    await visit.sees(BACK)
    await holds(visit, "Given names", "A secret of Ann")
    await visit.page.evaluate(`fetch("/api/v1/auth/logout", { method: "POST" })`)
    await signIn(ben.email)
    await visit.open(`${path}?panel=edit`)
    await holds(visit, "Given names", "Emma")
    expect(await visit.text()).to.not.include(BACK)
    expect(await visit.page.evaluate("JSON.stringify(sessionStorage)")).to.not.include("secret")
    expectNoFault(visit)
  })
})
