import { nextTurn } from "./next-turn.ts"

/** Does this with each item. After each piece of `size` items, other work of the process gets its turn. */
export const eachInPieces = async <T>(items: readonly T[], size: number, act: (item: T) => void): Promise<void> => {
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % size === 0) await nextTurn()
    act(item)
  }
}
