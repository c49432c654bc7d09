import { groupNumbers } from "../lib/group-numbers.ts"

/** Relationships from parents to children, by ordinals: one at each index. */
export interface Descents {
  readonly parents: ArrayLike<number>
  readonly children: ArrayLike<number>
}

const unseen = 0
const onPath = 1
const done = 2

/**
 * The indexes of the relationships that close a cycle of ancestry. Without them no person is their own ancestor. A
 * depth-first search goes upwards from each person, without recursion, in time linear in persons and relationships.
 * Relationships from index `settled` on already exist and contain no cycle; if one of them closes a cycle, the last
 * relationship before it that may be left out is left out, and what came after it is searched again.
 */
export const closingEdges = (
  people: number,
  { parents, children }: Descents,
  settled = parents.length,
): ReadonlySet<number> => {
  const { start, members: byChild } = groupNumbers(people, children)
  const state = new Uint8Array(people)
  const next = start.slice()
  const closing = new Set<number>()
  const path: number[] = []

  /** Goes back along the path to the last edge that may be left out, and leaves it out. */
  const stepBack = (): void => {
    for (;;) {
      const person = path[path.length - 1]!
      const edge = byChild[--next[person]!]!
      if (edge < settled) {
        next[person]!++
        closing.add(edge)
        return
      }
      state[person] = unseen
      path.pop()
    }
  }
  const enter = (person: number): void => {
    state[person] = onPath
    path.push(person)
  }
  for (let root = 0; root < people; root++) {
    if (state[root] === unseen) enter(root)
    while (path.length > 0) {
      const person = path[path.length - 1]!
      if (next[person] === start[person + 1]) {
        state[person] = done
        path.pop()
        continue
      }
      const edge = byChild[next[person]!++]!
      const parent = parents[edge]!
      if (state[parent] === onPath && edge >= settled) stepBack()
      else if (state[parent] === onPath) closing.add(edge)
      else if (state[parent] === unseen) enter(parent)
    }
  }
  return closing
}
