import * as t from "io-ts"
import { brokenRule } from "../../codec/broken-rule.ts"
import { wholeField } from "../../codec/field.ts"
import { described, type Described, wire } from "../../codec/wire.ts"

/** The decimal digits of a degree that are kept. The last one is about a centimetre. */
const DIGITS = 7

/** The most degrees of latitude and longitude in either direction. */
export const mostDegrees = { latitude: 90, longitude: 180 } as const

/** The number of degrees with the digits that are kept. */
export const roundedDegrees = (degrees: number): number => Number(degrees.toFixed(DIGITS)) + 0

/** A number of degrees, at most `most` in either direction. */
export const degrees = (most: number): Described<number> =>
  described(
    new t.Type<number, number, unknown>(
      `a number from ${-most} to ${most}`,
      t.number.is,
      (u, context) =>
        typeof u === "number" && u >= -most && u <= most
          ? t.success(roundedDegrees(u))
          : brokenRule(u, context, {
              rule: typeof u === "number" ? "out_of_range" : "wrong_type",
              message: `must be a number from ${-most} to ${most}`,
            }),
      t.identity,
    ),
    { type: "number", minimum: -most, maximum: most },
  )

/** A point of the earth in degrees, as WGS 84 has it: north and east are positive. */
export const Coordinates = wire("Coordinates", {
  latitude: degrees(mostDegrees.latitude),
  longitude: degrees(mostDegrees.longitude),
})
export type Coordinates = t.TypeOf<typeof Coordinates>

/** The coordinates of an event as a field. */
export const coordinatesField = wholeField(
  Coordinates,
  "Where exactly the event took place (`MAP` in GEDCOM). A patch replaces both, and a patch of `place` alone removes them.",
)
