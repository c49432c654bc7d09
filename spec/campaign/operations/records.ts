import type { DeletableKind } from "../../../core/domain/deletion.ts"
import { adopt, isFree, type KnownRecord, type KnownTree, ownersOfRecord, remove, restore } from "../model.ts"
import { type Actor, fieldsOf, type Maker, type Operation, pick } from "../operation.ts"

/** The live shared trees. */
export const sharedTrees = ({ model }: Actor): readonly KnownTree[] =>
  [...model.trees.values()].filter(({ isShared, state }) => isShared && state === "live")

/** This client's live records of a kind, in one tree or in all, about which nothing is in doubt. */
export const live = ({ model, number }: Actor, kind: DeletableKind, treeId?: string): readonly KnownRecord[] =>
  [...model.records.values()].filter(
    (record) =>
      record.kind === kind &&
      record.client === number &&
      record.deletion === null &&
      (treeId === undefined || record.treeId === treeId) &&
      isUnheld(record, model.held) &&
      ownersOfRecord(model, record).every((owner) => isUnheld(owner, model.held)),
  )

const isUnheld = ({ id }: KnownRecord, held: ReadonlySet<string>): boolean => !held.has(id)

/** One of them. */
export const someLive = (actor: Actor, kind: DeletableKind, treeId?: string): KnownRecord | null =>
  pick(actor.random, live(actor, kind, treeId))

/** A deleted record of this client with live owners, so that it can be restored. */
const someDeleted = (actor: Actor, kind: DeletableKind): KnownRecord | null =>
  pick(
    actor.random,
    [...actor.model.records.values()].filter(
      (record) =>
        record.kind === kind &&
        record.client === actor.number &&
        record.deletion !== null &&
        ownersOfRecord(actor.model, record).every(({ deletion }) => deletion === null) &&
        isFree(actor.model, record),
    ),
  )

type Body = Readonly<Record<string, unknown>>

/** A creation: the answer is the record. */
export const creation = (
  actor: Actor,
  kind: DeletableKind,
  path: string,
  { body, holds, isShownLater = false }: { body: Body | FormData; holds: readonly string[]; isShownLater?: boolean },
): Operation => ({
  kind: `${kind}.create`,
  method: "POST",
  path,
  token: actor.account.token,
  body,
  holds,
  isShownLater,
  effect: (answer) => {
    if (answer === null) return null
    adopt(actor.model, kind, fieldsOf(answer), { client: actor.number })
    // A person comes with its names; its events become known by the log.
    const { names, id } = fieldsOf(answer)
    for (const name of Array.isArray(names) ? names : []) adopt(actor.model, "name", name, { client: actor.number })
    if (isShownLater) actor.model.held.add(String(id))
    return null
  },
})

/** Where a record of a kind is read, changed and deleted. */
export const pathOf = ({ kind, id, fields }: KnownRecord): string => {
  if (kind === "name") return `/persons/${String(fields.person_id)}/names/${id}`
  return kind === "media" ? `/media/${id}` : `/${kind}s/${id}`
}

/** A change under the version that is known; one in eight names a stale version, and must be refused. */
export const change = (actor: Actor, record: KnownRecord, body: Body): Operation => {
  const isExact = record.kind !== "name" && record.kind !== "person"
  const isStale = isExact && record.version > 1 && actor.random.below(8) === 0
  return {
    kind: `${record.kind}.update`,
    method: "PATCH",
    path: pathOf(record),
    token: actor.account.token,
    body,
    ...(isExact ? { ifMatch: `"${isStale ? record.version - 1 : record.version}"` } : {}),
    refusals: isStale ? [412] : [],
    holds: [record.id],
    effect: (answer) => {
      if (isStale) return `${record.kind} ${record.id} was changed under a stale version`
      if (answer !== null) adopt(actor.model, record.kind, fieldsOf(answer), { client: actor.number })
      return null
    },
  }
}

/** Deletes one record of a kind with what hangs on it. */
export const deletionOf =
  (kind: DeletableKind): Maker =>
  (actor) => {
    const record = someLive(actor, kind)
    if (record === null || !isFree(actor.model, record)) return null
    const isLastName =
      kind === "name" &&
      live(actor, "name").filter(({ fields }) => fields.person_id === record.fields.person_id).length < 2
    if (isLastName) return null
    return {
      kind: `${kind}.delete`,
      method: "DELETE",
      path: pathOf(record),
      token: actor.account.token,
      holds: [record.id],
      effect: (_answer, requestId) => {
        remove(actor.model, record, requestId)
        return null
      },
    }
  }

/** Restores one record of a kind with what its deletion took along. */
export const restorationOf =
  (kind: DeletableKind): Maker =>
  (actor) => {
    const record = someDeleted(actor, kind)
    const deletion = record?.deletion ?? null
    if (record === null || deletion === null) return null
    return {
      kind: `${kind}.restore`,
      method: "POST",
      path: `${pathOf(record)}/restore`,
      token: actor.account.token,
      holds: [record.id],
      effect: () => {
        restore(actor.model, record, deletion)
        return null
      },
    }
  }
