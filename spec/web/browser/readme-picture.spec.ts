import { mkdir, readFile, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { expect } from "chai"
import sharp from "sharp"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

const PICTURE = "docs/images/family.webp"
const ROOT = new URL("../../../", import.meta.url)
const MOST_BYTES = 200_000
const [WIDTH, HEIGHT] = [1440, 900]

const pathOf = (name: string): string => fileURLToPath(new URL(name, ROOT))

inTheApp("The picture in the README", (stage) => {
  it("is the family view of the sample tree; README_PICTURE=write makes it again", async () => {
    const { token } = await stage().host.user()
    const opened = await stage().visitor({ token, width: WIDTH })
    const { page } = opened
    await opened.open("/")
    await opened.press("Load a sample tree")
    await page.waitForFunction("/\\/p\\//.test(location.pathname)")
    await page.waitForSelector(".chart [data-key]")
    const { pathname } = new URL(page.url())
    // Opened again, there is no message and no focus.
    await opened.open(`${pathname}?panel=person`)
    await opened.sees("Charles Robert Darwin")
    await opened.sees("Life")
    await page.evaluate("document.fonts.ready.then(() => null)")
    // The chart goes to the middle of what the panel leaves.
    await page.mouse.move(300, 700)
    await page.mouse.down()
    await page.mouse.move(110, 700, { steps: 5 })
    await page.mouse.up()
    await page.mouse.move(60, 850)
    const made = await page.screenshot({ type: "webp", quality: 82 })
    expect(made.length).to.be.within(20_000, MOST_BYTES)
    if (process.env.README_PICTURE === "write") {
      await mkdir(pathOf("docs/images"), { recursive: true })
      await writeFile(pathOf(PICTURE), made)
    }
    // However long the panel is, the bar below it is in the window.
    const bar = await page.$eval(".family-bar", (found) => found.getBoundingClientRect().bottom)
    expect(bar).to.be.at.most(HEIGHT)
    expectNoFault(opened)
    const shown = await readFile(pathOf(PICTURE))
    const [{ width, height }, now] = await Promise.all([sharp(shown).metadata(), sharp(made).metadata()])
    expect({ width, height }).to.deep.equal({ width: WIDTH, height: HEIGHT })
    expect({ width: now.width, height: now.height }).to.deep.equal({ width, height })
    expect(shown.length).to.be.at.most(MOST_BYTES)
    expect(await readFile(pathOf("README.md"), "utf8")).to.match(/!\[[^\]]{20,}\]\(docs\/images\/family\.webp\)/)
  })
})
