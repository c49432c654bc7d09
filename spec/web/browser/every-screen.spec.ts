import { expect } from "chai"
import { violations } from "../support/accessible.ts"
import { plantProposal } from "../support/family.ts"
import { tour } from "../support/keyboard.ts"
import { looks, type Shown } from "../support/screens.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, showIn } from "../support/visit.ts"

const themes = ["light", "dark"] as const

inTheApp("Every screen", (stage) => {
  let shown: Shown | null = null
  before(async () => {
    const { family, host, owner } = stage()
    shown = { ...family, proposal: await plantProposal(host, owner) }
  })
  for (const { name, path, reader } of looks)
    for (const width of [390, 1440])
      it(`${name} has no violation of WCAG 2.2 AA and no fault, ${width} px wide, light and dark, en and de, and keys reach all of it`, async () => {
        if (shown === null) throw new Error("the family is planted when the cases run")
        const opened = await (reader === "owner" ? stage().reader({ width }) : stage().visitor({ width }))
        const { page } = opened
        for (const language of ["en", "de"]) {
          if (language === "de") await page.evaluate(`localStorage.setItem("language", "de")`)
          await opened.open(path(shown))
          expect(await page.evaluate("document.documentElement.lang")).to.equal(language)
          expect(await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")).to.equal(true)
          for (const theme of themes) {
            await showIn(page, theme)
            expect(await violations(page), `${language}, ${theme}`).to.deep.equal([])
          }
        }
        expect((await tour(opened)).length).to.be.at.least(3)
        expectNoFault(opened)
      })
})
