export const privacySettings = ["default", "redacted", "hidden"] as const
export type PrivacySetting = (typeof privacySettings)[number]

/** What of a person decides whether they live. */
export interface LivingFacts {
  readonly isLiving: boolean | null
  readonly hasDeathFact: boolean
  readonly birthYear: number | null
}

const LIFETIME_YEARS = 100
const ALWAYS = -32_768

/**
 * The first year in which the outside world may see a person in full; null when no passing of time shows them.
 * The flag wins over a recorded death; else a death fact, else 100 full years since birth, make a person dead.
 */
export const publicFrom = (person: LivingFacts & { readonly privacy: PrivacySetting }): number | null =>
  person.privacy === "default" ? presumedDeadFrom(person) : null

const presumedDeadFrom = (person: LivingFacts): number | null => {
  if (person.isLiving !== null) return person.isLiving ? null : ALWAYS
  if (person.hasDeathFact) return ALWAYS
  return person.birthYear === null ? null : person.birthYear + LIFETIME_YEARS + 1
}

/** Whether the person may be alive in this year: said so, or neither dead nor born more than 100 years ago. */
export const possiblyLiving = (person: LivingFacts, year: number): boolean => {
  const deadFrom = presumedDeadFrom(person)
  return deadFrom === null || year < deadFrom
}
