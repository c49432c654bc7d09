import type { LanguagePack } from "../../core/languages/language-pack.ts"

/** What a language has and lacks. */
export interface Lacks {
  readonly tag: string
  readonly name: string
  /** The number of its texts. */
  readonly has: number
  /** The texts that English has and this language does not, as `mails.invitationFrom`. */
  readonly lacks: readonly string[]
}

/** The paths of all texts below a value, in the order of the files. */
const pathsBelow = (value: unknown, path: string): readonly string[] =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, below]) => pathsBelow(below, path === "" ? key : `${path}.${key}`))
    : [path]

/** The paths of the texts of a language, without what is about the language and its calendars. */
const textsOf = (pack: LanguagePack | undefined): readonly string[] =>
  pathsBelow(pack, "").filter((path) => !/^(about|calendars)\.|^kin$/.test(path))

/** The texts that each language lacks, against English. */
export const lacksOf = (registry: Readonly<Record<string, LanguagePack>>): readonly Lacks[] => {
  const english = textsOf(registry["en"])
  return Object.entries(registry).map(([tag, pack]) => {
    const own = new Set(textsOf(pack))
    return { tag, name: pack.about.name, has: own.size, lacks: english.filter((path) => !own.has(path)) }
  })
}
