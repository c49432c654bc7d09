import { append } from "./append.ts"

/** All items of a list in batches that is known to be short. */
export const allItems = async <T>(batches: AsyncIterable<readonly T[]>): Promise<readonly T[]> => {
  const items: T[] = []
  for await (const batch of batches) append(items, batch)
  return items
}
