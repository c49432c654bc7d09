/** What compiled messages take from the browser: plural categories and numbers of a language. */

const once = <T>(make: (tag: string) => T): ((tag: string) => T) => {
  const made = new Map<string, T>()
  return (tag) => {
    const known = made.get(tag) ?? make(tag)
    made.set(tag, known)
    return known
  }
}

/** The plural category of a number in a language: `one`, `few`, `other` and others. */
export const pluralOf = once((tag) => {
  const rules = new Intl.PluralRules(tag)
  return (value: number): string => rules.select(value)
})

/** A number as a language writes it: `1,234`. */
export const numberOf = once((tag) => {
  const format = new Intl.NumberFormat(tag)
  return (value: number): string => format.format(value)
})
