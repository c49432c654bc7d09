import { once } from "node:events"
import { createServer } from "node:net"
import { expect } from "chai"
import type { SMTPServerOptions } from "smtp-server"
import { smtpMailer } from "../../adapters/smtp/mailer.ts"
import { linkMail } from "../../core/domain/account/mail.ts"
import { decoded, type PostOffice, postOffice } from "../support/post-office.ts"
import { failure } from "../support/store.ts"

const mail = linkMail(
  "verify_email",
  { email: "emma@example.org", language: null },
  "https://trees.example.org/a/rather/long/path/to/stand/under",
  "t".repeat(43),
)

describe("Mail by SMTP", () => {
  let open: PostOffice | null = null
  const start = async (options?: SMTPServerOptions): Promise<PostOffice> => (open = await postOffice(options))
  afterEach(async () => {
    await open?.close()
    open = null
  })

  it("arrives at its one recipient, from the address of the settings, as plain text", async () => {
    const { url, received } = await start()
    await smtpMailer({ url: url(), from: "Stemma <stemma@trees.example.org>" }).send(mail)
    expect(received).to.have.length(1)
    expect(received[0]).to.deep.include({ from: "stemma@trees.example.org", to: ["emma@example.org"] })
    const message = received[0]?.message ?? ""
    expect(message).to.match(/^From: Stemma <stemma@trees\.example\.org>\r$/m)
    expect(message).to.match(/^To: emma@example\.org\r$/m)
    expect(message).to.match(/^Subject: Confirm your e-mail address for Stemma\r$/m)
    expect(message).to.match(/^Content-Type: text\/plain; charset=utf-8/m)
    expect(message).to.match(/^Auto-Submitted: auto-generated\r$/m)
  })

  it("keeps a long link in one piece", async () => {
    const { url, received } = await start()
    await smtpMailer({ url: url(), from: "stemma@example.org" }).send(mail)
    const link = /https:\S+/.exec(mail.text)?.[0] ?? ""
    expect(decoded(received[0]?.message ?? "")).to.contain(`\r\n${link}\r\n`)
  })

  it("takes an address for one address, whatever it looks like", async () => {
    const { url, received } = await start()
    await smtpMailer({ url: url(), from: "stemma@example.org" }).send({ ...mail, to: "emma+a.b@example.org" })
    expect(received[0]?.to).to.deep.equal(["emma+a.b@example.org"])
  })

  it("signs in where the settings say so", async () => {
    const { url, received } = await start({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === "stemma" && password === "p@ss word"
          ? done(null, { user: "stemma" })
          : done(new Error("Who are you?")),
    })
    await smtpMailer({ url: url("stemma:p%40ss%20word@"), from: "stemma@example.org" }).send(mail)
    expect(received).to.have.length(1)
    expect(await failure(smtpMailer({ url: url("stemma:wrong@"), from: "stemma@example.org" }).send(mail))).to.be.an(
      "error",
    )
  })

  it("throws when the server is away or wants it later, so that it is tried again", async () => {
    const closed = createServer().listen(0, "127.0.0.1")
    await once(closed, "listening")
    const address = closed.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    closed.close()
    expect(
      await failure(smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: "stemma@example.org" }).send(mail)),
    ).to.be.an("error")

    const { url } = await start({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("Come back later"), { responseCode: 451 })),
    })
    expect(await failure(smtpMailer({ url: url(), from: "stemma@example.org" }).send(mail))).to.be.an("error")
  })

  it("gives up on a recipient that the server permanently refuses, and logs it without the address", async () => {
    const { url } = await start({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("No such user"), { responseCode: 550 })),
    })
    const log: string[] = []
    await smtpMailer({ url: url(), from: "stemma@example.org", log: (line) => log.push(line) }).send(mail)
    expect(log).to.have.length(1)
    expect(log[0]).to.contain("550").and.not.contain("emma")
  })

  it("throws when the server refuses the sender: that is a matter of the settings", async () => {
    const { url } = await start({
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error("Not you"), { responseCode: 553 })),
    })
    expect(await failure(smtpMailer({ url: url(), from: "stemma@example.org" }).send(mail))).to.be.an("error")
  })
})
