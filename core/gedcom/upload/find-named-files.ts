import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import { type NamedFiles, collectNamedFiles } from "../../domain/gedcom/gedzip/named-files.ts"
import { readGedcom } from "../../domain/gedcom/lines/read-gedcom.ts"
import { grammarOf } from "../../domain/gedcom/structures/read-context.ts"
import type { NewId } from "../../ports/platform/clock.ts"
import type { OpenedUpload } from "./open-upload.ts"

/** Reads the GEDCOM file of an archive once to find the other files that it names; null if there is no archive. */
export const findNamedFiles = async (
  { file, gedzip }: OpenedUpload,
  newId: NewId,
): Promise<E.Either<DomainError, NamedFiles | null>> => {
  if (gedzip === null) return E.right(null)
  const opened = await readGedcom(file.open(), () => {}, file.encoding)
  if (E.isLeft(opened)) return opened
  const version = grammarOf(opened.right.version)
  const { see, end } = collectNamedFiles(gedzip.keys(), () => newId<"MediaId">())
  for await (const batch of opened.right.records) for (const record of batch) see(record, version)
  return E.right(end(version))
}
