import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../core/domain/errors.ts"

/** Conditional requests, RFC 9110 section 13. An entity tag is the record's version as this reader sees the record. */

interface Versioned {
  readonly version: number | null
}

/** `"7"`, or `"redacted"` for a record that tells this reader nothing, its version neither. */
export const versionTag = ({ version }: Versioned): string => (version === null ? '"redacted"' : `"${version}"`)

const opaque = (tag: string): string => tag.trim().replace(/^W\//, "")

/** Whether `If-None-Match` names this tag (weak comparison), so that the reader has the answer already. */
export const isKnownTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((known) => opaque(known) === tag))

/**
 * The version that `If-Match` asks for; null when any will do. What a tag says after a dot is of what was shown beside the record, and
 * not asked. A weak tag, a list or anything else matches no version.
 */
export const readIfMatch = (ifMatch: string | undefined): E.Either<DomainError, number | null> => {
  const tag = ifMatch?.trim()
  if (tag === undefined || tag === "*") return E.right(null)
  const [, version] = /^"(\d{1,15})(?:\.[\w-]+)?"$/.exec(tag) ?? []
  return version === undefined ? E.left({ _tag: "VersionStale" }) : E.right(Number(version))
}
