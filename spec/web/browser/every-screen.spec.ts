import { expect } from "chai"
import { violations } from "../support/accessible.ts"
import { screens } from "../support/screens.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, showIn } from "../support/visit.ts"

const themes = ["light", "dark"] as const

inTheApp("Every screen", (stage) => {
  for (const { name, path, reader } of screens)
    for (const width of [390, 1440])
      it(`${name} has no violation of WCAG 2.2 AA and no fault, ${width} px wide, light and dark, en and de`, async () => {
        const { family } = stage()
        const opened = await (reader === "owner" ? stage().reader({ width }) : stage().visitor({ width }))
        const { page } = opened
        for (const language of ["en", "de"]) {
          if (language === "de") await page.evaluate(`localStorage.setItem("language", "de")`)
          await opened.open(path(family))
          expect(await page.evaluate("document.documentElement.lang")).to.equal(language)
          expect(await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")).to.equal(true)
          for (const theme of themes) {
            await showIn(page, theme)
            expect(await violations(page), `${language}, ${theme}`).to.deep.equal([])
          }
        }
        expectNoFault(opened)
      })
})
