import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { newDigest } from "../../adapters/crypto/digest.ts"
import { tokens } from "../../adapters/crypto/tokens.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { noSpool } from "../../adapters/memory/spool.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { readJson } from "../../adapters/json/json-stream.ts"
import { zipArchives } from "../../adapters/zip/archives.ts"
import type { Mail } from "../../core/domain/mail.ts"
import { makeApp } from "../../core/index.ts"
import { sendPasswordResetMail, sendVerificationMail } from "../../core/jobs/send-link.ts"
import { newId, noon } from "../support/builders.ts"
import { granted } from "../support/world.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const EMAIL = "emma@example.org"
const PASSWORD = "a quiet walk by the sea"

/** An account, signed in, and a clock that a case sets. */
const anAccount = async (sessionDays = 30) => {
  let time = noon.getTime()
  const mails: Mail[] = []
  const ports = {
    ...openMemoryStore(),
    blobs: memoryBlobs(),
    tokens,
    newDigest,
    archives: zipArchives,
    readJson,
    spool: noSpool,
    newId,
    now: () => new Date(time),
    passwords: {
      hash: async (password: string) => password,
      verify: async (password: string, hash: string | null) => password === hash,
    },
    settings: {
      version: "0",
      environment: "spec",
      sessionDays,
      requireEmailVerification: false,
      ownerEmails: [],
      aiProviders: [],
      maxMediaBytes: 1,
      maxGedcomBytes: 1,
      maxBackupBytes: 1,
    },
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    publicUrl: () => "https://trees.example",
  }
  const app = makeApp(ports)
  const signedIn = granted(await app.register({ email: EMAIL, password: PASSWORD, userAgent: null, requestId: null }))
  const mailedToken = (): string =>
    /token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? expect.fail("no link was mailed")
  return {
    app,
    signedIn,
    wait: (milliseconds: number): void => void (time += milliseconds),
    isSignedIn: async (): Promise<boolean> => (await app.authenticate(signedIn.token, null)) !== null,
    verificationToken: async (): Promise<string> => {
      await sendVerificationMail(ports)(signedIn.user.id)
      return mailedToken()
    },
    resetToken: async (): Promise<string> => {
      await sendPasswordResetMail(ports)(EMAIL)
      return mailedToken()
    },
  }
}

describe("A session", () => {
  it("lives 30 days from its last use", async () => {
    const { signedIn, wait, isSignedIn } = await anAccount()
    expect(signedIn.expiresAt.getTime() - noon.getTime()).to.equal(30 * DAY)
    for (const days of [29, 29, 29]) {
      wait(days * DAY)
      expect(await isSignedIn()).to.equal(true)
    }
    wait(30 * DAY + 1)
    expect(await isSignedIn()).to.equal(false)
  })

  it("of a setting of minutes does not end while it is used", async () => {
    const { wait, isSignedIn } = await anAccount(30 / (24 * 60))
    for (let use = 0; use < 12; use++) {
      wait(10 * MINUTE)
      expect(await isSignedIn(), `use ${use}`).to.equal(true)
    }
    wait(31 * MINUTE)
    expect(await isSignedIn()).to.equal(false)
  })
})

describe("A mailed link", () => {
  it("that verifies an address works for 48 hours", async () => {
    for (const [waited, works] of [
      [48 * HOUR - 1, true],
      [48 * HOUR, false],
    ] as const) {
      const { app, wait, verificationToken } = await anAccount()
      const token = await verificationToken()
      wait(waited)
      expect(E.isRight(await app.verifyEmail({ token, requestId: null })), `after ${waited}`).to.equal(works)
    }
  })

  it("that resets a password works for an hour", async () => {
    for (const [waited, works] of [
      [HOUR - 1, true],
      [HOUR, false],
    ] as const) {
      const { app, wait, resetToken } = await anAccount()
      const token = await resetToken()
      wait(waited)
      expect(
        E.isRight(await app.confirmPasswordReset({ token, newPassword: "another walk by the sea", requestId: null })),
        `after ${waited}`,
      ).to.equal(works)
    }
  })
})
