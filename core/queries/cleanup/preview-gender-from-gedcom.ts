import * as E from "fp-ts/lib/Either.js"
import type { GedcomUpload } from "../../gedcom/upload/gedcom-upload.ts"
import { matchByName, type SexesByName } from "../../domain/cleanup/match-by-name.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Gender, PersonRead } from "../../domain/person.ts"
import { showToMember, type Viewer } from "../../domain/privacy.ts"
import type { Listing } from "../../view/listing.ts"
import type { Query, QueryContext } from "../../use-case/query.ts"
import { BATCH, editorOf, wholeTree } from "../../cleanup/cleanup-of-tree.ts"
import { peopleOf } from "../../cleanup/people-of.ts"
import { sexesInFile } from "../../cleanup/sexes-in-file.ts"

export interface GenderFromGedcom {
  readonly treeId: TreeId
  readonly file: GedcomUpload
}

/** A sex for a person who has none, and the record of the file that gives it. */
export interface GenderInFile {
  readonly person: PersonRead
  readonly gender: Gender
  readonly ref: string | null
}

/**
 * Lists persons with a sex in the GEDCOM file that they came from and none in the tree. A person of the file counts
 * if exactly one person of the tree has the same name. For editors.
 */
export const previewGenderFromGedcom: Query<GenderFromGedcom, Listing<GenderInFile>> = async (
  context,
  reader,
  { treeId, file },
) => {
  const editor = await editorOf(context, reader, treeId)
  if (E.isLeft(editor)) return editor
  const sexes = await sexesInFile(file)
  if (E.isLeft(sexes)) return sexes
  return E.right({ items: matched(context, editor.right, treeId, sexes.right), next: null })
}

/**
 * A name is known to be unique only at the end of the tree. Until then memory holds no more than the names of the
 * file.
 */
async function* matched(
  context: QueryContext,
  viewer: Viewer,
  treeId: TreeId,
  sexes: SexesByName,
): AsyncGenerator<readonly GenderInFile[]> {
  const { take, end } = matchByName(sexes)
  for await (const batch of context.cleanup.bearers(treeId, wholeTree)) {
    for (const sealed of batch) {
      const bearer = showToMember(viewer, sealed)
      if (bearer !== null) take(bearer)
    }
  }
  const found = end()
  for (let at = 0; at < found.length; at += BATCH) {
    const some = found.slice(at, at + BATCH)
    const people = await peopleOf(
      context,
      viewer,
      treeId,
      some.map(({ id }) => id),
    )
    yield some.flatMap(({ id, gender, ref }) => {
      const person = people.get(id)
      return person === undefined ? [] : [{ person, gender, ref }]
    })
  }
}
