import { readFile } from "node:fs/promises"
import { expect } from "chai"
import { linkPageHtml } from "../adapters/http/service/link-page.ts"
import { openapi } from "../adapters/http/openapi/openapi.ts"
import { codes } from "../adapters/http/problems.ts"
import { routeTable } from "../adapters/http/routes.ts"
import { usage } from "../bootstrap/cli/arguments.ts"
import { welcome } from "../bootstrap/welcome.ts"
import { linkMail } from "../core/domain/account/mail.ts"
import { bannedPerThousand, bannedWordsIn, type EnglishOfFile, englishIn, englishOf } from "./support/english.ts"

const folders = ["core", "adapters", "bootstrap", "migrations", "spec"] as const
const production: readonly string[] = ["core", "adapters", "bootstrap"]

/** The banned words in named texts, each with the name of its text. */
const faultsOf = (texts: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(texts).flatMap(([name, text]) => bannedWordsIn(text).map((word) => `${name}: ${word}`))

/** The banned words in sentences of the code, which are messages, warnings, log lines and descriptions. */
const faultsInCode = (files: readonly EnglishOfFile[]): readonly string[] =>
  files.flatMap(({ path, sentences }) =>
    sentences.flatMap(({ line, text }) => bannedWordsIn(text).map((word) => `${path}:${line}: ${word} in "${text}"`)),
  )

describe("Plain English", () => {
  const files = new Map<string, readonly EnglishOfFile[]>()

  before(async () => {
    for (const folder of folders) files.set(folder, await englishOf([folder]))
  })

  it("is the language of the API description and of the problem titles", () => {
    const titles = Object.fromEntries(codes.map(({ code, title }) => [code, title]))
    expect(faultsOf({ ...titles, openapi: JSON.stringify(openapi(routeTable, "1.2.3")) })).to.deep.equal([])
  })

  it("is the language of mails, pages, the command line and the settings", async () => {
    const mails = (["verify_email", "reset_password"] as const).map((purpose) =>
      linkMail(purpose, { email: "ann@example.org", language: null }, "https://example.org", "token"),
    )
    const page = linkPageHtml({ title: "", intro: "", action: "", fields: "", button: "", done: "", removed: "" })
    const settings = await readFile(new URL("../docs/settings.md", import.meta.url), "utf8")
    const texts = { mails: JSON.stringify(mails), page, usage, settings }
    expect(faultsOf({ ...texts, welcome: welcome("1.2.3", "http://localhost", "in memory") })).to.deep.equal([])
  })

  it("is the language of every message, warning and log line in the code", () => {
    const code = production.flatMap((folder) => files.get(folder) ?? [])
    expect(code.flatMap(({ sentences }) => sentences)).to.have.length.above(500)
    expect(faultsInCode(code)).to.deep.equal([])
  })

  for (const folder of folders)
    it(`is the language of the comments in ${folder}: at most one banned word in 1,000`, () => {
      expect(bannedPerThousand(files.get(folder) ?? [])).to.be.at.most(1)
    })

  describe("is checked:", () => {
    const planted = englishIn(
      "core/planted.ts",
      [
        '/** Whoever holds a tree tells nobody whose it is. "A tree" is no literal here. */',
        'const message = "The person to whom this was told stands elsewhere"',
        "const pattern = /'\\/\\*/u // A comment behind an expression",
      ].join("\n"),
    )

    it("a banned word in a message is found, with its place", () => {
      expect(faultsInCode([planted]).map((fault) => fault.split(" in ")[0])).to.deep.equal([
        "core/planted.ts:2: whom",
        "core/planted.ts:2: told",
        "core/planted.ts:2: stands",
      ])
    })

    it("banned words in comments are counted per 1,000 words", () => {
      expect(planted.comments).to.have.length(2)
      expect(bannedPerThousand([planted])).to.be.closeTo((1_000 * 4) / 20, 0.5)
    })
  })
})
