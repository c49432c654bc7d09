import { expect } from "chai"
import { at, dataOf } from "../../support/tree-scene.ts"
import { newcomer } from "../support/journeys/journey.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp("An invitation", (stage) => {
  it("is offered where no account has the address of a new member", async () => {
    const { tree } = stage().family
    const address = newcomer()
    const owner = await stage().reader()
    await owner.open(`/t/${tree}/settings`)
    await owner.fill("E-mail of the account", address)
    await owner.press("Add a member")
    await owner.sees(`No account has the address ${address}.`)
    await owner.press("Invite them by mail")
    await owner.sees(`An invitation for ${address} is made.`)
    const made = await dataOf(stage().owner.api.GET("/trees/{tree_id}/invitations", at({ tree_id: tree })))
    expect(made.map(({ email }) => email)).to.include(address)
    expectNoFault(owner)
  })

  it("that was mailed fills the address in", async () => {
    const { tree } = stage().family
    const address = newcomer()
    const body = { role: "viewer", email: address } as const
    const { url } = await dataOf(
      stage().owner.api.POST("/trees/{tree_id}/invitations", { ...at({ tree_id: tree }), body }),
    )
    const guest = await stage().visitor()
    await guest.open(new URL(url).pathname + new URL(url).search)
    await guest.press("Create an account")
    await guest.page.waitForFunction(`document.querySelector("[name=email]")?.value === "${address}"`)
    expectNoFault(guest)
  })
})
