import { type Identifier, notAmong } from "../../evidence/identifier.ts"
import type { GedcomStructure } from "../lines/parser.ts"
import { identifierInside, identifierOf } from "../structures/reading/read-identifiers.ts"
import { type IdentifierHome, writeIdentifier } from "../structures/writing/write-identifiers.ts"

/** The identifiers of a kept record and of its row. */
export interface ChangedIdentifiers {
  readonly before: readonly Identifier[] | null
  /** Null if they are still to be read from the lines. */
  readonly now: readonly Identifier[] | null
}

/** The values of a record whose identifiers are rewritten line by line. */
export const inTheirLines = { identifiers: [] } as const

/**
 * The structures of a record with its present identifiers. A structure whose identifier the record still has stays as it is.
 * A new identifier takes the place of one that is gone, or comes last.
 */
export const rewriteIdentifiers = (
  children: readonly GedcomStructure[],
  { before, now }: ChangedIdentifiers,
  home: IdentifierHome,
): readonly GedcomStructure[] => {
  if (before === null || now === null) return children
  const isGone = notAmong(now)
  const gone = before.filter(isGone)
  const fresh = now.filter(notAmong(before))
  if (gone.length === 0 && fresh.length === 0) return children
  const isKept = notAmong(gone)
  const identify = ["INDI", "FAM", "SOUR"].includes(home.record) ? identifierOf : identifierInside
  const stays = (structure: GedcomStructure): boolean => {
    const identifier = identify(structure)
    return identifier === null || isKept(identifier)
  }
  const taken = new Set(children.filter(stays).map(({ tag }) => tag))
  const added = fresh.values().map((identifier) => {
    const structure = writeIdentifier(identifier, home, taken)
    taken.add(structure.tag)
    return structure
  })
  const rewritten = children.flatMap((structure): readonly GedcomStructure[] => {
    if (stays(structure)) return [structure]
    const { value } = added.next()
    return value === undefined ? [] : [value]
  })
  return [...rewritten, ...added]
}
