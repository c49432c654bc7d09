import * as E from "fp-ts/lib/Either.js"
import { findCandidates } from "../../gedcom/import/find-candidates.ts"
import { findFile } from "../../gedcom/upload/find-upload.ts"
import { type OpenedUpload, openUpload, type OpenPorts } from "../../gedcom/upload/open-upload.ts"
import { type TreeAccess, treeForRole } from "../../domain/access.ts"
import { type DomainError, forbidden } from "../../domain/errors.ts"
import { alreadyThere, isThere, secondImport } from "../../domain/gedcom/match/already-there.ts"
import { gatherFaults } from "../../domain/gedcom/report/gather-faults.ts"
import { mostWarnings } from "../../domain/gedcom/report/import-report.ts"
import type { Encoding } from "../../domain/gedcom/bytes/encodings.ts"
import type { PreviewReport } from "../../domain/gedcom/report/preview-report.ts"
import type { OnProgress } from "../../domain/gedcom/report/progress.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { UploadName } from "../../domain/gedcom/import/stored-upload.ts"
import type { FileAtRest } from "../../ports/archives.ts"
import type { Blobs } from "../../ports/blobs.ts"
import type { NewId, Now } from "../../ports/platform/clock.ts"
import type { ExportReads, MemberAccess } from "../../ports/export-reads.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Reader } from "../../use-case/query.ts"
import { everyRecord } from "../../gedcom/import/index-file.ts"
import { reportWarnings } from "../../gedcom/report/report-warnings.ts"
import { contentOf, indexForPreview, mapForPreview } from "../../gedcom/import/preview-stages.ts"

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
  /** Null or absent: the file decides. */
  readonly encoding?: Encoding | null
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
    const { warn, faults } = gatherFaults(mostWarnings)
    const preview = { treeId, newId: ports.newId, now: ports.now, warn, progress }
    const indexed = await indexForPreview(preview, upload.right)
    if (E.isLeft(indexed)) return indexed
    const found = await findCandidates(ports.exportReads, access.right, indexed.right, progress)
    const { candidates, unmappedTags } = await mapForPreview(preview, indexed.right, found)
    const { fileIndex } = indexed.right
    const there = found.filter(({ matches }) => isThere(matches)).length
    const ofFile = secondImport(there, fileIndex.persons.records)
    return E.right({
      ...contentOf(indexed.right),
      alreadyThere: alreadyThere(there, fileIndex.persons.records),
      candidates,
      unmappedTags,
      warnings: await reportWarnings(() => everyRecord(upload.right.file), fileIndex, { ...faults(), ofFile }),
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
  { treeId, file, encoding = null }: PreviewGedcom,
): Promise<E.Either<DomainError, OpenedUpload>> => {
  const found = await findFile(ports, { treeId, userId }, file)
  return E.isLeft(found) ? found : openUpload(ports, found.right.file, encoding)
}
