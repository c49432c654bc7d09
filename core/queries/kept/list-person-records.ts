import * as E from "fp-ts/lib/Either.js"
import { forbidden } from "../../domain/errors.ts"
import type { KeptRecordRead } from "../../domain/gedcom/kept/kept-read.ts"
import { type PersonId, RecordId, RelationshipId } from "../../domain/ids.ts"
import { mergesOf } from "../../domain/merge/merges.ts"
import type { KeptContents } from "../../ports/export-reads.ts"
import type { Query } from "../../use-case/query.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { type KeptPage, listKept } from "../../view/kept/list-kept.ts"
import type { Listing } from "../../view/listing.ts"
import type { PageOfRecord } from "../../view/page-of-tree.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"

export interface ListPersonRecords extends PageOfRecord {
  readonly personId: PersonId
}

/**
 * The records of imported files that are about a person: the person's own, those of persons who were merged into them, and
 * those of their families. For members only, because no privacy rule is applied to the lines.
 */
export const listPersonRecords: Query<ListPersonRecords, Listing<KeptRecordRead>> = async (
  context,
  reader,
  { personId, limit, cursor },
) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const { viewer, person } = seen.right
  if (viewer.role === null) return E.left(forbidden("Only members can read the records of imported files."))
  const after = idFromCursor(RecordId, cursor)
  if (E.isLeft(after)) return after
  const tree = context.kept.inTree(person.treeId)
  return E.right(await listKept(tree, { ...(await recordsOf(tree, personId)), after: after.right, limit }))
}

const recordsOf = async (tree: KeptContents, personId: PersonId): Promise<Pick<KeptPage, "ids" | "merged">> => {
  const merges = mergesOf(await tree.mergedPersons())
  const merged = merges.byKept.get(personId) ?? []
  const own = await tree.keptOf([personId, ...merged])
  const edges = await tree.edges([personId])
  const partnerships = edges.filter(({ type }) => type === "partnership").map(({ id }) => id)
  const replaced = partnerships.flatMap(merges.standingFor).filter(RelationshipId.is)
  const families = await tree.keptBy({ subjectIds: [personId, ...partnerships, ...replaced] })
  const ids = [
    ...own.map(({ id }) => id),
    ...families.map(({ id }) => id),
    ...edges.flatMap(({ familyRecordId }) => familyRecordId ?? []),
  ]
  return { ids, merged: new Set(merged) }
}
