import { pathToFileURL } from "node:url"
import { resolve } from "node:path"
import { addTexts } from "../../../adapters/web/app/texts/texts.ts"
import { compilePart, moduleOf } from "../../../adapters/web/languages/compile-part.ts"
import { readLanguages } from "../../../adapters/web/languages/read-languages.ts"

/** Loads the words of the app in every language, compiled as in a browser, into specs that run in Node. */
const intl = pathToFileURL(resolve(import.meta.dirname, "../../../adapters/web/app/texts/intl.ts")).href

export const languages = await readLanguages()

for (const [tag, parts] of languages)
  for (const [name, english] of languages.get("en") ?? []) {
    const expression = compilePart({ tag, name, english, own: parts.get(name) })
    const source = moduleOf(tag, intl, expression)
    const loaded: { readonly default: unknown } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
    addTexts(tag, name, loaded.default)
  }
