import * as t from "io-ts"
import { brokenRule } from "../../codec/broken-rule.ts"
import * as E from "fp-ts/lib/Either.js"
import { described, type Described, wire } from "../../codec/wire.ts"
import type { FieldError } from "../../codec/field-error.ts"
import { MediaId } from "../ids.ts"

/** A part of a picture, as fractions of its width and height from its upper left corner. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of a picture of the tree that shows a person. */
export interface Portrait extends Crop {
  readonly mediaId: MediaId
}

const whole: Crop = { x: 0, y: 0, width: 1, height: 1 }

const fraction: Described<number> = described(
  new t.Type<number, number, unknown>(
    "a number from 0 to 1",
    t.number.is,
    (u, context) =>
      typeof u === "number" && u >= 0 && u <= 1
        ? t.success(u)
        : brokenRule(u, context, {
            rule: typeof u === "number" ? "out_of_range" : "wrong_type",
            message: "must be a number from 0 to 1",
          }),
    t.identity,
  ),
  { type: "number", minimum: 0, maximum: 1 },
)

const cropFields = { x: fraction, y: fraction, width: fraction, height: fraction }

/** A portrait as it is stored and read. */
export const portraitFields = { mediaId: MediaId, ...cropFields }

/** A portrait as editors set it: without a crop it is the whole picture. */
export const PortraitInput = wire("PortraitInput", { mediaId: MediaId }, cropFields)
export type PortraitInput = t.TypeOf<typeof PortraitInput>

/** Two fractions of one picture may add up to slightly more than 1. */
const ROUNDING = 1e-6

/** Why this is no part of a picture; null if it is one. */
export const cropFault = ({ x, y, width, height }: Crop): FieldError | null => {
  if (width === 0) return { path: "width", message: "must be greater than 0" }
  if (height === 0) return { path: "height", message: "must be greater than 0" }
  if (x + width > 1 + ROUNDING) return { path: "width", message: "must end within the picture" }
  if (y + height > 1 + ROUNDING) return { path: "height", message: "must end within the picture" }
  return null
}

/** The portrait that was sent, or what is wrong with its crop. */
export const portraitOf = ({ mediaId, ...input }: PortraitInput): E.Either<FieldError, Portrait> => {
  const { x, y, width, height } = input
  if (x === undefined && y === undefined && width === undefined && height === undefined)
    return E.right({ mediaId, ...whole })
  for (const field of ["x", "y", "width", "height"] as const)
    if (input[field] === undefined) return E.left({ path: field, message: "is required with the rest of the crop" })
  const crop = { ...whole, ...input }
  const fault = cropFault(crop)
  return fault === null ? E.right({ mediaId, ...crop }) : E.left(fault)
}

/** Whether this is all of a picture. */
export const isWhole = ({ x, y, width, height }: Crop): boolean => x === 0 && y === 0 && width === 1 && height === 1
