import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { emailPasswordProvider } from "../../adapters/email-password/provider.ts"
import { sharpPictures } from "../../adapters/sharp/pictures.ts"
import { signatureTypes } from "../../adapters/content-types/signatures.ts"
import { newDigest } from "../../adapters/crypto/digest.ts"
import { tokens } from "../../adapters/crypto/tokens.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { noSpool } from "../../adapters/memory/spool.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { readJson } from "../../adapters/json/json-stream.ts"
import { zipArchives } from "../../adapters/zip/archives.ts"
import type { Actor } from "../../core/use-case/command.ts"
import type { Job } from "../../core/domain/job.ts"
import type { Mail } from "../../core/domain/account/mail.ts"
import { makeApp } from "../../core/index.ts"
import { sendPasswordResetMail, sendVerificationMail } from "../../core/jobs/send-link.ts"
import { newId, noon } from "../support/builders.ts"
import { granted } from "../support/world.ts"
import { webhookSenderOf } from "../../bootstrap/ports/webhook-sender.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const EMAIL = "emma@example.org"
const PASSWORD = "a quiet walk by the sea"

/** An account, signed in, and a clock that a case sets. */
const anAccount = async (sessionDays = 30) => {
  let time = noon.getTime()
  const mails: Mail[] = []
  const passwords = {
    hash: async (password: string) => password,
    verify: async (password: string, hash: string | null) => password === hash,
  }
  const ports = {
    ...openMemoryStore(),
    blobs: memoryBlobs(),
    tokens,
    newDigest,
    contentTypes: signatureTypes,
    pictures: sharpPictures(),
    archives: zipArchives,
    readJson,
    webhookSender: webhookSenderOf({ webhookAllowPrivate: false }),
    spool: noSpool,
    newId,
    now: () => new Date(time),
    passwords,
    identityProviders: { password: emailPasswordProvider(passwords), redirecting: [] },
    settings: {
      version: "0",
      environment: "spec",
      sessionDays,
      requireEmailVerification: false,
      passwordSignIn: true,
      ownerEmails: [],
      registration: "open" as const,
      aiProviders: [],
      publicMedia: false,
      maxMediaBytes: 1,
      maxAccountBytes: null,
      accountBytesPerMinute: 0,
      maxGedcomBytes: 1,
      maxBackupBytes: 1,
    },
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
    publicUrl: () => "https://trees.example",
  }
  const app = makeApp(ports)
  const jobs: Job[] = []
  await ports.worker.run(async (job) => void jobs.push(job))
  const signUp = async () =>
    granted(await app.register({ email: EMAIL, password: PASSWORD, userAgent: null, device: null, requestId: null }))
  const actorOf = async (token: string): Promise<Actor> =>
    (await app.authenticate(token, null))?.actor ?? expect.fail("no session")
  const signedIn = await signUp()
  const mailedToken = (): string =>
    /token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? expect.fail("no link was mailed")
  return {
    app,
    signedIn,
    actor: await actorOf(signedIn.token),
    /** Makes another account of the same address, and answers who is signed in to it. */
    register: async () => actorOf((await signUp()).token),
    /** The jobs that were enqueued. */
    jobs,
    wait: (milliseconds: number): void => {
      time += milliseconds
    },
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
      expect(E.isRight(await app.verifyEmail({ token, sessionId: null, requestId: null })), `after ${waited}`).to.equal(
        works,
      )
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

  it("that resets a password does not end the links before it; one that is used ends all", async () => {
    const { app, wait, resetToken, verificationToken } = await anAccount()
    const [older, unused] = [await resetToken(), await verificationToken()]
    wait(10 * MINUTE)
    const [newer, newest] = [await resetToken(), await resetToken()]
    const confirm = async (token: string) =>
      E.isRight(await app.confirmPasswordReset({ token, newPassword: "another walk by the sea", requestId: null }))
    expect(await confirm(older)).to.equal(true)
    expect([await confirm(newer), await confirm(newest), await confirm(older)]).to.deep.equal([false, false, false])
    expect(E.isRight(await app.verifyEmail({ token: unused, sessionId: null, requestId: null }))).to.equal(false)
  })

  it("goes to an address once in five minutes for each reason, whether the address has an account or not", async () => {
    const { app, wait, jobs, actor } = await anAccount()
    const reset = () => app.requestPasswordReset({ email: EMAIL })
    const resetOfNobody = () => app.requestPasswordReset({ email: "nobody@example.org" })
    const verification = () => app.requestEmailVerification(actor)
    const kinds = async (): Promise<readonly string[]> => {
      for (const ask of [reset, resetOfNobody, verification, reset, resetOfNobody, verification]) granted(await ask())
      return jobs.splice(0).map(({ kind }) => kind)
    }
    const once = ["send_password_reset_mail", "send_password_reset_mail", "send_verification_mail"]
    expect(jobs.splice(0).map(({ kind }) => kind)).to.deep.equal(["send_verification_mail"])
    expect(await kinds()).to.deep.equal(once)
    wait(5 * MINUTE - 1)
    expect(await kinds()).to.deep.equal([])
    wait(1)
    expect(await kinds()).to.deep.equal(once)
  })

  it("goes no sooner to an account that is deleted and registered again", async () => {
    const { app, wait, jobs, actor, register } = await anAccount()
    jobs.splice(0)
    granted(await app.deleteAccount(actor, { email: EMAIL }))
    const again = await register()
    expect(jobs.splice(0)).to.deep.equal([])
    granted(await app.deleteAccount(again, { email: EMAIL }))
    wait(5 * MINUTE)
    await register()
    expect(jobs.map(({ kind }) => kind)).to.deep.equal(["send_verification_mail"])
  })
})
