import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { memoryTries } from "../../adapters/memory/tries.ts"
import { mayMail } from "../../core/edit/account/mail-limit.ts"
import { type MemberMail, mayMailToOther } from "../../core/edit/account/member-mail-limit.ts"
import { minutesLater, newId } from "../support/builders.ts"
import { refusal } from "../support/world.ts"

const TO = "aunt@example.org"

/** Whether a mail is sent, at these minutes after noon. */
const sentAt = async (minutes: readonly number[], reason: "reset_password" | "verify_email" = "reset_password") => {
  const tries = memoryTries()
  const sent: boolean[] = []
  for (const minute of minutes) sent.push(await mayMail({ tries, now: () => minutesLater(minute) }, reason, TO))
  return sent
}

describe("Mails with links to an address", () => {
  it("are sent at most once in five minutes and three times in an hour, so that a link of theirs is always good", async () => {
    expect(await sentAt([0, 1, 4.9, 6, 12, 18, 30, 59])).to.deep.equal([
      ...[true, false, false, true, true],
      ...[false, false, false],
    ])
    expect(await sentAt([0, 6, 12, 61])).to.deep.equal([true, true, true, true])
  })
})

describe("Invitations and questions by mail", () => {
  const day = (what: MemberMail = "invitations") => {
    const tries = memoryTries()
    return (accountId: ReturnType<typeof newId<"UserId">>, address: string, minute = 0) =>
      mayMailToOther({ tries, now: () => minutesLater(minute) }, { what, accountId, address })
  }

  it("are 20 questions a day from one account at most", async () => {
    const [may, account] = [day("questions"), newId<"UserId">()]
    for (let n = 0; n < 20; n++) expect(await may(account, `aunt${n}@example.org`)).to.deep.equal(E.right(true))
    expect(refusal(await may(account, "one-more@example.org"))).to.equal("TooManyTries")
    expect(await may(account, TO, 24 * 60 + 1)).to.deep.equal(E.right(true))
  })

  it("are at most three a day from one account to one address, and 100 invitations a day from one account", async () => {
    const [may, account] = [day(), newId<"UserId">()]
    for (let n = 0; n < 3; n++) expect(await may(account, TO)).to.deep.equal(E.right(true))
    expect(refusal(await may(account, TO))).to.equal("TooManyTries")
    expect(await may(newId(), TO)).to.deep.equal(E.right(true))
    for (let n = 3; n < 100; n++) expect(await may(account, `relative${n}@example.org`)).to.deep.equal(E.right(true))
    expect(refusal(await may(account, "one-more@example.org"))).to.equal("TooManyTries")
    expect(await may(account, TO, 24 * 60 + 1)).to.deep.equal(E.right(true))
  })

  it("are at most ten a day to one address from all accounts; others are not refused, and have no mail", async () => {
    const may = day()
    for (let n = 0; n < 10; n++) expect(await may(newId(), TO)).to.deep.equal(E.right(true))
    expect(await may(newId(), TO)).to.deep.equal(E.right(false))
    expect(await may(newId(), "uncle@example.org")).to.deep.equal(E.right(true))
  })
})
