import type { GedcomStructure } from "../lines/parser.ts"
import { allAlike, equalPayload } from "../structures/structure.ts"
import { append } from "../../../lib/append.ts"

/** A structure as an import kept it, with what the readers used of it. */
export interface Kept {
  readonly structure: GedcomStructure
  readonly isUsed: (below: GedcomStructure) => boolean
  /** Tags to be written anew even where they say what they said: the file was of another version of GEDCOM, which words them otherwise. */
  readonly reworded: ReadonlySet<string>
}

/**
 * A kept structure brought up to date, as a three-way merge: `before` is how the writers would say what the kept one says, `now` what is to be said.
 * Where the two agree the kept lines stay, whatever they look like; where they differ the new ones take their place. What no reader used stays, unless
 * it stands where only one may and a new one comes; what stands below a text that is replaced goes with the text.
 */
export const rewriteStructure = (kept: Kept, before: GedcomStructure, now: GedcomStructure): GedcomStructure => {
  const { structure } = kept
  const own = before.tag === now.tag && equalPayload(before, now) ? structure : now
  return { ...own, xref: structure.xref, children: rewriteChildren(kept, before.children, now.children) }
}

/** The children of `restate`. */
export const rewriteChildren = (
  kept: Kept,
  before: readonly GedcomStructure[],
  now: readonly GedcomStructure[],
): readonly GedcomStructure[] => {
  const { structure, isUsed, reworded } = kept
  const [then, next] = [Map.groupBy(before, kindOf), Map.groupBy(now, kindOf)]
  const differing = new Set(
    [...then.keys(), ...next.keys()].filter((kind) => !allAlike(then.get(kind) ?? [], next.get(kind) ?? [])),
  )
  const changed = new Set([...differing, ...reworded])
  if (changed.size === 0) return structure.children
  const children: GedcomStructure[] = []
  for (const child of structure.children) {
    const kind = kindOf(child)
    const replacements = next.get(kind) ?? []
    if (!changed.has(kind)) children.push(child)
    else if (isUsed(child)) {
      append(children, restateChild({ ...kept, structure: child }, then.get(kind)?.[0], replacements))
      next.delete(kind)
    } else if (replacements.length === 0 || kind === "NOTE" || !differing.has(kind)) children.push(child)
  }
  for (const kind of changed) append(children, next.get(kind) ?? [])
  return children
}

/** What takes the place of a child that was used: where its own text is what it was, its unused children stay below it. */
const restateChild = (
  kept: Kept,
  was: GedcomStructure | undefined,
  replacements: readonly GedcomStructure[],
): readonly GedcomStructure[] => {
  const { structure, isUsed, reworded } = kept
  const [is] = replacements
  if (was === undefined || is === undefined || !equalPayload(was, is)) return replacements
  if (!reworded.has(is.tag)) return [rewriteStructure(kept, was, is)]
  return [{ ...is, children: [...is.children, ...structure.children.filter((below) => !isUsed(below))] }]
}

/** A shared note of 7.0 is a note. */
const kindOf = ({ tag }: GedcomStructure): string => (tag === "SNOTE" ? "NOTE" : tag)
