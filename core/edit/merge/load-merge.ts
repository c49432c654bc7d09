import { type DeletableKind, deletableKinds } from "../../domain/deletion.ts"
import type { PersonId, TreeId } from "../../domain/ids.ts"
import type { MergeRows } from "../../domain/merge/merge-rows.ts"
import type { Context } from "../../use-case/command.ts"

type IdsByKind = { readonly [K in DeletableKind]: Set<string> }

/**
 * The live rows of these persons, with those of their relationships and what cites or shows any of them. They are
 * locked until the transaction ends.
 */
export const loadMerge = async (
  context: Context,
  treeId: TreeId,
  personIds: readonly PersonId[],
): Promise<MergeRows> => {
  const { names, events, relationships, citations, associations, media, comments } = context
  const found = await dependentIds(context, treeId, personIds)
  return {
    name: await names.ofIds(treeId, [...found.name]),
    event: await events.ofIds(treeId, [...found.event]),
    relationship: await relationships.ofIds(treeId, [...found.relationship]),
    citation: await citations.ofIds(treeId, [...found.citation]),
    association: await associations.ofIds(treeId, [...found.association]),
    media: await media.ofIds(treeId, [...found.media]),
    comment: await comments.ofIds(treeId, [...found.comment]),
  }
}

/** The ids of the live rows that depend on these persons, directly or through other rows. */
const dependentIds = async (
  { deletions }: Context,
  treeId: TreeId,
  personIds: readonly PersonId[],
): Promise<IdsByKind> => {
  const found: IdsByKind = {
    person: new Set(),
    name: new Set(),
    event: new Set(),
    relationship: new Set(),
    source: new Set(),
    citation: new Set(),
    association: new Set(),
    media: new Set(),
    comment: new Set(),
  }
  let fresh = new Map<DeletableKind, string[]>([["person", [...personIds]]])
  while (fresh.size > 0) {
    const next = new Map<DeletableKind, string[]>()
    for (const kind of deletableKinds) {
      const owners = fresh.get(kind) ?? []
      if (owners.length === 0) continue
      for (const { kind: dependent, id } of await deletions.dependentsOf(kind, treeId, owners, null)) {
        if (found[dependent].has(id)) continue
        found[dependent].add(id)
        const others = next.get(dependent)
        if (others === undefined) next.set(dependent, [id])
        else others.push(id)
      }
    }
    fresh = next
  }
  return found
}
