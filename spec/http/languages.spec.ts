import { expect } from "chai"
import { eventually } from "../support/eventually.ts"
import { hosts, type TestHost } from "../support/http.ts"
import { type Mailbox, mailbox } from "../support/mailbox.ts"
import { dataOf } from "../support/tree-scene.ts"

const password = "a quiet walk by the sea"

for (const kind of hosts) {
  describe(`The language of an account, on the ${kind.name} host`, () => {
    let host: TestHost
    let mail: Mailbox
    let people = 0
    const address = (): string => `polyglot-${++people}@example.org`
    before(async () => {
      mail = mailbox()
      host = await kind.start({ WORKER: "on" }, mail)
    })
    after(() => host.stop())

    const registered = async (header?: string) => {
      const email = address()
      const headers = header === undefined ? {} : { "Accept-Language": header }
      const { user, token } = await dataOf(host.client().POST("/auth/register", { body: { email, password }, headers }))
      return { email, user, token, api: host.client(token) }
    }
    const firstMail = (email: string, count = 1) =>
      eventually(() => {
        const mails = mail.of(email)
        expect(mails).to.have.length(count)
        return mails.at(-1)
      })

    it("is the one that the header wants at the registration", async () => {
      const german = await registered("de-AT,de;q=0.9,en;q=0.5")
      expect(german.user.language).to.equal("de")
      expect((await firstMail(german.email))?.subject).to.equal("Bestätigen Sie Ihre E-Mail-Adresse für Stemma")
      const other = await registered("tlh")
      expect(other.user.language).to.equal(null)
      expect((await firstMail(other.email))?.subject).to.equal("Confirm your e-mail address for Stemma")
    })

    it("is changed in the account, and later mails follow it", async () => {
      const { api, email } = await registered()
      expect((await dataOf(api.PATCH("/users/me", { body: { language: "de" } }))).language).to.equal("de")
      expect((await dataOf(api.GET("/users/me"))).language).to.equal("de")
      await host.client().POST("/auth/password-reset/request", { body: { email } })
      expect((await firstMail(email, 2))?.subject).to.equal("Setzen Sie ein neues Passwort für Stemma")
      expect((await dataOf(api.PATCH("/users/me", { body: { display_name: "Emma" } }))).language).to.equal("de")
      expect((await dataOf(api.PATCH("/users/me", { body: { language: null } }))).language).to.equal(null)
    })

    it("is one of those of the vocabulary", async () => {
      const { api, token } = await registered()
      const { languages } = await dataOf(api.GET("/vocabulary"))
      expect(languages).to.include.members(["en", "de"])
      const refused = await host.fetch("/api/v1/users/me", {
        method: "PATCH",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/merge-patch+json" },
        body: JSON.stringify({ language: "de-AT" }),
      })
      expect(refused.status).to.equal(422)
    })

    it("of its maker is the language of an invitation", async () => {
      const owner = await registered("de")
      const tree = await dataOf(owner.api.POST("/trees", { body: { name: "Down House" } }))
      const to = address()
      await owner.api.POST("/trees/{tree_id}/invitations", {
        params: { path: { tree_id: tree.id } },
        body: { role: "viewer", email: to },
      })
      const invitation = await firstMail(to)
      expect(invitation?.subject).to.equal("Einladung zu einem Stammbaum bei Stemma")
      expect(invitation?.text).to.contain("zum Stammbaum „Down House“").and.to.contain("Ihre Rolle dort: Lesen.")
    })
  })
}
