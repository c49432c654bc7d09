/** A source file: its path from the root, and what it imports, own files by path. */
interface Importer {
  readonly path: string
  readonly imports: readonly string[]
}

/** Two rooms of one folder, and the imports by which the first uses the second. */
interface Tie {
  readonly from: string
  readonly to: string
  readonly imports: readonly string[]
}

/** The rooms of two files: the files or subfolders in which their paths part. */
const roomsOf = (path: string, imported: string): readonly [from: string, to: string] => {
  const [from, to] = [path.split("/"), imported.split("/")]
  const parting = from.findIndex((part, at) => part !== to[at]) + 1
  return [from.slice(0, parting).join("/"), to.slice(0, parting).join("/")]
}

/** The ties between rooms, those of most imports first. */
const tiesOf = (files: readonly Importer[]): readonly Tie[] => {
  const paths = new Set(files.map(({ path }) => path))
  const ties = new Map<string, { from: string; to: string; imports: string[] }>()
  for (const { path, imports } of files) {
    for (const imported of imports.filter((it) => it !== path && paths.has(it))) {
      const [from, to] = roomsOf(path, imported)
      const tie = ties.get(`${from} > ${to}`) ?? { from, to, imports: [] }
      tie.imports.push(`${path} > ${imported}`)
      ties.set(`${from} > ${to}`, tie)
    }
  }
  return [...ties.values()].toSorted((a, b) => b.imports.length - a.imports.length || (a.from < b.from ? -1 : 1))
}

/**
 * The imports that close a loop between rooms, as "path > imported path". In each folder, every file and every subfolder
 * is a room, and a subfolder is one room with all that is in it. Of the ties of a loop, the one of fewest imports closes it.
 */
export const closingImports = (files: readonly Importer[]): readonly string[] => {
  const below = new Map<string, string[]>()
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true
    seen.add(from)
    return (below.get(from) ?? []).some((room) => !seen.has(room) && reaches(room, to, seen))
  }
  return tiesOf(files).flatMap(({ from, to, imports }) => {
    if (reaches(to, from)) return imports
    below.set(from, [...(below.get(from) ?? []), to])
    return []
  })
}

/** The files without the imports listed as "path > imported path". */
export const without = <A extends Importer>(files: readonly A[], imports: readonly string[]): readonly A[] =>
  files.map((file) => ({ ...file, imports: file.imports.filter((it) => !imports.includes(`${file.path} > ${it}`)) }))
