import { GEDZIP_TEXT } from "../structures/file-path.ts"

/** Files that macOS adds to an archive. */
const isOfMac = (path: string): boolean => /^__MACOSX\//.test(path)

/**
 * The entries of an archive as those of a GEDZIP, if it is one or has exactly one `.ged` file, in any case of
 * letters: the paths of the others are relative to the folder of that file. Null without one, or with several.
 */
export const asGedzip = <Entry>(entries: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> | null => {
  if (entries.has(GEDZIP_TEXT)) return entries
  const own = [...entries].filter(([path]) => !isOfMac(path))
  const [text, ...more] = own.filter(([path]) => /\.ged$/i.test(path)).map(([path]) => path)
  if (text === undefined || more.length > 0) return null
  const folder = text.slice(0, text.lastIndexOf("/") + 1)
  const relative = (path: string): string => (path.startsWith(folder) ? path.slice(folder.length) : path)
  return new Map(own.map(([path, entry]) => [path === text ? GEDZIP_TEXT : relative(path), entry]))
}
