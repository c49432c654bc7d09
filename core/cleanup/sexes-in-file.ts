import * as E from "fp-ts/lib/Either.js"
import type { GedcomUpload } from "../gedcom/upload/gedcom-upload.ts"
import { noteIndividual, type SexesByName } from "../domain/cleanup/match-by-name.ts"
import type { DomainError } from "../domain/errors.ts"
import { readNames } from "../domain/gedcom/structures/reading/read-name.ts"
import { readPerson } from "../domain/gedcom/structures/reading/read-person.ts"
import { readGedcom } from "../domain/gedcom/lines/read-gedcom.ts"
import { grammarOf, type ReadContext } from "../domain/gedcom/structures/read-context.ts"

/**
 * The sex of each person in a GEDCOM file, by name. Nothing else of the file is kept. Left `NotGedcom` for another
 * kind of file.
 */
export const sexesInFile = async (file: GedcomUpload): Promise<E.Either<DomainError, SexesByName>> => {
  const opened = await readGedcom(file.open(), () => {}, file.encoding)
  if (E.isLeft(opened)) return opened
  const { version, records } = opened.right
  const reading: ReadContext = {
    version: grammarOf(version),
    noteText: () => null,
    repositoryName: () => null,
    use: () => {},
  }
  const sexes: SexesByName = new Map()
  for await (const batch of records) {
    for (const record of batch) {
      if (record.tag !== "INDI") continue
      const { gender } = readPerson(record, reading)
      noteIndividual(sexes, { gender, ref: record.xref, names: readNames(record, reading) })
    }
  }
  return E.right(sexes)
}
