import { expect } from "chai"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { openToAssistants, withProvider } from "../support/mcp-client.ts"
import {
  aSource,
  type Operation,
  plantProposalScene,
  proposed as proposedBy,
  titlesIn,
} from "../support/proposal-scene.ts"
import { at, NOWHERE, plantTree, refused, send, dataOf, type TreeScene } from "../support/tree-scene.ts"

for (const kind of hosts) {
  describe(`the review of proposals, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let editor: TestUser
    let viewer: TestUser
    let stranger: TestUser
    let tree: TreeScene
    before(async () => {
      host = await kind.start(withProvider)
      ;({ owner, editor, viewer, stranger, tree } = await plantProposalScene(host))
    })
    after(() => host.stop())

    const proposed = (...operations: Operation[]) => proposedBy(viewer, tree, operations)
    type Here = Awaited<ReturnType<typeof proposed>>
    const get = async (here: Here) => dataOf(viewer.api.GET("/proposals/{proposal_id}", here))
    const apply = ({ api }: TestUser, here: Here, body: Schemas["ProposalApply"]) =>
      api.POST("/proposals/{proposal_id}/apply", { ...here, body })
    const titles = () => titlesIn(tree, owner)
    const done = ({ operations }: Schemas["ProposalRead"]) => operations.map((operation) => operation.done)

    /** A client with a token of the viewer that has these scopes. */
    const program = async (scopes: Schemas["ApiTokenCreate"]["scopes"]) => {
      const { token } = await dataOf(viewer.api.POST("/auth/tokens", { body: { name: "a program", scopes } }))
      return host.client(token)
    }

    describe("the queue", () => {
      it("counts proposals by status, and the pending ones by origin, and lists those of one origin", async () => {
        const queue = await plantTree(host, owner)
        await openToAssistants(owner, queue.id)
        const counts = () => owner.api.GET("/trees/{tree_id}/proposals/counts", queue.at)
        expect(await dataOf(counts())).to.deep.equal({
          pending: 0,
          applied: 0,
          rejected: 0,
          by_origin: { assistant: 0, contributor: 0 },
        })
        const { token } = await dataOf(owner.api.POST("/auth/tokens", { body: { name: "model", scopes: ["propose"] } }))
        const assistant = host.client(token)
        const ids: string[] = []
        for (const api of [owner.api, assistant, owner.api, assistant, owner.api])
          ids.push(
            (
              await dataOf(
                api.POST("/trees/{tree_id}/proposals", { ...queue.at, body: { operations: [aSource("Diary")] } }),
              )
            ).id,
          )
        const [first = "", second = "", third = "", fourth, fifth] = ids
        await dataOf(owner.api.POST("/proposals/{proposal_id}/apply", at({ proposal_id: first })))
        await dataOf(owner.api.POST("/proposals/{proposal_id}/reject", at({ proposal_id: second })))
        const before = (await counts()).response.headers.get("etag")
        expect(await dataOf(counts())).to.deep.equal({
          pending: 3,
          applied: 1,
          rejected: 1,
          by_origin: { assistant: 1, contributor: 2 },
        })
        await dataOf(owner.api.POST("/proposals/{proposal_id}/reject", at({ proposal_id: third })))
        expect((await counts()).response.headers.get("etag")).to.not.equal(before)
        const list = async (query: { status?: "pending" | "rejected"; origin?: "assistant" | "contributor" }) =>
          (await dataOf(owner.api.GET("/trees/{tree_id}/proposals", at({ tree_id: queue.id }, { query })))).map(
            ({ id }) => id,
          )
        expect(await list({ origin: "assistant" })).to.deep.equal([second, fourth])
        expect(await list({ origin: "contributor", status: "pending" })).to.deep.equal([fifth])
        expect(await list({ origin: "assistant", status: "rejected" })).to.deep.equal([second])
        const wrong = await host.fetch(`/api/v1/trees/${queue.id}/proposals?origin=model`, {
          headers: { authorization: `Bearer ${owner.token}` },
        })
        expect(wrong.status).to.equal(422)
      })

      it("is for members", async () => {
        for (const member of [owner, editor, viewer])
          await dataOf(member.api.GET("/trees/{tree_id}/proposals/counts", tree.at))
        expect(await refused(stranger.api.GET("/trees/{tree_id}/proposals/counts", tree.at))).to.equal("403 forbidden")
        expect(await refused(owner.api.GET("/trees/{tree_id}/proposals/counts", at({ tree_id: NOWHERE })))).to.equal(
          "404 not_found",
        )
      })
    })

    describe("stale operations", () => {
      it("name a record that was changed or deleted since they were proposed; the others are not stale", async () => {
        const [anna, ruth, emma] = [await tree.person(), await tree.person(), await tree.person()]
        const source = await tree.source("Register")
        const here = await proposed(
          { op: "update", entity: "person", id: anna.id, data: { gender: "female" } },
          { op: "create", entity: "citation", data: { source_id: source.id, person_id: ruth.id } },
          { op: "update", entity: "person", id: emma.id, data: { gender: "female" } },
          {
            op: "create",
            entity: "relationship",
            data: { type: "partnership", from_person_id: emma.id, to_person_id: anna.id },
          },
          aSource("New"),
          { op: "delete", entity: "person", id: NOWHERE },
        )
        const fresh = await owner.api.GET("/proposals/{proposal_id}", here)
        expect(fresh.data?.stale).to.deep.equal([])
        await dataOf(owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: anna.id }), body: { notes: "x" } }))
        expect((await get(here)).stale).to.deep.equal([0, 3])
        await owner.api.DELETE("/sources/{source_id}", at({ source_id: source.id }))
        const later = await owner.api.GET("/proposals/{proposal_id}", here)
        expect(later.data?.stale).to.deep.equal([0, 1, 3])
        expect(later.response.headers.get("etag")).to.not.equal(fresh.response.headers.get("etag"))
      })

      it("include a new birth or death when the present one has changed in any way", async () => {
        const { id } = await tree.person({ birth: { date: { year: 1850 } } })
        const birth: Operation = { op: "update", entity: "person", id, data: { birth: { place: "Down" } } }
        const gender: Operation = { op: "update", entity: "person", id, data: { gender: "male" } }
        const here = await proposed(birth, gender)
        const [event] = await dataOf(owner.api.GET("/persons/{person_id}/events", at({ person_id: id })))
        await dataOf(
          owner.api.PATCH("/events/{event_id}", { ...at({ event_id: event?.id ?? "" }), body: { place: "London" } }),
        )
        expect((await get(here)).stale).to.deep.equal([0])
      })

      it("are not those that another operation of the same proposal has changed before", async () => {
        const { id } = await tree.person({ birth: { date: { year: 1850 } } })
        const update = (data: Schemas["PersonUpdate"]): Operation => ({ op: "update", entity: "person", id, data })
        const here = await proposed(
          { op: "create", entity: "person", ref: "child", data: { given_name: "Anna" } },
          update({ given_name: "Emma", birth: { place: "Maer" } }),
          { op: "delete", entity: "source", id: NOWHERE },
          update({ gender: "female", death: { date: { year: 1900 } }, birth: { date: { year: 1851 } } }),
          { op: "update", entity: "person", id: "$child", data: { gender: "female" } },
        )
        expect((await apply(editor, here, {})).error).to.have.nested.property("apply_error.operation", 2)
        const stopped = await get(here)
        expect([stopped.stale, done(stopped)]).to.deep.equal([[], [true, true, false, false, false]])
        await dataOf(owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: id }), body: { notes: "x" } }))
        expect((await get(here)).stale).to.deep.equal([3])
        await owner.api.DELETE("/persons/{person_id}", at({ person_id: stopped.diff[0]?.id ?? "" }))
        expect((await get(here)).stale).to.deep.equal([3, 4])
        await dataOf(owner.api.POST("/proposals/{proposal_id}/reject", here))
        expect((await get(here)).stale).to.deep.equal([])
      })
    })

    describe("to apply some operations", () => {
      it("runs only these, says so of each operation, and the proposal is applied", async () => {
        const here = await proposed(aSource("Only 0"), aSource("Only 1"), aSource("Only 2"), aSource("Only 3"))
        const answer = await dataOf(apply(editor, here, { only: [3, 1, 3] }))
        expect(answer).to.deep.include({ status: "applied", applied_operations: 2 })
        expect(done(answer)).to.deep.equal([false, true, false, true])
        expect((await titles()).filter((title) => title.startsWith("Only"))).to.deep.equal(["Only 1", "Only 3"])
        const { diff } = await get(here)
        expect(diff.map(({ is_applied, id }) => [is_applied, id !== null])).to.deep.equal([
          [false, false],
          [true, true],
          [false, false],
          [true, true],
        ])
        expect(await refused(apply(editor, here, {}))).to.equal("409 proposal_not_pending")
      })

      it("is refused for a reference to an operation that is not chosen, and for an index without operation", async () => {
        const here = await proposed(aSource("Register", "register"), aSource("Other"), {
          op: "update",
          entity: "source",
          id: "$register",
          data: { author: "A clerk" },
        })
        for (const [only, fault] of [
          [[1, 2], "only.1"],
          [[3], "only.0"],
          [[-1], "only.0"],
          [[0.5], "only.0"],
          [[], "only"],
          [{}, "only"],
          ["0", "only"],
        ] as const)
          expect(
            await refused(send(host, editor, "POST", `/proposals/${here.params.path.proposal_id}/apply`, { only })),
          ).to.equal(`422 at ${fault}`)
        expect(await get(here)).to.deep.include({ status: "pending", applied_operations: 0, version: 1 })
        expect(done(await dataOf(apply(editor, here, { only: [2, 0] })))).to.deep.equal([true, false, true])
      })

      it("goes on after a failure with what is chosen then; what ran before does not run again", async () => {
        const gone: Operation = { op: "delete", entity: "source", id: NOWHERE }
        const here = await proposed(aSource("Step 0"), aSource("Step 1", "one"), gone, {
          op: "update",
          entity: "source",
          id: "$one",
          data: { author: "A clerk" },
        })
        expect((await apply(editor, here, { only: [1, 2] })).error).to.have.nested.property("apply_error.operation", 2)
        expect(done(await get(here))).to.deep.equal([false, true, false, false])
        const answer = await dataOf(apply(editor, here, { only: [0, 1, 3] }))
        expect([answer.status, answer.apply_error, done(answer)]).to.deep.equal([
          "applied",
          null,
          [true, true, false, true],
        ])
        expect((await titles()).filter((title) => title.startsWith("Step"))).to.deep.equal(["Step 1", "Step 0"])
      })

      it("of which all have run already is the end of it", async () => {
        const here = await proposed(aSource("Enough"), { op: "delete", entity: "source", id: NOWHERE })
        expect((await apply(editor, here, {})).response.status).to.equal(409)
        const key = { headers: { "Idempotency-Key": "enough-1" } }
        const answer = await dataOf(
          editor.api.POST("/proposals/{proposal_id}/apply", { ...here, ...key, body: { only: [0] } }),
        )
        expect(answer).to.deep.include({ status: "applied", applied_operations: 1, apply_error: null })
        expect(answer.reviewer?.id).to.equal(editor.user.id)
      })

      it("of an edited list counts in the edited list", async () => {
        const here = await proposed(aSource("Draft"))
        const operations = [aSource("Edited 0"), aSource("Edited 1")]
        const answer = await dataOf(apply(editor, here, { operations, only: [1] }))
        expect([
          answer.operations.map((one) => (one.entity === "source" && one.op === "create" ? one.data?.title : null)),
          done(answer),
        ]).to.deep.equal([
          ["Edited 0", "Edited 1"],
          [false, true],
        ])
        expect(await titles())
          .to.include("Edited 1")
          .and.not.include("Edited 0")
      })

      it("by several at once does no operation twice, with or without edits: one runs and the others get 409", async () => {
        for (let round = 0; round < 10; round++) {
          const operations = Array.from({ length: 4 }, (_, index) => aSource(`Choice ${round}.${index}`))
          const here = await proposed(...operations)
          const answers = await Promise.all([
            apply(editor, here, { only: [0, 2] }),
            apply(owner, here, { only: [0, 2] }),
            apply(editor, here, { operations, only: [0, 2] }),
          ])
          expect(answers.map(({ response }) => response.status).toSorted()).to.deep.equal([200, 409, 409])
          const made = (await titles()).filter((title) => title.startsWith(`Choice ${round}.`))
          expect(made).to.deep.equal([`Choice ${round}.0`, `Choice ${round}.2`])
        }
      })
    })

    describe("the basis of an operation", () => {
      it("is shown to the reviewer with the title and page of each cited source, as they are now", async () => {
        const { id } = await tree.person()
        const source = await tree.source("Register of Maer")
        const citation = await dataOf(
          owner.api.POST("/trees/{tree_id}/citations", {
            ...tree.at,
            body: { source_id: source.id, person_id: id, page: "12" },
          }),
        )
        const update: Operation = { op: "update", entity: "person", id, data: { gender: "female" } }
        const here = await proposed(
          { ...update, basis: { citation_ids: [citation.id], text: "She is a bride there." } },
          { ...update, basis: { text: "Her name." } },
          update,
        )
        const bases = async () => (await get(here)).diff.map(({ basis }) => basis)
        expect(await bases()).to.deep.equal([
          {
            text: "She is a bride there.",
            citations: [{ id: citation.id, source_id: source.id, title: "Register of Maer", page: "12" }],
          },
          { text: "Her name.", citations: [] },
          null,
        ])
        await dataOf(
          owner.api.PATCH("/sources/{source_id}", { ...at({ source_id: source.id }), body: { title: "Maer, 1839" } }),
        )
        expect((await bases())[0]?.citations[0]?.title).to.equal("Maer, 1839")
        await owner.api.DELETE("/citations/{citation_id}", at({ citation_id: citation.id }))
        expect((await bases())[0]?.citations).to.deep.equal([
          { id: citation.id, source_id: null, title: null, page: null },
        ])
      })

      it("cites only citations of the tree, and says something", async () => {
        const other = await plantTree(host, viewer)
        const theirs = await other.person()
        const far = await dataOf(
          viewer.api.POST("/trees/{tree_id}/citations", {
            ...other.at,
            body: { source_id: (await other.source("Far")).id, person_id: theirs.id },
          }),
        )
        const based = (basis: unknown) =>
          send(host, viewer, "POST", `/trees/${tree.id}/proposals`, {
            operations: [aSource("A"), { ...aSource("B"), basis }],
          })
        for (const [basis, fault] of [
          [{ citation_ids: [NOWHERE] }, "operations.1.basis.citation_ids.0"],
          [{ citation_ids: [far.id], text: "x" }, "operations.1.basis.citation_ids.0"],
          [{ citation_ids: ["7"] }, "operations.1.basis.citation_ids.0"],
          [{ citation_ids: [], text: "" }, "operations.1.basis"],
          [{}, "operations.1.basis"],
          [{ text: "x", force: true }, "operations.1.basis.force"],
          ["words", "operations.1.basis"],
        ] as const)
          expect(await refused(based(basis)), JSON.stringify(basis)).to.equal(`422 at ${fault}`)
      })
    })

    describe("comments", () => {
      const comment = ({ api }: TestUser, here: Here, text: string) =>
        api.POST("/proposals/{proposal_id}/comments", { ...here, body: { text } })
      const comments = ({ api }: TestUser, here: Here) => api.GET("/proposals/{proposal_id}/comments", here)

      it("are any member's, in any state, oldest first, and page", async () => {
        const here = await proposed(aSource("Discussed"))
        const first = await dataOf(comment(viewer, here, "Who says so?"))
        expect(first).to.deep.include({
          proposal_id: here.params.path.proposal_id,
          author: { id: viewer.user.id, display_name: null },
          text: "Who says so?",
        })
        expect(first.via.kind).to.equal("session")
        await dataOf(apply(editor, here, {}))
        await dataOf(comment(editor, here, "The register."))
        expect((await dataOf(comments(viewer, here))).map(({ text }) => text)).to.deep.equal([
          "Who says so?",
          "The register.",
        ])
        const page = await viewer.api.GET("/proposals/{proposal_id}/comments", {
          ...here,
          params: { ...here.params, query: { limit: 1 } },
        })
        expect(page.data?.map(({ text }) => text)).to.deep.equal(["Who says so?"])
        expect(page.response.headers.get("link")).to.match(/rel="next"/)
        expect((await get(here)).version).to.equal(2)
      })

      it("need members, words, and a proposal", async () => {
        const here = await proposed(aSource("Private talk"))
        expect(await refused(comment(stranger, here, "Hello"))).to.equal("404 not_found")
        expect(await refused(comments(stranger, here))).to.equal("404 not_found")
        expect(await refused(comment(viewer, here, " "))).to.equal("422 at text")
        expect(await refused(comment(viewer, at({ proposal_id: NOWHERE }), "Hello"))).to.equal("404 not_found")
        expect(await refused(comments(viewer, at({ proposal_id: NOWHERE })))).to.equal("404 not_found")
      })

      it("can be written with the scope propose, and are marked as the assistant's; reading needs read", async () => {
        await openToAssistants(owner, tree.id)
        const here = await proposed(aSource("From a model"))
        const assistant = await program(["propose"])
        const said = await dataOf(
          assistant.POST("/proposals/{proposal_id}/comments", { ...here, body: { text: "I read it on page 12." } }),
        )
        expect([said.via.kind, said.via.name, said.author?.id]).to.deep.equal(["assistant", "local", viewer.user.id])
        expect(await refused(assistant.GET("/proposals/{proposal_id}/comments", here))).to.equal("403 scope_missing")
        const reader = await program(["read"])
        expect(await dataOf(reader.GET("/proposals/{proposal_id}/comments", here))).to.have.length(1)
        expect(
          await refused(reader.POST("/proposals/{proposal_id}/comments", { ...here, body: { text: "No" } })),
        ).to.equal("403 scope_missing")
      })

      it("are changes of the tree, and go with their proposal", async () => {
        const here = await proposed(aSource("Gone"))
        const revision = async () => (await dataOf(owner.api.GET("/trees/{tree_id}", tree.at))).revision
        const before = await revision()
        const { id } = await dataOf(comment(viewer, here, "Good"))
        expect(await revision()).to.equal((before ?? 0) + 1)
        const about = async () =>
          dataOf(owner.api.GET("/trees/{tree_id}/changes", at({ tree_id: tree.id }, { query: { entity_id: id } })))
        expect((await about()).map(({ action, summary }) => [action, summary])).to.deep.equal([
          ["proposal_comment.create", "Added a comment on a proposal"],
        ])
        await owner.api.DELETE("/proposals/{proposal_id}", here)
        expect((await about()).map(({ action }) => action)).to.deep.equal([
          "proposal.delete",
          "proposal_comment.create",
        ])
      })
    })
  })
}
