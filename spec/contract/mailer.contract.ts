import { expect } from "chai"
import type { Mail } from "../../core/domain/account/mail.ts"
import type { Mailer } from "../../core/ports/mailer.ts"

/** A mailer, and the place where its mails arrive. */
export interface MailerUnderTest {
  readonly mailer: Mailer
  /** The mails that arrived, in any order. The text may have another form of line end, and line ends after it. */
  received(): Promise<readonly Mail[]>
  /** Makes the next server unreachable. Absent if the mailer needs none. */
  leave?(): Promise<void>
  /** An address that the next server refuses for good. Absent if it takes every address. */
  readonly refused?: string
  close(): Promise<void>
}

const link = `https://trees.example.org/${"a-long-path/".repeat(12)}?token=${"t".repeat(43)}`

const mail: Mail = {
  to: "emma+trees@example.org",
  subject: "Zoë Łukasz invites you to “Familie Größe”",
  text: `Guten Tag,\n\nöffnen Sie bitte:\n\n${link}\n\n.\nIhr Stammbaum`,
}

const plain = ({ to, subject, text }: Mail): Mail => ({ to, subject, text: text.replaceAll("\r\n", "\n").trimEnd() })

/** What every mailer guarantees. */
export const mailerContract = (name: string, open: () => Promise<MailerUnderTest>): void => {
  describe(`The mailer ${name}`, () => {
    let under: MailerUnderTest
    beforeEach(async () => {
      under = await open()
    })
    afterEach(() => under.close())

    it("has delivered a mail once, with every letter and its link in one piece, when it resolves", async () => {
      await under.mailer.send(mail)
      expect((await under.received()).map(plain)).to.deep.equal([mail])
    })

    it("delivers mails that are sent at once, each to its own address", async () => {
      const mails = ["anna", "ben", "clara"].map((who) => ({ ...mail, to: `${who}@example.org`, text: `For ${who}` }))
      await Promise.all(mails.map((one) => under.mailer.send(one)))
      expect((await under.received()).map(plain)).to.have.deep.members(mails)
    })

    it("resolves for a recipient who is refused for good, so that the mail is not tried again", async function () {
      const { refused, mailer } = under
      if (refused === undefined) return this.skip()
      await mailer.send({ ...mail, to: refused })
      expect(await under.received()).to.deep.equal([])
    })

    it("throws if the next server cannot be reached, so that the mail is tried again", async function () {
      if (under.leave === undefined) return this.skip()
      await under.leave()
      const outcome = await under.mailer.send(mail).then(
        () => "sent",
        () => "thrown",
      )
      expect(outcome).to.equal("thrown")
    })
  })
}
