import { expect } from "chai"
import { partnershipEventTypes, personEventTypes } from "../../../core/domain/event.ts"
import { eventOfTag, tagOfEvent } from "../../../core/domain/gedcom/structures/event-tags.ts"
import { readEvent } from "../../../core/domain/gedcom/structures/reading/read-event.ts"
import { aReading, structureOf } from "../../support/gedcom-reading.ts"

const eventOf = async (lines: string, known: Parameters<typeof aReading>[0] = {}) =>
  readEvent(await structureOf(lines), aReading(known))

describe("An event in a GEDCOM file", () => {
  it("has its date, place and notes", async () => {
    const event = await eventOf(
      "1 BIRT\n2 DATE 12 FEB 1809\n2 PLAC Shrewsbury, Shropshire\n2 NOTE At the Mount.\n2 NOTE Fifth child.",
    )
    expect(event).to.include({
      type: "birth",
      place: "Shrewsbury, Shropshire",
      detail: null,
      notes: "At the Mount.\n\nFifth child.",
    })
    expect(event?.date?.display).to.equal("12 FEB 1809")
  })

  it("keeps the value of an attribute as its detail", async () => {
    expect(await eventOf("1 RELI Unitarian")).to.include({ type: "religion", detail: "Unitarian" })
    expect(await eventOf("1 OCCU Naturalist\n2 CONT and geologist")).to.include({
      type: "occupation",
      detail: "Naturalist\nand geologist",
    })
    expect(await eventOf("1 EDUC Christ's College")).to.include({ type: "education", detail: "Christ's College" })
  })

  it("that only says that it happened has neither date nor detail", async () => {
    expect(await eventOf("1 DEAT Y")).to.deep.equal({
      type: "death",
      date: null,
      place: null,
      detail: null,
      subtype: null,
      cause: null,
      age: null,
      address: null,
      coordinates: null,
      confidence: null,
      identifiers: [],
      notes: null,
      asserted: true,
      privacy: "default",
    })
  })

  it("is asserted by a Y, a date, a place or another text of its own, and not by the bare tag", async () => {
    const asserts = async (lines: string) => (await eventOf(lines))?.asserted
    for (const lines of [
      "1 DEAT Y",
      "1 DEAT y",
      "1 DEAT\n2 DATE 1882",
      "1 DEAT\n2 DATE Deceased",
      "1 DEAT\n2 PLAC Down",
      "1 DEAT\n2 CAUS Heart failure",
      "1 DEAT\n2 AGE 73y",
      "1 DEAT\n2 NOTE In his sleep.",
      "1 DEAT\n2 ADDR\n3 CITY Downe",
      "1 BURI Westminster Abbey",
      "1 OCCU",
      "1 EVEN\n2 TYPE Voyage",
    ])
      expect(await asserts(lines), lines).to.equal(true)
    for (const lines of [
      "1 DEAT",
      "1 BURI",
      "1 CREM",
      "1 MARR",
      "1 BIRT",
      "1 EVEN",
      "1 DEAT\n2 DATE\n2 PLAC",
      "1 DEAT\n2 DATE ?",
      "1 DEAT\n2 SOUR @S1@\n3 PAGE 12",
      "1 DEAT\n2 RESN locked\n2 _UID 5F1",
      "1 DEAT\n2 CHAN\n3 DATE 1 JAN 2000",
      "1 DEAT\n2 NOTE",
      "1 DEAT\n2 NOTE Unsure.\n2 _STEMMA_ASSERTED N",
    ])
      expect(await asserts(lines), lines).to.equal(false)
  })

  it("is none where a death is denied, and the structure is left to the record", async () => {
    for (const lines of [
      "1 DEAT N",
      "1 DEAT NO",
      "1 DEAT no",
      "1 DEAT ?",
      "1 BURI N",
      "1 DIV N",
      "1 _MILT N",
      "1 _MILI n\n2 DATE 1914",
      "1 MARR N\n2 DATE 1950",
      "1 CREM ?",
      "1 DEAT\n2 DATE (living)",
      "1 DEAT\n2 DATE Living",
      "1 DEAT Y\n2 DATE still alive",
      "1 DEAT\n2 PLAC LIVING",
      "1 DEAT living",
      "1 DEAT\n2 _STEMMA_DETAIL N",
      "1 DEAT N\n2 DATE 1950",
      "1 DEAT\n2 DATE Not yet",
      "1 DEAT\n2 DATE alive in 2020",
      "1 DEAT\n2 DATE (still alive)",
      "1 DEAT\n2 NOTE still alive",
      "1 DEAT Y\n2 NOTE Still alive in 2020.",
      "1 DEAT\n2 TYPE Living",
      "1 DEAT\n2 CAUS living",
      "1 DEAT\n2 DATE 1850\n2 CAUS still alive",
      "1 DEAT\n2 PLAC Lebt noch",
      "1 BURI\n2 DATE not yet",
    ]) {
      const reading = aReading()
      expect(readEvent(await structureOf(lines), reading), lines).to.equal(null)
      expect(reading.used, lines).to.deep.equal([])
    }
    expect((await eventOf("1 DEAT\n2 DATE living\n", {}))?.type).to.equal(undefined)
    expect((await eventOf("1 BIRT\n2 PLAC Living"))?.type).to.equal("birth")
    expect((await eventOf("1 DEAT\n2 PLAC Living Springs"))?.place).to.equal("Living Springs")
    expect((await eventOf("1 DEAT\n2 DATE 1850\n2 NOTE Still alive in 1849."))?.date?.year).to.equal(1850)
    expect((await eventOf("1 DEAT\n2 CAUS Living conditions"))?.type).to.equal("death")
    expect((await eventOf("1 DEAT\n2 NOTE A long life of living alone."))?.type).to.equal("death")
  })

  it("has the kind that TYPE says of its type, and its cause", async () => {
    expect(await eventOf("1 MARR\n2 TYPE  Civil \n2 DATE 1839")).to.include({ type: "marriage", subtype: "Civil" })
    expect(await eventOf("1 DEAT\n2 CAUS Heart failure")).to.include({ subtype: null, cause: "Heart failure" })
    expect(await eventOf("1 DEAT Y\n2 CAUS ?")).to.include({ cause: "?" })
    expect(await eventOf("1 EVEN\n2 TYPE Voyage")).to.include({ type: "Voyage", subtype: null })
    expect(await eventOf("1 _MILT\n2 TYPE Navy")).to.include({ type: "military_service", subtype: "Navy" })
    expect(await eventOf("1 IDNO 7\n2 TYPE unknown")).to.include({ subtype: null })
    expect(await eventOf("1 IDNO 7\n2 TYPE Passport")).to.include({ subtype: "Passport" })
    expect(await eventOf("1 EVEN\n2 TYPE marriage\n2 _STEMMA_SUBTYPE Civil")).to.include({
      type: "marriage",
      subtype: "Civil",
    })
  })

  it("has its age as people read it", async () => {
    const ageIn = async (lines: string, version: "5.5.1" | "7.0" = "7.0") =>
      readEvent(await structureOf(`1 DEAT\n${lines}`), { ...aReading(), version })?.age
    expect(await ageIn("2 AGE 73y 2m", "5.5.1")).to.equal("73y 2m")
    expect(await ageIn("2 AGE\n2 AGE CHILD", "5.5.1")).to.equal("child")
    expect(await ageIn("2 AGE < 8y\n3 PHRASE Child")).to.equal("child")
    expect(await ageIn("2 AGE >42y2m", "5.5.1")).to.equal("> 42y 2m")
    expect(await ageIn("2 AGE 70d\n3 _PHRASE 10w", "5.5.1")).to.equal("10w")
    expect(await ageIn("2 AGE\n3 PHRASE about forty")).to.equal("about forty")
    expect(await ageIn("2 AGE 42y\n3 PHRASE about forty")).to.equal("42y (about forty)")
    expect(await ageIn("2 _AGE very old", "5.5.1")).to.equal("very old")
    expect(await ageIn("2 AGE")).to.equal(null)
  })

  it("has its address, with what is beside it or below it", async () => {
    const addressIn = async (lines: string) => (await eventOf(`1 RESI\n${lines}`))?.address
    expect(
      await addressIn(
        "2 ADDR Down House\n3 CONT Luxted Road\n3 CITY Downe\n3 STAE Kent\n3 POST BR6 7JT\n3 CTRY England\n" +
          "2 PHON 1\n2 PHON 2\n2 EMAIL c@@d.example\n2 WWW https://d.example",
      ),
    ).to.deep.equal({
      lines: ["Down House", "Luxted Road"],
      city: "Downe",
      state: "Kent",
      postalCode: "BR6 7JT",
      country: "England",
      phones: ["1", "2"],
      emails: ["c@d.example"],
      urls: ["https://d.example"],
    })
    expect(await addressIn("2 ADDR\n3 ADR1 Down House\n3 ADR2 Luxted Road\n3 PHON 3")).to.deep.include({
      lines: ["Down House", "Luxted Road"],
      phones: ["3"],
    })
    expect((await addressIn(`2 ADDR 1${"\n3 CONT x".repeat(14)}`))?.lines).to.have.length(10)
    expect(await addressIn("2 ADDR\n3 CITY")).to.equal(null)
  })

  it("has the coordinates of its place, in each form in which programs write them", async () => {
    const coordinatesIn = async (latitude: string, longitude: string, place = " Maer") =>
      (await eventOf(`1 RESI\n2 PLAC${place}\n3 MAP\n4 LATI ${latitude}\n4 LONG ${longitude}`))?.coordinates
    const maer = { latitude: 52.9, longitude: -2.3 }
    for (const [latitude, longitude] of [
      ["N52.9", "W2.3"],
      ["n 52.900", "w 002.30"],
      ["52.9", "-2.3"],
      ["+52.9", "-2.3"],
      ["52,9N", "2,3° W"],
      ["N52°54'", "W2°18'0\""],
      ["52° 54' 0.0\" N", "2° 18' 0\" W"],
    ] as const)
      expect(await coordinatesIn(latitude, longitude), `${latitude} ${longitude}`).to.deep.equal(maer)
    expect(await coordinatesIn("S0.12345678", "E180", "")).to.deep.equal({ latitude: -0.1234568, longitude: 180 })
    for (const [latitude, longitude] of [
      ["N91", "W2"],
      ["N52.9", "W180.1"],
      ["N52.9", "N2.3"],
      ["N52.9", ""],
      ["N5e1", "W2"],
      ["NS52.9", "W2.3"],
      ["N52°61'", "W2.3"],
      ["N521'", "W2.3"],
      [`N52.${"9".repeat(100)}`, "W2.3"],
    ] as const)
      expect(await coordinatesIn(latitude, longitude), `${latitude} ${longitude}`).to.equal(null)
  })

  it("has the coordinates of the PLAC that names its place, and no other", async () => {
    const map = "3 MAP\n4 LATI N1\n4 LONG E1"
    expect((await eventOf(`1 RESI\n2 PLAC\n${map}\n2 PLAC Maer`))?.coordinates).to.equal(null)
    expect((await eventOf(`1 RESI\n2 PLAC\n2 PLAC\n${map}`))?.coordinates).to.deep.equal({ latitude: 1, longitude: 1 })
    expect((await eventOf(`1 RESI\n2 PLAC Maer\n3 MAP\n${map}`))?.coordinates).to.deep.equal({
      latitude: 1,
      longitude: 1,
    })
  })

  it("has the confidence of the first QUAY at itself that is a number from 0 to 3", async () => {
    const confidenceIn = async (lines: string) => (await eventOf(`1 RESI\n${lines}`))?.confidence
    expect(await confidenceIn("2 QUAY 4\n2 QUAY\n2 QUAY 3\n2 QUAY 1")).to.equal(3)
    expect(await confidenceIn("2 _QUAY 0")).to.equal(0)
    expect(await confidenceIn("2 SOUR Register\n3 QUAY 2")).to.equal(null)
  })

  it("uses the first TYPE and CAUS that is not blank", async () => {
    const reading = aReading()
    const event = readEvent(
      await structureOf("1 MARR\n2 TYPE\n2 TYPE Civil\n2 TYPE Quiet\n2 CAUS\n2 CAUS Love"),
      reading,
    )
    expect(event).to.include({ subtype: "Civil", cause: "Love" })
    expect(reading.used).to.deep.equal(["MARR", "TYPE", "CAUS"])
  })

  it("is no assertion of a death where its kind or cause is only private", async () => {
    const asserts = async (lines: string) => (await eventOf(lines))?.asserted
    expect(await asserts("1 DEAT\n2 TYPE Private")).to.equal(false)
    expect(await asserts("1 DEAT\n2 CAUS withheld")).to.equal(false)
    expect(await asserts("1 DEAT\n2 CAUS withheld\n2 AGE 80y")).to.equal(true)
  })

  it("is hidden by a RESN of confidential or privacy, and not by locked", async () => {
    const privacyOf = async (lines: string) => (await eventOf(lines))?.privacy
    for (const words of ["confidential", "CONFIDENTIAL, LOCKED", "privacy", "Privacy", "locked\n2 _RESN confidential"])
      expect(await privacyOf(`1 BIRT\n2 DATE 1809\n2 RESN ${words}`), words).to.equal("hidden")
    for (const flag of ["_PRIV Y", "_PRIVATE", "_PRIVATE Y", "_PRIVACY y"])
      expect((await eventOf(`1 BIRT\n2 ${flag}`))?.privacy, flag).to.equal("hidden")
    expect((await eventOf("1 BIRT\n2 _PRIV N"))?.privacy).to.equal("default")
    for (const words of ["locked", "LOCKED", "none", ""])
      expect(await privacyOf(`1 BIRT\n2 DATE 1809\n2 RESN ${words}`), words).to.equal("default")
  })

  it("has a phrase for a date that is none, and no date where it is blank", async () => {
    expect((await eventOf("1 BIRT\n2 DATE when the mill burnt"))?.date).to.include({
      qualifier: "phrase",
      phrase: "when the mill burnt",
    })
    expect((await eventOf("1 BIRT\n2 DATE"))?.date).to.equal(null)
    expect((await eventOf("1 BIRT\n2 DATE\n2 DATE 1809"))?.date?.year).to.equal(1809)
  })

  it("of version 7 has the PHRASE of its date", async () => {
    const event = readEvent(await structureOf("1 BIRT\n2 DATE 1809\n3 PHRASE in the year of the comet"), {
      ...aReading(),
      version: "7.0",
    })
    expect(event?.date).to.include({ qualifier: "interpreted", year: 1809, phrase: "in the year of the comet" })
  })

  it("called EVEN or FACT has the type that TYPE names: a curated one in any spelling, else a custom one", async () => {
    expect((await eventOf("1 EVEN\n2 TYPE Military Service"))?.type).to.equal("military_service")
    expect((await eventOf("1 EVEN\n2 TYPE MilitaryService"))?.type).to.equal("military_service")
    expect((await eventOf("1 EVEN\n2 TYPE separation"))?.type).to.equal("separation")
    expect(await eventOf("1 FACT Beagle\n2 TYPE Voyage")).to.include({ type: "Voyage", detail: "Beagle" })
    expect(await eventOf("1 EVEN moved to Down")).to.include({ type: "event", detail: "moved to Down" })
  })

  it("leaves what has no field to the record", async () => {
    const reading = aReading()
    readEvent(await structureOf("1 MARR\n2 TYPE civil\n2 DATE 1839\n2 AGNC St Peter's"), reading)
    expect(reading.used).to.deep.equal(["MARR", "TYPE", "DATE"])
  })

  it("spells out a shared note, and leaves alone one that points nowhere", async () => {
    expect((await eventOf("1 BIRT\n2 NOTE @N1@\n2 NOTE @N9@", { notes: { "@N1@": "Told by Emma." } }))?.notes).to.equal(
      "Told by Emma.",
    )
  })

  it("has a blank place as no place", async () => {
    expect((await eventOf("1 BIRT\n2 PLAC"))?.place).to.equal(null)
  })

  it("is the event of one of the event tags, and nothing else", async () => {
    for (const line of ["1 SEX M", "1 NO MARR", "1 CHAN", "1 _DNA x", "1 NOTE x"])
      expect(await eventOf(line), line).to.equal(null)
  })

  it("has one tag for each curated type except two, which are EVEN or FACT with a TYPE", () => {
    const types = [...personEventTypes, ...partnershipEventTypes]
    expect(types.filter((type) => tagOfEvent(type) === null)).to.deep.equal(["military_service", "separation"])
    for (const type of types) {
      const tag = tagOfEvent(type)
      if (tag !== null) expect(eventOfTag(tag.tag)?.type).to.equal(type)
    }
  })
})
