/** An address, by the names of its parts: each a text, a list of texts or null. */
type Parts = Readonly<Record<string, unknown>>

const texts = (part: unknown): readonly string[] => {
  if (Array.isArray(part)) return part.flatMap(texts)
  return typeof part === "string" && part !== "" ? [part] : []
}

/** An address on one line: the postal code stands before the city. */
export const addressInWords = ({ lines, city, state, postal_code, country, phones, emails, urls }: Parts): string => {
  const town = [...texts(postal_code), ...texts(city)].join(" ")
  return [lines, town, state, country, phones, emails, urls].flatMap(texts).join(", ")
}
