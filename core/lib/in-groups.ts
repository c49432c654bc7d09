/** Items in groups of at most `size` (2,000 if not said), in their order. */
export const inGroups = <T>(items: readonly T[], size = 2_000): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
