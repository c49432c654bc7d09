import type { ImportReport } from "../../core/domain/gedcom/report/import-report.ts"
import { importRecords } from "../../core/gedcom/import/import-records.ts"
import type { ExportWorld } from "./gedcom-export.ts"
import { uploadOf } from "./gedcom-upload.ts"

/** The report of an import of the whole file by `merge`. */
export const merged = (world: ExportWorld, file: Uint8Array | string): Promise<ImportReport> =>
  world.edit(importRecords, {
    treeId: world.tree.id,
    file: uploadOf(file),
    defaultAction: "merge",
    resolutions: {},
  })

/** The number of rows of every kind that an import made. */
export const madeBy = ({ persons, names, events, relationships, sources, citations, places }: ImportReport) => ({
  created: persons.created,
  names,
  events,
  relationships,
  sources,
  citations,
  places,
})

/** The counts of an import that changes nothing. */
export const nothing = { created: 0, names: 0, events: 0, relationships: 0, sources: 0, citations: 0, places: 0 }
