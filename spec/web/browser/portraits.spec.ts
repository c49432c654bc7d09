import { expect } from "chai"
import sharp from "sharp"
import { upload } from "../../support/media.ts"
import { at, dataOf } from "../../support/tree-scene.ts"
import { plantFamily } from "../support/family.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, type Visit } from "../support/visit.ts"
import { violations } from "../support/accessible.ts"

const photo = (width = 400, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "brown" } })
    .jpeg()
    .toBuffer()

inTheApp("Portraits", (stage) => {
  const planted = async () => {
    const { owner } = stage()
    const { tree, ids } = await plantFamily(owner, "The Limes")
    const emma = ids.child ?? ""
    const portrait = async () =>
      (await dataOf(owner.api.GET("/persons/{person_id}", at({ person_id: emma })))).portrait ?? null
    return { tree, emma, portrait }
  }

  const isLoaded = ({ page }: Visit, selector: string) =>
    page.waitForFunction(`document.querySelector(${JSON.stringify(selector)})?.naturalWidth > 0`)

  it("are cut out of a picture with the keyboard, are shown on the page and in the chart, and taken back", async () => {
    const { tree, emma, portrait } = await planted()
    const { owner, host } = stage()
    const picture = await upload(host, owner, tree, await photo(), "emma.jpg", { person_id: emma, title: "Emma" })
    const opened = await stage().reader()
    const { page } = opened
    await opened.open(`/t/${tree}/p/${emma}/page`)
    await opened.press("Choose the portrait")
    await isLoaded(opened, ".crop img")
    await page.waitForSelector(".crop-frame")
    expect(await violations(page)).to.deep.equal([])
    const slider = await page.waitForSelector('::-p-aria([name="From left to right"])')
    await slider?.focus()
    await page.keyboard.press("Home")
    await (await page.waitForSelector('::-p-aria([name="Size"])'))?.focus()
    await page.keyboard.press("End")
    await opened.press("Save")
    await opened.sees("Saved.")
    expect(await portrait()).to.deep.equal({ media_id: picture.id, x: 0, y: 0, width: 0.5, height: 1 })
    await isLoaded(opened, ".person-head .portrait img")
    await opened.open(`/t/${tree}/p/${emma}`)
    await isLoaded(opened, ".card .portrait img")
    await opened.open(`/t/${tree}/p/${emma}/page`)
    await opened.press("Choose the portrait")
    await opened.press("Remove the portrait")
    await opened.sees("Saved.")
    expect(await portrait()).to.equal(null)
    await opened.press("Undo")
    await opened.sees("Undone.")
    expect(await portrait()).to.have.property("media_id", picture.id)
    expectNoFault(opened)
  })

  it("are cut out with a pointer, which takes the frame where it is held, and Save is always in sight", async () => {
    const { tree, emma, portrait } = await planted()
    const { owner, host } = stage()
    const bytes = await photo(900, 3_000)
    await upload(host, owner, tree, bytes, "emma.jpg", { person_id: emma })
    const broken = await upload(host, owner, tree, bytes.subarray(0, 1_000), "cut.jpg", {
      person_id: emma,
      title: "Cut",
    })
    expect(broken.thumbnail_url).to.not.equal(null)
    const opened = await stage().reader({ width: 390 })
    const { page } = opened
    await page.setViewport({ width: 390, height: 664, hasTouch: true, isMobile: true })
    await opened.open(`/t/${tree}/p/${emma}/page`)
    await opened.press("Choose the portrait")
    await isLoaded(opened, ".crop img")
    const boxOf = async (selector: string) => {
      const box = await (await page.waitForSelector(selector))?.boundingBox()
      if (box === undefined || box === null) throw new Error(`no ${selector}`)
      return box
    }
    const save = await boxOf("dialog [type=submit]")
    expect(save.y + save.height).to.be.at.most(664)
    const frame = await boxOf(".crop-frame")
    // Near a corner of the frame: it follows from there, and does not jump to the pointer.
    await page.mouse.move(frame.x + 5, frame.y + 5)
    await page.mouse.down()
    await page.mouse.move(frame.x + 5, frame.y + 25)
    await page.mouse.up()
    const moved = await boxOf(".crop-frame")
    expect(moved.x).to.be.closeTo(frame.x, 1)
    expect(moved.y).to.be.closeTo(frame.y + 20, 1)
    await page.mouse.move(frame.x + 5, frame.y + 80)
    expect((await boxOf(".crop-frame")).y).to.equal(moved.y)
    const picture = await boxOf(".crop")
    await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height - 2)
    // The slider is where the frame is, so that no key is without effect.
    const slider = await page.waitForSelector('::-p-aria([name="From top to bottom"])')
    expect(await slider?.evaluate((found) => found.getAttribute("max"))).to.equal("91")
    await opened.press("Save")
    await opened.sees("Saved.")
    expect((await portrait())?.y).to.be.closeTo(0.82, 0.001)
    await opened.press("Choose the portrait")
    await opened.press("Cut")
    await opened.sees("This picture cannot be shown")
    expect(await page.$("dialog [type=submit]")).to.equal(null)
    await opened.press("Cancel")
    await page.waitForFunction(`document.querySelector("dialog") === null`)
    expect((await portrait())?.y).to.be.closeTo(0.82, 0.001)
  })

  it("come from a picture that is dropped on a card", async () => {
    const { tree, emma, portrait } = await planted()
    const { owner } = stage()
    const opened = await stage().reader()
    await opened.open(`/t/${tree}/p/${emma}`)
    const text = (await photo()).toString("base64")
    await opened.page.waitForSelector(`[data-person="${emma}"]`)
    await opened.page.evaluate(`{
      const bytes = Uint8Array.from(atob("${text}"), (one) => one.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], "dropped.jpg", { type: "image/jpeg" }))
      document.querySelector('[data-person="${emma}"]').dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }))
    }`)
    await opened.sees("Uploaded one file.")
    const [medium] = await dataOf(owner.api.GET("/trees/{tree_id}/media", at({ tree_id: tree })))
    expect(medium).to.include({ filename: "dropped.jpg", person_id: emma })
    expect(await portrait()).to.have.property("media_id", medium?.id)
    await isLoaded(opened, ".card .portrait img")
    await opened.press("Undo")
    await opened.sees("Undone.")
    expect(await portrait()).to.equal(null)
    expect(await dataOf(owner.api.GET("/trees/{tree_id}/media", at({ tree_id: tree })))).to.deep.equal([])
    expectNoFault(opened)
  })
})
