import * as E from "fp-ts/lib/Either.js"
import type { Change, ChangeEntry, RecordedChange } from "../../core/domain/change/change.ts"
import type { Comment } from "../../core/domain/comment/comment.ts"
import type { Association } from "../../core/domain/association/association.ts"
import type { Citation } from "../../core/domain/evidence/citation.ts"
import type { Event } from "../../core/domain/event.ts"
import type { Place } from "../../core/domain/place/place.ts"
import type { KeptRecord } from "../../core/domain/gedcom/kept/kept-record.ts"
import type { Media } from "../../core/domain/evidence/media.ts"
import type { MediaLink } from "../../core/domain/evidence/media-link.ts"
import type { Name } from "../../core/domain/name.ts"
import type { Person } from "../../core/domain/person.ts"
import type { Relationship } from "../../core/domain/relationship.ts"
import type { Session } from "../../core/domain/account/session.ts"
import type { Source } from "../../core/domain/evidence/source.ts"
import type { Membership, Tree } from "../../core/domain/tree.ts"
import type { User } from "../../core/domain/account/user.ts"
import type { Reads } from "../../core/ports/reads.ts"
import type { Rows } from "../../core/ports/rows.ts"
import type { Transaction, UnitOfWork } from "../../core/ports/unit-of-work.ts"
import { aMembership, aTree, aUser, newId } from "./builders.ts"

/** A store that a contract is put to. It may hold other data already, and is shared by all cases. */
export interface StoreUnderTest {
  readonly uow: UnitOfWork
  readonly reads: Reads
  close?(): Promise<void>
}

/** Runs work in a transaction that must commit, and answers what it answers. */
export const commit = async <A>(
  { uow }: Pick<StoreUnderTest, "uow">,
  work: (transaction: Transaction) => Promise<A>,
): Promise<A> => {
  const outcome = await uow.run(async (transaction) => E.right(await work(transaction)))
  if (E.isLeft(outcome)) throw new Error(`refused: ${outcome.left._tag}`)
  return outcome.right
}

/** An entry with what its change says. */
export type PlantedEntry = Omit<ChangeEntry, "changeId"> & Pick<Change, "at" | "actorType" | "proposalId" | "requestId">

/** The change with these entries. */
export const changeOf = (entries: readonly PlantedEntry[]): RecordedChange => {
  const [main] = entries
  if (main === undefined) throw new Error("A change has at least one entry.")
  const { treeId, at, actorType, actorId, proposalId, requestId, action, entityType, entityId } = main
  const id = newId<"ChangeId">()
  return {
    change: {
      id,
      treeId,
      accountId: null,
      at,
      actorType,
      actorId,
      via: { kind: actorType === "user" ? "session" : "system", id: null, name: null },
      requestId,
      reason: null,
      proposalId,
      action,
      entityType,
      entityId,
      undoes: null,
      entryCount: entries.length,
      importId: null,
      importStep: null,
      importedFrom: null,
      importedTo: null,
    },
    entries: entries.map(({ at: _at, actorType: _by, proposalId: _proposal, requestId: _request, ...entry }) => ({
      ...entry,
      changeId: id,
    })),
    undone: [],
  }
}

/** Rows to be there before a case begins. */
export interface Planting {
  readonly users?: readonly User[]
  readonly sessions?: readonly Session[]
  readonly trees?: readonly Tree[]
  readonly memberships?: readonly Membership[]
  readonly persons?: readonly Person[]
  readonly names?: readonly Name[]
  readonly sources?: readonly Source[]
  readonly keptRecords?: readonly KeptRecord[]
  readonly relationships?: readonly Relationship[]
  readonly places?: readonly Place[]
  readonly events?: readonly Event[]
  readonly citations?: readonly Citation[]
  readonly associations?: readonly Association[]
  readonly media?: readonly Media[]
  readonly mediaLinks?: readonly MediaLink[]
  readonly comments?: readonly Comment[]
  readonly auditEntries?: readonly PlantedEntry[]
}

/** Inserts rows, owners first. */
export const plant = (store: Pick<StoreUnderTest, "uow">, rows: Planting): Promise<void> =>
  commit(store, async (transaction) => {
    await transaction.users.insert(rows.users ?? [])
    for (const session of rows.sessions ?? []) await transaction.sessions.insert(session)
    await transaction.trees.insert(rows.trees ?? [])
    for (const membership of rows.memberships ?? []) await transaction.memberships.insert(membership)
    await transaction.persons.insert(rows.persons ?? [])
    await transaction.names.insert(rows.names ?? [])
    await transaction.sources.insert(rows.sources ?? [])
    await transaction.keptRecords.insert(rows.keptRecords ?? [])
    await transaction.relationships.insert(rows.relationships ?? [])
    await transaction.places.insert(rows.places ?? [])
    await transaction.events.insert(rows.events ?? [])
    await transaction.citations.insert(rows.citations ?? [])
    await transaction.associations.insert(rows.associations ?? [])
    await transaction.media.insert(rows.media ?? [])
    await transaction.mediaLinks.insert(rows.mediaLinks ?? [])
    await transaction.comments.insert(rows.comments ?? [])
    for (const entry of rows.auditEntries ?? []) await transaction.changes.insert([changeOf([entry])])
  })

/** A new tree with its owner, in the store. */
export const plantTree = async (
  store: Pick<StoreUnderTest, "uow">,
  overrides: Partial<Tree> = {},
): Promise<{ readonly owner: User; readonly tree: Tree }> => {
  const owner = aUser()
  const tree = aTree({ ownerId: owner.id, ...overrides })
  await plant(store, {
    users: [owner],
    trees: [tree],
    memberships: [aMembership({ treeId: tree.id, userId: owner.id, role: "owner" })],
  })
  return { owner, tree }
}

/** All rows of a list. */
export const collect = async <T>(rows: Rows<T>): Promise<readonly T[]> => {
  const all: T[] = []
  for await (const batch of rows) all.push(...batch)
  return all
}

/** The error of a promise that must fail. */
export const failure = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error("it did not fail")
}
