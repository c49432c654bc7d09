import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import sharp from "sharp"
import { upload } from "../../support/media.ts"
import { at, told } from "../../support/tree-scene.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, type Visit } from "../support/visit.ts"

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "brown" } })
    .jpeg()
    .toBuffer()

inTheApp("Pictures and documents", (stage) => {
  let folder = ""
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "stemma-pictures-"))
  })
  after(() => rm(folder, { recursive: true, force: true }))

  /** A tree with pictures of these titles. */
  const album = async (...titles: readonly string[]) => {
    const { owner, host } = stage()
    const family = await plantFamily(owner, "The Willows")
    for (const title of titles) await upload(host, owner, family.tree, await photo(), `${title}.jpg`, { title })
    const media = () => told(owner.api.GET("/trees/{tree_id}/media", at({ tree_id: family.tree })))
    return { ...family, media }
  }

  const choose = async ({ page }: Visit, name: string): Promise<void> => {
    const path = join(folder, name)
    await writeFile(path, await photo())
    const input = await page.waitForSelector("input[type=file]")
    if (input === null) throw new Error("no field for files")
    await (await input.toElement("input")).uploadFile(path)
  }

  it("are uploaded with a button, and taken back", async () => {
    const { tree, media } = await album()
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/media`)
    await opened.sees("There are no pictures or documents here yet.")
    await choose(opened, "garden.jpg")
    await opened.sees("Uploaded one file.")
    await opened.page.waitForSelector(".medium img")
    expect((await media()).map(({ filename }) => filename)).to.deep.equal(["garden.jpg"])
    await opened.press("Undo")
    await opened.sees("Undone.")
    await opened.sees("There are no pictures or documents here yet.")
    expect(await media()).to.deep.equal([])
    expectNoFault(opened)
  })

  it("are uploaded by dropping them", async () => {
    const { tree, media } = await album()
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/media`)
    const text = (await photo()).toString("base64")
    await opened.page.evaluate(`{
      const bytes = Uint8Array.from(atob("${text}"), (one) => one.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], "dropped.jpg", { type: "image/jpeg" }))
      document.querySelector(".drop-place").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }))
    }`)
    await opened.sees("dropped.jpg")
    expect(await media()).to.have.length(1)
    expectNoFault(opened)
  })

  it("are shown large, one after another by the arrow keys, until Escape", async () => {
    const { tree } = await album("Garden", "House", "Wedding")
    const opened = await stage().reader()
    const { page } = opened
    await opened.open(`/t/${tree}/media?show=pictures`)
    await opened.press("House")
    await opened.sees("2 of 3")
    await page.waitForFunction(`document.querySelector(".lightbox img")?.naturalWidth === 400`)
    await page.keyboard.press("ArrowRight")
    await opened.sees("3 of 3")
    expect(await page.$eval("dialog h2", (heading) => heading.textContent)).to.equal("Wedding")
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("ArrowLeft")
    await opened.sees("1 of 3")
    await page.keyboard.press("Escape")
    await page.waitForFunction(`document.querySelector("dialog") === null && !location.search.includes("open")`)
    expectNoFault(opened)
  })

  it("get another title, with the refusal if somebody else changed it, and are deleted and restored", async () => {
    const { tree, media } = await album("Garden")
    const { owner } = stage()
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/media`)
    await opened.press("Garden")
    await opened.fill("Title", "The garden in spring")
    await opened.press("Save")
    await opened.sees("Saved.")
    await opened.sees("The garden in spring")
    const [medium] = await media()
    expect(medium?.title).to.equal("The garden in spring")
    await told(
      owner.api.PATCH("/media/{media_id}", { ...at({ media_id: medium?.id ?? "" }), body: { title: "Autumn" } }),
    )
    await opened.fill("Title", "Winter")
    await opened.press("Save")
    await opened.sees("Someone changed this while you were editing.")
    expect((await media())[0]?.title).to.equal("Autumn")
    await opened.open(`/t/${tree}/media`)
    await opened.press("Autumn")
    await opened.press("Delete")
    await opened.sees("Deleted.")
    await opened.sees("There are no pictures or documents here yet.")
    await opened.press("Undo")
    await opened.sees("Autumn")
    expectNoFault(opened)
  })
})
