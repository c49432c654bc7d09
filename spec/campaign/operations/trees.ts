import { type KnownTree, noBulk, numberOf, textOf } from "../model.ts"
import { type Actor, fieldsOf, type Maker, type Operation, pick } from "../operation.ts"

/** This client's own trees in a state, about which nothing is in doubt. */
export const ownTrees = ({ model, number }: Actor, state: KnownTree["state"]): readonly KnownTree[] =>
  [...model.trees.values()].filter(
    (tree) => tree.client === number && !tree.isShared && tree.state === state && !model.held.has(tree.id),
  )

/** Takes a tree as the service showed it. */
export const adoptTree = (
  { model, number, account }: Actor,
  fields: KnownTree["fields"],
  isShared = false,
): KnownTree => {
  const id = textOf(fields.id)
  const known = model.trees.get(id)
  if (known !== undefined) {
    if (numberOf(fields.version) >= numberOf(known.fields.version)) known.fields = { ...known.fields, ...fields }
    return known
  }
  const members = new Map([[account.id, "owner"]])
  const tree: KnownTree = {
    id,
    client: number,
    isShared,
    isAging: false,
    fields,
    state: "live",
    bulk: noBulk(),
    members,
  }
  model.trees.set(id, tree)
  return tree
}

const MOST_TREES = 4

const createTree: Maker = (actor) => {
  if (ownTrees(actor, "live").length >= MOST_TREES) return null
  return {
    kind: "tree.create",
    method: "POST",
    path: "/trees",
    token: actor.account.token,
    body: { name: actor.word(), visibility: actor.random.pick(["private", "public"]) },
    holds: [],
    effect: (answer) => {
      if (answer !== null) adoptTree(actor, fieldsOf(answer))
      return null
    },
    settled: ([entry]) => {
      if (entry?.after) adoptTree(actor, entry.after)
      return null
    },
  }
}

/** A tree of this client, shared or not. */
const someOwn = (actor: Actor): KnownTree | null =>
  pick(
    actor.random,
    [...actor.model.trees.values()].filter(
      ({ client, state, id }) => client === actor.number && state === "live" && !actor.model.held.has(id),
    ),
  )

const updateTree: Maker = (actor) => {
  const tree = someOwn(actor)
  if (tree === null) return null
  const visibility = actor.random.pick(["private", "site_members", "unlisted", "public"])
  return {
    kind: "tree.update",
    method: "PATCH",
    path: `/trees/${tree.id}`,
    token: actor.account.token,
    body: { name: actor.word(), description: actor.word(), visibility },
    holds: [tree.id],
    effect: (answer) => {
      if (answer !== null) adoptTree(actor, fieldsOf(answer))
      return null
    },
    settled: ([entry], answer) => {
      if (answer === null && entry?.after) adoptTree(actor, entry.after)
      return null
    },
  }
}

/** An operation that moves a tree from one state to another. */
const move =
  (actor: Actor, from: KnownTree["state"], to: KnownTree["state"]) =>
  (request: Pick<Operation, "kind" | "method">): Operation | null => {
    const tree = pick(actor.random, ownTrees(actor, from))
    if (tree === null) return null
    const [, verb = ""] = request.kind.split(".")
    return {
      ...request,
      path: `/trees/${tree.id}${verb === "delete" ? "" : `/${verb}`}`,
      token: actor.account.token,
      ...(verb === "purge" ? { body: { name: tree.fields.name } } : {}),
      holds: [tree.id],
      effect: () => {
        tree.state = to
        return null
      },
    }
  }

const deleteTree: Maker = (actor) => move(actor, "live", "deleted")({ kind: "tree.delete", method: "DELETE" })
const restoreTree: Maker = (actor) => move(actor, "deleted", "live")({ kind: "tree.restore", method: "POST" })
const purgeTree: Maker = (actor) => move(actor, "deleted", "purged")({ kind: "tree.purge", method: "POST" })

/** Adds the guest to a tree of this client, gives them another role, or removes them. */
const changeMembers: Maker = (actor) => {
  const { guests, random, account, model } = actor
  const tree = someOwn(actor)
  const guest = pick(
    random,
    guests.filter(({ id, isDeleted }) => !isDeleted && !model.held.has(id)),
  )
  if (tree === null || guest === null) return null
  const role = tree.members.get(guest.id)
  const next = random.pick(["viewer", "editor"])
  const common = { token: account.token, holds: [tree.id, guest.id] }
  const path = `/trees/${tree.id}/members`
  const set = (): null => {
    tree.members.set(guest.id, next)
    return null
  }
  if (role === undefined)
    return {
      ...common,
      kind: "membership.create",
      method: "POST",
      path,
      body: { email: guest.email, role: next },
      effect: set,
    }
  if (random.chance(50)) {
    const body = { role: next }
    return {
      ...common,
      kind: "membership.update",
      method: "PATCH",
      path: `${path}/${guest.id}`,
      body,
      mayChangeNothing: true,
      effect: set,
    }
  }
  const drop = (): null => {
    tree.members.delete(guest.id)
    return null
  }
  return { ...common, kind: "membership.delete", method: "DELETE", path: `${path}/${guest.id}`, effect: drop }
}

/** The operations on trees as wholes, with how often each is chosen. */
export const treeOperations: readonly (readonly [weight: number, make: Maker])[] = [
  [5, createTree],
  [3, updateTree],
  [3, deleteTree],
  [1, restoreTree],
  [3, purgeTree],
  [3, changeMembers],
]
