import * as E from "fp-ts/lib/Either.js"
import { pipe } from "fp-ts/lib/function.js"
import { describeCandidates } from "../../gedcom/import/describe-candidates.ts"
import { findCandidates, type FoundCandidate } from "../../gedcom/import/find-candidates.ts"
import { collectPeople } from "../../gedcom/import/find-matches.ts"
import { indexFile, type IndexedFile, recordsByNeed } from "../../gedcom/import/index-file.ts"
import { findFile } from "../../gedcom/upload/find-upload.ts"
import type { GedcomUpload } from "../../gedcom/upload/gedcom-upload.ts"
import { noneThere } from "../../gedcom/upload/incoming-media.ts"
import { type OpenedUpload, openUpload, type OpenPorts } from "../../gedcom/upload/open-upload.ts"
import { refuseDamagedArchive } from "../../gedcom/upload/refuse-damaged-archive.ts"
import { type TreeAccess, treeForRole } from "../../domain/access.ts"
import { type DomainError, forbidden } from "../../domain/errors.ts"
import { shapeFamilies } from "../../domain/gedcom/import/family-graph.ts"
import type { IncomingMedia } from "../../domain/gedcom/map/map-media.ts"
import type { IncomingPerson } from "../../domain/gedcom/match/incoming-person.ts"
import { mostWarnings, reportedWarnings } from "../../domain/gedcom/report/import-report.ts"
import { recordMapper } from "../../domain/gedcom/map/map-record.ts"
import { collectNamedFiles } from "../../domain/gedcom/gedzip/named-files.ts"
import type { PreviewReport } from "../../domain/gedcom/report/preview-report.ts"
import type { OnProgress } from "../../domain/gedcom/report/progress.ts"
import { noRows } from "../../domain/gedcom/map/rows.ts"
import { collectWarnings, type Warn } from "../../domain/gedcom/warning.ts"
import type { TreeId } from "../../domain/ids.ts"
import { newLifecycle } from "../../domain/lifecycle.ts"
import type { UploadName } from "../../domain/gedcom/import/stored-upload.ts"
import type { FileAtRest } from "../../ports/archives.ts"
import type { Blobs } from "../../ports/blobs.ts"
import type { NewId, Now } from "../../ports/clock.ts"
import type { ExportReads, MemberAccess } from "../../ports/export-reads.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Reader } from "../../use-case/query.ts"

export interface PreviewPorts extends OpenPorts {
  readonly exportReads: ExportReads
  readonly reads: Pick<Reads, "trees" | "uploads">
  readonly blobs: Pick<Blobs, "open">
  readonly now: Now
  readonly newId: NewId
}

export interface PreviewGedcom {
  readonly treeId: TreeId
  /** A GEDCOM file, or an archive that contains one; or the upload of one. */
  readonly file: FileAtRest | UploadName
  readonly progress?: OnProgress
}

/**
 * An editor previews an import: the content of the file, persons of the tree who are similar to its persons, and
 * structures without a mapping. Nothing is written.
 */
export const previewGedcom =
  (ports: PreviewPorts) =>
  async (reader: Reader, input: PreviewGedcom): Promise<E.Either<DomainError, PreviewReport>> => {
    const { treeId, progress = () => {} } = input
    const access = memberAccess(await ports.reads.trees.byId(treeId, reader.userId))
    if (E.isLeft(access)) return access
    const upload = await openInput(ports, reader, input)
    if (E.isLeft(upload)) return upload
    const { warn, warnings, count } = collectWarnings(mostWarnings)
    const preview = { treeId, newId: ports.newId, now: ports.now, warn, progress }
    const indexed = await indexForPreview(preview, upload.right)
    if (E.isLeft(indexed)) return indexed
    const found = await findCandidates(ports.exportReads, access.right, indexed.right, progress)
    const { candidates, unmappedTags } = await mapForPreview(preview, indexed.right, found)
    return E.right({
      ...contentOf(indexed.right),
      candidates,
      unmappedTags,
      warnings: reportedWarnings(warnings, count()),
    })
  }

/** The tree and the role of a member who may import into it. */
const memberAccess = (tree: TreeAccess | null): E.Either<DomainError, MemberAccess> => {
  const access = treeForRole(tree, "editor")
  if (E.isLeft(access)) return access
  const { tree: asked, role } = access.right
  return role === null ? E.left(forbidden("Only members may import into a tree.")) : E.right({ tree: asked, role })
}

/** Finds the file of a request and opens it. */
const openInput = async (
  ports: PreviewPorts,
  { userId }: Reader,
  { treeId, file }: PreviewGedcom,
): Promise<E.Either<DomainError, OpenedUpload>> => {
  const found = await findFile(ports, { treeId, userId }, file)
  return E.isLeft(found) ? found : openUpload(ports, found.right.file)
}

/** What the stages of a preview share. */
interface Preview extends Pick<PreviewPorts, "newId" | "now"> {
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
const indexForPreview = async (
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
const mapForPreview = async (
  { treeId, newId, now, warn, progress }: Preview,
  { file, fileIndex, people, version, media }: IndexedForPreview,
  found: readonly FoundCandidate[],
): Promise<Pick<PreviewReport, "candidates" | "unmappedTags">> => {
  const families = shapeFamilies(fileIndex, warn)
  const candidates = describeCandidates({ people, fileIndex, families, version }, found)
  const mapper = recordMapper(fileIndex, { treeId, newId, life: newLifecycle(now()), families, version, warn, media })
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
const contentOf = ({ fileIndex, media, declaredVersion, encoding }: IndexedForPreview) => ({
  persons: fileIndex.persons.records,
  families: fileIndex.families.records,
  sources: fileIndex.sources,
  ...(media === null ? {} : { media: media.files.length }),
  version: declaredVersion,
  encoding,
})
