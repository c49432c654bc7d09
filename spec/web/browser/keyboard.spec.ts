import { expect } from "chai"
import { focused, tabTo } from "../support/keyboard.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

inTheApp("The keyboard alone", (stage) => {
  it("leads from the first page to an account, a tree of three people, its search and its settings", async () => {
    const opened = await stage().visitor()
    const { page } = opened
    await opened.open("/")
    await page.keyboard.press("Tab")
    expect((await focused(opened)).name).to.equal("Skip to the content")
    await tabTo(opened, "Create an account")
    await page.keyboard.press("Enter")
    await page.waitForFunction(`document.activeElement?.tagName === "H1"`)
    expect((await focused(opened)).name).to.equal("Create an account")
    await tabTo(opened, "E-mail")
    await page.keyboard.type(`keyboard-${process.pid}@example.org`)
    await tabTo(opened, "Password")
    await page.keyboard.type("a quiet walk by the sea")
    await page.keyboard.press("Enter")
    await opened.sees("Start a tree")
    await tabTo(opened, "Start a tree")
    await page.keyboard.press("Enter")
    await opened.sees("Your tree so far")
    await tabTo(opened, "Given names")
    await page.keyboard.type("Ann")
    await page.keyboard.press("Tab")
    await page.keyboard.type("Alder")
    await tabTo(opened, "Given names")
    await page.keyboard.type("Carl")
    await page.keyboard.press("Enter")
    await page.waitForFunction("/^\\/t\\/[^/]+\\/p\\//.test(location.pathname)")
    // The form shows her name too, and keeps the keys until the new screen is there.
    await opened.sees("The family of Ann Alder")
    await page.keyboard.press("/")
    await page.waitForSelector("dialog[open]")
    await page.keyboard.type("carl")
    await page.waitForSelector("dialog [role=option]")
    await page.keyboard.press("Escape")
    await page.waitForFunction(`document.querySelector("dialog") === null`)
    await page.keyboard.down("Control")
    await page.keyboard.press("k")
    await page.keyboard.up("Control")
    await page.waitForSelector("dialog[open]")
    await page.keyboard.type("carl")
    await page.waitForSelector("dialog [role=option]")
    const before = new URL(page.url()).pathname
    await page.keyboard.press("Enter")
    await page.waitForFunction(`location.pathname !== ${JSON.stringify(before)}`)
    expectNoFault(opened)
  })

  it("chooses the language and the theme, and the choice stays", async () => {
    const opened = await stage().visitor()
    const { page } = opened
    await opened.open("/")
    await tabTo(opened, "Language and appearance")
    await page.keyboard.press("Enter")
    await page.waitForSelector("dialog[open]")
    expect((await focused(opened)).name).to.include("Language")
    await page.select("dialog select:first-of-type", "de")
    await opened.sees("Sprache und Aussehen")
    await page.select("dialog label:nth-of-type(2) select", "dark")
    await page.keyboard.press("Escape")
    await page.waitForFunction(`document.querySelector("dialog") === null`)
    expect((await focused(opened)).name).to.equal("Sprache und Aussehen")
    await page.reload()
    await opened.sees("Öffentliche Bäume")
    expect(await page.evaluate("document.documentElement.dataset.theme")).to.equal("dark")
    expect(await page.evaluate("getComputedStyle(document.documentElement).backgroundColor")).to.equal(
      "rgb(23, 20, 17)",
    )
    expectNoFault(opened)
  })

  it("goes back to the last screen, with the focus on its heading", async () => {
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
})
