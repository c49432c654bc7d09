/**
 * The items with a place in the order of their places, each where an item with a place was. All other items stay where they
 * are.
 */
export const inPlaces = <T>(items: readonly T[], placeOf: (item: T) => number | null): readonly T[] => {
  const placed = items.flatMap((item) => {
    const place = placeOf(item)
    return place === null ? [] : [{ item, place }]
  })
  if (placed.every(({ place }, index) => index === 0 || (placed[index - 1]?.place ?? place) <= place)) return items
  const sorted = placed.toSorted((a, b) => a.place - b.place).values()
  const slots = new Set(placed.map(({ item }) => item))
  return items.map((item) => (slots.has(item) ? (sorted.next().value?.item ?? item) : item))
}
