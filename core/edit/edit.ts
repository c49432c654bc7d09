import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../use-case/command.ts"
import { hasRole, readableTree, type TreeAccess, treeForRole } from "../domain/access.ts"
import { type DomainError, notFound } from "../domain/errors.ts"
import type { TreeId } from "../domain/ids.ts"
import type { TreeRecords } from "../ports/unit-of-work.ts"
import type { Edited, Noun } from "./edited-record.ts"
import { isWithheld } from "./withheld.ts"
import { type ExpectedVersions, isExpected } from "../domain/expected-versions.ts"

/** The tree if the actor may edit it. */
export const editableTree = async (
  { trees, actor }: Pick<Context, "trees" | "actor">,
  treeId: TreeId,
): Promise<E.Either<DomainError, TreeAccess>> => treeForRole(await trees.access(treeId, actor.userId), "editor")

/** The tree of this record if the actor may edit it. An actor who may not see the record gets NotFound. */
export const editableTreeOf = async <N extends Noun>(
  context: Context,
  record: Edited[N],
  noun: N,
): Promise<E.Either<DomainError, TreeAccess>> => {
  const { trees, actor } = context
  const readable = readableTree(await trees.access(record.treeId, actor.userId), {
    userId: actor.userId,
    surface: "member",
  })
  if (E.isLeft(readable)) return readable
  const { role } = readable.right
  const isUnseen =
    role === null ? await isWithheld(context, record, noun) : !hasRole(role, "editor") && record.deletedAt !== null
  if (isUnseen) return E.left(notFound(noun))
  return treeForRole(readable.right, "editor")
}

/** The store of each kind of record. */
export const recordsOf: { readonly [N in Noun]: (context: Context) => TreeRecords<Edited[N]> } = {
  person: ({ persons }) => persons,
  name: ({ names }) => names,
  event: ({ events }) => events,
  relationship: ({ relationships }) => relationships,
  source: ({ sources }) => sources,
  citation: ({ citations }) => citations,
  association: ({ associations }) => associations,
  media: ({ media }) => media,
  comment: ({ comments }) => comments,
}

/** The live record with this id, locked, if the actor may edit its tree and its version is among `ifMatch`. */
export const editable = async <N extends Noun>(
  context: Context,
  noun: N,
  id: Edited[N]["id"],
  ifMatch: ExpectedVersions,
): Promise<E.Either<DomainError, Edited[N]>> => {
  const record = await recordsOf[noun](context).find(id)
  if (record === null || record.deletedAt !== null) return E.left(notFound(noun))
  const access = await editableTreeOf(context, record, noun)
  if (E.isLeft(access)) return access
  return !isExpected(ifMatch, record.version) ? E.left({ _tag: "VersionStale" }) : E.right(record)
}
