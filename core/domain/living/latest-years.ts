/** The latest year for each of many ordinals. It takes two bytes for each. */
export interface LatestYears {
  readonly note: (ordinal: number, year: number) => void
  /** Null if there is none. */
  readonly of: (ordinal: number) => number | null
}

/** Lower than any year of a date. */
const NONE = -32_768

/** For years from -32,767 to 32,767. */
export const latestYears = (): LatestYears => {
  let years = new Int16Array(64).fill(NONE)
  return {
    note: (ordinal, year) => {
      if (ordinal >= years.length) {
        const wider = new Int16Array(Math.max(ordinal + 1, years.length * 2)).fill(NONE)
        wider.set(years)
        years = wider
      }
      years[ordinal] = Math.max(years[ordinal]!, year)
    },
    of: (ordinal) => {
      const year = years[ordinal] ?? NONE
      return year === NONE ? null : year
    },
  }
}
