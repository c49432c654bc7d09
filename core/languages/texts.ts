/** The name at the beginning of a text, up to the end of its placeholder. */
type FirstLine<Text extends string> = Text extends `${infer Line}\n${string}` ? Line : Text
type FirstWord<Text extends string> = Text extends `${infer Word} ${string}` ? Word : Text
type BeforeBrace<Text extends string> = Text extends `${infer Name}}${string}` ? Name : Text
type NameAt<Text extends string> = BeforeBrace<FirstWord<FirstLine<Text>>>

/** The names of the arguments of a message in MessageFormat 2: what follows each `$`. */
type ArgumentNames<Message extends string> = Message extends `${string}$${infer Rest}`
  ? NameAt<Rest> | ArgumentNames<Rest>
  : never

/** The arguments of a message, by name. */
export type ArgumentsOf<Message extends string> = { readonly [Name in ArgumentNames<Message>]: string | number }

/**
 * The texts of a language other than English. A key that English lacks does not compile. A key that is absent here is
 * shown in English, and counted by `make languages`.
 */
export type Texts<English> = { readonly [Key in keyof English]?: string }
