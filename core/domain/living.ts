export const privacySettings = ["default", "redacted", "hidden"] as const
export type PrivacySetting = (typeof privacySettings)[number]

/** The stricter of two settings. */
export const stricter = (one: PrivacySetting, other: PrivacySetting): PrivacySetting =>
  privacySettings.indexOf(one) < privacySettings.indexOf(other) ? other : one

/** The facts that decide whether a person counts as living. */
export interface LivingFacts {
  /** What an editor says; null: nothing, so that the events decide. */
  readonly isLiving: boolean | null
  /** The first year in which the person's events let them count as dead; null: in no year. */
  readonly deadFrom: number | null
}

const LIFETIME_YEARS = 100
const OPEN_LIFETIME_YEARS = 200

/** A year before all others: the person is known to be dead. */
export const ALWAYS = -32_768

/** The first year in which something of this year proves no more that the person is alive. */
export const afterLifetime = (year: number): number => year + LIFETIME_YEARS + 1

/** The same for a birth of which only the earliest year is known. */
export const afterOpenLifetime = (year: number): number => year + OPEN_LIFETIME_YEARS + 1

/**
 * The first year in which non-members may see a person in full; null if time alone never shows the person. `isLiving` wins over the
 * events: a person said to be living stays redacted even with a recorded death.
 */
export const publicFrom = (person: LivingFacts & { readonly privacy: PrivacySetting }): number | null =>
  person.privacy === "default" ? presumedDeadFrom(person) : null

const presumedDeadFrom = ({ isLiving, deadFrom }: LivingFacts): number | null => {
  if (isLiving === null) return deadFrom
  return isLiving ? null : ALWAYS
}

/** Whether the person may be alive in this year: said to be living, or neither known to be dead nor past a lifetime. */
export const possiblyLiving = (person: LivingFacts, year: number): boolean => {
  const from = presumedDeadFrom(person)
  return from === null || year < from
}
