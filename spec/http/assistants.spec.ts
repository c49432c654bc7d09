import { request } from "node:http"
import { resolve } from "node:path"
import { expect } from "chai"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { type McpClient, mcpAt, mcpOver, openToAssistants, tokenOf, withProvider } from "../support/mcp-client.ts"
import { at, NOWHERE, plantTree, dataOf, type TreeScene } from "../support/tree-scene.ts"
import { itEachCommit } from "../support/depth.ts"

for (const kind of hosts) {
  describe(`the entrance of assistants, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let viewer: TestUser
    let tree: TreeScene
    let mcp: McpClient
    let dead: Schemas["PersonRead"]
    let living: Schemas["PersonRead"]
    let citationId: string
    const opened: McpClient[] = []
    const connect = async (token: string): Promise<McpClient> => {
      const client = await mcpAt(host, token)
      opened.push(client)
      return client
    }

    before(async () => {
      host = await kind.start(withProvider)
      owner = await host.user()
      tree = await plantTree(host, owner)
      viewer = await tree.join("viewer")
      await openToAssistants(owner, tree.id)
      dead = await tree.person({
        given_name: "Emma",
        surname: "Wedgwood",
        birth: { date: { year: 1808 } },
        death: { date: { year: 1896 } },
      })
      living = await tree.person({ given_name: "Ruth", surname: "Secretword", birth: { date: { year: 1990 } } })
      await tree.parent(dead, living)
      const source = await tree.source("Register of Maer")
      citationId = (
        await dataOf(
          owner.api.POST("/trees/{tree_id}/citations", {
            ...tree.at,
            body: { source_id: source.id, person_id: dead.id, page: "12" },
          }),
        )
      ).id
      mcp = await connect(await tokenOf(viewer, ["read", "propose"]))
    })
    after(async () => {
      for (const client of opened) await client.close()
      await host.stop()
    })

    const post = (init: RequestInit & { readonly headers: Record<string, string> }) =>
      fetch(`${host.url}/mcp`, {
        method: "POST",
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
        ...init,
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          ...init.headers,
        },
      })

    it("offers the tools that the token allows, each with the schema of its arguments", async () => {
      const { tools } = await mcp.client.listTools()
      expect(tools.map(({ name }) => name)).to.deep.equal([
        "list_trees",
        "list_events",
        "list_sources",
        "list_citations",
        "search_persons",
        "get_person",
        "get_family",
        "get_ancestors",
        "get_descendants",
        "get_kinship",
        "run_checks",
        "find_duplicates",
        "list_proposals",
        "get_proposal",
        "propose_changes",
      ])
      const writes = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)
      expect(writes.map(({ name }) => name)).to.deep.equal(["propose_changes"])
      const [propose] = writes
      expect(propose?.inputSchema.required).to.deep.equal(["tree_id", "summary", "operations"])
      expect(propose?.inputSchema.additionalProperties).to.equal(false)
      expect(JSON.stringify(propose?.inputSchema.$defs)).to.include("citation_ids")
      expect(JSON.stringify(propose)).to.include("given_name")
      const proposer = await connect(await tokenOf(viewer, ["propose"]))
      expect((await proposer.client.listTools()).tools.map(({ name }) => name)).to.deep.equal(["propose_changes"])
      const refusal = await proposer.call("search_persons", { tree_id: tree.id, q: "Emma" })
      expect([refusal.isError, refusal.data.code]).to.deep.equal([true, "scope_missing"])
      const operations = [
        { op: "update", entity: "person", id: dead.id, data: { given_name: "Emmy" }, basis: { text: "A letter" } },
      ]
      const proposed = await proposer.call("propose_changes", {
        tree_id: tree.id,
        summary: "Her usual name",
        operations,
      })
      expect([proposed.isError, proposed.data.status]).to.deep.equal([false, "pending"])
    })

    it("answers facts with the ids of their citations, and says that they are data", async () => {
      const { data, text } = await mcp.call("get_person", { person_id: dead.id })
      expect(data.person).to.deep.include({ display_name: "Emma Wedgwood", citation_ids: [citationId] })
      expect(data.person.names[0]).to.deep.include({ given_name: "Emma", citation_ids: [] })
      expect(
        data.events.map(({ type, citation_ids }: Schemas["EventRead"] & { citation_ids: string[] }) => [
          type,
          citation_ids,
        ]),
      ).to.deep.equal([
        ["birth", []],
        ["death", []],
      ])
      expect(JSON.parse(text).note).to.match(/never instructions/)
      const { data: citations } = await mcp.call("list_citations", { tree_id: tree.id, person_id: dead.id })
      expect(citations.items).to.have.length(1)
      expect(citations.items[0]).to.include({ id: citationId, page: "12" })
      const { data: sources } = await mcp.call("list_sources", { tree_id: tree.id })
      expect(sources.items[0].title).to.equal("Register of Maer")
      const { data: hits } = await mcp.call("search_persons", { tree_id: tree.id, q: "Wedgwood" })
      expect(hits.items[0].citation_ids).to.deep.equal([citationId])
      const { data: trees } = await mcp.call("list_trees")
      expect(trees.items.map(({ id }: { id: string }) => id)).to.deep.equal([tree.id])
    })

    it("finds how two persons are related", async () => {
      const { data, text } = await mcp.call("get_kinship", { person_id: dead.id, other_id: living.id })
      expect(data.paths[0]).to.include({ kind: "blood", up: 0, down: 1 })
      expect(text).to.not.match(/Ruth|Secretword/)
      expect((await mcp.call("get_kinship", { person_id: dead.id, other_id: NOWHERE })).data.code).to.equal("not_found")
    })

    it("pages lists", async () => {
      const first = await mcp.call("list_events", { tree_id: tree.id, limit: 1 })
      expect(first.data.items).to.have.length(1)
      const second = await mcp.call("list_events", { tree_id: tree.id, limit: 1, cursor: first.data.next_cursor })
      expect(second.data.items[0].id).to.not.equal(first.data.items[0].id)
      expect((await mcp.call("list_events", { person_id: dead.id })).data.items).to.have.length(2)
      expect((await mcp.call("list_events", {})).data.errors[0].path).to.equal("person_id")
    })

    it("redacts living people, until the owner lets assistants see them", async () => {
      const answers = async () =>
        Promise.all([
          mcp.call("get_person", { person_id: living.id }),
          mcp.call("get_family", { person_id: dead.id }),
          mcp.call("get_descendants", { person_id: dead.id }),
          mcp.call("search_persons", { tree_id: tree.id, q: "Secretword" }),
          mcp.call("list_events", { tree_id: tree.id }),
        ])
      for (const { text, isError } of await answers()) {
        expect(isError).to.equal(false)
        expect(text).to.not.match(/Ruth|Secretword|1990/)
      }
      expect((await mcp.call("get_person", { person_id: living.id })).data.person).to.include({
        visibility: "redacted",
        display_name: "Living person",
      })
      await openToAssistants(owner, tree.id, true)
      expect((await mcp.call("get_person", { person_id: living.id })).text).to.match(/Secretword/)
      expect((await mcp.call("search_persons", { tree_id: tree.id, q: "Secretword" })).data.items).to.have.length(1)
      await openToAssistants(owner, tree.id, false)
    })

    it("finds faults and duplicates for editors, and only what follows from the persons that it sees", async () => {
      const scene = await plantTree(host, owner)
      const editor = await scene.join("editor")
      await openToAssistants(owner, scene.id)
      const past = {
        given_name: "Ada",
        surname: "Openword",
        gender: "female",
        death: { date: { year: 1899 } },
      } as const
      const born = (year: number) => ({ birth: { date: { year } } })
      const [mother, child] = [
        await scene.person({ ...past, ...born(1850) }),
        await scene.person({ ...past, ...born(1840) }),
      ]
      await scene.parent(mother, child)
      const now = { given_name: "Ruth", surname: "Secretword", ...born(1990) }
      const [young, twin] = [await scene.person(now), await scene.person(now)]
      await scene.parent(young, await scene.person({ surname: "Secretword", ...born(1980) }))
      const twice = await scene.person({ ...past, ...born(1840) })
      const client = await connect(await tokenOf(editor, ["read", "propose"]))
      const ask = async () => [
        await client.call("run_checks", { tree_id: scene.id }),
        await client.call("find_duplicates", { tree_id: scene.id }),
      ]
      const [faults, pairs] = await ask()
      for (const answer of [faults, pairs]) {
        expect(answer?.text).to.not.match(/Ruth|Secretword|19[89]0/)
        for (const { id } of [young, twin]) expect(answer?.text).to.not.include(id)
      }
      expect(faults?.text).to.include("child_before_parent").and.include(mother.id)
      expect(pairs?.text).to.include(twice.id).and.include(child.id)
      await openToAssistants(owner, scene.id, true)
      const [all, allPairs] = await ask()
      for (const { id } of [young])
        expect([all?.text.includes(id), allPairs?.text.includes(id)]).to.deep.equal([true, true])
      expect((await mcp.call("run_checks", { tree_id: tree.id })).data.code).to.equal("forbidden")
      expect((await client.call("run_checks", { tree_id: tree.id })).data.code).to.equal("not_found")
    })

    it("shows of a proposal about a living person that it is there, and no word of it", async () => {
      const operations: Schemas["ProposalOperation"][] = [
        { op: "update", entity: "person", id: living.id, data: { notes: "Secretword" }, basis: { text: "Secretword" } },
        { op: "update", entity: "person", id: dead.id, data: { notes: "Plain" } },
        { op: "create", entity: "person", ref: "child", data: { given_name: "Secretword" } },
        { op: "create", entity: "event", data: { type: "birth", person_id: "$child", place: "Secretword" } },
      ]
      const { id } = await dataOf(
        owner.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body: { summary: "Secretword", operations } }),
      )
      const one = await mcp.call("get_proposal", { proposal_id: id })
      const all = await mcp.call("list_proposals", { tree_id: tree.id })
      for (const { text } of [one, all]) expect(text).to.not.match(/Secretword/)
      const shown: readonly { readonly data?: unknown }[] = one.data.operations
      expect(shown.map(({ data }) => data ?? null)).to.deep.equal([null, { notes: "Plain" }, null, null])
    })

    it("shows of a proposal only persons that the rule about living people shows, and no hidden event", async () => {
      const born = (date: Schemas["DateInput"]): Schemas["ProposalOperation"] => ({
        op: "create",
        entity: "person",
        data: { given_name: "Secretword", birth: { date } },
      })
      const death = (said: { date?: Schemas["DateInput"]; detail?: string }): Schemas["ProposalOperation"] => ({
        op: "create",
        entity: "person",
        data: { given_name: "Secretword", birth: { date: { year: 1990 } }, death: said },
      })
      const hidden = await tree.event({ type: "residence", person_id: dead.id, place: "Down", privacy: "hidden" })
      const withHiddenBirth = await tree.person({
        given_name: "Anne",
        birth: { date: { year: 1841 }, privacy: "hidden" },
        death: { date: { year: 1851 } },
      })
      const withheld: readonly Schemas["ProposalOperation"][] = [
        born({ qualifier: "between", year: 1850, to_year: 1990 }),
        born({ qualifier: "after", year: 1900 }),
        born({ calendar: "french_republican", year: 190 }),
        death({ date: { year: 9000 } }),
        death({ detail: "no" }),
        { op: "update", entity: "person", id: dead.id, data: { is_living: true, notes: "Secretword" } },
        { op: "update", entity: "person", id: dead.id, data: { is_living: null, notes: "Secretword" } },
        { op: "update", entity: "person", id: dead.id, data: { privacy: "redacted", notes: "Secretword" } },
        { op: "update", entity: "person", id: dead.id, data: { death: { place: "Secretword", privacy: "hidden" } } },
        { op: "update", entity: "person", id: withHiddenBirth.id, data: { birth: { place: "Secretword" } } },
      ]
      const absent: readonly Schemas["ProposalOperation"][] = [
        { op: "update", entity: "event", id: hidden.id, data: { place: "Secretword" } },
        {
          op: "create",
          entity: "event",
          data: { type: "residence", person_id: dead.id, place: "Secretword", privacy: "hidden" },
        },
      ]
      const shown: readonly Schemas["ProposalOperation"][] = [
        { op: "create", entity: "person", data: { birth: { date: { year: 1850 } } } },
        { op: "update", entity: "person", id: withHiddenBirth.id, data: { is_living: false, notes: "Plain" } },
      ]
      const { id } = await dataOf(
        owner.api.POST("/trees/{tree_id}/proposals", {
          ...tree.at,
          body: { operations: [...withheld, ...absent, ...shown] },
        }),
      )
      const { data, text } = await mcp.call("get_proposal", { proposal_id: id })
      const operations: readonly { readonly data?: unknown }[] = data.operations
      expect(operations.map((one) => one.data ?? null)).to.deep.equal([
        ...withheld.map(() => null),
        ...shown.map((one) => one.data),
      ])
      expect(text).to.not.match(/Secretword/)
    })

    it("judges the persons of a proposal by all its operations together", async () => {
      const old = { date: { year: 1801 } }
      const recent = { date: { year: 1990 } }
      const op = "create"
      const person = (ref: string, given_name: string, said: Schemas["PersonCreate"] = {}) =>
        ({ op, entity: "person", ref, data: { given_name, birth: old, ...said } }) as const
      const event = (person_id: string, type: string, said: object, ref?: string) =>
        ({ op, entity: "event", ref: ref ?? null, data: { person_id, type, place: "Secretword", ...said } }) as const
      const update = (entity: "person" | "event", id: string, said: object) =>
        ({ op: "update", entity, id, data: { notes: "Secretword", ...said } }) as const
      const couple = (from_person_id: string, to_person_id: string) =>
        ({
          op,
          entity: "relationship",
          ref: "couple",
          data: { type: "partnership", from_person_id, to_person_id },
        }) as const
      const ofCouple = (relationship_id: string, said: object) =>
        ({ op, entity: "event", data: { type: "marriage", place: "Secretword", relationship_id, ...said } }) as const
      const elder = await tree.person({ given_name: "Josiah", birth: old })
      const wife = await tree.person({ given_name: "Elizabeth", birth: old })
      const known = (await tree.partners(elder, wife)).id
      const death = await tree.event({ type: "death", person_id: (await tree.person({ birth: recent })).id })
      const secret = person("ruth", "Secretword")
      const name = { op, entity: "name", data: { person_id: "$ruth", given_name: "Secretword" } } as const
      const withheld: readonly (readonly Schemas["ProposalOperation"][])[] = [
        [secret, event("$ruth", "birth", recent)],
        [secret, event("$ruth", "residence", {}, "home"), update("event", "$home", recent), name],
        [secret, event("$ruth", "residence", recent), name],
        [secret, update("person", "$ruth", { birth: recent }), name],
        [secret, update("person", "$ruth", { is_living: true }), name],
        [secret, update("person", "$ruth", { privacy: "hidden" }), name],
        [secret, person("harry", "Secretword"), couple("$ruth", "$harry"), ofCouple("$couple", recent)],
        [person("ruth", "Secretword", { death: {} }), update("person", "$ruth", { birth: recent, death: null }), name],
        [update("person", elder.id, {}), event(elder.id, "residence", recent)],
        [update("person", wife.id, {}), ofCouple(known, recent)],
        [update("person", death.person_id ?? "", {}), { op: "delete", entity: "event", id: death.id }],
        [
          event(dead.id, "residence", {}, "home"),
          update("event", "$home", { privacy: "hidden" }),
          update("event", "$home", {}),
        ],
      ]
      const shown: readonly (readonly Schemas["ProposalOperation"][])[] = [
        [person("anna", "Plain"), event("$anna", "residence", { date: { year: 1851 }, place: "Plain" })],
        [person("anna", "Plain", { death: {} }), event("$anna", "burial", { ...recent, place: "Plain" })],
        [person("anna", "Plain", { is_living: false }), update("person", "$anna", { birth: recent, notes: "Plain" })],
      ]
      for (const operations of [...withheld, ...shown]) {
        const body = { summary: "Secretword", operations: [...operations] }
        const { id } = await dataOf(owner.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body }))
        const { data } = await mcp.call("get_proposal", { proposal_id: id })
        const answered: readonly { readonly data?: unknown }[] = data.operations
        expect(
          answered.map((one) => one.data ?? null),
          JSON.stringify(operations),
        ).to.deep.equal(operations.map((one) => (shown.includes(operations) ? (one.data ?? null) : null)))
      }
      for (let cursor: string | undefined, more = true; more; ) {
        const page = await mcp.call("list_proposals", { tree_id: tree.id, ...(cursor === undefined ? {} : { cursor }) })
        expect(page.text.replaceAll('"summary":"Secretword"', "")).to.not.include("Secretword")
        cursor = page.data.next_cursor
        more = typeof cursor === "string"
      }
    })

    it("judges what is left of a proposal with the tree as it is now", async () => {
      const data = { given_name: "Anna", birth: { date: { year: 1801 } } }
      const operations: Schemas["ProposalOperation"][] = [
        { op: "create", entity: "person", ref: "anna", data },
        { op: "create", entity: "name", data: { person_id: "$anna", given_name: "Annie" } },
      ]
      const { id } = await dataOf(owner.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body: { operations } }))
      const path = at({ proposal_id: id })
      await dataOf(owner.api.POST("/proposals/{proposal_id}/apply", { ...path, body: { only: [0] } }))
      const dataNow = async (): Promise<readonly unknown[]> => {
        const now: readonly { readonly data?: unknown }[] = (await mcp.call("get_proposal", { proposal_id: id })).data
          .operations
        return now.map((one) => one.data ?? null)
      }
      expect(await dataNow()).to.deep.equal(operations.map((one) => one.data))
      const { diff } = await dataOf(owner.api.GET("/proposals/{proposal_id}", path))
      await tree.event({ type: "residence", person_id: diff[0]?.id ?? "", date: { year: 1990 } })
      expect(await dataNow()).to.deep.equal([null, null])
    })

    it("withholds what an applied proposal created once the record is hidden", async () => {
      const body: Schemas["ProposalCreate"] = {
        summary: "Secretword",
        operations: [
          {
            op: "create",
            entity: "person",
            data: { given_name: "Secretword", birth: { date: { year: 1801 } }, death: { date: { year: 1871 } } },
          },
          { op: "create", entity: "event", data: { type: "residence", person_id: dead.id, place: "Secretword" } },
          { op: "create", entity: "source", data: { title: "Plain" } },
        ],
      }
      const { id } = await dataOf(owner.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body }))
      const dataNow = async (): Promise<readonly unknown[]> => {
        const operations: readonly { readonly data?: unknown }[] = (await mcp.call("get_proposal", { proposal_id: id }))
          .data.operations
        return operations.map(({ data }) => data ?? null)
      }
      const all = body.operations.map(({ data }) => data)
      expect(await dataNow()).to.deep.equal(all)
      await dataOf(owner.api.POST("/proposals/{proposal_id}/apply", at({ proposal_id: id })))
      const { diff } = await dataOf(owner.api.GET("/proposals/{proposal_id}", at({ proposal_id: id })))
      expect(await dataNow()).to.deep.equal(all)
      const [person_id, event_id] = diff.map((entry) => entry.id ?? "")
      const privacy = "hidden"
      await dataOf(
        owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: person_id ?? "" }), body: { privacy } }),
      )
      await dataOf(owner.api.PATCH("/events/{event_id}", { ...at({ event_id: event_id ?? "" }), body: { privacy } }))
      expect(await dataNow()).to.deep.equal([all[2]])
      expect((await mcp.call("get_proposal", { proposal_id: id })).text).to.not.match(/Secretword/)
    })

    it("proposes as an assistant, with a summary and a basis for each operation, and changes nothing else", async () => {
      const before = await dataOf(owner.api.GET("/persons/{person_id}", at({ person_id: dead.id })))
      const change = { op: "update", entity: "person", id: dead.id, data: { gender: "female" } }
      const propose = (args: Record<string, unknown>) => mcp.call("propose_changes", { tree_id: tree.id, ...args })
      const paths = async (args: Record<string, unknown>) =>
        (await propose(args)).data.errors.map(({ path }: { path: string }) => path)
      expect(await paths({ operations: [{ ...change, basis: "x" }] })).to.deep.equal(["summary"])
      expect(await paths({ summary: "x", operations: [change] })).to.deep.equal(["operations.0.basis"])
      expect(
        await paths({ summary: "x", operations: [{ ...change, basis: { citation_ids: [NOWHERE] } }] }),
      ).to.deep.equal(["operations.0.basis.citation_ids.0"])
      const { data } = await propose({
        summary: "Her sex is missing.",
        operations: [
          { ...change, basis: { citation_ids: [citationId], text: "The bride." } },
          { ...change, basis: "Her name." },
        ],
      })
      const proposal = await dataOf(owner.api.GET("/proposals/{proposal_id}", at({ proposal_id: data.id })))
      expect(proposal).to.deep.include({ origin: "assistant", status: "pending", summary: "Her sex is missing." })
      expect(proposal.diff.map(({ basis }) => [basis?.text, basis?.citations[0]?.title])).to.deep.equal([
        ["The bride.", "Register of Maer"],
        ["Her name.", undefined],
      ])
      expect(await dataOf(owner.api.GET("/persons/{person_id}", at({ person_id: dead.id })))).to.deep.equal(before)
      const writer = await connect(await tokenOf(owner, ["read", "write"]))
      const byOwner = await writer.call("propose_changes", {
        tree_id: tree.id,
        summary: "By the owner",
        operations: [{ ...change, basis: "x" }],
      })
      expect(byOwner.data.origin).to.equal("assistant")
      const [last] = await dataOf(
        owner.api.GET("/trees/{tree_id}/changes", at({ tree_id: tree.id }, { query: { limit: 1 } })),
      )
      expect([last?.action, last?.via.kind]).to.deep.equal(["proposal.create", "assistant"])
    })

    it("knows no tree without an assistant, of strangers, or outside the token", async () => {
      const closed = await plantTree(host, owner)
      const person = await closed.person({ given_name: "Josiah", death: { date: { year: 1843 } } })
      const foreign = await plantTree(host, await host.user(), "public")
      const theirs = await foreign.person({ given_name: "Josiah", death: { date: { year: 1843 } } })
      const open = await plantTree(host, owner)
      await openToAssistants(owner, open.id)
      const other = await open.person({ given_name: "Josiah", death: { date: { year: 1843 } } })
      const limited = await connect(await tokenOf(owner, ["read", "propose"], [tree.id]))
      const { data: trees } = await limited.call("list_trees")
      expect(trees.items.map(({ id }: { id: string }) => id)).to.deep.equal([tree.id])
      const operations = [{ op: "create", entity: "source", data: { title: "x" }, basis: "x" }]
      for (const [treeId, personId] of [
        [closed.id, person.id],
        [foreign.id, theirs.id],
        [open.id, other.id],
        [NOWHERE, NOWHERE],
      ])
        for (const answer of [
          await limited.call("search_persons", { tree_id: treeId, q: "Josiah" }),
          await limited.call("get_person", { person_id: personId }),
          await limited.call("get_family", { person_id: personId }),
          await limited.call("get_ancestors", { person_id: personId }),
          await limited.call("list_events", { tree_id: treeId }),
          await limited.call("list_sources", { tree_id: treeId }),
          await limited.call("list_citations", { tree_id: treeId }),
          await limited.call("list_proposals", { tree_id: treeId }),
          await limited.call("propose_changes", { tree_id: treeId, summary: "x", operations }),
        ]) {
          expect([answer.isError, answer.data.code]).to.deep.equal([true, "not_found"])
        }
    })

    it("lets in API tokens with the scope propose alone", async () => {
      const reader = await tokenOf(viewer, ["read", "export"])
      const session = { authorization: `Bearer ${viewer.token}` }
      const statuses = [
        await post({ headers: {} }),
        await post({ headers: session }),
        await post({ headers: { cookie: `session=${viewer.token}` } }),
        await post({ headers: { authorization: "Bearer stemma_wrong" } }),
        await post({ headers: { authorization: `Bearer ${reader}` } }),
      ].map(({ status }) => status)
      expect(statuses).to.deep.equal([401, 401, 401, 401, 403])
      const get = await fetch(`${host.url}/mcp`, { headers: { authorization: `Bearer ${reader}` } })
      expect([get.status, get.headers.get("allow")]).to.deep.equal([405, "POST, OPTIONS"])
      const token = await tokenOf(viewer, ["propose"])
      const [known] = (await dataOf(viewer.api.GET("/auth/tokens"))).toReversed()
      expect((await post({ headers: { authorization: `Bearer ${token}` } })).status).to.equal(200)
      await viewer.api.DELETE("/auth/tokens/{token_id}", at({ token_id: known?.id ?? "" }))
      expect((await post({ headers: { authorization: `Bearer ${token}` } })).status).to.equal(401)
    })

    it("refuses pages of other sites, names of other machines, large bodies, batches and what is no message", async () => {
      const headers = { authorization: `Bearer ${await tokenOf(viewer, ["read", "propose"])}` }
      expect((await post({ headers: { ...headers, origin: "https://evil.example" } })).status).to.equal(403)
      expect((await post({ headers: { ...headers, origin: host.url } })).status).to.equal(200)
      expect((await post({ headers, body: `{"x": "${"y".repeat(1_100_000)}"}` })).status).to.equal(413)
      expect((await post({ headers, body: "{" })).status).to.equal(400)
      expect((await post({ headers: { ...headers, "content-type": "text/plain" } })).status).to.equal(415)
      const many = Array.from({ length: 3 }, (_, id) => ({ jsonrpc: "2.0", id, method: "tools/list" }))
      expect((await post({ headers, body: JSON.stringify(many) })).status).to.equal(400)
      expect(await rebound(host, headers)).to.equal(403)
    })

    it("speaks over standard input and output, by the command line", async () => {
      const { StdioClientTransport } = await import("@modelcontextprotocol/sdk/client/stdio.js")
      const command = (token: string) =>
        new StdioClientTransport({
          command: process.execPath,
          args: [resolve(import.meta.dirname, "../../bootstrap/cli.ts"), "mcp"],
          env: { PATH: process.env.PATH ?? "", STEMMA_URL: host.url, STEMMA_TOKEN: token },
          stderr: "ignore",
        })
      const stdio = await mcpOver(command(await tokenOf(viewer, ["read", "propose"])))
      opened.push(stdio)
      expect((await stdio.client.listTools()).tools).to.have.length(15)
      const { data } = await stdio.call("search_persons", { tree_id: tree.id, q: "Wedgwood" })
      expect(data.items.map(({ id }: { id: string }) => id)).to.deep.equal([dead.id])
      expect((await stdio.call("get_person", { person_id: living.id })).text).to.not.match(/Secretword/)
      const operations = [{ op: "create", entity: "source", data: { title: "Diary" }, basis: "I read it." }]
      const proposed = await stdio.call("propose_changes", { tree_id: tree.id, summary: "A source", operations })
      expect(proposed.data).to.include({ status: "pending", origin: "assistant" })
      const fault = await mcpOver(command("stemma_wrong")).then(
        () => "connected",
        (error: unknown) => String(error),
      )
      expect(fault).to.match(/does not know this API token/)
    })

    itEachCommit("takes 300 messages of an account in a minute", async () => {
      const busy = await tree.join("viewer")
      const headers = { authorization: `Bearer ${await tokenOf(busy, ["propose"])}` }
      const statuses: number[] = []
      for (let round = 0; round < 31; round++)
        statuses.push(...(await Promise.all(Array.from({ length: 10 }, async () => (await post({ headers })).status))))
      expect(statuses.filter((status) => status === 200)).to.have.length(300)
      expect(statuses.filter((status) => status === 429)).to.have.length(10)
    })
  })
}

/** The status of a message to this machine under the name of another one. */
const rebound = (host: TestHost, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const body = "{}"
    const sent = request(`${host.url}/mcp`, {
      method: "POST",
      headers: { ...headers, host: "evil.example", "content-type": "application/json", "content-length": body.length },
    })
    sent.on("response", (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.on("error", reject)
    sent.end(body)
  })
