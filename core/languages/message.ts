import { MessageFormat } from "messageformat"
import type { AboutLanguage } from "./about-language.ts"
import { ENGLISH, type Language } from "./language.ts"
import type { English, LanguagePack, MessageKind } from "./language-pack.ts"
import { registry } from "./registry.ts"
import type { ArgumentsOf } from "./texts.ts"

type Keyed = Readonly<Record<string, string | undefined>>

/** The messages that were formatted once, by language and text. There are as many as texts in the folders. */
const parsed = new Map<string, MessageFormat>()

const parse = ({ locale, direction }: AboutLanguage, text: string): MessageFormat => {
  const key = `${locale}\n${text}`
  const known = parsed.get(key)
  if (known !== undefined) return known
  // Isolation keeps the order of words where a Latin name is in a Hebrew sentence. Its marks would only disturb elsewhere.
  const made = new MessageFormat(locale, text, { bidiIsolation: direction === "rtl" ? "default" : "none" })
  parsed.set(key, made)
  return made
}

/** Throws for a placeholder that cannot be formatted, since the keys and arguments are typed. */
const refuse = (error: unknown): void => {
  throw error
}

/** The text of a pack with this key; undefined if it is absent. */
const textOf = (pack: LanguagePack, kind: MessageKind, key: string): string | undefined => {
  const texts: Keyed | undefined = pack[kind]
  return texts?.[key]
}

/** A text of a language with its arguments. A text that the language lacks is in English. */
export const message = <Kind extends MessageKind, Key extends keyof English[Kind] & string>(
  language: Language,
  kind: Kind,
  key: Key,
  ...[values]: MessageValues<English[Kind][Key]>
): string => {
  const pack: LanguagePack = registry[language]
  const own = textOf(pack, kind, key)
  const { about } = own === undefined ? registry[ENGLISH] : pack
  return parse(about, own ?? textOf(registry[ENGLISH], kind, key) ?? key).format({ ...values }, refuse)
}

/** The values that a message needs: none if it has no arguments. */
type MessageValues<Message> = Message extends string
  ? keyof ArgumentsOf<Message> extends never
    ? readonly []
    : readonly [values: ArgumentsOf<Message>]
  : never
