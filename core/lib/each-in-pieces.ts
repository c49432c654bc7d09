import { nextTurn } from "./next-turn.ts"

/** Does this with each item. After each piece of `size` items, other work of the process gets its turn. */
export const eachInPieces = async <T>(items: readonly T[], size: number, act: (item: T) => void): Promise<void> => {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % size === 0) await nextTurn()
    act(item)
  }
}

/** What `show` makes of each item, without nulls. After each piece of `size` items, other work of the process gets its turn. */
export const shownInPieces = async <T, A>(
  items: readonly T[],
  size: number,
  show: (item: T) => A | null,
): Promise<readonly A[]> => {
  const shown: A[] = []
  await eachInPieces(items, size, (item) => {
    const one = show(item)
    if (one !== null) shown.push(one)
  })
  return shown
}
