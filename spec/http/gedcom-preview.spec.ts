import { readdir } from "node:fs/promises"
import { expect } from "chai"
import { withoutFrame } from "../support/gedcom-export.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { at, NOWHERE, plantTree, dataOf, type TreeScene, wholePersons } from "../support/tree-scene.ts"

const ann = (year: number): string => `0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE ${year}`
const family = gedcomText(`${ann(1850)}
1 DNA x
1 FAMS @F1@
0 @I2@ INDI
1 NAME Bob /Hooker/
1 BIRT
2 DATE 1848
1 FAMS @F1@
0 @I3@ INDI
1 NAME Carl /Hooker/
1 BIRT
2 DATE 1875
1 FAMC @F1@
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 CHIL @I3@
1 MARR
2 DATE 1870
2 SOUR @S1@
0 @S1@ SOUR
1 TITL Register
0 @I4@ INDI
1 FAMS @F9@`)

const dateOf = (year: number): Schemas["GenealogicalDate"] => ({
  qualifier: "exact",
  calendar: "gregorian",
  day: null,
  month: null,
  year,
  to_day: null,
  to_month: null,
  to_year: null,
  phrase: null,
  display: String(year),
  display_long: String(year),
  sort_day: Math.round(Date.UTC(year, 0, 1) / 86_400_000 + 2_440_587.5 + 0.5),
})

for (const kind of hosts) {
  describe(`GEDCOM preview and the four actions, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    before(async () => {
      host = await kind.start()
      owner = await host.user()
    })
    after(() => host.stop())

    const answered = async <A>(asked: Promise<Response>, status = 200): Promise<A> => {
      const response = await asked
      const text = await response.text()
      expect(response.status, text).to.equal(status)
      return JSON.parse(text)
    }
    const previewing = (tree: { readonly id: string }, file: string, who = owner) =>
      sendGedcom(host, who, tree.id, file, {}, "preview")
    const previewed = (tree: TreeScene, file: string): Promise<Schemas["PreviewReport"]> =>
      answered(previewing(tree, file))
    const imported = (
      tree: TreeScene,
      file: string,
      fields: Readonly<Record<string, string>> = {},
    ): Promise<Schemas["ImportReport"]> => answered(sendGedcom(host, owner, tree.id, file, fields))
    const exported = async ({ id }: { readonly id: string }): Promise<string> =>
      withoutFrame(
        await (
          await host.fetch(`/api/v1/trees/${id}/gedcom/export`, { headers: { authorization: `Bearer ${owner.token}` } })
        ).text(),
      )
    const contentsOf = async ({ at: here }: TreeScene) => ({
      persons: await dataOf(owner.api.GET("/trees/{tree_id}/persons", here)),
      events: await dataOf(owner.api.GET("/trees/{tree_id}/events", here)),
      relationships: await dataOf(owner.api.GET("/trees/{tree_id}/relationships", here)),
      sources: await dataOf(owner.api.GET("/trees/{tree_id}/sources", here)),
      citations: await dataOf(owner.api.GET("/trees/{tree_id}/citations", here)),
    })

    describe("a preview", () => {
      it("says what the file holds, what goes unmapped and what is wrong, and writes nothing", async () => {
        const tree = await plantTree(host, owner)
        expect(await previewed(tree, family)).to.deep.equal({
          persons: 4,
          families: 1,
          sources: 1,
          version: "5.5.1",
          encoding: "UTF-8",
          encoding_details: { declared: "UTF-8", certain: true, sample: [] },
          already_there: { persons: 0, share: 0 },
          candidates: [],
          unmapped_tags: [{ tag: "INDI.DNA", count: 1, lines: [9] }],
          warnings: [
            {
              line: 31,
              code: "dangling_pointer",
              message: "A person without a name is linked to a family that the file does not contain.",
              lines: [31],
              records: [{ xref: "@I4@", name: null }],
              count: 1,
              lost: "link",
            },
          ],
        })
        expect((await contentsOf(tree)).persons).to.deep.equal([])
        expect(
          (await dataOf(owner.api.GET("/trees/{tree_id}/audit", tree.at))).map(({ action }) => action),
        ).to.deep.equal(["membership.create", "tree.create"])
      })

      it("finds similar persons, best match first; persons without a name match no person", async () => {
        const tree = await plantTree(host, owner)
        const near = await tree.person({ given_name: "Ann", surname: "Lee", birth: { date: { year: 1851 } } })
        const unknown = await tree.person({ given_name: "Ann", surname: "Lee" })
        await tree.person({ given_name: "Ann", surname: "Lee", birth: { date: { year: 1860 } } })
        await tree.person({})
        const { candidates } = await previewed(tree, family)
        const alone = { death: null, parents: [], partners: [], children: 0 }
        const match = { display_name: "Ann Lee", similarity: 1, conflicts: [], ...alone }
        const born = (year: number) => ({
          ...{ date: dateOf(year), place: null },
          ...{ text: String(year), year_from: year, year_to: year, qualifier: "exact" },
        })
        expect(candidates).to.deep.equal([
          {
            ref: "@I1@",
            display_name: "Ann Lee",
            birth_year: 1850,
            birth: born(1850),
            death: null,
            parents: [],
            partners: ["Bob Hooker"],
            children: 1,
            matches: [
              { ...match, person_id: near.id, birth_year: 1851, score: "high", birth: born(1851) },
              { ...match, person_id: unknown.id, birth_year: null, score: "medium", birth: null },
            ],
          },
        ])
      })

      it("describes both sides by birth, death, parents, partners and children", async () => {
        const tree = await plantTree(host, owner)
        const household = (carl: string, more = ""): string =>
          gedcomText(`0 @I1@ INDI
1 NAME Ann /Lee/
0 @I2@ INDI
1 NAME Bob /Hooker/
0 @I3@ INDI
1 NAME Carl /Hooker/
1 BIRT
2 DATE 1875
2 PLAC Kew
1 DEAT
2 DATE ${carl}
1 FAMC @F1@
1 FAMS @F2@
0 @I4@ INDI
1 NAME Dora /Hay/
${more}0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 CHIL @I3@
0 @F2@ FAM
1 HUSB @I3@
1 WIFE @I4@${more === "" ? "" : "\n1 CHIL @I5@"}`)
        await imported(tree, household("1940"))
        const { candidates } = await previewed(tree, household("12 MAY 1941", "0 @I5@ INDI\n1 NAME Eve /Hooker/\n"))
        const carl = candidates.find(({ ref }) => ref === "@I3@")
        const sideOf = (
          side: Pick<Schemas["GedcomMatch"], "birth" | "death" | "parents" | "partners" | "children">,
        ) => [
          [side.birth?.date?.display, side.birth?.place, side.death?.date?.display, side.death?.place],
          side.parents?.toSorted(),
          side.partners,
          side.children,
        ]
        const family = [["Ann Lee", "Bob Hooker"], ["Dora Hay"]]
        expect(carl === undefined ? carl : sideOf(carl)).to.deep.equal([
          ["1875", "Kew", "12 MAY 1941", null],
          ...family,
          1,
        ])
        expect(carl?.matches.map(sideOf)).to.deep.equal([[["1875", "Kew", "1940", null], ...family, 0]])
      })

      it("counts the year that the words of a date name, on either side", async () => {
        const tree = await plantTree(host, owner)
        const henry = (date: string): string => gedcomText(`0 @I1@ INDI\n1 NAME Henry /Tudor/\n1 BIRT\n2 DATE ${date}`)
        await imported(tree, henry("28 Jan 1456-1457"))
        const scores = async (date: string) =>
          (await previewed(tree, henry(date))).candidates.flatMap(({ birth_year, matches }) =>
            matches.map((match) => [birth_year, match.birth_year, match.score]),
          )
        expect(await scores("28 JAN 1457")).to.deep.equal([[1457, 1457, "high"]])
        expect(await scores("(the summer of 1460)")).to.deep.equal([[1460, 1457, "medium"]])
        expect(await scores("28 JUN 1491")).to.deep.equal([])
      })

      it("finds people by their record, their identifiers and their relatives, whatever name and year say", async () => {
        const tree = await plantTree(host, owner)
        const household = (name: string, xrefs: readonly [string, string, string], uid = ""): string =>
          gedcomText(`0 @${xrefs[0]}@ INDI
1 NAME ${name}${uid}
1 FAMS @${xrefs[2]}@
0 @${xrefs[1]}@ INDI
1 NAME Kate /Brown/
1 BIRT
2 DATE 1850
1 FAMS @${xrefs[2]}@
0 @${xrefs[2]}@ FAM
1 HUSB @${xrefs[0]}@
1 WIFE @${xrefs[1]}@`)
        const scores = async (file: string) =>
          (await previewed(tree, file)).candidates.map(({ ref, matches }) => [
            ref,
            ...matches.map(({ display_name, score, similarity }) => `${display_name} ${score} ${similarity}`),
          ])
        const file = household("John /Smith/", ["I1", "I2", "F1"], "\n1 _UID AB-12")
        await imported(tree, file)
        const found = [
          ["@I1@", "John Smith high 1"],
          ["@I2@", "Kate Brown high 1"],
        ]
        expect(await scores(file)).to.deep.equal(found)
        expect(await scores(household("John /Smith/", ["A", "B", "F"]))).to.deep.equal([
          ["@A@", "John Smith high 1"],
          ["@B@", "Kate Brown high 1"],
        ])
        expect(await scores(household("Paul /Jones/", ["A", "B", "F"], "\n1 UID ab12"))).to.deep.equal([
          ["@A@", "John Smith high 0"],
          ["@B@", "Kate Brown high 1"],
        ])
        const merged = await imported(tree, file, { default_action: "merge" })
        expect(merged).to.deep.include({ persons: { created: 0, merged: 2, skipped: 0, overwritten: 0 }, names: 0 })
      })

      it("says what conflicts: such a match is not high, unless an identifier is equal", async () => {
        const tree = await plantTree(host, owner)
        const john = (sex: string, birth: string, death: string, uid = ""): string =>
          gedcomText(
            `0 @I1@ INDI\n1 NAME Johann /Huber/\n1 SEX ${sex}\n1 BIRT\n2 DATE ${birth}\n1 DEAT\n2 DATE ${death}${uid}`,
          )
        await imported(tree, john("M", "1850", "1851", "\n1 _UID AB-12"))
        const judged = async (file: string) =>
          (await previewed(tree, file)).candidates.flatMap(({ matches }) =>
            matches.map(({ score, conflicts }) => [score, ...conflicts]),
          )
        const brother = ["birth", "death", "born_after_death"]
        expect(await judged(john("M", "1853", "1920"))).to.deep.equal([["medium", ...brother]])
        expect(await judged(john("M", "1853", "1920", "\n1 _UID ab12"))).to.deep.equal([["high", ...brother]])
        expect(await judged(john("F", "1850", "1851"))).to.deep.equal([["medium", "gender"]])
        expect(await judged(john("M", "1851", "1851"))).to.deep.equal([["high"]])
        expect(await judged(john("M", "1857", "1920"))).to.deep.equal([])
      })

      it("is the editors', and takes GEDCOM alone", async () => {
        const tree = await plantTree(host, owner, "public")
        const status = async (asked: Promise<Response>): Promise<number> => (await asked).status
        for (const who of [await tree.join("viewer"), await host.user()])
          expect(await status(previewing(tree, family, who))).to.equal(403)
        expect(await status(previewing(tree, family, await tree.join("editor")))).to.equal(200)
        expect(await status(previewing({ id: NOWHERE }, family))).to.equal(404)
        expect((await answered<Schemas["Problem"]>(previewing(tree, "Dear Emma,"), 422)).code).to.equal("not_gedcom")
        expect(await readdir(host.uploadDir)).to.deep.equal([])
      })
    })

    describe("an import", () => {
      it("of the same file adds no person and no relationship, skipped or merged, and exports no person twice", async () => {
        const tree = await plantTree(host, owner)
        await imported(tree, family.replace("0 @I4@ INDI\n1 FAMS @F9@\n", ""))
        const once = await contentsOf(tree)
        const file = await exported(tree)
        for (const action of ["skip", "merge"]) {
          const report = await imported(tree, family.replace("0 @I4@ INDI\n1 FAMS @F9@\n", ""), {
            default_action: action,
          })
          expect(report).to.deep.include({ names: 0, events: 0, relationships: 0, sources: 0, citations: 0 })
          expect(await contentsOf(tree)).to.deep.equal(once)
          expect(await exported(tree)).to.equal(file)
        }
      })

      it("merges into those who are there what has no mapping too, with each of their records, their families' and sources'", async () => {
        const tree = await plantTree(host, owner)
        const records =
          "0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE 1850\n1 SOUR @S1@\n0 @I2@ INDI\n1 NAME Ben /Lee/\n1 BIRT\n2 DATE " +
          "1849\n0 @F1@ FAM\n1 HUSB @I2@\n1 WIFE @I1@\n0 @S1@ SOUR\n1 TITL Bible"
        await imported(tree, gedcomText(records))
        const more = records
          .replace("2 DATE 1850", "2 DATE 1850\n3 TIME 03:00")
          .replace("1 SOUR @S1@", "1 SOUR @S1@\n1 _DNA ‘x’")
          .replace("1 WIFE @I1@", "1 WIFE @I1@\n1 NCHI 3")
          .replace("1 TITL Bible", "1 TITL Bible\n1 REFN 7")
        await imported(tree, gedcomText(more), { default_action: "merge" })
        expect(await exported(tree)).to.equal(more)
      })

      it("merges into, skips for and overwrites the persons that the resolutions name", async () => {
        const tree = await plantTree(host, owner)
        const [a, b, c] = [
          await tree.person({ given_name: "A" }),
          await tree.person({ given_name: "B" }),
          await tree.person({ given_name: "C" }),
        ]
        await tree.parent(b, c)
        const resolutions = {
          "@I1@": { action: "merge", target_id: a.id },
          "@I2@": { action: "skip", target_id: b.id },
          "@I3@": { action: "overwrite", target_id: c.id },
        }
        const { persons, relationships } = await imported(tree, family, { resolutions: JSON.stringify(resolutions) })
        expect(persons).to.deep.equal({ created: 1, merged: 1, skipped: 1, overwritten: 1 })
        expect(relationships).to.equal(3)
        const people = await wholePersons(
          owner.api.GET(
            "/trees/{tree_id}/persons",
            at({ tree_id: tree.id }, { query: { ids: [a.id, b.id, c.id].join(",") } }),
          ),
        )
        expect(
          people.map(({ display_name, birth_year, names }) => [
            display_name,
            birth_year,
            names?.map(({ surname }) => surname),
          ]),
        ).to.deep.equal([
          ["A", 1850, [null, "Lee"]],
          ["B", null, [null]],
        ])
        const deleted = await dataOf(
          owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: tree.id }, { query: { deleted: true } })),
        )
        expect(deleted.map(({ id }) => id)).to.deep.equal([c.id])
      })

      it("is refused with the place of a resolution that cannot be followed, and nothing is written", async () => {
        const tree = await plantTree(host, owner)
        const ann = await tree.person({ given_name: "Ann" })
        const places = async (resolutions: object): Promise<readonly string[] | undefined> =>
          (
            await answered<Schemas["Problem"]>(
              sendGedcom(host, owner, tree.id, family, { resolutions: JSON.stringify(resolutions) }),
              422,
            )
          ).errors?.map(({ path }) => path)
        expect(await places({ "@I1@": { action: "merge", target_id: NOWHERE } })).to.deep.equal([
          "resolutions.@I1@.target_id",
        ])
        expect(await places({ "@I9@": { action: "skip" } })).to.deep.equal(["resolutions.@I9@"])
        expect(await places({ "@I1@": { action: "burn", target_id: ann.id } })).to.deep.equal([
          "resolutions.@I1@.action",
        ])
        expect((await contentsOf(tree)).persons).to.have.length(1)
      })
    })
  })
}
