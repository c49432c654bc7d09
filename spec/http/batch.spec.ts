import { expect } from "chai"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { at, wholePersons } from "../support/tree-scene.ts"

type Operation = Schemas["ProposalOperation"]

for (const kind of hosts) {
  describe(`A batch, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    before(async () => {
      host = await kind.start()
      owner = await host.user()
    })
    after(() => host.stop())

    const newTree = async (): Promise<string> =>
      (await owner.api.POST("/trees", { body: { name: "A tree" } })).data?.id ?? ""
    const run = (tree_id: string, operations: Operation[], if_match?: Record<string, number>, user = owner) =>
      user.api.POST("/trees/{tree_id}/batch", {
        params: { path: { tree_id } },
        body: { operations, ...(if_match === undefined ? {} : { if_match }) },
      })
    const personsOf = (tree_id: string) => wholePersons(owner.api.GET("/trees/{tree_id}/persons", at({ tree_id })))
    const person = (ref: string, given_name: string): Operation => ({
      op: "create",
      entity: "person",
      ref,
      data: { given_name },
    })
    const child = (from: string, to: string): Operation => ({
      op: "create",
      entity: "relationship",
      data: { type: "parent_child", from_person_id: from, to_person_id: to },
    })

    it("adds a child with both parents at once, and answers the id and version of each record", async () => {
      const tree = await newTree()
      const { data, response } = await run(tree, [
        person("anna", "Anna"),
        person("bert", "Bert"),
        person("carl", "Carl"),
        child("$anna", "$carl"),
        child("$bert", "$carl"),
        { op: "create", entity: "event", data: { type: "birth", person_id: "$carl", date: { year: 1900 } } },
      ])
      expect(response.status).to.equal(201)
      expect(data?.records.map(({ ref, entity }) => [ref, entity])).to.deep.equal([
        ["anna", "person"],
        ["bert", "person"],
        ["carl", "person"],
        [null, "relationship"],
        [null, "relationship"],
        [null, "event"],
      ])
      expect(response.headers.get("location")).to.equal(`/api/v1/changes/${data?.change_id}`)
      const people = await personsOf(tree)
      expect(people.map(({ display_name }) => display_name)).to.have.members(["Anna", "Bert", "Carl"])
      for (const { id, version } of people)
        expect(data?.records.find((record) => record.id === id)?.version).to.equal(version)
      expect(people.find(({ given_name }) => given_name === "Carl")?.birth_year).to.equal(1900)
    })

    it("changes and deletes records, and answers no version for what is gone", async () => {
      const tree = await newTree()
      const { data } = await run(tree, [person("anna", "Anna"), person("bert", "Bert")])
      const [anna = "", bert = ""] = (data?.records ?? []).map(({ id }) => id)
      const { data: second } = await run(tree, [
        { op: "update", entity: "person", id: anna, data: { notes: "A baker." } },
        { op: "delete", entity: "person", id: bert },
      ])
      expect(second?.records).to.deep.equal([
        { ref: null, entity: "person", id: anna, version: 2 },
        { ref: null, entity: "person", id: bert, version: null },
      ])
      expect((await personsOf(tree)).map(({ notes }) => notes)).to.deep.equal(["A baker."])
    })

    it("stores nothing if one operation is refused, and answers what its route would, with its index", async () => {
      const tree = await newTree()
      const refused = async (operations: Operation[]) => {
        const { error, response } = await run(tree, [person("anna", "Anna"), ...operations])
        expect(response.status).to.equal(error?.status)
        return error
      }
      expect(await refused([person("bert", "Bert"), child("$anna", "$bert"), child("$bert", "$anna")])).to.include({
        status: 409,
        code: "ancestry_cycle",
        operation: 3,
      })
      const unknown = "01980000-0000-7000-8000-000000000001"
      expect(await refused([{ op: "delete", entity: "event", id: unknown }])).to.include({ status: 404, operation: 1 })
      const source = await refused([
        { op: "create", entity: "citation", data: { source_id: unknown, person_id: "$anna" } },
      ])
      expect(source?.operation).to.equal(1)
      expect(await refused([child("$anna", "$nobody")])).to.deep.include({
        status: 422,
        operation: 1,
        errors: [{ path: "operations.1.data.to_person_id", message: "refers to no record of an earlier operation" }],
      })
      const { data: events } = await owner.api.GET("/trees/{tree_id}/events", { params: { path: { tree_id: tree } } })
      expect([await personsOf(tree), events]).to.deep.equal([[], []])
    })

    it("names the place of a wrong value and the operation", async () => {
      const { error } = await run(await newTree(), [
        person("anna", "Anna"),
        { op: "create", entity: "event", data: { type: "birth", person_id: "$anna", date: { year: 1900, month: 13 } } },
      ])
      expect([error?.errors?.[0]?.path, error?.operation]).to.deep.equal(["operations.1.data.date.month", 1])
      const { error: unknown } = await run(await newTree(), [
        person("anna", "Anna"),
        { op: "delete", entity: "person", id: "anna" },
      ])
      expect([unknown?.status, unknown?.operation]).to.deep.equal([422, 1])
    })

    it("is refused with 412 if a record has another version than expected, and else runs", async () => {
      const tree = await newTree()
      const { data } = await run(tree, [person("anna", "Anna")])
      const id = data?.records[0]?.id ?? ""
      const note = (notes: string): Operation => ({ op: "update", entity: "person", id, data: { notes } })
      const stale = await run(tree, [person("bert", "Bert"), note("one")], { [id]: 7 })
      expect([stale.response.status, stale.error?.operation]).to.deep.equal([412, 1])
      expect((await run(tree, [note("two"), note("three")], { [id]: 1 })).response.status).to.equal(201)
      const foreign = await run(tree, [note("four")], { "01980000-0000-7000-8000-000000000001": 1 })
      expect(foreign.response.status).to.equal(422)
      expect((await personsOf(tree)).map(({ notes }) => notes)).to.deep.equal(["three"])
    })

    it("answers 422 to an empty one and to versions that are none", async () => {
      const tree = await newTree()
      expect((await run(tree, [])).response.status).to.equal(422)
      expect((await run(tree, [person("anna", "Anna")], { anna: 1 })).response.status).to.equal(422)
    })

    it("is one change", async () => {
      const tree = await newTree()
      const revision = async () =>
        (await owner.api.GET("/trees/{tree_id}/audit", { params: { path: { tree_id: tree } } })).data ?? []
      const before = await revision()
      await run(tree, [person("anna", "Anna"), person("bert", "Bert")])
      const added = (await revision()).slice(0, -before.length)
      expect(new Set(added.map(({ request_id }) => request_id)).size).to.equal(1)
      expect(added.filter(({ entity_type }) => entity_type === "person")).to.have.length(2)
    })

    it("is for editors, and finds no record of another tree", async () => {
      const tree = await newTree()
      const stranger = await host.user()
      expect((await run(tree, [person("anna", "Anna")], undefined, stranger)).response.status).to.equal(403)
      const { data } = await run(await newTree(), [person("anna", "Anna")])
      const id = data?.records[0]?.id ?? ""
      const { response } = await run(tree, [{ op: "update", entity: "person", id, data: { notes: "x" } }])
      expect(response.status).to.equal(404)
    })

    it("is answered again, and not done again, with an Idempotency-Key", async () => {
      const tree = await newTree()
      const send = () =>
        owner.api.POST("/trees/{tree_id}/batch", {
          params: { path: { tree_id: tree }, header: { "Idempotency-Key": `batch-${tree}` } },
          body: { operations: [person("anna", "Anna")] },
        })
      const [first, second] = [await send(), await send()]
      expect(second.data).to.deep.equal(first.data)
      expect(await personsOf(tree)).to.have.length(1)
    })

    it("takes a thousand operations", async () => {
      const tree = await newTree()
      const many = Array.from({ length: 1_000 }, (_, number) => person(`p${number}`, `Person ${number}`))
      expect((await run(tree, many)).response.status).to.equal(201)
      expect((await run(tree, [...many, person("more", "More")])).response.status).to.equal(422)
      const { data } = await owner.api.GET("/trees/{tree_id}", { params: { path: { tree_id: tree } } })
      expect(data).to.include({ person_count: 1_000 })
    })
  })
}
