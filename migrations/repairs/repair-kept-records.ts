/** The part of a kept record that the repair needs. */
export interface KeptRow {
  readonly id: string
  readonly position: number
  readonly xref: string | null
  readonly lines: string
  /** When the import of the record began, in milliseconds, if the rows that it became show it; otherwise null. */
  readonly importedAt: number | null
}

/** The records of one import, and the range of their positions. */
interface Import {
  readonly at: number
  readonly rows: Map<number, KeptRow>
  first: number
  last: number
}

/**
 * Repairs the kept records of a tree into which two files were imported at the same time: both got the same
 * positions and xrefs. Each import gets its own range of positions. If a later import has an xref of an earlier
 * one, the xref and the pointers to it in the later import are renamed. Returns the changed rows.
 */
export const repairKeptRecords = (rows: readonly KeptRow[]): readonly KeptRow[] => {
  const imports = [...groupByImport(rows)].sort((a, b) => a.first - b.first || a.at - b.at)
  const taken = new Set<string>()
  const repaired: KeptRow[] = []
  for (const { rows: own } of imports) {
    const inOrder = [...own.values()].sort((a, b) => a.position - b.position)
    const names = new Map<string, string>()
    const meant = new Set<string>()
    for (const { id, xref } of inOrder) {
      if (xref !== null && taken.has(xref) && !meant.has(xref)) names.set(xref, newXref(id))
      if (xref !== null) meant.add(xref)
    }
    const named = new Set<string>()
    for (const row of inOrder) {
      const wanted = row.xref === null ? null : (names.get(row.xref) ?? row.xref)
      // If two records of one import have the same xref, pointers refer to the first.
      const xref = wanted === null || named.has(wanted) ? null : wanted
      if (xref !== null) named.add(xref)
      repaired.push({ ...row, position: repaired.length, xref, lines: renamedLines(row.lines, names) })
    }
    for (const xref of named) taken.add(xref)
  }
  const before = new Map(rows.map((row) => [row.id, row]))
  return repaired.filter(({ id, position, xref, lines }) => {
    const row = before.get(id)
    return row?.position !== position || row.xref !== xref || row.lines !== lines
  })
}

/**
 * Records that became persons, families or sources show to which import they belong. Any other record belongs to
 * the nearest import in which its position is free.
 */
const groupByImport = (rows: readonly KeptRow[]): Iterable<Import> => {
  const imports = new Map<number, Import>()
  const add = (begun: number, row: KeptRow): void => {
    let at = begun
    // Two records of one import never have the same position, so another import began at the same time.
    while (imports.get(at)?.rows.has(row.position) === true) at += 1e-3
    const found = imports.get(at) ?? { at, rows: new Map<number, KeptRow>(), first: row.position, last: row.position }
    imports.set(at, found)
    found.rows.set(row.position, row)
    found.first = Math.min(found.first, row.position)
    found.last = Math.max(found.last, row.position)
  }
  const inOrder = rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
  for (const row of inOrder) if (row.importedAt !== null) add(row.importedAt, row)
  const byTime = [...imports.values()].sort((a, b) => a.at - b.at)
  for (const row of inOrder) if (row.importedAt === null) add(nearest(byTime, row.position)?.at ?? 0, row)
  return imports.values()
}

const nearest = (imports: readonly Import[], position: number): Import | undefined => {
  const distance = ({ first, last }: Import): number => Math.max(first - position, position - last, 0)
  const free = imports.filter(({ rows }) => !rows.has(position))
  return (free.length > 0 ? free : imports).reduce<Import | undefined>(
    (best, one) => (best === undefined || distance(one) < distance(best) ? one : best),
    undefined,
  )
}

/** An xref from the low 98 bits of a record's id: with its letter and signs it has the 22 characters that GEDCOM 5.5.1 allows. */
const newXref = (id: string): string => {
  const bits = BigInt(`0x${id.replaceAll("-", "")}`) & ((1n << 98n) - 1n)
  return `@X${bits.toString(36).toUpperCase().padStart(19, "0")}@`
}

/** Lines with new names for xrefs and pointers. In kept lines a text that begins with `@` has the sign doubled, so that only a pointer has one. */
const renamedLines = (lines: string, names: ReadonlyMap<string, string>): string =>
  names.size === 0
    ? lines
    : lines.replace(
        /^(\d+ )(?:(@[^@\n]+@) )?(\w+)(?: (@[^@\n]+@))?$/gm,
        (_, level: string, xref: string | undefined, tag: string, pointer: string | undefined) =>
          [
            level.trimEnd(),
            ...(xref === undefined ? [] : [names.get(xref) ?? xref]),
            tag,
            ...(pointer === undefined ? [] : [names.get(pointer) ?? pointer]),
          ].join(" "),
      )
