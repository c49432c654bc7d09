/** The kinds of facts of a person that the service knows. Any other text of 1 to 64 characters is a kind, too. */
export const personKinds = [
  "birth",
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
  "religion",
  "nationality",
  "title",
  "military_service",
  "emigration",
  "immigration",
  "naturalization",
  "property",
  "description",
  "id_number",
  "will",
  "probate",
  "retirement",
  "ordination",
  "death",
  "burial",
  "cremation",
] as const

/** The kinds of facts of a couple that the service knows. */
export const coupleKinds = [
  "engagement",
  "marriage_banns",
  "marriage_contract",
  "marriage_license",
  "marriage",
  "marriage_settlement",
  "separation",
  "divorce_filed",
  "divorce",
  "annulment",
] as const

export type FactKind = (typeof personKinds)[number] | (typeof coupleKinds)[number]

const kinds: ReadonlySet<string> = new Set([...personKinds, ...coupleKinds])

/** Whether the service knows this kind of fact. */
export const isKnownKind = (kind: string): kind is FactKind => kinds.has(kind)
