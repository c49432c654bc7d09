import { statement, type StatementText } from "./registry.ts"

/** The statements of one name that differ by a key, such as the kind of a record. All of them are made when the module is loaded. */
export const statementsOf = <K extends string>(
  name: string,
  keys: readonly K[],
  textOf: (key: K) => string,
): ((key: K) => StatementText) => {
  const texts = new Map(keys.map((key) => [key, statement(name, textOf(key))]))
  return (key) => texts.get(key) ?? statement(name, textOf(key))
}
