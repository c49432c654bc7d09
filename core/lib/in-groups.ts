/** The items in groups of at most `size` (default 2,000), in order. */
export const inGroups = <T>(items: readonly T[], size = 2_000): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
