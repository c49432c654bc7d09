/** The types that have a rule of their own for the time before the birth. */
export const riteTypes: readonly string[] = ["christening", "baptism"]

/** The types that lay a body to rest. */
export const burialTypes: readonly string[] = ["burial", "cremation"]
