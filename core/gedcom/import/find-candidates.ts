import { type CandidateMatch, mostDetailed, noDetails } from "../../domain/gedcom/report/preview-report.ts"
import type { OnProgress } from "../../domain/gedcom/report/progress.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { ExportReads, MemberAccess, TreeSnapshot } from "../../ports/export-reads.ts"
import { detailsInTree } from "./details-in-tree.ts"
import type { FileToMatch } from "./find-identities.ts"
import { findMatches } from "./find-matches.ts"

/** An incoming person, by the ordinal of their INDI record, with the similar persons of the tree. */
export interface FoundCandidate {
  readonly ordinal: number
  /** At most ten, best first. */
  readonly matches: readonly CandidateMatch[]
}

/** The persons of a file that are similar to persons of the tree, in file order. */
export const findCandidates = async (
  exportReads: ExportReads,
  access: MemberAccess,
  file: FileToMatch,
  progress: OnProgress,
): Promise<readonly FoundCandidate[]> => {
  const of = access.tree.personCount
  const snapshot = exportReads.snapshot(access, async function* (tree) {
    yield await candidatesIn(tree, file, (people) => progress({ phase: "matching", records: people ?? of, of }))
  })
  for await (const found of snapshot) return found
  return []
}

/** `passed` is called with the number of persons of the tree that were read; null when all were read. */
const candidatesIn = async (
  tree: TreeSnapshot,
  file: FileToMatch,
  passed: (people: number | null) => void,
): Promise<readonly FoundCandidate[]> => {
  const { matchesOf } = await findMatches(tree, file, passed)
  const candidates = file.people.flatMap((_, ordinal) => {
    const matches = matchesOf(ordinal)
    return matches.length === 0 ? [] : [{ ordinal, matches }]
  })
  const ids = new Set<PersonId>()
  for (const { matches } of candidates.slice(0, mostDetailed)) for (const { personId } of matches) ids.add(personId)
  const details = await detailsInTree(tree, [...ids], () => passed(null))
  return candidates.map(({ ordinal, matches }, at) => ({
    ordinal,
    matches: matches.map((match) => ({
      ...match,
      ...((at < mostDetailed ? details.get(match.personId) : undefined) ?? noDetails),
    })),
  }))
}
