import { expect } from "chai"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { defaultSettings } from "../../bootstrap/ports/settings.ts"
import { nodePorts } from "../../bootstrap/ports/node-ports.ts"
import { type CommandPorts, makeApp, makeCommands, makeQueries, type QueryPorts } from "../../core/index.ts"
import type { Passwords } from "../../core/ports/platform/passwords.ts"

/** True only if the ports have no unit of work. The line does not compile otherwise. */
const isWithout: "uow" extends keyof QueryPorts ? never : true = true

const passwords: Passwords = { hash: async (password) => password, verify: async (password, hash) => password === hash }

describe("The handlers of the core", () => {
  const store = openMemoryStore()
  const settings = defaultSettings()
  const { reads, exportReads, backupReads, treeSignals, tries, uow } = store
  const nodes = { ...nodePorts(passwords), blobs: memoryBlobs(), settings }
  const queryPorts: QueryPorts = { reads, exportReads, backupReads, treeSignals, ...nodes }
  const commandPorts: CommandPorts = { uow, reads, exportReads, tries, ...nodes }

  it("are those of queries, which have no unit of work, and those of commands; an app has both, and each once", () => {
    expect(isWithout).to.equal(true)
    const [queries, commands] = [Object.keys(makeQueries(queryPorts)), Object.keys(makeCommands(commandPorts))]
    expect(queries).to.include("getPerson").and.not.include("createPerson")
    expect(commands).to.include("createPerson").and.not.include("getPerson")
    const app = Object.keys(makeApp({ ...store, ...nodes }))
    expect(app.toSorted()).to.deep.equal([...queries, ...commands, "settings"].toSorted())
  })

  it("can be taken alone: commands write what queries read", async () => {
    const { register, createTree } = makeCommands(commandPorts)
    const device = { userAgent: null, device: null, requestId: null }
    const account = { email: "emma@example.org", password: "a quiet walk by the sea" }
    const registered = await register({ ...account, ...device })
    if (registered._tag === "Left") throw new Error(registered.left._tag)
    const { user } = registered.right
    const actor = { userId: user.id, sessionId: null, requestId: null }
    const tree = await createTree(actor, { name: "The Darwins", visibility: "public" })
    if (tree._tag === "Left") throw new Error(tree.left._tag)
    const seen = await makeQueries(queryPorts).getTree({ userId: null, surface: "public" }, { treeId: tree.right.id })
    expect(seen._tag === "Right" ? seen.right.name : seen.left).to.equal("The Darwins")
  })
})
