import * as E from "fp-ts/lib/Either.js"
import { sexOfPartners } from "../../domain/cleanup/sex-of-partners.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Listing } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import { editorOf, proposalsOf, wholeTree } from "../../cleanup/cleanup-of-tree.ts"
import type { GenderProposal } from "./preview-gender-from-name.ts"

/** Lists persons with a sex that follows from the sex of their partners. For editors. */
export const previewGenderFromSpouse: Query<{ readonly treeId: TreeId }, Listing<GenderProposal>> = async (
  context,
  reader,
  { treeId },
) => {
  const editor = await editorOf(context, reader, treeId)
  if (E.isLeft(editor)) return editor
  const rows = context.cleanup.partnered(treeId, wholeTree)
  const listing = await proposalsOf(editor.right, rows, ({ person, partners }, read): GenderProposal | null => {
    const proposal = sexOfPartners(partners)
    return proposal === null ? null : { person: read(person), ...proposal }
  })
  return E.right(listing)
}
