/** The rows of several ids without repetitions, ordered by the id of the record. */
export const eachOnce = <R extends { readonly record: { readonly id: string } }>(
  ids: readonly string[],
  rows: readonly R[],
): readonly R[] => {
  if (ids.length < 2) return rows
  const byId = new Map(rows.map((row) => [row.record.id, row]))
  return [...byId.values()].toSorted((a, b) => (a.record.id < b.record.id ? -1 : 1))
}
