/** A row of one's own: its moments are new objects; what else is nested in it is shared. */
export const copyOf = <T extends object>(row: T): T => {
  const copy = { ...row }
  for (const field in copy) {
    const value = copy[field]
    if (value instanceof Date) Object.assign(copy, { [field]: new Date(value) })
  }
  return copy
}

// Documents that were copied and frozen here: rows may share them for ever.
const owned = new WeakSet<object>()

/** A copy that nothing outside can reach into: nested documents are copied and frozen too, so that `copyOf` may share them. */
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
