import type { ByteRange } from "../../../core/ports/blobs.ts"

/**
 * The part that a `Range` header requests of this number of bytes (RFC 9110 section 14). Null to send everything:
 * there is no such header, or it may be ignored (several ranges, other units, or invalid syntax). A range that
 * begins after the end is unsatisfiable.
 */
export const rangeOf = (header: string | undefined, size: number): ByteRange | "unsatisfiable" | null => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header?.replaceAll(" ", "") ?? "") ?? []
  if (from === undefined || to === undefined || (from === "" && to === "")) return null
  if (from === "")
    return Number(to) === 0 || size === 0 ? "unsatisfiable" : { first: Math.max(0, size - Number(to)), last: size - 1 }
  if (to !== "" && Number(to) < Number(from)) return null
  return Number(from) >= size
    ? "unsatisfiable"
    : { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) }
}
