import { expect } from "chai"
import fc from "fast-check"
import * as E from "fp-ts/lib/Either.js"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import { runsOf } from "../support/depth.ts"
import { anyGedcom } from "../support/any-gedcom.ts"
import { anyTree, rowsOf } from "../support/any-tree.ts"
import { minutesLater } from "../support/builders.ts"
import { triedFiles } from "../support/corpus.ts"
import { comparable, treeContents } from "../support/gedcom-contents.ts"
import { anExportWorld, type ExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { roundTrip } from "../support/gedcom-round-trip.ts"
import { uploadOf } from "../support/gedcom-upload.ts"
import { plant } from "../support/store.ts"
import { granted } from "../support/world.ts"

const versions: readonly GedcomVersion[] = ["5.5.1", "7.0"]

const importedInto = async (file: string | Uint8Array): Promise<ExportWorld> => {
  const world = await anExportWorld()
  await imported(world, uploadOf(file))
  return world
}

/** A file without what is of its own making: the moment. */
const timeless = (file: string): string => file.replace(/\n1 DATE .*\n2 TIME .*/, "")

describe("A tree that was never in a file", () => {
  for (const version of versions) {
    it(
      `comes back out of GEDCOM ${version} with the same people, names, events, relationships, sources and citations, ` +
        "and goes out again the same",
      async () => {
        await fc.assert(
          fc.asyncProperty(anyTree, async (tree) => {
            const world = await anExportWorld()
            await plant(world.store, rowsOf(world.tree.id, tree))
            const file = await world.exported(version)
            const again = await importedInto(file)
            expect(await treeContents(again)).to.deep.equal(await treeContents(world))
            expect(timeless(await again.exported(version, minutesLater(5)))).to.equal(timeless(file))
          }),
          { numRuns: runsOf(200) },
        )
      },
    )
  }
})

describe("A file with everything that programs put into one", () => {
  for (const version of versions) {
    it(`comes back whole in ${version}, line by line, and its export as itself`, async () => {
      await fc.assert(
        fc.asyncProperty(anyGedcom(version), async (text) => {
          const { lost, untold, added, file } = granted(await roundTrip(new TextEncoder().encode(text)))
          expect(file.isSound).to.equal(true)
          expect(untold).to.deep.equal([])
          if (lost.length === 0) expect(added).to.deep.equal([])
          const once = await (await importedInto(text)).exported(version)
          expect(timeless(await (await importedInto(once)).exported(version))).to.equal(timeless(once))
        }),
        { numRuns: runsOf(150) },
      )
    })
  }

  /** What goes wrong with files: lines cut, doubled and run together, letters lost, levels changed, text and controls put in between. */
  const damage = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(200)),
    put: fc.constantFrom(
      "",
      "\n",
      "\n\n",
      "\r\n",
      "\0",
      "\u2028",
      "\x07",
      " ",
      "a line of text\n",
      "\nSecond paragraph.\n",
      "12 Main Street\n",
      "\n7 _DEEP x\n",
      "\n1 NOTE\n",
      "\n2 CONT more\n",
      "\n0 @I0@ INDI\n",
      "1 ",
      "@",
      "\n1 HUSB @I9@\n",
    ),
  })
  const broken = fc
    .tuple(fc.constantFrom(...versions).chain(anyGedcom), fc.array(damage, { minLength: 1, maxLength: 6 }))
    .map(([text, damages]) =>
      damages.reduce((file, { at, cut, put }) => {
        const from = Math.floor(at * file.length)
        return file.slice(0, from) + put + file.slice(from + cut)
      }, text),
    )

  it("and is broken loses no line without a warning in the report", async () => {
    await fc.assert(
      fc.asyncProperty(broken, async (text) => {
        const outcome = await roundTrip(new TextEncoder().encode(text))
        expect(
          E.isLeft(outcome) ? [] : outcome.right.untold.map((line) => `${line} ${text.split("\n")[line - 1]}`),
        ).to.deep.equal([])
      }),
      // A smaller example of a broken file is another one, and takes long to find.
      { numRuns: runsOf(300), endOnFailure: true },
    )
  })
})

describe("A file of the corpus", () => {
  const files = triedFiles()
  if (files === null) return void it("is not here: ../shared/corpus is absent, so nothing came back")

  const total = { files: 0, lines: 0, lost: 0 }
  for (const { name, bytes } of files.filter((file) => file.name !== "GeorgeWashington_Family_Small.ged")) {
    it(`${name} comes back whole`, async () => {
      const { file, lost, untold, added } = granted(await roundTrip(bytes()))
      total.files += 1
      total.lines += file.count
      total.lost += lost.length
      expect(untold, "lines lost that no warning names").to.deep.equal([])
      if (file.isSound && (file.version === "5.5.1" || file.version === "7.0"))
        expect(lost, "lines lost of a sound file").to.deep.equal([])
      expect({ lost, added }).to.deep.equal({ lost: [], added: [] })
    })

    it(`${name} has the same contents when its export is imported, and the same export again`, async () => {
      const world = await importedInto(bytes())
      const contents = await treeContents(world)
      for (const version of versions) {
        const file = await world.exported(version)
        const again = await importedInto(file)
        expect(comparable(await treeContents(again), version)).to.deep.equal(comparable(contents, version))
        expect(timeless(await again.exported(version))).to.equal(timeless(file))
      }
    })

    it(`${name} changes in one person's lines when that person is changed`, async () => {
      const world = await importedInto(bytes())
      const { persons } = await contentsOf(world)
      const person = persons[Math.floor(persons.length / 2)]
      if (person === undefined) return
      const recordsOf = async () => (await world.records()).split(/\n(?=0 )/)
      const before = await recordsOf()
      await world.edit(updatePerson, { personId: person.id, ifMatch: null, givenName: "Zebulon", notes: "Seen again." })
      const after = await recordsOf()
      expect(after).to.have.length(before.length)
      const differing = before.flatMap((record, at) => (record === after[at] ? [] : [at]))
      expect(differing).to.have.length(1)
      const [was, is] = [before[differing[0]!]!, after[differing[0]!]!]
      expect(was).to.match(/^0 .*INDI/)
      const left = (record: string): readonly string[] =>
        record.split(/\n(?=1 )/).filter((structure) => !/^1 (NAME|NOTE)/.test(structure))
      expect(left(is)).to.deep.equal(left(was))
    })
  }

  it("holds, with all others, at least 99.9 % of its lines", () => {
    const { lines, lost } = total
    console.log(
      `      (${lines - lost} of ${lines} lines of ${total.files} files: ${((100 * (lines - lost)) / lines).toFixed(3)} %)`,
    )
    expect((lines - lost) / lines).to.be.at.least(0.999)
  })
})
