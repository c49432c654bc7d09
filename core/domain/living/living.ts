export const privacySettings = ["default", "redacted", "hidden"] as const
export type PrivacySetting = (typeof privacySettings)[number]

/** The stricter of two settings. */
export const stricter = (one: PrivacySetting, other: PrivacySetting): PrivacySetting =>
  privacySettings.indexOf(one) < privacySettings.indexOf(other) ? other : one

/** The facts that decide whether a person counts as living. */
export interface LivingFacts {
  /** What an editor has set; null if nothing is set and the events decide. */
  readonly isLiving: boolean | null
  /** The first year in which the person counts as dead according to the events; null for never. */
  readonly deadFrom: number | null
}

const LIFETIME_YEARS = 100
const OPEN_LIFETIME_YEARS = 200

/** A year before all others: the person is known to be dead. */
export const ALWAYS = -32_768

/** The first year in which an event of this year no longer suggests that the person is alive. */
export const afterLifetime = (year: number): number => year + LIFETIME_YEARS + 1

/** The same for a birth with only an earliest year. */
export const afterOpenLifetime = (year: number): number => year + OPEN_LIFETIME_YEARS + 1

/**
 * The first year in which non-members may see a person in full; null if time alone never shows the person.
 * `isLiving` takes precedence over the events: a person who is marked as living stays redacted even with a recorded
 * death.
 */
export const publicFrom = (person: LivingFacts & { readonly privacy: PrivacySetting }): number | null =>
  person.privacy === "default" ? presumedDeadFrom(person) : null

const presumedDeadFrom = ({ isLiving, deadFrom }: LivingFacts): number | null => {
  if (isLiving === null) return deadFrom
  return isLiving ? null : ALWAYS
}

/**
 * Whether the person may be alive in this year: marked as living, or neither known to be dead nor past a lifetime.
 */
export const possiblyLiving = (person: LivingFacts, year: number): boolean => {
  const from = presumedDeadFrom(person)
  return from === null || year < from
}

/** The facts that say whether a person is known to be dead. */
export interface DeathFacts extends Pick<LivingFacts, "isLiving"> {
  readonly hasDeathFact: boolean
  readonly deathFactIsHidden: boolean
}

/**
 * Whether a reader knows that the person died: an editor says so, or an event that the reader sees proves it. A person
 * who is marked as living is not known to be dead.
 */
export const deathKnown = (
  { isLiving, hasDeathFact, deathFactIsHidden }: DeathFacts,
  seesHiddenEvents: boolean,
): boolean => (isLiving === null ? hasDeathFact && (seesHiddenEvents || !deathFactIsHidden) : !isLiving)
