import { type Identifier, withIdentifiers } from "../evidence/identifier.ts"
import { type Lifecycle, nextVersion } from "../lifecycle.ts"

interface Identified extends Lifecycle {
  readonly id: string
  readonly identifiers: readonly Identifier[] | null
}

/** The rows that stay and lack identifiers of rows that are left out, with these. Rows that `moved` has are in it as they are. */
export const withThoseOfEqual = <T extends Identified>(
  same: readonly (readonly [left: T, kept: T])[],
  moved: readonly T[],
  now: Date,
): readonly T[] => {
  const after = new Map<string, T>()
  const elsewhere = new Set(moved.map(({ id }) => id))
  for (const [left, kept] of same) {
    if (elsewhere.has(kept.id)) continue
    const row = after.get(kept.id) ?? kept
    const identifiers = withIdentifiers(row.identifiers, left.identifiers)
    if (identifiers !== row.identifiers) after.set(kept.id, { ...row, identifiers })
  }
  return [...after.values()].map((row) => nextVersion(row, now))
}
