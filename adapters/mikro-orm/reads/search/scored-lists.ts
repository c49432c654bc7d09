/** People of one word or year, who all have one score. */
export interface ScoredList {
  readonly key: string | number
  /** Of a word: 0 is the primary name, 1 another name. */
  readonly rank: number
  readonly score: number
}

/** Neighbouring lists of one score: their numbers, from 1. */
interface Group {
  readonly score: number
  readonly first: number
  last: number
}

/** The groups of lists that come by falling score. */
export const groupsOf = (lists: readonly ScoredList[]): readonly Readonly<Group>[] => {
  const groups: Group[] = []
  for (const [at, { score }] of lists.entries()) {
    const group = groups.at(-1)
    if (group?.score === score) group.last = at + 1
    else groups.push({ score, first: at + 1, last: at + 1 })
  }
  return groups
}
