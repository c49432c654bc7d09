import { noneThere } from "../../gedcom/upload/incoming-media.ts"
import * as E from "fp-ts/lib/Either.js"
import { describeCandidates } from "../../gedcom/import/describe-candidates.ts"
import { findCandidates } from "../../gedcom/import/find-candidates.ts"
import { collectPeople } from "../../gedcom/import/find-matches.ts"
import { findFile } from "../../gedcom/upload/find-upload.ts"
import { openUpload, type OpenPorts } from "../../gedcom/upload/open-upload.ts"
import { recordsByNeed, indexFile } from "../../gedcom/import/index-file.ts"
import { refuseDamagedArchive } from "../../gedcom/upload/refuse-damaged-archive.ts"
import { treeForRole } from "../../domain/access.ts"
import { type DomainError, forbidden } from "../../domain/errors.ts"
import { shapeFamilies } from "../../domain/gedcom/import/family-graph.ts"
import { mostWarnings, reportedWarnings } from "../../domain/gedcom/report/import-report.ts"
import { recordMapper } from "../../domain/gedcom/map/map-record.ts"
import { collectNamedFiles } from "../../domain/gedcom/gedzip/named-files.ts"
import type { PreviewReport } from "../../domain/gedcom/report/preview-report.ts"
import type { OnProgress } from "../../domain/gedcom/report/progress.ts"
import { noRows } from "../../domain/gedcom/map/rows.ts"
import { collectWarnings } from "../../domain/gedcom/warning.ts"
import type { TreeId } from "../../domain/ids.ts"
import { newLifecycle } from "../../domain/lifecycle.ts"
import type { UploadName } from "../../domain/gedcom/import/stored-upload.ts"
import type { FileAtRest } from "../../ports/archives.ts"
import type { Blobs } from "../../ports/blobs.ts"
import type { NewId, Now } from "../../ports/clock.ts"
import type { ExportReads } from "../../ports/export-reads.ts"
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
  async (
    { userId }: Reader,
    { treeId, file: asked, progress = () => {} }: PreviewGedcom,
  ): Promise<E.Either<DomainError, PreviewReport>> => {
    const { exportReads, reads, now, newId } = ports
    const access = treeForRole(await reads.trees.byId(treeId, userId), "editor")
    if (E.isLeft(access)) return access
    const { tree, role } = access.right
    if (role === null) return E.left(forbidden("Only members may import into a tree."))

    const given = await findFile(ports, { treeId, userId }, asked)
    if (E.isLeft(given)) return given
    const opened = await openUpload(ports, given.right.file)
    if (E.isLeft(opened)) return opened
    const { file, gedzip } = opened.right
    const naming = gedzip === null ? null : collectNamedFiles(gedzip.keys(), () => newId<"MediaId">())
    const { warn, warnings, count } = collectWarnings(mostWarnings)
    const { people, see } = collectPeople()
    const seeAll: typeof see = (record, grammar) => {
      see(record, grammar)
      naming?.see(record, grammar)
    }
    const indexedFile = await refuseDamagedArchive(indexFile(file, warn, { see: seeAll, progress }))
    if (E.isLeft(indexedFile)) return indexedFile
    const { fileIndex, version, declaredVersion, encoding } = indexedFile.right
    const media = naming === null ? null : { ...naming.end(version), ...noneThere }
    const found = await findCandidates(exportReads, { tree, role }, { people, fileIndex }, progress)
    const families = shapeFamilies(fileIndex, warn)
    const candidates = describeCandidates({ people, fileIndex, families, version }, found)
    const life = newLifecycle(now())
    const mapper = recordMapper(fileIndex, { treeId, newId, life, families, version, warn, media })
    // The last reading compares the records with the fields of a tree.
    const compared: OnProgress = ({ records, of }) => progress({ phase: "matching", records, of })
    for await (const records of recordsByNeed(file, fileIndex, compared)) {
      const dropped = noRows()
      for (const [record, ordinal] of records) {
        mapper.take(record, ordinal, dropped)
        if (record.tag === "INDI") candidates.see(record)
      }
    }
    mapper.end(noRows())
    return E.right({
      persons: fileIndex.persons.records,
      families: fileIndex.families.records,
      sources: fileIndex.sources,
      ...(media === null ? {} : { media: media.files.length }),
      version: declaredVersion,
      encoding,
      candidates: candidates.end(),
      unmappedTags: mapper.unmapped(),
      warnings: reportedWarnings(warnings, count()),
    })
  }
