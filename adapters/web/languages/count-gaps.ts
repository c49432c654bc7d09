/** Counts the texts of the app that each language lacks, and names them: `make languages`. */
import { gapsOf } from "./compile-part.ts"
import { type PartsOfLanguage, readLanguages } from "./read-languages.ts"

/** The texts of English that a language lacks, and those that it has without need. */
export const gapsOfLanguage = (english: PartsOfLanguage, own: PartsOfLanguage): ReturnType<typeof gapsOf> =>
  gapsOf(Object.fromEntries(english), Object.fromEntries(own), "")

if (import.meta.main) {
  const languages = await readLanguages()
  const english: PartsOfLanguage = languages.get("en") ?? new Map()
  for (const [tag, own] of languages) {
    const { missing, unknown } = gapsOfLanguage(english, own)
    console.log(`${tag} app: ${missing.length} missing, ${unknown.length} unknown`)
    for (const path of missing) console.log(`  missing ${path.slice(1)}`)
    for (const path of unknown) console.log(`  unknown ${path.slice(1)}`)
  }
}
