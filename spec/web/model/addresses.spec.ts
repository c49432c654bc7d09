import { expect } from "chai"
import { siteOf } from "../../../adapters/web/site.ts"
import { inApp, patterns, safeBack, to, treeIn } from "../../../adapters/web/app/routes.ts"
import { firstLanguage } from "../../../adapters/web/app/texts/languages.ts"

describe("The addresses of the app", () => {
  it("are known to the site, every one of them", () => {
    const site = siteOf(
      new Map([
        ["index.html", Buffer.from("")],
        ["worker.js", new Uint8Array()],
      ]),
      null,
    )
    const paths = Object.values(patterns).map((pattern) => pattern.replace(/:\w+/g, "x"))
    expect(paths.filter((path) => !site.hasScreen(path))).to.deep.equal([])
    expect(
      ["/nowhere", "/accounts", "/t", "/tree/x", "/assets/x.js"].filter((path) => site.hasScreen(path)),
    ).to.deep.equal(["/t"])
  })

  it("keep what a screen shows, without empty values", () => {
    expect(to.people("x", { q: "", sort: "birth" })).to.equal("/t/x/people?sort=birth")
    expect(to.signIn("/t/x?up=3")).to.equal("/sign-in?back=%2Ft%2Fx%3Fup%3D3")
    expect(to.home()).to.equal("/")
  })

  it("name the tree that they are about", () => {
    expect([treeIn("/t/x/p/y"), treeIn("/t/x"), treeIn("/account")]).to.deep.equal(["x", "x", null])
  })

  it("lead back only into the app", () => {
    for (const path of ["/", "/t/x/settings", "/account"]) expect(safeBack(path)).to.equal(path)
    for (const path of [
      "//evil.example",
      "/\\evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "/api/v1/docs",
      undefined,
    ])
      expect(safeBack(path)).to.equal(null)
  })

  it("leave downloads and the pages of mailed links to the browser", () => {
    for (const path of ["/api/v1/trees/x/gedcom/export", "/verify-email", "/reset-password"])
      expect(inApp.test(path)).to.equal(false)
  })
})

describe("The language to begin with", () => {
  it("is the chosen one, or the first of the browser that the app has, or English", () => {
    expect(firstLanguage("de", ["en"], ["en", "de"])).to.equal("de")
    expect(firstLanguage(null, ["fr-CA", "de-AT", "en"], ["en", "de"])).to.equal("de")
    expect(firstLanguage("klingon", ["fr"], ["en", "de"])).to.equal("en")
  })
})
