import { formOf } from "../client.ts"
import { type Bulk, type KnownAccount, noBulk, textOf } from "../model.ts"
import { type Actor, fieldsOf, isFields, type Maker, pick } from "../operation.ts"
import { someLive } from "./records.ts"
import { adoptTree, ownTrees } from "./trees.ts"

/** A backup of an account, and what each of its trees holds. */
export interface Archive {
  readonly bytes: Buffer<ArrayBuffer>
  readonly trees: readonly Bulk[]
  /** The account that it was made of, which is never written. */
  readonly token: string
}

export const PASSWORD = "long enough for a campaign"

const MOST_GUESTS = 4

const register: Maker = (actor) => {
  const { guests, model } = actor
  if (guests.filter(({ isDeleted }) => !isDeleted).length >= MOST_GUESTS) return null
  const email = `${actor.word()}@example.org`
  const add = (id: string, token: string): void => {
    if (model.accounts.has(id)) return
    const account: KnownAccount = { id, email, token, displayName: null, isDeleted: false }
    model.accounts.set(id, account)
    // Without the answer, the token of the new session is unknown, so no client can use it.
    if (token !== "") guests.push(account)
  }
  return {
    kind: "user.register",
    method: "POST",
    path: "/auth/register",
    token: "",
    body: { email, password: PASSWORD },
    holds: [],
    effect: (answer) => {
      if (answer === null) return null
      const { user, token } = fieldsOf(answer)
      if (isFields(user)) add(textOf(user.id), textOf(token))
      return null
    },
    settled: (entries) => {
      const entry = entries.find(({ entity_type: type }) => type === "user")
      if (entry !== undefined) add(entry.entity_id, "")
      return entry === undefined ? "the log has no entry of the account" : null
    },
  }
}

const someGuest = ({ guests, random, model }: Actor): KnownAccount | null =>
  pick(
    random,
    guests.filter(({ id, isDeleted }) => !isDeleted && !model.held.has(id)),
  )

/** A guest makes a tree of their own. */
const createGuestTree: Maker = (actor) => {
  const guest = someGuest(actor)
  if (guest === null) return null
  const own = { ...actor, account: guest, number: -1 }
  return {
    kind: "tree.create",
    method: "POST",
    path: "/trees",
    token: guest.token,
    body: { name: actor.word() },
    holds: [guest.id],
    effect: (answer) => {
      if (answer !== null) adoptTree(own, fieldsOf(answer))
      return null
    },
    settled: ([entry]) => {
      if (entry?.after) adoptTree(own, entry.after)
      return null
    },
  }
}

/** A guest leaves for good: their own trees are deleted with them, and their memberships elsewhere end. */
const deleteAccount: Maker = (actor) => {
  const { model } = actor
  const guest = someGuest(actor)
  if (guest === null || actor.random.chance(50)) return null
  const trees = [...model.trees.values()].filter(({ members, state }) => members.has(guest.id) && state !== "purged")
  if (trees.some(({ id }) => model.held.has(id))) return null
  return {
    kind: "user.delete",
    method: "DELETE",
    path: "/users/me",
    token: guest.token,
    body: { email: guest.email },
    holds: [guest.id, ...trees.map(({ id }) => id)],
    effect: () => {
      guest.isDeleted = true
      for (const tree of trees) {
        if (tree.members.get(guest.id) === "owner") tree.state = "deleted"
        else tree.members.delete(guest.id)
      }
      return null
    },
    settled: (entries) => {
      const left = entries.filter(({ action }) => action === "tree.delete" || action === "membership.delete").length
      return left === trees.length ? null : `the log has ${left} trees left instead of ${trees.length}`
    },
  }
}

const renameAccount: Maker = ({ account, word }) => {
  const display_name = word()
  return {
    kind: "user.update",
    method: "PATCH",
    path: "/users/me",
    token: account.token,
    body: { display_name },
    holds: [account.id],
    effect: () => {
      account.displayName = display_name
      return null
    },
  }
}

const setSelf: Maker = (actor) => {
  const person = someLive(actor, "person")
  return {
    kind: "user.set_self_person",
    method: "PATCH",
    path: "/users/me/self-person",
    token: actor.account.token,
    body: { person_id: person?.id ?? null },
    mayChangeNothing: true,
    holds: person === null ? [] : [person.id],
  }
}

/** Brings the backup back, as new trees. */
const restoreArchive =
  (archive: Archive): Maker =>
  (actor) => {
    if (ownTrees(actor, "live").length + ownTrees(actor, "deleted").length > 5) return null
    return {
      kind: "user.restore",
      method: "POST",
      path: "/users/me/import",
      token: actor.account.token,
      body: formOf(archive.bytes, "backup.zip"),
      holds: [],
      isShownLater: true,
      settled: (entries) => {
        const restored = entries.filter(({ action }) => action === "tree.import")
        restored.forEach(({ after }, index) => {
          const bulk = archive.trees[index] ?? noBulk()
          if (after !== null) adoptTree(actor, after).bulk = { ...bulk }
        })
        if (restored.length !== archive.trees.length)
          return `${restored.length} trees instead of ${archive.trees.length}`
        // The rows of each kind are counted in the database (`checks/known.ts`). The log has an entry for each of them,
        // besides those of places and links to media, and two for the tree and its owner.
        const wrong = restored.find(({ entry_count }, index) => {
          const { kept_records: _kept, ...bulk } = archive.trees[index] ?? noBulk()
          return entry_count < Object.values(bulk).reduce((sum, count) => sum + count, 2)
        })
        return wrong === undefined
          ? null
          : `a tree has only ${wrong.entry_count} entries: ${JSON.stringify(wrong.after)}`
      },
    }
  }

/** The record that ends every zip archive begins with this (APPNOTE 4.3.16). */
const END_OF_ARCHIVE = "PK\u0005\u0006"

/** Makes the backup once more. It is a read; when it is answered to its end, it is a whole archive. */
const exportArchive =
  (archive: Archive): Maker =>
  () => ({
    kind: "user.export",
    method: "GET",
    path: "/users/me/export",
    token: archive.token,
    holds: [],
    effect: (answer) => (answer?.includes(END_OF_ARCHIVE) === true ? null : "the backup is cut off"),
  })

/** The operations on accounts, with how often each is chosen. */
export const accountOperations = (archive: Archive): readonly (readonly [weight: number, make: Maker])[] => [
  [3, register],
  [1, createGuestTree],
  [2, deleteAccount],
  [1, renameAccount],
  [2, setSelf],
  [4, restoreArchive(archive)],
  [1, exportArchive(archive)],
]
