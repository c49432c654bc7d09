import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, doneAll } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import { invalid } from "../../domain/errors.ts"
import type { PersonId, RelationshipId, TreeId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { Relationship, RelationshipRead } from "../../domain/relationship.ts"
import { relationshipRead } from "../../domain/relationship.ts"
import { type RelativeOrder, reordered } from "../../domain/chart/relative-order.ts"
import { fact } from "../../edit/fact.ts"
import { append } from "../../lib/append.ts"
import { inGroups } from "../../lib/in-groups.ts"

export interface OrderRelationships extends RelativeOrder {
  readonly treeId: TreeId
}

/**
 * An editor puts all children, or all partners, of a person in order. The children that another parent shares with the
 * person get the same order there. The tree is locked, so that no relative is added at the same time.
 */
export const orderRelationships: Command<OrderRelationships, readonly RelationshipRead[]> = async (
  context,
  { treeId, personId, of, ids },
) => {
  const { trees, persons, relationships, actor, now } = context
  const held = treeForRole(await trees.lock(treeId, actor.userId), "editor")
  if (E.isLeft(held)) return held
  const [person] = await persons.live(treeId, [personId])
  if (person === undefined) return E.left(invalid("personId", "refers to no person in this tree"))
  const edges = await context.contents(treeId).edges([personId])
  const own = edges.filter(
    ({ type, fromPersonId }) =>
      (type === "partnership") === (of === "partners") && (of === "partners" || fromPersonId === personId),
  )
  const wanted = new Set(ids)
  if (wanted.size !== ids.length) return E.left(invalid("ids", "must name each relationship once"))
  if (wanted.size !== own.length || own.some(({ id }) => !wanted.has(id)))
    return E.left(invalid("ids", `must be the ids of all relationships of the person to ${of}`))
  const others = of === "children" ? await otherParentages(context, treeId, { personId, own }) : []
  const locked = await lockedRows(relationships, treeId, [...own, ...others])
  const after = reordered({ personId, of, ids }, locked, (row, fields) => revised<Relationship>(row, fields, now))
  const changed = after.filter((row) => !locked.includes(row))
  if (changed.length > 0) await relationships.updateMany(changed)
  const byId = new Map<RelationshipId, Relationship>(after.map((row) => [row.id, row]))
  return doneAll(
    ids.flatMap((id) => {
      const row = byId.get(id)
      return row === undefined ? [] : [relationshipRead(row)]
    }),
    changed.map((row) => fact("relationship", "update", row)),
  )
}

/** All parent relationships of the other parents of these children. */
const otherParentages = async (
  { contents }: Context,
  treeId: TreeId,
  { personId, own }: { readonly personId: PersonId; readonly own: readonly Relationship[] },
): Promise<readonly Relationship[]> => {
  const children = new Set(own.map(({ toPersonId }) => toPersonId))
  const parents = new Set<PersonId>()
  for (const group of inGroups([...children]))
    for (const { type, fromPersonId, toPersonId } of await contents(treeId).edges(group))
      if (type === "parent_child" && children.has(toPersonId) && fromPersonId !== personId) parents.add(fromPersonId)
  const found: Relationship[] = []
  for (const group of inGroups([...parents]))
    for (const edge of await contents(treeId).edges(group))
      if (edge.type === "parent_child" && parents.has(edge.fromPersonId)) found.push(edge)
  return [...new Map(found.map((edge) => [edge.id, edge])).values()]
}

const lockedRows = async (
  relationships: Context["relationships"],
  treeId: TreeId,
  rows: readonly Relationship[],
): Promise<readonly Relationship[]> => {
  const locked: Relationship[] = []
  for (const group of inGroups(rows.map(({ id }) => id).sort()))
    append(locked, await relationships.ofIds(treeId, group))
  return locked
}
