import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "chai"
import { violations } from "../support/accessible.ts"
import { screens } from "../support/screens.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

/** A folder for pictures of every screen, for people who want to look at them: `PICTURES=/tmp/pictures`. */
const folder = process.argv.find((word) => word.startsWith("--pictures="))?.slice("--pictures=".length)

const views = [390, 1440].flatMap((width) =>
  (["light", "dark"] as const).flatMap((theme) =>
    (["en", "de"] as const).map((language) => ({ width, theme, language })),
  ),
)

inTheApp("Every screen", (stage) => {
  for (const { name, path, reader } of screens)
    for (const view of views) {
      const words = `${view.width} px, ${view.theme}, ${view.language}`
      it(`${name} has no violation of WCAG 2.2 AA and no fault: ${words}`, async () => {
        const opened = await (reader === "owner" ? stage().reader(view) : stage().visitor(view))
        await opened.open(path(stage().family))
        if (folder !== undefined) {
          await mkdir(folder, { recursive: true })
          const file = `${name.replaceAll(" ", "-")}-${view.width}-${view.theme}-${view.language}.png`
          await opened.page.screenshot({ path: join(folder, file), fullPage: true })
        }
        expect(await violations(opened.page)).to.deep.equal([])
        expectNoFault(opened)
        expect(await opened.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")).to.equal(true)
        expect(await opened.page.evaluate("document.documentElement.lang")).to.equal(view.language)
      })
    }
})
