import { expect } from "chai"
import { gedcomText } from "../support/gedcom-upload.ts"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, plantTree } from "../support/tree-scene.ts"

type Form = Schemas["NameForm"]

onEveryHost("names in other scripts and languages", (stage) => {
  const pinyin: Form = {
    written: "Méi Lánfāng",
    language: "zh-Latn-pinyin",
    kind: "transcription",
    given_name: "Lánfāng",
    surname: "Méi",
  }
  const english: Form = {
    written: "Orchid Plum",
    language: "en",
    kind: "translation",
    given_name: "Orchid",
    surname: "Plum",
  }
  const namesOf = (person_id: string) => dataOf(stage.owner.api.GET("/persons/{person_id}/names", at({ person_id })))
  const mei = async (forms: Schemas["NameCreate"]["forms"]) => {
    const names = [{ given_name: "兰芳", surname: "梅", forms }]
    const { id } = await stage.tree.person({ names, death: { date: { qualifier: "exact", year: 1900 } } })
    return { id, name: (await namesOf(id))[0] ?? expect.fail("no name") }
  }
  const importInto = async (treeId: string, text: string): Promise<void> => {
    const form = new FormData()
    form.set("file", new Blob([text]), "names.ged")
    const headers = { authorization: `Bearer ${stage.owner.token}` }
    const path = `/api/v1/trees/${treeId}/gedcom/import`
    const answer = await stage.host.fetch(path, { method: "POST", headers, body: form })
    expect(answer.status, await answer.text()).to.equal(200)
  }
  const exportOf = async (treeId: string, version: string): Promise<string> => {
    const headers = { authorization: `Bearer ${stage.owner.token}` }
    return (await stage.host.fetch(`/api/v1/trees/${treeId}/gedcom/export?version=${version}`, { headers })).text()
  }
  const formsIn = async (tree_id: string): Promise<readonly Form[]> => {
    const [card] = await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id })))
    const [name] = await namesOf(card?.id ?? expect.fail("no person"))
    return name?.forms ?? expect.fail("no forms")
  }

  it("are none at first, and are what was sent, in its order", async () => {
    expect((await mei(undefined)).name.forms).to.deep.equal([])
    const { id, name } = await mei([pinyin, { written: " Mei Lan-fang ", language: "ZH-latn" }])
    const second = {
      written: "Mei Lan-fang",
      language: "zh-Latn",
      kind: "transcription",
      given_name: null,
      surname: null,
    }
    expect(name.forms).to.deep.equal([pinyin, second])
    const path = at({ person_id: id, name_id: name.id })
    const patch = (forms: Schemas["NameUpdate"]["forms"]) =>
      dataOf(stage.owner.api.PATCH("/persons/{person_id}/names/{name_id}", { ...path, body: { forms } }))
    expect((await patch([english])).forms).to.deep.equal([english])
    expect((await patch([])).forms).to.deep.equal([])
  })

  it("are refused where they are wrong, with the place", async () => {
    for (const [forms, place] of [
      [[{ written: "" }], "forms.0.written"],
      [[pinyin, { written: "x".repeat(501) }], "forms.1.written"],
      [[{ written: "a\u0000b" }], "forms.0.written"],
      [[{ written: "Mei", language: "no language" }], "forms.0.language"],
      [Array.from({ length: 21 }, () => ({ written: "Mei" })), "forms"],
    ] as const) {
      const body = { forms: forms.map((form) => ({ ...form })) }
      const { id } = await stage.tree.person({ given_name: "Emma" })
      const answer = await stage.owner.api.POST("/persons/{person_id}/names", { ...at({ person_id: id }), body })
      expect(answer.response.status).to.equal(422)
      expect(JSON.stringify(answer.error)).to.include(`"${place}"`)
    }
  })

  it("find their person, who says by which of them, and stand in hits and cards", async () => {
    const { id } = await mei([pinyin, english])
    const people = (query: object) =>
      dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: stage.tree.id }, { query })))
    for (const [q, display] of [
      ["mei lanfang", "Méi Lánfāng"],
      ["orchid", "Orchid Plum"],
    ] as const) {
      const hit = (await people({ q })).find((person) => person.id === id)
      expect(hit?.matched, q).to.deep.equal({ name_type: "birth", display })
      expect(hit?.forms).to.deep.equal(["Méi Lánfāng", "Orchid Plum"])
    }
    const hit = (await people({ q: "梅兰芳" })).find((person) => person.id === id)
    expect(hit).to.include({ display_name: "梅兰芳" }).and.not.have.property("matched")
    const card = (await people({ fields: "card", ids: id })).find((person) => person.id === id)
    expect(card?.forms).to.deep.equal(["Méi Lánfāng", "Orchid Plum"])
    const other = await stage.tree.person({ given_name: "Ida" })
    expect((await people({ fields: "card", ids: other.id }))[0]).to.not.have.property("forms")
  })

  it("come from TRAN, ROMN and FONE, and go back as they came", async () => {
    const people = [
      "0 @I1@ INDI",
      "1 NAME /山田/花子",
      "2 FONE /やまだ/はなこ",
      "3 TYPE kana",
      "2 ROMN Hanako /Yamada/",
      "3 TYPE romaji",
      "3 GIVN Hanako",
      "3 SURN Yamada",
      "2 TRAN Flower /Mountainfield/",
      "3 LANG en",
    ].join("\n")
    const own = await plantTree(stage.host, stage.owner)
    await importInto(own.id, gedcomText(people))
    const parts = (written: string, language: string, kind: Form["kind"], given_name: string, surname: string) =>
      ({ written, language, kind, given_name, surname }) satisfies Form
    const forms = [
      parts("やまだはなこ", "ja-Hrkt", "transcription", "はなこ", "やまだ"),
      parts("Hanako Yamada", "ja-Latn", "transcription", "Hanako", "Yamada"),
      parts("Flower Mountainfield", "en", "translation", "Flower", "Mountainfield"),
    ]
    expect(await formsIn(own.id)).to.deep.equal(forms)
    expect(await exportOf(own.id, "5.5.1")).to.include(people)
    const other = await plantTree(stage.host, stage.owner)
    await importInto(other.id, await exportOf(own.id, "7.0"))
    expect(await formsIn(other.id)).to.deep.equal(forms)
  })

  it("that are made here go to 7.0 as TRAN and to 5.5.1 as ROMN or FONE, and come back from both", async () => {
    const own = await plantTree(stage.host, stage.owner)
    const hebrew = { ...pinyin, written: "מיי לאן-פאנג", language: "he", given_name: null, surname: null }
    const names = [{ given_name: "兰芳", surname: "梅", forms: [pinyin, english, hebrew] }]
    await own.person({ names })
    for (const [version, lines] of [
      ["7.0", ["2 TRAN /Méi/ Lánfāng\n3 LANG zh-Latn-pinyin", "2 TRAN Orchid /Plum/\n3 LANG en", "3 LANG he"]],
      ["5.5.1", ["2 ROMN /Méi/ Lánfāng\n3 TYPE pinyin", "2 ROMN Orchid /Plum/\n3 TYPE user defined", "2 FONE מיי"]],
    ] as const) {
      const text = await exportOf(own.id, version)
      for (const line of lines) expect(text).to.include(line)
      const other = await plantTree(stage.host, stage.owner)
      await importInto(other.id, text)
      expect(await formsIn(other.id), version).to.deep.equal([pinyin, english, hebrew])
    }
  })

  it("of a redacted person are withheld, and find the person for members only", async () => {
    const own = await plantTree(stage.host, stage.owner, "public")
    const { id } = await own.person({
      names: [{ given_name: "兰芳", surname: "梅", forms: [pinyin] }],
      is_living: true,
    })
    const found = await stage.host.fetch(`/api/v1/public/trees/${own.id}/persons?q=lanfang`)
    expect(await found.text()).to.not.include(id)
    const person = await stage.host.fetch(`/api/v1/public/persons/${id}`)
    expect(await person.text()).to.not.include("Lánfāng")
  })
})
