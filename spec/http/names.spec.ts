import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, ifMatch, NOWHERE, plantTree, refused, send, statusOf, dataOf } from "../support/tree-scene.ts"

onEveryHost("names", (stage) => {
  const add = (person_id: string, body: Schemas["NameCreate"]) =>
    stage.owner.api.POST("/persons/{person_id}/names", { ...at({ person_id }), body })
  const namesOf = (person_id: string, { api } = stage.owner) =>
    dataOf(api.GET("/persons/{person_id}/names", at({ person_id })))
  const primaryOf = async (person_id: string) =>
    (await namesOf(person_id)).filter(({ is_primary }) => is_primary).map(({ given_name }) => given_name)
  const displayed = async (person_id: string) =>
    (await dataOf(stage.owner.api.GET("/persons/{person_id}", at({ person_id })))).display_name
  const one = (person_id: string, name_id: string, rest = {}) => at({ person_id, name_id }, rest)

  /** Emma, with a married name, which is not her primary one. */
  const emma = async () => {
    const { id } = await stage.tree.person({ given_name: "Emma", surname: "Wedgwood" })
    const married = await dataOf(add(id, { name_type: "married", given_name: "Emma", surname: "Darwin" }))
    const [birth] = await namesOf(id)
    return { id, married, birth: birth ?? expect.fail("no name") }
  }

  it("are birth names by default, without parts and not primary", async () => {
    const { id } = await stage.tree.person({ given_name: "Emma" })
    const { data, response } = await add(id, {})
    expect(response.status).to.equal(201)
    expect(response.headers.get("location")).to.equal(`/api/v1/persons/${id}/names/${data?.id}`)
    expect(response.headers.get("etag")).to.equal('"1"')
    const { id: _id, created_at: _at, updated_at: _updated, ...rest } = data ?? expect.fail("no name")
    expect(rest).to.deep.equal({
      person_id: id,
      tree_id: stage.tree.id,
      name_type: "birth",
      given_name: null,
      surname: null,
      prefix: null,
      suffix: null,
      surname_prefix: null,
      written: null,
      language: null,
      identifiers: [],
      file_changed_at: null,
      forms: [],
      is_primary: false,
      version: 1,
    })
  })

  it("are listed in the order in which they were made", async () => {
    const { id, married, birth } = await emma()
    const nickname = await dataOf(add(id, { name_type: "nickname", given_name: "Em" }))
    expect((await namesOf(id)).map((name) => name.id)).to.deep.equal([birth.id, married.id, nickname.id])
  })

  it("are shown with their person: prefix, given name, surname with its prefix, suffix", async () => {
    const { id } = await stage.tree.person({
      names: [{ prefix: "Sir", given_name: "Peter", surname_prefix: "van der", surname: "Berg", suffix: "Jr" }],
    })
    expect(await displayed(id)).to.equal("Sir Peter van der Berg Jr")
  })

  it("are shown as they are written, which stays while it is given, and follows a change of a part", async () => {
    const { id } = await stage.tree.person({
      names: [{ given_name: "Béla", surname: "Nagy", written: "Nagy Béla", language: "HU" }],
    })
    expect(await displayed(id)).to.equal("Nagy Béla")
    const [name] = await namesOf(id)
    expect(name).to.include({ written: "Nagy Béla", language: "hu" })
    const path = one(id, name?.id ?? "")
    const patch = (body: Schemas["NameUpdate"]) =>
      dataOf(stage.owner.api.PATCH("/persons/{person_id}/names/{name_id}", { ...path, body }))
    expect(await patch({ given_name: "János" })).to.include({ written: "Nagy János", surname: "Nagy" })
    expect(await patch({ written: "János of Nagy" })).to.include({ written: "János of Nagy", given_name: "János" })
    expect(await displayed(id)).to.equal("János of Nagy")
    expect(await patch({ written: null, language: null })).to.include({ written: "János Nagy", language: null })
  })

  const composed: readonly (readonly [Schemas["NameCreate"], string])[] = [
    [{ given_name: "兰芳", surname: "梅" }, "梅兰芳"],
    [{ given_name: "철수", surname: "김" }, "김 철수"],
    [{ given_name: "Béla", surname: "Nagy", language: "hu" }, "Nagy Béla"],
    [{ given_name: "Văn Linh", surname: "Nguyễn", language: "vi-VN" }, "Nguyễn Văn Linh"],
    [{ given_name: "Vincent", surname_prefix: "van", surname: "Gogh", language: "nl" }, "Vincent van Gogh"],
  ]
  for (const [body, written] of composed)
    it(`without the text in which they are written are composed: ${written}`, async () => {
      const { id } = await stage.tree.person({ names: [body] })
      expect(await displayed(id)).to.equal(written)
      expect((await namesOf(id))[0]?.written).to.equal(written)
    })

  it("with a language that is no tag of BCP 47, a text too long or a control character are refused at the field", async () => {
    const { id } = await stage.tree.person({ given_name: "Emma" })
    for (const body of [{ language: "not a tag" }, { written: "x".repeat(501) }, { written: "a\u0007b" }]) {
      const { error, response } = await send(stage.host, stage.owner, "POST", `/persons/${id}/names`, body)
      expect(response.status).to.equal(422)
      expect(JSON.stringify(error)).to.include(`"${Object.keys(body)[0]}"`)
    }
  })

  it("that claim to be primary become it at once, and no person ever has two", async () => {
    const { id } = await emma()
    await dataOf(add(id, { given_name: "Emily", is_primary: true }))
    expect(await primaryOf(id)).to.deep.equal(["Emily"])
    expect(await displayed(id)).to.equal("Emily")
  })

  it("become primary when asked, and answer 200 with the name, also the second time", async () => {
    const { id, married } = await emma()
    for (const _time of ["first", "second"]) {
      const { data, response } = await stage.owner.api.POST(
        "/persons/{person_id}/names/{name_id}/make-primary",
        one(id, married.id),
      )
      expect([response.status, data?.id, data?.is_primary, data?.version]).to.deep.equal([200, married.id, true, 2])
    }
    expect(await displayed(id)).to.equal("Emma Darwin")
    expect((await namesOf(id)).filter(({ is_primary }) => is_primary)).to.have.length(1)
  })

  it("keep one primary when several are made primary at the same moment", async () => {
    const { id, married, birth } = await emma()
    const nickname = await dataOf(add(id, { given_name: "Em" }))
    const asked = [married, birth, nickname].map(({ id: name_id }) =>
      statusOf(stage.owner.api.POST("/persons/{person_id}/names/{name_id}/make-primary", one(id, name_id))),
    )
    expect(await Promise.all(asked)).to.deep.equal([200, 200, 200])
    expect(await primaryOf(id)).to.have.length(1)
  })

  it("are changed by a patch, the person's own parts with the primary one", async () => {
    const { id, married, birth } = await emma()
    const patch = (name_id: string, body: Schemas["NameUpdate"], rest = {}) =>
      stage.owner.api.PATCH("/persons/{person_id}/names/{name_id}", { ...one(id, name_id, rest), body })
    expect(await dataOf(patch(birth.id, { surname: "Wedgewood" }))).to.include({
      given_name: "Emma",
      surname: "Wedgewood",
      version: 2,
    })
    expect(await dataOf(patch(birth.id, {}))).to.include({ version: 2 })
    expect(await displayed(id)).to.equal("Emma Wedgewood")
    expect(await dataOf(patch(married.id, { given_name: null, name_type: "alias" }))).to.include({
      given_name: null,
      surname: "Darwin",
      name_type: "alias",
    })
    expect(await displayed(id)).to.equal("Emma Wedgewood")
    expect(await refused(patch(birth.id, { surname: "Other" }, ifMatch(1)))).to.equal("412 version_stale")
    expect(
      await refused(send(stage.host, stage.owner, "PATCH", `/persons/${id}/names/${birth.id}`, { is_primary: true })),
    ).to.equal("422 at is_primary")
  })

  it("make another version of the person, who is read with them", async () => {
    const { id, married } = await emma()
    const tag = async () =>
      (
        await stage.host.fetch(`/api/v1/persons/${id}`, { headers: { authorization: `Bearer ${stage.owner.token}` } })
      ).headers.get("etag")
    const before = await tag()
    await dataOf(
      stage.owner.api.PATCH("/persons/{person_id}/names/{name_id}", {
        ...one(id, married.id),
        body: { surname: "Darwen" },
      }),
    )
    expect(await tag()).to.not.equal(before)
  })

  it("pass being primary on when they are deleted, and the last one stays", async () => {
    const { id, married, birth } = await emma()
    const remove = (name_id: string, rest = {}) =>
      stage.owner.api.DELETE("/persons/{person_id}/names/{name_id}", one(id, name_id, rest))
    expect(await refused(remove(birth.id, ifMatch(7)))).to.equal("412 version_stale")
    expect(await statusOf(remove(birth.id))).to.equal(204)
    expect((await namesOf(id)).map((name) => [name.id, name.is_primary])).to.deep.equal([[married.id, true]])
    expect(await displayed(id)).to.equal("Emma Darwin")
    expect(await refused(remove(birth.id))).to.equal("404 not_found")
    expect(await refused(remove(married.id))).to.equal("409 last_name")
  })

  it("find their person each, as long as they are there", async () => {
    const { id } = await stage.tree.person({ given_name: "Henrietta" })
    const { id: name_id } = await dataOf(add(id, { given_name: "Tittybaby" }))
    const found = async (q: string) =>
      (
        await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: stage.tree.id }, { query: { q } })))
      ).map((person) => person.id)
    expect(await found("tittybaby")).to.deep.equal([id])
    await stage.owner.api.DELETE("/persons/{person_id}/names/{name_id}", one(id, name_id))
    expect(await found("tittybaby")).to.deep.equal([])
  })

  it("are found under their own person only", async () => {
    const [{ married }, { id: other }] = [await emma(), await emma()]
    expect(
      await refused(
        stage.owner.api.PATCH("/persons/{person_id}/names/{name_id}", {
          ...one(other, married.id),
          body: { surname: "X" },
        }),
      ),
    ).to.equal("404 not_found")
    expect(
      await refused(stage.owner.api.DELETE("/persons/{person_id}/names/{name_id}", one(other, married.id))),
    ).to.equal("404 not_found")
    expect(
      await refused(stage.owner.api.POST("/persons/{person_id}/names/{name_id}/make-primary", one(other, married.id))),
    ).to.equal("404 not_found")
    expect(
      await refused(stage.owner.api.POST("/persons/{person_id}/names/{name_id}/make-primary", one(other, NOWHERE))),
    ).to.equal("404 not_found")
    expect(await refused(stage.owner.api.GET("/persons/{person_id}/names", at({ person_id: NOWHERE })))).to.equal(
      "404 not_found",
    )
  })

  it("have a type of the list and parts of at most 500 characters", async () => {
    const { id } = await stage.tree.person()
    for (const name_type of [
      "birth",
      "maiden",
      "married",
      "alias",
      "nickname",
      "immigrant",
      "professional",
      "religious",
      "other",
    ] as const) {
      expect(await dataOf(add(id, { name_type }))).to.include({ name_type })
    }
    const wrong = { name_type: "pet", given_name: "x".repeat(501), surname: 3, title: "Dr" }
    expect(await refused(send(stage.host, stage.owner, "POST", `/persons/${id}/names`, wrong))).to.equal(
      "422 at name_type, given_name, surname, title",
    )
  })

  it("are written by editors only, and visible to others for persons who are fully visible to them", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const viewer = await open.join("viewer")
    const [dead, living] = [
      await open.person({ given_name: "Emma", death: {} }),
      await open.person({ given_name: "Secret" }),
    ]
    const [name] = await namesOf(dead.id)
    for (const who of [viewer, stage.stranger]) {
      expect(
        await refused(who.api.POST("/persons/{person_id}/names", { ...at({ person_id: dead.id }), body: {} })),
      ).to.equal("403 forbidden")
      expect(
        await refused(
          who.api.PATCH("/persons/{person_id}/names/{name_id}", { ...one(dead.id, name?.id ?? ""), body: {} }),
        ),
      ).to.equal("403 forbidden")
      expect(
        await refused(who.api.DELETE("/persons/{person_id}/names/{name_id}", one(dead.id, name?.id ?? ""))),
      ).to.equal("403 forbidden")
      const all = await namesOf(dead.id)
      const withoutRevision = all.map((one) => ({ ...one, version: null, updated_at: null }))
      expect(await namesOf(dead.id, who)).to.deep.equal(who === viewer ? all : withoutRevision)
    }
    expect(await namesOf(living.id, viewer)).to.have.length(1)
    expect(await namesOf(living.id, stage.stranger)).to.deep.equal([])
    const secret = await stage.tree.person({ given_name: "Emma", death: {} })
    expect(await refused(stage.stranger.api.GET("/persons/{person_id}/names", at({ person_id: secret.id })))).to.equal(
      "403 forbidden",
    )
  })
})
