/** The text of a statement that has a name. */
export type StatementText = string & { readonly [registered]: true }
declare const registered: unique symbol

const names = new Map<string, string>()

const isRegistered = (text: string): text is StatementText => names.has(text)

/**
 * Gives a statement its name: the file without its extension, and what the statement is there, such as
 * `stores/persons live`. Only such texts can be sent, so every statement is found by its name in `docs/statements.sql`.
 * A statement with parts that vary has a text for each variant, all with one name.
 */
export const statement = (name: string, text: string): StatementText => {
  if (!names.has(text)) names.set(text, name)
  if (!isRegistered(text)) throw new Error(`The statement ${name} was not registered.`)
  return text
}

/** The texts of the statements that were made so far, with their names. */
export const registeredStatements = (): ReadonlyMap<string, string> => names
