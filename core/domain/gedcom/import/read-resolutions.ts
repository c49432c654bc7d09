import * as E from "fp-ts/lib/Either.js"
import { MOST_FAULTS } from "../../../codec/most-faults.ts"
import { faults, nullable, oneOf, wire } from "../../../codec/wire.ts"
import type { FieldError } from "../../errors.ts"
import { PersonId } from "../../ids.ts"
import { importActions, type Resolution } from "./import-decisions.ts"

/** The requested actions for single persons of a file, by the xref of their record. */
export type Resolutions = Readonly<Record<string, Resolution>>

const resolution = wire("Resolution", { action: oneOf(importActions) }, { targetId: nullable(PersonId) })

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads resolutions from JSON text: `{"@I1@": {"action": "merge", "target_id": "…"}}`. Left: a message about the whole text, or one error
 * for each invalid field, by its path below the xref.
 */
export const readResolutions = (text: string): E.Either<string | readonly FieldError[], Resolutions> => {
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
