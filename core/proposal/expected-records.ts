import {
  AssociationId,
  CitationId,
  EventId,
  NameId,
  PersonId,
  RelationshipId,
  SourceId,
  type TreeId,
} from "../domain/ids.ts"
import type { VersionsById } from "../domain/proposal/batch.ts"
import type { Operation, ProposedEntity } from "../domain/proposal/operation.ts"
import type { Context } from "../use-case/command.ts"

type Versioned = { readonly treeId: TreeId; readonly version: number } | null

const find: Readonly<Record<ProposedEntity, (context: Context, id: string) => Promise<Versioned>>> = {
  person: async ({ persons }, id) => (PersonId.is(id) ? persons.find(id) : null),
  name: async ({ names }, id) => (NameId.is(id) ? names.find(id) : null),
  event: async ({ events }, id) => (EventId.is(id) ? events.find(id) : null),
  relationship: async ({ relationships }, id) => (RelationshipId.is(id) ? relationships.find(id) : null),
  source: async ({ sources }, id) => (SourceId.is(id) ? sources.find(id) : null),
  citation: async ({ citations }, id) => (CitationId.is(id) ? citations.find(id) : null),
  association: async ({ associations }, id) => (AssociationId.is(id) ? associations.find(id) : null),
}

/**
 * The index of the first operation on a record that has another version than the expected one; null if there is
 * none. The records are locked. A record that does not exist is left to its operation, which refuses it.
 */
export const staleOperation = async (
  context: Context,
  treeId: TreeId,
  operations: readonly Operation[],
  expected: VersionsById,
): Promise<number | null> => {
  const left = new Map(Object.entries(expected))
  for (const [index, { entity, id }] of operations.entries()) {
    const version = id === undefined || id === null ? undefined : left.get(id)
    if (version === undefined || id === undefined || id === null) continue
    left.delete(id)
    const record = await find[entity](context, id)
    if (record?.treeId === treeId && record.version !== version) return index
  }
  return null
}
