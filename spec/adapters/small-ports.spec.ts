import { consoleMailer } from "../../adapters/console/mailer.ts"
import { scryptPasswords } from "../../adapters/scrypt/passwords.ts"
import { smtpMailer } from "../../adapters/smtp/mailer.ts"
import { newId } from "../../adapters/uuid/new-id.ts"
import { nodePorts } from "../../bootstrap/ports/node-ports.ts"
import type { Mail } from "../../core/domain/account/mail.ts"
import { clockContract } from "../contract/clock.contract.ts"
import { mailerContract, type MailerUnderTest } from "../contract/mailer.contract.ts"
import { newIdContract } from "../contract/new-id.contract.ts"
import { passwordsContract } from "../contract/passwords.contract.ts"
import { mailOf, postOffice } from "../support/post-office.ts"

const cheap = { logN: 4, r: 8, p: 1 }
const refused = "nobody@example.org"

clockContract("of the system", nodePorts(await scryptPasswords(cheap)).now)
newIdContract("UUID", newId)
passwordsContract("scrypt", () => scryptPasswords(cheap))

mailerContract("of the log", async (): Promise<MailerUnderTest> => {
  const shown: Mail[] = []
  return { mailer: consoleMailer((mail) => shown.push(mail)), received: async () => shown, close: async () => {} }
})

mailerContract("by SMTP", async (): Promise<MailerUnderTest> => {
  const office = await postOffice({
    onRcptTo: ({ address }, _session, done) =>
      address === refused ? done(Object.assign(new Error("No such user"), { responseCode: 550 })) : done(),
  })
  let isOpen = true
  const close = async (): Promise<void> => {
    if (isOpen) await office.close()
    isOpen = false
  }
  return {
    mailer: smtpMailer({ url: office.url(), from: "Stemma <stemma@example.org>" }),
    received: async () => office.received.map(mailOf),
    leave: close,
    refused,
    close,
  }
})
