import { expect } from "chai"
import { itEachCommit, itEachCommitOnOneHost } from "../support/depth.ts"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import {
  aSource,
  type Operation,
  plantProposalScene,
  propose as proposeIn,
  proposed as proposedBy,
  titlesIn,
} from "../support/proposal-scene.ts"
import {
  at,
  ifMatch,
  NOWHERE,
  plantTree,
  refused,
  send,
  statusOf,
  dataOf,
  type TreeScene,
} from "../support/tree-scene.ts"

/**
 * A couple with a child, their marriage and its source: every kind of record, created with references to others.
 */
const family: Operation[] = [
  {
    op: "create",
    entity: "person",
    ref: "emma",
    data: { given_name: "Emma", surname: "Wedgwood", birth: { date: { year: 1808 } } },
  },
  { op: "create", entity: "person", ref: "charles", data: { given_name: "Charles", surname: "Darwin" } },
  {
    op: "create",
    entity: "relationship",
    ref: "couple",
    data: { type: "partnership", from_person_id: "$emma", to_person_id: "$charles" },
  },
  {
    op: "create",
    entity: "event",
    ref: "wedding",
    data: { type: "marriage", relationship_id: "$couple", date: { year: 1839, month: 1, day: 29 }, place: "Maer" },
  },
  {
    op: "create",
    entity: "name",
    ref: "married",
    data: { person_id: "$emma", name_type: "married", given_name: "Emma", surname: "Darwin" },
  },
  { op: "create", entity: "source", ref: "register", data: { title: "Register of Maer" } },
  { op: "create", entity: "citation", data: { source_id: "$register", event_id: "$wedding", page: "12" } },
  { op: "create", entity: "citation", data: { source_id: "$register", name_id: "$married" } },
  { op: "update", entity: "person", id: "$charles", data: { gender: "male" } },
  { op: "update", entity: "name", id: "$married", data: { surname: "Darwin-Wedgwood" } },
  { op: "delete", entity: "source", id: "$register" },
]

/** Only the state of the tree shows that this cannot be applied. */
const ofNobody: Operation = {
  op: "create",
  entity: "event",
  data: { type: "census", person_id: NOWHERE, place: "Never Heard Of" },
}

const asRead = (operations: readonly Operation[], done: boolean) =>
  operations.map((operation) => ({ ...operation, done }))

for (const kind of hosts) {
  describe(`proposals, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let editor: TestUser
    let viewer: TestUser
    let stranger: TestUser
    let tree: TreeScene
    before(async () => {
      host = await kind.start()
      ;({ owner, editor, viewer, stranger, tree } = await plantProposalScene(host))
    })
    after(() => host.stop())

    const propose = (who: TestUser, operations: Operation[], more: Partial<Schemas["ProposalCreate"]> = {}) =>
      proposeIn(who, tree, operations, more)
    const proposed = (...operations: Operation[]) => proposedBy(viewer, tree, operations)
    type Here = Awaited<ReturnType<typeof proposed>>
    const get = ({ api }: TestUser, here: Here) => api.GET("/proposals/{proposal_id}", here)
    const apply = ({ api }: TestUser, here: Here, operations?: Operation[]) =>
      api.POST("/proposals/{proposal_id}/apply", operations === undefined ? here : { ...here, body: { operations } })
    const reject = ({ api }: TestUser, here: Here, body?: Schemas["ProposalReject"]) =>
      api.POST("/proposals/{proposal_id}/reject", body === undefined ? here : { ...here, body })
    const remove = ({ api }: TestUser, here: Here) => api.DELETE("/proposals/{proposal_id}", here)
    const person = (id: string) => dataOf(owner.api.GET("/persons/{person_id}", at({ person_id: id })))
    const titles = () => titlesIn(tree, owner)
    const audit = async (proposalId: string) =>
      (
        await dataOf(owner.api.GET("/trees/{tree_id}/audit", at({ tree_id: tree.id }, { query: { limit: 1000 } })))
      ).filter(({ proposal_id, entity_id }) => proposal_id === proposalId || entity_id === proposalId)

    describe("to propose", () => {
      it("is any member's: only the proposal is stored, as it was sent", async () => {
        const before = await titles()
        const { data, response } = await propose(viewer, [aSource("Diary"), ...family], { summary: "A family" })
        expect(response.status).to.equal(201)
        expect(response.headers.get("location")).to.equal(`/api/v1/proposals/${data?.id}`)
        expect(response.headers.get("etag")).to.match(/^"1(-gzip)?"$/)
        expect(data).to.deep.include({
          tree_id: tree.id,
          status: "pending",
          origin: "contributor",
          summary: "A family",
          operations: asRead([aSource("Diary"), ...family], false),
          applied_operations: 0,
          proposer: { id: viewer.user.id, display_name: null },
          reviewer: null,
          reject_reason: null,
          apply_error: null,
          version: 1,
        })
        expect(await titles()).to.deep.equal(before)
        expect((await audit(data?.id ?? "")).map(({ action, actor }) => [action, actor?.id])).to.deep.equal([
          ["proposal.create", viewer.user.id],
        ])
      })

      it("has the origin that follows from the credentials: a session is a contributor's, whatever it sends", async () => {
        for (const who of [viewer, owner]) {
          expect(await refused(propose(who, [aSource("Diary")], { origin: "assistant" }))).to.equal("422 at origin")
          expect((await dataOf(propose(who, [aSource("Diary")], { origin: "contributor" }))).origin).to.equal(
            "contributor",
          )
        }
        expect(await refused(propose(stranger, [aSource("Diary")], { origin: "assistant" }))).to.equal("403 forbidden")
        expect(
          await refused(
            send(host, editor, "POST", `/trees/${tree.id}/proposals`, {
              origin: "model",
              operations: [aSource("Diary")],
            }),
          ),
        ).to.equal("422 at origin")
      })

      it("is refused to everyone else, on a public tree too", async () => {
        expect(await refused(propose(stranger, [aSource("Diary")]))).to.equal("403 forbidden")
        expect(
          await refused(
            host.client().POST("/trees/{tree_id}/proposals", { ...tree.at, body: { operations: [aSource("Diary")] } }),
          ),
        ).to.equal("401 unauthenticated")
        expect(
          await refused(
            owner.api.POST("/trees/{tree_id}/proposals", {
              ...at({ tree_id: NOWHERE }),
              body: { operations: [aSource("Diary")] },
            }),
          ),
        ).to.equal("404 not_found")
      })

      const anna: Operation = { op: "create", entity: "person", ref: "anna", data: {} }
      const thirtiethOfFebruary = { year: 1850, month: 2, day: 30 }
      const parents = { type: "parent_child", from_person_id: "$anna" }
      const wrong: Readonly<Record<string, readonly [unknown, string]>> = {
        "no operations": [[], "operations"],
        "operations that are no list": [{}, "operations"],
        "more than a thousand": [Array(1_001).fill(aSource("Diary")), "operations"],
        "an unknown kind": [[{ op: "restore", entity: "person", id: NOWHERE }], "operations.0.op"],
        "an unknown entity": [[{ op: "create", entity: "tree", data: {} }], "operations.0.entity"],
        "an unknown key": [[{ ...anna, force: true }], "operations.0.force"],
        "a create with an id": [[{ ...anna, id: NOWHERE }], "operations.0.id"],
        "a create without data": [[{ op: "create", entity: "person" }], "operations.0.data"],
        "an update without id": [[{ op: "update", entity: "person", data: {} }], "operations.0.id"],
        "an id that is none": [[{ op: "delete", entity: "person", id: "7" }], "operations.0.id"],
        "data that is no object": [[{ op: "create", entity: "person", data: [] }], "operations.0.data"],
        "data beside a delete": [
          [{ op: "delete", entity: "person", id: NOWHERE, data: { notes: "x" } }],
          "operations.0.data.notes",
        ],
        "a value of the wrong form": [
          [anna, anna, { op: "create", entity: "person", data: { given_name: 7 } }].map((operation, index) => ({
            ...operation,
            ref: `r${index}`,
          })),
          "operations.2.data.given_name",
        ],
        "a field of another kind": [
          [{ op: "update", entity: "event", id: NOWHERE, data: { person_id: NOWHERE } }],
          "operations.0.data.person_id",
        ],
        "a field that is missing": [
          [{ op: "create", entity: "relationship", data: { type: "partnership", from_person_id: NOWHERE } }],
          "operations.0.data.to_person_id",
        ],
        "an event of nobody": [
          [{ op: "create", entity: "event", data: { type: "census" } }],
          "operations.0.data.person_id",
        ],
        "an event of two": [
          [
            anna,
            { op: "create", entity: "event", data: { type: "census", person_id: "$anna", relationship_id: NOWHERE } },
          ],
          "operations.1.data.person_id",
        ],
        "a citation of nothing": [
          [{ op: "create", entity: "citation", data: { source_id: NOWHERE, event_id: null } }],
          "operations.0.data.person_id",
        ],
        "a name of nobody": [
          [{ op: "create", entity: "name", data: { given_name: "Anna" } }],
          "operations.0.data.person_id",
        ],
        "a place deep in the data": [
          [{ op: "create", entity: "person", data: { names: [{}, { given_name: 7 }] } }],
          "operations.0.data.names.1.given_name",
        ],
        "a day that does not exist": [
          [{ op: "create", entity: "event", data: { type: "census", person_id: NOWHERE, date: thirtiethOfFebruary } }],
          "operations.0.data.date, operations.0.data.date.day",
        ],
        "a new day that does not exist": [
          [{ op: "update", entity: "event", id: NOWHERE, data: { date: thirtiethOfFebruary } }],
          "operations.0.data.date, operations.0.data.date.day",
        ],
        "a birth on a day that does not exist and a death in the year 0": [
          [{ ...anna, data: { birth: { date: thirtiethOfFebruary }, death: { date: { year: 0 } } } }],
          "operations.0.data.birth.date, operations.0.data.birth.date.day, operations.0.data.death.date.year",
        ],
        "a person who is their own parent": [
          [anna, { op: "create", entity: "relationship", data: { ...parents, to_person_id: "$anna" } }],
          "operations.1.data.to_person_id",
        ],
        "a qualifier of a partnership": [
          [
            anna,
            {
              op: "create",
              entity: "relationship",
              data: { ...parents, type: "partnership", to_person_id: NOWHERE, qualifier: "step" },
            },
          ],
          "operations.1.data.qualifier",
        ],
        "a parenthood made here that shall have no qualifier": [
          [
            anna,
            { op: "create", entity: "relationship", ref: "edge", data: { ...parents, to_person_id: NOWHERE } },
            { op: "update", entity: "relationship", id: "$edge", data: { qualifier: null } },
          ],
          "operations.2.data.qualifier",
        ],
        "an event of a parenthood made here": [
          [
            anna,
            { op: "create", entity: "relationship", ref: "edge", data: { ...parents, to_person_id: NOWHERE } },
            { op: "create", entity: "event", data: { type: "marriage", relationship_id: "$edge" } },
          ],
          "operations.2.data.relationship_id",
        ],
        "a reference to nothing": [[{ op: "update", entity: "person", id: "$bob", data: {} }], "operations.0.id"],
        "a reference to nothing within the data": [
          [{ op: "create", entity: "event", data: { type: "birth", person_id: "$bob" } }],
          "operations.0.data.person_id",
        ],
        "a reference before its record is made": [
          [{ op: "update", entity: "person", id: "$anna", data: {} }, anna],
          "operations.0.id",
        ],
        "a reference to itself": [
          [{ op: "create", entity: "event", ref: "e", data: { type: "birth", person_id: "$e" } }],
          "operations.0.data.person_id",
        ],
        "a reference taken twice": [[anna, anna], "operations.1.ref"],
        "a reference to another kind of record": [
          [anna, { op: "delete", entity: "event", id: "$anna" }],
          "operations.1.id",
        ],
        "a reference to another kind within the data": [
          [anna, { op: "create", entity: "citation", data: { source_id: "$anna", person_id: "$anna" } }],
          "operations.1.data.source_id",
        ],
        "a reference made by what makes nothing": [
          [{ op: "delete", entity: "person", id: NOWHERE, ref: "gone" }],
          "operations.0.ref",
        ],
        "a reference that is no word": [[{ ...anna, ref: "Anna Maria" }], "operations.0.ref"],
      }
      for (const [name, [operations, fault]] of Object.entries(wrong)) {
        it(`is refused for ${name}, with its place`, async () => {
          expect(await refused(send(host, viewer, "POST", `/trees/${tree.id}/proposals`, { operations }))).to.equal(
            `422 at ${fault}`,
          )
        })
      }

      it("is refused for what is wrong in itself with the words of the route that would refuse it", async () => {
        const { id } = await tree.person()
        const bodies: readonly (readonly [Operation["entity"], string, Record<string, unknown>])[] = [
          ["person", "persons", { birth: { date: thirtiethOfFebruary } }],
          ["person", "persons", { gender: "queen", names: [{ name_type: "stage" }] }],
          ["event", "events", { type: "census", person_id: id, date: thirtiethOfFebruary }],
          ["event", "events", { type: "census", person_id: id, date: { qualifier: "between", year: 1850 } }],
          ["event", "events", { type: "census" }],
          ["relationship", "relationships", { ...parents, from_person_id: id, to_person_id: id }],
          [
            "relationship",
            "relationships",
            { type: "partnership", from_person_id: id, to_person_id: NOWHERE, qualifier: "step" },
          ],
          ["source", "sources", { title: "" }],
          ["citation", "citations", { source_id: NOWHERE }],
          ["citation", "citations", { source_id: NOWHERE, person_id: id, confidence: 4 }],
        ]
        const faultsOf = async (path: string, body: unknown) => {
          const { error, response } = await send(host, owner, "POST", `/trees/${tree.id}/${path}`, body)
          expect(response.status, JSON.stringify(body)).to.equal(422)
          return Object(error).errors
        }
        for (const [entity, path, data] of bodies) {
          const byRoute: Schemas["Problem"]["errors"] = await faultsOf(path, data)
          expect(await faultsOf("proposals", { operations: [{ op: "create", entity, data }] })).to.deep.equal(
            byRoute?.map((fault) => ({ ...fault, path: `operations.0.data.${fault.path}` })),
          )
        }
      })

      const raw = (operation: string) =>
        host.fetch(`/api/v1/trees/${tree.id}/proposals`, {
          method: "POST",
          headers: { authorization: `Bearer ${viewer.token}`, "content-type": "application/json" },
          body: `{"operations": [${operation}]}`,
        })

      it("is refused for the keys of every object's prototype, like for any unknown field, and for a depth that no body has", async () => {
        const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`
        for (const [operation, fault] of [
          [
            '{"op": "create", "entity": "person", "data": {"__proto__": {"given_name": "Anna"}}}',
            "operations.0.data.__proto__",
          ],
          ['{"op": "create", "entity": "person", "data": {"constructor": 1}}', "operations.0.data.constructor"],
          ['{"op": "create", "entity": "person", "data": {}, "__proto__": {}}', "operations.0.__proto__"],
          ['{"op": "create", "entity": "__proto__", "data": {}}', "operations.0.entity"],
          ['{"op": "create", "entity": "constructor", "data": {}}', "operations.0.entity"],
          ['{"op": "update", "entity": "person", "id": "$__proto__", "data": {}}', "operations.0.id"],
          [
            '{"op": "create", "entity": "event", "data": {"type": "birth", "person_id": "$constructor"}}',
            "operations.0.data.person_id",
          ],
          [
            `{"op": "create", "entity": "event", "data": {"type": "birth", "person_id": "${NOWHERE}", "date": {"display": ${deep}}}}`,
            "operations.0.data",
          ],
        ]) {
          const response = await raw(operation ?? "")
          const { errors }: Schemas["Problem"] = JSON.parse(await response.text())
          expect([response.status, errors?.map(({ path }) => path)], operation?.slice(0, 100)).to.deep.equal([
            422,
            [fault],
          ])
        }
      })

      it("takes a word of the prototype for a reference like any other", async () => {
        const here = await proposed(
          { op: "create", entity: "person", ref: "__proto__", data: {} },
          { op: "update", entity: "person", id: "$__proto__", data: { gender: "female" } },
        )
        expect((await dataOf(apply(editor, here))).status).to.equal("applied")
      })
    })

    describe("to read", () => {
      it("is for members only: for other users there is no proposal", async () => {
        const here = await proposed(aSource("Diary"))
        for (const member of [owner, editor, viewer])
          expect((await dataOf(get(member, here))).id).to.equal(here.params.path.proposal_id)
        expect(await refused(get(stranger, here))).to.equal("404 not_found")
        expect(await refused(stranger.api.GET("/trees/{tree_id}/proposals", tree.at))).to.equal("403 forbidden")
        expect(await refused(get(owner, at({ proposal_id: NOWHERE })))).to.equal("404 not_found")
      })

      it("lists those of one status, and refuses one that there is not", async () => {
        const [open, gone] = [await proposed(aSource("A")), await proposed(aSource("B"))]
        await dataOf(reject(editor, gone))
        const list = async (status?: "pending" | "applied" | "rejected") =>
          (
            await dataOf(
              viewer.api.GET(
                "/trees/{tree_id}/proposals",
                at({ tree_id: tree.id }, { query: status === undefined ? {} : { status } }),
              ),
            )
          ).map(({ id }) => id)
        const [openId, goneId] = [open.params.path.proposal_id, gone.params.path.proposal_id]
        expect(await list("pending"))
          .to.include(openId)
          .and.not.include(goneId)
        expect(await list("rejected"))
          .to.include(goneId)
          .and.not.include(openId)
        expect(await list()).to.include.members([openId, goneId])
        const response = await host.fetch(`/api/v1/trees/${tree.id}/proposals?status=done`, {
          headers: { authorization: `Bearer ${viewer.token}` },
        })
        expect(response.status).to.equal(422)
      })

      it("lists heavy ones a few at a time, whatever the limit, and every one of them", async () => {
        const heavy = await plantTree(host, owner)
        const operations = [{ ...aSource("Heavy"), data: { title: "Heavy", notes: "x".repeat(900_000) } }]
        for (let made = 0; made < 7; made++)
          await dataOf(owner.api.POST("/trees/{tree_id}/proposals", { ...heavy.at, body: { operations } }))
        const pages: number[] = []
        const ids = new Set<string>()
        for (let path: string | undefined = `/api/v1/trees/${heavy.id}/proposals?limit=1000`; path !== undefined; ) {
          const response: Response = await host.fetch(path, { headers: { authorization: `Bearer ${owner.token}` } })
          const body = await response.text()
          expect(body.length).to.be.lessThan(6_000_000)
          const page: readonly { readonly id: string }[] = JSON.parse(body)
          pages.push(page.length)
          for (const { id } of page) ids.add(id)
          path = /^<(.*)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1]
        }
        expect([pages, ids.size]).to.deep.equal([[5, 2], 7])
      })

      it("shows the present records beside the proposed ones, with a label for each id", async () => {
        const anna = await tree.person({ given_name: "Anna", surname: "Darwin", gender: "female" })
        const ruth = await tree.person({ given_name: "Ruth" })
        const birth = await tree.event({ type: "birth", person_id: anna.id, date: { year: 1850 }, place: "Down" })
        const here = await proposed(
          { op: "update", entity: "person", id: anna.id, data: { given_name: "Anne" } },
          { op: "update", entity: "event", id: birth.id, data: { date: { year: 1841 } } },
          { op: "create", entity: "person", ref: "etty", data: { given_name: "Etty" } },
          {
            op: "create",
            entity: "relationship",
            ref: "edge",
            data: { type: "parent_child", from_person_id: anna.id, to_person_id: "$etty" },
          },
          { op: "update", entity: "person", id: "$etty", data: { surname: "Darwin" } },
          { op: "delete", entity: "person", id: ruth.id },
          { op: "update", entity: "source", id: NOWHERE, data: { title: "New" } },
          {
            op: "update",
            entity: "person",
            id: anna.id,
            data: { birth: { date: { year: 1842 } }, death: { place: "Down" } },
          },
        )
        const { diff } = await dataOf(get(viewer, here))
        expect(diff.map(({ operation, op, entity, id, label }) => [operation, op, entity, id, label])).to.deep.equal([
          [0, "update", "person", anna.id, "Anna Darwin"],
          [1, "update", "event", birth.id, "birth, 1850, Anna Darwin"],
          [2, "create", "person", null, "Etty"],
          [3, "create", "relationship", null, "parent_child, Anna Darwin, Etty"],
          [4, "update", "person", "$etty", "Etty"],
          [5, "delete", "person", ruth.id, "Ruth"],
          [6, "update", "source", NOWHERE, null],
          [7, "update", "person", anna.id, "Anna Darwin"],
        ])
        const { display_long: _, ...date } = birth.date ?? expect.fail("no date")
        expect(diff[0]?.before).to.deep.equal({
          gender: "female",
          is_living: null,
          notes: null,
          privacy: "default",
          portrait: null,
          identifiers: [],
          given_name: "Anna",
          surname: "Darwin",
          birth: {
            ...{ date, place: "Down", detail: null, notes: null, privacy: "default" },
            ...{ subtype: null, cause: null, age: null, address: null, coordinates: null, confidence: null },
            identifiers: [],
          },
          death: null,
        })
        expect(diff[7]?.after).to.have.nested.property("birth.date.display", "1842")
        expect(diff[7]?.after).to.have.nested.property("birth.place", "Down")
        expect(diff[7]?.after).to.have.deep.property("death", { place: "Down" })
        expect(diff[0]?.after).to.deep.equal({ ...diff[0]?.before, given_name: "Anne" })
        expect(diff[1]?.before)
          .to.deep.include({ person_id: anna.id, place: "Down" })
          .and.have.nested.property("date.display", "1850")
        expect(diff[1]?.after)
          .to.deep.include({ person_id: anna.id, place: "Down" })
          .and.have.nested.property("date.display", "1841")
        expect(diff[1]?.mentions).to.deep.equal([{ id: anna.id, entity: "person", label: "Anna Darwin" }])
        expect([diff[2]?.before, diff[2]?.after]).to.deep.equal([null, { given_name: "Etty" }])
        expect(diff[3]?.mentions).to.deep.equal([
          { id: anna.id, entity: "person", label: "Anna Darwin" },
          { id: "$etty", entity: "person", label: "Etty" },
        ])
        expect([diff[4]?.before, diff[4]?.after]).to.deep.equal([
          { given_name: "Etty" },
          { given_name: "Etty", surname: "Darwin" },
        ])
        expect([diff[5]?.before, diff[5]?.after])
          .to.deep.include.members([null])
          .and.have.nested.property("0.given_name", "Ruth")
        expect([diff[6]?.before, diff[6]?.after]).to.deep.equal([null, { title: "New" }])
      })

      it("has a tag that changes with the proposal and with the records of the tree, and that If-Match accepts", async () => {
        const { id } = await tree.person({ given_name: "Anna" })
        const here = await proposed({ op: "update", entity: "person", id, data: { surname: "Darwin" } })
        const tag = async () => (await get(viewer, here)).response.headers.get("etag") ?? ""
        const before = await tag()
        const again = await host.fetch(`/api/v1/proposals/${here.params.path.proposal_id}`, {
          headers: { authorization: `Bearer ${viewer.token}`, "if-none-match": before },
        })
        expect(again.status).to.equal(304)
        await dataOf(
          owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: id }), body: { given_name: "Anne" } }),
        )
        expect(await tag()).to.not.equal(before)
        const applied = await host.fetch(`/api/v1/proposals/${here.params.path.proposal_id}/apply`, {
          method: "POST",
          headers: { authorization: `Bearer ${editor.token}`, "if-match": await tag() },
        })
        expect([applied.status, applied.headers.get("etag")]).to.deep.equal([200, '"2"'])
      })
    })

    describe("to apply", () => {
      it("runs the operations in order, and each reference becomes the id of the created record", async () => {
        const here = await proposed(...family)
        const answer = await dataOf(apply(editor, here))
        expect(answer).to.deep.include({
          status: "applied",
          applied_operations: family.length,
          reviewer: { id: editor.user.id, display_name: null },
          apply_error: null,
          operations: asRead(family, true),
        })
        const { diff } = await dataOf(get(viewer, here))
        const [emma, charles, couple, wedding, married] = diff.map(({ id }) => id ?? "")
        expect(await person(emma ?? "")).to.deep.include({ display_name: "Emma Wedgwood", birth_year: 1808 })
        expect(await person(charles ?? "")).to.deep.include({ gender: "male" })
        const kin = await dataOf(owner.api.GET("/persons/{person_id}/family", at({ person_id: emma ?? "" })))
        expect(kin.partners.map((partner) => [partner.person.id, partner.relationship.id])).to.deep.equal([
          [charles, couple],
        ])
        expect(await dataOf(owner.api.GET("/events/{event_id}", at({ event_id: wedding ?? "" })))).to.deep.include({
          place: "Maer",
          relationship_id: couple,
        })
        expect((await person(emma ?? "")).names?.find(({ id }) => id === married)).to.include({
          surname: "Darwin-Wedgwood",
          name_type: "married",
        })
        expect(await titles()).to.not.include("Register of Maer")
      })

      it("is written down as the approving human's doing, each operation with the proposal's id", async () => {
        const here = await proposed(...family)
        const { proposal_id } = here.params.path
        const headers = { authorization: `Bearer ${editor.token}`, "x-request-id": "approve-1" }
        expect(
          (await host.fetch(`/api/v1/proposals/${proposal_id}/apply`, { method: "POST", headers })).status,
        ).to.equal(200)
        const entries = (await audit(proposal_id)).toReversed().slice(1)
        expect(entries.map(({ action }) => action)).to.include.members([
          ...family.map(({ op, entity }) => `${entity}.${op}`),
          "proposal.apply",
        ])
        for (const { actor, actor_type, request_id } of entries)
          expect([actor?.id, actor_type, request_id]).to.deep.equal([editor.user.id, "user", "approve-1"])
      })

      it("changes the birth and death of a person, and is refused for a day that does not exist", async () => {
        const { id } = await tree.person({ given_name: "Anna", birth: { date: { year: 1841 }, place: "Down" } })
        const update = (data: Schemas["PersonUpdate"]): Operation => ({ op: "update", entity: "person", id, data })
        expect(
          await refused(propose(viewer, [update({ birth: { date: { year: 1841, month: 2, day: 30 } } })])),
        ).to.equal("422 at operations.0.data.birth.date, operations.0.data.birth.date.day")
        const here = await proposed(update({ birth: { date: { year: 1842 } }, death: { date: { year: 1851 } } }))
        expect((await dataOf(apply(editor, here))).status).to.equal("applied")
        expect(await person(id)).to.deep.include({ birth_year: 1842, death_year: 1851 })
        const events = await dataOf(owner.api.GET("/persons/{person_id}/events", at({ person_id: id })))
        expect(events.map(({ type, place }) => [type, place])).to.deep.equal([
          ["birth", "Down"],
          ["death", null],
        ])
        const actions = (await audit(here.params.path.proposal_id)).map(({ action }) => action)
        expect(actions.toSorted()).to.deep.equal([
          "event.create",
          "event.update",
          "person.update",
          "proposal.apply",
          "proposal.create",
        ])
      })

      it("needs an editor: the viewer who proposed it may not, nor may a stranger", async () => {
        const here = await proposed(aSource("Not yet"))
        expect(await refused(apply(viewer, here))).to.equal("403 forbidden")
        expect(await refused(apply(stranger, here))).to.equal("403 forbidden")
        expect(await refused(apply(owner, at({ proposal_id: NOWHERE })))).to.equal("404 not_found")
        expect(await titles()).to.not.include("Not yet")
        expect((await dataOf(apply(owner, here))).status).to.equal("applied")
      })

      it("takes an empty body for none, and refuses one that says something else", async () => {
        const here = await proposed(aSource("Empty"))
        const path = `/proposals/${here.params.path.proposal_id}/apply`
        expect(await refused(send(host, editor, "POST", path, { force: true }))).to.equal("422 at force")
        expect((await send(host, editor, "POST", path, {})).response.status).to.equal(200)
      })

      it(
        "stops at an operation that fails: it stays pending with the error, earlier operations stay applied, and the " +
          "next apply continues from there",
        async () => {
          const { id } = await tree.person({ given_name: "Anna" })
          const wedding: Operation = {
            op: "create",
            entity: "relationship",
            data: { type: "partnership", from_person_id: id, to_person_id: "$groom" },
          }
          const here = await proposed(
            { op: "create", entity: "person", ref: "groom", data: { given_name: "Ralph" } },
            wedding,
            wedding,
            aSource("After the wedding"),
          )
          const { data, error, response } = await apply(editor, here)
          const applyError = {
            operation: 2,
            code: "duplicate_relationship",
            detail: "This relationship already exists.",
          }
          expect([data, response.status]).to.deep.equal([undefined, 409])
          expect(error).to.deep.include({ code: "proposal_failed", apply_error: applyError })
          const stopped = await dataOf(get(viewer, here))
          expect(stopped).to.deep.include({
            status: "pending",
            apply_error: applyError,
            applied_operations: 2,
            reviewer: null,
          })
          expect(stopped.diff.map(({ is_applied }) => is_applied)).to.deep.equal([true, true, false, false])
          const [groom, couple] = stopped.diff.map((entry) => entry.id ?? "")
          expect((await person(groom ?? "")).given_name).to.equal("Ralph")
          expect(await titles()).to.not.include("After the wedding")

          expect(await refused(apply(editor, here))).to.equal("409 proposal_failed")
          await owner.api.DELETE("/relationships/{relationship_id}", at({ relationship_id: couple ?? "" }))
          expect(await dataOf(apply(owner, here))).to.deep.include({
            status: "applied",
            applied_operations: 4,
            apply_error: null,
            reviewer: { id: owner.user.id, display_name: null },
          })
          expect((await titles()).filter((title) => title === "After the wedding")).to.have.length(1)
          const actions = (await audit(here.params.path.proposal_id)).toReversed().map(({ action }) => action)
          expect(actions).to.deep.equal([
            "proposal.create",
            "person.create",
            "proposal.advance",
            "name.create",
            "relationship.create",
            "proposal.advance",
            "proposal.fail",
            "proposal.fail",
            "relationship.create",
            "proposal.advance",
            "source.create",
            "proposal.apply",
          ])
        },
      )

      it("of a single operation is all or nothing", async () => {
        const here = await proposed(ofNobody)
        expect((await apply(editor, here)).error)
          .to.have.nested.property("apply_error.detail")
          .that.matches(/^person_id /)
        expect(
          (await dataOf(owner.api.GET("/trees/{tree_id}/places", tree.at))).map(({ name }) => name),
        ).to.not.include("Never Heard Of")
        expect((await dataOf(get(viewer, here))).apply_error).to.deep.include({ operation: 0, code: "invalid_input" })
      })

      it("with edited operations runs these in place of what is left, and keeps them", async () => {
        const here = await proposed(...family.slice(0, 3), ofNobody, aSource("Dropped"))
        expect((await apply(editor, here)).error).to.have.nested.property("apply_error.operation", 3)
        expect(await refused(apply(editor, here, []))).to.equal("422 at operations")
        expect(await refused(apply(editor, here, [{ ...aSource("X"), ref: "emma" }]))).to.equal(
          "422 at operations.0.ref",
        )
        expect(await refused(apply(viewer, here, [aSource("X")]))).to.equal("403 forbidden")
        const edited: Operation[] = [
          { op: "update", entity: "person", id: "$emma", data: { gender: "female" } },
          { ...aSource("Edited"), ref: "edited" },
        ]
        const answer = await dataOf(apply(editor, here, edited))
        expect(answer).to.deep.include({
          status: "applied",
          operations: asRead([...family.slice(0, 3), ...edited], true),
          applied_operations: 5,
        })
        expect(await titles())
          .to.include("Edited")
          .and.not.include("Dropped")
        const emma = (await dataOf(get(viewer, here))).diff[0]?.id
        expect((await person(emma ?? "")).gender).to.equal("female")
      })

      it(
        "from the first with edited operations runs none of those that were stored; where one fails, the edited ones are " +
          "what is left",
        async () => {
          const here = await proposed(aSource("Stored"))
          const { id } = await tree.person()
          const broken: Operation = { op: "delete", entity: "name", id: (await person(id)).names?.[0]?.id ?? "" }
          expect((await apply(editor, here, [aSource("Edited one"), broken])).error).to.deep.include({
            apply_error: { operation: 1, code: "last_name", detail: "A person needs at least one name." },
          })
          expect(await dataOf(get(viewer, here))).to.deep.include({
            status: "pending",
            applied_operations: 1,
            operations: [...asRead([aSource("Edited one")], true), ...asRead([broken], false)],
          })
          expect(await titles())
            .to.include("Edited one")
            .and.not.include("Stored")
        },
      )

      it("touches nothing of another tree, not even one that the editor may edit too", async () => {
        const other = await plantTree(host, editor)
        const theirs = await other.person({ given_name: "Far" })
        const theirSource = await other.source("Far register")
        const own = await tree.person()
        const foreign: readonly (readonly [Operation, string])[] = [
          [{ op: "update", entity: "person", id: theirs.id, data: { given_name: "Near" } }, "not_found"],
          [{ op: "delete", entity: "person", id: theirs.id }, "not_found"],
          [{ op: "delete", entity: "source", id: theirSource.id }, "not_found"],
          [{ op: "create", entity: "name", data: { person_id: theirs.id, given_name: "Near" } }, "not_found"],
          [
            { op: "update", entity: "name", id: theirs.names?.[0]?.id ?? NOWHERE, data: { given_name: "Near" } },
            "not_found",
          ],
          [{ op: "create", entity: "event", data: { type: "birth", person_id: theirs.id } }, "invalid_input"],
          [
            {
              op: "create",
              entity: "relationship",
              data: { type: "partnership", from_person_id: own.id, to_person_id: theirs.id },
            },
            "invalid_input",
          ],
          [
            { op: "create", entity: "citation", data: { source_id: theirSource.id, person_id: own.id } },
            "invalid_input",
          ],
        ]
        for (const [operation, code] of foreign) {
          const here = await proposed(operation)
          const shown = await dataOf(get(viewer, here))
          expect(JSON.stringify([shown.diff[0]?.before, shown.diff[0]?.label, shown.diff[0]?.mentions])).to.not.match(
            /Far/,
          )
          const { error, response } = await apply(editor, here)
          expect([response.status, error], JSON.stringify(operation)).to.have.nested.property(
            "1.apply_error.code",
            code,
          )
        }
        expect(await person(own.id)).to.include({ version: own.version })
        const { data } = await editor.api.GET("/trees/{tree_id}/persons", other.at)
        expect(data).to.deep.equal([(({ names: _names, ...rest }) => rest)(theirs)])
      })

      it("by two at once is done once: the other gets 409", async () => {
        for (const operations of [
          [aSource("Only once")],
          Array.from({ length: 20 }, (_, index) => aSource(`Only once ${index}`)),
        ]) {
          const here = await proposed(...operations)
          const answers = await Promise.all([apply(editor, here), apply(owner, here), apply(owner, here)])
          expect(answers.map(({ response }) => response.status).toSorted()).to.deep.equal([200, 409, 409])
          for (const { error } of answers)
            if (error !== undefined) expect(error).to.have.property("code", "proposal_not_pending")
          for (const { data } of operations)
            expect((await titles()).filter((title) => title === data?.title)).to.have.length(1)
        }
      })

      it("by three at once, two of them with edited operations, does no operation twice, in many rounds", async () => {
        for (let round = 0; round < 30; round++) {
          const operations = Array.from({ length: 4 }, (_, index) => aSource(`Round ${round}.${index}`))
          const edited = operations.map(({ data, ...operation }) => ({ ...operation, data: { ...data, author: "Ed" } }))
          const here = await proposed(...operations)
          const answers = await Promise.all([
            apply(editor, here),
            apply(owner, here, edited),
            apply(editor, here, edited),
          ])
          expect(answers.map(({ response }) => response.status).toSorted()).to.deep.equal([200, 409, 409])
          const made = (await titles()).filter((title) => title.startsWith(`Round ${round}.`))
          expect(made).to.deep.equal(operations.map(({ data }) => data?.title))
        }
      })

      itEachCommitOnOneHost(
        "of a thousand operations is a thousand transactions, and stops where it must",
        async () => {
          const operations = Array.from(
            { length: 998 },
            (_, index): Operation => ({
              op: "create",
              entity: "person",
              ref: `p${index}`,
              data: { given_name: `P${index}` },
            }),
          )
          const edge = (to: string): Operation => ({
            op: "create",
            entity: "relationship",
            data: { type: "parent_child", from_person_id: "$p0", to_person_id: to },
          })
          const here = await proposed(...operations, edge("$p997"), edge("$p997"))
          expect((await apply(editor, here)).error).to.have.nested.property("apply_error.operation", 999)
          expect(await dataOf(get(viewer, here))).to.deep.include({ applied_operations: 999, status: "pending" })
          expect(await refused(apply(editor, here, [edge("$p1"), edge("$p2")]))).to.equal("422 at operations")
          expect((await dataOf(apply(editor, here, [edge("$p1")]))).applied_operations).to.equal(1_000)
        },
      )
    })

    describe("to reject", () => {
      itEachCommit("is an editor's, with a reason or without, and applies nothing", async () => {
        const [here, other] = [await proposed(aSource("Rejected")), await proposed(aSource("Rejected"))]
        expect(await refused(reject(viewer, here))).to.equal("403 forbidden")
        expect(await refused(reject(stranger, here))).to.equal("403 forbidden")
        const answer = await dataOf(reject(editor, here, { reason: "Not our Anna" }))
        expect(answer).to.deep.include({
          status: "rejected",
          reject_reason: "Not our Anna",
          reviewer: { id: editor.user.id, display_name: null },
          version: 2,
        })
        expect((await dataOf(reject(owner, other))).reject_reason).to.equal(null)
        expect(await titles()).to.not.include("Rejected")
        expect((await audit(answer.id)).map(({ action }) => action)).to.deep.equal([
          "proposal.reject",
          "proposal.create",
        ])
      })
    })

    it("what is decided stays decided: 409 to a second decision", async () => {
      const [applied, rejected] = [await proposed(aSource("Decided")), await proposed(aSource("Never"))]
      await dataOf(apply(editor, applied))
      await dataOf(reject(editor, rejected))
      for (const here of [applied, rejected]) {
        expect(await refused(apply(owner, here))).to.equal("409 proposal_not_pending")
        expect(await refused(apply(owner, here, [aSource("Again")]))).to.equal("409 proposal_not_pending")
        expect(await refused(reject(owner, here))).to.equal("409 proposal_not_pending")
      }
      expect((await titles()).filter((title) => title === "Decided")).to.have.length(1)
      expect(await titles())
        .to.not.include.members(["Never"])
        .and.not.include("Again")
    })

    it("a decision on a version that is not the newest is refused with 412", async () => {
      const here = await proposed(aSource("Stale"), { op: "delete", entity: "source", id: NOWHERE })
      await apply(editor, here)
      const stale = at(here.params.path, ifMatch(1))
      expect(await refused(editor.api.POST("/proposals/{proposal_id}/apply", stale))).to.equal("412 version_stale")
      expect(await refused(editor.api.POST("/proposals/{proposal_id}/reject", stale))).to.equal("412 version_stale")
      expect(await refused(editor.api.DELETE("/proposals/{proposal_id}", stale))).to.equal("412 version_stale")
    })

    describe("to delete", () => {
      itEachCommit("is its proposer's and every editor's, in any state; what was applied stays", async () => {
        const other = await tree.join("viewer")
        const [pending, applied, rejected] = [
          await proposed(aSource("P")),
          await proposed(aSource("Stays")),
          await proposed(aSource("R")),
        ]
        await dataOf(apply(editor, applied))
        await dataOf(reject(editor, rejected))
        expect(await refused(remove(other, pending))).to.equal("403 forbidden")
        expect(await refused(remove(stranger, pending))).to.equal("404 not_found")
        expect(await statusOf(remove(viewer, pending))).to.equal(204)
        expect(await statusOf(remove(viewer, applied))).to.equal(204)
        expect(await statusOf(remove(editor, rejected))).to.equal(204)
        for (const here of [pending, applied, rejected]) {
          expect(await statusOf(get(owner, here))).to.equal(404)
          expect(await statusOf(remove(owner, here))).to.equal(404)
        }
        expect(await titles()).to.include("Stays")
        expect((await audit(applied.params.path.proposal_id)).map(({ action }) => action)).to.include.members([
          "proposal.delete",
          "source.create",
        ])
      })
    })

    it("a proposer who has left the tree can no longer read or delete it; it stays, and can be applied", async () => {
      const leaver = await tree.join("editor")
      const here = at({ proposal_id: (await dataOf(propose(leaver, [aSource("Left behind")]))).id })
      await owner.api.DELETE("/trees/{tree_id}/members/{user_id}", at({ tree_id: tree.id, user_id: leaver.user.id }))
      for (const asked of [get(leaver, here), remove(leaver, here)])
        expect(await refused(asked)).to.equal("404 not_found")
      for (const asked of [apply(leaver, here), reject(leaver, here)])
        expect(await refused(asked)).to.equal("403 forbidden")
      expect((await dataOf(get(viewer, here))).proposer).to.deep.equal({ id: leaver.user.id, display_name: null })
      expect((await dataOf(apply(owner, here))).status).to.equal("applied")
    })

    it("are not found while their tree is deleted", async () => {
      const doomed = await plantTree(host, owner)
      const { id } = await dataOf(
        owner.api.POST("/trees/{tree_id}/proposals", { ...doomed.at, body: { operations: [aSource("D")] } }),
      )
      const here = at({ proposal_id: id })
      await owner.api.DELETE("/trees/{tree_id}", doomed.at)
      for (const asked of [
        get(owner, here),
        apply(owner, here),
        reject(owner, here),
        remove(owner, here),
        owner.api.GET("/trees/{tree_id}/proposals", doomed.at),
      ]) {
        expect(await refused(asked)).to.equal("404 not_found")
      }
      await dataOf(owner.api.POST("/trees/{tree_id}/restore", doomed.at))
      expect((await dataOf(get(owner, here))).status).to.equal("pending")
    })
  })
}
