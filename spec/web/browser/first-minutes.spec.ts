import { expect } from "chai"
import { gedcomText } from "../../support/gedcom-upload.ts"
import { chooseFile } from "../support/choose-file.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

const PASSWORD = "a quiet walk by the sea"
let people = 0
const address = (): string => `newcomer-${process.pid}-${++people}@example.org`

inTheApp(
  "The first minutes",
  (stage) => {
    it("lead from the first page to an account and to the sample tree, in six presses", async () => {
      const opened = await stage().visitor()
      await opened.open("/")
      await opened.sees("Your family, around you in a second")
      await opened.press("Create an account")
      await opened.fill("Your name", "Ann")
      await opened.fill("E-mail", address())
      await opened.fill("Password", PASSWORD)
      await opened.press("Create an account")
      await opened.sees("Welcome, Ann")
      await opened.press("Load a sample tree")
      await opened.sees("Charles Robert Darwin")
      expect(new URL(opened.page.url()).pathname).to.match(/^\/t\/[\w-]+\/p\/[\w-]+$/)
      await opened.open("/")
      await opened.sees("Darwin and Wedgwood (sample)")
      await opened.sees("70 people")
      expectNoFault(opened)
    })

    it("draw three generations while they are typed, and save them by one batch", async () => {
      const opened = await stage().visitor()
      await opened.open("/register")
      await opened.fill("E-mail", address())
      await opened.fill("Password", PASSWORD)
      await opened.press("Create an account")
      await opened.press("Start a tree")
      await opened.page.waitForSelector(`[name="you.given"]`)
      const type = (place: string, text: string) => opened.page.type(`[name="${place}"]`, text)
      await type("you.given", "Ann")
      await opened.fill("Name of the tree", "Ours")
      await type("you.surname", "Al")
      const treeName = () => opened.page.evaluate(`document.querySelector('[name="name"]').value`)
      expect(await treeName()).to.equal("Ours")
      await opened.page.click('[name="name"]', { count: 3 })
      await opened.page.keyboard.press("Backspace")
      await type("you.surname", "der")
      await type("father.given", "Carl")
      await type("father.surname", "Alder")
      await type("fathers_mother.given", "Ida")
      await type("fathers_mother.year", "1901")
      await opened.page.waitForFunction(`document.querySelector("aside")?.textContent.includes("born 1901")`)
      const preview = await opened.page.$eval("aside", (aside) => aside.textContent ?? "")
      expect(preview).to.include("Ann Alder").and.include("Carl Alder").and.include("Ida").and.include("born 1901")
      expect(await opened.page.$$eval(".preview-card.is-there", (cards) => cards.length)).to.equal(3)
      expect(await opened.page.$eval('[name="name"]', (field) => field.getAttribute("value") ?? "")).to.include("Alder")
      await opened.press("Save this tree")
      await opened.page.waitForFunction("/^\\/t\\/[^/]+\\/p\\//.test(location.pathname)")
      await opened.sees("Ann Alder")
      await opened.sees("Carl Alder")
      expect(
        opened.calls.filter((call) => call.startsWith("POST /trees")).map((call) => call.split("/").length),
      ).to.deep.equal([2, 4])
      await opened.open("/")
      await opened.sees("The Alder family")
      await opened.sees("3 people")
      expectNoFault(opened)
    })

    it("lead from the file of another program to the family of its first person, and an undo takes all of it back", async () => {
      const opened = await stage().visitor()
      await opened.open("/register")
      await opened.fill("E-mail", address())
      await opened.fill("Password", PASSWORD)
      await opened.press("Create an account")
      await opened.press("Import from another program")
      await opened.sees("Choose a file")
      const family = [
        "0 @I1@ INDI\n1 NAME Emma /Alder/\n1 FAMC @F1@",
        "0 @I2@ INDI\n1 NAME Aaron /Alder/\n1 FAMS @F1@",
        "0 @F1@ FAM\n1 HUSB @I2@\n1 CHIL @I1@",
      ]
      await chooseFile(opened, gedcomText(family.join("\n")))
      await opened.press("Import 2 people")
      await opened.sees("The import is done")
      await opened.press("To the tree")
      await opened.page.waitForFunction("/\\/p\\/[^/]+$/.test(location.pathname)")
      await opened.page.waitForFunction(`document.title.includes("Emma Alder")`)
      await opened.sees("Aaron Alder")
      await opened.press("Undo")
      await opened.sees("Undone")
      await opened.open("/")
      await opened.sees("0 people")
      expectNoFault(opened)
    })

    it("say at the field what is wrong, and keep what was typed", async () => {
      const opened = await stage().visitor()
      await opened.open("/register")
      await opened.fill("E-mail", stage().owner.email)
      await opened.fill("Password", PASSWORD)
      await opened.press("Create an account")
      await opened.sees("There is an account with this address.")
      expect(await opened.page.evaluate(`document.querySelector("[name=email]").value`)).to.equal(stage().owner.email)
      await opened.open("/register")
      await opened.fill("E-mail", address())
      await opened.fill("Password", "password123456")
      await opened.press("Create an account")
      await opened.page.waitForFunction(`document.activeElement?.getAttribute("aria-invalid") === "true"`)
      expectNoFault(opened)
    })
  },
  { onEveryHost: true },
)
