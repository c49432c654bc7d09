import { expect } from "chai"
import { initialOf } from "../../../core/codec/fields.ts"
import { citationFields } from "../../../core/domain/evidence/citation.ts"
import { eventFields } from "../../../core/domain/event.ts"
import { parseGedcomDate } from "../../../core/domain/date/parse-date.ts"
import type { GedcomVersion } from "../../../core/domain/date/gedcom-words.ts"
import { noWords } from "../../../core/domain/gedcom/structures/name-value.ts"
import type { CitationValues } from "../../../core/domain/gedcom/structures/reading/read-citation.ts"
import type { EventValues } from "../../../core/domain/gedcom/structures/reading/read-event.ts"
import type { GedcomStructure } from "../../../core/domain/gedcom/lines/parser.ts"
import { textStructure } from "../../../core/domain/gedcom/structures/structure.ts"
import { writeCitation } from "../../../core/domain/gedcom/structures/writing/write-citation.ts"
import { type EventHome, writeEvent } from "../../../core/domain/gedcom/structures/writing/write-event.ts"
import {
  type FamilyMember,
  husbandFirst,
  writePartners,
  writePedigree,
  writeTies,
} from "../../../core/domain/gedcom/structures/writing/write-family.ts"
import { writeName } from "../../../core/domain/gedcom/structures/writing/write-name.ts"
import { writeIdentifiers } from "../../../core/domain/gedcom/structures/writing/write-identifiers.ts"
import { writePerson } from "../../../core/domain/gedcom/structures/writing/write-person.ts"
import { writeRepository, writeSource } from "../../../core/domain/gedcom/structures/writing/write-source.ts"
import { writeRecord } from "../../../core/domain/gedcom/lines/write-record.ts"
import { newXrefs } from "../../../core/domain/gedcom/lines/xref.ts"
import type { NameParts, NameType } from "../../../core/domain/name.ts"

const lines = (structure: GedcomStructure, version: GedcomVersion = "5.5.1"): readonly string[] =>
  writeRecord(structure, version).trimEnd().split("\n")
const below = (structures: readonly GedcomStructure[], version?: GedcomVersion): readonly string[] =>
  lines(textStructure("X", "", structures), version).slice(1)

describe("A name as a structure", () => {
  const named = (
    parts: Partial<NameParts>,
    nameType: NameType = "birth",
    version: GedcomVersion = "5.5.1",
    untyped = true,
  ) =>
    lines(writeName({ ...noWords, nameType, identifiers: [], ...parts }, { untyped, claimed: false }, version), version)

  it("is written in its value, with the surname between slashes, and in pieces below it", () => {
    expect(
      named({ givenName: "Ludwig", surname: "Beethoven", prefix: "Herr", suffix: "d. J.", surnamePrefix: "van" }),
    ).to.deep.equal([
      "0 NAME Herr Ludwig /van Beethoven/ d. J.",
      "1 NPFX Herr",
      "1 GIVN Ludwig",
      "1 SPFX van",
      "1 SURN Beethoven",
      "1 NSFX d. J.",
    ])
    expect(named({ surname: "Darwin" })).to.deep.equal(["0 NAME /Darwin/", "1 SURN Darwin"])
    expect(named({})).to.deep.equal(["0 NAME //"])
  })

  it("leaves out of its value what a reader would take for another part", () => {
    expect(named({ prefix: "Dr", surname: "Darwin" })).to.deep.equal(["0 NAME /Darwin/", "1 NPFX Dr", "1 SURN Darwin"])
    expect(named({ givenName: "A/B", surname: "C" })).to.deep.equal(["0 NAME A B /C/", "1 GIVN A/B", "1 SURN C"])
  })

  it("has its type in each version's words, and those that 7.0 lacks as a phrase", () => {
    expect(named({ givenName: "E" }, "alias", "5.5.1", false)).to.include("1 TYPE aka")
    expect(named({ givenName: "E" }, "alias", "7.0", false)).to.include("1 TYPE AKA")
    expect(named({ givenName: "E" }, "maiden", "7.0", false)).to.include("1 TYPE MAIDEN")
    expect(named({ givenName: "E" }, "nickname", "7.0", false).slice(1, 3)).to.deep.equal([
      "1 TYPE OTHER",
      "2 PHRASE nickname",
    ])
  })

  it("cannot break out of its line", () => {
    expect(named({ givenName: "A\n0 TRLR", surname: "@I1@" })).to.deep.equal([
      "0 NAME A",
      "1 CONT 0 TRLR /@@I1@@/",
      "1 GIVN A",
      "2 CONT 0 TRLR",
      "1 SURN @@I1@@",
    ])
  })
})

describe("An event as a structure", () => {
  const nothing = { date: null, place: null, ...initialOf(eventFields), asserted: true } as const
  const linesOf = (
    type: string,
    values: Partial<EventValues> = {},
    home: EventHome = "INDI",
    version: GedcomVersion = "5.5.1",
  ) => lines(writeEvent({ ...nothing, type, ...values }, home, version), version)

  it("has its own tag where the record may hold it, else EVEN and a TYPE", () => {
    expect(linesOf("burial", { notes: "n" })).to.deep.equal(["0 BURI Y", "1 NOTE n"])
    expect(linesOf("marriage", {}, "FAM")).to.deep.equal(["0 MARR Y"])
    expect(linesOf("marriage")).to.deep.equal(["0 EVEN", "1 TYPE marriage"])
    expect(linesOf("birth", {}, "FAM")).to.deep.equal(["0 EVEN", "1 TYPE birth"])
    expect(linesOf("residence", { detail: "at Maer" }, "FAM", "7.0")).to.deep.equal(["0 RESI at Maer"])
    for (const type of ["separation", "military_service", "Grand Tour"])
      expect(linesOf(type)).to.deep.equal(["0 EVEN", `1 TYPE ${type}`])
  })

  it("has a RESN when it is hidden, in the words of the version", () => {
    expect(linesOf("birth", { privacy: "hidden" })).to.deep.equal(["0 BIRT Y", "1 RESN confidential"])
    expect(linesOf("birth", { privacy: "hidden" }, "INDI", "7.0")).to.deep.equal(["0 BIRT Y", "1 RESN CONFIDENTIAL"])
  })

  it("says Y when it is asserted without date and place, and a bare tag when it is not", () => {
    for (const version of ["5.5.1", "7.0"] as const) {
      expect(linesOf("death", {}, "INDI", version)).to.deep.equal(["0 DEAT Y"])
      expect(linesOf("graduation", {}, "INDI", version)).to.deep.equal(["0 GRAD Y"])
    }
    expect(linesOf("burial", { asserted: false })).to.deep.equal(["0 BURI"])
    expect(linesOf("burial", { asserted: false }, "INDI", "7.0")).to.deep.equal(["0 BURI", "1 _STEMMA_ASSERTED N"])
    expect(linesOf("death", { date: parseGedcomDate("1882", "5.5.1") })).to.deep.equal(["0 DEAT", "1 DATE 1882"])
  })

  it("has an attribute's detail as its value, an event's in a tag of our own", () => {
    expect(linesOf("occupation", { detail: "Y" })).to.deep.equal(["0 OCCU Y"])
    expect(linesOf("birth", { detail: "at home" })).to.deep.equal(["0 BIRT Y", "1 _STEMMA_DETAIL at home"])
    expect(linesOf("residence", { detail: "at Maer" })).to.deep.equal(["0 RESI", "1 _STEMMA_DETAIL at Maer"])
    expect(linesOf("id_number", { detail: "7" })).to.deep.equal(["0 IDNO 7", "1 TYPE unknown"])
    expect(linesOf("voyage", { detail: "HMS Beagle" })).to.deep.equal(["0 EVEN HMS Beagle", "1 TYPE voyage"])
    expect(linesOf("voyage", { detail: "y" })).to.deep.equal(["0 EVEN", "1 TYPE voyage", "1 _STEMMA_DETAIL y"])
  })

  it("has the words of its date where the version has a place for them", () => {
    const date = { ...parseGedcomDate("INT 1809 (so the bible)", "5.5.1") }
    expect(linesOf("birth", { date })).to.deep.equal(["0 BIRT", "1 DATE INT 1809 (so the bible)"])
    expect(linesOf("birth", { date }, "INDI", "7.0")).to.deep.equal(["0 BIRT", "1 DATE 1809", "2 PHRASE so the bible"])
    expect(linesOf("birth", { date: { ...date, phrase: null } })).to.deep.equal(["0 BIRT", "1 DATE INT 1809 ()"])
    expect(linesOf("birth", { date: { ...parseGedcomDate("ABT 1809", "5.5.1"), phrase: "in snow" } })).to.deep.equal([
      "0 BIRT",
      "1 DATE ABT 1809",
      "2 _PHRASE in snow",
    ])
    expect(linesOf("birth", { date: parseGedcomDate("44 B.C.", "5.5.1") }, "INDI", "7.0")).to.deep.equal([
      "0 BIRT",
      "1 DATE 44 BCE",
    ])
  })
})

describe("What else is written", () => {
  it("a citation points to its record, or contains an inline source", () => {
    const nothing = initialOf(citationFields)
    const values = { ...nothing, page: "12", detail: "born\nhere", confidence: 3 }
    expect(lines(writeCitation(values, { pointer: "@S1@" }, "5.5.1"))).to.deep.equal([
      "0 SOUR @S1@",
      "1 PAGE 12",
      "1 DATA",
      "2 TEXT born",
      "3 CONT here",
      "1 QUAY 3",
    ])
    expect(
      lines(writeCitation({ ...nothing, detail: "x", confidence: 0 }, { title: "The Bible" }, "5.5.1")),
    ).to.deep.equal(["0 SOUR The Bible", "1 TEXT x", "1 QUAY 0"])
  })

  it("a citation has the event that its source records as the version can say it", () => {
    const said = (values: Partial<CitationValues>, version: GedcomVersion) =>
      lines(writeCitation({ ...initialOf(citationFields), ...values }, { pointer: "@S1@" }, version), version).slice(1)
    const godmother = { eventType: "BAPM", role: "godmother" }
    expect(said(godmother, "5.5.1")).to.deep.equal(["1 EVEN BAPM", "2 ROLE (godmother)"])
    expect(said(godmother, "7.0")).to.deep.equal(["1 EVEN BAPM", "2 ROLE GODP", "3 PHRASE godmother"])
    expect(said({ role: "GODP", eventType: "a ball" }, "5.5.1")).to.deep.equal(["1 _EVEN a ball", "2 ROLE (godparent)"])
    expect(said({ role: "GODP", eventType: "a ball" }, "7.0")).to.deep.equal([
      "1 EVEN EVEN",
      "2 PHRASE a ball",
      "2 ROLE GODP",
    ])
    expect(said({ role: "CHIL" }, "5.5.1")).to.deep.equal(["1 _ROLE CHIL"])
    expect(said({ date: "ABT 1809", url: "https://example.org", notes: "n" }, "7.0")).to.deep.equal([
      "1 DATA",
      "2 DATE ABT 1809",
      "1 _URL https://example.org",
      "1 NOTE n",
    ])
    expect(said({ date: "at Easter", detail: "x" }, "5.5.1")).to.deep.equal([
      "1 DATA",
      "2 DATE (at Easter)",
      "2 TEXT x",
    ])
  })

  it("a source names its repository by pointer; a call number without a repository has the form of the version", () => {
    const source = {
      title: "Letters",
      author: "Emma",
      publication: null,
      repository: "Kew",
      callNumber: "7",
      url: "https://example.org",
      notes: "n",
      abbreviation: "L.",
      text: "Dear\nEmma",
      identifiers: [],
      fields: [],
    }
    expect(below(writeSource(source, "@R1@", "5.5.1"))).to.deep.equal([
      "1 TITL Letters",
      "1 ABBR L.",
      "1 AUTH Emma",
      "1 TEXT Dear",
      "2 CONT Emma",
      "1 REPO @R1@",
      "2 CALN 7",
      "1 _URL https://example.org",
      "1 NOTE n",
    ])
    expect(below(writeSource({ ...source, repository: null }, "@R1@", "5.5.1"))).to.include("1 REPO")
    expect(below(writeSource({ ...source, repository: null }, "@R1@", "7.0"), "7.0")).to.include("1 REPO @VOID@")
    expect(lines(writeRepository("@R1@", "Kew"))).to.deep.equal(["0 @R1@ REPO", "1 NAME Kew"])
  })

  it("a person's sex, notes, RESN for privacy, and in a tag of our own life where an editor said so", () => {
    const person = { gender: "other", isLiving: true, notes: "n", privacy: "redacted", identifiers: [] } as const
    expect(below(writePerson(person, "5.5.1"))).to.deep.equal(["1 RESN privacy", "1 SEX X", "1 _LIVING Y", "1 NOTE n"])
    const nothing = { gender: null, isLiving: null, notes: null, privacy: "default", identifiers: null } as const
    expect(writePerson(nothing, "5.5.1")).to.deep.equal([])
  })

  it("identifiers have the tags of the version, and an address or another type where there is no tag", () => {
    const identifiers = [
      { type: "UID", value: "1" },
      { type: "AFN", value: "2" },
      { type: "AFN", value: "3" },
      { type: "EXID", value: "4" },
      { type: "urn:x:y", value: "5" },
      { type: "REFN", value: "6" },
      { type: "member", value: "7" },
    ]
    const lines551 = below(writeIdentifiers(identifiers, { record: "INDI", version: "5.5.1" }))
    const others = ["1 REFN 6", "1 REFN 7", "2 TYPE member"]
    const afn = "2 TYPE https://gedcom.io/terms/v7/AFN"
    expect(lines551).to.deep.equal([
      ...["1 _UID 1", "1 AFN 2", "1 _EXID 3", afn, "1 _EXID 4", "1 _EXID 5", "2 TYPE urn:x:y"],
      ...others,
    ])
    expect(below(writeIdentifiers(identifiers, { record: "SOUR", version: "7.0" }), "7.0")).to.deep.equal([
      ...["1 UID 1", "1 EXID 2", afn, "1 EXID 3", afn, "1 EXID 4", "1 EXID 5", "2 TYPE urn:x:y"],
      ...others,
    ])
  })

  it("partners are husband and wife by their sex, else as they come", () => {
    const woman: FamilyMember = { id: "a", gender: "female", xref: "@A@" }
    const man: FamilyMember = { id: "b", gender: "male", xref: "@B@" }
    const someone: FamilyMember = { id: "c", gender: null, xref: "@C@" }
    const partners = (...people: readonly FamilyMember[]) => below(writePartners(husbandFirst(people)))
    expect(partners(woman, man)).to.deep.equal(["1 HUSB @B@", "1 WIFE @A@"])
    expect(partners(woman, someone)).to.deep.equal(["1 HUSB @C@", "1 WIFE @A@"])
    expect(partners(someone, man)).to.deep.equal(["1 HUSB @B@", "1 WIFE @C@"])
    expect(partners(man, { ...man, xref: "@D@" })).to.deep.equal(["1 HUSB @B@", "1 WIFE @D@"])
    expect(partners(woman)).to.deep.equal(["1 WIFE @A@"])
  })

  it("a child's pedigree is written for both parents at once if possible, otherwise for each by name", () => {
    const parents = (one: "biological" | "adoptive" | "step", other: typeof one) => [
      { parentXref: "@A@", qualifier: one },
      { parentXref: "@B@", qualifier: other },
    ]
    expect(writePedigree(parents("biological", "biological"), false, "5.5.1")).to.deep.equal([])
    expect(below(writePedigree(parents("adoptive", "adoptive"), false, "5.5.1"))).to.deep.equal(["1 PEDI adopted"])
    expect(below(writePedigree(parents("adoptive", "adoptive"), false, "7.0"))).to.deep.equal(["1 PEDI ADOPTED"])
    expect(below(writePedigree(parents("step", "step"), false, "5.5.1"))).to.deep.equal(["1 _STEMMA_PEDI step"])
    expect(below(writePedigree(parents("step", "step"), false, "7.0"))).to.deep.equal([
      "1 PEDI OTHER",
      "2 PHRASE step",
      "1 _STEMMA_PEDI step",
    ])
    expect(below(writePedigree(parents("biological", "step"), false, "5.5.1"))).to.deep.equal([
      "1 _STEMMA_PEDI step",
      "2 _STEMMA_PARENT @B@",
    ])
  })

  it("notes and citations of a relationship are written below the child, by parent; most have none", () => {
    expect(
      below(
        writeTies(
          [
            {
              parentXref: "@A@",
              notes: "Adopted 1850.",
              identifiers: [],
              twinGroup: "twins",
              associations: [],
              citations: [],
              media: [],
            },
            {
              parentXref: "@B@",
              notes: null,
              identifiers: [],
              twinGroup: null,
              associations: [],
              citations: [],
              media: [],
            },
          ],
          "5.5.1",
        ),
      ),
    ).to.deep.equal(["1 _STEMMA_PARENT @A@", "2 NOTE Adopted 1850.", "2 _STEMMA_TWINS twins"])
  })
})

describe("The xref of a new record", () => {
  const [one, other] = ["01a1fede-712e-729b-9cda-e1b088522713", "01a1fede-712e-729b-9cda-e1b188522713"]

  it("has 22 characters at most, follows from the id, and is another for another id, letter or generation", () => {
    const { of, ofFamily } = newXrefs(0)
    const xrefs = [
      of("I", one),
      of("I", other),
      of("S", one),
      newXrefs(1).of("I", one),
      ofFamily([one]),
      ofFamily([other]),
      ofFamily([one, other]),
    ]
    for (const xref of xrefs) expect(xref).to.match(/^@[A-Z][0-9A-Z]{19}@$/)
    expect(new Set(xrefs).size).to.equal(xrefs.length)
    expect(of("I", one)).to.equal(newXrefs(0).of("I", one))
  })

  it("of a family is the same whichever parent comes first", () => {
    const { ofFamily } = newXrefs(3)
    expect(ofFamily([one, other])).to.equal(ofFamily([other, one]))
  })
})
