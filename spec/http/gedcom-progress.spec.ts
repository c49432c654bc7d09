import { readdir } from "node:fs/promises"
import { expect } from "chai"
import { eventually } from "../support/eventually.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"
import { plantTree, dataOf } from "../support/tree-scene.ts"

const LINES = "application/x-ndjson"
const many = gedcomText(
  Array.from(
    { length: 3_000 },
    (_, at) =>
      `0 @I${at}@ INDI\n1 NAME No. ${at} /Lee/\n1 BIRT\n2 DATE ${1000 + (at % 900)}\n1 NOTE ${"x".repeat(200)}`,
  ).join("\n"),
)

for (const kind of hosts) {
  describe(`Long work on GEDCOM, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    before(async () => {
      host = await kind.start()
      owner = await host.user()
    })
    after(() => host.stop())

    const linesOf = async (response: Response) => {
      expect([response.status, response.headers.get("content-type")]).to.deep.equal([200, LINES])
      const text = await response.text()
      expect(text.endsWith("\n")).to.equal(true)
      return text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line))
    }

    it("shows how far it has come, line by line, and ends with the report that it would have answered", async () => {
      const tree = await plantTree(host, owner)
      const lines = await linesOf(await sendGedcom(host, owner, tree.id, many, {}, "import", LINES))
      const progress = lines.slice(0, -1).map((line) => line.progress)
      expect(progress.map(({ phase }) => phase)).to.include.members(["reading", "storing"])
      for (const { phase, records, of } of progress) {
        expect(records).to.be.within(1, 3_001)
        expect(of).to.equal(phase === "reading" ? null : 3_001)
      }
      expect(lines.at(-1).report.persons).to.deep.equal({ created: 3_000, merged: 0, skipped: 0, overwritten: 0 })
      const previewed = await linesOf(await sendGedcom(host, owner, tree.id, many, {}, "preview", LINES))
      const phases = previewed.slice(0, -1).map(({ progress: { phase } }) => phase)
      expect([...new Set(phases)].filter((phase) => phase !== "queued")).to.deep.equal(["reading", "matching"])
      const inline = await sendGedcom(host, owner, tree.id, many, {}, "preview")
      expect(previewed.at(-1).report).to.deep.equal(JSON.parse(await inline.text()))
    })

    it("is refused like any other request before it begins", async () => {
      const tree = await plantTree(host, owner)
      const answers = [
        sendGedcom(host, await host.user(), tree.id, many, {}, "import", LINES),
        sendGedcom(host, owner, tree.id, "Dear Emma,", {}, "preview", LINES),
        sendGedcom(host, owner, tree.id, many, { default_action: "burn" }, "import", LINES),
      ]
      for (const [at, status] of [403, 422, 422].entries()) {
        const answer = await answers[at]
        expect([answer?.status, answer?.headers.get("content-type")]).to.deep.equal([
          status,
          "application/problem+json; charset=utf-8",
        ])
      }
    })

    it("ends with the problem when it is refused in its midst, and nothing is written", async () => {
      const tree = await plantTree(host, owner)
      const lines = await linesOf(
        await sendGedcom(host, owner, tree.id, many, { resolutions: '{"@X@": {"action": "skip"}}' }, "import", LINES),
      )
      expect(lines.at(-1)).to.deep.include({
        status: 422,
        code: "invalid_input",
        errors: [{ path: "resolutions.@X@", message: "is not a person of this file" }],
      })
      expect(await dataOf(owner.api.GET("/trees/{tree_id}/persons", tree.at))).to.deep.equal([])
      await eventually(async () => expect(await readdir(host.uploadDir)).to.deep.equal([]))
    })

    it("answers in JSON unless the client prefers lines", async () => {
      const tree = await plantTree(host, owner)
      for (const accept of ["*/*", "application/json", "application/json, application/x-ndjson;q=0.5"]) {
        const answer = await sendGedcom(host, owner, tree.id, gedcomText("0 @I1@ INDI"), {}, "preview", accept)
        expect(answer.headers.get("content-type"), accept).to.equal("application/json; charset=utf-8")
      }
      expect((await sendGedcom(host, owner, tree.id, many, {}, "preview", "text/csv")).status).to.equal(406)
    })
  })
}
