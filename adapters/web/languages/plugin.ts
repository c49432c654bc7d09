import { join } from "node:path"
import type { Plugin } from "esbuild"
import { compilePart, moduleOf } from "./compile-part.ts"
import type { MessageData, PartsOfLanguage } from "./read-languages.ts"

/** The namespace of the modules that are made of messages: `words:fr/chart`, and `words:fr` for a language. */
export const WORDS = "words"

/** What the plugin puts in. */
export interface WordsToBundle {
  /** The folder of the app. */
  readonly app: string
  readonly languages: ReadonlyMap<string, PartsOfLanguage>
  /** The parts that the first screen needs. They are in one file for each language. */
  readonly first: ReadonlySet<string>
}

/** The module that names the languages, and how each is loaded. */
const catalogueOf = (tags: readonly string[]): string =>
  `export const catalogue = {${tags.map((tag) => `${JSON.stringify(tag)}:()=>import("${WORDS}:${tag}")`).join()}}`

/** The module of a language: the words of the first screen, and how the others are loaded. */
const languageModule = (tag: string, { app, languages, first }: WordsToBundle): string => {
  const english: PartsOfLanguage = languages.get("en") ?? new Map<string, MessageData>()
  const compiled = ([name, part]: readonly [string, MessageData]): string =>
    compilePart({ tag, name, english: part, own: languages.get(tag)?.get(name) })
  const parts = [...english]
  const inFirst = parts.filter(([name]) => first.has(name))
  const later = parts.filter(([name]) => !first.has(name))
  const entries = inFirst.map(([name, part]) => `${JSON.stringify(name)}:${compiled([name, part])}`)
  const loads = later.map(([name]) => `${JSON.stringify(name)}:()=>import("${WORDS}:${tag}/${name}")`)
  return moduleOf(tag, join(app, "texts/intl.ts"), `{first:{${entries.join()}},later:{${loads.join()}}}`)
}

const partModule = (path: string, words: WordsToBundle): string => {
  const [tag = ""] = path.split("/")
  const name = path.slice(tag.length + 1)
  const english = words.languages.get("en")?.get(name) ?? {}
  const own = words.languages.get(tag)?.get(name)
  return moduleOf(tag, join(words.app, "texts/intl.ts"), compilePart({ tag, name, english, own }))
}

/** Compiles messages into modules. A browser loads those of one language only, and no parser. */
export const bundleWords = (words: WordsToBundle): Plugin => ({
  name: "words",
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^words:/ }, ({ path }) => ({ path: path.slice(WORDS.length + 1), namespace: WORDS }))
    onLoad({ filter: /[\\/]texts[\\/]catalogue\.ts$/ }, () => ({
      contents: catalogueOf([...words.languages.keys()]),
      loader: "js",
    }))
    onLoad({ filter: /./, namespace: WORDS }, ({ path }) => ({
      contents: path.includes("/") ? partModule(path, words) : languageModule(path, words),
      loader: "js",
      resolveDir: words.app,
    }))
  },
})
