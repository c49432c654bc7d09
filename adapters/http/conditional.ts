import type { ExpectedVersions } from "../../core/domain/expected-versions.ts"

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

/** The tag of a version; what follows the number is about what is shown beside the record, which `If-Match` does not ask for. */
const TAG = /^"(\d{1,15})(?:[.-][\w.-]+)?"$/

/**
 * The versions that `If-Match` accepts; null: any. The header is a list of tags, of which one must match (RFC 9110, section 13.1.1). A weak
 * tag, or what is no tag of ours, matches no version.
 */
export const readIfMatch = (ifMatch: string | undefined): ExpectedVersions =>
  ifMatch === undefined || ifMatch.trim() === "*"
    ? null
    : ifMatch.split(",").flatMap((tag) => {
        const version = TAG.exec(tag.trim())?.[1]
        return version === undefined ? [] : [Number(version)]
      })
