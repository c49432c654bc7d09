import { expect } from "chai"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { noAddress } from "../../core/domain/address.ts"
import type { EventRead } from "../../core/domain/event.ts"
import { anExportWorld, type ExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"

const file = `0 @I1@ INDI
1 NAME Charles /Darwin/
1 DEAT
2 DATE 19 APR 1882
2 TYPE at home
2 _OWN kept
2 CAUS Heart failure
2 CAUS Old age
1 MARR
2 TYPE second
1 IDNO 7
2 TYPE Passport
1 _MILT
2 TYPE Navy
1 EVEN
2 TYPE Birth
2 CAUS Love
1 FACT Tall
2 TYPE Height
1 OCCU Naturalist
2 AGE about forty
2 ADDR Down House
3 CONT Luxted Road
3 CITY Downe
3 _MAP page 3
3 CTRY England
2 PHON 1
2 PHON 2
3 _KIND office
2 PHON 3
1 RESI
2 ADDR
3 ADR1 The Mount
3 CITY Shrewsbury
3 PHON 9
1 FAMS @F1@
0 @F1@ FAM
1 HUSB @I1@
1 MARR
2 TYPE  Religious
2 DATE 29 JAN 1839
2 PLAC Maer
3 MAP
4 LATI N52.93
4 LONG W2.300
4 _PRECISION village
2 QUAY 2`

const downHouse = {
  ...noAddress,
  lines: ["Down House", "Luxted Road"],
  city: "Downe",
  country: "England",
  phones: ["1", "2", "3"],
}
const theMount = { ...noAddress, lines: ["The Mount"], city: "Shrewsbury", phones: ["9"] }

const maer = { latitude: 52.93, longitude: -2.3 }

describe("The kind, cause, age, address, coordinates and confidence of an event of a file", () => {
  let world: ExportWorld
  beforeEach(async () => {
    world = await anExportWorld()
    await imported(world, uploadOf(gedcomText(file)))
  })

  const events = async (): Promise<readonly EventRead[]> => (await contentsOf(world)).events
  const eventOf = async (type: string, subtype: string | null = null): Promise<EventRead> => {
    const found = (await events()).find(
      (event) => event.type === type && (subtype === null || event.subtype === subtype),
    )
    return found ?? expect.fail(`no ${type}`)
  }
  type Changes = Pick<
    Parameters<typeof updateEvent>[1],
    "subtype" | "cause" | "detail" | "age" | "address" | "coordinates" | "confidence" | "place"
  >
  const change = async ({ id }: EventRead, changes: Changes) =>
    world.edit(updateEvent, { eventId: id, ifMatch: null, ...changes })
  /** The lines that an export of the version of the file removes and adds, in order. */
  const difference = async (): Promise<readonly string[]> => {
    const [before, after] = [file.split("\n"), (await world.records()).split("\n")]
    return [
      ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
      ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
    ]
  }

  it("are fields, and the export has the lines of the file", async () => {
    expect(await eventOf("death")).to.include({ subtype: "at home", cause: "Heart failure" })
    expect(await eventOf("marriage", "Religious")).to.deep.include({ cause: null, coordinates: maer, confidence: 2 })
    expect(await eventOf("id_number")).to.include({ subtype: "Passport" })
    expect(await eventOf("birth")).to.include({ subtype: null, cause: "Love" })
    expect(await eventOf("occupation")).to.deep.include({ age: "about forty", address: downHouse })
    expect(await eventOf("residence")).to.deep.include({ address: theMount })
    expect(await eventOf("Height")).to.include({ subtype: null, detail: "Tall" })
    expect(await world.records()).to.equal(file)
  })

  for (const [type, subtype, changes, lines] of [
    ["death", "at home", { cause: "Angina" }, ["- 2 CAUS Heart failure", "+ 2 CAUS Angina"]],
    ["death", "at home", { subtype: null, cause: null }, ["- 2 TYPE at home", "- 2 CAUS Heart failure"]],
    ["death", "at home", { subtype: "abroad" }, ["- 2 TYPE at home", "+ 2 TYPE abroad"]],
    ["marriage", "second", { subtype: "third" }, ["- 2 TYPE second", "+ 2 TYPE third"]],
    ["marriage", "Religious", { subtype: "Civil" }, ["- 2 TYPE  Religious", "+ 2 TYPE Civil"]],
    ["id_number", "Passport", { subtype: null }, ["- 2 TYPE Passport", "+ 2 TYPE unknown"]],
    ["military_service", "Navy", { subtype: "Army" }, ["- 2 TYPE Navy", "+ 2 TYPE Army"]],
    ["birth", null, { subtype: "at sea" }, ["+ 2 _STEMMA_SUBTYPE at sea"]],
    ["birth", null, { cause: "Chance" }, ["- 2 CAUS Love", "+ 2 CAUS Chance"]],
    ["Height", null, { subtype: "measured" }, ["+ 2 _STEMMA_SUBTYPE measured"]],
    ["Height", null, { detail: "Short" }, ["- 1 FACT Tall", "+ 1 FACT Short"]],
    ["occupation", null, { age: "40y" }, ["- 2 AGE about forty", "+ 2 AGE 40y"]],
    ["occupation", null, { age: "quite old" }, ["- 2 AGE about forty", "+ 2 _AGE quite old"]],
    ["occupation", null, { address: { ...downHouse, city: "Keston" } }, ["- 3 CITY Downe", "+ 3 CITY Keston"]],
    ["occupation", null, { address: { ...downHouse, phones: ["1", "2", "4"] } }, ["- 2 PHON 3", "+ 2 PHON 4"]],
    ["occupation", null, { address: { ...downHouse, phones: ["1", "2"] } }, ["- 2 PHON 3"]],
    ["occupation", null, { address: { ...downHouse, phones: ["1", "2", "3", "4"] } }, ["+ 2 _PHON 4"]],
    [
      "occupation",
      null,
      { address: { ...downHouse, lines: ["Down House"] } },
      ["- 3 CONT Luxted Road", "- 3 _MAP page 3"],
    ],
    ["residence", null, { address: { ...theMount, country: "England" } }, ["- 3 PHON 9", "+ 2 PHON 9"]],
    ["marriage", "Religious", { coordinates: { ...maer, longitude: 2.5 } }, ["- 4 LONG W2.300", "+ 4 LONG E2.5"]],
    [
      "marriage",
      "Religious",
      { coordinates: null },
      ["- 3 MAP", "- 4 LATI N52.93", "- 4 LONG W2.300", "- 4 _PRECISION village"],
    ],
    [
      "marriage",
      "Religious",
      { place: "Down" },
      ["- 2 PLAC Maer", "- 3 MAP", "- 4 LATI N52.93", "- 4 LONG W2.300", "- 4 _PRECISION village", "+ 2 PLAC Down"],
    ],
    ["marriage", "Religious", { place: "Maer", coordinates: maer }, []],
    ["marriage", "Religious", { confidence: 3 }, ["- 2 QUAY 2", "+ 2 _QUAY 3"]],
    ["marriage", "Religious", { confidence: null }, ["- 2 QUAY 2"]],
    [
      "residence",
      null,
      { coordinates: { latitude: -1, longitude: 0.0000001 } },
      ["+ 2 PLAC", "+ 4 LATI S1", "+ 4 LONG E0.0000001"],
    ],
    ["residence", null, { address: null }, ["- 2 ADDR", "- 3 ADR1 The Mount", "- 3 CITY Shrewsbury", "- 3 PHON 9"]],
  ] as const)
    it(`of a ${type} that become ${JSON.stringify(changes)} change their lines only, and come back with them`, async () => {
      const event = await eventOf(type, subtype)
      await change(event, changes)
      expect(await difference()).to.deep.equal(lines)
      const { subtype: kind, cause, detail, age, address, place, coordinates, confidence } = event
      await change(await eventOf(type, "subtype" in changes ? changes.subtype : subtype), {
        subtype: kind,
        cause,
        detail,
        age,
        address,
        place,
        coordinates,
        confidence,
      })
      expect(await world.records()).to.equal(file)
    })

  it("come back through an export to the other version", async () => {
    const text = await world.exported("7.0")
    const again = await anExportWorld()
    await imported(again, uploadOf(text))
    const saidIn = async (one: ExportWorld) =>
      (await contentsOf(one)).events
        .map(({ type, subtype, cause, age, address, coordinates, confidence }) =>
          JSON.stringify([type, subtype, cause, age, address, coordinates, confidence]),
        )
        .sort()
    expect(await saidIn(again)).to.deep.equal(await saidIn(world))
  })
})
