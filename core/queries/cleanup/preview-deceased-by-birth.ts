import * as E from "fp-ts/lib/Either.js"
import type { TreeId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import type { Listing } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import { editorOf, proposalsOf, wholeTree } from "../../cleanup/cleanup-of-tree.ts"

/** The last year of birth to list. */
export interface BornOnOrBefore {
  readonly treeId: TreeId
  readonly bornOnOrBefore: number
}

/** A person who is probably dead, by their own birth year. */
export interface BornLongAgo {
  readonly person: PersonRead
  readonly birthYear: number
}

/**
 * Lists persons who were born so long ago that they must be dead, although nothing in the tree says so. For
 * editors.
 */
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
