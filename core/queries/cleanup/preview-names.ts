import * as E from "fp-ts/lib/Either.js"
import { type BrokenName, brokenName, type NamePair } from "../../domain/cleanup/broken-name.ts"
import type { NameId, TreeId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import { showToMember, type Viewer } from "../../domain/privacy.ts"
import type { Listing } from "../../view/listing.ts"
import type { NameRow } from "../../ports/cleanup-reads.ts"
import type { Query, QueryContext } from "../../use-case/query.ts"
import { editorOf, wholeTree } from "../../cleanup/cleanup-of-tree.ts"
import { peopleOf } from "../../cleanup/people-of.ts"

/** A name with errors, and the person who has it. */
export interface NameProposal extends NamePair, BrokenName {
  readonly person: PersonRead
  readonly nameId: NameId
}

/**
 * Lists names with errors: with a date in them, without a surname, or with too much in the given name. For editors.
 */
export const previewNames: Query<{ readonly treeId: TreeId }, Listing<NameProposal>> = async (
  context,
  reader,
  { treeId },
) => {
  const editor = await editorOf(context, reader, treeId)
  return E.isLeft(editor) ? editor : E.right({ items: brokenNames(context, editor.right, treeId), next: null })
}

async function* brokenNames(
  context: QueryContext,
  viewer: Viewer,
  treeId: TreeId,
): AsyncGenerator<readonly NameProposal[]> {
  for await (const batch of context.cleanup.names(treeId, wholeTree)) {
    const broken = batch.flatMap((sealed): readonly (NameRow & BrokenName)[] => {
      const name = showToMember(viewer, sealed)
      const found = name === null ? null : brokenName(name)
      return name === null || found === null ? [] : [{ ...name, ...found }]
    })
    if (broken.length === 0) continue
    const people = await peopleOf(
      context,
      viewer,
      treeId,
      broken.map(({ personId }) => personId),
    )
    yield broken.flatMap(({ id, personId, givenName, surname, flags, suggestion }) => {
      const person = people.get(personId)
      return person === undefined ? [] : [{ person, nameId: id, givenName, surname, flags, suggestion }]
    })
  }
}
