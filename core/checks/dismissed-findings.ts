import { findingKey } from "../domain/checks/dismissal.ts"
import type { Finding } from "../domain/checks/check.ts"
import type { Merges } from "../domain/merge/merges.ts"
import type { TreeSnapshot } from "../ports/export-reads.ts"

/**
 * These findings without the dismissed ones, with one statement. A dismissal of a merged person counts for the kept one.
 */
export const withoutDismissals = async (
  tree: Pick<TreeSnapshot, "dismissedChecks">,
  { personOf, byKept }: Merges,
  findings: readonly Finding[],
): Promise<readonly Finding[]> => {
  if (findings.length === 0) return findings
  const named = new Set(findings.flatMap(({ personIds }) => personIds))
  const rows = await tree.dismissedChecks([...named].flatMap((id) => [id, ...(byKept.get(id) ?? [])]))
  const keys = new Set(
    rows.flatMap(({ dismissedChecks }) =>
      dismissedChecks.map(({ rule, personIds }) => findingKey(rule, personIds.map(personOf))),
    ),
  )
  return keys.size === 0 ? findings : findings.filter(({ rule, personIds }) => !keys.has(findingKey(rule, personIds)))
}
