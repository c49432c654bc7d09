import { readdirSync } from "node:fs"
import { expect } from "chai"
import { MessageFormat } from "messageformat"
import { ENGLISH, isLanguage, languages } from "../../core/languages/language.ts"
import type { LanguagePack } from "../../core/languages/language-pack.ts"
import { message } from "../../core/languages/message.ts"
import { registry } from "../../core/languages/registry.ts"
import { lacksOf } from "../support/language-lacks.ts"
import { messagesOf } from "../support/language-messages.ts"

const folders = readdirSync(new URL("../../core/languages", import.meta.url), { withFileTypes: true })

describe("The texts of the languages", () => {
  it("are those of the folders, English first", () => {
    const tags = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect([...languages].sort()).to.deep.equal(tags.sort())
    expect(languages[0]).to.equal(ENGLISH)
    expect(languages.every(isLanguage)).to.equal(true)
    expect(["EN", "xx", "", null, "toString"].map(isLanguage)).to.deep.equal([false, false, false, false, false])
  })

  it("are messages in MessageFormat 2", () => {
    const broken = Object.entries(registry).flatMap(([tag, pack]) =>
      messagesOf(pack).flatMap(({ path, text }) => {
        try {
          new MessageFormat(pack.about.locale, text)
          return []
        } catch (error) {
          return [`${tag} ${path}: ${String(error)}`]
        }
      }),
    )
    expect(broken).to.deep.equal([])
  })

  it("have no argument that the English text lacks", () => {
    const argumentsOf = (text: string) => [...text.matchAll(/\$(\w+)/g)].map(([, name]) => name)
    const english = new Map(messagesOf(registry.en).map(({ path, text }) => [path, new Set(argumentsOf(text))]))
    const foreign = Object.entries(registry).flatMap(([tag, pack]) =>
      messagesOf(pack).flatMap(({ path, text }) =>
        argumentsOf(text)
          .filter((name) => english.get(path)?.has(name) !== true)
          .map((name) => `${tag} ${path}: ${name}`),
      ),
    )
    expect(foreign).to.deep.equal([])
  })

  it("lack nothing in any language that the service ships", () => {
    const lacking = lacksOf(registry).filter(({ lacks }) => lacks.length > 0)
    expect(lacking).to.deep.equal([])
  })

  it("are counted where a language lacks them", () => {
    const { mails } = registry.de
    const { webhookSubject: _, ...others } = mails
    const pack: LanguagePack = { about: registry.de.about, mails: others }
    const counted = lacksOf({ en: { about: registry.en.about, mails: registry.en.mails }, xx: pack })
    expect(counted.map(({ tag, lacks }) => [tag, lacks])).to.deep.equal([
      ["en", []],
      ["xx", ["mails.webhookSubject"]],
    ])
  })

  it("are formatted with their arguments", () => {
    expect(message("en", "mails", "invitationFromOwner", { tree: "Down House" })).to.equal(
      'An owner of the tree invites you to the family tree "Down House" on Stemma.',
    )
    expect(message("de", "mails", "invitationFrom", { inviter: "Emma", tree: "Down House" })).to.equal(
      "„Emma“ lädt Sie zum Stammbaum „Down House“ bei Stemma ein.",
    )
  })
})
