import * as E from "fp-ts/lib/Either.js"
import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import type { DomainError } from "../../core/domain/errors.ts"
import type { ImportReport } from "../../core/domain/gedcom/report/import-report.ts"
import { grammarOf } from "../../core/domain/gedcom/structures/read-context.ts"
import { anExportWorld, type ExportWorld } from "./gedcom-export.ts"
import { contentsOf, importing } from "./gedcom-import.ts"
import { lettersOf, type LinesOfFile, missingLines, readLines } from "./gedcom-lines.ts"
import { uploadOf } from "./gedcom-upload.ts"

/** The lines of an export's records, without a submitter of our own. */
const linesBack = async (world: ExportWorld, version: GedcomVersion): Promise<LinesOfFile> =>
  readLines(`0 HEAD\n1 GEDC\n2 VERS ${version}\n${await world.records(version)}\n`)

/** What became of a file on its way into a tree and out again. */
export interface RoundTrip {
  readonly report: ImportReport
  /** How many people the tree has. */
  readonly people: number
  readonly file: LinesOfFile
  /** The lines that the export lacks, and those of them without a warning. */
  readonly lost: readonly number[]
  readonly untold: readonly number[]
  /** The lines that only the export has. */
  readonly added: readonly number[]
}

/** A file that was not taken, and how many people it brought nevertheless. */
export type Refused = DomainError & { readonly people: number }

/** What becomes of a file's records when it is imported and exported in its own version; a refusal leaves nothing behind. */
export const roundTrip = async (bytes: Uint8Array): Promise<E.Either<Refused, RoundTrip>> => {
  const world = await anExportWorld()
  const outcome = await importing(world, uploadOf(bytes))
  const people = (await contentsOf(world)).persons.length
  if (E.isLeft(outcome)) return E.left({ ...outcome.left, people })
  const file = readLines((await lettersOf(bytes)) ?? "")
  const back = await linesBack(world, grammarOf(file.version))
  const lost = missingLines(file, back)
  const warned = new Set(outcome.right.warnings.flatMap(({ lines }) => lines.flatMap((line) => file.within(line))))
  return E.right({
    report: outcome.right,
    people,
    file,
    lost,
    untold: lost.filter((line) => !warned.has(line)),
    added: missingLines(back, file),
  })
}
