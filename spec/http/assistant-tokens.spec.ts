import { expect } from "chai"
import { routes } from "../../adapters/http/routes.ts"
import { proposedEntities } from "../../core/domain/proposal/operation.ts"
import { type Api, hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { type McpClient, mcpAt } from "../support/mcp-client.ts"
import { at, dataOf, NOWHERE, plantTree, refused, send, statusOf, type TreeScene } from "../support/tree-scene.ts"

const twoProviders = {
  AI_PROVIDERS: JSON.stringify([
    { name: "local", model: "small" },
    { name: "remote", model: "large" },
  ]),
}

type Ai = NonNullable<Schemas["ApiTokenCreate"]["ai"]>
type Scope = Schemas["ApiTokenCreate"]["scopes"][number]

const asMember: Ai = { provider: "local", role: "member" }
const asRecommender: Ai = { provider: "remote", role: "recommender" }

/** The addresses with `GET` that have a tool under `/mcp`, by their names. An assistant gets 403 at every other one. */
const withTool: readonly string[] = [
  "listTrees",
  "getTree",
  "listPersons",
  "getPerson",
  "listNames",
  "getName",
  "getFamily",
  "getAncestors",
  "getDescendants",
  "getKinship",
  "listChecks",
  "listDuplicates",
  "listKinship",
  "listTreeEvents",
  "listPersonEvents",
  "listRelationshipEvents",
  "getEvent",
  "listTreeRelationships",
  "listPersonRelationships",
  "getRelationship",
  "listSources",
  "getSource",
  "listCitations",
  "getCitation",
  "listProposals",
  "getProposal",
  "getPublicTree",
  "listPublicPersons",
  "listPublicRelationships",
  "listPublicEvents",
  "getPublicPerson",
  "listPublicNames",
  "listPublicPersonEvents",
  "getPublicKinship",
  "listPublicKinship",
  "getPublicFamily",
  "getPublicAncestors",
  "getPublicDescendants",
  // It has no tool, and is computed on what the assistant sees.
  "getReckoning",
]

for (const kind of hosts) {
  describe(`the token of an assistant, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let tree: TreeScene
    let dead: Schemas["PersonRead"]
    let living: Schemas["PersonRead"]
    let hidden: Schemas["PersonRead"]
    let member: Api
    let memberToken: string
    let recommender: Api
    const opened: McpClient[] = []

    const tokenOf = async (scopes: readonly Scope[], ai?: Ai, user = owner): Promise<string> => {
      const body = { name: "A model", scopes: [...scopes], ...(ai === undefined ? {} : { ai }) }
      return (await dataOf(user.api.POST("/auth/tokens", { body }))).token
    }
    const choose = (of: TreeScene, body: Schemas["TreeAiUpdate"]) =>
      dataOf(owner.api.PATCH("/trees/{tree_id}/ai", { ...of.at, body }))
    const mcpOf = async (token: string): Promise<McpClient> => {
      const client = await mcpAt(host, token)
      opened.push(client)
      return client
    }

    before(async () => {
      host = await kind.start(twoProviders)
      owner = await host.user()
      tree = await plantTree(host, owner, "public")
      await choose(tree, { ai_member_provider: "local", ai_recommender_provider: "remote" })
      dead = await tree.person({ given_name: "Emma", surname: "Wedgwood", death: { date: { year: 1896 } } })
      living = await tree.person({ given_name: "Ruth", surname: "Secretword", birth: { date: { year: 1990 } } })
      hidden = await tree.person({ given_name: "Secretword", death: { date: { year: 1880 } }, privacy: "hidden" })
      await tree.parent(dead, living)
      await tree.parent(dead, hidden)
      memberToken = await tokenOf(["read", "propose"], asMember)
      member = host.client(memberToken)
      recommender = host.client(await tokenOf(["read", "propose"], asRecommender))
    })
    after(async () => {
      for (const client of opened) await client.close()
      await host.stop()
    })

    it("names a configured provider and a role, and cannot have write", async () => {
      const create = (body: object) => send(host, owner, "POST", "/auth/tokens", { name: "A model", ...body })
      const scopes = ["read", "propose"]
      const wrong = [
        [{ scopes, ai: { provider: "unknown", role: "member" } }, "422 at ai.provider"],
        [{ scopes, ai: { role: "member" } }, "422 at ai.provider"],
        [{ scopes }, "422 at ai.provider"],
        [{ scopes, ai: { provider: "local" } }, "422 at ai.role"],
        [{ scopes, ai: { provider: "local", role: "owner" } }, "422 at ai.role"],
        [{ scopes: ["read", "write"], ai: asMember }, "422 at scopes"],
      ] as const
      for (const [body, fault] of wrong) expect(await refused(create(body))).to.equal(fault)
      const made = await dataOf(owner.api.POST("/auth/tokens", { body: { name: "x", scopes: ["read"], ai: asMember } }))
      expect(made.ai).to.deep.equal(asMember)
      const listed = await dataOf(owner.api.GET("/auth/tokens"))
      expect(listed.find(({ id }) => id === made.id)?.ai).to.deep.equal(asMember)
      const program = await dataOf(owner.api.POST("/auth/tokens", { body: { name: "x", scopes: ["read", "feed"] } }))
      expect(program.ai).to.equal(null)
    })

    it("knows the trees that have chosen its provider for its role, and answers for all others as for none", async () => {
      const closed = await plantTree(host, owner, "public")
      const person = await closed.person({ given_name: "Josiah", death: { date: { year: 1843 } } })
      const swapped = await plantTree(host, owner, "public")
      await choose(swapped, { ai_member_provider: "remote", ai_recommender_provider: "local" })
      const other = await swapped.person({ given_name: "Josiah", death: { date: { year: 1843 } } })
      const foreign = await plantTree(host, await host.user(), "public")
      const theirs = await foreign.person({ given_name: "Josiah", death: { date: { year: 1843 } } })
      const answersAt = async (token: string, tree_id: string, person_id: string) => {
        const answers: string[] = []
        for (const path of [
          `/trees/${tree_id}`,
          `/trees/${tree_id}/persons`,
          `/trees/${tree_id}/sources`,
          `/trees/${tree_id}/proposals`,
          `/public/trees/${tree_id}`,
          `/public/trees/${tree_id}/persons`,
          `/persons/${person_id}`,
          `/persons/${person_id}/family`,
          `/persons/${person_id}/kinship/${person_id}`,
          `/persons/${person_id}/names`,
          `/public/persons/${person_id}`,
          `/public/persons/${person_id}/events`,
        ]) {
          const response = await host.fetch(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
          const body = (await response.text()).replace(/"(?:request_id|instance)":"[^"]*"/g, "")
          answers.push(`${response.status} ${body}`.replaceAll(tree_id, "…").replaceAll(person_id, "…"))
        }
        return answers
      }
      for (const token of [memberToken, await tokenOf(["read", "propose"], asRecommender)]) {
        const nothing = await answersAt(token, NOWHERE, NOWHERE)
        expect(nothing.every((answer) => answer.startsWith("404"))).to.equal(true)
        for (const [treeId, personId] of [
          [closed.id, person.id],
          [swapped.id, other.id],
          [foreign.id, theirs.id],
        ] as const)
          expect(await answersAt(token, treeId, personId)).to.deep.equal(nothing)
        const { data: trees = [] } = await host.client(token).GET("/trees")
        expect(trees.map(({ id }) => id)).to.deep.equal([tree.id])
        expect(await statusOf(host.client(token).GET("/persons/{person_id}", at({ person_id: dead.id })))).to.equal(200)
      }
    })

    it("gets living people as a reader without an account, until the owner lets assistants see them", async () => {
      const path = at({ person_id: living.id })
      const words = async (): Promise<string> => {
        const answers: string[] = []
        for (const address of [
          `/persons/${living.id}`,
          `/persons/${dead.id}/family`,
          `/persons/${dead.id}/descendants`,
          `/trees/${tree.id}/persons`,
          `/trees/${tree.id}/persons?q=Secretword`,
          `/trees/${tree.id}/persons?fields=card`,
          `/trees/${tree.id}/events`,
          `/public/persons/${living.id}`,
          `/public/trees/${tree.id}/persons`,
        ]) {
          const response = await host.fetch(`/api/v1${address}`, {
            headers: { authorization: `Bearer ${memberToken}` },
          })
          expect(response.status, address).to.equal(200)
          answers.push(await response.text())
        }
        return answers.join("\n")
      }
      expect(await words()).to.not.match(/Secretword|1990/)
      expect(await dataOf(member.GET("/persons/{person_id}", path))).to.include({ visibility: "redacted" })
      expect(await refused(member.GET("/persons/{person_id}", at({ person_id: hidden.id })))).to.equal("404 not_found")
      expect(
        await refused(member.GET("/trees/{tree_id}/persons", at({ tree_id: tree.id }, { query: { deleted: true } }))),
      ).to.equal("403 forbidden")
      await choose(tree, { ai_sees_living: true })
      expect(await words()).to.include("Secretword")
      expect(
        await refused(member.GET("/trees/{tree_id}/persons", at({ tree_id: tree.id }, { query: { deleted: true } }))),
      ).to.equal("403 forbidden")
      await choose(tree, { ai_sees_living: false })
    })

    it("gets no value that hidden changes move, whether or not it sees living people", async () => {
      const source = await tree.source("Register")
      await tree.cite(source, { person_id: dead.id })
      const operations: Schemas["ProposalOperation"][] = [
        { op: "update", entity: "person", id: dead.id, data: { notes: "Noted" } },
      ]
      const { id } = await dataOf(owner.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body: { operations } }))
      const read = async (): Promise<readonly string[]> => {
        const tags: string[] = []
        for (const address of [
          "/trees",
          `/trees/${tree.id}`,
          `/public/trees/${tree.id}`,
          `/persons/${dead.id}`,
          `/persons/${dead.id}/names`,
          `/persons/${dead.id}/family`,
          `/trees/${tree.id}/persons`,
          `/trees/${tree.id}/events`,
          `/trees/${tree.id}/relationships`,
          `/trees/${tree.id}/sources`,
          `/trees/${tree.id}/citations`,
          `/trees/${tree.id}/proposals`,
          `/proposals/${id}`,
        ]) {
          const response = await host.fetch(`/api/v1${address}`, {
            headers: { authorization: `Bearer ${memberToken}` },
          })
          const text = await response.text()
          expect(text, address).to.match(/"id":/)
          expect(text.match(/"(?:version|updated_at|revision)":(?!null)[^,}]*/g), address).to.equal(null)
          tags.push(`${address} ${response.headers.get("etag")}`)
        }
        return tags
      }
      const before = await read()
      const body = { notes: "Secretword and more" }
      await dataOf(owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: hidden.id }), body }))
      expect(await read()).to.deep.equal(before)
      await choose(tree, { ai_sees_living: true })
      await read()
      await choose(tree, { ai_sees_living: false })
    })

    it("is refused at every address that has no tool under /mcp, with the scope of that address", async () => {
      const all = host.client(await tokenOf(["read", "propose", "export", "members", "feed"], asMember))
      expect(await statusOf(all.GET("/trees"))).to.equal(200)
      const token = await tokenOf(["read", "propose", "export", "members", "feed"], asMember)
      const ids: Readonly<Record<string, string>> = {
        tree_id: tree.id,
        person_id: dead.id,
        other_id: living.id,
        seq: "1",
      }
      const wrong: string[] = []
      for (const { operationId, method, path, scope, access } of routes) {
        if (method !== "get" || scope === "session" || access === "anyone") continue
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? NOWHERE)
        const query = path.endsWith("/kinship") ? `?of=${dead.id}&ids=${living.id}` : ""
        const response = await host.fetch(`/api/v1${address}${query}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        const text = await response.text()
        const problem: { code?: string; scope?: string } = response.status === 403 ? JSON.parse(text) : {}
        const isRefused = problem.code === "scope_missing" && problem.scope === (scope ?? "read")
        if (isRefused === withTool.includes(operationId))
          wrong.push(`${operationId} ${response.status} ${problem.scope}`)
      }
      expect(wrong).to.deep.equal([])
    })

    it("is a program with read, export or feed alone and no ai, and sees what its user sees", async () => {
      const program = host.client(await tokenOf(["read", "feed"]))
      expect(await dataOf(program.GET("/persons/{person_id}", at({ person_id: living.id })))).to.include({
        surname: "Secretword",
      })
      expect(await statusOf(program.GET("/trees/{tree_id}/changes", at({ tree_id: tree.id })))).to.equal(200)
      expect(await statusOf(program.GET("/trees/{tree_id}/feed", at({ tree_id: tree.id })))).to.equal(200)
    })

    it("proposes only relationships and associations if it is that of a recommender", async () => {
      const tie: Schemas["ProposalOperation"] = {
        op: "create",
        entity: "relationship",
        data: { type: "partnership", from_person_id: dead.id, to_person_id: living.id },
      }
      const name: Schemas["ProposalOperation"] = {
        op: "update",
        entity: "person",
        id: dead.id,
        data: { notes: "A guess" },
      }
      const godparent: Schemas["ProposalOperation"] = {
        op: "create",
        entity: "association",
        data: { person_id: dead.id, associate_id: living.id, role: "GODP" },
      }
      const propose = (api: Api, ...operations: Schemas["ProposalOperation"][]) =>
        api.POST("/trees/{tree_id}/proposals", { ...tree.at, body: { operations } })
      expect(await refused(propose(recommender, tie, name))).to.equal("403 scope_missing")
      expect(await statusOf(propose(recommender, tie))).to.equal(201)
      expect(await statusOf(propose(recommender, godparent))).to.equal(201)
      expect(await statusOf(propose(member, tie, name))).to.equal(201)
      const mcp = await mcpOf(await tokenOf(["read", "propose"], asRecommender))
      for (const entity of proposedEntities) {
        if (entity === "relationship" || entity === "association") continue
        const other: Schemas["ProposalOperation"] = { op: "delete", entity, id: dead.id }
        expect(await refused(propose(recommender, other)), entity).to.equal("403 scope_missing")
        const operations = [{ ...other, basis: "x" }]
        const refusal = await mcp.call("propose_changes", { tree_id: tree.id, summary: "x", operations })
        expect(refusal.data.code, entity).to.equal("scope_missing")
      }
    })

    it("is named by its provider in changes", async () => {
      const { data: [change] = [] } = await owner.api.GET(
        "/trees/{tree_id}/changes",
        at({ tree_id: tree.id }, { query: { limit: 1 } }),
      )
      expect(change?.via).to.include({ kind: "assistant", name: "local" })
    })

    it("counts and names in its list of trees only what it sees", async () => {
      const owned = await plantTree(host, owner)
      await choose(owned, { ai_member_provider: "local" })
      const secret = await owned.person({ given_name: "Secretword", privacy: "hidden" })
      await owned.person({ given_name: "Ruth", is_living: true })
      const update = (home_person_id: string) =>
        dataOf(owner.api.PATCH("/trees/{tree_id}", { ...owned.at, body: { home_person_id } }))
      await update(secret.id)
      const mcp = await mcpOf(memberToken)
      const listed = async () => {
        const { data } = await mcp.call("list_trees")
        const byRest = (await dataOf(member.GET("/trees"))).find(({ id }) => id === owned.id)
        const found = data.items.find(({ id }: { id: string }) => id === owned.id)
        expect([byRest?.person_count, byRest?.home_person_id]).to.deep.equal([found.person_count, found.home_person_id])
        return [found.person_count, found.home_person_id]
      }
      expect(await listed()).to.deep.equal([1, null])
      await choose(owned, { ai_sees_living: true })
      expect(await listed()).to.deep.equal([2, secret.id])
      await choose(owned, { ai_sees_living: false })
      const open = await owned.person({ given_name: "Ann", death: {} })
      await update(open.id)
      expect(await listed()).to.deep.equal([2, open.id])
    })

    it("gets no trace of a proposal about hidden people only, and pages past it", async () => {
      const scene = await plantTree(host, owner)
      await choose(scene, { ai_member_provider: "local" })
      const secret = await scene.person({ given_name: "Secretword", privacy: "hidden" })
      const ann = await scene.person({ given_name: "Ann", death: { date: { year: 1850 } } })
      const source = await scene.source("Secretword")
      const citation = await scene.cite(source, { person_id: secret.id })
      const note = (id: string, basis?: Schemas["ProposalBasis"]): Schemas["ProposalOperation"] => ({
        op: "update",
        entity: "person",
        id,
        data: { notes: "Noted" },
        ...(basis === undefined ? {} : { basis }),
      })
      const propose = async (...operations: Schemas["ProposalOperation"][]) =>
        (await dataOf(owner.api.POST("/trees/{tree_id}/proposals", { ...scene.at, body: { operations } }))).id
      const cite: Schemas["ProposalOperation"] = {
        op: "create",
        entity: "citation",
        data: { source_id: source.id, person_id: ann.id },
      }
      const absent = [await propose(note(secret.id)), await propose(cite)]
      const mixed = await propose(note(secret.id), note(ann.id, { citation_ids: [citation.id], text: "A letter" }))
      absent.push(await propose(note(secret.id)))
      const last = await propose(note(ann.id))
      absent.push(await propose(note(secret.id)))
      const mcp = await mcpOf(memberToken)
      const first = await mcp.call("list_proposals", { tree_id: scene.id, limit: 1 })
      const second = await mcp.call("list_proposals", { tree_id: scene.id, limit: 1, cursor: first.data.next_cursor })
      const all = await mcp.call("list_proposals", { tree_id: scene.id })
      const idsOf = ({ data }: { data: { items: readonly { id: string }[] } }) => data.items.map(({ id }) => id)
      expect([idsOf(first), idsOf(second), idsOf(all)]).to.deep.equal([[mixed], [last], [mixed, last]])
      expect([second.data.next_cursor, all.data.next_cursor]).to.deep.equal([null, null])
      const byRest = await dataOf(member.GET("/trees/{tree_id}/proposals", scene.at))
      expect(byRest.map(({ id }) => id)).to.deep.equal([mixed, last])
      expect(byRest[0]?.operations).to.have.length(1)
      expect(byRest[0]?.operations[0]?.basis).to.deep.equal({ citation_ids: [], text: "A letter" })
      for (const { text } of [first, second, all, await mcp.call("get_proposal", { proposal_id: mixed })])
        for (const id of [secret.id, source.id, citation.id, "Secretword"]) expect(text).to.not.include(id)
      const unknown = await mcp.call("get_proposal", { proposal_id: NOWHERE })
      for (const proposal_id of absent) {
        expect((await mcp.call("get_proposal", { proposal_id })).text).to.equal(unknown.text)
        const comment = { ...at({ proposal_id }), body: { text: "A question" } }
        expect(await refused(member.POST("/proposals/{proposal_id}/comments", comment))).to.equal("404 not_found")
      }
      const based = (citation_id: string) =>
        mcp.call("propose_changes", {
          tree_id: scene.id,
          summary: "x",
          operations: [{ ...note(ann.id), basis: { citation_ids: [citation_id] } }],
        })
      expect((await based(citation.id)).text).to.equal((await based(NOWHERE)).text)
    })

    it("gets the same words for a hidden record, one of a closed tree, and none, from every tool", async () => {
      const closed = await plantTree(host, owner)
      const theirs = await closed.person({ given_name: "Josiah", death: { date: { year: 1843 } } })
      const mcp = await mcpOf(memberToken)
      const answers = async (person_id: string, tree_id: string) =>
        Promise.all(
          [
            mcp.call("get_person", { person_id }),
            mcp.call("get_family", { person_id }),
            mcp.call("get_ancestors", { person_id }),
            mcp.call("get_descendants", { person_id }),
            mcp.call("get_kinship", { person_id, other_id: dead.id }),
            mcp.call("get_kinship", { person_id: dead.id, other_id: person_id }),
            mcp.call("list_events", { person_id }),
            mcp.call("list_citations", { tree_id: tree.id, person_id }),
            mcp.call("search_persons", { tree_id, q: "Josiah" }),
            mcp.call("list_events", { tree_id }),
            mcp.call("list_sources", { tree_id }),
            mcp.call("list_citations", { tree_id }),
            mcp.call("list_proposals", { tree_id }),
          ].map(async (call) => (await call).text),
        )
      const nothing = await answers(NOWHERE, NOWHERE)
      expect(await answers(hidden.id, NOWHERE)).to.deep.equal(nothing)
      expect(await answers(theirs.id, closed.id)).to.deep.equal(nothing)
    })
  })
}
