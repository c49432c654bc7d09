import { send, type Request, formOf } from "./client.ts"
import { familyFile } from "./family-file.ts"
import { chanceOf } from "./load.ts"
import { type KnownAccount, type Model, newModel, textOf } from "./model.ts"
import { type Actor, fieldsOf, isFields } from "./operation.ts"
import { type Archive, PASSWORD } from "./operations/accounts.ts"
import { adoptTree } from "./operations/trees.ts"

const SHARED_TREES = 2

export interface World {
  readonly model: Model
  readonly actors: readonly Actor[]
  readonly archive: Archive
}

/** Sends what must succeed, before anything is killed. */
const must = async (api: string, request: Request): Promise<string> => {
  const outcome = await send(api, request, "setup")
  if (outcome.is === "answered" && outcome.status < 300) return outcome.text
  throw new Error(`${request.method} ${request.path}: ${outcome.is === "answered" ? outcome.text : outcome.is}`)
}

const register = async (api: string, email: string): Promise<KnownAccount> => {
  const request = { method: "POST", path: "/auth/register", token: "", body: { email, password: PASSWORD } } as const
  const { user, token } = fieldsOf(await must(api, request))
  const id = isFields(user) ? textOf(user.id) : ""
  return { id, email, token: textOf(token), displayName: null, isDeleted: false }
}

/** An account with a tree of families and pictures, and its backup. */
const makeArchive = async (api: string, seed: number): Promise<Archive> => {
  const { token } = await register(api, `archive-${seed}@example.org`)
  const { id } = fieldsOf(await must(api, { method: "POST", path: "/trees", token, body: { name: "Archive" } }))
  const file = familyFile("archived", { families: 60, pictures: 12 })
  const body = formOf(file.bytes, file.filename)
  await must(api, { method: "POST", path: `/trees/${textOf(id)}/gedcom/import`, token, body })
  const backup = await send(api, { method: "GET", path: "/users/me/export", token }, "setup")
  if (backup.is !== "answered" || backup.status !== 200) throw new Error("the archive could not be made")
  return { bytes: backup.bytes, trees: [file.counts], token }
}

/** Makes a new shared tree of this client, which all others edit. */
export const shareTree = async (api: string, owner: Actor, others: readonly Actor[]): Promise<void> => {
  const { token } = owner.account
  const tree = fieldsOf(await must(api, { method: "POST", path: "/trees", token, body: { name: owner.word() } }))
  const known = adoptTree(owner, tree, true)
  for (const { account } of others) {
    const body = { email: account.email, role: "editor" }
    await must(api, { method: "POST", path: `/trees/${known.id}/members`, token, body })
    known.members.set(account.id, "editor")
  }
}

export interface WorldOptions {
  readonly api: string
  readonly seed: number
  readonly clients: number
  readonly find: (what: string) => void
}

/** The clients with their accounts, the trees that they share, and an archive to restore. */
export const openWorld = async ({ api, seed, clients, find }: WorldOptions): Promise<World> => {
  const model = newModel()
  const actors: Actor[] = []
  for (let number = 0; number < clients; number++) {
    const account = await register(api, `client-${number}-${seed}@example.org`)
    model.accounts.set(account.id, account)
    const read: Actor["read"] = async (path) => {
      const outcome = await send(api, { method: "GET", path, token: account.token }, "read")
      if (outcome.is !== "answered" || outcome.status === 503) return null
      if (outcome.status === 200) return outcome
      find(`client ${number} reads ${path}: ${outcome.status} ${outcome.text.slice(0, 200)}`)
      return null
    }
    actors.push({ number, ...chanceOf(seed, number), account, guests: [], model, read })
  }
  for (const owner of actors.slice(0, SHARED_TREES))
    await shareTree(
      api,
      owner,
      actors.filter((other) => other !== owner),
    )
  return { model, actors, archive: await makeArchive(api, seed) }
}
