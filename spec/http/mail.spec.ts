import { expect } from "chai"
import { eventually } from "../support/eventually.ts"
import { hosts, type TestHost } from "../support/http.ts"
import { type Mailbox, mailbox } from "../support/mailbox.ts"
import { dataOf } from "../support/tree-scene.ts"

const PASSWORD = "a quiet walk by the sea"
const NEW_PASSWORD = "another walk by the sea"

for (const kind of hosts) {
  describe(`mailed links, on the ${kind.name} host`, () => {
    let host: TestHost
    let mail: Mailbox
    let people = 0
    const address = (): string => `reader-${++people}@example.org`
    before(async () => {
      mail = mailbox()
      host = await kind.start({ WORKER: "on", PUBLIC_URL: "https://trees.example.org/" }, mail)
    })
    after(() => host.stop())

    const registered = async (email = address(), displayName = "Emma") => {
      const { data, response } = await host
        .client()
        .POST("/auth/register", { body: { email, password: PASSWORD, display_name: displayName } })
      if (data === undefined) throw new Error(`refused: ${response.status}`)
      return { email, api: host.client(data.token), token: data.token }
    }
    const verify = async (token: string, api = host.client()) => api.POST("/auth/verify-email", { body: { token } })
    const requestReset = async (email: string) =>
      host.client().POST("/auth/password-reset/request", { body: { email } })
    const confirm = async (token: string, new_password = NEW_PASSWORD) =>
      host.client().POST("/auth/password-reset/confirm", { body: { token, new_password } })
    const login = async (email: string, password: string) =>
      (await host.client().POST("/auth/login", { body: { email, password } })).response.status
    const isVerified = async ({ api }: { readonly api: ReturnType<TestHost["client"]> }) =>
      (await api.GET("/users/me")).data?.email_verified

    it("to an invitation go three times a day from one account to one address", async () => {
      const owner = await host.user()
      const tree = await dataOf(owner.api.POST("/trees", { body: { name: "T" } }))
      const to = address()
      const invite = () =>
        owner.api.POST("/trees/{tree_id}/invitations", {
          params: { path: { tree_id: tree.id } },
          body: { role: "viewer", email: to },
        })
      for (let count = 0; count < 3; count++) expect((await invite()).response.status).to.equal(201)
      const refusedOne = await invite()
      expect([refusedOne.response.status, refusedOne.error?.code]).to.deep.equal([429, "too_many_tries"])
      expect(Number(refusedOne.response.headers.get("retry-after"))).to.be.greaterThan(3_600)
      await mail.token(to, 3)
      expect(mail.of(to)).to.have.length(3)
    })

    describe("to an invitation", () => {
      const invited = async (to: string, role: "viewer" | "editor" = "viewer", name = "Down House") => {
        const owner = await registered()
        const tree = (await owner.api.POST("/trees", { body: { name } })).data?.id ?? ""
        const here = { params: { path: { tree_id: tree } } }
        const invite = () => owner.api.POST("/trees/{tree_id}/invitations", { ...here, body: { role, email: to } })
        const { data } = await invite()
        const link = new URL(data?.url ?? "").searchParams.get("token") ?? ""
        return { owner, data, link, here }
      }
      const accept = async (token: string, api: ReturnType<TestHost["client"]>) => {
        const { response, error } = await api.POST("/invitations/accept", { body: { token } })
        return error?.code ?? response.status
      }

      it("have a token of their own, which works once, and name the tree, the owner and the role", async () => {
        const guest = await registered()
        await mail.token(guest.email)
        const { data, link, owner, here } = await invited(guest.email.toUpperCase(), "editor")
        expect(data).to.include({ role: "editor", email: guest.email, mailed_at: null })
        const token = await mail.token(guest.email, 2)
        const text = mail.of(guest.email)[1]?.text ?? ""
        expect(text).to.include(`https://trees.example.org/invitation?token=${token}`)
        expect(text).to.include('"Emma" invites you to the family tree "Down House"').and.include("editor")
        expect(token).not.to.equal(link)
        await eventually(async () => {
          const [listed] = (await owner.api.GET("/trees/{tree_id}/invitations", here)).data ?? []
          expect(listed?.mailed_at).to.be.a("string")
        })
        expect([await accept(token, guest.api), await accept(token, guest.api)]).to.deep.equal([200, "invalid_token"])
        expect(await accept(link, guest.api)).to.equal("invalid_token")
      })

      it("verify the address of the account that accepts them, and end its other sessions", async () => {
        const guest = await registered()
        const verification = await mail.token(guest.email)
        const { data: other } = await host
          .client()
          .POST("/auth/login", { body: { email: guest.email, password: PASSWORD } })
        const { link } = await invited(guest.email)
        const token = await mail.token(guest.email, 2)
        expect(await accept(link, guest.api), "the link of the owner").to.equal("wrong_account")
        expect(await isVerified(guest)).to.equal(false)
        expect(await accept(token, guest.api)).to.equal(200)
        expect(await isVerified(guest)).to.equal(true)
        expect((await host.client(other?.token).GET("/users/me")).response.status).to.equal(401)
        expect((await verify(verification)).error?.code).to.equal("invalid_token")
      })

      it("verify the address of a new account, which gets no mail for that", async () => {
        const email = address()
        await invited(email)
        const invitation_token = await mail.token(email)
        const body = { email, password: PASSWORD, invitation_token }
        const { data } = await host.client().POST("/auth/register", { body })
        expect(data?.user.email_verified).to.equal(true)
        const later = await registered()
        await mail.token(later.email)
        expect(mail.of(email)).to.have.length(1)
      })

      it("make no link of a name, and leave it in one line", async () => {
        const to = address()
        await invited(to, "viewer", 'Win at https://spam.example\u202e/"now"')
        const token = await mail.token(to)
        const text = mail.of(to)[0]?.text ?? ""
        expect(text).to.include("Win at https: / / spam. example / 'now'")
        expect(text.replace(token, "")).not.to.match(/https:\/\/spam|spam\.example/)
      })
    })

    describe("verifying an address", () => {
      it("takes the token that registering mailed, once", async () => {
        const reader = await registered()
        const token = await mail.token(reader.email)
        expect(await isVerified(reader)).to.equal(false)
        expect((await verify(token, reader.api)).response.status).to.equal(204)
        expect(await isVerified(reader)).to.equal(true)
        const again = await verify(token)
        expect(again.response.status).to.equal(422)
        expect(again.error).to.include({ code: "invalid_token" })
        expect(again.error?.errors?.[0]?.path).to.equal("token")
      })

      it("mails a link under PUBLIC_URL, and no text that the registering user could choose", async () => {
        const { email } = await registered(address(), "BUY NOW http://spam.example")
        const token = await mail.token(email)
        const [sent] = mail.of(email)
        expect(sent?.subject).to.equal("Confirm your e-mail address for Stemma")
        expect(sent?.text)
          .to.contain(`\nhttps://trees.example.org/verify-email?token=${token}\n`)
          .and.not.contain("BUY NOW")
      })

      it("refuses a made-up token, and one that is for something else", async () => {
        const { email } = await registered()
        await mail.token(email)
        await requestReset(email)
        const resetToken = await mail.token(email, 2)
        for (const token of ["made-up", "", resetToken]) {
          const { response, error } = await verify(token)
          expect(response.status, token).to.equal(422)
          expect(error?.code).to.equal("invalid_token")
        }
      })

      it("mails a fresh link on request, and none once the address is verified", async () => {
        const reader = await registered()
        await mail.token(reader.email)
        const request = await reader.api.POST("/auth/verify-email/request")
        expect(request.response.status).to.equal(202)
        expect(await request.response.text()).to.equal("")
        expect((await verify(await mail.token(reader.email, 2), reader.api)).response.status).to.equal(204)
        expect((await reader.api.POST("/auth/verify-email/request")).response.status).to.equal(202)
        const other = await registered()
        await mail.token(other.email)
        expect(mail.of(reader.email)).to.have.length(2)
      })

      it("makes the other links of an address useless once it is verified", async () => {
        const reader = await registered()
        const first = await mail.token(reader.email)
        await reader.api.POST("/auth/verify-email/request")
        await verify(await mail.token(reader.email, 2))
        expect((await verify(first)).response.status).to.equal(422)
      })

      it("mails a fresh link to signed-in callers alone", async () => {
        expect((await host.client().POST("/auth/verify-email/request")).response.status).to.equal(401)
      })

      it("mails an address no second fresh link within five minutes", async () => {
        const reader = await registered()
        await mail.token(reader.email)
        for (let index = 0; index < 3; index++)
          expect((await reader.api.POST("/auth/verify-email/request")).response.status).to.equal(202)
        const other = await registered()
        await other.api.POST("/auth/verify-email/request")
        await mail.token(other.email, 2)
        expect(mail.of(reader.email)).to.have.length(2)
      })

      it("ends every other session of the account, and no session of another one", async () => {
        const reader = await registered()
        const other = await registered()
        const token = await mail.token(reader.email)
        const { data } = await host.client().POST("/auth/login", { body: { email: reader.email, password: PASSWORD } })
        expect((await verify(token, reader.api)).response.status).to.equal(204)
        expect((await reader.api.GET("/users/me")).response.status).to.equal(200)
        expect((await host.client(data?.token).GET("/users/me")).response.status).to.equal(401)
        expect((await other.api.GET("/users/me")).response.status).to.equal(200)
      })

      it("ends all sessions of the account when it is done without one, or with that of another account", async () => {
        const other = await registered()
        for (const api of [host.client(), other.api, host.client("made-up")]) {
          const reader = await registered()
          expect((await verify(await mail.token(reader.email), api)).data).to.deep.equal({ password_removed: true })
          expect((await reader.api.GET("/users/me")).response.status).to.equal(401)
          expect(await login(reader.email, PASSWORD)).to.equal(401)
        }
        expect((await other.api.GET("/users/me")).response.status).to.equal(200)
      })

      it("keeps the session only if its cookie comes from the service's own page", async () => {
        for (const [Origin, status] of [
          ["https://trees.example.org", 200],
          ["https://elsewhere.example", 401],
        ] as const) {
          const reader = await registered()
          const headers = { "Content-Type": "application/json", Cookie: `session=${reader.token}`, Origin }
          const body = JSON.stringify({ token: await mail.token(reader.email) })
          const verified = await host.fetch("/api/v1/auth/verify-email", { method: "POST", headers, body })
          expect(verified.status, Origin).to.equal(status === 200 ? 204 : 200)
          expect((await reader.api.GET("/users/me")).response.status, Origin).to.equal(status)
        }
      })

      it("gives one token to one of two who bring it at once", async () => {
        const reader = await registered()
        const token = await mail.token(reader.email)
        const statuses = await Promise.all([1, 2, 3].map(async () => (await verify(token)).response.status))
        expect(statuses.toSorted()).to.deep.equal([200, 422, 422])
      })
    })

    describe("resetting a password", () => {
      it("takes the token that was mailed, ends every session, and only the new password signs in", async () => {
        const reader = await registered()
        await mail.token(reader.email)
        expect((await requestReset(` ${reader.email.toUpperCase()} `)).response.status).to.equal(202)
        const token = await mail.token(reader.email, 2)
        expect(mail.of(reader.email)[1]?.text).to.contain(`\nhttps://trees.example.org/reset-password?token=${token}\n`)
        expect((await confirm(token)).response.status).to.equal(204)
        expect((await reader.api.GET("/users/me")).response.status).to.equal(401)
        expect(await login(reader.email, PASSWORD)).to.equal(401)
        expect(await login(reader.email, NEW_PASSWORD)).to.equal(200)
        expect((await confirm(token)).error).to.include({ status: 422, code: "invalid_token" })
      })

      it("proves the address too, for the link came by mail", async () => {
        const reader = await registered()
        await mail.token(reader.email)
        await requestReset(reader.email)
        await confirm(await mail.token(reader.email, 2))
        const { data } = await host
          .client()
          .POST("/auth/login", { body: { email: reader.email, password: NEW_PASSWORD } })
        expect(data?.user.email_verified).to.equal(true)
      })

      it("mails an address no second link within five minutes, and the first one works on", async () => {
        const reader = await registered()
        await mail.token(reader.email)
        await requestReset(reader.email)
        const token = await mail.token(reader.email, 2)
        for (let index = 0; index < 3; index++) expect((await requestReset(reader.email)).response.status).to.equal(202)
        const other = await registered()
        await requestReset(other.email)
        await mail.token(other.email, 2)
        expect(mail.of(reader.email)).to.have.length(2)
        expect((await confirm(token)).response.status).to.equal(204)
      })

      it("holds the new password to the rules, and keeps the token for another try", async () => {
        const reader = await registered()
        await mail.token(reader.email)
        await requestReset(reader.email)
        const token = await mail.token(reader.email, 2)
        for (const password of ["short", "password123", reader.email]) {
          const { response, error } = await confirm(token, password)
          expect(response.status, password).to.equal(422)
          expect(error?.errors?.map(({ path }) => path)).to.deep.equal(["new_password"])
        }
        expect((await confirm(token)).response.status).to.equal(204)
      })

      it("refuses a made-up token, and one that verifies an address", async () => {
        const { email } = await registered()
        for (const token of ["made-up", await mail.token(email)])
          expect((await confirm(token)).error).to.include({ status: 422, code: "invalid_token" })
      })

      it("answers an address without an account as it answers any other, and mails it nothing", async () => {
        const reader = await registered()
        const nobody = address()
        const known = await requestReset(reader.email)
        const unknown = await requestReset(nobody)
        for (const { response } of [known, unknown]) {
          expect(response.status).to.equal(202)
          expect(await response.text()).to.equal("")
        }
        expect([...unknown.response.headers.keys()]).to.have.members([...known.response.headers.keys()])
        await mail.token(reader.email, 2)
        await eventually(() => expect(mail.of(nobody)).to.deep.equal([]))
      })

      it("refuses what is no address", async () => {
        const { response, error } = await requestReset("nowhere")
        expect(response.status).to.equal(422)
        expect(error?.errors?.[0]?.path).to.equal("email")
      })
    })
  })

  describe(`REQUIRE_EMAIL_VERIFICATION, on the ${kind.name} host`, () => {
    let host: TestHost
    let mail: Mailbox
    before(async () => {
      mail = mailbox()
      host = await kind.start({ WORKER: "on", REQUIRE_EMAIL_VERIFICATION: "true" }, mail)
    })
    after(() => host.stop())

    it("keeps an account to its own affairs until the address is verified", async () => {
      const { api, email } = await host.user()
      const refused = [
        await api.GET("/trees"),
        await api.POST("/trees", { body: { name: "Down House" } }),
        await api.PATCH("/users/me", { body: { display_name: "Emma" } }),
      ]
      for (const { error, response } of refused) {
        expect(response.status).to.equal(403)
        expect(error?.code).to.equal("email_unverified")
      }
      expect((await api.GET("/users/me")).response.status).to.equal(200)
      expect((await api.GET("/auth/sessions")).response.status).to.equal(200)
      expect((await api.POST("/auth/verify-email/request")).response.status).to.equal(202)
      await api.POST("/auth/verify-email", { body: { token: await mail.token(email, 2) } })
      expect((await api.POST("/trees", { body: { name: "Down House" } })).response.status).to.equal(201)
    })

    it("lets an unverified account accept the invitation that was mailed to it, and no other", async () => {
      const [owner, guest] = [await host.user(), await host.user()]
      await owner.api.POST("/auth/verify-email", { body: { token: await mail.token(owner.email) } })
      const { data: tree } = await owner.api.POST("/trees", { body: { name: "Down House" } })
      const here = { params: { path: { tree_id: tree?.id ?? "" } } }
      const invite = (to: { readonly email?: string }) =>
        owner.api.POST("/trees/{tree_id}/invitations", { ...here, body: { role: "viewer", ...to } })
      const accept = async (token: string) =>
        (await guest.api.POST("/invitations/accept", { body: { token } })).error?.code
      await mail.token(guest.email)
      const { data: forAnybody } = await invite({})
      expect(await accept(new URL(forAnybody?.url ?? "").searchParams.get("token") ?? "")).to.equal("email_unverified")
      await invite({ email: guest.email })
      expect(await accept(await mail.token(guest.email, 2))).to.equal(undefined)
      expect((await guest.api.GET("/trees/{tree_id}", here)).response.status).to.equal(200)
    })

    it("leaves the public surface open to those who are not signed in", async () => {
      expect((await host.client().GET("/public/trees")).response.status).to.equal(200)
    })

    it("shows an unverified account what an anonymous reader gets of the public surface, until the address is verified", async () => {
      const owner = await host.user()
      await owner.api.POST("/auth/verify-email", { body: { token: await mail.token(owner.email) } })
      const { data: tree } = await owner.api.POST("/trees", {
        body: { name: "The site's own", visibility: "site_members" },
      })
      const { api, email } = await host.user()
      const names = async () => (await api.GET("/public/trees")).data?.map(({ name }) => name)
      const path = { tree_id: tree?.id ?? "" }
      expect(await names()).to.deep.equal([])
      expect((await api.GET("/public/trees/{tree_id}", { params: { path } })).response.status).to.equal(404)
      await api.POST("/auth/verify-email", { body: { token: await mail.token(email) } })
      expect(await names()).to.deep.equal(["The site's own"])
      expect((await api.GET("/public/trees/{tree_id}", { params: { path } })).response.status).to.equal(200)
    })
  })
}
