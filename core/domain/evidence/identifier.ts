import * as E from "fp-ts/lib/Either.js"
import { pipe } from "fp-ts/lib/function.js"
import * as t from "io-ts"
import { isLongerThan } from "../../codec/code-points.ts"
import { hasControlCharacter } from "../../codec/control-character.ts"
import type { OptionalField } from "../../codec/field.ts"
import { nameText } from "../../codec/optional-text.ts"
import { lineText, listOf, nullable, wire } from "../../codec/wire.ts"

/** The most identifiers of one record. Further ones of a file stay lines of the file. */
export const MOST_IDENTIFIERS = 50

/** The longest type and the longest value, in code points. */
const LONGEST = 500

/** A number or text by which a program or an archive knows a record. A type and no interface, so that it is JSON. */
export type Identifier = {
  /** A word of GEDCOM (`UID`, `REFN`, …), the address of the issuer, or any other text. */
  readonly type: string
  readonly value: string
}

/** The types that are words of GEDCOM. */
export const identifierWords = ["UID", "REFN", "EXID", "AFN", "RFN", "RIN"] as const
export type IdentifierWord = (typeof identifierWords)[number]

/** The words that have an address as a type of EXID too (GEDCOM 7.0, EXID-TYPE). */
export const issuers = {
  AFN: "https://gedcom.io/terms/v7/AFN",
  RFN: "https://gedcom.io/terms/v7/RFN",
  RIN: "https://gedcom.io/terms/v7/RIN",
} as const satisfies Partial<Record<IdentifierWord, string>>

const words: ReadonlyMap<string, string> = new Map([
  ...identifierWords.map((word): [string, string] => [word, word]),
  // Where a version allows no such tag, or no further one, it is written with an underscore.
  ...["UID", "REFN", "EXID", "AFN", "RFN", "RIN"].map((word): [string, string] => [`_${word}`, word]),
  ...Object.entries(issuers).map(([word, issuer]): [string, string] => [issuer.toUpperCase(), word]),
])

/** The type in its one form: the word of GEDCOM if it is one, however it is written, otherwise the text itself. */
export const identifierType = (type: string): string => words.get(type.toUpperCase()) ?? type

/** Whether a type is the absolute address of an issuer (RFC 3986; GEDCOM 7.0, EXID-TYPE). */
export const isAddress = (type: string): boolean => /^[a-z][a-z0-9+.-]*:\S+$/i.test(type)

/** Whether a type or value is a text that a record can have. */
export const isIdentifierText = (text: string): boolean =>
  text !== "" && !isLongerThan(text, LONGEST) && !hasControlCharacter(text)

const keyOf = ({ type, value }: Identifier): string => JSON.stringify([type, value])

/** The identifiers with their types in one form, each once, in their order. */
export const distinctIdentifiers = (identifiers: readonly Identifier[]): readonly Identifier[] => {
  const found = new Map<string, Identifier>()
  for (const { type, value } of identifiers) {
    const identifier = { type: identifierType(type), value }
    if (!found.has(keyOf(identifier))) found.set(keyOf(identifier), identifier)
  }
  return [...found.values()]
}

/** Selects the identifiers that are not among these. */
export const notAmong = (identifiers: readonly Identifier[]): ((identifier: Identifier) => boolean) => {
  const known = new Set(identifiers.map(keyOf))
  return (identifier) => !known.has(keyOf(identifier))
}

/** The identifiers of a record, with those of an equal record that it lacks, as far as a record can have them. */
export const withIdentifiers = (
  own: readonly Identifier[] | null,
  more: readonly Identifier[] | null,
): readonly Identifier[] | null => {
  if (own === null || more === null) return own
  const fresh = more.filter(notAmong(own))
  return fresh.length === 0 ? own : [...own, ...fresh].slice(0, MOST_IDENTIFIERS)
}

/** The identifiers as readers see them. Those that are not read yet are none. */
export const shownIdentifiers = ({
  identifiers,
}: {
  readonly identifiers: readonly Identifier[] | null
}): readonly Identifier[] => identifiers ?? []

/** An identifier in a request. */
export const IdentifierInput = wire("IdentifierInput", { type: nameText(LONGEST, 1), value: nameText(LONGEST, 1) })

const sent = listOf(IdentifierInput, MOST_IDENTIFIERS)

/** The identifiers of a request. They are brought to one form. */
const input = Object.assign(
  new t.Type<readonly Identifier[] | null, unknown, unknown>(
    sent.name,
    (u): u is readonly Identifier[] => sent.is(u),
    (u, context) => pipe(sent.validate(u, context), E.map(distinctIdentifiers)),
    (identifiers) => identifiers && sent.encode(identifiers),
  ),
  { _tag: sent._tag, of: sent.of, max: sent.max },
)

const backup = nullable(
  listOf(wire("BackupIdentifier", { type: lineText(LONGEST, 1), value: lineText(LONGEST, 1) }), MOST_IDENTIFIERS),
)

/** An identifier in an answer and in an entry of a change. */
export const identifierReply = wire("Identifier", { type: t.string, value: t.string })

const replies = t.readonlyArray(identifierReply)

/**
 * The identifiers of a record. Null in a record of an earlier version whose file has been kept: then its lines have
 * them, until a job has read them (`reread_records`).
 */
export const identifiersField: OptionalField<readonly Identifier[] | null, "optional list"> = {
  kind: "optional list",
  input,
  backup,
  stored: nullable(replies),
  redactable: nullable(replies),
  initial: [],
  about:
    "The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the " +
    "address of the issuer, or any other text.",
}

/** The identifiers of a record in a backup. One of an earlier version has none, so they are still to be read from the kept lines. */
export const identifiersInBackup = ({
  identifiers = null,
}: {
  readonly identifiers?: readonly Identifier[] | null
}): { readonly identifiers: readonly Identifier[] | null } => ({ identifiers })
