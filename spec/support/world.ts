import * as E from "fp-ts/lib/Either.js"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { type Command, execute } from "../../core/use-case/command.ts"
import type { AuditEntryRead } from "../../core/domain/audit/audit.ts"
import type { DomainError } from "../../core/domain/errors.ts"
import type { Tree, TreeVisibility } from "../../core/domain/tree.ts"
import type { User } from "../../core/domain/account/user.ts"
import type { Listing } from "../../core/view/listing.ts"
import { ask, type Query } from "../../core/use-case/query.ts"
import { aMembership, aTree, aUser, newId, noon } from "./builders.ts"
import { collect, plant, type StoreUnderTest } from "./store.ts"

/** Everyone who may come to a tree: its members, a signed-in stranger, and an anonymous visitor of the public surface. */
export type Who = "owner" | "editor" | "viewer" | "stranger" | "visitor"

/** A tree with members and other users, and the use cases as each of them calls them. */
export interface World {
  readonly store: StoreUnderTest
  readonly tree: Tree
  readonly users: Readonly<Record<Exclude<Who, "visitor">, User>>
  /** Calls a command; a visitor has none. */
  run<I, A>(who: Exclude<Who, "visitor">, command: Command<I, A>, input: I): Promise<E.Either<DomainError, A>>
  /** Calls a command as the editor, who must not be refused. */
  edit<I, A>(command: Command<I, A>, input: I): Promise<A>
  look<I, A>(who: Who, query: Query<I, A>, input: I): Promise<E.Either<DomainError, A>>
  /** Asks a query that must not be refused. */
  see<I, A>(who: Who, query: Query<I, A>, input: I): Promise<A>
  /** The audit log of the tree, newest first. */
  audit(): Promise<readonly AuditEntryRead[]>
}

/** The settings of queries in specs. */
export const settings = {
  version: "0",
  environment: "test",
  sessionDays: 30,
  requireEmailVerification: false,
  passwordSignIn: true,
  ownerEmails: [],
  registration: "open" as const,
  aiProviders: [],
  publicMedia: true,
  maxMediaBytes: 1_048_576,
  maxAccountBytes: null,
  accountBytesPerMinute: 0,
  maxGedcomBytes: 1_048_576,
  maxBackupBytes: 1_048_576,
}

/** A world with one tree of this visibility, at this time. One store can have many worlds. */
export const aWorld = async (
  visibility: TreeVisibility = "private",
  store: StoreUnderTest = openMemoryStore(),
  now: () => Date = () => noon,
): Promise<World> => {
  const users = { owner: aUser(), editor: aUser(), viewer: aUser(), stranger: aUser() }
  const tree = aTree({ ownerId: users.owner.id, visibility })
  await plant(store, {
    users: Object.values(users),
    trees: [tree],
    memberships: (["owner", "editor", "viewer"] as const).map((role) =>
      aMembership({ treeId: tree.id, userId: users[role].id, role }),
    ),
  })
  const command = execute({ uow: store.uow, now, newId })
  const query = ask({ reads: store.reads, now, settings })
  const world: World = {
    store,
    tree,
    users,
    run: (who, useCase, input) =>
      command(useCase)({ userId: users[who].id, sessionId: newId(), requestId: null }, input),
    edit: async (useCase, input) => granted(await world.run("editor", useCase, input)),
    look: (who, question, input) =>
      query(question)(
        who === "visitor" ? { userId: null, surface: "public" } : { userId: users[who].id, surface: "member" },
        input,
      ),
    see: async (who, question, input) => granted(await world.look(who, question, input)),
    audit: () =>
      collect(store.reads.trees.audit(tree.id, { entityId: null, actorId: null }, { after: null, batch: 1_000 })),
  }
  return world
}

/** The result; a refusal is a defect of the case. */
export const granted = <A>(outcome: E.Either<DomainError, A>): A => {
  if (E.isLeft(outcome)) throw new Error(`refused: ${JSON.stringify(outcome.left)}`)
  return outcome.right
}

/** The refusal in a word: its tag, and the places of the faults in an invalid input. */
export const refusal = (outcome: E.Either<DomainError, unknown>): string => {
  if (E.isRight(outcome)) throw new Error(`not refused: ${JSON.stringify(outcome.right)}`)
  const { left } = outcome
  return left._tag === "InvalidInput" ? `InvalidInput at ${left.errors.map(({ path }) => path).join(", ")}` : left._tag
}

/** All items of a list. */
export const itemsOf = <T>({ items }: Listing<T>): Promise<readonly T[]> => collect(items)
