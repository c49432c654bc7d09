import * as E from "fp-ts/lib/Either.js"
import type { TokenAi } from "../domain/account/token-ai.ts"
import { type AccessFacts, isOpenToAssistant, readableTree, type Surface } from "../domain/access.ts"
import { type DomainError, notFound } from "../domain/errors.ts"
import type { TreeId, UserId } from "../domain/ids.ts"
import type { LinkGrant } from "../domain/link/link.ts"
import type { Viewer } from "../domain/privacy.ts"
import type { Role } from "../domain/tree.ts"
import type { Now } from "../ports/platform/clock.ts"
import type { Reads, TreeRow } from "../ports/reads.ts"
import type { Settings } from "./settings.ts"

/** The caller of a query, and the surface of the request. */
export interface Reader {
  readonly userId: UserId | null
  readonly surface: Surface
  /** The trees to which an API token is limited; absent if it is not. */
  readonly onlyTrees?: readonly TreeId[]
  /** Set if an assistant reads for the user, whatever the transport. */
  readonly assistant?: TokenAi
  /** Set if the caller holds a link. Then they read its tree as the link shows it, without an account too. */
  readonly link?: LinkGrant
  /** The tree that the request reads, if it was already read for this user. It is not read again. */
  readonly tree?: TreeRow
}

/** What a query works with. */
export type QueryContext = Reads & { readonly now: Date; readonly settings: Settings }

/** A use case that only reads. */
export type Query<I, A> = (context: QueryContext, reader: Reader, input: I) => Promise<E.Either<DomainError, A>>

export interface AskPorts {
  readonly reads: Reads
  readonly now: Now
  readonly settings: Settings
}

/** Makes a query callable for a reader. */
export const ask =
  ({ reads, now, settings }: AskPorts) =>
  <I, A>(query: Query<I, A>) =>
  (reader: Reader, input: I): Promise<E.Either<DomainError, A>> =>
    query({ ...readsFor(reads, reader), settings, now: now() }, reader, input)

const readsFor = (reads: Reads, { userId, tree }: Reader): Reads => {
  if (tree === undefined) return reads
  const { trees } = reads
  const byId: Reads["trees"]["byId"] = async (id, user) =>
    id === tree.tree.id && user === userId ? tree : trees.byId(id, user)
  return { ...reads, trees: { ...trees, byId } }
}

/**
 * The reader as a viewer for the privacy engine, if they may read this tree at all. An assistant sees what a stranger
 * would see of a public tree, unless the tree shows assistants living people. Then it sees what a member sees who only
 * views. The holder of a link sees what the link shows, or what their own role shows if that is more. `noun` is what the
 * request is about: a record of a tree that the reader may not know of is refused like one that does not exist.
 */
export const viewerOf = (
  access: AccessFacts | null,
  reader: Reader,
  now: Date,
  noun = "tree",
): E.Either<DomainError, Viewer> => {
  const { userId, assistant } = reader
  const year = now.getUTCFullYear()
  if (assistant !== undefined)
    return access !== null && isOpenToAssistant(access, { ...reader, assistant })
      ? E.right({ userId, role: access.tree.aiSeesLiving ? "viewer" : null, year, isAssistant: true })
      : E.left(notFound(noun))
  const held = access === null ? null : heldRole(access, reader)
  if (held !== null) return E.right({ userId, role: held.role, year })
  const readable = readableTree(access, reader)
  return E.isLeft(readable)
    ? E.left(readable.left._tag === "NotFound" ? notFound(noun) : readable.left)
    : E.right({ userId, role: readable.right.role, year })
}

/** The role by which the holder of a link reads its tree; null if the reader holds no link to it. */
const heldRole = ({ tree, role }: AccessFacts, { link }: Reader): { readonly role: Role | null } | null =>
  link?.treeId === tree.id && tree.deletedAt === null
    ? { role: role ?? (link.shows === "members" ? "viewer" : null) }
    : null
