import { expect } from "chai"
import { eventually } from "../../support/eventually.ts"
import { inTheApp } from "../support/stage.ts"
import { expectNoFault } from "../support/visit.ts"

const PASSWORD = "long enough for a spec"

inTheApp("The account", (stage) => {
  it("does not send the reader to another site after signing in", async () => {
    const { email } = await stage().host.user()
    for (const back of ["//evil.example", "https://evil.example/", "/\\evil.example", "/api/v1/docs"]) {
      const opened = await stage().visitor()
      await opened.open(`/sign-in?back=${encodeURIComponent(back)}`)
      await opened.fill("E-mail", email)
      await opened.fill("Password", PASSWORD)
      await opened.page.keyboard.press("Enter")
      await opened.sees("Welcome")
      expect(opened.page.url()).to.equal(`${stage().host.url}/`)
    }
  })

  it("leaves nothing behind after signing out: no answer, no storage, no session", async () => {
    const { token } = await stage().host.user()
    const opened = await stage().visitor({ token })
    await opened.open("/account")
    await opened.page.evaluate(`localStorage.setItem("draft", "secret"); sessionStorage.setItem("draft", "secret");
      localStorage.setItem("theme", "dark"); caches.open("answers").then((cache) => cache.put("/x", new Response("secret")))`)
    await opened.press("Sign out")
    await opened.sees("Your family, around you in a second")
    // The sign-out is kept until the service has ended the session.
    await eventually(async () =>
      expect(await opened.page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")).to.equal(
        '[{"theme":"dark"},{}]',
      ),
    )
    expect(
      await opened.page.evaluate("caches.keys().then((names) => names.filter((name) => !name.startsWith('app ')))"),
    ).to.deep.equal([])
    expect(await opened.page.evaluate("fetch('/api/v1/users/me').then(({ status }) => status)")).to.equal(401)
    await opened.page.goBack()
    await opened.page.waitForSelector("[name=password]")
    expect(await opened.text()).to.not.include("Where you are signed in")
    expectNoFault(opened)
  })

  it("leads to the start page after signing out, however long that takes to load", async () => {
    const { token } = await stage().host.user()
    const opened = await stage().visitor({ token })
    await opened.open("/account")
    await opened.page.setRequestInterception(true)
    opened.page.on("request", (request) => {
      setTimeout(() => void request.continue(), /\/home-[^/]*\.js$/.test(request.url()) ? 1_000 : 0)
    })
    await opened.press("Sign out")
    await opened.sees("Your family, around you in a second")
    expect(new URL(opened.page.url()).pathname).to.equal("/")
  })

  it("changes the password, which ends the other sessions and the API tokens that are not kept", async () => {
    const { token, email, api, host } = { ...(await stage().host.user()), host: stage().host }
    const tokens = async () => (await api.GET("/auth/tokens")).data?.length
    await api.POST("/auth/tokens", { body: { name: "A script", scopes: ["read"] } })
    await host.client().POST("/auth/login", { body: { email, password: PASSWORD } })
    const opened = await stage().visitor({ token })
    await opened.open("/account")
    // Two sessions and a token.
    await opened.page.waitForFunction(`document.querySelectorAll("main .rows li").length === 3`)
    await opened.fill("Present password", "something else")
    await opened.fill("New password", "another walk by the sea")
    await opened.press("Change the password")
    await opened.sees("The present password is not right.")
    await opened.fill("Present password", PASSWORD)
    await opened.page.click("[name=keep_tokens]")
    await opened.press("Change the password")
    await opened.sees("The new password is set.")
    expect(await tokens()).to.equal(1)
    await opened.fill("Present password", "another walk by the sea")
    await opened.fill("New password", "a third walk by the sea")
    await opened.press("Change the password")
    await opened.sees("There are no tokens.")
    expect(await tokens()).to.equal(0)
    await opened.page.waitForFunction(`document.querySelectorAll("main .rows li").length === 1`)
    const login = await host.client().POST("/auth/login", { body: { email, password: "a third walk by the sea" } })
    expect(login.response.status).to.equal(200)
    expectNoFault(opened)
  })

  it("is deleted after its address was typed, and downloads a backup before", async () => {
    const { token, email } = await stage().host.user()
    const opened = await stage().visitor({ token })
    await opened.open("/account")
    expect(await opened.page.$eval("a[download]", (link) => link.getAttribute("href"))).to.equal(
      "/api/v1/users/me/export",
    )
    await opened.press("Delete the account")
    await opened.page.waitForSelector("dialog[open]")
    await opened.fill("To delete it, type your e-mail address", "someone@example.org")
    await opened.page.click("dialog .is-dangerous")
    await opened.page.waitForSelector("dialog [role=alert]")
    await opened.fill("To delete it, type your e-mail address", email)
    await opened.page.click("dialog .is-dangerous")
    await opened.sees("Your family, around you in a second")
    const login = await stage()
      .host.client()
      .POST("/auth/login", { body: { email, password: PASSWORD } })
    expect(login.response.status).to.equal(401)
    expectNoFault(opened)
  })
})
