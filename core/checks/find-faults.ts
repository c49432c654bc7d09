import { checkPerson } from "../domain/checks/all-checks.ts"
import type { Finding } from "../domain/checks/check.ts"
import type { CheckRule } from "../domain/checks/check-table.ts"
import type { PersonId } from "../domain/ids.ts"
import { mergesOf } from "../domain/merge/merges.ts"
import { nextTurn } from "../lib/next-turn.ts"
import type { TreeSnapshot } from "../ports/export-reads.ts"
import { withoutDismissals } from "./dismissed-findings.ts"
import { type CheckedRows, checkedReader } from "./read-checked.ts"

/** What is looked for. */
export interface WantedFindings {
  /** Null for all rules. */
  readonly rule: CheckRule | null
  /** Only findings that name this person; null for the whole tree. */
  readonly personId: PersonId | null
  /** The Julian day number of today. */
  readonly today: number
}

/** The rows that a check reads. */
export type RowsToCheck = CheckedRows & Pick<TreeSnapshot, "personIds" | "mergedPersons" | "dismissedChecks">

/** The number of persons in one batch. */
const batch = 1_000

/** The most persons that are checked before other work of the thread gets its turn. */
const CHECKED_AT_ONCE = 200

/** What the rules find in a tree and that is not dismissed, in the order of the persons. Memory does not grow with the tree. */
export async function* findFaults(tree: RowsToCheck, wanted: WantedFindings): AsyncGenerator<readonly Finding[]> {
  const merges = mergesOf(await tree.mergedPersons())
  const read = checkedReader(tree)
  const { personId } = wanted
  for await (const ids of personId === null ? everybody(tree) : nextTo(tree, personId)) {
    const found: Finding[] = []
    for (const [index, person] of (await read(ids)).entries()) {
      if (index % CHECKED_AT_ONCE === CHECKED_AT_ONCE - 1) await nextTurn()
      for (const finding of checkPerson(person, wanted))
        if (personId === null || finding.personIds.includes(personId)) found.push(finding)
    }
    yield await withoutDismissals(tree, merges, found)
  }
}

async function* everybody(tree: RowsToCheck): AsyncGenerator<readonly PersonId[]> {
  for (
    let ids = await tree.personIds(null, batch);
    ids.length > 0;
    ids = await tree.personIds(ids.at(-1) ?? null, batch)
  )
    yield ids
}

/** The person and the relatives that a rule may name in a finding about the person. */
async function* nextTo(tree: RowsToCheck, personId: PersonId): AsyncGenerator<readonly PersonId[]> {
  const edges = await tree.edges([personId])
  const ids = new Set([personId, ...edges.flatMap(({ fromPersonId, toPersonId }) => [fromPersonId, toPersonId])])
  const sorted = [...ids].sort()
  for (let at = 0; at < sorted.length; at += batch) yield sorted.slice(at, at + batch)
}
