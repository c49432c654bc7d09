import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import type * as E from "fp-ts/lib/Either.js"
import { signatureTypes } from "../../adapters/content-types/signatures.ts"
import { newDigest } from "../../adapters/crypto/digest.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { noSpool } from "../../adapters/memory/spool.ts"
import { readJson } from "../../adapters/json/json-stream.ts"
import { zipArchives } from "../../adapters/zip/archives.ts"
import { importGedcom, type ImportUpload } from "../../core/commands/gedcom/import-gedcom.ts"
import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"
import type { DomainError } from "../../core/domain/errors.ts"
import type { ImportReport } from "../../core/domain/gedcom/report/import-report.ts"
import type { PreviewReport } from "../../core/domain/gedcom/report/preview-report.ts"
import type { Media } from "../../core/domain/evidence/media.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import type { ExportReads } from "../../core/ports/export-reads.ts"
import { createMedia } from "../../core/edit/media/create-media.ts"
import { exportGedzip } from "../../core/queries/gedcom/export-gedzip.ts"
import { previewGedcom } from "../../core/queries/gedcom/preview-gedcom.ts"
import { listMedia } from "../../core/queries/media/list-media.ts"
import type { Settings } from "../../core/use-case/settings.ts"
import { newId, noon } from "./builders.ts"
import { anExportWorld, type ExportWorld, withoutFrame } from "./gedcom-export.ts"
import type { StoreUnderTest } from "./store.ts"
import { granted, itemsOf, type Who } from "./world.ts"
import { atRest, unzipped, zipOf } from "./zip.ts"

/** The files of an archive by their paths; text is text. */
export type GedzipFiles = Readonly<Record<string, string | Uint8Array>>

export const gedzipOf = (files: GedzipFiles): Buffer =>
  zipOf(...Object.entries(files).map(([name, bytes]) => ({ name, bytes })))

/** An unpacked GEDZIP. */
export interface Unpacked {
  readonly gedcom: string
  /** The GEDCOM file without HEAD, TRLR and our own SUBM. */
  readonly records: string
  /** The other files by their paths, as text. */
  readonly files: Readonly<Record<string, string>>
}

/** A world that takes archives in and gives them out. */
export interface GedzipWorld extends ExportWorld {
  readonly blobs: Blobs
  importing(
    file: Uint8Array,
    asked?: Partial<ImportUpload>,
    who?: Exclude<Who, "visitor">,
  ): Promise<E.Either<DomainError, ImportReport>>
  imported(files: GedzipFiles, asked?: Partial<ImportUpload>): Promise<ImportReport>
  previewing(file: Uint8Array): Promise<E.Either<DomainError, PreviewReport>>
  unpacked(version?: GedcomVersion): Promise<Unpacked>
  /** The archive as it is sent. */
  packed(version?: GedcomVersion): Promise<Buffer>
  media(): Promise<
    readonly Pick<Media, "id" | "title" | "filename" | "contentType" | "size" | "personId" | "eventId" | "sourceId">[]
  >
  blobCount(): Promise<number>
}

const limits = {
  version: "1.2.3",
  maxAccountBytes: null,
  accountBytesPerMinute: 0,
  publicMedia: true,
  maxMediaBytes: 1_048_576,
  maxGedcomBytes: 1_048_576,
  maxBackupBytes: 4_194_304,
}

export const aGedzipWorld = async (
  store: StoreUnderTest & { readonly exportReads: ExportReads } = openMemoryStore(),
  settings: Partial<Settings> = {},
  blobs = memoryBlobs(),
): Promise<GedzipWorld> => {
  const world = await anExportWorld(store)
  const { tree, users } = world
  const ports = {
    ...store,
    archives: zipArchives,
    readJson,
    spool: noSpool,
    blobs,
    newDigest,
    contentTypes: signatureTypes,
    newId,
    now: () => noon,
    settings: { ...limits, ...settings },
  }
  const reader = { userId: users.editor.id, surface: "member" as const }
  const importing: GedzipWorld["importing"] = (file, asked = {}, who = "editor") =>
    importGedcom(ports)(
      { userId: users[who].id, sessionId: newId(), requestId: null },
      { treeId: tree.id, file: atRest(file), defaultAction: "new", resolutions: {}, ...asked },
    )
  const packed: GedzipWorld["packed"] = async (version = "7.0") =>
    buffer(granted(await exportGedzip(ports)(reader, { treeId: tree.id, version })).bytes)
  return {
    ...world,
    blobs,
    importing,
    imported: async (files, asked) => granted(await importing(gedzipOf(files), asked)),
    previewing: (file) => previewGedcom(ports)(reader, { treeId: tree.id, file: atRest(file) }),
    packed,
    unpacked: async (version) => {
      const files = await unzipped(await packed(version))
      const { "gedcom.ged": gedcom = "", ...others } = Object.fromEntries(
        [...files].map(([path, bytes]) => [path, bytes.toString()]),
      )
      return { gedcom, records: withoutFrame(gedcom), files: others }
    },
    media: async () => itemsOf(await world.see("editor", listMedia, { treeId: tree.id, limit: null, cursor: null })),
    blobCount: async () => {
      let count = 0
      for await (const entries of blobs.list()) count += entries.length
      return count
    },
  }
}

/** Adds a medium without links, with its name as its bytes. */
export const addPicture = async (world: GedzipWorld, filename: string): Promise<void> => {
  const mediaId = newId<"MediaId">()
  await world.blobs.put({ treeId: world.tree.id, mediaId }, Readable.from([Buffer.from(filename)]))
  await world.edit(createMedia, {
    treeId: world.tree.id,
    mediaId,
    title: null,
    identifiers: [],
    links: [],
    personId: null,
    eventId: null,
    sourceId: null,
    width: null,
    height: null,
    filename,
    contentType: "text/plain",
    size: filename.length,
    checksum: `sha256:${filename}`,
  })
}
