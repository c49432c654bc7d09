import { expect } from "chai"
import { updateCitation } from "../../core/commands/citation/update-citation.ts"
import { updateSource } from "../../core/commands/source/update-source.ts"
import { citationFields, type CitationUpdate } from "../../core/domain/evidence/citation.ts"
import { sourceFields, type SourceUpdate } from "../../core/domain/evidence/source.ts"
import { ownValuesOf } from "../../core/codec/fields.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"

const personOf = (citation: string): string => `0 @I1@ INDI\n1 NAME Ann /Lee/\n1 SOUR @S1@\n${citation}\n`
const source = `0 @S1@ SOUR\n1 ABBR Reg.\n1 AUTH The vicar\n1 TEXT In the year\n2 CONT 1809\n1 _MEDI Book\n`

const files = {
  "5.5.1": personOf(
    "2 PAGE 12\n2 EVEN BIRT\n3 ROLE (godmother)\n2 DATA\n3 DATE ABT 1809\n3 TEXT Ann, daughter\n3 _IMG 4\n" +
      "2 WWW https://example.org/12\n2 URL https://example.org/13\n2 NOTE Faded\n2 NOTE @N1@\n2 _APID 1,2::3",
  ),
  "7.0": personOf(
    "2 PAGE 12\n2 EVEN BIRT\n3 ROLE GODP\n4 PHRASE godmother\n2 DATA\n3 DATE ABT 1809\n3 TEXT Ann, daughter\n3 _IMG 4\n" +
      "2 _LINK https://example.org/12\n2 NOTE Faded\n2 SNOTE @N1@\n2 _APID 1,2::3",
  ),
} as const
const noteOf = { "5.5.1": "0 @N1@ NOTE Torn\n", "7.0": "0 @N1@ SNOTE Torn\n" } as const

for (const version of ["5.5.1", "7.0"] as const) {
  describe(`The evidence of a file of ${version}`, () => {
    const opened = async () => {
      const world = await anExportWorld()
      await imported(world, uploadOf(gedcomText(files[version] + source + noteOf[version], version)))
      const { citations, sources } = await contentsOf(world)
      const [[citation], [cited]] = [citations, sources]
      if (citation === undefined || cited === undefined) throw new Error("The file has both.")
      const exported = async (): Promise<readonly string[]> => (await world.records(version)).split("\n")
      const before = await exported()
      /** The lines that go (-) and come (+). */
      const changes = async (edit: () => Promise<unknown>): Promise<readonly string[]> => {
        await edit()
        const after = await exported()
        return [
          ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
          ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
        ]
      }
      const cites = (said: CitationUpdate) => () =>
        world.edit(updateCitation, { citationId: citation.id, ifMatch: null, ...said })
      const says = (said: SourceUpdate) => () =>
        world.edit(updateSource, { sourceId: cited.id, ifMatch: null, ...said })
      return { world, before, exported, changes, cites, says, citation, cited }
    }

    it("is data, and is exported as it was", async () => {
      const { before, citation, cited } = await opened()
      expect(citation).to.include({
        page: "12",
        detail: "Ann, daughter",
        text: "Ann, daughter",
        date: "ABT 1809",
        url: "https://example.org/12",
        eventType: "BIRT",
        role: "godmother",
        notes: "Faded\n\nTorn",
      })
      expect(cited).to.include({ title: "Reg.", abbreviation: "Reg.", text: "In the year\n1809" })
      expect(before.join("\n")).to.equal((files[version] + source + noteOf[version]).trimEnd())
    })

    it("changes in the lines of a changed field alone, and comes back with its value", async () => {
      const { before, exported, changes, cites, says, citation, cited } = await opened()
      const isOld = version === "5.5.1"
      const lines: readonly (readonly [said: CitationUpdate, changed: readonly string[]])[] = [
        [
          { date: "at Easter" },
          ["- 3 DATE ABT 1809", ...(isOld ? ["+ 3 DATE (at Easter)"] : ["+ 3 DATE", "+ 4 PHRASE at Easter"])],
        ],
        [{ text: "Anne" }, ["- 3 TEXT Ann, daughter", "+ 3 TEXT Anne"]],
        [
          { url: "https://example.org/9" },
          [
            isOld ? "- 2 WWW https://example.org/12" : "- 2 _LINK https://example.org/12",
            "+ 2 _URL https://example.org/9",
          ],
        ],
        [{ eventType: "BAPM" }, ["- 2 EVEN BIRT", "+ 2 EVEN BAPM"]],
        [
          { role: "CHIL" },
          isOld
            ? ["- 3 ROLE (godmother)", "+ 3 ROLE CHIL"]
            : ["- 3 ROLE GODP", "- 4 PHRASE godmother", "+ 3 ROLE CHIL"],
        ],
        [{ eventType: null }, []],
        [{ notes: "Clear" }, ["- 2 NOTE Faded", isOld ? "- 2 NOTE @N1@" : "- 2 SNOTE @N1@", "+ 2 NOTE Clear"]],
        [{ notes: null, url: null, date: null }, []],
      ]
      for (const [said, changed] of lines) {
        const found = await changes(cites(said))
        if (changed.length > 0) expect(found, JSON.stringify(said)).to.deep.equal(changed)
        await cites(ownValuesOf(citationFields, citation))()
        expect(await exported()).to.deep.equal(before)
      }
      expect(await changes(says({ abbreviation: "Register" }))).to.deep.equal([
        "- 1 ABBR Reg.",
        "+ 1 ABBR Register",
        "+ 1 TITL Reg.",
      ])
      await says(ownValuesOf(sourceFields, cited))()
      expect(await changes(says({ text: null, title: "Register" }))).to.deep.equal([
        "- 1 TEXT In the year",
        "- 2 CONT 1809",
        "+ 1 TITL Register",
      ])
      await says(ownValuesOf(sourceFields, cited))()
      expect(await exported()).to.deep.equal(before)
    })

    it("is the same in an export to the other version, and changed there", async () => {
      const { world, citation, cited, cites } = await opened()
      const other = version === "7.0" ? "5.5.1" : "7.0"
      const again = async () => {
        const next = await anExportWorld()
        await imported(next, uploadOf(await world.exported(other)))
        const { citations, sources } = await contentsOf(next)
        return [ownValuesOf(citationFields, citations[0]!), ownValuesOf(sourceFields, sources[0]!)]
      }
      expect(await again()).to.deep.equal([ownValuesOf(citationFields, citation), ownValuesOf(sourceFields, cited)])
      const said = { date: "at Easter", url: "https://example.org/9", eventType: "a ball", role: "guest", notes: "n" }
      await cites(said)()
      expect(await again()).to.deep.equal([
        { ...ownValuesOf(citationFields, citation), ...said },
        ownValuesOf(sourceFields, cited),
      ])
    })
  })
}

describe("A citation with several DATA, or with its text in another place", () => {
  const opened = async (citation: string) => {
    const world = await anExportWorld()
    await imported(world, uploadOf(gedcomText(personOf(citation) + source)))
    const [found] = (await contentsOf(world)).citations
    if (found === undefined) throw new Error("The file has a citation.")
    const changed = async (said: CitationUpdate): Promise<string> => {
      await world.edit(updateCitation, { citationId: found.id, ifMatch: null, ...said })
      const lines = (await world.records()).split("\n")
      return lines.slice(lines.indexOf("1 SOUR @S1@") + 1, lines.indexOf("0 @S1@ SOUR")).join("\n")
    }
    return { found, changed }
  }

  it("keeps all its texts when its date changes", async () => {
    const { found, changed } = await opened("2 DATA\n3 DATE 1809\n3 TEXT One\n2 DATA\n3 TEXT Two\n3 _IMG 1")
    expect(found).to.include({ text: "One\n\nTwo", date: "1809" })
    expect(await changed({ date: "1810" })).to.equal("2 DATA\n3 DATE 1810\n3 TEXT One\n3 TEXT Two\n3 _IMG 1")
  })

  it("has no old text beside the new one", async () => {
    const direct = await opened("2 TEXT Old")
    expect(await direct.changed({ text: "New" })).to.equal("2 DATA\n3 TEXT New")
    expect(await direct.changed({ text: "New", date: "1810" })).to.equal("2 DATA\n3 TEXT New\n3 DATE 1810")
    const both = await opened("2 DATA\n3 TEXT Old\n2 TEXT Older")
    expect(await both.changed({ text: null })).to.equal("")
  })
})
