import * as E from "fp-ts/lib/Either.js"
import { pipe } from "fp-ts/lib/function.js"
import { describeCandidates } from "./describe-candidates.ts"
import type { FoundCandidate } from "./find-candidates.ts"
import { collectPeople } from "./find-matches.ts"
import { indexFile, type IndexedFile, recordsByNeed } from "./index-file.ts"
import type { GedcomUpload } from "../upload/gedcom-upload.ts"
import { noneThere } from "../upload/incoming-media.ts"
import type { OpenedUpload } from "../upload/open-upload.ts"
import { refuseDamagedArchive } from "../upload/refuse-damaged-archive.ts"
import type { DomainError } from "../../domain/errors.ts"
import { shapeFamilies } from "../../domain/gedcom/import/family-graph.ts"
import type { IncomingMedia } from "../../domain/gedcom/map/map-media.ts"
import type { IncomingPerson } from "../../domain/gedcom/match/incoming-person.ts"
import { recordMapper } from "../../domain/gedcom/map/map-record.ts"
import { collectNamedFiles } from "../../domain/gedcom/gedzip/named-files.ts"
import type { PreviewReport } from "../../domain/gedcom/report/preview-report.ts"
import type { OnProgress } from "../../domain/gedcom/report/progress.ts"
import { noRows } from "../../domain/gedcom/map/rows.ts"
import type { Warn } from "../../domain/gedcom/warning.ts"
import type { TreeId } from "../../domain/ids.ts"
import { newRecordLifecycle } from "../../domain/lifecycle.ts"
import type { NewId, Now } from "../../ports/platform/clock.ts"

/** What the stages of a preview share. */
interface Preview {
  readonly newId: NewId
  readonly now: Now
  readonly treeId: TreeId
  readonly warn: Warn
  readonly progress: OnProgress
}

interface IndexedForPreview extends IndexedFile {
  readonly file: GedcomUpload
  readonly people: readonly IncomingPerson[]
  /** The files of the archive that the GEDCOM file names; null without an archive. */
  readonly media: IncomingMedia | null
}

/** Reads the file once: its index, its persons, and the media files that it names. */
export const indexForPreview = async (
  { newId, warn, progress }: Preview,
  { file, gedzip }: OpenedUpload,
): Promise<E.Either<DomainError, IndexedForPreview>> => {
  const naming = gedzip === null ? null : collectNamedFiles(gedzip.keys(), () => newId<"MediaId">())
  const { people, see: seePerson } = collectPeople()
  const see: typeof seePerson = (record, version) => {
    seePerson(record, version)
    naming?.see(record, version)
  }
  const indexed = await refuseDamagedArchive(indexFile(file, warn, { see, progress }))
  return pipe(
    indexed,
    E.map((index) => ({
      ...index,
      file,
      people,
      media: naming === null ? null : { ...naming.end(index.version), ...noneThere },
    })),
  )
}

/**
 * Reads the file again and maps its records as an import into an empty tree would, for their warnings and unmapped
 * tags. The rows are dropped. The same reading describes the candidates that were found.
 */
export const mapForPreview = async (
  { treeId, newId, now, warn, progress }: Preview,
  { file, fileIndex, people, version, media }: IndexedForPreview,
  found: readonly FoundCandidate[],
): Promise<Pick<PreviewReport, "candidates" | "unmappedTags">> => {
  const families = shapeFamilies(fileIndex, warn)
  const candidates = describeCandidates({ people, fileIndex, families, version }, found)
  const mapper = recordMapper(fileIndex, {
    treeId,
    newId,
    life: newRecordLifecycle(now()),
    families,
    version,
    warn,
    media,
  })
  const onRecords: OnProgress = ({ records, of }) => progress({ phase: "matching", records, of })
  for await (const records of recordsByNeed(file, fileIndex, onRecords)) {
    const dropped = noRows()
    for (const [record, ordinal] of records) {
      mapper.take(record, ordinal, dropped)
      if (record.tag === "INDI") candidates.see(record)
    }
  }
  mapper.end(noRows())
  return { candidates: candidates.end(), unmappedTags: mapper.unmapped() }
}

/** The content of a file, as far as its index shows it. */
export const contentOf = ({ fileIndex, media, declaredVersion, encoding, encodingDetails }: IndexedForPreview) => ({
  persons: fileIndex.persons.records,
  families: fileIndex.families.records,
  sources: fileIndex.sources,
  ...(media === null ? {} : { media: media.files.length }),
  version: declaredVersion,
  encoding,
  encodingDetails,
})
