/**
 * The ordinances of the Church of Jesus Christ of Latter-day Saints, by their tags in GEDCOM. They are custom types of events.
 * Most are done by proxy, long after the death of the person.
 */
export const ordinances = {
  BAPL: "LDS baptism",
  CONL: "LDS confirmation",
  INIL: "LDS initiatory",
  WAC: "LDS initiatory",
  ENDL: "LDS endowment",
  SLGC: "LDS sealing to parents",
  SLGS: "LDS sealing to spouse",
} as const

/** The types of events that are ordinances. */
export const ordinanceTypes: ReadonlySet<string> = new Set(Object.values(ordinances))
