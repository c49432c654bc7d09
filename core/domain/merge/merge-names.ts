import { nameKey } from "../gedcom/import/existing-facts.ts"
import type { NameId } from "../ids.ts"
import type { Name } from "../name.ts"
import { displayName } from "../name-text/compose-name.ts"
import type { MergeSide } from "./merge-input.ts"
import { pairUp } from "./pair-up.ts"

/** What a merge does to the names of two persons. */
export interface MergedNames {
  readonly moved: readonly Name[]
  /** Names that are left out, each with its replacement. */
  readonly same: readonly (readonly [left: Name, kept: Name])[]
  /** Names of the kept person that are left out. */
  readonly removed: readonly Name[]
  /** The primary name of the kept person afterwards. Null if neither person has a name. */
  readonly primaryId: NameId | null
}

const isBlank = (name: Name): boolean => displayName(name) === "Unnamed"

const primaryOf = (names: readonly Name[]): Name | undefined => names.find(({ isPrimary }) => isPrimary)

/**
 * The names of the merged person become alternate names. Equal ones with equal forms are left out, and so are those without any words.
 * The primary name stays unless it is empty or the other one is chosen.
 */
export const mergeNames = (kept: readonly Name[], from: readonly Name[], take: MergeSide | undefined): MergedNames => {
  const { same, moved } = pairUp(
    kept,
    from,
    (name) => nameKey("", name) + JSON.stringify(name.forms.map((form) => Object.entries(form).toSorted())),
  )
  const [first, other] = [primaryOf(kept), primaryOf(from)]
  const standsFor = new Map(same.map(([left, counterpart]) => [left.id, counterpart]))
  const isEmpty = first === undefined || isBlank(first)
  const taken = other === undefined || isBlank(other) ? undefined : (standsFor.get(other.id) ?? other)
  const primary = take === "from" || (take === undefined && isEmpty) ? (taken ?? first) : first
  if (primary === undefined) return { same, moved, removed: [], primaryId: moved[0]?.id ?? null }
  const blank = moved.filter((name) => isBlank(name) && name.id !== primary.id)
  const removed = kept.filter((name) => isBlank(name) && name.id !== primary.id)
  return {
    moved: moved.filter((name) => !blank.includes(name)),
    same: [
      ...same.map(([left, counterpart]) => [left, removed.includes(counterpart) ? primary : counterpart] as const),
      ...[...blank, ...removed].map((name) => [name, primary] as const),
    ],
    removed,
    primaryId: primary.id,
  }
}
