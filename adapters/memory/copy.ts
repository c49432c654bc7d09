/** A copy of a row with new Date objects. Other nested objects are shared. */
export const copyOf = <T extends object>(row: T): T => {
  const copy = { ...row }
  for (const field in copy) {
    const value = copy[field]
    if (value instanceof Date) Object.assign(copy, { [field]: new Date(value) })
  }
  return copy
}

// Nested documents that were copied and frozen here, so rows can share them.
const owned = new WeakSet<object>()

/**
 * A copy that is isolated from the outside: nested documents are copied and frozen too, so `copyOf` can share them.
 */
export const ownedCopy = <T extends object>(row: T): T => {
  const copy = copyOf(row)
  for (const field in copy) {
    const value = copy[field]
    if (typeof value !== "object" || value === null || value instanceof Date || owned.has(value)) continue
    const document = frozen(structuredClone(value))
    owned.add(document)
    Object.assign(copy, { [field]: document })
  }
  return copy
}

const frozen = (document: object): object => {
  for (const value of Object.values(document)) if (typeof value === "object" && value !== null) frozen(value)
  return Object.freeze(document)
}
