/**
 * How deep a run of the specs goes, from the environment variable `SPECS`: `fast` for each change, `usual` for each commit, which is the
 * default, or `all` for each night. What only the nightly run does finds no kind of fault that the usual run cannot find: it tries the same
 * rules on more files, with more runs, or on the other host too.
 */
const depth = process.env.SPECS ?? "usual"

export const isNightly = depth === "all"

export const isFast = depth === "fast"

/** A case of the nightly run. */
export const itEachNight = (title: string, run: () => unknown): void => {
  if (isNightly) it(title, run)
}

/** A case that takes long: it is not part of the fast run. */
export const itEachCommit = (title: string, run: () => unknown): void => {
  if (depth !== "fast") it(title, run)
}

/** The number of runs of a property: all of them each night, a quarter of them otherwise. */
export const runsOf = (all: number): number => (isNightly ? all : Math.ceil(all / 4))

/**
 * A case that takes long, and asks of a store only what its contract asks. For each commit the specs of HTTP in memory
 * have it, and those on PostgreSQL do not.
 */
export const itEachCommitOnOneHost = (title: string, run: () => unknown): void => {
  if (isNightly || process.env.HOSTS !== "PostgreSQL") itEachCommit(title, run)
}

/** A group of cases that wait for long: it is not part of the fast run. */
export const describeEachCommit = (title: string, cases: () => void): void => {
  if (depth !== "fast") describe(title, cases)
}
