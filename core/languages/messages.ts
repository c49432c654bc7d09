/**
 * The types of messages. A message is a text in the syntax of MessageFormat 2 (Unicode Technical Standard 35, part 9):
 * `{$name}` is a value that the program gives, `.input {$count :number}` declares a number, and `.match $count` chooses
 * among variants by the plural rules of the language.
 */

/** The messages of one part: texts, or groups and lists of them. */
export type Messages = string | readonly Messages[] | { readonly [key: string]: Messages }

/** What is between `{$` and `}` in a message. */
type Slots<M extends string> = M extends `${string}{$${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never
type NameOf<Slot extends string> = Slot extends `${infer Name} ${string}` ? Name : Slot
type NumbersOf<Slot extends string> = Slot extends `${infer Name} :number` ? Name : never

/** The values that a message takes, by their names. */
type Values<Slot extends string> = {
  readonly [Name in NameOf<Slot>]: Name extends NumbersOf<Slot> ? number : string | number
}

/** What a program has of messages: a text, or a function of the values in it. */
export type Texts<M> = M extends string
  ? [Slots<M>] extends [never]
    ? string
    : (values: Values<Slots<M>>) => string
  : { readonly [Key in keyof M]: Texts<M[Key]> }

/** The same messages in another language. What is missing is shown in English. */
export type Translation<M> = M extends string ? string : { readonly [Key in keyof M]?: Translation<M[Key]> }
