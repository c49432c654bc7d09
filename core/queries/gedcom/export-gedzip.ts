import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import { GEDZIP_TEXT } from "../../domain/gedcom/structures/file-path.ts"
import { startStream } from "../../lib/started-stream.ts"
import type { ArchivedFile, Archives } from "../../ports/archives.ts"
import type { Blobs, Bytes, NoteMissingMedia } from "../../ports/blobs.ts"
import type { Reader } from "../../use-case/query.ts"
import type { ExportedFile } from "../../gedcom/export/export-media.ts"
import { type ExportGedcom, type ExportPorts, openExport, type TreeFile } from "../../gedcom/export/open-export.ts"

export interface GedzipPorts extends ExportPorts {
  readonly blobs: Blobs
  readonly archives: Archives
  readonly noteMissingMedia?: NoteMissingMedia
}

/** An archive that is produced as its bytes are taken. */
export interface GedzipExport {
  readonly filename: string
  readonly bytes: Bytes
}

/**
 * A member exports the tree with its media as a GEDZIP (7.0, chapter 4): the same GEDCOM file as without media,
 * followed by the files that it names.
 */
export const exportGedzip =
  (ports: GedzipPorts) =>
  async (reader: Reader, input: ExportGedcom): Promise<E.Either<DomainError, GedzipExport>> =>
    pipe(
      await openExport(ports, reader, input),
      E.map(({ name, write }) => ({
        filename: `${name}.gdz`,
        bytes: ports.archives.write(filesOf(ports, write)),
      })),
    )

/** A file without bytes in the store is left out and noted; the GEDCOM file still names it. */
async function* filesOf(
  { blobs, noteMissingMedia }: GedzipPorts,
  write: TreeFile["write"],
): AsyncGenerator<ArchivedFile> {
  let files: readonly ExportedFile[] = []
  const text = await startStream(write(GEDZIP_TEXT, (named) => (files = named)))
  try {
    yield { name: GEDZIP_TEXT, content: text.pieces, size: null, isPacked: true }
  } finally {
    await text.stop()
  }
  for (const { id, treeId, path, size } of files) {
    const content = await blobs.open({ treeId, mediaId: id }, null)
    if (content === null) noteMissingMedia?.({ treeId, id })
    else yield { name: path, content, size, isPacked: false }
  }
}
