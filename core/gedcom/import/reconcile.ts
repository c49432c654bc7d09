import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import { type FamilyShape, type FamilyShapes, shapeFamilies } from "../../domain/gedcom/import/family-graph.ts"
import { createNew, type ImportDecision } from "../../domain/gedcom/import/import-decisions.ts"
import { coupleOf, type Existing } from "../../domain/gedcom/import/existing.ts"
import { existingXrefs } from "../../domain/gedcom/import/existing-xrefs.ts"
import { existingFacts } from "../../domain/gedcom/import/existing-facts.ts"
import { existingTies, existingPersonOf } from "../../domain/gedcom/import/existing-ties.ts"
import { mergeTargets } from "../../domain/gedcom/import/merge-targets.ts"
import type { XrefMap } from "../../domain/gedcom/import/rename-xrefs.ts"
import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import { familiesInTree } from "../../domain/gedcom/import/families-in-tree.ts"
import type { Warn } from "../../domain/gedcom/warning.ts"
import type { PersonId, RelationshipId } from "../../domain/ids.ts"
import type { RecordedPerson, TreeSnapshot } from "../../ports/export-reads.ts"
import type { GedcomUpload } from "../upload/gedcom-upload.ts"
import { loadSameRecords } from "./load-same-records.ts"
import type { Fingerprints } from "./find-kept.ts"
import { findSameRecords, type SameRecords } from "./find-same-records.ts"
import { loadFacts } from "./load-facts.ts"
import { loadFamilies } from "./load-families.ts"
import { loadSourceRecords, loadSources } from "./load-sources.ts"
import { inGroups } from "../../lib/in-groups.ts"
import { loadTies } from "./load-ties.ts"

/** A file, with what the tree already has of it. */
export interface Reconciled {
  readonly families: FamilyShapes
  /** Null if the tree has no person of the file. */
  readonly known: Existing | null
  readonly newNames: XrefMap
  /** The records other than INDI, FAM and SOUR that the tree already keeps. */
  readonly sameRecords: SameRecords
  /**
   * Must be called before records are mapped, with the number of INDI and FAM records among them. They come in file
   * order.
   */
  readonly prepare: (persons: number, families: number) => Promise<void>
}

export interface FileToReconcile {
  readonly file: GedcomUpload
  readonly fileIndex: FileIndex
  readonly version: GedcomVersion
  readonly decisions: readonly ImportDecision[]
  readonly fingerprints: Fingerprints
  /** New xrefs for those that the tree already uses. */
  readonly renamed: ReadonlyMap<string, string>
  readonly warn: Warn
}

export interface HowToReconcile {
  /** Whether the tree keeps any record. */
  readonly keepsRecords: boolean
  /** Whether existing persons, families and sources must not be added again. */
  readonly looksUp: boolean
}

/** Looks up which persons, families, sources and other records of a file the tree already has. */
export const reconcile = async (
  tree: () => TreeSnapshot,
  given: FileToReconcile,
  { keepsRecords, looksUp }: HowToReconcile,
): Promise<Reconciled> => {
  const { file, fileIndex, decisions, renamed, warn } = given
  const existing = [...new Set(decisions.flatMap((decision) => existingPersonOf(decision) ?? []))]
  const reconciled =
    looksUp && (keepsRecords || existing.length > 0)
      ? await withExisting(tree(), given, existing)
      : { families: shapeFamilies(fileIndex, warn), known: null, newNames: renamed, prepare: async () => {} }
  const { newNames } = reconciled
  if (!keepsRecords) return { ...reconciled, sameRecords: { xrefs: new Map(), lines: new Set(), names: newNames } }
  const sameRecords = await findSameRecords(tree(), { file, fileIndex, names: newNames })
  return { ...reconciled, newNames: sameRecords.names, sameRecords }
}

const withExisting = async (
  tree: TreeSnapshot,
  given: FileToReconcile,
  existing: readonly PersonId[],
): Promise<Omit<Reconciled, "sameRecords">> => {
  const { file, fileIndex, version, decisions, fingerprints, renamed, warn } = given
  const pointers = new Map<PersonId, RecordedPerson>()
  for (const group of inGroups(existing))
    for (const pointer of await tree.pointers(group)) pointers.set(pointer.id, pointer)
  const { ancestry, partnerships } = await loadTies(tree, existing)
  const ties = existingTies(decisions, ancestry)
  const families = shapeFamilies(fileIndex, warn, ties)
  const couples = new Map(
    partnerships.map(({ id, fromPersonId, toPersonId }) => [coupleOf(fromPersonId, toPersonId), id]),
  )
  const personAt = (ordinal: number): PersonId | null => existingPersonOf(decisions[ordinal] ?? createNew)
  const keptXrefOf = (ordinal: number): string | null => {
    const person = personAt(ordinal)
    return person === null ? null : (pointers.get(person)?.xref ?? null)
  }
  const same = await loadSameRecords(tree, { fileIndex, fingerprints, keptXrefOf })
  const shownByTies = familiesInTree(fileIndex, families, ties, {
    isPersonInTree: (ordinal) => personAt(ordinal) !== null,
    arePartners: (one, other) => {
      const [first, second] = [personAt(one), personAt(other)]
      return first !== null && second !== null && couples.has(coupleOf(first, second))
    },
  })
  const inTree = new Set([...shownByTies, ...same.families.keys()])
  const found = await loadFamilies(tree, {
    inTree: shownByTies,
    fileIndex,
    shapes: families,
    personAt,
    partnerships,
    parentage: ancestry,
  })
  const keptFamilies = new Map([...found, ...same.families])
  const sources = await loadSources(tree, { file, fileIndex, version, same: same.sources })

  const known: Existing = {
    decisions,
    partnerships: couples,
    familiesInTree: inTree,
    keptFamilies,
    sources: new Map([...sources.byOrdinal].map(([ordinal, { id }]) => [ordinal, id])),
    recordsOfSources: decisions.some(({ action }) => action === "merge")
      ? await loadSourceRecords(tree, [...sources.byOrdinal.values()])
      : new Map(),
    keptSources: new Set([...sources.byOrdinal.values()].flatMap(({ id, hasRecord }) => (hasRecord ? [id] : []))),
    sourcesByTitle: sources.byTitle,
    keptPersons: new Set(existing.filter((id) => pointers.get(id)?.hasRecord)),
    facts: existingFacts(),
    targets: mergeTargets(),
    keptOf: new Map(),
  }
  const kept = {
    ofPerson: (id: PersonId) => pointers.get(id)?.xref ?? null,
    ofFamily: (family: number) => keptFamilies.get(family)?.xref ?? null,
    sources: new Map(
      [...sources.byXref].flatMap(([xref, source]) => (source.xref === null ? [] : [[xref, source.xref] as const])),
    ),
  }
  return {
    families,
    known,
    newNames: existingXrefs(fileIndex, { decisions, familiesInTree: inTree }, kept, renamed),
    prepare: preparing(tree, known, families),
  }
}

/**
 * Loads what the mapping needs before records are mapped: the facts of the persons that they are merged into, and
 * of existing couples of such persons.
 */
const preparing = (tree: TreeSnapshot, known: Existing, families: FamilyShapes): Reconciled["prepare"] => {
  const { decisions, partnerships } = known
  const learnt = new Set<string>()
  const taken = { persons: 0, families: 0 }
  const mergedAt = (ordinal: number): PersonId | null => {
    const decision = decisions[ordinal] ?? createNew
    return decision.action === "merge" ? decision.personId : null
  }
  const coupleAt = ({ partners: [one, other] }: FamilyShape): RelationshipId | null => {
    const [first, second] = [
      existingPersonOf(decisions[one ?? -1] ?? createNew),
      existingPersonOf(decisions[other ?? -1] ?? createNew),
    ]
    const isMerged = [one, other].some((ordinal) => ordinal !== undefined && mergedAt(ordinal) !== null)
    return first === null || second === null || !isMerged ? null : (partnerships.get(coupleOf(first, second)) ?? null)
  }
  const unlearnt = <Id extends string>(ids: readonly (Id | null)[]): readonly Id[] =>
    ids.flatMap((id) => {
      if (id === null || learnt.has(id)) return []
      learnt.add(id)
      return [id]
    })
  return async (persons, inFamilies) => {
    const personIds = unlearnt(
      decisions.slice(taken.persons, taken.persons + persons).map((_, at) => mergedAt(taken.persons + at)),
    )
    const relationshipIds = unlearnt(
      Array.from({ length: inFamilies }, (_, at) => coupleAt(families.at(taken.families + at))),
    )
    taken.persons += persons
    taken.families += inFamilies
    await loadFacts(tree, { personIds, relationshipIds }, known)
  }
}
