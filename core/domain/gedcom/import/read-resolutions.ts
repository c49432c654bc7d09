import * as E from "fp-ts/lib/Either.js"
import * as t from "io-ts"
import { MOST_FAULTS } from "../../../codec/most-faults.ts"
import { described, faults, nullable, oneOf, wire } from "../../../codec/wire.ts"
import type { FieldError } from "../../../codec/field-error.ts"
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
export const readResolutions = (text: string): E.Either<string | readonly FieldError[], Resolutions> =>
  resolutionsIn(parse(text))

const resolutionsIn = (given: unknown): E.Either<string | readonly FieldError[], Resolutions> => {
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

const isResolution = (u: unknown): u is Resolution =>
  typeof u === "object" && u !== null && "action" in u && importActions.some((action) => action === u.action)

const isResolutions = (u: unknown): u is Resolutions =>
  typeof u === "object" && u !== null && Object.values(u).every(isResolution)

/** Resolutions in a JSON body. */
export const resolutionsByXref = described(
  new t.Type<Resolutions, unknown, unknown>(
    "resolutions by xref",
    isResolutions,
    (u, context) => {
      const read = resolutionsIn(u)
      if (E.isRight(read)) return t.success(read.right)
      if (typeof read.left === "string") return t.failure(u, context, read.left)
      return t.failures(
        read.left.map(({ path, message }) => ({
          value: u,
          context: t.appendContext(context, path, t.unknown),
          message,
        })),
      )
    },
    t.identity,
  ),
  {
    type: "object",
    additionalProperties: {
      type: "object",
      properties: {
        action: { type: "string", enum: importActions },
        target_id: { type: ["string", "null"], format: "uuid" },
      },
      required: ["action"],
      additionalProperties: false,
    },
  },
)
