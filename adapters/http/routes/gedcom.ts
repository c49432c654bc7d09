import { importActions } from "../../../core/domain/gedcom/fates.ts"
import { user } from "../access.ts"
import { query } from "../input.ts"
import { choice, parameters } from "../parameters.ts"
import { importReportReply, previewReportReply } from "../replies/gedcom.ts"
import { download, report } from "../reply.ts"
import { resolutions } from "../resolutions.ts"
import { route } from "../route.ts"
import { upload } from "../upload.ts"
import { vocabulary } from "../vocabulary.ts"

const importFields = parameters({ defaultAction: choice("What to do with a person whom `resolutions` does not name.", importActions), resolutions })

/** GEDCOM in and out. */
export const gedcomRoutes = [
  route("previewGedcom", {
    method: "post",
    path: "/trees/{tree_id}/gedcom/preview",
    summary: "What an import of a GEDCOM file would find; nothing is written",
    access: user,
    takes: upload(importFields, ({ maxGedcomBytes }) => maxGedcomBytes),
    reply: report(previewReportReply),
    errors: ["NotGedcom"],
    handle: (app) => ({ reader, params, input: { file }, progress }) => app.previewGedcom(reader, { ...params, file, progress }),
  }),
  route("importGedcom", {
    method: "post",
    path: "/trees/{tree_id}/gedcom/import",
    summary: "Add a GEDCOM file to a tree: all of it, or nothing",
    access: user,
    takes: upload(importFields, ({ maxGedcomBytes }) => maxGedcomBytes),
    reply: report(importReportReply),
    errors: ["NotGedcom"],
    handle: (app) => ({ actor, params, input, progress }) => app.importGedcom(actor, { ...params, ...input, progress }),
  }),
  route("exportGedcom", {
    method: "get",
    path: "/trees/{tree_id}/gedcom/export",
    summary: "A tree as a GEDCOM file, for its members",
    access: user,
    takes: query({ version: choice("The version of GEDCOM.", vocabulary.gedcomVersions) }),
    reply: download("text/vnd.familysearch.gedcom; charset=utf-8"),
    handle: (app) => ({ reader, params, input }) => app.exportGedcom(reader, { ...params, ...input }),
  }),
]
