import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../../use-case/command.ts"
import { type DomainError, invalidInput } from "../../domain/errors.ts"
import { decisionsFor, type ImportDecision, type Resolution } from "../../domain/gedcom/import/import-decisions.ts"
import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import { type AlreadyThere, alreadyThere, isThere, secondImport } from "../../domain/gedcom/match/already-there.ts"
import type { GedcomWarning } from "../../domain/gedcom/warning.ts"
import type { FoundMatches } from "../../domain/gedcom/match/sure-matches.ts"
import type { FileToMatch } from "./find-identities.ts"
import type { PersonId } from "../../domain/ids.ts"
import { findMatches } from "./find-matches.ts"
import type { ImportGedcom } from "./import-input.ts"

type Asked = Pick<ImportGedcom, "treeId" | "defaultAction" | "resolutions" | "progress">

/** What happens to each incoming person, by ordinal, and who of them the tree has already. */
export interface DecidedImports {
  readonly decisions: readonly ImportDecision[]
  readonly alreadyThere: AlreadyThere
  /** The warning that most of those who are imported as new are in the tree already; empty if they are not. */
  readonly warnings: readonly GedcomWarning[]
}

/** Whether persons of the file must be searched in the tree by similarity. */
const asksForMatches = ({ defaultAction, resolutions }: Asked): boolean =>
  [{ action: defaultAction, targetId: null }, ...Object.values(resolutions)].some(
    ({ action, targetId }) => action !== "new" && targetId === null,
  )

/** Whether persons of the file are searched in the tree: as the action asks for, or to find a second import. */
export const looksForPeople = (asked: Asked, personCount: number): boolean => personCount > 0 || asksForMatches(asked)

/**
 * Decides what happens to each incoming person, by ordinal. A resolution that refers to no person of the file, or
 * to no live person of the tree, is refused with its path.
 */
export const decideImports = async (
  context: Context,
  asked: Asked,
  file: FileToMatch,
  personCount: number,
): Promise<E.Either<DomainError, DecidedImports>> => {
  const { treeId, defaultAction, resolutions, progress = () => {} } = asked
  const { fileIndex } = file
  const fault = faultOf(asked, fileIndex, await liveTargets(context, asked))
  if (fault !== null) return E.left(fault)
  const byDefault: Resolution = { action: defaultAction, targetId: null }
  const wanted: Resolution[] = Array.from({ length: fileIndex.persons.records }, () => byDefault)
  for (const [xref, resolution] of Object.entries(resolutions)) wanted[fileIndex.personOf(xref) ?? -1] = resolution
  const passed = (people: number): void => progress({ phase: "matching", records: people, of: personCount })
  const isLooking = looksForPeople(asked, personCount)
  const matches = isLooking ? await findMatches(context.contents(treeId), file, passed) : noMatches
  const decisions = decisionsFor(wanted, matches)
  return E.right({ decisions, ...thereAlready(decisions, matches) })
}

const thereAlready = (
  decisions: readonly ImportDecision[],
  { matchesOf }: FoundMatches,
): Omit<DecidedImports, "decisions"> => {
  const [all, asNew] = [{ persons: 0 }, { persons: 0, there: 0 }]
  for (const [ordinal, { action }] of decisions.entries()) {
    const there = Number(isThere(matchesOf(ordinal)))
    all.persons += there
    if (action !== "new") continue
    asNew.persons += 1
    asNew.there += there
  }
  return {
    alreadyThere: alreadyThere(all.persons, decisions.length),
    warnings: secondImport(asNew.there, asNew.persons),
  }
}

const noMatches: FoundMatches = { matchesOf: () => [], identityOf: () => null, birthYearOf: () => null }

const liveTargets = async ({ persons }: Context, { treeId, resolutions }: Asked): Promise<ReadonlySet<PersonId>> => {
  const ids = Object.values(resolutions).flatMap(({ action, targetId }) =>
    action === "new" || targetId === null ? [] : [targetId],
  )
  return new Set(ids.length === 0 ? [] : (await persons.live(treeId, ids)).map(({ id }) => id))
}

const faultOf = ({ resolutions }: Asked, { personOf }: FileIndex, live: ReadonlySet<PersonId>): DomainError | null => {
  const meant = new Map<PersonId, Resolution["action"]>()
  for (const [xref, { action, targetId }] of Object.entries(resolutions)) {
    if (personOf(xref) === null) return invalidInput(`resolutions.${xref}`, "is not a person of this file")
    if (action === "new" || targetId === null) continue
    const place = `resolutions.${xref}.target_id`
    if (!live.has(targetId)) return invalidInput(place, "refers to no person in this tree")
    const other = meant.get(targetId)
    if (other !== undefined && [action, other].includes("overwrite"))
      return invalidInput(place, "is the target of another record; only one record can overwrite a person")
    meant.set(targetId, action)
  }
  return null
}
