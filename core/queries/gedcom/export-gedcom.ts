import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import { type ExportGedcom, type ExportPorts, openExport } from "../../gedcom/export/open-export.ts"
import type { Reader } from "../../use-case/query.ts"

/** A GEDCOM file of the tree at one moment, produced in pieces of about 64 KiB as they are taken. */
export interface GedcomExport {
  readonly filename: string
  readonly text: AsyncIterable<string>
}

/** A member exports the tree, including living persons, as a GEDCOM file in UTF-8. */
export const exportGedcom =
  (ports: ExportPorts) =>
  async (reader: Reader, input: ExportGedcom): Promise<E.Either<DomainError, GedcomExport>> =>
    pipe(
      await openExport(ports, reader, input),
      E.map(({ name, write }) => {
        const filename = `${name}.ged`
        return { filename, text: write(filename) }
      }),
    )
