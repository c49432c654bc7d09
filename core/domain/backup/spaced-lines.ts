import { hasControlCharacter, withoutControlCharacters } from "../../codec/control-character.ts"

/** Texts of one line that had control characters: how many, and the path of the first; null without any. */
export interface SpacedLines {
  readonly count: number
  readonly first: string | null
}

export const noSpacedLines: SpacedLines = { count: 0, first: null }

/** Both together. The paths of `more` are below `path`. */
export const andSpaced = (so: SpacedLines, { count, first }: SpacedLines, path: string): SpacedLines =>
  count === 0 ? so : { count: so.count + count, first: so.first ?? `${path}${first}` }

/** The keys of all texts of one line in a backup. */
const lineKeys: ReadonlySet<string> = new Set([
  ...["name", "given_name", "surname", "prefix", "suffix", "surname_prefix"],
  ...["type", "place", "page", "title", "repository", "call_number", "url"],
])

const isBroken = (key: string, text: string): boolean => lineKeys.has(key) && hasControlCharacter(text)

/** Whether a part of a backup has such a text. Most have none, and are not copied. */
const hasBroken = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(hasBroken)
  return (
    isObject(value) &&
    Object.entries(value).some(([key, of]) => (typeof of === "string" ? isBroken(key, of) : hasBroken(of)))
  )
}

/**
 * A part of a backup with spaces in the place of control characters in texts of one line. The API takes no such texts,
 * but backups of earlier versions may have them.
 */
export const spacedLines = (part: unknown): { readonly part: unknown; readonly spaced: SpacedLines } => {
  if (!hasBroken(part)) return { part, spaced: noSpacedLines }
  let spaced = noSpacedLines
  const within = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item, at) => within(item, `${path}${at}.`))
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, field(key, of, path)]))
  }
  const field = (key: string, value: unknown, path: string): unknown => {
    if (typeof value !== "string") return within(value, `${path}${key}.`)
    if (!isBroken(key, value)) return value
    spaced = andSpaced(spaced, { count: 1, first: key }, path)
    return withoutControlCharacters(value)
  }
  return { part: within(part, ""), spaced }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null
