import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../../use-case/command.ts"
import { type DomainError, invalidInput } from "../../domain/errors.ts"
import { decisionsFor, type ImportDecision, type Resolution } from "../../domain/gedcom/import/import-decisions.ts"
import type { FileIndex } from "../../domain/gedcom/import/file-index.ts"
import type { FoundMatches } from "../../domain/gedcom/match/sure-matches.ts"
import type { FileToMatch } from "./find-identities.ts"
import type { PersonId } from "../../domain/ids.ts"
import { findMatches } from "./find-matches.ts"
import type { ImportGedcom } from "./import-input.ts"

type Asked = Pick<ImportGedcom, "treeId" | "defaultAction" | "resolutions" | "progress">

/** Whether persons of the file must be searched in the tree by similarity. */
export const asksForMatches = ({ defaultAction, resolutions }: Asked): boolean =>
  [{ action: defaultAction, targetId: null }, ...Object.values(resolutions)].some(
    ({ action, targetId }) => action !== "new" && targetId === null,
  )

/**
 * Decides what happens to each incoming person, by ordinal. A resolution that refers to no person of the file, or
 * to no live person of the tree, is refused with its path.
 */
export const decideImports = async (
  context: Context,
  asked: Asked,
  file: FileToMatch,
  personCount: number,
): Promise<E.Either<DomainError, readonly ImportDecision[]>> => {
  const { treeId, defaultAction, resolutions, progress = () => {} } = asked
  const { fileIndex } = file
  const fault = faultOf(asked, fileIndex, await liveTargets(context, asked))
  if (fault !== null) return E.left(fault)
  const byDefault: Resolution = { action: defaultAction, targetId: null }
  const wanted: Resolution[] = Array.from({ length: fileIndex.persons.records }, () => byDefault)
  for (const [xref, resolution] of Object.entries(resolutions)) wanted[fileIndex.personOf(xref) ?? -1] = resolution
  const passed = (people: number): void => progress({ phase: "matching", records: people, of: personCount })
  const matches = asksForMatches(asked) ? await findMatches(context.contents(treeId), file, passed) : noMatches
  return E.right(decisionsFor(wanted, matches))
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
