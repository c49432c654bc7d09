import * as E from "fp-ts/lib/Either.js"
import type * as t from "io-ts"
import { invalid } from "../../../../core/domain/errors.ts"
import { encodings } from "../../../../core/domain/gedcom/bytes/encodings.ts"
import { importActions } from "../../../../core/domain/gedcom/import/import-decisions.ts"
import { resolutionsByXref } from "../../../../core/domain/gedcom/import/read-resolutions.ts"
import type { UploadName } from "../../../../core/domain/gedcom/import/stored-upload.ts"
import { GedcomUploadId } from "../../../../core/domain/ids.ts"
import { boolean, nullable, oneOf, wire } from "../../../../core/codec/wire.ts"
import type { Host } from "../../host/host.ts"
import { json, mediaTypeFault } from "./body.ts"
import type { Input } from "../input.ts"
import { choice, choiceOrNull, flag, idOrNull, parameters, type ParametersOf } from "../parameters.ts"
import { resolutions } from "./resolutions.ts"
import { receiveForm, removeFile, UploadedFile } from "./upload.ts"

const decisions = {
  defaultAction: choice("What to do with a person that `resolutions` does not name.", importActions),
  encoding: choiceOrNull("The encoding to read the file in. If absent the file decides.", encodings),
  chooseHome: flag("Whether a tree without a home person gets the first person of the file as its home person."),
  resolutions,
}

const fields = parameters({
  uploadId: idOrNull("An upload, instead of the file.", GedcomUploadId),
  ...decisions,
})

const decisionFields = {
  defaultAction: oneOf(importActions),
  encoding: nullable(oneOf(encodings)),
  chooseHome: boolean,
  resolutions: resolutionsByXref,
}

/** The JSON body of a preview or an import. */
const uploadedImport = wire("UploadedImport", { uploadId: GedcomUploadId }, decisionFields)

const body = json(uploadedImport)

/** The JSON body of an import of the upload in the path. */
export const importDecisions = wire("ImportDecisions", {}, decisionFields)

/** The JSON body of a preview of the upload in the path. */
export const uploadReading = wire("UploadReading", {}, { encoding: nullable(oneOf(encodings)) })

/** What to do with the persons of an upload. */
export const decided = ({
  defaultAction,
  encoding = null,
  chooseHome = false,
  resolutions: byXref = {},
}: t.TypeOf<typeof importDecisions>) => ({
  defaultAction: defaultAction ?? decisions.defaultAction.absent,
  encoding,
  chooseHome,
  resolutions: byXref,
})

/** A file, or the name of its upload; and what to do with the persons in it. */
type ImportFile = ParametersOf<typeof decisions> & { readonly file: UploadedFile | UploadName }

/**
 * A form with a file or an upload, or JSON with an upload, which the description leaves out: clients that are generated
 * from it have operations with one body each. A file has at most `mostBytes`.
 */
export const importFile = (mostBytes: (host: Host) => number): Input<ImportFile> => ({
  query: [],
  body: {
    mediaTypes: ["multipart/form-data"],
    content: { kind: "form", fields: fields.named, needsFile: false },
  },
  read: async (request, host) => {
    const declared = mediaTypeFault(request, ["multipart/form-data", "application/json"])
    if (declared !== null) return E.left(declared)
    if (isJson(request.headers["content-type"] ?? "")) {
      const named = await body.read(request, host)
      if (E.isLeft(named)) return named
      const { uploadId, ...asked } = named.right
      return E.right({ ...decided(asked), file: { uploadId } })
    }
    return receiveForm(request, host, mostBytes(host), ({ file, texts }) => {
      const read = fields.read((name) => texts.get(name) ?? null)
      if (E.isLeft(read)) return read
      const { uploadId, ...decided } = read.right
      if (file !== null && uploadId !== null) return E.left(invalid("uploadId", "must be absent if there is a file"))
      if (file !== null) return E.right({ ...decided, file })
      return uploadId === null ? E.left(invalid("file", "is required")) : E.right({ ...decided, file: { uploadId } })
    })
  },
  discard: async ({ file }) => (isName(file) ? undefined : removeFile(file)),
  revive: (copied) => (isName(copied.file) ? copied : { ...copied, file: new UploadedFile(copied.file) }),
})

const isJson = (contentType: string): boolean => contentType.toLowerCase().startsWith("application/json")

const isName = (file: UploadedFile | UploadName): file is UploadName => "uploadId" in file
