/** The types of events that a person lives through. Titles, property and numbers outlast a life or come before it. */
export const livedTypes: ReadonlySet<string> = new Set([
  "christening",
  "baptism",
  "adult_christening",
  "blessing",
  "bar_mitzvah",
  "bat_mitzvah",
  "first_communion",
  "confirmation",
  "adoption",
  "education",
  "graduation",
  "occupation",
  "residence",
  "census",
  "military_service",
  "emigration",
  "immigration",
  "naturalization",
  "retirement",
  "ordination",
])

/** The types that have a rule of their own for the time before the birth. */
export const riteTypes: readonly string[] = ["christening", "baptism"]

/** The types that lay a body to rest. */
export const burialTypes: readonly string[] = ["burial", "cremation"]
