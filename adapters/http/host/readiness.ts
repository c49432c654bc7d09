/** The time limit of a check. A probe gets its answer within 2 seconds; the rest is for the network. */
const LONGEST_MS = 1_500

/** Checks of the stores by their names. Each one throws if its store cannot be used. */
export type Checks = Readonly<Record<string, () => Promise<void>>>

export interface FailedCheck {
  readonly name: string
  /** For the log, not for callers. */
  readonly reason: string
}

/**
 * Returns the checks that fail. Concurrent probes share one round of checks. A check without an answer in time fails,
 * and the next probe starts another round.
 */
export const readiness = (checks: Checks): (() => Promise<readonly FailedCheck[]>) => {
  let underWay: Promise<readonly FailedCheck[]> | null = null
  const ask = async (): Promise<readonly FailedCheck[]> => {
    const outcomes = await Promise.all(Object.entries(checks).map(([name, check]) => outcomeOf(name, check)))
    return outcomes.filter((outcome) => outcome !== null)
  }
  return () => (underWay ??= ask().finally(() => (underWay = null)))
}

const outcomeOf = async (name: string, check: () => Promise<void>): Promise<FailedCheck | null> => {
  let timer: NodeJS.Timeout | null = null
  const late = new Promise<FailedCheck>((resolve) => {
    timer = setTimeout(() => resolve({ name, reason: "There is no answer." }), LONGEST_MS).unref()
  })
  const answer = check().then(
    () => null,
    (error: unknown) => ({ name, reason: error instanceof Error ? error.message : String(error) }),
  )
  try {
    return await Promise.race([answer, late])
  } finally {
    if (timer !== null) clearTimeout(timer)
  }
}
