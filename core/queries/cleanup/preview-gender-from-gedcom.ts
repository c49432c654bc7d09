import * as E from "fp-ts/lib/Either.js"
import type { GedcomUpload } from "../../commands/gedcom/import-input.ts"
import { matchByName, type SexesByName } from "../../domain/cleanup/match-by-name.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Gender, Person, PersonRead } from "../../domain/person.ts"
import { fullPerson, showToMember, type Viewer, type Withheld } from "../../domain/privacy.ts"
import { BATCH, type Listing } from "../../listing.ts"
import type { Rows } from "../../ports/reads.ts"
import type { Query } from "../../query.ts"
import { editorOf, wholeTree } from "./cleanup-of-tree.ts"
import { sexesInFile } from "./sexes-in-file.ts"

export interface GenderFromGedcom {
  readonly treeId: TreeId
  readonly file: GedcomUpload
}

/** A sex for someone who has none set, and the record of the file that says so. */
export interface GenderInFile {
  readonly person: PersonRead
  readonly gender: Gender
  readonly ref: string | null
}

/** An editor looks for people whose sex stands in the GEDCOM file that they came from: whoever there has the name that one person of the tree alone has. */
export const previewGenderFromGedcom: Query<GenderFromGedcom, Listing<GenderInFile>> = async (context, reader, { treeId, file }) => {
  const editor = await editorOf(context, reader, treeId)
  if (E.isLeft(editor)) return editor
  const sexes = await sexesInFile(file)
  if (E.isLeft(sexes)) return sexes
  return E.right({ items: matched(editor.right, context.cleanup.persons(treeId, "all", wholeTree), sexes.right), next: null })
}

/** Only the end of the tree tells who is alone with a name. Those who may be it are held till then: no more than the file has names. */
async function* matched(viewer: Viewer, rows: Rows<Withheld<Person>>, sexes: SexesByName): AsyncGenerator<readonly GenderInFile[]> {
  const { take, end } = matchByName(sexes)
  for await (const batch of rows) {
    for (const sealed of batch) {
      const person = showToMember(viewer, sealed)
      if (person !== null) take(person)
    }
  }
  const found = end()
  for (let at = 0; at < found.length; at += BATCH) {
    yield found.slice(at, at + BATCH).map(({ person, gender, ref }) => ({ person: fullPerson(viewer, person), gender, ref }))
  }
}
