import * as E from "fp-ts/lib/Either.js"
import type { TreeId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import type { Listing } from "../../view/listing.ts"
import type { Query } from "../../query.ts"
import { editorOf, proposalsOf, wholeTree } from "../../cleanup/cleanup-of-tree.ts"

/** Up to which year, itself among them, births are looked at. */
export interface BornOnOrBefore {
  readonly treeId: TreeId
  readonly bornOnOrBefore: number
}

/** Someone who is probably dead, by their own birth. */
export interface BornLongAgo {
  readonly person: PersonRead
  readonly birthYear: number
}

/** An editor looks for people born so long ago that they must be dead, though nothing says so. */
export const previewDeceasedByBirth: Query<BornOnOrBefore, Listing<BornLongAgo>> = async (
  context,
  reader,
  { treeId, bornOnOrBefore },
) => {
  const editor = await editorOf(context, reader, treeId)
  if (E.isLeft(editor)) return editor
  const rows = context.cleanup.bornBy(treeId, bornOnOrBefore, wholeTree)
  return E.right(
    await proposalsOf(editor.right, rows, (person, read) =>
      person.birthYear === null ? null : { person: read(person), birthYear: person.birthYear },
    ),
  )
}
