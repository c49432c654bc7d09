import type { Tie } from "../chart/tie.ts"
import type { PersonId } from "../ids.ts"

/** Ancestors first: each person after all of its parents. A parent who closes a loop is left out. */
const inOrder = (of: readonly PersonId[], parentsOf: (id: PersonId) => readonly PersonId[]): readonly PersonId[] => {
  const ordered = new Set<PersonId>()
  const entered = new Set<PersonId>()
  const pending = of.map((id) => ({ id, isLeft: false }))
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { id, isLeft } = next
    if (isLeft) ordered.add(id)
    else if (!entered.has(id)) {
      entered.add(id)
      pending.push({ id, isLeft: true })
      for (const parent of parentsOf(id)) pending.push({ id: parent, isLeft: false })
    }
  }
  return [...ordered]
}

/**
 * Wright's coefficient of relationship of two persons by the biological and donor ties: 1 for the same person, 0.5
 * for parent and child without inbreeding. Computed as the correlation of breeding values, with the contribution of
 * each ancestor and its Mendelian sampling variance (Quaas 1976). A person has at most two parents by blood here,
 * biological ones first.
 */
export const coefficientOf = (one: PersonId, other: PersonId, ties: readonly Tie[]): number => {
  const parents = new Map<PersonId, PersonId[]>()
  for (const wanted of ["biological", "donor"]) {
    for (const { type, qualifier, redacted, fromPersonId, toPersonId } of ties) {
      if (type !== "parent_child" || (redacted ? "biological" : qualifier) !== wanted) continue
      const known = parents.get(toPersonId) ?? []
      if (known.length < 2) parents.set(toPersonId, [...known, fromPersonId])
    }
  }
  const all = inOrder([one, other], (id) => parents.get(id) ?? [])
  const place = new Map(all.map((id, at) => [id, at]))
  const rows = all.map((id, at) =>
    (parents.get(id) ?? []).flatMap((parent) => {
      const found = place.get(parent)
      return found === undefined || found >= at ? [] : [found]
    }),
  )
  const sampled: number[] = []
  /** How much of each ancestor is in the person at this place. */
  const sharesOf = (at: number): readonly number[] => {
    const shares = Array.from({ length: at + 1 }, () => 0)
    shares[at] = 1
    for (let from = at; from >= 0; from--) {
      const share = shares[from] ?? 0
      if (share > 0) for (const parent of rows[from] ?? []) shares[parent] = (shares[parent] ?? 0) + share / 2
    }
    return shares
  }
  const related = (a: readonly number[], b: readonly number[]): number => {
    let sum = 0
    for (let at = 0; at < Math.min(a.length, b.length); at++) sum += (a[at] ?? 0) * (b[at] ?? 0) * (sampled[at] ?? 0)
    return sum
  }
  const own: number[] = []
  for (const [at, from] of rows.entries()) {
    sampled[at] = 1 - from.reduce((sum, parent) => sum + (own[parent] ?? 1) / 4, 0)
    const shares = from.length < 2 ? null : sharesOf(at)
    own[at] = shares === null ? 1 : related(shares, shares)
  }
  const [a, b] = [place.get(one), place.get(other)]
  if (a === undefined || b === undefined) return 0
  const coefficient = related(sharesOf(a), sharesOf(b)) / Math.sqrt((own[a] ?? 1) * (own[b] ?? 1))
  return Math.round(coefficient * 1e12) / 1e12
}
