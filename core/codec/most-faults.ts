/**
 * The most faults that are reported for one request. More would not help, and a body may have hundreds of
 * thousands.
 */
export const MOST_FAULTS = 100
