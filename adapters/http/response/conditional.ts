import type { ExpectedVersions } from "../../../core/domain/expected-versions.ts"

/** Conditional requests, RFC 9110 section 13. An entity tag is the version of the record as this reader sees it. */

interface Versioned {
  readonly version: number | null
}

/** `"7"`, or `"redacted"` for a record that shows this reader nothing, not even its version. */
export const versionTag = ({ version }: Versioned): string => (version === null ? '"redacted"' : `"${version}"`)

const opaque = (tag: string): string => tag.trim().replace(/^W\//, "")

/** Whether `If-None-Match` contains this tag (weak comparison), so the reader already has the answer. */
export const isKnownTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((known) => opaque(known) === tag))

/**
 * The tag of a version. The part after the number concerns what is shown besides the record; `If-Match` ignores it.
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
