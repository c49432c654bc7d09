import { expect } from "chai"
import type { Mail } from "../../core/domain/account/mail.ts"
import type { Mailer } from "../../core/ports/mailer.ts"
import { eventually } from "./eventually.ts"

/** Everyone's mail, delivered at once. */
export interface Mailbox extends Mailer {
  /** The mails to this address so far, oldest first. */
  of(address: string): readonly Mail[]
  /** The token in the newest of `count` mails to this address; waits for it to come. */
  token(address: string, count?: number): Promise<string>
}

export const mailbox = (): Mailbox => {
  const mails: Mail[] = []
  const of = (address: string) => mails.filter(({ to }) => to === address)
  return {
    send: async (mail) => void mails.push(mail),
    of,
    token: (address, count = 1) =>
      eventually(() => {
        expect(of(address)).to.have.length(count)
        return tokenIn(of(address).at(-1)?.text ?? "")
      }),
  }
}

/** The token of the link in a mail. */
export const tokenIn = (text: string): string => {
  const token = /\?token=([\w-]{43})\s/.exec(text)?.[1]
  if (token === undefined) throw new Error(`There is no link in ${JSON.stringify(text)}`)
  return token
}
