import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import { compileMessage } from "../../adapters/web/languages/compile-message.ts"
import { compilePart, gapsOf } from "../../adapters/web/languages/compile-part.ts"
import { gapsOfLanguage } from "../../adapters/web/languages/count-gaps.ts"
import { languagesFolder, readLanguages } from "../../adapters/web/languages/read-languages.ts"
import { numberOf, pluralOf } from "../../adapters/web/app/texts/intl.ts"
import { builtApp } from "./support/built-app.ts"

/** What a reader of a language sees of a message. */
const said = async (text: string, tag: string, values: Readonly<Record<string, string | number>>): Promise<unknown> => {
  const source = `export default (p, n) => ${compileMessage(text)}`
  const { default: make } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  return make(pluralOf(tag), numberOf(tag))(values)
}

const POLISH = `
  .input {$count :number}
  .match $count
  0 {{nikogo}}
  one {{{$count} osoba}}
  few {{{$count} osoby}}
  * {{{$count} osób}}`

describe("A message", () => {
  it("has its values in their places", async () => {
    expect(await said("{$count} von {$name} zeigen", "de", { count: "2 Kinder", name: "Emma" })).to.equal(
      "2 Kinder von Emma zeigen",
    )
  })

  it("is chosen by the plural rules of its language, and has numbers as its language writes them", async () => {
    const shown = await Promise.all([0, 1, 2, 5, 22, 12_345].map((count) => said(POLISH, "pl", { count })))
    expect(shown).to.deep.equal(["nikogo", "1 osoba", "2 osoby", "5 osób", "22 osoby", "12\u00a0345 osób"])
  })

  it("has the dual of Hebrew", async () => {
    const text = ".input {$count :number} .match $count one {{שנה}} two {{שנתיים}} * {{{$count} שנים}}"
    expect(await said(text, "he", { count: 2 })).to.equal("שנתיים")
  })

  it("is chosen by an exact word before any other, in whatever order its variants are", async () => {
    const text = ".input {$name :string} .match $name * {{durch {$name}}} || {{durch ein Programm}}"
    expect(await said(text, "de", { name: "" })).to.equal("durch ein Programm")
    expect(await said(text, "de", { name: "Ann" })).to.equal("durch Ann")
  })

  for (const [text, fault] of [
    ["{$name", "Missing"],
    ["{$count :number} people", "Only {$name}"],
    [".match $count one {{a}} * {{b}}", ""],
    [".input {$count :number} .match $count one {{a}}", ""],
  ] as const)
    it(`fails the build, and does not reach a reader, as: ${text}`, () => {
      expect(() => compileMessage(text)).to.throw(fault)
    })
})

describe("The words of a language", () => {
  const english = { a: "One", b: { c: "Two {$name}", d: "Three" } }

  it("are those of English where they are missing, and missing ones are counted", () => {
    const own = { a: "Eins", b: { d: "Drei" } }
    expect(gapsOf(english, own, "part")).to.deep.equal({ missing: ["part.b.c"], unknown: [] })
    expect(compilePart({ tag: "de", name: "part", english, own })).to.equal(
      '{"a":"Eins","b":{"c":((p,n)=>v=>"Two "+v.name)(pe,ne),"d":"Drei"}}',
    )
  })

  it("have no value that English does not have", () => {
    const own = { b: { c: "Zwei {$nombre}" } }
    expect(() => compilePart({ tag: "es", name: "part", english, own })).to.throw("es/part.b.c")
  })

  it("are whole in German", async () => {
    const languages = await readLanguages()
    const none = { missing: [], unknown: [] }
    expect(gapsOfLanguage(languages.get("en") ?? new Map(), languages.get("de") ?? new Map())).to.deep.equal(none)
  })

  it("are a folder: a copy of one is a further language, without any other change", async () => {
    const folder = await mkdtemp(join(tmpdir(), "languages-"))
    try {
      await cp(languagesFolder, folder, { recursive: true })
      await cp(join(folder, "de"), join(folder, "lb"), { recursive: true })
      const file = join(folder, "lb/app/screens/lost.ts")
      await writeFile(file, (await readFile(file, "utf8")).replace(/text: "[^"]*"/, 'text: "Dës Adress gëtt et net."'))
      const found = await readLanguages(folder)
      expect(found.get("lb")?.get("screens/lost")).to.deep.equal({ text: "Dës Adress gëtt et net." })
      expect([...(found.get("lb")?.keys() ?? [])]).to.deep.equal([...(found.get("en")?.keys() ?? [])])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it("are in files of their own, so that a reader loads those of one language", async () => {
    const { files } = await builtApp()
    const texts = [...files].filter(([name]) => name.endsWith(".js")).map(([, bytes]) => Buffer.from(bytes).toString())
    const withGerman = texts.filter((text) => text.includes("Zum Inhalt"))
    expect(withGerman).to.have.length(1)
    expect(withGerman[0]).to.not.include("Skip to the content")
  })
})
