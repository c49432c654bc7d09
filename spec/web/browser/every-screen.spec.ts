import { expect } from "chai"
import { isNightly } from "../../support/depth.ts"
import { violations } from "../support/accessible.ts"
import { plantProposal, plantQuestion, plantTwins } from "../support/family.ts"
import { tour } from "../support/keyboard.ts"
import { looks, type Shown } from "../support/screens.ts"
import { inTheApp } from "../support/stage.ts"
import { excessOf, showIn, type Visit, visit } from "../support/visit.ts"

const widths = [390, 1440] as const
/** Each night every language, otherwise the shortest and the longest texts. */
const languages = [...(["en", "de"] as const), ...(isNightly ? (["es", "fr", "he", "nl", "pl", "sv"] as const) : [])]
const themes = ["light", "dark"] as const
const readers = ["owner", "visitor"] as const

inTheApp("Every screen", (stage) => {
  let shown: Shown | null = null
  /** One window of each kind, in which one screen is opened after the other. */
  const windows = new Map<string, Visit>()
  const windowOf = (...kind: readonly (string | number)[]): Visit => {
    const opened = windows.get(kind.join())
    if (opened === undefined) throw new Error("the windows are opened when the cases run")
    return opened
  }
  before(async () => {
    const { family, host, owner } = stage()
    shown = {
      ...family,
      proposal: await plantProposal(host, owner),
      twins: (await plantTwins(owner, "The Twins")).tree,
      question: await plantQuestion(owner, family.tree, family.ids["child"] ?? ""),
    }
    for (const reader of readers)
      for (const width of widths)
        for (const language of languages) {
          const view = { width, language, ...(reader === "owner" ? { token: owner.token } : {}) }
          windows.set([reader, width, language].join(), await visit(host.url, view))
        }
  })
  after(async () => {
    for (const opened of windows.values()) await opened.close()
  })

  for (const { name, path, reader } of looks)
    for (const width of widths)
      it(
        `${name} has no violation of WCAG 2.2 AA and no fault, ${width} px wide, light and dark, en and de, and keys ` +
          "reach all of it",
        async () => {
          if (shown === null) throw new Error("the family is planted when the cases run")
          for (const language of languages) {
            const opened = windowOf(reader, width, language)
            const { page, faults } = opened
            const before = faults.length
            await opened.open(path(shown))
            expect(await page.evaluate("document.documentElement.lang")).to.equal(language)
            expect(await excessOf(page), "pixels outside the window").to.be.at.most(0)
            for (const theme of themes) {
              await showIn(page, theme)
              const looksFor = isNightly || (language === "en" && theme === "light") ? "all" : "colours"
              expect(await violations(page, looksFor), `${language}, ${theme}`).to.deep.equal([])
            }
            if (language === "de") expect((await tour(opened)).length).to.be.at.least(3)
            expect(faults.slice(before)).to.deep.equal([])
          }
        },
      )

  it("would be seen to be wider than a phone", async () => {
    const opened = windowOf("visitor", 390, "en")
    const { page } = opened
    await opened.open("/")
    await page.evaluate(`document.querySelector("main").style.minWidth = "800px"`)
    expect(await excessOf(page)).to.be.greaterThan(200)
  })
})
