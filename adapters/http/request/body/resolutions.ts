import { readResolutions, type Resolutions } from "../../../../core/domain/gedcom/import/read-resolutions.ts"
import type { Parameter } from "../parameters.ts"

/** The import decisions for single persons as JSON: `{"@I1@": {"action": "merge", "target_id": "…"}}`. */
export const resolutions: Parameter<Resolutions> = {
  description: 'JSON by xref: `{"@I1@": {"action": "merge", "target_id": "…"}}`.',
  schema: { type: "string", contentMediaType: "application/json" },
  absent: {},
  read: readResolutions,
}
