import { expect } from "chai"
import { byKeys, focused, tabTo } from "../support/keyboard.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp("The focus", (stage) => {
  it("is on the heading of the last screen after the way back", async () => {
    const { tree } = stage().family
    const opened = await stage().reader()
    const { page } = opened
    await opened.open(`/t/${tree}`)
    await tabTo(opened, "All people")
    await page.keyboard.press("Enter")
    await page.waitForFunction(`document.activeElement?.textContent === "People"`)
    await page.goBack()
    await page.waitForFunction(`document.activeElement?.textContent === "The Alders"`)
    expectNoFault(opened)
  })

  it("comes back to the button that opened a window", async () => {
    const opened = await stage().visitor()
    const typist = byKeys(opened)
    await typist.open("/")
    await typist.enter("button", "Language and appearance")
    await typist.page.waitForSelector("dialog[open]")
    expect((await focused(opened)).name).to.equal("Language")
    await typist.press("Escape")
    await typist.page.waitForFunction(`document.querySelector("dialog") === null`)
    expect((await focused(opened)).name).to.equal("Language and appearance")
    expectNoFault(opened)
  })
})
