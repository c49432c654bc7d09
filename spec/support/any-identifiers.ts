import fc from "fast-check"
import { distinctIdentifiers, identifierWords, issuers } from "../../core/domain/evidence/identifier.ts"
import { line } from "./any-text.ts"

const type = fc.oneof(
  fc.constantFrom<string>(...identifierWords, ...Object.values(issuers), "https://people.example/ids", "urn:isbn:1"),
  line,
)

/** Identifiers as a record can have them. */
export const anyIdentifiers = fc.array(fc.record({ type, value: line }), { maxLength: 4 }).map(distinctIdentifiers)
