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
      const [, path = ""] = /(\/t\/[^/]+)\//.exec(new URL(opened.page.url()).pathname) ?? []
      await opened.open(`${path}/history`)
      await opened.press("Undo")
      await opened.press("Undo the whole import")
      await opened.sees("Undone")
      await opened.open("/")
      await opened.sees("0 people")
      expectNoFault(opened)
    })
  },
  { onEveryHost: true },
)
