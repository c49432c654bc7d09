import * as E from "fp-ts/lib/Either.js"
import type { PersonRead } from "../../domain/person.ts"
import type { Listing } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import { editorOf, proposalsOf, wholeTree } from "../../cleanup/cleanup-of-tree.ts"
import type { BornOnOrBefore } from "./preview-deceased-by-birth.ts"

/** A person who is probably dead, by the birth year of their earliest child. */
export interface ParentLongAgo {
  readonly person: PersonRead
  readonly childBirthYear: number
}

/**
 * Lists parents of a child who was born so long ago that they must be dead, although nothing in the tree says so.
 * For editors.
 */
export const previewDeceasedByChild: Query<BornOnOrBefore, Listing<ParentLongAgo>> = async (
  context,
  reader,
  { treeId, bornOnOrBefore },
) => {
  const editor = await editorOf(context, reader, treeId)
  if (E.isLeft(editor)) return editor
  const rows = context.cleanup.parentsOfBornBy(treeId, bornOnOrBefore, wholeTree)
  return E.right(
    await proposalsOf(editor.right, rows, ({ person, childBirthYear }, read) => ({
      person: read(person),
      childBirthYear,
    })),
  )
}
