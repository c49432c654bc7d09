import { expect } from "chai"
import type { Page } from "puppeteer-core"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, type Visit } from "../support/visit.ts"

/** The zoom of the chart. */
const zoomOf = async (page: Page): Promise<number> =>
  Number(await page.evaluate(`new DOMMatrix(getComputedStyle(document.querySelector(".chart-plane")).transform).a`))

inTheApp("A chart", (stage) => {
  const idOf = (who: string): string => stage().family.ids[who] ?? ""
  const open = async (view = {}, query = ""): Promise<Visit> => {
    const visit = await stage().reader(view)
    await visit.open(`/t/${stage().family.tree}/p/${idOf("child")}${query}`)
    await visit.page.waitForSelector(`[data-key="${idOf("child")}"]`)
    return visit
  }

  it("keeps its zoom when another person or another view is shown", async () => {
    const visit = await open()
    const { page } = visit
    await visit.press("Farther away")
    await visit.press("Farther away")
    const zoom = await zoomOf(page)
    expect(zoom).to.be.below(0.7)
    await page.keyboard.press("/")
    await page.waitForSelector("dialog [role=combobox]")
    await page.keyboard.type("John Elm")
    await page.waitForFunction(`document.querySelectorAll(".hit").length === 1`)
    await page.locator(".hit").click()
    await page.waitForSelector(`.card.is-root [data-key="${idOf("other")}"]`)
    expect(await zoomOf(page)).to.equal(zoom)
    await visit.press("Ancestors")
    await page.waitForFunction(`location.search.includes("ancestors")`)
    expect(await zoomOf(page)).to.equal(zoom)
    expectNoFault(visit)
  })

  it("has the button that adds relatives at every zoom, in a size to press", async () => {
    const visit = await open({}, "?panel=person")
    const { page } = visit
    const width = async (): Promise<number> =>
      Number(await page.evaluate(`document.querySelector(".is-selected .card-add").getBoundingClientRect().width`))
    for (const [times, press] of [
      [0, "Closer"],
      [2, "Farther away"],
      [1, "Farther away"],
      [6, "Closer"],
    ] as const) {
      for (let step = 0; step < times; step++) await visit.press(press)
      expect(await width(), `at ${await zoomOf(page)}`).to.be.at.least(24)
      const add = await page.waitForSelector(`::-p-aria([name="Add a relative of Emma Alder"])`)
      expect(await add?.isVisible()).to.equal(true)
    }
    expectNoFault(visit)
  })

  it("is printed whole on one page, whatever part of it is on the screen", async () => {
    const visit = await open()
    const { page } = visit
    for (let step = 0; step < 4; step++) await visit.press("Closer")
    await page.waitForSelector(".chart-paper")
    const onScreen = Number(
      await page.evaluate(`[...document.querySelectorAll(".chart .card")].filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
      }).length`),
    )
    await page.evaluate(`dispatchEvent(new Event("beforeprint"))`)
    await page.emulateMediaType("print")
    // Without a wait: the browser prints what is there when the event is over.
    const printed: unknown = await page.evaluate(`[...document.querySelectorAll(".paper-card")].map((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      return { name: card.querySelector(".card-name").textContent,
        isWhole: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && right - left > 20 }
    })`)
    expect(printed).to.have.length(6).and.to.have.length.above(onScreen)
    expect(printed).to.deep.include({ name: "Mary Birch", isWhole: true })
    expect(JSON.stringify(printed)).to.not.include(`"isWhole":false`)
    expect(await page.evaluate(`getComputedStyle(document.querySelector(".chart")).display`)).to.equal("none")
    await page.evaluate(`dispatchEvent(new Event("afterprint"))`)
    await page.waitForFunction(`document.querySelector(".paper") === null`)
    await page.emulateMediaType("screen")
    const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString("latin1")
    expect(pdf.match(/\/Type \/Page\b/g)).to.have.length(1)
    const [, , width = 0, height = 0] = (/\/MediaBox\s*\[([^\]]*)\]/.exec(pdf)?.[1] ?? "")
      .trim()
      .split(/\s+/)
      .map(Number)
    expect(width, "a wide chart has a wide page").to.be.above(height)
    expectNoFault(visit)
  })

  it("has its buttons beside the cards on a phone, and no hint of keys", async () => {
    const visit = await open({ width: 390 }, "?chart=1")
    const place: unknown = await visit.page.evaluate(`(() => {
      const [chart, tools] = [".chart", ".chart-tools"].map((one) => document.querySelector(one).getBoundingClientRect())
      return { isBelow: tools.top >= chart.bottom - 1, hints: [...document.querySelectorAll("[data-tool=help], .keys-hint")]
        .filter((hint) => hint.getClientRects().length > 0).length }
    })()`)
    expect(place).to.deep.equal({ isBelow: true, hints: 0 })
    expectNoFault(visit)
  })
})
