import { expect } from "chai"
import fc from "fast-check"
import type { TreeId } from "../../../core/domain/ids.ts"
import type { Person } from "../../../core/domain/person.ts"
import { showRelatives, type Viewer } from "../../../core/domain/privacy.ts"
import { aNamedPerson, plantNamed, searchTree, type Searching } from "../../support/search-scene.ts"
import { aDeadPerson, aDeletion, anEvent, aPerson, aPlace, aRelationship, newId } from "../../support/builders.ts"
import { plainMatch } from "../../support/search-oracle.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"

/** Finding persons by similar names. */
export const searchReadsContract = (store: () => StoreUnderTest): void => {
  const find = (treeId: TreeId, text: string, searching?: Searching) => searchTree(store(), treeId, text, searching)
  const namesOf = async (treeId: TreeId, text: string, searching?: Searching) =>
    (await find(treeId, text, searching)).map(({ displayName }) => displayName)

  /** A tree with people of these primary names. */
  const treeOf = async (...texts: readonly string[]): Promise<TreeId> => {
    const { tree } = await plantTree(store())
    await plantNamed(store(), tree.id, Object.fromEntries(texts.map((text, at) => [String(at), [[[text]]]])))
    return tree.id
  }

  describe("a search", () => {
    it(
      "finds persons with each word in a name: the word itself, one that starts with it, one that sounds the same, one " +
        "with a slip",
      async () => {
        const treeId = await treeOf("Hans /Meyer/", "Anna /Meyerhof/", "Karl /Maier/", "Otto /Meter/", "Ida /Schulze/")
        expect(await namesOf(treeId, "meyer")).to.have.members([
          "Hans Meyer",
          "Anna Meyerhof",
          "Karl Maier",
          "Otto Meter",
        ])
      },
    )

    it("forgives one letter in three of the longer word, and always one; a swap of neighbours counts as one", async () => {
      const treeId = await treeOf("Jo /Li/", "John /Smith/", "Ana /Kohl/", "Otto /Wedgwood/")
      for (const [text, name] of [
        ["jonh smith", "John Smith"],
        ["jhon smiht", "John Smith"],
        ["smth", "John Smith"],
        ["smitt", "John Smith"],
        ["wedgewod", "Otto Wedgwood"],
        ["wegdwod", "Otto Wedgwood"],
        ["ona", "Ana Kohl"],
        ["kolh", "Ana Kohl"],
        ["kohll", "Ana Kohl"],
        ["lin", "Jo Li"],
      ] as const)
        expect(await namesOf(treeId, text), text).to.deep.equal([name])
    })

    it("finds no one who is farther away", async () => {
      const treeId = await treeOf("Maria /Hoffmann/", "John /Smith/", "Erna /Mohr/", "Otto /Wedgwood/")
      for (const text of ["mac", "smgt", "wdgewod", "meyer", "hofmeyer", "john smith maria", "zzyzx", "ohn smi thx"])
        expect(await namesOf(treeId, text), text).to.deep.equal([])
    })

    it("ranks exact words first, then prefixes, then the rest, each by trigram similarity", async () => {
      const treeId = await treeOf(
        "A /Schmitd/",
        "B /Schmidtbauer/",
        "C /Schmidt/",
        "D /Schmidtke/",
        "E /Smidt/",
        "F /Schmidt/",
        "G /Schmitt/",
      )
      expect(await namesOf(treeId, "schmidt")).to.deep.equal([
        "C Schmidt",
        "F Schmidt",
        "D Schmidtke",
        "B Schmidtbauer",
        "A Schmitd",
        "G Schmitt",
        "E Smidt",
      ])
    })

    it("ranks by the worst of several words", async () => {
      const treeId = await treeOf("Anna /Schmitt/", "Anna Maria /Schmidt/", "Annabel /Schmidt/", "Anne /Schmidt/")
      expect((await namesOf(treeId, "anna schmidt")).slice(0, 2)).to.deep.equal([
        "Anna Maria Schmidt",
        "Annabel Schmidt",
      ])
      expect(await namesOf(treeId, "anna schmidt")).to.have.length(4)
    })

    it("ranks a match on the primary name above one on another name, but below a better kind of match", async () => {
      const { tree } = await plantTree(store())
      await plantNamed(store(), tree.id, {
        prefix: [[["Adam /Wedgwoodson/"]]],
        married: [[["Emma /Darwin/"], ["Emma /Wedgwood/", "maiden"]]],
        primary: [[["Josiah /Wedgwood/"]]],
        both: [[["Sarah /Wedgwood/"], ["Sally /Wedgwood/", "nickname"]]],
      })
      expect(await namesOf(tree.id, "wedgwood")).to.deep.equal([
        "Josiah Wedgwood",
        "Sarah Wedgwood",
        "Emma Darwin",
        "Adam Wedgwoodson",
      ])
    })

    it("ranks a match on the primary name first on a page of one, whichever person was added first", async () => {
      const { tree } = await plantTree(store())
      await plantNamed(store(), tree.id, {
        married: [[["Emma /Darwin/"], ["Emma /Wedgwood/", "maiden"]]],
        again: [[["Emma /Smith/"], ["Emma /Wedgwood/", "maiden"]]],
        primary: [[["Emma /Wedgwood/"]]],
      })
      const [first] = await find(tree.id, "emma wedgwood", { batch: 1 })
      expect(first?.score).to.equal(1)
      expect(await namesOf(tree.id, "emma wedgwood", { batch: 1 })).to.deep.equal([
        "Emma Wedgwood",
        "Emma Darwin",
        "Emma Smith",
      ])
    })

    it("says which other name matched, and nothing where the primary one did", async () => {
      const { tree } = await plantTree(store())
      await plantNamed(store(), tree.id, {
        emma: [[["Emma /Darwin/"], ["Emma /Wedgwood/", "maiden"], ["Emmy /Wood/", "nickname"]]],
      })
      const matched = async (text: string) => (await find(tree.id, text)).map((person) => person.matched)
      expect(await matched("wedgwood")).to.deep.equal([{ nameType: "maiden", display: "Emma Wedgwood" }])
      expect(await matched("emmy")).to.deep.equal([{ nameType: "nickname", display: "Emmy Wood" }])
      expect(await matched("emma wedgewood")).to.deep.equal([{ nameType: "maiden", display: "Emma Wedgwood" }])
      expect(await matched("emma darwin")).to.deep.equal([undefined])
      expect(await matched("darwin wood")).to.deep.equal([{ nameType: "nickname", display: "Emmy Wood" }])
    })

    it("finds all words, in any order, in any of the names", async () => {
      const { tree } = await plantTree(store())
      await plantNamed(store(), tree.id, {
        charles: [[["Charles Robert /Darwin/"]]],
        emma: [[["Emma /Darwin/"], ["Emma /Wedgwood/", "maiden"]]],
      })
      for (const text of ["charles robert darwin", "Darwin, Charles", "ROBERT"])
        expect(await namesOf(tree.id, text), text).to.deep.equal(["Charles Robert Darwin"])
      expect(await namesOf(tree.id, "emma wedgwood darwin")).to.deep.equal(["Emma Darwin"])
      expect(await namesOf(tree.id, "emma charles")).to.deep.equal([])
    })

    it("takes one or two letters as the beginning of a word, and as nothing else", async () => {
      const treeId = await treeOf("Jo /Li/", "Johanna /Lindt/", "Anna /Hoch/", "Ida /Berlin/")
      expect(await namesOf(treeId, "jo")).to.deep.equal(["Jo Li", "Johanna Lindt"])
      expect(await namesOf(treeId, "l")).to.deep.equal(["Jo Li", "Johanna Lindt"])
      expect(await namesOf(treeId, "jo li")).to.deep.equal(["Jo Li", "Johanna Lindt"])
      expect(await namesOf(treeId, "j lindt")).to.deep.equal(["Johanna Lindt"])
    })

    it("takes a number of four digits as a year of birth or death, two years off at most", async () => {
      const { tree } = await plantTree(store())
      await plantNamed(store(), tree.id, {
        off: [[["Otto /Kohl/"]], { birthYear: 1852, deathYear: null, isLiving: false }],
        same: [[["Anna /Kohl/"]], { birthYear: 1850, deathYear: 1900 }],
        died: [[["Karl /Kohl/"]], { birthYear: 1801, deathYear: 1851 }],
        far: [[["Ida /Kohl/"]], { birthYear: 1847, deathYear: 1853 }],
        none: [[["Max /Kohl/"]], { birthYear: null, deathYear: null }],
      })
      expect(await namesOf(tree.id, "1850")).to.deep.equal(["Anna Kohl", "Karl Kohl", "Otto Kohl"])
      expect(await namesOf(tree.id, "kohl 1850")).to.deep.equal(["Anna Kohl", "Karl Kohl", "Otto Kohl"])
      expect(await namesOf(tree.id, "1900 1850")).to.deep.equal(["Anna Kohl"])
      expect(await namesOf(tree.id, "1799 karl 1853")).to.deep.equal(["Karl Kohl"])
      expect(await namesOf(tree.id, "kohl 1700")).to.deep.equal([])
      expect(await namesOf(tree.id, "185")).to.deep.equal([])
    })

    it("finds without regard to case and accents, in the query as in the name", async () => {
      const treeId = await treeOf("François /Müller/", "Gottfried /Weiß/")
      expect(await namesOf(treeId, "FRANCOIS muller")).to.deep.equal(["François Müller"])
      expect(await namesOf(treeId, "françois MÜLLER")).to.deep.equal(["François Müller"])
      expect(await namesOf(treeId, "weiss")).to.deep.equal(["Gottfried Weiß"])
    })

    it("finds names of every script, with a slip too", async () => {
      const treeId = await treeOf("Владимир /Йорданов/", "𐌰𐌻𐌰𐍂𐌴𐌹𐌺𐍃 //", "小明 /王/")
      expect(await namesOf(treeId, "ВЛАДИМИР")).to.deep.equal(["Владимир Йорданов"])
      expect(await namesOf(treeId, "йорданав")).to.deep.equal(["Владимир Йорданов"])
      expect(await namesOf(treeId, "𐌰𐌻𐌰𐍂𐌹𐌺𐍃")).to.have.length(1)
      expect(await namesOf(treeId, "王")).to.deep.equal(["王小明"])
    })

    it("finds names of other alphabets in Latin letters, and the other way round, by each way to read a letter", async () => {
      const treeId = await treeOf(
        "Лев /Толстой/",
        "Leo /Tolstoy/",
        "Богдан /Ступка/",
        "Νίκος /Καζαντζάκης/",
        "Otto /Kohl/",
      )
      for (const text of ["tolstoy", "Толстой"])
        expect(await namesOf(treeId, text), text).to.have.members(["Лев Толстой", "Leo Tolstoy"])
      for (const text of ["bohdan", "bogdan", "БОГДАН"])
        expect(
          (await find(treeId, text)).map(({ displayName, score }) => [displayName, score]),
          text,
        ).to.deep.equal([["Богдан Ступка", 1]])
      expect(await namesOf(treeId, "nikos kazantzakis")).to.deep.equal(["Νίκος Καζαντζάκης"])
    })

    it("finds names of Kana and Hangul in Latin letters, and any run of characters of Han, Kana and Hangul", async () => {
      const treeId = await treeOf("ばなな /よしもと/", "Banana /Yoshimoto/", "철수 /김/", "兰芳 /梅/", "花子 /山田/")
      for (const text of ["yoshimoto", "よしもと"])
        expect(await namesOf(treeId, text), text).to.have.members(["よしもとばなな", "Banana Yoshimoto"])
      expect(await namesOf(treeId, "kim cheolsu")).to.deep.equal(["김 철수"])
      for (const text of ["兰", "芳", "梅兰", "兰芳", "梅兰芳"])
        expect(await namesOf(treeId, text), text).to.deep.equal(["梅兰芳"])
      for (const text of ["もとば", "김철", "수"]) expect(await namesOf(treeId, text), text).to.have.length(1)
      expect(await namesOf(treeId, "田山")).to.deep.equal([])
      expect(await namesOf(treeId, "梅兰芬")).to.deep.equal([])
    })

    it("finds a surname with its prefix apart, together or not at all, however the name has it", async () => {
      const treeId = await treeOf("Jan /van der Berg/", "Piet /Vanderberg/", "Flora /MacDonald/", "Seán /Ó Briain/")
      for (const text of ["van der berg", "vanderberg", "Berg"])
        expect(await namesOf(treeId, text), text).to.have.members(["Jan van der Berg", "Piet Vanderberg"])
      for (const text of ["Mac Donald", "macdonald", "donald"])
        expect(await namesOf(treeId, text), text).to.deep.equal(["Flora MacDonald"])
      for (const text of ["obriain", "O'Briain", "briain"])
        expect(await namesOf(treeId, text), text).to.deep.equal(["Seán Ó Briain"])
    })

    it("takes each word with its first 32 letters", async () => {
      const treeId = await treeOf(`Anna /${"long".repeat(10)}/`)
      for (const text of ["long".repeat(10), "long".repeat(8), `anna ${"long".repeat(12)}`, `${"long".repeat(5)} anna`])
        expect(await namesOf(treeId, text), text).to.have.length(1)
    })

    it("scores from 0 to 1: whole words of the primary name alone have 1", async () => {
      const treeId = await treeOf("Charles /Darwin/")
      const score = async (text: string) => (await find(treeId, text))[0]?.score ?? Number.NaN
      expect(await score("darwin charles")).to.equal(1)
      for (const text of ["darwi", "charls darwin", "darwen", "1809 darwen"])
        expect(await score(text), text)
          .to.be.greaterThan(0)
          .and.lessThan(1)
    })

    it("comes by falling score, then id, and goes on after any of them", async () => {
      const treeId = await treeOf(
        ...["Wedgwood", "Wedgewood", "Wedgwood", "Wedgwoods", "Wedgwood", "Wedgewood"].map(
          (surname) => `Josiah /${surname}/`,
        ),
      )
      for (const text of ["wedgwood", "josiah wedgwood", "jos wedg", "1809", "josiah 1810", "1882 1809"]) {
        const list = async (searching: Searching) =>
          (await find(treeId, text, searching)).map(({ id, score = 0 }) => ({ id, score }))
        const all = await list({})
        expect(all, text).to.have.length(6)
        for (const [at, row] of all.entries()) {
          const next = all[at + 1]
          if (next !== undefined)
            expect(row.score > next.score || (row.score === next.score && row.id < next.id), text).to.equal(true)
          expect(await list({ after: row, batch: 2 }), `${text} after number ${at}`).to.deep.equal(all.slice(at + 1))
        }
        for (const batch of [1, 2, 3, 6]) expect(await list({ batch }), `${batch} at a time`).to.deep.equal(all)
      }
    })

    it("finds each person once, by whichever of their words", async () => {
      const { tree } = await plantTree(store())
      await plantNamed(store(), tree.id, {
        one: [[["Anna Anne Hanna /Annas/"], ["Anna /Ann/", "alias"]], { birthYear: 1850, deathYear: 1851 }],
        two: [[["Anne /Ana/"]], { birthYear: 1850, deathYear: 1850 }],
      })
      for (const text of ["anna", "ann", "a", "1850", "ann anna"])
        for (const batch of [1, 100])
          expect(await namesOf(tree.id, text, { batch }), text).to.have.members(["Anna Anne Hanna Annas", "Anne Ana"])
    })

    it("finds by the rule whatever the names are, and nothing more", async () => {
      const letter = fc.constantFrom("a", "e", "n", "i", "h")
      const word = fc.string({ unit: letter, minLength: 1, maxLength: 6 })
      const name = fc.array(word, { minLength: 1, maxLength: 3 })
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(name, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 12 }),
          fc.array(word, { minLength: 1, maxLength: 3 }),
          fc.integer({ min: 1, max: 4 }),
          async (people, query, batch) => {
            const { tree } = await plantTree(store())
            const texts = people.map((names) => names.map((words) => [words.join(" ")] as const))
            const personOf = await plantNamed(
              store(),
              tree.id,
              Object.fromEntries(texts.map((names, at) => [String(at), [names]])),
            )
            const meets = (names: readonly (readonly string[])[]): boolean =>
              query.every((wanted) => names.flat().some((one) => plainMatch(wanted, one) !== null))
            const expected = people.flatMap((names, at) => (meets(names) ? [personOf(String(at)).id] : []))
            const found = await find(tree.id, query.join(" "), { batch })
            expect(found.map(({ id }) => id)).to.have.members(expected)
            expect(found).to.have.length(expected.length)
            const atOnce = await find(tree.id, query.join(" "), { batch: 100 })
            expect(found.map(({ id }) => id)).to.deep.equal(atOnce.map(({ id }) => id))
            const isExact = (id: string): boolean =>
              query.every((wanted) =>
                people.some((names, at) => personOf(String(at)).id === id && names.flat().includes(wanted)),
              )
            const exact = found.map(({ id }) => isExact(id))
            expect(exact).to.deep.equal([...exact.filter((is) => is), ...exact.filter((is) => !is)])
          },
        ),
        { numRuns: 60 },
      )
    })

    it("looks at the primary name and the oldest others, a hundred in all, and finds their bearer once", async () => {
      const { tree } = await plantTree(store())
      const numbers = Array.from({ length: 300 }, (_, at) => `alias${String(at).padStart(3, "0")}`)
      const names = ["Otto /Kohl/", ...numbers].map((text): readonly [string] => [text])
      await plantNamed(store(), tree.id, { otto: [names], ida: [[["Ida /Alias/"]]] })
      for (const viewer of [member, outsider])
        for (const batch of [1, 100]) {
          const namesIn = (text: string) => namesOf(tree.id, text, { viewer, batch })
          expect(await namesIn("alias")).to.deep.equal(["Ida Alias", "Otto Kohl"])
          expect(await namesIn("alias098")).to.deep.equal(["Otto Kohl"])
          expect(await namesIn("zz alias299")).to.deep.equal([])
          expect(await namesIn("kohl al")).to.deep.equal(["Otto Kohl"])
          expect(await namesIn("alias001 alias098 otto")).to.deep.equal(["Otto Kohl"])
        }
      const [otto] = await find(tree.id, "alias098")
      expect(otto?.matched?.display).to.equal("alias098")
    })

    it("looks at the first thousand words of the names of a person", async () => {
      const { tree } = await plantTree(store())
      const words = (from: number): string => Array.from({ length: 300 }, (_, at) => `w${from + at}`).join(" ")
      await plantNamed(store(), tree.id, {
        otto: [[["Otto"], [words(1000)], [words(2000)], [words(3000)], [`${words(4000)} /Zebra/`]]],
      })
      expect(await namesOf(tree.id, "w3299")).to.deep.equal(["Otto"])
      expect(await namesOf(tree.id, "w4000 otto")).to.deep.equal(["Otto"])
      expect(await namesOf(tree.id, "zebra")).to.deep.equal([])
    })

    it("stays in its tree", async () => {
      const [here] = [await treeOf("Charles /Darwin/"), await treeOf("Erasmus /Darwin/")]
      expect(await namesOf(here, "erasmus")).to.deep.equal([])
      expect(await namesOf(here, "darwin")).to.deep.equal(["Charles Darwin"])
    })

    it("finds people by the names that they have now", async () => {
      const treeId = await treeOf("Charles /Darwin/", "Emma /Darwin/")
      const [charles] = await find(treeId, "charles")
      await commit(store(), async ({ persons }) => {
        const row = charles === undefined ? null : await persons.find(charles.id)
        if (row !== null) await persons.update({ ...row, displayName: "Karl Darwin", searchText: "karl darwin" })
      })
      expect(await namesOf(treeId, "charles")).to.deep.equal([])
      expect(await namesOf(treeId, "karl")).to.deep.equal(["Karl Darwin"])
      await commit(store(), ({ persons }) => persons.insert([aPerson({ treeId, givenName: "Ottokar" })]))
      expect(await namesOf(treeId, "ottokar")).to.deep.equal(["Ottokar Darwin"])
      const emma = await commit(
        store(),
        async ({ persons }) =>
          await persons.live(
            treeId,
            (await find(treeId, "emma")).map(({ id }) => id),
          ),
      )
      await commit(store(), ({ persons }) =>
        persons.updateMany(emma.map((row) => ({ ...row, displayName: "Emma W.", searchText: "emma wedgwood" }))),
      )
      expect(await namesOf(treeId, "darwin")).to.have.members(["Karl Darwin", "Ottokar Darwin"])
      expect(await namesOf(treeId, "wedgwood")).to.deep.equal(["Emma W."])
    })

    it("finds people who came after a search for their words that found others", async () => {
      for (const text of ["darwin", "emma darwin", "1809"]) {
        const treeId = await treeOf("Emma /Darwin/")
        expect(await namesOf(treeId, text), text).to.deep.equal(["Emma Darwin"])
        const later = aNamedPerson(treeId, [["Emmanuel /Darwinson/"]])
        await plant(store(), { persons: [later.person], names: later.names })
        expect(await namesOf(treeId, text), text).to.have.members(["Emma Darwin", "Emmanuel Darwinson"])
      }
    })

    it("does not find deleted people, except where only they are asked for", async () => {
      const { tree } = await plantTree(store())
      const personOf = await plantNamed(store(), tree.id, {
        charles: [[["Charles /Darwin/"], ["Charly /Darwin/", "nickname"]]],
        emma: [[["Emma /Darwin/"]]],
      })
      const deletion = aDeletion({ treeId: tree.id })
      await commit(store(), ({ deletions }) => deletions.remove("person", [personOf("charles").id], deletion))
      expect(await namesOf(tree.id, "darwin")).to.deep.equal(["Emma Darwin"])
      expect(await namesOf(tree.id, "charles darwin")).to.deep.equal([])
      for (const text of ["darwin", "charles darwin", "1809", "charles 1809"])
        expect(await namesOf(tree.id, text, { deleted: true }), text).to.deep.equal(["Charles Darwin"])
      const [charly] = await find(tree.id, "charly", { deleted: true })
      expect(charly?.matched).to.deep.equal({ nameType: "nickname", display: "Charly Darwin" })
      await commit(store(), ({ deletions }) => deletions.restore("person", [personOf("charles").id], deletion))
      expect(await namesOf(tree.id, "charles")).to.deep.equal(["Charles Darwin"])
    })

    it("finds no one who was purged", async () => {
      const { tree } = await plantTree(store())
      const personOf = await plantNamed(store(), tree.id, {
        charles: [[["Charles /Darwin/"]]],
        emma: [[["Emma /Darwin/"]]],
      })
      const deletion = aDeletion({ treeId: tree.id })
      await commit(store(), ({ deletions }) => deletions.remove("person", [personOf("charles").id], deletion))
      const later = new Date(deletion.at.getTime() + 1)
      await commit(store(), ({ purges }) => purges.removeExpired(tree.id, later, 100))
      expect(await namesOf(tree.id, "darwin", { deleted: true })).to.deep.equal([])
      expect(await namesOf(tree.id, "darwin")).to.deep.equal(["Emma Darwin"])
    })

    it("finds for outsiders only those who are public in that year", async () => {
      const { tree } = await plantTree(store())
      const personOf = await plantNamed(store(), tree.id, {
        old: [[["Leonard /Darwin/"]], { birthYear: 1925, deathYear: null }],
        young: [[["Leonard /Darwin/"]], { birthYear: 1926, deathYear: null }],
        unknown: [[["Leonard /Darwin/"]], { birthYear: null, deathYear: null }],
        hidden: [[["Leonard /Darwin/"]], { birthYear: 1800, deathYear: null, privacy: "hidden" }],
        redacted: [[["Leonard /Darwin/"]], { birthYear: 1800, deathYear: null, privacy: "redacted" }],
        living: [[["Leonard /Darwin/"]], { birthYear: 1800, deathYear: null, isLiving: true }],
        dead: [[["Leonard /Darwin/"]], { birthYear: null, deathYear: null, isLiving: false }],
      })
      for (const text of ["leonard", "leonard darwin", "leonrad", "leonard dawrin"]) {
        const found = async (searching: Searching) => (await find(tree.id, text, searching)).map(({ id }) => id)
        const [old, young, dead] = [personOf("old").id, personOf("young").id, personOf("dead").id]
        expect(await found({ viewer: outsider, batch: 2 }), text).to.deep.equal([old, dead])
        expect(await found({ viewer: { ...outsider, year: 2027 } }), text).to.deep.equal([old, young, dead])
        expect(await found({}), text).to.have.length(7)
      }
      expect(await namesOf(tree.id, "1800", { viewer: outsider })).to.deep.equal([])
    })

    it("finds for outsiders by the years that they read, though members read others", async () => {
      const { tree } = await plantTree(store())
      await plantNamed(store(), tree.id, {
        otto: [
          [["Otto /Kohl/"]],
          { birthYear: 1800, publicBirthYear: 1810, deathYear: 1870, publicDeathYear: null, isLiving: false },
        ],
      })
      for (const text of ["1810", "otto 1810", "otto kohl 1811", "1809 1811"]) {
        expect(await namesOf(tree.id, text, { viewer: outsider }), text).to.deep.equal(["Otto Kohl"])
        expect(await namesOf(tree.id, text), text).to.deep.equal([])
      }
      for (const text of ["1800", "otto 1870", "1800 1870"]) {
        expect(await namesOf(tree.id, text, { viewer: outsider }), text).to.deep.equal([])
        expect(await namesOf(tree.id, text), text).to.deep.equal(["Otto Kohl"])
      }
    })

    it("finds for outsiders a person as long as they see the person, whatever they searched for before", async () => {
      const { tree } = await plantTree(store())
      const personOf = await plantNamed(store(), tree.id, {
        emma: [[["Emma /Darwin/"]]],
        charles: [[["Charles /Darwin/"]], { privacy: "hidden", birthYear: 1800 }],
      })
      const texts = ["charles", "charles darwin", "chr darwin", "charels"]
      const found = async (): Promise<readonly number[]> =>
        Promise.all(texts.map(async (text) => (await namesOf(tree.id, text, { viewer: outsider })).length))
      const become = (change: Partial<Person>): Promise<void> =>
        commit(store(), async ({ persons }) => {
          const row = await persons.find(personOf("charles").id)
          if (row !== null) await persons.update({ ...row, ...change })
        })
      const deletion = aDeletion({ treeId: tree.id })
      expect(await found()).to.deep.equal([0, 0, 0, 0])
      await become({ privacy: "default", publicFrom: 1901 })
      expect(await found()).to.deep.equal([1, 1, 0, 1])
      await become({ isLiving: true, publicFrom: null })
      expect(await found()).to.deep.equal([0, 0, 0, 0])
      await become({ isLiving: null, publicFrom: 1901 })
      expect(await found()).to.deep.equal([1, 1, 0, 1])
      await commit(store(), ({ deletions }) => deletions.remove("person", [personOf("charles").id], deletion))
      expect(await found()).to.deep.equal([0, 0, 0, 0])
      await commit(store(), ({ deletions }) => deletions.restore("person", [personOf("charles").id], deletion))
      expect(await found()).to.deep.equal([1, 1, 0, 1])
    })
  })

  describe("what a search says beside a hit", () => {
    const family = async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const personOf = await plantNamed(store(), treeId, {
        charles: [[["Charles /Darwin/"]]],
        robert: [[["Robert /Waring/"]]],
        susannah: [[["Susannah /Wedgwood/"]], { isLiving: true }],
        emma: [[["Emma /Smith/"]]],
        hidden: [[["Ida /Kohl/"]], { privacy: "hidden" }],
        gone: [[["Otto /Weg/"]]],
      })
      const [born, bornAgain] = [aPlace({ treeId, name: "Shrewsbury" }), aPlace({ treeId, name: "London" })]
      const charles = personOf("charles").id
      const parent = (key: "robert" | "susannah" | "gone") =>
        aRelationship({ treeId, type: "parent_child", fromPersonId: personOf(key).id, toPersonId: charles })
      const partner = (key: "emma" | "hidden") =>
        aRelationship({
          treeId,
          type: "partnership",
          qualifier: null,
          fromPersonId: personOf(key).id,
          toPersonId: charles,
        })
      await plant(store(), {
        places: [born, bornAgain],
        relationships: [parent("robert"), parent("susannah"), parent("gone"), partner("emma"), partner("hidden")],
        events: [
          anEvent({ treeId, personId: charles, type: "baptism", placeId: bornAgain.id }),
          anEvent({ treeId, personId: charles, type: "birth", placeId: born.id }),
          anEvent({ treeId, personId: charles, type: "birth", placeId: bornAgain.id }),
        ],
      })
      await commit(store(), ({ deletions }) => deletions.remove("person", [personOf("gone").id], aDeletion({ treeId })))
      return treeId
    }

    it("is the place of birth, the parents and the partners, for members", async () => {
      const treeId = await family()
      const [charles] = await find(treeId, "charles")
      expect(charles?.context).to.deep.equal({
        birthPlace: "Shrewsbury",
        parents: ["Robert Waring", "Susannah Wedgwood"],
        partners: ["Emma Smith", "Ida Kohl"],
      })
      const [robert] = await find(treeId, "robert")
      expect(robert?.context).to.deep.equal({ birthPlace: null, parents: [], partners: [] })
    })

    it("names the first twenty partners and the first twenty parents that the reader sees", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const numbers = Array.from({ length: 30 }, (_, at) => at)
      const personOf = await plantNamed<string>(store(), treeId, {
        charles: [[["Charles /Darwin/"]]],
        ...Object.fromEntries(
          numbers.map((at) => [String(at), [[[`Partner${at}`]], { privacy: at < 15 ? "hidden" : "default" }] as const]),
        ),
      })
      await plant(store(), {
        relationships: numbers.map((at) =>
          aRelationship({
            treeId,
            type: "partnership",
            qualifier: null,
            fromPersonId: personOf(at % 2 === 0 ? "charles" : String(at)).id,
            toPersonId: personOf(at % 2 === 0 ? String(at) : "charles").id,
          }),
        ),
      })
      const { relativesOf } = store().reads.persons
      const ids = [personOf("charles").id, personOf("29").id, newId<"PersonId">()]
      const namesFor = async (viewer: Viewer, tree = treeId) =>
        (await relativesOf(tree, [...ids, ...ids], viewer)).map((row) => showRelatives(viewer, row))
      expect(await namesFor(member)).to.have.deep.members([
        { id: ids[0], parents: [], partners: numbers.slice(0, 20).map((at) => `Partner${at}`) },
        { id: ids[1], parents: [], partners: ["Charles Darwin"] },
      ])
      expect((await namesFor(outsider)).find(({ id }) => id === ids[0])?.partners).to.deep.equal(
        numbers.slice(15).map((at) => `Partner${at}`),
      )
      expect(await namesFor(member, newId())).to.deep.equal([])
      for (const text of ["charles", "darwin charles"]) {
        const [seen] = await find(treeId, text)
        expect(seen?.context?.partners).to.deep.equal(numbers.slice(0, 20).map((at) => `Partner${at}`))
        const [shown] = await find(treeId, text, { viewer: outsider })
        expect(shown?.context?.partners).to.deep.equal(numbers.slice(15).map((at) => `Partner${at}`))
      }
    })

    it("names to outsiders only relatives that they see in full", async () => {
      const [charles] = await find(await family(), "charles darwin", { viewer: outsider })
      expect(charles?.context).to.deep.equal({
        birthPlace: "Shrewsbury",
        parents: ["Robert Waring"],
        partners: ["Emma Smith"],
      })
    })
  })

  it("a search answers outsiders as if the people that they do not see in full did not exist", async () => {
    const word = fc.constantFrom("anna", "anne", "hanna", "annas", "kohl", "kohler", "khol", "1850")
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words): readonly [string] => [words.join(" ")])
    const names = fc.array(name, { minLength: 1, maxLength: 2 })
    const secret = fc.constantFrom<Partial<Person>>(
      { privacy: "hidden" },
      { privacy: "redacted" },
      { isLiving: true },
      { birthYear: null, deathYear: null, isLiving: null },
    )
    const isPublic = { birthYear: 1850, deathYear: 1900 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(names, { minLength: 1, maxLength: 4 }),
        fc.array(fc.record({ names, secret }), { minLength: 1, maxLength: 6 }),
        fc.array(word, { minLength: 1, maxLength: 2 }),
        fc.integer({ min: 1, max: 3 }),
        async (seen, others, query, batch) => {
          const answers: unknown[] = []
          for (const secrets of [[], others]) {
            const { tree } = await plantTree(store())
            const people = [
              ...seen.map((own) => [own, isPublic] as const),
              ...secrets.map(({ names: own, secret: facts }) => [own, { ...isPublic, ...facts }] as const),
              ...secrets.map(({ names: own }) => [own, isPublic] as const),
            ]
            const personOf = await plantNamed(
              store(),
              tree.id,
              Object.fromEntries(people.map((one, at) => [String(at), one])),
            )
            const deleted = secrets.map((_, at) => personOf(String(seen.length + secrets.length + at)).id)
            await commit(store(), ({ deletions }) =>
              deletions.remove("person", deleted, aDeletion({ treeId: tree.id })),
            )
            const found = await find(tree.id, query.join(" "), { viewer: outsider, batch })
            answers.push(
              found.map(({ displayName, score, matched, context }) => ({ displayName, score, matched, context })),
            )
          }
          expect(answers[1]).to.deep.equal(answers[0])
        },
      ),
      { numRuns: 40 },
    )
  })

  it("a search shows outsiders nothing of hidden events", async () => {
    const { tree } = await plantTree(store())
    const treeId = tree.id
    const personOf = await plantNamed(store(), treeId, {
      charles: [[["Charles /Darwin/"]], { publicBirthYear: null, publicDeathYear: null }],
      emma: [[["Emma /Darwin/"]]],
    })
    const place = aPlace({ treeId, name: "Shrewsbury" })
    const birth = {
      treeId,
      personId: personOf("charles").id,
      type: "birth",
      placeId: place.id,
      privacy: "hidden",
    } as const
    await plant(store(), { places: [place], events: [anEvent(birth)] })
    for (const text of ["1809", "darwin 1809", "1809 1882"]) {
      expect(await namesOf(treeId, text), text).to.have.members(["Charles Darwin", "Emma Darwin"])
      expect(await namesOf(treeId, text, { viewer: outsider }), text).to.deep.equal(["Emma Darwin"])
    }
    expect((await find(treeId, "charles"))[0]?.context?.birthPlace).to.equal("Shrewsbury")
    expect((await find(treeId, "charles", { viewer: outsider }))[0]?.context?.birthPlace).to.equal(null)
  })

  it("a search finds no one in a tree that does not exist", async () => {
    const { tree } = await plantTree(store())
    await plant(store(), { persons: [aDeadPerson({ treeId: tree.id })] })
    expect(await find(newId<"TreeId">(), "darwin")).to.deep.equal([])
  })
}
