/** What `Intl` does not know of the dates of a language. */
export interface CalendarWords {
  /** The months of the French Republic, and the days at the end of its year as the thirteenth. */
  readonly republicanMonths: readonly string[]
  /**
   * The twelve months as they are written without a day after the word of a qualifier, for languages in which that word
   * needs a case. By the qualifier of the date.
   */
  readonly monthsAlone?: Readonly<Record<string, readonly string[]>>
  /** The first day of a month, where it is not written as its number. */
  readonly firstOfMonth?: string
}
