import type { Line } from "./drawing.ts"
import type { Layout } from "./layout.ts"

/** The lines on the shortest way from a person to the one in the middle. None if there is no way. */
export const litLines = (layout: Layout, person: string): ReadonlySet<Line> => {
  const ways = new Map<string, { readonly line: Line; readonly to: string }[]>()
  const connect = (from: string, to: string, line: Line): void => {
    const list = ways.get(from)
    if (list === undefined) ways.set(from, [{ line, to }])
    else list.push({ line, to })
  }
  for (const line of layout.lines) {
    const [a, b] = line.parents
    if (line.child === null && a !== undefined && b !== undefined) {
      connect(a, b, line)
      connect(b, a, line)
    }
    for (const parent of line.child === null ? [] : line.parents) {
      connect(parent, line.child ?? "", line)
      connect(line.child ?? "", parent, line)
    }
  }
  const cameBy = new Map<string, { readonly line: Line; readonly from: string } | null>([[layout.rootId, null]])
  for (const at of cameBy.keys()) {
    for (const { line, to } of ways.get(at) ?? []) if (!cameBy.has(to)) cameBy.set(to, { line, from: at })
  }
  const lit = new Set<Line>()
  for (let way = cameBy.get(person); way !== undefined && way !== null; way = cameBy.get(way.from)) lit.add(way.line)
  return lit
}
