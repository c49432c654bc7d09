import { expect } from "chai"
import fc from "fast-check"
import { withoutDates } from "../../../core/domain/cleanup/date-in-name.ts"
import {
  type BrokenName,
  brokenName as checkedName,
  type CheckedName,
  nameFlags,
  type NamePair,
} from "../../../core/domain/cleanup/broken-name.ts"
import type { SortedParts } from "../../../core/domain/cleanup/misplaced-parts.ts"
import { itEachCommit } from "../../support/depth.ts"
import { growth } from "../../support/cpu-time.ts"

/** What is wrong with the primary name of somebody. */
const brokenName = (pair: NamePair, more: Partial<CheckedName> = {}): BrokenName | null =>
  checkedName({ prefix: null, suffix: null, surnamePrefix: null, isPrimary: true, ...pair, ...more })

/** `Given /Surname/`; an empty part is null. */
const pairOf = (written: string): NamePair => {
  const { given = written, surname = "" } = /^(?<given>.*?) ?\/(?<surname>.*)\/$/.exec(written)?.groups ?? {}
  return { givenName: given || null, surname: surname || null }
}

const inBrackets = (part: string | null): string => (part === null ? "" : `(${part})`)

/** `(Prefix) Given (particle) /Surname/ (suffix) “nickname”`. */
const written = ({ prefix, givenName, surnamePrefix, surname, suffix, nickname }: SortedParts): string =>
  [
    inBrackets(prefix),
    givenName ?? "",
    inBrackets(surnamePrefix),
    `/${surname ?? ""}/`,
    inBrackets(suffix),
    nickname === null ? "" : `“${nickname}”`,
  ]
    .filter((part) => part !== "")
    .join(" ")

/** `flag, flag → Given /Surname/`, or `?` where nothing is suggested. */
const textOf = ({ flags, suggestion }: BrokenName): string =>
  `${flags.join(", ")} → ${suggestion === null ? "?" : written(suggestion)}`

/** Names that something is wrong with, and what is said of them. */
const broken: Readonly<Record<string, string>> = {
  // A date in the surname.
  "Mary /Smith (1820-1890)/": "date_in_surname → Mary /Smith/",
  "Mary /Smith 1820-1890/": "date_in_surname → Mary /Smith/",
  "Mary /Smith 1820 – 1890/": "date_in_surname → Mary /Smith/",
  "Mary /Smith, 1820/": "date_in_surname → Mary /Smith/",
  "Mary /Smith 1820/": "date_in_surname → Mary /Smith/",
  "Mary /Smith [1820]/": "date_in_surname → Mary /Smith/",
  "Mary /Smith (b. 1820)/": "date_in_surname → Mary /Smith/",
  "Mary /Smith (1820-)/": "date_in_surname → Mary /Smith/",
  "Mary /Smith (-1890)/": "date_in_surname → Mary /Smith/",
  "Mary /Smith (1820 - ?)/": "date_in_surname → Mary /Smith/",
  "Mary /Smith b. 1820 d. 1890/": "date_in_surname → Mary /Smith/",
  "Mary /Smith born 1820/": "date_in_surname → Mary /Smith/",
  "Mary /Smith abt. 1820/": "date_in_surname → Mary /Smith/",
  "Mary /Smith ca. 1820/": "date_in_surname → Mary /Smith/",
  "Mary /Smith 1820s/": "date_in_surname → Mary /Smith/",
  "Mary /Smith 1820?/": "date_in_surname → Mary /Smith/",
  "Mary /1820 Smith/": "date_in_surname → Mary /Smith/",
  "Anna /Müller *1850 †1920/": "date_in_surname → Anna /Müller/",
  "Anna /Müller (* 1850, † 1920)/": "date_in_surname → Anna /Müller/",
  "Anna /Müller geb. 1850/": "date_in_surname → Anna /Müller/",
  "Anna /Müller gest. 12.3.1920/": "date_in_surname → Anna /Müller/",
  "Anna /Müller um 1850/": "date_in_surname → Anna /Müller/",
  "Anna /Müller 1850 bis 1920/": "date_in_surname → Anna /Müller/",
  "Ivar /Ragnarsson (d. 873)/": "date_in_surname → Ivar /Ragnarsson/",
  "Ivar /(870-930)/": "date_in_surname, no_surname → Ivar //",
  "Jan /van der Berg 1712/": "date_in_surname → Jan /van der Berg/",
  "Mary /O'Brien (1801)/": "date_in_surname → Mary /O'Brien/",
  "Mary /Smith-Jones 1901/": "date_in_surname → Mary /Smith-Jones/",
  "Mary /Smith 1820/21/": "date_in_surname → Mary /Smith/",
  "Mary /1850/": "date_in_surname, no_surname → Mary //",
  "Mary /Smith in 1850/": "date_in_surname → ?",
  "Mary /Smith 1850 Berlin 12/": "date_in_surname → ?",
  "Mary /Smith (died young 1850)/": "date_in_surname → ?",
  "Mary /(Smith) 1850/": "date_in_surname → ?",
  // A date in the given name.
  "Mary 1850 /Smith/": "date_in_given_name → Mary /Smith/",
  "Mary 1850": "date_in_given_name, no_surname → Mary //",
  "Mary (1850) /Smith/": "date_in_given_name → Mary /Smith/",
  "Mary (born 1850) /Smith/": "date_in_given_name → Mary /Smith/",
  "Mary b 1850 /Smith/": "date_in_given_name → Mary /Smith/",
  "Mary c.1850 /Smith/": "date_in_given_name → Mary /Smith/",
  "Mary ~1850 /Smith/": "date_in_given_name → Mary /Smith/",
  "Mary 12 Mar 1850 /Smith/": "date_in_given_name → Mary /Smith/",
  "Mary 12th March 1850 /Smith/": "date_in_given_name → Mary /Smith/",
  "Mary March 12, 1850 /Smith/": "date_in_given_name → Mary /Smith/",
  "Mary 1850-03-12 /Smith/": "date_in_given_name → Mary /Smith/",
  "Mary 3-12-1850 /Smith/": "date_in_given_name → Mary /Smith/",
  "Mary Oct 1850 /Smith/": "date_in_given_name → Mary /Smith/",
  "Karl 12. März 1850 /Huber/": "date_in_given_name → Karl /Huber/",
  "Karl 12.März 1850 /Huber/": "date_in_given_name → Karl /Huber/",
  "Karl 12.03.1850 /Huber/": "date_in_given_name → Karl /Huber/",
  "Karl geb. am 1850 /Huber/": "date_in_given_name → ?",
  "Karl 1850 - 1920 /Huber/": "date_in_given_name → Karl /Huber/",
  "Karl, 1850 /Huber/": "date_in_given_name → Karl /Huber/",
  "1850 Karl /Huber/": "date_in_given_name → Karl /Huber/",
  "June 1850 /Smith/": "date_in_given_name → June /Smith/",
  "Mary May 1850 /Smith/": "date_in_given_name → Mary May /Smith/",
  "Mary 1850 in Berlin /Smith/": "date_in_given_name → ?",
  "Mary 1850 or 1851 /Smith/": "date_in_given_name → Mary /Smith/",
  "Mary 1850 /Smith 1820/": "date_in_surname, date_in_given_name → Mary /Smith/",
  // No surname.
  "William John Henry /-/": "no_surname, placeholder → William John Henry //",
  "Mary /-/": "no_surname, placeholder → Mary //",
  "Mary /--/": "no_surname, placeholder → Mary //",
  "Mary /?/": "no_surname, placeholder → Mary //",
  "Mary /???/": "no_surname, placeholder → Mary //",
  "Mary /_____/": "no_surname, placeholder → Mary //",
  "Mary /.../": "no_surname, placeholder → Mary //",
  "Mary /( )/": "no_surname, placeholder → Mary //",
  "Mary /Unknown/": "no_surname, placeholder → Mary //",
  "Mary /UNKNOWN/": "no_surname, placeholder → Mary //",
  "Mary /[unknown]/": "no_surname, placeholder → Mary //",
  "Mary /(Unknown)/": "no_surname, placeholder → Mary //",
  "Mary /unk./": "no_surname, placeholder → Mary //",
  "Mary /LNU/": "no_surname, placeholder → Mary //",
  "Anna /N.N./": "no_surname, placeholder → Anna //",
  "Anna /NN/": "no_surname, placeholder → Anna //",
  "Anna /N. N./": "no_surname, placeholder → Anna //",
  "Anna /n.n./": "no_surname, placeholder → Anna //",
  "Anna /Unbekannt/": "no_surname, placeholder → Anna //",
  "Anna /unbek./": "no_surname, placeholder → Anna //",
  "/-/": "no_surname, placeholder → //",
  "William John Henry": "no_surname → ?",
  "Anna Maria": "no_surname → ?",
  "Mary F. Elizabeth": "no_surname → ?",
  Xi: "no_surname → ?",
  Plato: "no_surname → ?",
  Madonna: "no_surname → ?",
  Cher: "no_surname → ?",
  Björk: "no_surname → ?",
  Mary: "no_surname → ?",
  "Karl-Heinz": "no_surname → ?",
  "John Jr": "no_surname, generation → John // (Jr)",
  "John Sr.": "no_surname, generation → John // (Sr.)",
  "Hans Junior": "no_surname, generation → Hans // (Junior)",
  "Leif Eriksson": "no_surname → ?",
  "Björk Guðmundsdóttir": "no_surname → ?",
  "Ivan Petrovich": "no_surname → ?",
  "Anna Pavlovna": "no_surname → ?",
  "Anders Nilsson": "no_surname → ?",
  "Ragnhild Haraldsdotter": "no_surname → ?",
  "Sir Walter": "no_surname, title → (Sir) Walter //",
  "Lady Jane": "no_surname → ?",
  "Baron Karl": "no_surname → ?",
  "Sitting Bull": "no_surname → ?",
  "Genghis Khan": "no_surname → ?",
  "Mahatma Gandhi": "no_surname → ?",
  Keʻeaumoku: "no_surname → ?",
  "Ho Chi Minh": "no_surname → ?",
  "J. R.": "no_surname → ?",
  "Mary A.": "no_surname → ?",
  May: "no_surname → ?",
  "Mary /Unknown 1850/": "date_in_surname, no_surname, placeholder → Mary //",
  "Anna Maria 1850": "date_in_given_name, no_surname → Anna Maria //",
  // Packed given names.
  "John Smith": "packed_given_names → John /Smith/",
  "Mary Ann Smith": "packed_given_names → Mary Ann /Smith/",
  "John F. Miller": "packed_given_names → John F. /Miller/",
  "Hans Müller": "packed_given_names → Hans /Müller/",
  "Hans Mueller": "packed_given_names → Hans /Mueller/",
  "Anna Maria Schmidt": "packed_given_names → Anna Maria /Schmidt/",
  "Leslie Jones": "packed_given_names → Leslie /Jones/",
  "MARY JOHNSON": "packed_given_names → MARY /JOHNSON/",
  "Karl-Heinz Schulz": "packed_given_names → Karl-Heinz /Schulz/",
  "John Smith /-/": "no_surname, packed_given_names, placeholder → John /Smith/",
  "John Smith 1850": "date_in_given_name, packed_given_names → John /Smith/",
  "Hans and Maria /Müller/": "packed_given_names → ?",
  "Hans and Maria": "packed_given_names → ?",
  "Hans und Maria /Müller/": "packed_given_names → ?",
  "Hans u. Maria /Müller/": "packed_given_names → ?",
  "Hans & Maria /Müller/": "packed_given_names → ?",
  "Hans&Maria /Müller/": "packed_given_names → ?",
  "Hans + Maria /Müller/": "packed_given_names → ?",
  "Jean et Marie /Dupont/": "packed_given_names → ?",
  "John AND wife /Smith/": "packed_given_names → ?",
  "Hans and Maria 1850 /Müller/": "date_in_given_name, packed_given_names → ?",
  "Hans and Maria /-/": "no_surname, packed_given_names, placeholder → ?",
  // A word in the wrong part.
  "John /Smith Jr/": "generation → John /Smith/ (Jr)",
  "John /Smith, Jr./": "generation → John /Smith/ (Jr.)",
  "John Jr. /Smith/": "generation → John /Smith/ (Jr.)",
  "John /Smith III/": "generation → John /Smith/ (III)",
  "Jan /Kowalski młodszy/": "generation → Jan /Kowalski/ (młodszy)",
  "Dr. John /Smith/": "title → (Dr.) John /Smith/",
  "Frau Dr. Anna /Huber/": "title → (Frau Dr.) Anna /Huber/",
  "John /Smith, M.D./": "title → John /Smith/ (M.D.)",
  "Mrs /Smith/": "title → (Mrs) /Smith/",
  'Heinrich "Heinz" /Müller/': "nickname → Heinrich /Müller/ “Heinz”",
  "Heinrich „Heinz“ /Müller/": "nickname → Heinrich /Müller/ “Heinz”",
  "John 'Jack' Henry /Smith/": "nickname → John Henry /Smith/ “Jack”",
  "Living /Smith/": "placeholder → /Smith/",
  "? /Smith/": "placeholder → /Smith/",
  "Johann von /Goethe/": "particle → Johann (von) /Goethe/",
  "Jan van der /Berg/": "particle → Jan (van der) /Berg/",
  'Dr. Jan "Jo" van /Berg Jr./': "generation, title, nickname, particle → (Dr.) Jan (van) /Berg/ (Jr.) “Jo”",
}

/** Names that look odd, and that nothing is wrong with. */
const sound: readonly string[] = [
  "Jan /van der Berg/",
  "Ludwig /van Beethoven/",
  "Otto /von Bismarck/",
  "Maria /de la Cruz y Borbón/",
  "Juan /García y Vega/",
  "Charles /de Gaulle/",
  "Sean /O'Brien/",
  "Mary /O’Neill/",
  "Kate /D'Arcy/",
  "Ian /McDonald/",
  "Ian /Mac an tSaoir/",
  "Mary /St. John/",
  "Anne /Smith-Jones/",
  "Olivia /Newton John/",
  "/Xi/",
  "/Sukarno/",
  "Wei /Li/",
  "Y /Ng/",
  "Jo /O/",
  "Le /Lê/",
  "Xu /Ă/",
  "Louis XIV",
  "Louis XIV /Capet/",
  "Henry VIII /Tudor/",
  "Henry /VII Tudor/",
  "Edward VII",
  "Elizabeth II",
  "Wilhelm I.",
  "Otto I.",
  "Otto I. der Große",
  "Friedrich II. von Hohenstaufen",
  "Friedrich III",
  "Peregrin I",
  "Ludwig II /von Bayern/",
  "Ithel /ap Einion/",
  "Dafydd ap Gwilym",
  "Ali /ibn Abi Talib/",
  "David ben Gurion",
  "Joan of Arc",
  "William of Orange",
  "Friedrich der Große",
  "Ivan the Terrible",
  "Hildegard von Bingen",
  "Leonardo da Vinci",
  "Elisabeth zu Wied",
  "Charles le Chauve",
  "Queen Victoria",
  "King George",
  "Saint Nicholas",
  "Prince Albert",
  "Pope John",
  "/Keawema'uhili/",
  "William John Henry /Smith/",
  "Anna Maria Magdalena /Huber/",
  "Johann Sebastian /Bach/",
  "J. R. R. /Tolkien/",
  "William (Bill) /Smith/",
  "Mary Smith /Jones/",
  "George Washington /Carver/",
  "April /May/",
  "June /March/",
  "August /Winter/",
  "Mai /Linh/",
  "Augusta /Sommer/",
  "/Müller/",
  "Marie /Null/",
  "Nora /Nunn/",
  "Ann /Unkel/",
  "Paul /Nan/",
  "Mary /X/",
  "/Dash/",
  "Elizabeth Sandra /Anderson/",
  "Sandy /Andrews/",
  "Roland /Hand/",
  "Band /Und/",
  "Orlando /Flores/",
  "John 3rd /Smith/",
  "John 2 /Smith/",
  "Apollo 11 /Program/",
  "R2 /D2/",
  "/H1a1/",
  "Number /1234567/",
  "Karl /Haus 12/",
  "",
  "/ /",
  "née /Smith/",
  "Anna geb. /Huber/",
]

describe("What is wrong with a name", () => {
  it("is put to at least 150 names, of both kinds", () => {
    expect(Object.keys(broken).length).to.be.greaterThan(75)
    expect(new Set(sound).size).to.equal(sound.length)
    expect(sound.length).to.be.greaterThan(75)
    const flags = new Set(Object.values(broken).flatMap((text) => text.replace(/ →.*/, "").split(", ")))
    expect([...flags].sort()).to.deep.equal([...nameFlags].sort())
  })

  for (const [name, expected] of Object.entries(broken)) {
    it(`${name}: ${expected}`, () => {
      const found = brokenName(pairOf(name))
      expect(found === null ? "nothing" : textOf(found)).to.equal(expected)
    })
  }

  for (const name of sound) {
    it(`${name === "" ? "(no name)" : name}: nothing`, () => {
      const found = brokenName(pairOf(name))
      expect(found === null ? "nothing" : textOf(found)).to.equal("nothing")
    })
  }

  it("is a missing surname only where no surname prefix is given, and for one name of a person: the primary one", () => {
    const ludwig = { givenName: "Ludwig", surname: null }
    expect(brokenName(ludwig)?.flags).to.deep.equal(["no_surname"])
    expect(brokenName(ludwig, { surnamePrefix: " " })?.flags).to.deep.equal(["no_surname"])
    expect(brokenName(ludwig, { surnamePrefix: "van" })).to.equal(null)
    expect(brokenName(ludwig, { isPrimary: false })).to.equal(null)
    expect(brokenName({ givenName: "Ludwig", surname: "?" }, { isPrimary: false })?.flags).to.include("no_surname")
    expect(brokenName({ givenName: "?", surname: null })?.flags).to.deep.equal(["placeholder"])
  })

  it("changes nothing that is not wrong: the other part comes back as it is", () => {
    expect(brokenName({ givenName: " Mary  Ann ", surname: "Smith 1850" })?.suggestion).to.include({
      givenName: " Mary  Ann ",
      surname: "Smith",
    })
    expect(brokenName({ givenName: "Mary 1850", surname: "" })?.suggestion).to.include({
      givenName: "Mary",
      surname: "",
    })
  })

  it("is seen at once in a text of any length", () => {
    for (const piece of ["b ", "1850 ", "- ", " ", "12 Mar ", "& ", "(1850 ", "Mary ", "c", "ca.", "1850-"]) {
      for (const length of [500, 1_000_000]) {
        const part = piece.repeat(length / piece.length)
        brokenName({ givenName: part, surname: part })
      }
    }
  })

  itEachCommit("is found in time linear in the text, whatever is in it", async () => {
    const pieces = ["b ", "1850 ", "- ", " ", "12 Mar ", "(1850 ", "ca.", "1850-", "1850to ", "b. about 12.", "[1850, "]
    for (const piece of pieces) {
      const search = (length: number) => () => withoutDates(piece.repeat(length / piece.length))
      const most = 20 * 4
      expect(await growth(search(10_000), search(200_000), { most, leastMs: 5 }), piece).to.be.lessThan(most)
    }
  })

  it("is mended by what is suggested: nothing more is suggested then", () => {
    const word = fc.constantFrom(
      "Anna",
      "Kim",
      "Smith",
      "Müller",
      "van",
      "1850",
      "(1850)",
      "b.",
      "12",
      "Mar",
      "and",
      "&",
      "-",
      "?",
      "Unknown",
      "N.N.",
      "XIV",
      "Jr",
      "Dr.",
      '"Kit"',
      "*1850",
      "†",
      "(",
      ")",
      "1850-1900",
      "870",
      "in",
      ",",
    )
    const part = fc.option(
      fc.oneof(
        fc.array(word, { maxLength: 6 }).map((words) => words.join(" ")),
        fc.string({ maxLength: 20 }),
      ),
    )
    fc.assert(
      fc.property(part, part, (givenName, surname) => {
        const suggestion = brokenName({ givenName, surname })?.suggestion ?? null
        if (suggestion !== null)
          expect(brokenName(suggestion, suggestion)?.suggestion ?? null, JSON.stringify(suggestion)).to.equal(null)
      }),
      { numRuns: 5_000 },
    )
  })
})
