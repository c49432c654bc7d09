import * as E from "fp-ts/lib/Either.js"
import { type Actor, type Command, execute, type ExecutePorts } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { Encoding } from "../../domain/gedcom/bytes/encodings.ts"
import type { ImportReport } from "../../domain/gedcom/report/import-report.ts"
import type { StoredUpload, UploadName } from "../../domain/gedcom/import/stored-upload.ts"
import type { FileAtRest } from "../../ports/archives.ts"
import type { Reads } from "../../ports/reads.ts"
import { oneAtATime } from "../../lib/one-at-a-time.ts"
import { dropEach } from "../../edit/blob/keep-blobs.ts"
import { freeQuotaOf } from "../../edit/blob/quota.ts"
import { type Repeatable, withStoredAnswer } from "../../use-case/repeatable.ts"
import type { Settings } from "../../use-case/settings.ts"
import { importRecords } from "../../gedcom/import/import-records.ts"
import type { ImportGedcom } from "../../gedcom/import/import-input.ts"
import { keepFiles, type KeepFilesPorts } from "../../gedcom/upload/keep-files.ts"
import { findNamedFiles } from "../../gedcom/upload/find-named-files.ts"
import { blobKeyOf, findFile, type FindUploadPorts, unknownUpload } from "../../gedcom/upload/find-upload.ts"
import { openUpload, type OpenPorts } from "../../gedcom/upload/open-upload.ts"
import { refuseDamagedArchive } from "../../gedcom/upload/refuse-damaged-archive.ts"

export type ImportPorts = ExecutePorts &
  OpenPorts &
  FindUploadPorts &
  KeepFilesPorts & { readonly reads: Pick<Reads, "trees">; readonly settings: Pick<Settings, "maxAccountBytes"> }

export interface ImportUpload extends Omit<ImportGedcom, "file" | "media"> {
  /** A GEDCOM file, or an archive with a GEDCOM file and the files that it names; or the upload of one. */
  readonly file: FileAtRest | UploadName
  /** Null or absent: the file decides. */
  readonly encoding?: Encoding | null
}

/**
 * Imports an uploaded file; for editors. The bytes of an archive are stored first and the rows last, as with every
 * upload. A refusal removes the bytes again; an upload stays then, and goes with the rows of its import. If it is
 * unknown whether the rows were stored, or if some bytes are not needed, the sweep removes them later. The imports
 * into one tree run one after another. They wait here, before their transaction begins, so that they hold no
 * connections.
 */
export const importGedcom = (ports: ImportPorts) => {
  const inTurn = oneAtATime()
  return async (
    actor: Actor,
    { file, encoding = null, ...asked }: ImportUpload,
    repeatable?: Repeatable<ImportReport>,
  ): Promise<E.Either<DomainError, ImportReport>> => {
    const { reads, newId, settings } = ports
    const { treeId, progress = () => {} } = asked
    const access = treeForRole(await reads.trees.byId(treeId, actor.userId), "editor")
    if (E.isLeft(access)) return access
    const found = await findFile(ports, { treeId, userId: actor.userId }, file)
    if (E.isLeft(found)) return found
    const { upload } = found.right
    const importOnce = withoutUpload(importRecords, upload)
    const importRows = (input: ImportGedcom): Promise<E.Either<DomainError, ImportReport>> =>
      inTurn(input.treeId, () => execute(ports)(withStoredAnswer(importOnce, repeatable))(actor, input))
    const opened = await openUpload(ports, found.right.file, encoding)
    if (E.isLeft(opened)) return opened
    const { gedzip } = opened.right
    const named = await refuseDamagedArchive(findNamedFiles(opened.right, newId))
    if (E.isLeft(named)) return named
    if (gedzip === null || named.right === null) return importRows({ ...asked, file: opened.right.file })
    const { files } = named.right
    const drop = (): Promise<void> =>
      dropEach(
        ports,
        files.map(({ id }) => ({ treeId, mediaId: id })),
      )
    const free = await freeQuotaOf(reads.trees, settings, access.right.tree.ownerId)
    const room = { ...free, bytes: free.bytes + (upload?.size ?? 0) }
    const stored = await keepFiles(ports, { treeId, gedzip, files, room }, progress).catch(async (error: unknown) => {
      await drop()
      throw error
    })
    const outcome = E.isLeft(stored)
      ? stored
      : await importRows({
          ...asked,
          file: opened.right.file,
          media: { named: named.right, stored: stored.right },
        })
    if (E.isLeft(outcome)) await drop()
    return outcome
  }
}

/** The same command, which also removes the upload that it has imported. One of two imports of an upload is refused. */
const withoutUpload = <I, A>(command: Command<I, A>, upload: StoredUpload | null): Command<I, A> =>
  upload === null
    ? command
    : async (context, input) => {
        const outcome = await command(context, input)
        if (E.isLeft(outcome)) return outcome
        if (!(await context.uploads.remove(upload.id))) return E.left(unknownUpload)
        const { treeId, mediaId } = blobKeyOf(upload)
        await context.jobs.enqueue({ kind: "remove_blobs", treeId, mediaIds: [mediaId] })
        return outcome
      }
