import { expect } from "chai"
import { readNames } from "../../../core/domain/gedcom/structures/reading/read-name.ts"
import { aReading, recordOf } from "../../support/gedcom-reading.ts"

/** The names of an individual in short: type, `*` for the primary one, and the parts that there are. */
const namesOf = async (lines: string): Promise<readonly string[]> =>
  readNames(await recordOf(`0 @I1@ INDI\n${lines.trim()}`), aReading()).map(
    ({ nameType, isPrimary, prefix, givenName, surnamePrefix, surname, suffix }) => {
      const parts = { prefix, given: givenName, of: surnamePrefix, surname, suffix }
      const filled = Object.entries(parts).flatMap(([part, text]) => (text === null ? [] : [`${part} ${text}`]))
      return [`${nameType}${isPrimary ? "*" : ""}`, ...filled].join(", ")
    },
  )

describe("A name in a GEDCOM file", () => {
  const forms: readonly (readonly [value: string, name: string])[] = [
    ["Charles Robert /Darwin/", "birth*, given Charles Robert, surname Darwin"],
    ["Charles /Darwin/ F.R.S.", "birth*, given Charles, surname Darwin, suffix F.R.S."],
    ["Charles/Darwin/", "birth*, given Charles, surname Darwin"],
    ["Charles /Darwin", "birth*, given Charles, surname Darwin"],
    ["/Darwin/", "birth*, surname Darwin"],
    ["/Mao/ Zedong", "birth*, given Zedong, surname Mao"],
    ["Gerald R/Jr/Ford/", "birth*, given Gerald R, surname Ford, suffix Jr"],
    ["Juan /Pérez/ /Sánchez/", "birth*, given Juan, surname Pérez, suffix Sánchez"],
    ["Juan /Pérez/ /Sánchez/\n2 SURN Pérez, Sánchez", "birth*, given Juan, surname Pérez Sánchez"],
    ["Juan /Pérez/ Sánchez\n2 SURN Pérez\n2 SURN Sánchez", "birth*, given Juan, surname Pérez Sánchez"],
    ["María /García Lorca/\n2 SURN García", "birth*, given María, surname García Lorca"],
    ["Dr. /Nagy/ Béla\n2 NPFX Dr.", "birth*, prefix Dr., given Béla, surname Nagy"],
    ["/Nagy/ Jr.\n2 NSFX Jr.", "birth*, surname Nagy, suffix Jr."],
    ["Martin /King/, Jr.", "birth*, given Martin, surname King, suffix Jr."],
    ["Gunnora /Mistress/wife of Richard/", "birth*, given Gunnora, surname Mistress, suffix wife of Richard"],
    ["Charles //", "birth*, given Charles"],
    ["Charles", "birth*, given Charles"],
    ["José /García y Lorca/", "birth*, given José, surname García y Lorca"],
    ["", "birth*"],
  ]
  for (const [value, name] of forms) {
    it(`"${value}" is read as ${name}`, async () => {
      expect(await namesOf(`1 NAME ${value}`)).to.deep.equal([name])
    })
  }

  it("takes its pieces where the value has their words", async () => {
    const lines = "1 NAME Lt. Joseph /de Allen/ jr.\n2 NPFX Lt.\n2 GIVN Joseph\n2 SPFX de\n2 SURN Allen\n2 NSFX jr."
    expect(await namesOf(lines)).to.deep.equal(["birth*, prefix Lt., given Joseph, of de, surname Allen, suffix jr."])
  })

  it("believes the value where a piece contradicts it", async () => {
    expect(await namesOf("1 NAME Emma /Wedgwood/\n2 GIVN Emily\n2 SURN Darwin")).to.deep.equal([
      "birth*, given Emma, surname Wedgwood",
    ])
  })

  const unslashed: readonly (readonly [lines: string, name: string])[] = [
    ["Johnny Smith\n2 GIVN John\n2 SURN Smith", "given John, surname Smith"],
    ["SMITH John\n2 GIVN John\n2 SURN Smith", "given John, surname Smith"],
    ["Anna Maria\n2 GIVN Anna", "given Anna"],
    [
      "Dr. John van Dam jr.\n2 NPFX Dr.\n2 GIVN John\n2 SPFX van\n2 SURN Dam\n2 NSFX jr.",
      "prefix Dr., given John, of van, surname Dam, suffix jr.",
    ],
    [
      "Dr. John van Dam jr.\n2 NPFX Dr.\n2 SPFX van\n2 SURN Dam\n2 NSFX jr.",
      "prefix Dr., given John, of van, surname Dam, suffix jr.",
    ],
    ["Liu Bang\n2 SURN Liu", "given Bang, surname Liu"],
    ["Smithson\n2 SURN Smith", "given Smithson, surname Smith"],
    ["Smith\n2 SURN Smith", "surname Smith"],
    ["Emma Louisa\n2 GIVN Emma, Louisa\n2 SURN Wedgwood, Darwin", "given Emma Louisa, surname Wedgwood Darwin"],
  ]
  for (const [lines, name] of unslashed) {
    it(`without slashes has GIVN and SURN for its parts: ${name}`, async () => {
      expect(await namesOf(`1 NAME ${lines}`)).to.deep.equal([`birth*, ${name}`])
    })
  }

  it("takes a prefix off the part that begins with it", async () => {
    expect(await namesOf("1 NAME Sir Francis /von Galton/\n2 NPFX Sir\n2 SPFX von")).to.deep.equal([
      "birth*, prefix Sir, given Francis, of von, surname Galton",
    ])
  })

  it("lives of its pieces alone when the value is blank", async () => {
    expect(await namesOf("1 NAME\n2 GIVN Emma, Louisa\n2 SURN Wedgwood")).to.deep.equal([
      "birth*, given Emma Louisa, surname Wedgwood",
    ])
  })

  it("keeps a comma that the value has too", async () => {
    expect(await namesOf("1 NAME Hans, called Jack /Roth/\n2 GIVN Hans, called Jack")).to.deep.equal([
      "birth*, given Hans, called Jack, surname Roth",
    ])
  })

  const types: readonly (readonly [word: string, type: string])[] = [
    ["birth", "birth"],
    ["MAIDEN", "maiden"],
    ["married", "married"],
    ["aka", "alias"],
    ["AKA", "alias"],
    ["immigrant", "immigrant"],
    ["PROFESSIONAL", "professional"],
    ["religious", "religious"],
    ["nickname", "nickname"],
    ["stage name", "other"],
  ]
  for (const [word, type] of types) {
    it(`has the type ${type} when TYPE says ${word}`, async () => {
      expect(await namesOf(`1 NAME Emma /Wedgwood/\n2 TYPE ${word}`)).to.deep.equal([
        `${type}*, given Emma, surname Wedgwood`,
      ])
    })
  }

  it("without a TYPE is the birth name if it comes first, and an alias otherwise", async () => {
    expect(await namesOf("1 NAME Mary Ann /Evans/\n1 NAME George /Eliot/")).to.deep.equal([
      "birth*, given Mary Ann, surname Evans",
      "alias, given George, surname Eliot",
    ])
  })

  it("is not the primary one when it is the married name and another is the maiden name", async () => {
    const lines = "1 NAME Emma /Darwin/\n2 TYPE married\n1 NAME Emma /Wedgwood/\n2 TYPE maiden"
    expect(await namesOf(lines)).to.deep.equal([
      "married, given Emma, surname Darwin",
      "maiden*, given Emma, surname Wedgwood",
    ])
  })

  it("brings a nickname and a married name as names of their own, and stays the primary one", async () => {
    const lines = "1 NAME Henrietta Emma /Darwin/\n2 NICK Etty\n2 _MARNM Litchfield"
    expect(await namesOf(lines)).to.deep.equal([
      "birth*, given Henrietta Emma, surname Darwin",
      "nickname, given Etty",
      "married, given Henrietta Emma, surname Litchfield",
    ])
  })

  it("is married if the married name is complete, without slashes, or beside NAME", async () => {
    for (const lines of [
      "1 NAME Emma /Wedgwood/\n2 _MARNM Emma /Darwin/",
      "1 NAME Emma /Wedgwood/\n2 _MARNM Emma Darwin",
      "1 NAME Emma /Wedgwood/\n1 _MARNM Darwin",
    ])
      expect((await namesOf(lines))[1]).to.equal("married, given Emma, surname Darwin")
  })

  it("has aliases in _AKA and in an ALIA of words, but none in an ALIA that points at a person", async () => {
    const lines = "1 NAME Liu /Bang/\n2 _AKA Emperor Gaozu\n1 ALIA Prince /of Han/\n1 ALIA @I2@"
    expect(await namesOf(lines)).to.deep.equal([
      "birth*, given Liu, surname Bang",
      "alias, given Emperor Gaozu",
      "alias, given Prince, surname of Han",
    ])
  })

  it("is missing for a person without NAME", async () => {
    expect(await namesOf("1 SEX M")).to.deep.equal([])
  })

  it("uses what it holds, and leaves other structures to the record", async () => {
    const reading = aReading()
    readNames(
      await recordOf(
        "0 @I1@ INDI\n1 NAME Emma /Wedgwood/\n2 GIVN Emma\n2 NICK Emmy\n2 ROMN Emma\n2 NOTE of Maer\n1 SEX F",
      ),
      reading,
    )
    expect(reading.used).to.have.members(["NAME", "GIVN", "ROMN", "NICK"])
  })
})
