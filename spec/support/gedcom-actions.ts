import { importRecords } from "../../core/gedcom/import/import-records.ts"
import type { ImportGedcom } from "../../core/gedcom/import/import-input.ts"
import type { ImportAction, Resolution } from "../../core/domain/gedcom/import/import-decisions.ts"
import type { ImportReport } from "../../core/domain/gedcom/report/import-report.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import { gedcomText, uploadOf } from "./gedcom-upload.ts"
import type { World } from "./world.ts"

export type Resolutions = Readonly<Record<string, Resolution>>

/** An import of records into the tree of a world. */
export const bringing = (
  world: World,
  records: string,
  defaultAction: ImportAction,
  resolutions: Resolutions,
): ImportGedcom => ({ treeId: world.tree.id, file: uploadOf(gedcomText(records)), defaultAction, resolutions })

/** Imports records as an editor who must not be refused. */
export const bring = (
  world: World,
  records: string,
  defaultAction: ImportAction = "new",
  resolutions: Resolutions = {},
): Promise<ImportReport> => world.edit(importRecords, bringing(world, records, defaultAction, resolutions))

export const onto = (action: ImportAction, targetId: PersonId | null): Resolution => ({ action, targetId })
