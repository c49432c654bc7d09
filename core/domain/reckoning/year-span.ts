/** Two years, the first of which is not after the second. Negative years are BCE. */
export interface YearSpan {
  readonly from: number
  readonly to: number
}
