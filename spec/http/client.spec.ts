import { expect } from "chai"
import { openClient, type StemmaClient } from "../../adapters/client/client.ts"
import { itemsOf } from "../../adapters/client/items.ts"
import { ApiProblem, dataOf } from "../../adapters/client/problem.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { hosts, type TestHost } from "../support/http.ts"
import { failure } from "../support/store.ts"

const people = (count: number): Blob =>
  new Blob([gedcomText(Array.from({ length: count }, (_, at) => `0 @I${at}@ INDI\n1 NAME No. ${at} /Lee/`).join("\n"))])

for (const kind of hosts) {
  describe(`The client, on the ${kind.name} host,`, () => {
    let host: TestHost
    let client: StemmaClient
    before(async () => {
      host = await kind.start()
      const { token } = await host.user()
      client = openClient({ url: `${host.url}/`, token: () => token })
    })
    after(() => host.stop())

    const newTree = async (): Promise<string> =>
      (await dataOf(client.POST("/trees", { body: { name: "The Lees" } }))).id
    const persons = (treeId: string, limit: number) => {
      let requests = 0
      const items = itemsOf((page) => {
        requests += 1
        return client.GET("/trees/{tree_id}/persons", {
          ...page,
          params: { path: { tree_id: treeId }, query: { limit } },
        })
      })
      return { items, requests: () => requests }
    }
    const idsOf = async (items: AsyncIterable<{ readonly id: string }>): Promise<readonly string[]> => {
      const ids: string[] = []
      for await (const { id } of items) ids.push(id)
      return ids
    }

    it("imports a file step by step, and ends with the report", async () => {
      const steps = []
      for await (const step of client.importGedcom({ treeId: await newTree(), file: people(2_000) })) steps.push(step)
      expect(steps.at(-1)?.report?.persons.created).to.equal(2_000)
      const phases = steps.slice(0, -1).map(({ progress }) => progress?.phase)
      expect(phases).to.include.members(["reading", "storing"])
    })

    it("previews a file, and imports it with decisions for its persons", async () => {
      const treeId = await newTree()
      for await (const _ of client.importGedcom({ treeId, file: people(3) }));
      let candidates = 0
      for await (const { report } of client.previewGedcom({ treeId, file: people(3) }))
        candidates = report?.candidates.length ?? 0
      expect(candidates).to.equal(3)
      const again = {
        treeId,
        file: people(3),
        defaultAction: "merge",
        resolutions: { "@I1@": { action: "skip" } },
      } as const
      for await (const { report } of client.importGedcom(again))
        if (report !== undefined)
          expect(report.persons).to.deep.equal({ created: 0, merged: 2, skipped: 1, overwritten: 0 })
    })

    it("uploads a file with fields beside it, and reads it again", async () => {
      const path = { tree_id: await newTree() }
      const file = new File(["a picture"], "emma.txt")
      const body = { file, title: "Emma" }
      const media = await dataOf(client.POST("/trees/{tree_id}/media", { params: { path }, body }))
      expect([media.title, media.filename, media.size]).to.deep.equal(["Emma", "emma.txt", 9])
      const params = { path: { media_id: media.id } }
      const content = await dataOf(client.GET("/media/{media_id}/content", { params, parseAs: "text" }))
      expect(content).to.equal("a picture")
    })

    it("creates one tree, although the answer is lost and the request is sent again", async () => {
      const { token } = await host.user()
      const answers: Response[] = []
      const lossy = openClient({
        url: host.url,
        token,
        fetch: async (request) => {
          answers.push(await fetch(request))
          if (answers.length === 1) throw new TypeError("The connection was lost.")
          return answers.at(-1) ?? expect.fail()
        },
      })
      const { id } = await dataOf(lossy.POST("/trees", { body: { name: "The Lees" } }))
      expect(answers.map(({ headers }) => headers.get("Idempotency-Replayed"))).to.deep.equal([null, "true"])
      const trees = await idsOf(itemsOf((page) => lossy.GET("/trees", page)))
      expect(trees).to.deep.equal([id])
    })

    it("imports a file once, and reports it again to a repetition with the same key", async () => {
      const treeId = await newTree()
      const reports = []
      for (const idempotencyKey of ["a-key-of-mine", "a-key-of-mine"])
        for await (const { report } of client.importGedcom({ treeId, file: people(9), idempotencyKey }))
          if (report !== undefined) reports.push(report)
      expect(reports.map(({ persons: { created } }) => created)).to.deep.equal([9, 9])
      expect(await idsOf(persons(treeId, 100).items)).to.have.length(9)
    })

    it("reads a list to its end, page by page, each item once", async () => {
      const treeId = await newTree()
      for await (const _ of client.importGedcom({ treeId, file: people(23) }));
      const [paged, whole] = [persons(treeId, 5), persons(treeId, 1_000)]
      const ids = await idsOf(paged.items)
      expect(ids).to.have.length(23)
      expect(ids).to.deep.equal(await idsOf(whole.items))
      expect([paged.requests(), whole.requests()]).to.deep.equal([5, 1])
    })

    it("requests no page that is not needed", async () => {
      const treeId = await newTree()
      for await (const _ of client.importGedcom({ treeId, file: people(9) }));
      const { items, requests } = persons(treeId, 2)
      for await (const _ of items) break
      expect(requests()).to.equal(1)
    })

    it("throws a refusal as a problem with its code, its fields and the id of the request", async () => {
      const error = await failure(dataOf(client.POST("/trees", { body: { name: "" } })))
      if (!(error instanceof ApiProblem)) throw error
      expect([error.status, error.code, error.errors.map(({ path }) => path)]).to.deep.equal([
        422,
        "invalid_input",
        ["name"],
      ])
      expect(error.problem?.request_id).to.be.a("string")
      expect(error.message).to.equal(error.problem?.detail)
    })

    it("throws the refusal of an import, before it begins or in the middle, and of a list", async () => {
      const treeId = await newTree()
      const calls = [
        client.importGedcom({ treeId, file: new Blob(["Dear Emma,"]) }),
        client.importGedcom({ treeId, file: people(9), resolutions: { "@X@": { action: "skip" } } }),
        persons("018f0000-0000-7000-8000-000000000000", 5).items,
      ]
      const problems = await Promise.all(
        calls.map((items) =>
          failure(
            (async () => {
              for await (const _ of items);
            })(),
          ),
        ),
      )
      expect(problems.map((error) => error instanceof ApiProblem && error.status)).to.deep.equal([422, 422, 404])
    })

    it("returns nothing for a deletion, and reads what is public without a token", async () => {
      const tree = await dataOf(client.POST("/trees", { body: { name: "Open", visibility: "public" } }))
      const visitor = openClient({ url: host.url })
      const params = { path: { tree_id: tree.id } }
      expect((await dataOf(visitor.GET("/public/trees/{tree_id}", { params }))).name).to.equal("Open")
      expect(await dataOf(client.DELETE("/trees/{tree_id}", { params }))).to.equal(undefined)
      expect(await failure(dataOf(visitor.GET("/trees/{tree_id}", { params })))).to.deep.include({ status: 401 })
    })
  })
}
