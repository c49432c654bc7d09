import { memoize } from "../../../core/lib/memoize.ts"

/** The codings of this service, in its order of preference. */
export const encodings = ["zstd", "br", "gzip"] as const
export type Encoding = (typeof encodings)[number]

/** The coding that a client prefers; null for none. */
export interface WantedEncoding {
  readonly encoding: Encoding | null
  /** Whether the client refuses an answer without a coding (`identity;q=0`). */
  readonly isRequired: boolean
}

/** The weights in an `Accept-Encoding` header. A faulty weight counts as 0. */
const weightsIn = (header: string): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", parameter] = part.split(";").map((text) => text.trim())
    const weight = parameter === undefined ? "1" : (/^q\s*=\s*([01](?:\.\d{0,3})?)$/.exec(parameter)?.[1] ?? "0")
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, Math.min(1, Number(weight)))
  }
  return weights
}

const MOST_HEADERS = 200

/** Chooses the coding by `Accept-Encoding` (RFC 9110, section 12.5.3). */
export const wantedEncoding = memoize(MOST_HEADERS, (header: string): WantedEncoding => chosen(header, encodings))

/** The best of the codings that a file exists in; null for the file as it is. */
export const readyEncoding = (header: string, ready: readonly Encoding[]): Encoding | null =>
  ready.length === 0 ? null : chosen(header, ready).encoding

const chosen = (header: string, among: readonly Encoding[]): WantedEncoding => {
  const weights = weightsIn(header)
  const others = weights.get("*") ?? 0
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? others
  const identity = weights.get("identity") ?? (weights.get("*") === 0 ? 0 : null)
  const [best = "gzip"] = among.toSorted((a, b) => weightOf(b) - weightOf(a))
  const weight = weightOf(best)
  return {
    encoding: weight > 0 && weight >= (identity ?? 0) ? best : null,
    isRequired: identity === 0 && weight > 0,
  }
}
