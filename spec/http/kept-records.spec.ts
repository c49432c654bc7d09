import { expect } from "chai"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import type { Schemas, TestUser } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, NOWHERE, plantTree, refused, statusOf, type TreeScene } from "../support/tree-scene.ts"

type KeptRecord = Schemas["KeptRecordRead"]

/** The lines of a record that are data, and those that are not. */
const sorted = ({ lines, mapped }: KeptRecord) => ({
  mapped: lines.filter((_, index) => mapped.includes(index)),
  rest: lines.filter((_, index) => !mapped.includes(index)),
})

const family = `
0 @I1@ INDI
1 NAME Anna /Lee/
2 SURN Lee
2 _CHECKED Y
1 SEX F
1 BIRT
2 DATE 1801
2 DATE 1802
2 PLAC Kiel
3 _FRAN Kiel
2 SOUR @S1@
3 PAGE 12
3 _WEIGHT high
2 NOTE Born at night,
3 CONT in a storm
1 NOTE @N1@
1 NOTE @N9@
1 DNA x
1 FAMS @F1@
1 FAMC @F9@
1 SOUR @S9@
0 @I2@ INDI
1 NAME John /Fox/
1 FAMS @F1@
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 CHIL @I9@
1 MARR
2 TYPE civil
2 _WEATHER rain
1 NOTE In a hurry
0 @N1@ NOTE Shared words
0 @S1@ SOUR
1 TITL Register
1 _SUBQ Reg
0 @S2@ SOUR
1 TITL Unused`

onEveryHost("the records of imported files", (stage) => {
  /** The ids of the people of a new tree with these records, by name. */
  const fill = async (records: string, given?: TreeScene): Promise<ReadonlyMap<string, string>> => {
    const tree = given ?? (await plantTree(stage.host, stage.owner))
    const response = await sendGedcom(stage.host, stage.owner, tree.id, gedcomText(records))
    expect(response.status).to.equal(200)
    const persons = await dataOf(
      stage.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: tree.id }, { query: { limit: 100 } })),
    )
    return new Map(persons.map(({ display_name, id }) => [display_name ?? "", id]))
  }
  const recordsOf = (person_id: string, { api }: Pick<TestUser, "api"> = stage.owner, query = {}) =>
    api.GET("/persons/{person_id}/records", at({ person_id }, { query }))
  const only = async (id: string, tag: string): Promise<KeptRecord> =>
    (await dataOf(recordsOf(id))).find((record) => record.tag === tag) ?? expect.fail(`no ${tag}`)

  it("are those of the person and of the families, with the lines that are data", async () => {
    const people = await fill(family)
    const anna = people.get("Anna Lee") ?? ""
    const records = await dataOf(recordsOf(anna))
    expect(records.map(({ tag, xref }) => [tag, xref])).to.deep.equal([
      ["INDI", "@I1@"],
      ["FAM", "@F1@"],
    ])
    expect(sorted(await only(anna, "INDI")).rest).to.deep.equal([
      "2 _CHECKED Y",
      "2 DATE 1802",
      "3 _FRAN Kiel",
      "3 _WEIGHT high",
      "1 NOTE @N9@",
      "1 DNA x",
      "1 FAMC @F9@",
      "1 SOUR @S9@",
    ])
    expect(sorted(await only(anna, "FAM"))).to.deep.equal({
      mapped: ["0 @F1@ FAM", "1 HUSB @I2@", "1 WIFE @I1@", "1 MARR", "2 TYPE civil", "1 NOTE In a hurry"],
      rest: ["1 CHIL @I9@", "2 _WEATHER rain"],
    })
    expect(await dataOf(recordsOf(people.get("John Fox") ?? ""))).to.have.length(2)
  })

  it("of a child are also those of the parents' family", async () => {
    const people = await fill(`
0 @I1@ INDI
1 NAME Eve /Doe/
1 FAMC @F1@
0 @I2@ INDI
1 NAME Max /Doe/
0 @F1@ FAM
1 HUSB @I2@
1 CHIL @I1@
2 _FREL Natural
2 _MREL unclear`)
    const record = await only(people.get("Eve Doe") ?? "", "FAM")
    expect(sorted(record).rest).to.deep.equal(["2 _MREL unclear"])
  })

  it("have no data in lines of a deleted event, name or citation", async () => {
    const anna = (await fill(family)).get("Anna Lee") ?? ""
    const [event] = await dataOf(stage.owner.api.GET("/persons/{person_id}/events", at({ person_id: anna })))
    await stage.owner.api.DELETE("/events/{event_id}", at({ event_id: event?.id ?? "" }))
    expect(sorted(await only(anna, "INDI")).mapped).to.deep.equal([
      "0 @I1@ INDI",
      "1 NAME Anna /Lee/",
      "2 SURN Lee",
      "1 SEX F",
      "1 NOTE @N1@",
      "1 FAMS @F1@",
    ])
  })

  it("of a source are the record that it came from", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await fill(family, tree)
    const sources = await dataOf(stage.owner.api.GET("/trees/{tree_id}/sources", tree.at))
    const of = (title: string) =>
      dataOf(
        stage.owner.api.GET(
          "/sources/{source_id}/records",
          at({ source_id: sources.find((source) => source.title === title)?.id ?? "" }),
        ),
      )
    const [record] = await of("Register")
    expect(sorted(record ?? expect.fail("no record"))).to.deep.equal({
      mapped: ["0 @S1@ SOUR", "1 TITL Register"],
      rest: ["1 _SUBQ Reg"],
    })
    const made = await tree.source("Made here")
    expect(await dataOf(stage.owner.api.GET("/sources/{source_id}/records", at({ source_id: made.id })))).to.deep.equal(
      [],
    )
  })

  it("of merged people are those of both", async () => {
    const people = await fill("0 @I1@ INDI\n1 NAME Ada /May/\n0 @I2@ INDI\n1 NAME Ada /Mai/\n1 DNA y")
    const person_id = people.get("Ada May") ?? ""
    await dataOf(
      stage.owner.api.POST("/persons/{person_id}/merge", {
        ...at({ person_id }),
        body: { from_id: people.get("Ada Mai") ?? "" },
      }),
    )
    expect((await dataOf(recordsOf(person_id))).map(({ xref }) => xref)).to.have.length(2)
  })

  it("come in pages", async () => {
    const anna = (await fill(family)).get("Anna Lee") ?? ""
    const { data, response } = await recordsOf(anna, stage.owner, { limit: 1 })
    const next = /cursor=([^&>]+)/.exec(response.headers.get("link") ?? "")?.[1] ?? ""
    const rest = await dataOf(recordsOf(anna, stage.owner, { limit: 1, cursor: next }))
    expect([...(data ?? []), ...rest].map(({ tag }) => tag)).to.deep.equal(["INDI", "FAM"])
    expect(await refused(recordsOf(anna, stage.owner, { cursor: "x" }))).to.equal("422 at cursor")
  })

  it("are for members only, whatever the tree shows to others", async () => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    const [anna] = [...(await fill("0 @I1@ INDI\n1 NAME Old /Man/\n1 DEAT\n2 DATE 1700", tree)).values()]
    const viewer = await tree.join("viewer")
    expect(await dataOf(recordsOf(anna ?? "", viewer))).to.have.length(1)
    expect(await refused(recordsOf(anna ?? "", stage.stranger))).to.equal("403 forbidden")
    expect(await statusOf(recordsOf(NOWHERE))).to.equal(404)
    const asUser = await stage.host.fetch(`/api/v1/persons/${anna}/records`, {
      headers: { authorization: `Bearer ${stage.owner.token}`, "view-as": "user" },
    })
    expect(asUser.status).to.equal(403)
  })
})
