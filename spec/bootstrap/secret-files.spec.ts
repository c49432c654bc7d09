import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { readClientConfig, readConfig } from "../../bootstrap/config.ts"

describe("A secret setting in a file", () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "stemma-secrets-"))
  })
  after(() => rm(folder, { recursive: true, force: true }))

  const file = async (content: string): Promise<string> => {
    const path = join(folder, `secret-${Math.random()}`)
    await writeFile(path, content)
    return path
  }

  it("has the value of the setting, without the line end", async () => {
    const config = readConfig({
      DATABASE_URL_FILE: await file("postgresql://stemma:secret@db/stemma\n"),
      SMTP_URL_FILE: await file("smtp://mail.example.org"),
    })
    expect(E.isRight(config) && [config.right.databaseUrl, config.right.mail?.url]).to.deep.equal([
      "postgresql://stemma:secret@db/stemma",
      "smtp://mail.example.org",
    ])
    const client = readClientConfig({}, { STEMMA_URL: "http://localhost", STEMMA_TOKEN_FILE: await file("abc\n") })
    expect(client).to.deep.equal(E.right({ url: "http://localhost", token: "abc" }))
  })

  it("is refused with one line that names the setting if it is missing, empty, given twice or wrong", async () => {
    const missing = join(folder, "missing")
    expect(readConfig({ DATABASE_URL_FILE: missing })).to.deep.equal(
      E.left(`DATABASE_URL_FILE names ${missing}, which cannot be read (ENOENT)`),
    )
    const empty = await file(" \n")
    expect(readConfig({ SMTP_URL_FILE: empty })).to.deep.equal(E.left(`SMTP_URL_FILE names ${empty}, which is empty`))
    expect(readConfig({ SMTP_URL_FILE: empty, SMTP_URL: "smtp://x" })).to.deep.equal(
      E.left("SMTP_URL and SMTP_URL_FILE are both set: leave one of them empty"),
    )
    const wrong = readConfig({ SMTP_URL_FILE: await file("a-secret-of-ours") })
    expect(wrong).to.deep.equal(E.left("SMTP_URL must be a URL that begins with smtp: or smtps:"))
  })
})
