interface Dated {
  readonly date: { readonly sort_day: number | null } | null
}

/**
 * The events of a life in the order of their days, those of couples among those of the person. What has no day stays
 * behind what it came after.
 */
export const inOrderOfTime = <T extends Dated>(events: readonly T[]): readonly T[] => {
  let day = Number.NEGATIVE_INFINITY
  return events
    .map((event) => {
      day = event.date?.sort_day ?? day
      return { event, day }
    })
    .sort((a, b) => (a.day === b.day ? 0 : a.day - b.day))
    .map(({ event }) => event)
}
