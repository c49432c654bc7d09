import { createHash } from "node:crypto"
import { expect } from "chai"
import { eventually } from "../support/eventually.ts"
import { hosts, type TestHost } from "../support/http.ts"
import { type Mailbox, mailbox } from "../support/mailbox.ts"
import { openPage } from "../support/opened-page.ts"
import { commit } from "../support/store.ts"

const PASSWORD = "a quiet walk by the sea"
const PATHS = ["/verify-email", "/reset-password"]

for (const kind of hosts) {
  describe(`the pages of mailed links, on the ${kind.name} host`, () => {
    let host: TestHost
    let mail: Mailbox
    let people = 0
    before(async () => {
      mail = mailbox()
      host = await kind.start({ WORKER: "on" }, mail)
    })
    after(() => host.stop())

    const registered = async () => {
      const email = `page-${++people}@example.org`
      const { data } = await host.client().POST("/auth/register", { body: { email, password: PASSWORD } })
      return { email, api: host.client(data?.token) }
    }
    /** The link in the newest of `count` mails to this address. */
    const linkTo = (email: string, count: number): Promise<string> =>
      eventually(() => {
        expect(mail.of(email)).to.have.length(count)
        return /^http\S+$/m.exec(mail.of(email).at(-1)?.text ?? "")?.[0] ?? expect.fail("no link")
      })
    const login = async (email: string, password: string) =>
      (await host.client().POST("/auth/login", { body: { email, password } })).response.status

    it("confirm an address: the mailed link opens one here, without PUBLIC_URL, and its button does it", async () => {
      const { email, api } = await registered()
      const link = await linkTo(email, 1)
      expect(link).to.satisfy((text: string) => text.startsWith(`${host.url}/verify-email?token=`))
      const page = await openPage(link)
      expect([page.response.status, page.isAsking()]).to.deep.equal([200, true])
      expect((await api.GET("/users/me")).data?.email_verified).to.equal(false)
      await page.submit()
      expect([page.isAsking(), page.says()]).to.deep.equal([
        false,
        "Thank you. Your e-mail address is confirmed. This browser was not signed in to the account, so its password was " +
          "removed. A mail with a link for a new one is on its way.",
      ])
      const login = await host.client().POST("/auth/login", { body: { email, password: PASSWORD } })
      expect(login.response.status).to.equal(401)
      const renewal = await openPage(await linkTo(email, 2))
      await renewal.submit({ new_password: "another walk by the sea" })
      expect(renewal.says()).to.equal("Your new password is set. You can sign in with it now.")
    })

    it("confirm an address that was confirmed before, and leave the password as it is", async () => {
      const { email } = await registered()
      const link = await linkTo(email, 1)
      await commit(host.store, async ({ users }) => {
        const user = (await users.byEmail(email)) ?? expect.fail("no account")
        await users.update({ ...user, emailVerifiedAt: new Date() })
      })
      const page = await openPage(link)
      await page.submit()
      expect([page.isAsking(), page.says()]).to.deep.equal([false, "Thank you. Your e-mail address is confirmed."])
      expect(await login(email, PASSWORD)).to.equal(200)
    })

    it("ask for the sign-in first, if the account has no password", async () => {
      const { email } = await registered()
      const link = await linkTo(email, 1)
      await commit(host.store, async ({ users }) => {
        const user = (await users.byEmail(email)) ?? expect.fail("no account")
        await users.update({ ...user, passwordHash: null })
      })
      const page = await openPage(link)
      await page.submit()
      expect([page.isAsking(), page.says()]).to.deep.equal([
        true,
        "Please sign in in this browser first, and open the link again.",
      ])
    })

    it("set a new password, and say what is wrong with one", async () => {
      const { email } = await registered()
      await linkTo(email, 1)
      await host.client().POST("/auth/password-reset/request", { body: { email } })
      const page = await openPage(await linkTo(email, 2))
      await page.submit({ new_password: "too short" })
      expect([page.isAsking(), page.says()]).to.deep.equal([true, "The password must have 10 to 256 characters."])
      await page.submit({ new_password: "another walk by the sea" })
      expect([page.isAsking(), page.says()]).to.deep.equal([
        false,
        "Your new password is set. You can sign in with it now.",
      ])
      expect([await login(email, PASSWORD), await login(email, "another walk by the sea")]).to.deep.equal([401, 200])
    })

    it("do not use up a link by being opened, and say when it no longer works", async () => {
      const { email } = await registered()
      const link = await linkTo(email, 1)
      const [first, second] = [await openPage(link), await openPage(link)]
      for (const method of ["GET", "HEAD"]) expect((await fetch(link, { method })).status).to.equal(200)
      await first.submit()
      expect(first.isAsking()).to.equal(false)
      await second.submit()
      expect([second.isAsking(), second.says()]).to.deep.equal([
        true,
        "This link no longer works. Please request a new one.",
      ])
    })

    it("say so when the link is incomplete", async () => {
      for (const path of PATHS) {
        const page = await openPage(host.url + path)
        expect([page.isAsking(), page.says()]).to.deep.equal([
          false,
          "This link is incomplete. Please copy all of it from the mail.",
        ])
      }
    })

    it("keep the token to themselves: no address bar, no Referer, no cache, no frame, no script but their own", async () => {
      for (const path of PATHS) {
        const { html, script, response, address } = await openPage(`${host.url}${path}?token=secret`)
        expect(address()).to.equal(path)
        expect(html).to.not.contain("secret")
        expect(response.headers.get("referrer-policy")).to.equal("no-referrer")
        expect(response.headers.get("cache-control")).to.equal("no-store")
        expect(response.headers.get("x-content-type-options")).to.equal("nosniff")
        const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
        const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ""
        expect(response.headers.get("content-security-policy")?.split("; ")).to.have.members([
          "default-src 'none'",
          `script-src ${hashOf(script)}`,
          `style-src ${hashOf(style)}`,
          "connect-src 'self'",
          "form-action 'self'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ])
        expect(html).to.not.match(/<[^>]* (on\w+|style|src)=/)
      }
    })

    it("are accessible to screen readers: a language, a title, a heading, labels and a status", async () => {
      for (const path of PATHS) {
        const { html } = await openPage(host.url + path)
        expect(html)
          .to.match(/<html lang="en">/)
          .and.match(/<title>[^<]+<\/title>/)
          .and.match(/<main>\s*<h1>[^<]+<\/h1>/)
          .and.match(/<p role="status">/)
          .and.match(/<button>[^<]+<\/button>/)
        for (const [, id] of html.matchAll(/<input id="(\w+)"/g)) expect(html).to.contain(`<label for="${id}">`)
      }
    })

    it("are read, and nothing else", async () => {
      for (const path of PATHS) {
        for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
          const response = await host.fetch(path, { method })
          expect([response.status, response.headers.get("allow")]).to.deep.equal([405, "HEAD, GET, OPTIONS"])
        }
        expect((await host.fetch(`/api/v1${path}`)).status).to.equal(404)
      }
    })
  })

  describe(`mailed links under PUBLIC_URL, on the ${kind.name} host`, () => {
    it("lead there, and the page calls the API beside itself", async () => {
      const mail = mailbox()
      const host = await kind.start({ WORKER: "on", PUBLIC_URL: "https://trees.example.org/family/" }, mail)
      const { email } = await host.user()
      const token = await mail.token(email)
      expect(mail.of(email)[0]?.text).to.contain(`\nhttps://trees.example.org/family/verify-email?token=${token}\n`)
      const html = await (await host.fetch("/verify-email")).text()
      const action = /action="([^"]*)"/.exec(html)?.[1] ?? ""
      expect(new URL(action, `https://trees.example.org/family/verify-email?token=${token}`).href).to.equal(
        "https://trees.example.org/family/api/v1/auth/verify-email",
      )
      await host.stop()
    })
  })
}
