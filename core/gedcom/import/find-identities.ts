import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import { matchKeysOf } from "../../domain/gedcom/match/identifiers.ts"
import type { IncomingPerson } from "../../domain/gedcom/match/incoming-person.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { IdentifiersOfPerson, TreeSnapshot } from "../../ports/export-reads.ts"
import { findKept } from "./find-kept.ts"

/** The search values of the persons of a file, by the ordinals of their INDI records, and their relationships. */
export interface FileToMatch {
  readonly people: readonly IncomingPerson[]
  readonly fileIndex: FileIndex
}

/** The number of rows in one read. */
const batch = 2_000

/**
 * The persons of the tree that certainly are persons of the file, by ordinal. Such a person has a kept record with
 * the same xref and lines in its file; or, without one, is the only person with an equal identifier.
 */
export const findIdentities = async (
  tree: TreeSnapshot,
  { people, fileIndex }: FileToMatch,
): Promise<ReadonlyMap<number, PersonId>> => {
  const found = new Map<number, PersonId>()
  const fingerprints = people.map(({ fingerprint }) => fingerprint)
  await findKept(tree, { tag: "INDI", fingerprints, fileIndex }, (ordinal, { personId, isDeleted }) => {
    if (personId !== null && !isDeleted && !found.has(ordinal)) found.set(ordinal, personId)
  })
  await findByIdentifier(tree, people, found)
  return found
}

/** The person with an identifier; `several` if more than one person has it. */
type Holder = PersonId | "several"

const findByIdentifier = async (
  tree: TreeSnapshot,
  people: readonly IncomingPerson[],
  found: Map<number, PersonId>,
): Promise<void> => {
  const wanted = new Map<string, Holder | null>()
  for (const [ordinal, { identifiers }] of people.entries())
    if (!found.has(ordinal)) for (const identifier of identifiers) wanted.set(identifier, null)
  if (wanted.size === 0) return
  await findHolders(tree, wanted)
  for (const [ordinal, { identifiers }] of people.entries()) {
    if (found.has(ordinal)) continue
    const holders = new Set(identifiers.flatMap((identifier) => wanted.get(identifier) ?? []))
    const [holder] = holders
    if (holders.size === 1 && holder !== undefined && holder !== "several") found.set(ordinal, holder)
  }
}

const findHolders = async (tree: TreeSnapshot, wanted: Map<string, Holder | null>): Promise<void> => {
  for (let after: PersonId | null = null; ; ) {
    const rows: readonly IdentifiersOfPerson[] = await tree.identifiers(after, batch)
    for (const { personId, identifiers } of rows) {
      for (const identifier of matchKeysOf(identifiers)) {
        const holder = wanted.get(identifier)
        if (holder !== undefined && holder !== personId) wanted.set(identifier, holder === null ? personId : "several")
      }
    }
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
