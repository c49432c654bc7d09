import { encodings } from "../answer/accept-encoding.ts"
import type { ExpectedVersions } from "../../../core/domain/expected-versions.ts"

/** Conditional requests, RFC 9110 section 13. The entity tag of a record is its version. */

interface Versioned {
  readonly version: number | null
}

/** `"7"`; null for a record that does not show this reader its version. */
export const versionTag = ({ version }: Versioned): string | null => (version === null ? null : `"${version}"`)

const opaque = (tag: string): string => tag.trim().replace(/^W\//, "")

/** The end of the tag of a compressed answer. */
const CODED = new RegExp(`-(?:${encodings.join("|")})"$`)

/**
 * The tag in `If-None-Match` that is this tag in any coding (weak comparison), so the reader already has the answer;
 * null if there is none.
 */
export const knownTag = (ifNoneMatch: string | undefined, tag: string): string | null => {
  if (ifNoneMatch === undefined) return null
  if (ifNoneMatch.trim() === "*") return tag
  const known = ifNoneMatch.split(",").map(opaque)
  return known.find((one) => one === tag || one.replace(CODED, '"') === tag) ?? null
}

/**
 * The tag of a version. The part after the number concerns what is shown besides the record, and the coding; `If-Match`
 * ignores it.
 */
const TAG = /^"(\d{1,15})(?:[.-][\w.-]+)?"$/

/**
 * The versions that `If-Match` accepts; null for any. The header is a list of tags, one of which must match (RFC
 * 9110, section 13.1.1). A weak or unknown tag matches no version.
 */
export const readIfMatch = (ifMatch: string | undefined): ExpectedVersions =>
  ifMatch === undefined || ifMatch.trim() === "*"
    ? null
    : ifMatch.split(",").flatMap((tag) => {
        const version = TAG.exec(tag.trim())?.[1]
        return version === undefined ? [] : [Number(version)]
      })
