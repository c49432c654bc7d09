import { expect } from "chai"
import { readPerson } from "../../../core/domain/gedcom/structures/reading/read-person.ts"
import { aReading, recordOf } from "../../support/gedcom-reading.ts"

const personOf = async (lines: string) =>
  readPerson(await recordOf(`0 @I1@ INDI\n${lines}`), aReading({ notes: { "@N1@": "Shared." } }))

describe("What a GEDCOM file says of a person directly", () => {
  const sexes: readonly (readonly [value: string, gender: string | null])[] = [
    ["M", "male"],
    ["F", "female"],
    ["X", "other"],
    ["U", null],
    ["N", null],
    ["", null],
    ["m", "male"],
    ["?", null],
  ]
  for (const [value, gender] of sexes) {
    it(`SEX "${value}" is ${gender}`, async () => {
      expect((await personOf(`1 SEX ${value}`)).gender).to.equal(gender)
    })
  }

  it("is no sex without SEX, default privacy, and nothing on being alive", async () => {
    const nothing = { gender: null, isLiving: null, notes: null, privacy: "default", identifiers: [] }
    expect(await personOf("1 NAME x")).to.deep.equal(nothing)
  })

  it("joins its notes with a blank line, shared ones spelled out", async () => {
    expect((await personOf("1 NOTE One.\n1 NOTE @N1@\n1 NOTE Three\n2 CONC ."))?.notes).to.equal(
      "One.\n\nShared.\n\nThree.",
    )
  })

  it("takes back what an export says in tags of its own", async () => {
    expect(await personOf("1 _LIVING N\n1 _PRIVACY hidden")).to.include({ isLiving: false, privacy: "hidden" })
    expect(await personOf("1 _LIVING Y\n1 _PRIVACY redacted")).to.include({ isLiving: true, privacy: "redacted" })
  })

  it("hides the person by the flags of other programs as by RESN", async () => {
    for (const flag of ["_PRIV Y", "_PRIV", "_PRIVATE Y", "_PRIVATE yes", "_PRIVACY Y"])
      expect(await personOf(`1 ${flag}`), flag).to.include({ privacy: "redacted", isLiving: null })
    expect(await personOf("1 _PRIV Y\n1 RESN confidential")).to.include({ privacy: "hidden" })
    for (const flag of ["_PRIV N", "_PRIVATE no", "_PRIV maybe"])
      expect(await personOf(`1 ${flag}`), flag).to.include({ privacy: "default" })
    for (const flag of ["_LIVING Y", "_LIVING yes", "_LIVING"])
      expect(await personOf(`1 ${flag}`), flag).to.include({ isLiving: true })
  })
})
