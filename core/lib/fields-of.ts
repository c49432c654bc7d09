/** The names of an object's fields. */
export const fieldsOf = <T extends object>(object: T): readonly Extract<keyof T, string>[] => {
  const fields: Extract<keyof T, string>[] = []
  for (const field in object) fields.push(field)
  return fields
}
