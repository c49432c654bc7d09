import type { Texts } from "../../../../core/languages/messages.ts"
import { catalogue } from "./catalogue.ts"
import type { Language } from "./languages.ts"

declare const messages: unique symbol

/** A part of the words of the app, with its messages in English as a type. */
export interface Part<M> {
  readonly name: string
  readonly [messages]?: M
}

/** What the app has of the messages of a part. */
export type TextsOf<P> = P extends Part<infer M> ? Texts<M> : never

/** The parts that the loaded modules use. */
const needed = new Set<string>()
const loaded = new Map<string, unknown>()
let current: Language = "en"

/** Names a part of the words: a file in `core/languages/en/app`. Its words are loaded with the module that names it. */
export const part = <M>(name: string): Part<M> => {
  needed.add(name)
  return { name }
}

const addressOf = (language: Language, name: string): string => `${language}/${name}`

/** Adds the compiled words of a part. */
export const addTexts = (language: Language, name: string, texts: unknown): void =>
  void loaded.set(addressOf(language, name), texts)

/** The words of a part in a language that is loaded. */
export const textsOf = <M>({ name }: Part<M>, language: Language): Texts<M> => {
  const texts = loaded.get(addressOf(language, name))
  if (texts === undefined) throw new Error(`The words of ${name} are not loaded in ${language}.`)
  // The build compiles each part from the file that `M` is the type of.
  return texts as Texts<M>
}

/** Loads the words of a language for every part that is used so far. */
const loadWords = async (language: Language): Promise<void> => {
  if ([...needed].every((name) => loaded.has(addressOf(language, name)))) return
  const words = await catalogue[language]?.()
  for (const [name, texts] of Object.entries(words?.default.first ?? {})) addTexts(language, name, texts)
  const missing = [...needed].filter((name) => !loaded.has(addressOf(language, name)))
  await Promise.all(
    missing.map(async (name) => addTexts(language, name, (await words?.default.later[name]?.())?.default)),
  )
}

/** Changes the language of the parts that are loaded from now on, once its words are there. */
export const speak = async (language: Language): Promise<void> => {
  await loadWords(language)
  current = language
}

/** Loads a module, and the words of the parts that it uses. */
export const withWords = async <T>(load: () => Promise<T>): Promise<T> => {
  const module = await load()
  await loadWords(current)
  return module
}
