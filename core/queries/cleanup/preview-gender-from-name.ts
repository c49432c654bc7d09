import * as E from "fp-ts/lib/Either.js"
import { sexesOfGivenNames, type GivenNameSex } from "../../domain/cleanup/sex-of-given-name.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import type { Listing } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import { editorOf, proposalsOf, wholeTree } from "../../cleanup/cleanup-of-tree.ts"

/** A sex for a person who has none, and its basis: the given name, or the names of the partners. */
export interface GenderProposal extends GivenNameSex {
  readonly person: PersonRead
}

/** Lists persons with a given name that shows their sex. For editors. */
export const previewGenderFromName: Query<{ readonly treeId: TreeId }, Listing<GenderProposal>> = async (
  context,
  reader,
  { treeId },
) => {
  const editor = await editorOf(context, reader, treeId)
  if (E.isLeft(editor)) return editor
  const sexOf = sexesOfGivenNames()
  const rows = context.cleanup.unsexed(treeId, wholeTree)
  const listing = await proposalsOf(editor.right, rows, (person, read): GenderProposal | null => {
    const proposal = person.givenName === null ? null : sexOf(person.givenName)
    return proposal === null ? null : { person: read(person), ...proposal }
  })
  return E.right(listing)
}
