import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "chai"
import createClient from "openapi-fetch"
import { byRereading } from "../../core/jobs/reread-dates.ts"
import type { paths } from "../../adapters/client/api.ts"
import { migrations } from "../../migrations/index.ts"
import { stemma } from "../support/command-line.ts"
import { eventually } from "../support/eventually.ts"
import type { Api } from "../support/http.ts"
import { planted } from "../support/plant-instance.ts"
import { at, statusOf, dataOf } from "../support/tree-scene.ts"
import { aDataDir, insideOf, type RunningServer, startServer } from "./running-service.ts"
import { sendFile, soundMedia } from "./sent-files.ts"

const fixtures = join(import.meta.dirname, "../fixtures")

const signIn = async ({ url }: RunningServer, email: string): Promise<string> =>
  (
    await dataOf(
      createClient<paths>({ baseUrl: `${url}/api/v1` }).POST("/auth/login", {
        body: { email, password: planted.password },
      }),
    )
  ).token

const names = (people: readonly { readonly display_name?: string }[]) =>
  people.map(({ display_name = "" }) => display_name).sort()

for (const fixture of (await readdir(fixtures)).filter((name) => name.endsWith(".backup"))) {
  describe(`Data of an earlier version (${fixture}), migrated to the present one`, () => {
    let folder: Awaited<ReturnType<typeof aDataDir>>
    let server: RunningServer
    let token: string
    let owner: Api
    let trees: Readonly<Record<string, string>>
    before(async () => {
      folder = await aDataDir()
      const restored = await stemma(["restore", "-"], folder.settings, { input: join(fixtures, fixture) })
      expect(restored.code, restored.said).to.equal(0)
      // Nothing that the fixture has deleted may expire, however old it is.
      server = await startServer({ ...folder.settings, RECOVERY_DAYS: "36500" })
      token = await signIn(server, planted.owner)
      owner = server.client(token)
      const listed = await dataOf(owner.GET("/trees"))
      trees = Object.fromEntries(listed.map(({ name, id }) => [name, id]))
    })
    after(async () => {
      await server.stop()
      await folder.remove()
    })

    const treeAt = (name: string) => ({ tree_id: trees[name] ?? "" })
    const exported = async (name: string): Promise<string> =>
      (
        await fetch(`${server.url}/api/v1/trees/${trees[name]}/gedcom/export?version=7.0`, {
          headers: { Authorization: `Bearer ${token}` },
        })
      ).text()
    const contentOf = async (id: string): Promise<string> =>
      (
        await fetch(`${server.url}/api/v1/media/${id}/content`, { headers: { Authorization: `Bearer ${token}` } })
      ).text()

    it("has every migration", async () => {
      const look = await insideOf(folder.dataDir)
      const rows = await look.query("select name from migrations order by id")
      await look.close()
      expect(rows.map(({ name }) => name)).to.have.members(migrations.map(({ name }) => name))
    })

    it("is read: trees, persons, a search, sources, proposals and the audit log", async () => {
      expect(Object.keys(trees).sort()).to.deep.equal([planted.trees.house, planted.trees.hall])
      const hall = treeAt(planted.trees.hall)
      expect(names(await dataOf(owner.GET("/trees/{tree_id}/persons", at(hall))))).to.deep.equal([
        "Charles Darwin",
        "Emma Wedgwood",
      ])
      const hits = await dataOf(owner.GET("/trees/{tree_id}/persons", at(hall, { query: { q: "wedgewood" } })))
      expect(names(hits)).to.deep.equal(["Emma Wedgwood"])
      const [source] = await dataOf(owner.GET("/trees/{tree_id}/sources", at(hall)))
      expect(source?.title).to.equal("Register of Maer")
      const proposals = await dataOf(owner.GET("/trees/{tree_id}/proposals", at(treeAt(planted.trees.house))))
      expect(proposals.map(({ status }) => status).sort()).to.deep.equal(["applied", "pending", "rejected"])
      const audit = await dataOf(owner.GET("/trees/{tree_id}/audit", at(hall, { query: { limit: 200 } })))
      expect(audit.map(({ action }) => action)).to.include.members(["tree.create", "person.create", "person.delete"])
    })

    it("is shown to strangers as before", async () => {
      const stranger = createClient<paths>({ baseUrl: `${server.url}/api/v1` })
      const house = treeAt(planted.trees.house)
      const people = await dataOf(stranger.GET("/public/trees/{tree_id}/persons", at(house)))
      expect(names(people)).to.include("Bob Wood")
      expect(await statusOf(stranger.GET("/public/trees/{tree_id}", at(treeAt(planted.trees.hall))))).to.equal(404)
    })

    it("is exported, with kept records and media", async () => {
      const text = await exported(planted.trees.house)
      expect(text).to.include("1 NAME Ann /Lee/").and.include("1 _PET Dash").and.include("12 MAR 1872")
      expect(await soundMedia(server, token, trees[planted.trees.house] ?? "")).to.have.length(1)
      const [bible] = await soundMedia(server, token, trees[planted.trees.hall] ?? "")
      expect(await contentOf(bible ?? "")).to.equal(planted.text)
      const archive = await fetch(`${server.url}/api/v1/users/me/export`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      expect([archive.status, (await archive.arrayBuffer()).byteLength > 1_000]).to.deep.equal([200, true])
    })

    it("brings back deleted persons, media and trees", async () => {
      const hall = treeAt(planted.trees.hall)
      const deleted = { query: { deleted: true } }
      const [fanny] = await dataOf(owner.GET("/trees/{tree_id}/persons", at(hall, deleted)))
      await dataOf(owner.POST("/persons/{person_id}/restore", at({ person_id: fanny?.id ?? "" })))
      const family = await dataOf(owner.GET("/persons/{person_id}/family", at({ person_id: fanny?.id ?? "" })))
      expect(JSON.stringify(family)).to.include("Emma Wedgwood")
      const [letter] = await dataOf(owner.GET("/trees/{tree_id}/media", at(hall, deleted)))
      await dataOf(owner.POST("/media/{media_id}/restore", at({ media_id: letter?.id ?? "" })))
      expect(await contentOf(letter?.id ?? "")).to.equal("a deleted letter")
      const [mount] = await dataOf(owner.GET("/trees", { params: deleted }))
      expect(mount?.name).to.equal(planted.trees.gone)
      await dataOf(owner.POST("/trees/{tree_id}/restore", at({ tree_id: mount?.id ?? "" })))
      const people = await dataOf(owner.GET("/trees/{tree_id}/persons", at({ tree_id: mount?.id ?? "" })))
      expect(names(people)).to.deep.equal(["Robert Darwin"])
    })

    it("takes writes: a proposal is applied, a file is imported again, persons and trees are deleted", async () => {
      const house = treeAt(planted.trees.house)
      const [pending] = await dataOf(
        owner.GET("/trees/{tree_id}/proposals", at(house, { query: { status: "pending" as const } })),
      )
      await dataOf(owner.POST("/proposals/{proposal_id}/apply", at({ proposal_id: pending?.id ?? "" })))
      const text = await exported(planted.trees.house)
      expect((await sendFile(server, token, `/trees/${house.tree_id}/gedcom/import`, text)).status).to.equal(200)
      const [person] = await dataOf(owner.GET("/trees/{tree_id}/persons", at(house)))
      expect(await statusOf(owner.DELETE("/persons/{person_id}", at({ person_id: person?.id ?? "" })))).to.equal(200)
      expect(await statusOf(owner.DELETE("/trees/{tree_id}", at(house)))).to.be.oneOf([200, 204])
    })

    it("keeps the rights of members", async () => {
      const editor = server.client(await signIn(server, planted.editor))
      const hall = treeAt(planted.trees.hall)
      expect(await statusOf(editor.GET("/trees/{tree_id}", at(hall)))).to.equal(403)
    })
  })
}

const exports = join(fixtures, "exports")

/** The lines of an export after its head, which names the version and the time. */
const recordsOf = (text: string): readonly string[] => text.slice(text.indexOf("\n0 ")).split("\n")

/** Lines that an earlier version wrote wrongly: they are now as in the file. */
const repaired: ReadonlyMap<string, string> = new Map([
  ["0.2.0 2 DATE INT 23 JUL 1957 (07/23/1957)", "2 DATE 07/23/1957"],
])

/**
 * The dates that this version reads in phrases of an earlier one, by the phrase. An export in the version of the file has
 * its line as before; in the other version it now has the date beside the phrase.
 */
const reread: ReadonlyMap<string, string> = new Map([
  ["abt 1545/54", "BET 1545 AND 1554"],
  ["1490 or 1504", "BET 1490 AND 1504"],
  ["1505/1512", "BET 1505 AND 1512"],
  ["Btn. 1850 and 1860", "BET 1850 AND 1860"],
  ["btw. 1850 & 1860", "BET 1850 AND 1860"],
  ["BET. 1850-1860", "BET 1850 AND 1860"],
  ["1833;1848", "BET 1833 AND 1848"],
  ["28 Jan 1456-1457", "28 JAN 1457"],
  ["c. 1850", "ABT 1850"],
  ["circa 1790", "ABT 1790"],
  ["before 1790", "BEF 1790"],
  ["about 52 BC", "ABT 52 BCE"],
  ["07/23/1957", "23 JUL 1957"],
  ["23 08 1664", "23 AUG 1664"],
  ["1850-03-12", "12 MAR 1850"],
  ["12 März 1850", "12 MAR 1850"],
  ["March 12, 1850", "12 MAR 1850"],
  ["12th March 1850", "12 MAR 1850"],
  ["March 1850", "MAR 1850"],
  ["1850 - 1860", "BET 1850 AND 1860"],
  ["1850–1860", "BET 1850 AND 1860"],
  ["between 1850 and 1860", "BET 1850 AND 1860"],
  ["from 1850 until 1860", "FROM 1850 TO 1860"],
  ["after 12 March 1530", "AFT 12 MAR 1530"],
  ["vor 1490", "BEF 1490"],
  ["um 1480", "ABT 1480"],
  ["in 1472", "1472"],
  ["between 1847 1865", "BET 1847 AND 1865"],
  ["1647/16", "ABT 1647"],
])

const withDate = (line: string, next: string | undefined): string => {
  const date = line === "2 DATE" ? reread.get(next?.slice("3 PHRASE ".length) ?? "") : undefined
  return date === undefined ? line : `2 DATE ${date}`
}

for (const version of ["0.1.0", "0.2.0"]) {
  describe(`A file that version ${version} imported`, () => {
    let folder: Awaited<ReturnType<typeof aDataDir>>
    let server: RunningServer
    before(async () => {
      folder = await aDataDir()
      const backup = join(exports, `${version}.backup`)
      const restored = await stemma(["restore", "-"], folder.settings, { input: backup })
      expect(restored.code, restored.said).to.equal(0)
      server = await startServer(folder.settings)
    })
    after(async () => {
      await server.stop()
      await folder.remove()
    })

    it("has dates where this version reads what that one kept as a phrase, by one change of the system", async () => {
      const owner = server.client(await signIn(server, planted.owner))
      const [tree] = await dataOf(owner.GET("/trees"))
      const treeAt = at({ tree_id: tree?.id ?? "" })
      const datesOf = async () =>
        (await dataOf(owner.GET("/trees/{tree_id}/events", treeAt))).flatMap(({ date }) => date ?? [])
      await eventually(async () => {
        const dates = await datesOf()
        const either = dates.find(({ phrase }) => phrase === "1505/1512")
        expect(either).to.include({ qualifier: "between", year: 1505, to_year: 1512 })
        expect(dates.find(({ phrase }) => phrase === "about Easter 1812")?.qualifier).to.equal("phrase")
      })
      const changes = await dataOf(owner.GET("/trees/{tree_id}/changes", treeAt))
      const rereadings = changes.filter(({ reason }) => reason === byRereading.reason)
      expect(rereadings.map(({ actor, via }) => [actor, via.kind])).to.deep.equal([[null, "system"]])
    })

    for (const format of ["5.5.1", "7.0"])
      it(`is exported as ${format} with the same lines as then`, async () => {
        const token = await signIn(server, planted.owner)
        const [tree] = await dataOf(server.client(token).GET("/trees"))
        const response = await fetch(`${server.url}/api/v1/trees/${tree?.id}/gedcom/export?version=${format}`, {
          headers: { Authorization: `Bearer ${token}` },
        })
        const then = await readFile(join(exports, `${version}-as-${format}.ged`), "utf8")
        const lines = recordsOf(then)
        const changed = lines.map((line, at) => repaired.get(`${version} ${line}`) ?? withDate(line, lines[at + 1]))
        expect(recordsOf(await response.text())).to.deep.equal(changed)
      })
  })
}
