/** How many faults of one request are reported. More help no caller, and a body may hold hundreds of thousands. */
export const MOST_FAULTS = 100
