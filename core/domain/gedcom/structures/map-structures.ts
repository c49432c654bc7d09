import { type Coordinates, mostDegrees, roundedDegrees } from "../../place/coordinates.ts"
import type { GedcomNode, GedcomStructure } from "../lines/parser.ts"
import type { ReadContext } from "./read-context.ts"
import { textStructure } from "./structure.ts"

/** The tag of each coordinate below MAP, with the letters of its positive and negative values. */
const forms = {
  latitude: { tag: "LATI", positive: "N", negative: "S", standard: /^[NS]\d{1,3}(?:\.\d+)?$/ },
  longitude: { tag: "LONG", positive: "E", negative: "W", standard: /^[EW]\d{1,3}(?:\.\d+)?$/ },
} as const

/** A latitude or a longitude. */
export type Axis = keyof typeof forms

const LONGEST_VALUE = 40
/** What is between degrees, minutes and seconds, which some programs write: `52°31'12"`. */
const separators = /[\s°'′"″]/
const oneNumber = /^\d{1,3}(?:[.,]\d+)?$/
const withoutDegrees = /^[\d.,]+['′"″]/

/**
 * The coordinates in the first MAP below a PLAC that has both of them; null without one. Beside `N52.5` of the standards
 * they may have a sign, a letter behind the number, a comma, or minutes and seconds.
 */
export const readMap = (place: GedcomNode, use: ReadContext["use"], tag = "MAP"): Coordinates | null => {
  for (const map of place.children) {
    if (map.tag !== tag || map.pointer !== null) continue
    const [latitude, longitude] = [axisIn(map, "latitude"), axisIn(map, "longitude")]
    if (latitude === null || longitude === null) continue
    for (const node of [map, latitude.node, longitude.node]) use(node)
    return { latitude: latitude.degrees, longitude: longitude.degrees }
  }
  return null
}

const axisIn = (map: GedcomNode, axis: Axis): { readonly node: GedcomNode; readonly degrees: number } | null => {
  const node = map.children.find(({ tag, value }) => tag === forms[axis].tag && value.trim() !== "")
  const degrees = node === undefined ? null : degreesOf(node.value.trim(), axis)
  return node === undefined || degrees === null ? null : { node, degrees }
}

const degreesOf = (value: string, axis: Axis): number | null => {
  if (value.length > LONGEST_VALUE) return null
  const { positive, negative } = forms[axis]
  const letters: readonly string[] = [positive, negative]
  const [first, last] = [value.slice(0, 1).toUpperCase(), value.slice(-1).toUpperCase()]
  const before = ["+", "-", ...letters].includes(first) ? first : ""
  const behind = before === "" && letters.includes(last) ? last : ""
  const rest = value.slice(before.length, value.length - behind.length).trim()
  const parts = rest.split(separators).filter((part) => part !== "")
  if (withoutDegrees.test(rest) || parts.length > 3 || !parts.every((part) => oneNumber.test(part))) return null
  const [degrees, m = 0, s = 0] = parts.map(decimal)
  if (degrees === undefined || m >= 60 || s >= 60) return null
  const sum = degrees + m / 60 + s / 3_600
  if (sum > mostDegrees[axis]) return null
  return roundedDegrees([negative, "-"].includes(before + behind) ? -sum : sum)
}

const decimal = (digits: string): number => Number(digits.replace(",", "."))

/** The text of LATI or LONG in the form of both standards; the same text if it is no number of degrees. */
export const standardDegrees = (value: string, axis: Axis): string => {
  const { positive, negative, standard } = forms[axis]
  const [, sign, digits] = /^([+-]?)(\d+(?:\.\d+)?)$/.exec(value) ?? []
  if (digits !== undefined) return `${sign === "-" ? negative : positive}${digits}`
  if (standard.test(value)) return value
  const degrees = degreesOf(value, axis)
  return degrees === null ? value : inLetters(axis, degrees)
}

/** MAP of coordinates. `readMap` reads the same ones from it. */
export const writeMap = (coordinates: Coordinates | null): readonly GedcomStructure[] =>
  coordinates === null
    ? []
    : [
        textStructure("MAP", "", [
          writeAxis("latitude", coordinates.latitude),
          writeAxis("longitude", coordinates.longitude),
        ]),
      ]

const writeAxis = (axis: Axis, degrees: number): GedcomStructure =>
  textStructure(forms[axis].tag, inLetters(axis, degrees))

const inLetters = (axis: Axis, degrees: number): string => {
  const { positive, negative } = forms[axis]
  const [whole, digits = ""] = Math.abs(degrees).toFixed(7).split(".")
  const kept = digits.split("").findLastIndex((digit) => digit !== "0") + 1
  return `${degrees < 0 ? negative : positive}${whole}${kept === 0 ? "" : `.${digits.slice(0, kept)}`}`
}
