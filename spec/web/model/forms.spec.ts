import "../support/texts.ts"
import { expect } from "chai"
import fc from "fast-check"
import { addFact, changeFact, factForm } from "../../../adapters/web/app/model/forms/fact-edit.ts"
import {
  coordinatesInWords,
  coordinatesText,
  readCoordinates,
} from "../../../adapters/web/app/model/forms/coordinates.ts"
import {
  changedIdentifiers,
  identifierLines,
  readIdentifiers,
} from "../../../adapters/web/app/model/forms/identifiers.ts"
import { addName, nameForm, shownName } from "../../../adapters/web/app/model/forms/name-edit.ts"

const cambridge = { latitude: 52.2053, longitude: 0.1218 }

describe("Coordinates that are written in a form", () => {
  it("are understood as maps and people write them", () => {
    for (const text of [
      "52.2053, 0.1218",
      " 52.2053 0.1218 ",
      "52,2053; 0,1218",
      "52.2053° N, 0.1218° E",
      "52.2053N 0.1218O",
    ])
      expect(readCoordinates(text), text).to.deep.equal({ kind: "coordinates", coordinates: cambridge })
    expect(readCoordinates("33.9° S 18.4° W")).to.deep.include({ coordinates: { latitude: -33.9, longitude: -18.4 } })
    expect(readCoordinates("  ")).to.deep.equal({ kind: "none" })
  })

  it("are not clear if they are no place on the earth", () => {
    for (const text of ["52.2053", "91, 0", "0, 181", "Cambridge", "1, 2, 3", "52.2 E, 0.1 N"])
      expect(readCoordinates(text), text).to.deep.equal({ kind: "unclear" })
  })

  it("are read back as they are", () => {
    const degrees = (most: number) => fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((one) => one / 10_000)
    fc.assert(
      fc.property(fc.record({ latitude: degrees(90), longitude: degrees(180) }), (coordinates) => {
        expect(readCoordinates(coordinatesText(coordinates))).to.deep.equal({ kind: "coordinates", coordinates })
      }),
    )
  })

  it("are said with the letters of the language", () => {
    expect(coordinatesInWords({ latitude: -33.9, longitude: 18.4 }, ["N", "S", "O", "W"])).to.equal("33.9° S, 18.4° O")
  })

  it("go with a fact, and stay with another place", () => {
    const blank = factForm(null, "residence", "en")
    const [added] =
      addFact({ person_id: "ann" }, { ...blank, coordinates: "52.2053, 0.1218", confidence: "2" }, "en") ?? []
    expect(added?.data).to.deep.include({ coordinates: cambridge, confidence: 2 })
    expect(addFact({ person_id: "ann" }, { ...blank, coordinates: "there" }, "en")).to.equal(null)
    const was = { ...blank, place: "Cambrigde", coordinates: "52.2053, 0.1218", confidence: "2" } as const
    expect(changeFact("e", was, { ...was, place: "Cambridge" }, "en")).to.deep.equal([
      { op: "update", entity: "event", id: "e", data: { place: "Cambridge", coordinates: cambridge } },
    ])
    expect(changeFact("e", was, { ...was, coordinates: "", confidence: "" }, "en")).to.deep.equal([
      { op: "update", entity: "event", id: "e", data: { coordinates: null, confidence: null } },
    ])
  })
})

describe("Identifiers that are written in a form", () => {
  const known = [
    { type: "REFN", value: "12" },
    { type: "https://www.example.org/people", value: "K: 7" },
  ]

  it("are one on each line, and a line without a kind is a reference number", () => {
    expect(identifierLines(known)).to.equal("REFN: 12\nhttps://www.example.org/people: K: 7")
    expect(readIdentifiers("UID: 5f\n\n 99 ", null)).to.deep.equal([
      { type: "UID", value: "5f" },
      { type: "REFN", value: "99" },
    ])
  })

  it("stay as they are where their lines do, whatever is in them", () => {
    const odd = [{ type: "Club: member", value: "3" }]
    expect(readIdentifiers(`${identifierLines(odd)}\nREFN: 4`, odd)).to.deep.equal([
      ...odd,
      { type: "REFN", value: "4" },
    ])
  })

  it("are sent only if they have changed", () => {
    const lines = identifierLines(known)
    expect(changedIdentifiers(lines, lines, known)).to.deep.equal({})
    expect(changedIdentifiers(lines, "", known)).to.deep.equal({ identifiers: [] })
  })
})

describe("A name that is written as a whole", () => {
  const name = { prefix: null, given_name: "Béla", surname_prefix: null, surname: "Nagy", suffix: null }

  it("is shown as people write it", () => {
    expect(shownName({ ...name, written: "Nagy Béla" })).to.equal("Nagy Béla")
    expect(shownName({ ...name, written: null })).to.equal("Béla Nagy")
  })

  it("is sent with its language", () => {
    const is = { ...nameForm(null), given_name: "Béla", surname: "Nagy", written: "Nagy Béla ", language: "hu" }
    expect(addName("ann", is)[0]?.data).to.deep.include({ written: "Nagy Béla", language: "hu" })
  })
})
