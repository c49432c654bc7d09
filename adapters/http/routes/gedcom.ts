import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { notFound } from "../../../core/domain/errors.ts"
import type { Refusal } from "../problems.ts"
import { accountOf, user } from "../operation/access.ts"
import { jsonOrNothing } from "../request/body/body.ts"
import { GEDZIP_TYPE } from "../../../core/domain/gedcom/gedzip/media-type.ts"
import type { Host } from "../host/host.ts"
import { query } from "../request/input.ts"
import { choiceOrNull, parameters } from "../request/parameters.ts"
import { importReportReply, previewReportReply } from "../../../core/domain/gedcom/report/report-codecs.ts"
import { textOrArchive } from "../response/file-replies.ts"
import { createdWithoutLocation, report } from "../response/json-replies.ts"
import { decided, importDecisions, importFile, uploadReading } from "../request/body/import-file.ts"
import { incoming, unreadable } from "../request/body/incoming.ts"
import { route } from "../operation/route.ts"
import { storedUploadReply } from "../../../core/domain/gedcom/import/stored-upload.ts"
import { vocabulary } from "../codecs/enumerations.ts"

/**
 * The largest upload: a GEDCOM file, or an archive, which is refused later if the GEDCOM file in it is too large.
 */
const mostBytes = ({ maxGedcomBytes, app }: Host): number => Math.max(maxGedcomBytes, app.settings.maxBackupBytes)

const versions = choiceOrNull(
  "The version of GEDCOM; by default 5.5.1, or 7.0 in an archive.",
  vocabulary.gedcomVersions,
)

/** An upload that is named by the path and is not there is not found. In a body, it is a wrong field. */
const absentUpload = (refusal: Refusal): Refusal =>
  refusal._tag === "InvalidInput" && refusal.errors.some(({ path }) => path === "uploadId")
    ? notFound("upload")
    : refusal

/** GEDCOM imports and exports, as a file or as an archive with its media (GEDZIP). */
export const gedcomRoutes = [
  route("uploadGedcom", {
    method: "post",
    path: "/trees/{tree_id}/gedcom/uploads",
    summary: "Upload a GEDCOM file or a GEDZIP, to preview and import it",
    description:
      "Stores a file for an hour. A preview and an import take its `upload_id` instead of the file. Only the account " +
      "that uploaded it can use it, and only for this tree.",
    access: user("write"),
    permit:
      (app) =>
      ({ reader, params }) =>
        app.checkEditor(reader, params),
    takes: incoming(parameters({}), { mostBytes, turns: "forms", name: "GedcomUploadCreate" }),
    reply: createdWithoutLocation(storedUploadReply),
    handle:
      (app) =>
      async ({ actor, params, input, repeatable }) =>
        app.uploadGedcom(actor, { ...params, receive: input.receive }, repeatable).catch(unreadable),
  }),
  route("previewGedcom", {
    method: "post",
    path: "/trees/{tree_id}/gedcom/preview",
    summary: "Preview the import of a GEDCOM file or a GEDZIP; nothing is written",
    description:
      "Reads a GEDCOM file or a GEDZIP archive, or an upload of one, and reports what an import would find: counts, " +
      "warnings, and persons who may already be in the tree. Nothing is written.",
    access: user("write"),
    heavy: { lane: "alone", account: accountOf, size: ({ file }, app) => app.sizeOfFile(file), completesFrom: null },
    permit:
      (app) =>
      ({ reader, params }) =>
        app.checkEditor(reader, params),
    takes: importFile(mostBytes),
    reply: report(previewReportReply),
    errors: ["NotGedcom"],
    handle:
      (app) =>
      ({ reader, params, input: { file, encoding }, progress }) =>
        app.previewGedcom(reader, { ...params, file, encoding, progress }),
  }),
  route("importGedcom", {
    method: "post",
    path: "/trees/{tree_id}/gedcom/import",
    summary: "Import a GEDCOM file or a GEDZIP into a tree; all of it or nothing",
    description:
      "Imports a GEDCOM file or a GEDZIP archive, or an upload of one, which is removed then. The import is one " +
      "transaction: all or nothing. A faulty line is a warning with its line number, and the rest is imported.",
    access: user("write"),
    heavy: {
      lane: "alone",
      account: accountOf,
      size: ({ file }, app) => app.sizeOfFile(file),
      completesFrom: "storing",
      sequence: ({ treeId }) => treeId,
    },
    permit:
      (app) =>
      ({ reader, params }) =>
        app.checkImport(reader, params),
    takes: importFile(mostBytes),
    reply: report(importReportReply),
    importedPersons: ({ persons: { created, merged, overwritten } }) => created + merged + overwritten,
    errors: ["NotGedcom"],
    handle:
      (app) =>
      ({ actor, params, input, progress, repeatable }) =>
        app.importGedcom(actor, { ...params, ...input, progress }, repeatable),
  }),
  route("previewGedcomUpload", {
    method: "post",
    path: "/trees/{tree_id}/gedcom/uploads/{upload_id}/preview",
    summary: "Preview the import of an upload; nothing is written",
    description:
      "Reads an upload of the caller and reports what an import would find, as the preview of a file does. 404 if the " +
      "upload is not there, has expired, or belongs to another account or tree.",
    access: user("write"),
    heavy: {
      lane: "alone",
      account: accountOf,
      size: (_, app, params) => app.sizeOfFile(params),
      completesFrom: null,
    },
    permit:
      (app) =>
      ({ reader, params }) =>
        app.checkEditor(reader, params),
    takes: jsonOrNothing(uploadReading),
    reply: report(previewReportReply),
    errors: ["NotGedcom"],
    handle:
      (app) =>
      async ({ reader, params: { treeId, uploadId }, input: { encoding = null }, progress }) =>
        pipe(
          await app.previewGedcom(reader, { treeId, file: { uploadId }, encoding, progress }),
          E.mapLeft(absentUpload),
        ),
  }),
  route("importGedcomUpload", {
    method: "post",
    path: "/trees/{tree_id}/gedcom/uploads/{upload_id}/import",
    summary: "Import an upload into a tree; all of it or nothing",
    description:
      "Imports an upload of the caller, as the import of a file does, and removes it. 404 if the upload is not there, " +
      "has expired, or belongs to another account or tree.",
    access: user("write"),
    heavy: {
      lane: "alone",
      account: accountOf,
      size: (_, app, params) => app.sizeOfFile(params),
      completesFrom: "storing",
      sequence: ({ treeId }) => treeId,
    },
    permit:
      (app) =>
      ({ reader, params }) =>
        app.checkImport(reader, params),
    takes: jsonOrNothing(importDecisions),
    reply: report(importReportReply),
    importedPersons: ({ persons: { created, merged, overwritten } }) => created + merged + overwritten,
    errors: ["NotGedcom"],
    handle:
      (app) =>
      async ({ actor, params: { treeId, uploadId }, input, progress, repeatable }) =>
        pipe(
          await app.importGedcom(actor, { treeId, ...decided(input), file: { uploadId }, progress }, repeatable),
          E.mapLeft(absentUpload),
        ),
  }),
  route("exportGedcom", {
    method: "get",
    path: "/trees/{tree_id}/gedcom/export",
    summary: "Export a tree as a GEDCOM file, or with its media as a GEDZIP",
    description:
      "Streams the tree as GEDCOM. With `Accept: application/vnd.familysearch.gedcom+zip` the answer is a GEDZIP " +
      "archive, which contains the media too.",
    access: user("export"),
    heavy: { lane: "shared", account: accountOf, completesFrom: null },
    takes: query({ version: versions }),
    reply: textOrArchive("text/vnd.familysearch.gedcom; charset=utf-8", GEDZIP_TYPE),
    handle:
      (app) =>
      ({ reader, params, input: { version }, wantsOther }) =>
        wantsOther
          ? app.exportGedzip(reader, { ...params, version: version ?? "7.0" })
          : app.exportGedcom(reader, { ...params, version: version ?? "5.5.1" }),
  }),
]
