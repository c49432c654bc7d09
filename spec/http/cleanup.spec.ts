import { expect } from "chai"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { at, type HasId, NOWHERE, plantTree, refused, send, dataOf, type TreeScene } from "../support/tree-scene.ts"
import { itEachCommit } from "../support/depth.ts"

const cleanup = "/trees/{tree_id}/cleanup" as const

/** The other parts of a suggestion, of a name that has no more than a given name and a surname. */
const noFurtherParts = { prefix: null, suffix: null, surname_prefix: null, nickname: null }

for (const kind of hosts) {
  describe(`cleanup, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let editor: TestUser
    let tree: TreeScene
    before(async () => {
      host = await kind.start()
      owner = await host.user()
    })
    after(() => host.stop())
    beforeEach(async () => {
      tree = await plantTree(host, owner)
      editor = await tree.join("editor")
    })

    const born = (year: number, more: Schemas["PersonCreate"] = {}) =>
      tree.person({ birth: { date: { year } }, ...more })
    const idsOf = (items: readonly { readonly person: HasId }[]) => items.map(({ person }) => person.id)
    const get = (id: string) => dataOf(owner.api.GET("/persons/{person_id}", at({ person_id: id })))
    const auditOf = async (entity_id: string) =>
      (await dataOf(owner.api.GET("/trees/{tree_id}/audit", at({ tree_id: tree.id }, { query: { entity_id } })))).map(
        ({ action, actor }) => [action, actor?.id],
      )
    const byBirth = (born_on_or_before?: number) =>
      editor.api.GET(
        `${cleanup}/deceased-by-birth`,
        at({ tree_id: tree.id }, { query: born_on_or_before === undefined ? {} : { born_on_or_before } }),
      )
    const byChild = (born_on_or_before?: number) =>
      editor.api.GET(
        `${cleanup}/deceased-by-child`,
        at({ tree_id: tree.id }, { query: born_on_or_before === undefined ? {} : { born_on_or_before } }),
      )
    const byRelatives = (who = editor) => who.api.GET(`${cleanup}/deceased-by-relatives`, tree.at)
    const deceased = (person_ids: readonly string[]) =>
      editor.api.POST(`${cleanup}/deceased`, { ...tree.at, body: { person_ids: [...person_ids] } })
    const fromName = () => dataOf(editor.api.GET(`${cleanup}/gender/from-name`, tree.at))
    const fromSpouse = () => dataOf(editor.api.GET(`${cleanup}/gender/from-spouse`, tree.at))
    const setGender = (assignments: Schemas["GenderSelection"]["assignments"]) =>
      editor.api.POST(`${cleanup}/gender`, { ...tree.at, body: { assignments } })
    const names = () => dataOf(editor.api.GET(`${cleanup}/names`, tree.at))
    const fixNames = (fixes: Schemas["NameSelection"]["fixes"]) =>
      editor.api.POST(`${cleanup}/names`, { ...tree.at, body: { fixes } })
    const fromGedcom = async (
      text: string | null,
      who = editor,
    ): Promise<{
      readonly status: number
      readonly body: readonly Schemas["GenderInFile"][] & { readonly code?: string }
    }> => {
      const body = new FormData()
      if (text !== null) body.set("file", new Blob([text]), "family.ged")
      const response = await host.fetch(`/api/v1/trees/${tree.id}/cleanup/gender/from-gedcom`, {
        method: "POST",
        headers: { authorization: `Bearer ${who.token}` },
        body,
      })
      return { status: response.status, body: JSON.parse(await response.text()) }
    }

    describe("deceased by birth year", () => {
      it("lists persons who were born in or before the cutoff year and are not known to be dead; the default is 1930", async () => {
        const [last, after] = [await born(1930), await born(1931)]
        const claimed = await born(1900, { is_living: true })
        for (const more of [{ is_living: false }, { death: {} }, { death: { date: { year: 1950 } } }])
          await born(1850, more)
        for (const type of ["burial", "cremation"]) await tree.event({ type, person_id: (await born(1850)).id })
        await tree.person({})
        await owner.api.DELETE("/persons/{person_id}", at({ person_id: (await born(1850)).id }))
        expect(idsOf(await dataOf(byBirth()))).to.deep.equal([last.id, claimed.id])
        expect(idsOf(await dataOf(byBirth(1931)))).to.deep.equal([last.id, after.id, claimed.id])
        expect(
          (await dataOf(byBirth(1900))).map(({ person, birth_year }) => [person.id, person.is_living, birth_year]),
        ).to.deep.equal([[claimed.id, true, 1900]])
        expect(await dataOf(byBirth(1899))).to.deep.equal([])
      })

      it("goes by the latest year that a birth allows", async () => {
        const between = (year: number, to_year: number) =>
          tree.person({ birth: { date: { qualifier: "between", year, to_year } } })
        const within = await between(1850, 1930)
        await between(1850, 1931)
        expect(idsOf(await dataOf(byBirth()))).to.deep.equal([within.id])
      })

      it("is applied to the selection, and then has nothing more to list", async () => {
        const [chosen, left] = [await born(1850, { gender: "male" }), await born(1851)]
        expect(await dataOf(deceased([chosen.id]))).to.deep.equal({ updated: 1, unchanged: [] })
        expect(await get(chosen.id)).to.include({
          is_living: false,
          possibly_living: false,
          death_known: true,
          gender: "male",
          version: 2,
        })
        expect(await auditOf(chosen.id)).to.deep.equal([
          ["person.update", editor.user.id],
          ["person.create", owner.user.id],
        ])
        expect(idsOf(await dataOf(byBirth()))).to.deep.equal([left.id])
        expect(await dataOf(deceased([left.id, chosen.id]))).to.deep.equal({ updated: 1, unchanged: [chosen.id] })
        expect(await dataOf(byBirth())).to.deep.equal([])
      })

      it("refuses a year that is none", async () => {
        for (const year of ["0", "-5", "10000", "1930.5", "soon", ""]) {
          for (const tool of ["deceased-by-birth", "deceased-by-child"]) {
            const response = await host.fetch(`/api/v1/trees/${tree.id}/cleanup/${tool}?born_on_or_before=${year}`, {
              headers: { authorization: `Bearer ${editor.token}` },
            })
            expect([response.status, JSON.parse(await response.text()).errors[0].path], year).to.deep.equal([
              422,
              "born_on_or_before",
            ])
          }
        }
      })
    })

    describe("deceased by child", () => {
      it(
        "lists parents of children born in or before the year, with the year of the earliest child, without parents who " +
          "are known to be dead",
        async () => {
          const [mother, father, dead, buried, late] = [
            await tree.person(),
            await born(1890),
            await tree.person({ is_living: false }),
            await tree.person({ death: {} }),
            await tree.person(),
          ]
          const [first, second, third] = [await born(1925, { death: {} }), await born(1930), await born(1931)]
          for (const child of [second, first, third]) await tree.parent(mother, child)
          await tree.parent(father, second, { qualifier: "adoptive" })
          for (const parent of [dead, buried]) await tree.parent(parent, first)
          await tree.parent(late, third)
          await tree.parent(late, await tree.person())
          await tree.partners(late, first)
          const listed = async (year?: number) =>
            (await dataOf(byChild(year))).map(({ person, child_birth_year }) => [person.id, child_birth_year])
          expect(await listed()).to.deep.equal([
            [mother.id, 1925],
            [father.id, 1930],
          ])
          expect(await listed(1929)).to.deep.equal([[mother.id, 1925]])
          expect(await listed(1931)).to.deep.equal([
            [mother.id, 1925],
            [father.id, 1930],
            [late.id, 1931],
          ])
          expect(await dataOf(deceased([mother.id, father.id]))).to.deep.equal({ updated: 2, unchanged: [] })
          expect(await listed()).to.deep.equal([])
        },
      )
    })

    describe("deceased by relatives", () => {
      it("lists who may be living and was born more than 120 years ago by the years of relatives, with the reasons", async () => {
        const [grandmother, mother, child, recent] = [
          await tree.person({ gender: "female" }),
          await tree.person({ gender: "female" }),
          await born(1850, { death: {} }),
          await tree.person(),
        ]
        await tree.parent(grandmother, mother)
        await tree.parent(mother, child)
        await tree.parent(await tree.person({ gender: "male", is_living: false }), child)
        await tree.parent(await born(1960), recent)
        await tree.parent(mother, await tree.person(), { qualifier: "adoptive" })
        const listed = await dataOf(byRelatives())
        expect(new Map(listed.map(({ person, birth }) => [person.id, birth.to]))).to.deep.equal(
          new Map([
            [grandmother.id, 1826],
            [mother.id, 1838],
          ]),
        )
        expect(listed[0]?.birth.because.map(({ rule, person_id, year }) => [rule, person_id, year])).to.deep.include([
          ...["mother_youngest", child.id],
          1850,
        ])
        expect(await dataOf(deceased([mother.id]))).to.deep.equal({ updated: 1, unchanged: [] })
        expect(idsOf(await dataOf(byRelatives()))).to.deep.equal([grandmother.id])
        expect((await get(grandmother.id)).possibly_living).to.equal(true)
      })

      it("is refused to a viewer", async () => {
        expect(await refused(byRelatives(await tree.join("viewer")))).to.equal("403 forbidden")
      })
    })

    describe("sex from the first name", () => {
      it("is proposed if it is not set and the name shows it, and is not proposed again", async () => {
        const [karl, anna] = [
          await tree.person({ given_name: "Karl-Heinz", surname: "Huber" }),
          await tree.person({ given_name: "Anna Maria" }),
        ]
        for (const given_name of ["Andrea", "Kim", "Toni", "Xqzt", "", null]) await tree.person({ given_name })
        for (const gender of ["male", "female", "other"] as const) await tree.person({ given_name: "Karl", gender })
        const proposed = await fromName()
        expect(proposed.map(({ person, gender, basis }) => [person.id, gender, basis])).to.deep.equal([
          [karl.id, "male", "Karl-Heinz"],
          [anna.id, "female", "Anna"],
        ])
        expect(proposed[0]?.person).to.include({ display_name: "Karl-Heinz Huber", gender: null })
        expect(
          await dataOf(setGender(proposed.map(({ person, gender }) => ({ person_id: person.id, gender })))),
        ).to.deep.equal({ updated: 2, unchanged: [] })
        expect(await get(anna.id)).to.include({ gender: "female", version: 2 })
        expect(await auditOf(anna.id)).to.deep.equal([
          ["person.update", editor.user.id],
          ["person.create", owner.user.id],
        ])
        expect(await fromName()).to.deep.equal([])
      })

      it("goes by the primary name", async () => {
        const { id } = await tree.person({ given_name: "Kim", names: [{ given_name: "Mary" }] })
        expect(await fromName()).to.deep.equal([])
        const [, mary] = (await get(id)).names ?? []
        await owner.api.POST(
          "/persons/{person_id}/names/{name_id}/make-primary",
          at({ person_id: id, name_id: mary?.id ?? "" }),
        )
        expect((await fromName()).map(({ basis }) => basis)).to.deep.equal(["Mary"])
      })
    })

    describe("sex from the spouse", () => {
      it(
        "is the opposite of the partner's; those without a partner, with a sex, or with partners who disagree are passed " +
          "over",
        async () => {
          const [man, woman, other, unset] = [
            await tree.person({ given_name: "Leo", gender: "male" }),
            await tree.person({ given_name: "Lea", gender: "female" }),
            await tree.person({ gender: "other" }),
            await tree.person(),
          ]
          const [wife, husband, torn, single, ofOther, ofUnset, both] = [
            await tree.person(),
            await tree.person(),
            await tree.person(),
            await tree.person(),
            await tree.person(),
            await tree.person(),
            await tree.person(),
          ]
          await tree.partners(man, wife)
          await tree.partners(husband, woman)
          await tree.partners(torn, man)
          await tree.partners(woman, torn)
          await tree.partners(ofOther, other)
          await tree.partners(ofUnset, unset)
          await tree.partners(both, other)
          await tree.partners(both, woman)
          await tree.partners(man, woman)
          await tree.parent(man, single)
          const proposed = await fromSpouse()
          expect(proposed.map(({ person, gender, basis }) => [person.id, gender, basis])).to.deep.equal([
            [wife.id, "female", "Leo"],
            [husband.id, "male", "Lea"],
            [both.id, "male", "Lea"],
          ])
          expect(
            await dataOf(setGender(proposed.map(({ person, gender }) => ({ person_id: person.id, gender })))),
          ).to.deep.equal({ updated: 3, unchanged: [] })
          expect(await fromSpouse()).to.deep.equal([])
        },
      )
    })

    describe("sex from the source GEDCOM", () => {
      const file = gedcomText(`
0 @I1@ INDI
1 NAME Kim /Andrews/
1 SEX F
0 @I2@ INDI
1 NAME Leslie /Müller/
1 SEX M
0 @I3@ INDI
1 NAME Robin /Both/
1 SEX M
0 @I4@ INDI
1 NAME Robin /Both/
1 SEX F
0 @I5@ INDI
1 NAME Toni /Twice/
1 SEX F
0 @I6@ INDI
1 NAME Kai /Unsaid/
0 @I7@ INDI
1 NAME Jo /Known/
1 SEX M`)

      it("is proposed where none is set and the name is one person's in the tree, and then no more", async () => {
        const person = (given_name: string, surname: string, gender: "male" | "female" | null = null) =>
          tree.person({ given_name, surname, gender })
        const [leslie, kim] = [await person("LESLIE", "Muller"), await person("Kim", "Andrews")]
        await person("Robin", "Both")
        await person("Toni", "Twice")
        await person("Toni", "Twice", "male")
        await person("Kai", "Unsaid")
        await person("Jo", "Known", "female")
        await person("Nobody", "There")
        await tree.person()
        const { status, body } = await fromGedcom(file)
        expect(status).to.equal(200)
        expect(body.map(({ person, gender, ref }) => [person.id, gender, ref])).to.deep.equal([
          [leslie.id, "male", "@I2@"],
          [kim.id, "female", "@I1@"],
        ])
        expect(
          await dataOf(setGender(body.map(({ person, gender }) => ({ person_id: person.id, gender })))),
        ).to.deep.equal({ updated: 2, unchanged: [] })
        expect((await fromGedcom(file)).body).to.deep.equal([])
      })

      it("needs a GEDCOM file, from an editor", async () => {
        const codeOf = async (text: string | null, who?: TestUser) => {
          const { status, body } = await fromGedcom(text, who)
          return `${status} ${body.code}`
        }
        expect(await codeOf("<html>")).to.equal("422 not_gedcom")
        expect(await codeOf(null)).to.equal("422 invalid_input")
        expect(await codeOf(file, await tree.join("viewer"))).to.equal("403 forbidden")
        expect(await codeOf(file, await host.user())).to.equal("403 forbidden")
      })
    })

    describe("broken names", () => {
      it(
        "are listed with what is wrong and, where it is certain, how they were meant; fixed, only who has no surname is " +
          "listed still",
        async () => {
          const [dated, none, packed, several] = [
            await tree.person({ given_name: "Mary 1850", surname: "Smith (1820-1890)" }),
            await tree.person({ given_name: "William", surname: "-" }),
            await tree.person({ given_name: "John Smith" }),
            await tree.person({ given_name: "Hans and Maria", surname: "Huber" }),
          ]
          for (const [given_name, surname] of [
            ["Jan", "van der Berg"],
            ["Sean", "O'Brien"],
            ["Louis XIV", null],
            ["Otto I.", null],
            [null, null],
          ] as const)
            await tree.person({ given_name, surname })
          const listed = await names()
          expect(
            listed.map(({ person, given_name, surname, flags, suggestion }) => [
              person.id,
              given_name,
              surname,
              flags,
              suggestion,
            ]),
          ).to.deep.equal([
            [
              dated.id,
              "Mary 1850",
              "Smith (1820-1890)",
              ["date_in_surname", "date_in_given_name"],
              { ...noFurtherParts, given_name: "Mary", surname: "Smith" },
            ],
            [
              none.id,
              "William",
              "-",
              ["no_surname", "placeholder"],
              { ...noFurtherParts, given_name: "William", surname: null },
            ],
            [
              packed.id,
              "John Smith",
              null,
              ["packed_given_names"],
              { ...noFurtherParts, given_name: "John", surname: "Smith" },
            ],
            [several.id, "Hans and Maria", "Huber", ["packed_given_names"], null],
          ])
          expect(listed.map(({ name_id }) => name_id)).to.deep.equal(
            [dated, none, packed, several].map(({ names }) => names?.[0]?.id),
          )
          const fixes = listed.map(({ name_id, suggestion }) => ({
            name_id,
            ...(suggestion ?? { given_name: "Hans", surname: "Huber" }),
          }))
          expect(await dataOf(fixNames(fixes))).to.deep.equal({ updated: 4, unchanged: [] })
          expect(await get(packed.id)).to.include({
            display_name: "John Smith",
            given_name: "John",
            surname: "Smith",
            version: 2,
          })
          expect(await auditOf(fixes[0]?.name_id ?? "")).to.deep.equal([
            ["name.update", editor.user.id],
            ["name.create", owner.user.id],
          ])
          expect((await names()).map(({ name_id, flags }) => [name_id, flags])).to.deep.equal([
            [none.names?.[0]?.id, ["no_surname"]],
          ])
          expect(await dataOf(fixNames(fixes))).to.deep.equal({
            updated: 0,
            unchanged: fixes.map(({ name_id }) => name_id),
          })
        },
      )

      it("are fixed with their titles, generation words and particles, and a nickname becomes a further name", async () => {
        const { id } = await tree.person({ given_name: 'Dr. Jan "Jo" van der', surname: "Berg Jr." })
        const [found] = await names()
        expect(found).to.deep.include({
          flags: ["generation", "title", "nickname", "particle"],
          suggestion: {
            given_name: "Jan",
            surname: "Berg",
            prefix: "Dr.",
            suffix: "Jr.",
            surname_prefix: "van der",
            nickname: "Jo",
          },
        })
        const fixes = [{ name_id: found?.name_id ?? "", ...(found?.suggestion ?? { given_name: null, surname: null }) }]
        expect(await dataOf(fixNames(fixes))).to.deep.equal({ updated: 1, unchanged: [] })
        const person = await get(id)
        expect(person.display_name).to.equal("Dr. Jan van der Berg Jr.")
        expect(person.names?.map(({ name_type, given_name }) => [name_type, given_name])).to.deep.equal([
          ["birth", "Jan"],
          ["nickname", "Jo"],
        ])
        expect(await names()).to.deep.equal([])
        const [change] = await dataOf(editor.api.GET("/trees/{tree_id}/changes", tree.at))
        await dataOf(editor.api.POST("/changes/{change_id}/undo", at({ change_id: change?.id ?? "" })))
        expect((await get(id)).names?.map(({ given_name }) => given_name)).to.deep.equal(['Dr. Jan "Jo" van der'])
      })

      it("are looked for among all names of a person, but not among deleted ones", async () => {
        const { id } = await tree.person({
          given_name: "Mary",
          surname: "Smith",
          names: [{ given_name: "Mary", surname: "Jones 1871", name_type: "married" }],
        })
        const [found] = await names()
        expect(found).to.deep.include({
          surname: "Jones 1871",
          suggestion: { ...noFurtherParts, given_name: "Mary", surname: "Jones" },
        })
        await owner.api.DELETE(
          "/persons/{person_id}/names/{name_id}",
          at({ person_id: id, name_id: found?.name_id ?? "" }),
        )
        expect(await names()).to.deep.equal([])
        await owner.api.DELETE(
          "/persons/{person_id}",
          at({ person_id: (await tree.person({ given_name: "Mary 1850" })).id }),
        )
        expect(await names()).to.deep.equal([])
      })
    })

    describe("a selection", () => {
      it("with an unknown, a deleted or another tree's id is refused whole, by the place of each", async () => {
        const [fine, gone] = [await tree.person(), await tree.person()]
        await owner.api.DELETE("/persons/{person_id}", at({ person_id: gone.id }))
        const foreign = await (await plantTree(host, owner)).person({ given_name: "Emma" })
        const ids = [fine.id, NOWHERE, gone.id, foreign.id]
        expect(await refused(deceased(ids))).to.equal("422 at person_ids.1, person_ids.2, person_ids.3")
        expect(await refused(setGender(ids.map((person_id) => ({ person_id, gender: "male" }))))).to.equal(
          "422 at assignments.1.person_id, assignments.2.person_id, assignments.3.person_id",
        )
        const nameIds = [fine, gone, foreign].map(({ names }) => names?.[0]?.id ?? "")
        expect(
          await refused(
            fixNames([...nameIds, NOWHERE].map((name_id) => ({ name_id, given_name: "X", surname: null }))),
          ),
        ).to.equal("422 at fixes.1.name_id, fixes.2.name_id, fixes.3.name_id")
        expect(await get(fine.id)).to.include({ is_living: null, gender: null, display_name: "Unnamed", version: 1 })
        expect((await dataOf(owner.api.GET("/persons/{person_id}", at({ person_id: foreign.id })))).version).to.equal(1)
      })

      it("that gives one person two sexes, or one name two forms, is refused", async () => {
        const { id, names } = await tree.person()
        const name_id = names?.[0]?.id ?? ""
        expect(
          await refused(
            setGender([
              { person_id: id, gender: "male" },
              { person_id: id, gender: "female" },
            ]),
          ),
        ).to.equal("422 at assignments.1.person_id")
        expect(
          await refused(fixNames(["A", "B"].map((given_name) => ({ name_id, given_name, surname: null })))),
        ).to.equal("422 at fixes.1.name_id")
      })

      it("with a sex that was set since the preview leaves it as it is", async () => {
        const { id } = await tree.person({ given_name: "Karl", gender: "female" })
        expect(await dataOf(setGender([{ person_id: id, gender: "male" }]))).to.deep.equal({
          updated: 0,
          unchanged: [id],
        })
        expect(await get(id)).to.include({ gender: "female", version: 1 })
      })

      it("of another form is refused by its places", async () => {
        const post = (tool: string, body: unknown) =>
          refused(send(host, editor, "POST", `/trees/${tree.id}/cleanup/${tool}`, body))
        expect(await post("deceased", {})).to.equal("422 at person_ids")
        expect(await post("deceased", { person_ids: [NOWHERE, "x"], more: 1 })).to.equal("422 at person_ids.1, more")
        expect(await post("deceased", { person_ids: Array.from({ length: 25_001 }, () => "") })).to.equal(
          "422 at person_ids",
        )
        expect(await post("gender", { assignments: [{ person_id: NOWHERE, gender: null }] })).to.equal(
          "422 at assignments.0.gender",
        )
        expect(await post("names", { fixes: [{ name_id: NOWHERE, given_name: "x".repeat(501) }] })).to.equal(
          "422 at fixes.0.given_name, fixes.0.surname",
        )
      })

      itEachCommit("of thousands is one answer", async () => {
        const { id } = tree
        const people = gedcomText(
          Array.from(
            { length: 3_000 },
            (_, index) => `0 @I${index}@ INDI\n1 NAME Karl 18${(index % 90) + 10} /Huber/\n1 BIRT\n2 DATE 1850`,
          ).join("\n"),
        )
        const body = new FormData()
        body.set("file", new Blob([people]), "people.ged")
        expect(
          (
            await host.fetch(`/api/v1/trees/${id}/gedcom/import`, {
              method: "POST",
              headers: { authorization: `Bearer ${owner.token}` },
              body,
            })
          ).status,
        ).to.equal(200)
        expect(await dataOf(deceased(idsOf(await dataOf(byBirth()))))).to.deep.equal({ updated: 3_000, unchanged: [] })
        expect(
          await dataOf(setGender((await fromName()).map(({ person, gender }) => ({ person_id: person.id, gender })))),
        ).to.deep.equal({ updated: 3_000, unchanged: [] })
        const broken = await names()
        expect(
          await dataOf(
            fixNames(
              broken.map(({ name_id, suggestion }) => ({
                name_id,
                given_name: suggestion?.given_name ?? null,
                surname: suggestion?.surname ?? null,
              })),
            ),
          ),
        ).to.deep.equal({ updated: 3_000, unchanged: [] })
        expect([await dataOf(byBirth()), await fromName(), await names()]).to.deep.equal([[], [], []])
      })
    })

    it("is for editors: 403 for viewers and strangers, 401 without a session, 404 if there is no tree", async () => {
      const open = await plantTree(host, owner, "public")
      const previews = ["deceased-by-birth", "deceased-by-child", "gender/from-name", "gender/from-spouse", "names"]
      const bodies = { deceased: { person_ids: [] }, gender: { assignments: [] }, names: { fixes: [] } }
      const statuses = async (treeId: string, token?: string) => {
        const headers = {
          "content-type": "application/json",
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        }
        const answers = [
          ...previews.map((tool) => host.fetch(`/api/v1/trees/${treeId}/cleanup/${tool}`, { headers })),
          ...Object.entries(bodies).map(([tool, body]) =>
            host.fetch(`/api/v1/trees/${treeId}/cleanup/${tool}`, {
              method: "POST",
              headers,
              body: JSON.stringify(body),
            }),
          ),
        ]
        return new Set((await Promise.all(answers)).map(({ status }) => status))
      }
      expect(await statuses(open.id, owner.token)).to.deep.equal(new Set([200]))
      for (const { token } of [await open.join("viewer"), await host.user()])
        expect(await statuses(open.id, token)).to.deep.equal(new Set([403]))
      expect(await statuses(open.id)).to.deep.equal(new Set([401]))
      expect(await statuses(NOWHERE, owner.token)).to.deep.equal(new Set([404]))
      await owner.api.DELETE("/trees/{tree_id}", open.at)
      expect(await statuses(open.id, owner.token)).to.deep.equal(new Set([404]))
    })
  })
}
