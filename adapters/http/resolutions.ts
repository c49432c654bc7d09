import { readResolutions, type Resolutions } from "../../core/domain/gedcom/import/read-resolutions.ts"
import type { Parameter } from "./parameters.ts"

/** What an import does with single persons, as JSON text: `{"@I1@": {"action": "merge", "target_id": "…"}}`. */
export const resolutions: Parameter<Resolutions> = {
  description: 'JSON by xref: `{"@I1@": {"action": "merge", "target_id": "…"}}`.',
  schema: { type: "string", contentMediaType: "application/json" },
  absent: {},
  read: readResolutions,
}
