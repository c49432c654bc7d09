import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import sharp from "sharp"
import { upload } from "../../support/media.ts"
import { at, dataOf } from "../../support/tree-scene.ts"
import { violations } from "../support/accessible.ts"
import { plantFamily } from "../support/family.ts"
import { focused, tabTo } from "../support/keyboard.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault, type Visit } from "../support/visit.ts"

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "brown" } })
    .jpeg()
    .toBuffer()

inTheApp(
  "Pictures and documents",
  (stage) => {
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
      const media = () => dataOf(owner.api.GET("/trees/{tree_id}/media", at({ tree_id: family.tree })))
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

    it("get another title, with both versions if somebody else changed it, and are deleted and restored", async () => {
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
      await dataOf(
        owner.api.PATCH("/media/{media_id}", { ...at({ media_id: medium?.id ?? "" }), body: { title: "Autumn" } }),
      )
      await opened.fill("Title", "Winter")
      await opened.press("Save")
      await opened.page.waitForSelector("table.both")
      await opened.sees("Someone else changed this picture or document meanwhile.")
      expect(await opened.page.$$eval(".both td", (cells) => cells.map((cell) => cell.textContent))).to.deep.equal([
        "Winter",
        "Autumn",
      ])
      expect((await media())[0]?.title).to.equal("Autumn")
      await opened.press("Save mine")
      await opened.page.waitForFunction(`document.querySelector("dialog h2")?.textContent === "Winter"`)
      expect((await media())[0]?.title).to.equal("Winter")
      await opened.press("Delete")
      await opened.sees("Deleted.")
      await opened.sees("There are no pictures or documents here yet.")
      await opened.press("Undo")
      await opened.sees("Winter")
      expectNoFault(opened)
    })

    const label = async ({ page }: Visit, text: string): Promise<void> => {
      await (await page.waitForSelector(`label::-p-text(${text})`))?.click()
    }

    /** Waits until the page has no dialog. */
    const closes = ({ page }: Visit) => page.waitForFunction(`document.querySelector("dialog") === null`)

    it("are attached to a person and to an event on the page of the person, and detached", async () => {
      const { tree, ids, media } = await album("Garden", "House")
      const { owner } = stage()
      const emma = ids.child ?? ""
      const events = await dataOf(owner.api.GET("/persons/{person_id}/events", at({ person_id: emma })))
      const birth = events.find(({ type }) => type === "birth")?.id
      const of = async (title: string) => (await media()).find((medium) => medium.title === title)
      const opened = await stage().reader()
      await opened.open(`/t/${tree}/p/${emma}/page`)
      await opened.press("Attach a picture or document: Emma Alder")
      await opened.press("Attach")
      await opened.sees("Choose a picture or document.")
      await opened.press("House")
      expect(await violations(opened.page)).to.deep.equal([])
      await opened.press("Attach")
      await opened.sees("Attached.")
      await closes(opened)
      expect(await of("House")).to.include({ person_id: emma, event_id: null, source_id: null })
      await opened.press("Sources of born 1860: 0")
      await opened.press("Attach a picture or document: born 1860")
      await opened.press("House")
      await opened.sees("Until now it belongs to: Emma Alder")
      await opened.press("Attach")
      await closes(opened)
      await opened.page.waitForSelector('.event-media a[aria-label="House"] img')
      expect(await of("House")).to.include({ person_id: null, event_id: birth, source_id: null })
      await opened.press("Detach House")
      await opened.sees("Detached.")
      await opened.page.waitForFunction(`document.querySelector(".event-media a") === null`)
      expect((await focused(opened)).name).to.equal("Pictures and documents")
      expect(await of("House")).to.include({ person_id: null, event_id: null, source_id: null })
      // The history of the person has such buttons, too.
      await (await opened.page.waitForSelector(".toast-action"))?.click()
      await opened.page.waitForSelector('.event-media a[aria-label="House"]')
      expect(await of("House")).to.include({ event_id: birth })
      expectNoFault(opened)
    })

    it("are attached to a source, old and new ones, on its page, on a phone and in German", async () => {
      const { tree, media } = await album("Garden")
      const { owner } = stage()
      const source = await dataOf(
        owner.api.POST("/trees/{tree_id}/sources", { ...at({ tree_id: tree }), body: { title: "Register" } }),
      )
      const opened = await stage().reader({ width: 390, theme: "dark", language: "de" })
      await opened.open(`/t/${tree}/sources/${source.id}`)
      await choose(opened, "page.jpg")
      await opened.sees("Eine Datei hochgeladen.")
      await opened.sees("page.jpg")
      await opened.press("Bild oder Dokument anhängen: Register")
      await opened.press("Garden")
      expect(await violations(opened.page)).to.deep.equal([])
      await opened.press("Anhängen")
      await closes(opened)
      await opened.page.waitForFunction(`document.querySelectorAll(".pictures .medium").length === 2`)
      expect((await media()).map(({ source_id }) => source_id)).to.deep.equal([source.id, source.id])
      await (await opened.page.waitForSelector('::-p-aria([name="page.jpg lösen"])'))?.focus()
      await opened.page.keyboard.press("Enter")
      await opened.page.waitForFunction(`document.querySelectorAll(".pictures .medium").length === 1`)
      expect((await focused(opened)).name).to.equal("Garden")
      expectNoFault(opened)
    })

    it("are attached to an event or a source from their own page by keys alone, and detached there", async () => {
      const { tree, ids, media } = await album("Garden")
      const { owner } = stage()
      const source = await dataOf(
        owner.api.POST("/trees/{tree_id}/sources", { ...at({ tree_id: tree }), body: { title: "Parish register" } }),
      )
      const opened = await stage().reader()
      const { page } = opened
      await opened.open(`/t/${tree}/media`)
      await opened.press("Garden")
      await opened.sees("Belongs to: no one yet")
      await tabTo(opened, "Attach to someone or something")
      await page.keyboard.press("Enter")
      await tabTo(opened, "Person in the tree")
      await page.keyboard.press("Enter")
      // Enter is ignored while the hits are those of the first letters.
      const found = page.waitForResponse((answer) => answer.url().includes("q=ellen"))
      await page.keyboard.type("ellen")
      await found
      await page.waitForSelector(".hit")
      await page.keyboard.press("Enter")
      await page.waitForFunction(`document.querySelectorAll("select[name=event] option").length > 2`)
      await tabTo(opened, "What of this person?")
      await page.keyboard.type("born")
      expect(await violations(page)).to.deep.equal([])
      await tabTo(opened, "Attach")
      await page.keyboard.press("Enter")
      await opened.sees("Belongs to: Ellen Cedar, born")
      const [medium] = await media()
      const events = await dataOf(owner.api.GET("/persons/{person_id}/events", at({ person_id: ids.mother ?? "" })))
      expect(medium?.event_id).to.equal(events.find(({ type }) => type === "birth")?.id)
      await opened.press("Attach to someone or something")
      await label(opened, "A source")
      await opened.press("Attach")
      await opened.sees("Choose the source")
      await opened.fill("Source in the tree", "parish")
      await page.waitForSelector(".hit")
      await page.keyboard.press("Enter")
      await opened.press("Attach")
      await opened.sees("Belongs to: Parish register")
      expect((await media())[0]).to.include({ event_id: null, source_id: source.id })
      await opened.press("Detach Garden")
      await opened.sees("Belongs to: no one yet")
      await page.keyboard.press("Escape")
      await opened.press("Undo")
      await opened.sees("Undone.")
      expect((await media())[0]).to.include({ source_id: source.id })
      expectNoFault(opened)
    })

    const isLoaded = ({ page }: Visit, selector: string) =>
      page.waitForFunction(`document.querySelector(${JSON.stringify(selector)})?.naturalWidth > 0`)

    /** A picture for each of these people, which is their portrait, and one of the birth of the first. */
    const picturesOf = async (tree: string, people: readonly string[]): Promise<readonly string[]> => {
      const { owner, host } = stage()
      const ids: string[] = []
      for (const id of people) {
        const { id: media_id } = await upload(host, owner, tree, await photo(), "p.jpg", {
          person_id: id,
          title: "Face",
        })
        await dataOf(
          owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: id }), body: { portrait: { media_id } } }),
        )
        ids.push(media_id)
      }
      const [birth] = await dataOf(owner.api.GET("/persons/{person_id}/events", at({ person_id: people[0] ?? "" })))
      await upload(host, owner, tree, await photo(), "house.jpg", { event_id: birth?.id ?? "", title: "House" })
      return ids
    }

    it("of the dead are shown in public trees, small and large, to all; nothing is asked for of the living", async () => {
      const { tree, ids } = await album()
      const { owner, host } = stage()
      const emma = ids.child ?? ""
      const { id: ivy } = await dataOf(
        owner.api.POST("/trees/{tree_id}/persons", {
          ...at({ tree_id: tree }),
          body: { given_name: "Ivy", surname: "Alder", birth: { date: { year: 2001 } } },
        }),
      )
      const body = { type: "parent_child" as const, from_person_id: emma, to_person_id: ivy }
      await dataOf(owner.api.POST("/trees/{tree_id}/relationships", { ...at({ tree_id: tree }), body }))
      const [face = "", secret = ""] = await picturesOf(tree, [emma, ivy])
      const expectPictures = async (opened: Visit): Promise<void> => {
        const { page } = opened
        await isLoaded(opened, ".person-head .portrait img")
        await isLoaded(opened, `.pictures img[src*="${face}"]`)
        await isLoaded(opened, '.event-media a[aria-label="House"] img')
        expect(await page.$$eval(".pictures button, .pictures input", ({ length }) => length)).to.equal(0)
      }
      const expectNothingOf = async ({ page, calls }: Visit, from = 0): Promise<void> => {
        expect(await page.content()).to.not.include(secret)
        expect(calls.slice(from).filter((call) => call.includes(secret))).to.deep.equal([])
      }
      const { token } = await host.user()
      for (const view of [{}, { token }]) {
        const opened = await stage().visitor(view)
        const { page } = opened
        await opened.open(`/t/${tree}/p/${emma}`)
        await isLoaded(opened, `[data-key="${emma}"] .portrait img`)
        await page.waitForSelector(`[data-key="${ivy}"]`)
        await expectNothingOf(opened)
        await opened.open(`/t/${tree}/p/${ivy}/page`)
        await opened.sees("Only members of the tree see more.")
        expect(await page.$$("main img:not(.relative img)")).to.deep.equal([])
        await expectNothingOf(opened)
        await opened.open(`/t/${tree}/p/${emma}/page?open=${secret}`)
        await expectPictures(opened)
        expect(await page.$("dialog")).to.equal(null)
        expect(opened.calls.filter((call) => call.includes(secret))).to.deep.equal([])
        await opened.press("Face")
        await isLoaded(opened, ".lightbox img")
        await opened.sees(" of 2")
        expect(await violations(page)).to.deep.equal([])
        const buttons = await page.$$eval("dialog .buttons > *", (found) => found.map((one) => one.textContent))
        expect(buttons).to.deep.equal(["← Previous", "Next →", buttons[2], "Download"])
        await page.keyboard.press("Escape")
        await closes(opened)
        expect((await focused(opened)).name).to.equal("Face")
        await expectNothingOf(opened)
        expectNoFault(opened)
      }
      const opened = await stage().reader()
      await opened.open(`/t/${tree}/p/${emma}/page`)
      await opened.sees("Ivy Alder")
      await opened.press("See as…")
      const asked = opened.calls.length
      await opened.press("As a stranger with an account")
      await opened.page.waitForFunction(`document.querySelector(".pictures button") === null`)
      await expectPictures(opened)
      await expectNothingOf(opened, asked)
      await opened.press("Face")
      await isLoaded(opened, ".lightbox img")
      expectNoFault(opened)
    })
  },
  { settings: { PUBLIC_MEDIA: "on" } },
)

inTheApp("Pictures that the service does not serve to visitors", (stage) => {
  it("leave no gap and are not asked for without an account", async () => {
    const { owner, host, family } = stage()
    const { tree, ids } = family
    const person = ids.child ?? ""
    const { id: media_id } = await upload(host, owner, tree, await photo(), "p.jpg", {
      person_id: person,
      title: "Face",
    })
    const body = { portrait: { media_id } }
    await dataOf(owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: person }), body }))
    await dataOf(owner.api.PATCH("/trees/{tree_id}", { ...at({ tree_id: tree }), body: { visibility: "public" } }))
    const opened = await stage().visitor()
    await opened.open(`/t/${tree}/p/${person}/page?open=${media_id}`)
    await opened.page.waitForSelector(".person-head, main h1")
    await opened.page.waitForSelector(".person-head .portrait")
    expect(await opened.page.$$("main img, .pictures, dialog")).to.deep.equal([])
    expect(opened.calls.filter((call) => call.includes(media_id))).to.deep.equal([])
    expectNoFault(opened)
  })
})
