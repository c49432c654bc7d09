import { expect } from "chai"
import { eventually } from "../../support/eventually.ts"
import { dataOf } from "../../support/tree-scene.ts"
import { inTheApp } from "../support/stage.ts"

inTheApp("The language of the app", (stage) => {
  const languageOfAccount = async () => (await dataOf(stage().owner.api.GET("/users/me"))).language

  it("is chosen for the account too, so that mails and other devices follow it", async () => {
    const opened = await stage().reader()
    await opened.open("/")
    await opened.press("Language and appearance")
    await opened.page.select(".appearance select", "de")
    await opened.sees("Meine Bäume")
    await eventually(async () => expect(await languageOfAccount()).to.equal("de"))
    const elsewhere = await stage().reader()
    await elsewhere.open("/")
    await elsewhere.sees("Meine Bäume")
  })

  it("is that of the device where one was chosen there, whatever the account has", async () => {
    const opened = await stage().reader()
    await opened.page.evaluateOnNewDocument(`localStorage.setItem("language", "he")`)
    await opened.open("/")
    await opened.sees("האילנות שלי")
    expect(await opened.page.evaluate(`document.documentElement.dir`)).to.equal("rtl")
    expect(await languageOfAccount()).to.equal("de")
  })

  it("is the one in which the service answers the app", async () => {
    const opened = await stage().reader()
    await opened.page.evaluateOnNewDocument(`localStorage.setItem("language", "pl")`)
    await opened.page.setExtraHTTPHeaders({})
    const asked: string[] = []
    opened.page.on("request", (request) => {
      if (request.url().includes("/api/v1/trees/")) asked.push(request.headers()["accept-language"] ?? "")
    })
    await opened.open(`/t/${stage().family.tree}`)
    expect(new Set(asked)).to.deep.equal(new Set(["pl"]))
  })

  it("is that of what is wrong with a field; in English the service says it with its limits", async () => {
    const shown = async (language: "en" | "pl") => {
      const opened = await stage().reader({ language })
      await opened.page.evaluateOnNewDocument(`localStorage.setItem("language", "${language}")`)
      await opened.open("/account")
      await opened.page.waitForSelector("input[name=display_name]")
      await opened.page.evaluate(`(() => {
        const input = document.querySelector("input[name=display_name]")
        input.removeAttribute("maxlength")
        input.value = "x".repeat(600)
        input.form.requestSubmit()
      })()`)
      await opened.page.waitForSelector(".fault")
      return opened
    }
    await (await shown("pl")).sees("To jest za długie.")
    await (await shown("en")).sees("at most")
  })
})
