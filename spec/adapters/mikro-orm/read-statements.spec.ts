import { expect } from "chai"
import { routes } from "../../../adapters/http/routes.ts"
import { countingStore } from "../../support/counting-store.ts"
import { type Crowd, crowd } from "../../support/crowd.ts"
import { startHost, type TestHost, type TestUser } from "../../support/http.ts"
import { commit } from "../../support/store.ts"
import { dataOf, NOWHERE } from "../../support/tree-scene.ts"

const SMALL = 2
const LARGE = 60
const OPERATORS = ["small@example.org", "large@example.org"] as const

/** What a read takes and gives: statements, and rows where it answers a list. */
interface Cost {
  readonly statements: number
  readonly rows: number | null
}

/** Without those that lead a browser to another site. */
const reads = routes.filter(({ method, reply }) => method === "get" && reply.status === 200)

/** Lists with as many items in a small tree as in a large one. */
const ofFixedLength: ReadonlySet<string> = new Set([
  "/auth/providers",
  "/users/me/identities",
  "/persons/{person_id}/visibility",
  "/sources/{source_id}/records",
  "/changes/{change_id}/entries",
  "/trees/{tree_id}/feed/{seq}/entries",
])

/** What is read of all trees of an account: one statement for each tree, because a statement names its tree. */
const ofEachTree: ReadonlySet<string> = new Set(["/calendar/{calendar}.ics"])

/** The trees of which the owner of a crowd is a member grow with it. */
const moreTrees = LARGE - SMALL

describe("The statements that a read sends to PostgreSQL", () => {
  let host: TestHost
  let large: Crowd
  let sent = 0
  const few = new Map<string, Cost>()
  before(async () => {
    host = await startHost(await countingStore(() => (sent += 1)), {
      OWNER_EMAIL: OPERATORS.join(),
      PUBLIC_MEDIA: "on",
    })
    const small = await crowd(host, SMALL, await operator(OPERATORS[0]))
    for (const { path } of reads) few.set(path, await costOf(path, small))
    large = await crowd(host, LARGE, await operator(OPERATORS[1]))
  })
  after(() => host.stop())

  /** A user who may call every read. */
  const operator = async (email: string): Promise<TestUser> => {
    const { token, user } = await dataOf(
      host.client().POST("/auth/register", { body: { email, password: "long enough for a spec" } }),
    )
    await commit(host.store, async ({ users }) => {
      const found = await users.byEmail(email)
      if (found !== null) await users.update({ ...found, emailVerifiedAt: new Date() })
    })
    return { api: host.client(token), token, email, user }
  }

  const get = (address: string, { owner }: Crowd) =>
    host.fetch(`/api/v1${address}`, { headers: { authorization: `Bearer ${owner.token}` } })

  /** The first of a tree's records that the API lists under this word: of `persons` for `/persons/{person_id}`. */
  const firstOf = async (kind: string, of: Crowd): Promise<string> => {
    // A tree has no list of all its comments.
    const list =
      kind === "comments" ? `/persons/${await firstOf("persons", of)}/comments` : `/trees/${of.treeId}/${kind}`
    const items: readonly { readonly id: string }[] = JSON.parse(await (await get(`${list}?limit=1`, of)).text())
    return items[0]?.id ?? expect.fail(`the crowd has no ${kind}: let it make some`)
  }

  const addressOf = async (path: string, of: Crowd): Promise<string> => {
    const [placeholder, kind = ""] = /(\w+)\/\{\w+\}/.exec(path) ?? []
    if (placeholder === undefined) return path
    if (path === "/calendar/{calendar}.ics") return `/calendar/${of.calendar}.ics`
    if (path.startsWith("/questions/{question}")) return path.replace("{question}", of.question)
    const address = path.replace(/\{\w+\}/, kind === "trees" ? of.treeId : await firstOf(kind, of))
    const [list, rest] = address.split(/\/\{\w+\}/)
    if (path.endsWith("/kinship")) return `${address}?${await kinOf(of)}`
    if (list !== undefined && path.includes("{other_id}")) return `${list}/${await firstOf("persons", of)}`
    return rest === undefined || list === undefined ? address : `${list}/${await firstBelow(list, of)}${rest}`
  }

  /** The parameters of the kinship of a person to the first one. */
  const kinOf = async (of: Crowd): Promise<string> => {
    const person = await firstOf("persons", of)
    return `of=${person}&ids=${person}`
  }

  /** The first record of a nested list: of `/persons/…/names` or `/trees/…/members`. */
  const firstBelow = async (list: string, of: Crowd): Promise<string> => {
    const items: readonly { readonly id?: string; readonly user_id?: string; readonly seq?: number }[] = JSON.parse(
      await (await get(list, of)).text(),
    )
    const [first] = items
    return first?.id ?? first?.user_id ?? first?.seq?.toString() ?? expect.fail(`the list ${list} is empty`)
  }

  /** Asks twice, so that what is done a first time only is not counted. */
  const costOf = async (path: string, of: Crowd): Promise<Cost> => {
    const address = await addressOf(path, of)
    await (await get(address, of)).arrayBuffer()
    sent = 0
    const response = await get(address, of)
    expect(response.status, address).to.equal(200)
    const body = await response.text()
    const rows: readonly unknown[] | null = body.startsWith("[") ? JSON.parse(body) : null
    return { statements: sent, rows: rows?.length ?? null }
  }

  for (const { path } of reads) {
    it(`of GET ${path} are as many for ${LARGE} people as for ${SMALL}`, async () => {
      const before = few.get(path) ?? expect.fail("not asked")
      const after = await costOf(path, large)
      expect(after.statements).to.equal(before.statements + (ofEachTree.has(path) ? moreTrees : 0))
      if (after.rows !== null && !ofFixedLength.has(path))
        expect(after.rows, "no more rows than before: let the crowd make more").to.be.greaterThan(before.rows ?? 0)
    })
  }

  it("of a kinship with a hidden person, or an unknown one, are those of two persons: no ancestors are read", async () => {
    const { owner, treeId } = large
    const at = { params: { path: { tree_id: treeId } } }
    await dataOf(owner.api.PATCH("/trees/{tree_id}", { ...at, body: { visibility: "public" } }))
    const [one, other] = await dataOf(host.client().GET("/public/trees/{tree_id}/persons", at))
    const [person, hidden] = [one?.id ?? NOWHERE, other?.id ?? NOWHERE]
    const body = { privacy: "hidden" } as const
    await dataOf(owner.api.PATCH("/persons/{person_id}", { params: { path: { person_id: hidden } }, body }))
    const statementsOf = async (address: string, status: number): Promise<number> => {
      sent = 0
      expect((await host.fetch(`/api/v1/public/persons/${address}`)).status, address).to.equal(status)
      return sent
    }
    // One more is for the tag of the tree.
    const ofBoth = (await statementsOf(person, 200)) + (await statementsOf(NOWHERE, 404)) + 1
    expect(await statementsOf(`${person}/kinship/${hidden}`, 404)).to.be.at.most(ofBoth)
    expect(await statementsOf(`${person}/kinship/${NOWHERE}`, 404)).to.be.at.most(ofBoth)
  })
})
