import { join } from "node:path"
import { expect } from "chai"
import { encodeAs } from "../../support/gedcom-bytes.ts"
import { gedcomText } from "../../support/gedcom-upload.ts"
import { at, dataOf } from "../../support/tree-scene.ts"
import { violations } from "../support/accessible.ts"
import { chooseFile as choose } from "../support/choose-file.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { excessOf, expectNoFault } from "../support/visit.ts"

/** A folder for pictures, as in the specs of every screen. */
const folder = process.argv.find((word) => word.startsWith("--pictures="))?.slice("--pictures=".length)

const people = gedcomText(
  [
    ["Emma /Alder/", 1860],
    ["Ellen /Cedar/", 1833],
    ["Mary /Birch/", 1804],
    ["Ada /Unseen/", 1900],
  ]
    .map(([name, year], index) => `0 @I${index}@ INDI\n1 NAME ${name}\n1 BIRT\n2 DATE ${year}\n1 OCCU`)
    .join("\n"),
)

inTheApp("The import of a file", (stage) => {
  const persons = async (tree: string) =>
    (await dataOf(stage().owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: tree })))).length

  it("shows names in the guessed encoding, and reads the file again in another one", async () => {
    const { tree } = await plantFamily(stage().owner)
    const opened = await stage().reader()
    await opened.open(`/t/${tree}`)
    await opened.press("More")
    await opened.press("Import")
    await opened.sees("Drop a file here")
    const text = gedcomText("0 @I1@ INDI\n1 NAME Zażółć /Gęślą-Jaźń/").replace("CHAR UTF-8", "CHAR CP1252")
    await choose(opened, encodeAs(text, "windows-1250") ?? expect.fail("cannot be written"))
    await opened.sees("This is a guess by the letters.")
    await opened.sees("Some names of the file")
    await opened.sees("Zażółć Gęślą-Jaźń")
    await opened.page.select(".panel select", "windows-1252")
    await opened.press("Read again")
    await opened.sees("Za¿ó³æ Gêœl¹-JaŸñ")
    await opened.page.select(".panel select", "windows-1250")
    await opened.press("Read again")
    await opened.sees("Zażółć Gęślą-Jaźń")
    expect(await violations(opened.page)).to.deep.equal([])
    await opened.press("Import one person")
    await opened.sees("The import is done")
    const names = (await dataOf(stage().owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: tree })))).map(
      ({ display_name }) => display_name,
    )
    expect(names).to.include("Zażółć Gęślą-Jaźń")
    expectNoFault(opened)
  })

  it("shows what is in the file and who is here already, and is decided by keys", async () => {
    const { tree } = await plantFamily(stage().owner)
    const opened = await stage().reader()
    await opened.open(`/t/${tree}`)
    await opened.press("More")
    await opened.press("Import")
    await opened.sees("Drop a file here")
    await choose(opened, people)
    await opened.sees("What is in it")
    await opened.sees("people\n4")
    await opened.sees("3 of 4 people seem to be in your tree already.")
    await opened.sees("1 of 3")
    await opened.sees("3 not decided.")
    expect(await opened.page.$$eval(".pair", (found) => found.length)).to.equal(1)
    // What differs is marked in words.
    await opened.sees("Died\nonly in your tree")
    await opened.sees("Parents\nonly in your tree")
    expect(await violations(opened.page)).to.deep.equal([])
    await opened.page.keyboard.press("3")
    await opened.sees("2 of 3")
    await opened.page.click(".choice input")
    await opened.page.keyboard.press("2")
    await opened.sees("All are decided.")
    await opened.press("Import 4 people")
    await opened.sees("The import is done")
    await opened.sees("new people\n1")
    await opened.sees("merged\n1")
    await opened.sees("left out\n2")
    expect(await persons(tree)).to.equal(9)
    const gedcom = opened.calls.filter((call) => call.includes("/gedcom/")).map((call) => call.split("/gedcom/")[1])
    expect(gedcom).to.deep.equal(["uploads", "preview", "import"])
    expectNoFault(opened)
  })

  it("sends the file again when its upload was removed since the preview", async () => {
    const { host, owner } = stage()
    const { tree } = await plantFamily(owner)
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/import`)
    await choose(opened, gedcomText("0 @I1@ INDI\n1 NAME New /One/"))
    await opened.sees("No one of this file seems to be in your tree.")
    for await (const entries of host.store.blobs.list())
      for (const { key } of entries) if (key.treeId === tree) await host.store.blobs.remove(key)
    await opened.press("Import one person")
    await opened.sees("The import is done")
    expect(await persons(tree)).to.equal(9)
    expect(opened.calls.filter((call) => call.endsWith("/gedcom/uploads"))).to.have.length(2)
  })

  it("can be cancelled, and then nothing is stored", async () => {
    const { tree } = await plantFamily(stage().owner)
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/import`)
    // The file is on its way until the reader presses the button, however busy the machine is.
    await opened.page.emulateNetworkConditions({ upload: 1_000, download: -1, latency: 0 })
    await choose(opened, gedcomText(`${"1 NOTE Much to send.\n".repeat(50_000)}0 @I1@ INDI`))
    await opened.press("Cancel")
    await opened.page.emulateNetworkConditions(null)
    await opened.sees("Cancelled. Nothing was stored.")
    await opened.sees("Drop a file here")
    expect(await persons(tree)).to.equal(8)
  })

  it("is undone on its page after a question with the number of records, and has the name of its file", async () => {
    const tree = (await dataOf(stage().owner.api.POST("/trees", { body: { name: "The Rowans" } }))).id
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/import`)
    await choose(opened, gedcomText("0 @I1@ INDI\n1 NAME Emma /Rowan/\n0 @I2@ INDI\n1 NAME Ada /Rowan/"))
    await opened.press("Import 2 people")
    await opened.sees("The import is done")
    await opened.sees("You imported the file “family.ged”")
    expect(await opened.page.$(".toast-action")).to.equal(null)
    expect(await persons(tree)).to.equal(2)
    await opened.press("Undo")
    await opened.sees("Everything that the file brought goes: ")
    expect(await opened.text()).to.match(/brought goes: [4-9] records\./)
    expect(await violations(opened.page)).to.deep.equal([])
    await opened.press("Cancel")
    expect(await persons(tree)).to.equal(2)
    await opened.press("Undo")
    await opened.press("Undo the whole import")
    await opened.sees("Undone.")
    await opened.page.waitForSelector(".change.is-undone")
    expect(await persons(tree)).to.equal(0)
    const { home_person_id } = await dataOf(stage().owner.api.GET("/trees/{tree_id}", at({ tree_id: tree })))
    expect(home_person_id).to.equal(null)
    await opened.open(`/t/${tree}/history`)
    await opened.sees("You imported the file “family.ged”")
    expectNoFault(opened)
  })

  it("is for editors", async () => {
    const { host, owner } = stage()
    const { tree } = await plantFamily(owner)
    const viewer = await host.user()
    const body = { email: viewer.email, role: "viewer" } as const
    await dataOf(owner.api.POST("/trees/{tree_id}/members", { ...at({ tree_id: tree }), body }))
    const opened = await stage().visitor({ token: viewer.token })
    await opened.open(`/t/${tree}/import`)
    await opened.sees("Editors and owners of the tree can do this.")
    expect(await opened.page.$("input[type=file]")).to.equal(null)
  })

  for (const width of [390, 1440])
    for (const theme of ["light", "dark"] as const)
      for (const language of ["en", "de"] as const)
        it(`has no violation of WCAG 2.2 AA with a pair on the screen: ${width} px, ${theme}, ${language}`, async () => {
          const { tree } = await plantFamily(stage().owner)
          const opened = await stage().reader({ width, theme, language })
          await opened.open(`/t/${tree}/import`)
          await choose(opened, people)
          await opened.page.waitForSelector(".pair")
          expect(await violations(opened.page)).to.deep.equal([])
          expect(await excessOf(opened.page), "pixels outside the window").to.be.at.most(0)
          if (folder !== undefined)
            await opened.page.screenshot({
              path: join(folder, `pair-${width}-${theme}-${language}.png`),
              fullPage: true,
            })
          expectNoFault(opened)
        })
})
