import * as E from "fp-ts/lib/Either.js"
import { importActions, type Resolution } from "../../core/domain/gedcom/import/import-decisions.ts"
import type { FieldError } from "../../core/domain/errors.ts"
import { PersonId } from "../../core/domain/ids.ts"
import { faults, nullable, oneOf, wire } from "../../core/codec/wire.ts"
import type { Parameter } from "./parameters.ts"
import { MOST_FAULTS } from "../../core/codec/most-faults.ts"

type Resolutions = Readonly<Record<string, Resolution>>

const resolution = wire("Resolution", { action: oneOf(importActions) }, { targetId: nullable(PersonId) })

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const read = (text: string): E.Either<string | readonly FieldError[], Resolutions> => {
  const given = parse(text)
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return E.left("must be a JSON object by xref")
  const errors: FieldError[] = []
  const resolutions: [string, Resolution][] = []
  for (const [xref, value] of Object.entries(given)) {
    const decoded = resolution.decode(value)
    if (E.isRight(decoded))
      resolutions.push([xref, { action: decoded.right.action, targetId: decoded.right.targetId ?? null }])
    else
      for (const { path, message } of faults(decoded.left))
        errors.push({ path: path === "" ? xref : `${xref}.${path}`, message })
    if (errors.length >= MOST_FAULTS) break
  }
  return errors.length > 0 ? E.left(errors) : E.right(Object.fromEntries(resolutions))
}

/** What to do with single people of an import, as JSON text by the xref of the record: `{"@I1@": {"action": "merge", "target_id": "…"}}`. */
export const resolutions: Parameter<Resolutions> = {
  description: 'JSON by xref: `{"@I1@": {"action": "merge", "target_id": "…"}}`.',
  schema: { type: "string", contentMediaType: "application/json" },
  absent: {},
  read,
}
