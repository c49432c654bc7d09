import type { Refusal } from "../../problems.ts"

/**
 * Whether one range of an `Accept` header matches a media type, and with which weight (RFC 9110 section 12.5.1).
 */
const weightOf = (range: string, mediaType: string): { readonly precision: number; readonly weight: number } | null => {
  const [name = "", ...parameters] = range.toLowerCase().split(";")
  const type = name.trim()
  const precision = [`*/*`, `${mediaType.split("/")[0]}/*`, mediaType].indexOf(type)
  if (precision < 0) return null
  const quality = parameters
    .map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1])
    .find((q) => q !== undefined)
  return { precision, weight: quality === undefined ? 1 : Number(quality) }
}

/** NotAcceptable if an `Accept` header excludes this media type. The most specific matching range decides. */
export const acceptFault = (accept: string | undefined, mediaType: string | null): Refusal | null => {
  if (accept === undefined || accept === "*/*" || accept === "" || mediaType === null) return null
  const [bare = mediaType] = mediaType.split(";")
  const [best] = accept
    .split(",")
    .map((range) => weightOf(range, bare))
    .filter((range) => range !== null)
    .sort((a, b) => b.precision - a.precision)
  return best !== undefined && best.weight > 0
    ? null
    : { _tag: "NotAcceptable", detail: `The response is only available as ${bare}.` }
}

/** Whether a client without wishes sends this `Accept`: none, or one that prefers nothing. */
export const acceptsEverything = (accept: string | undefined): boolean =>
  accept === undefined || /^\s*(\*\/\*\s*)?$/.test(accept)

/** Whether an `Accept` header names this media type explicitly and prefers no other type. */
export const isPreferred = (accept: string | undefined, mediaType: string, otherwise: string): boolean => {
  const weights = (wanted: string) => (accept ?? "").split(",").flatMap((range) => weightOf(range, wanted) ?? [])
  const own = weights(mediaType).find(({ precision }) => precision === 2)?.weight ?? 0
  const other = weights(otherwise).sort((a, b) => b.precision - a.precision)[0]?.weight ?? 0
  return own > 0 && own >= other
}
