import { expect } from "chai"
import { routes } from "../../../adapters/http/routes.ts"
import { countingStore } from "../../support/counting-store.ts"
import { startHost, type TestHost, type TestUser } from "../../support/http.ts"
import { withProvider } from "../../support/mcp-client.ts"
import { upload } from "../../support/media.ts"
import { dataOf, NOWHERE, plantTree, type TreeScene } from "../../support/tree-scene.ts"

type Ids = Readonly<Record<string, string>>

/** The reads at the address of a record that is no tree. */
const reads = routes.filter(({ method, path }) => method === "get" && /\{(?!tree_id|provider_id)\w+\}/.test(path))

const keyOf = (path: string): string => /\{(\w+)\}/.exec(path)?.[1] ?? ""

/** The address with this record first. A second id in it is one that nothing has. */
const addressOf = (path: string, id: string): string =>
  `/api/v1${path.replace(`{${keyOf(path)}}`, id).replace(/\{\w+\}/g, NOWHERE)}`

describe("The statements for an id that a reader may not see are those for an id that nothing has", () => {
  let host: TestHost
  let owner: TestUser
  let sent: string[] = []
  before(async () => {
    host = await startHost(await countingStore((text) => void sent.push(text)), { ...withProvider, PUBLIC_MEDIA: "on" })
    owner = await host.user()
  })
  after(() => host.stop())

  /** The ids of records that belong to a person with this privacy. */
  const recordsOf = async (tree: TreeScene, privacy: "default" | "hidden"): Promise<Ids> => {
    const person = await tree.person({ privacy, is_living: false, given_name: "Erasmus" })
    const relationship = await tree.partners(person, await tree.person({ is_living: false }))
    const event = await tree.event({ type: "residence", person_id: person.id })
    const source = await tree.source()
    const citation = await tree.cite(source, { event_id: event.id })
    const media = await upload(host, owner, tree.id, undefined, "a.png", { person_id: person.id })
    return {
      person_id: person.id,
      relationship_id: relationship.id,
      event_id: event.id,
      source_id: source.id,
      citation_id: citation.id,
      media_id: media.id,
    }
  }

  interface Cost {
    readonly status: number
    readonly statements: readonly string[]
  }

  /** What one read costs. It is asked twice, so that what is done a first time only is not counted. */
  const costOf = async (path: string, id: string, token: string | null): Promise<Cost> => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
    const ask = async (): Promise<number> => {
      const response = await host.fetch(addressOf(path, id), { headers })
      await response.arrayBuffer()
      return response.status
    }
    await ask()
    sent = []
    const status = await ask()
    return { status, statements: [...sent] }
  }

  /** Compares all reads of these records, and returns how many there are. */
  const expectEqualWork = async (
    seen: Ids,
    unseen: Ids,
    token: string | null,
    isWanted: (path: string) => boolean,
  ): Promise<number> => {
    const wanted = reads.filter(({ path }) => unseen[keyOf(path)] !== undefined && isWanted(path))
    for (const { path } of wanted) {
      const key = keyOf(path)
      // A record that the reader sees is read first: it stands in for ids that nothing has.
      await costOf(path, seen[key] ?? NOWHERE, token)
      const real = await costOf(path, unseen[key] ?? "", token)
      expect(real, path).to.deep.equal(await costOf(path, NOWHERE, token))
    }
    return wanted.length
  }

  const isPublic = (path: string): boolean => path.startsWith("/public/")

  it("under /public: in private trees, and for hidden people of public ones", async () => {
    const [open, closed] = [await plantTree(host, owner, "public"), await plantTree(host, owner)]
    const seen = await recordsOf(open, "default")
    for (const unseen of [await recordsOf(closed, "default"), await recordsOf(open, "hidden")])
      expect(await expectEqualWork(seen, unseen, null, isPublic)).to.be.greaterThan(8)
  })

  it("for an assistant: in trees of other providers, and for hidden people of its own", async () => {
    const [mine, other] = [await plantTree(host, owner), await plantTree(host, owner)]
    const body = { ai_member_provider: "local" }
    await dataOf(owner.api.PATCH("/trees/{tree_id}/ai", { ...mine.at, body }))
    const token = await dataOf(owner.api.POST("/auth/tokens", { body: { name: "model", scopes: ["read", "propose"] } }))
    const seen = await recordsOf(mine, "default")
    for (const unseen of [await recordsOf(other, "default"), await recordsOf(mine, "hidden")])
      expect(await expectEqualWork(seen, unseen, token.token, (path) => !isPublic(path))).to.be.greaterThan(20)
  })

  it("for a stranger in a public tree", async () => {
    const stranger = await host.user()
    const open = await plantTree(host, owner, "public")
    const seen = await recordsOf(open, "default")
    const unseen = await recordsOf(open, "hidden")
    expect(await expectEqualWork(seen, unseen, stranger.token, (path) => !isPublic(path))).to.be.greaterThan(20)
  })
})
