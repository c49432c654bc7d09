import type { FoundMatches } from "../../domain/gedcom/match/sure-matches.ts"
import type { Candidate } from "../../domain/gedcom/report/preview-report.ts"
import type { OnProgress } from "../../domain/gedcom/report/progress.ts"
import type { ExportReads, MemberAccess } from "../../ports/export-reads.ts"
import type { FileToMatch } from "./find-identities.ts"
import { findMatches } from "./find-matches.ts"

/** The persons of a file that are similar to persons of the tree, in file order. */
export const findCandidates = async (
  exportReads: ExportReads,
  access: MemberAccess,
  file: FileToMatch,
  progress: OnProgress,
): Promise<readonly Candidate[]> => {
  let found: FoundMatches | null = null
  const snapshot = exportReads.snapshot(access, async function* (tree) {
    yield await findMatches(tree, file, (people) =>
      progress({ phase: "matching", records: people, of: access.tree.personCount }),
    )
  })
  for await (const matches of snapshot) found = matches
  return found === null ? [] : candidatesOf(file, found)
}

const candidatesOf = ({ people, fileIndex }: FileToMatch, { matchesOf }: FoundMatches): readonly Candidate[] =>
  people.flatMap(({ displayName, birthYear }, ordinal) => {
    const matches = matchesOf(ordinal)
    return matches.length === 0 ? [] : [{ ref: fileIndex.xrefOfPerson(ordinal), displayName, birthYear, matches }]
  })
