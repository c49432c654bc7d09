import type { GedcomStructure } from "../lines/parser.ts"
import { isPrivacyTag } from "../structures/restriction.ts"
import { formTags } from "../structures/form-language.ts"
import { recordedRoleTag, recordedTag } from "../structures/recorded-event.ts"
import { webTag, webTags } from "../structures/web-tags.ts"
import { allAlike, equalPayload } from "../structures/structure.ts"
import { append } from "../../../lib/append.ts"

/** A kept structure, with the parts of it that the readers used. */
export interface Kept {
  readonly structure: GedcomStructure
  readonly isUsed: (below: GedcomStructure) => boolean
  /**
   * Tags to write from the present values even if they have not changed: the kept record came in the other version
   * of GEDCOM, which writes them differently.
   */
  readonly alwaysRewritten: ReadonlySet<string>
}

/**
 * Updates a kept structure by a three-way merge. `before` is what the writers would write for the kept values,
 * `now` what they write for the present values. Where the two are equal, the kept lines stay, whatever their form.
 * Where they differ, the new structures replace them. A structure that no reader used stays, unless only one of its
 * kind is allowed and a new one comes. What is below a replaced text is replaced with it.
 */
export const rewriteStructure = (kept: Kept, before: GedcomStructure, now: GedcomStructure): GedcomStructure => {
  const { structure } = kept
  const own = before.tag === now.tag && equalPayload(before, now) ? structure : now
  return { ...own, xref: structure.xref, children: rewriteChildren(kept, before.children, now.children) }
}

/** The children of a kept structure, updated like the structure itself (see `rewriteStructure`). */
export const rewriteChildren = (
  kept: Kept,
  before: readonly GedcomStructure[],
  now: readonly GedcomStructure[],
): readonly GedcomStructure[] => {
  const { structure, isUsed, alwaysRewritten } = kept
  const [then, next] = [Map.groupBy(before, kindOf), Map.groupBy(now, kindOf)]
  const differing = new Set(
    [...then.keys(), ...next.keys()].filter((kind) => !allAlike(then.get(kind) ?? [], next.get(kind) ?? [])),
  )
  const changed = new Set([...differing, ...alwaysRewritten])
  if (changed.size === 0) return structure.children
  const used = Map.groupBy(structure.children.filter(isUsed), kindOf)
  const turns = new Map<string, number>()
  const children: GedcomStructure[] = []
  for (const child of structure.children) {
    const kind = kindOf(child)
    const replacements = next.get(kind) ?? []
    if (!changed.has(kind)) children.push(child)
    else if (isUsed(child)) {
      // Of several structures of one kind each is replaced by that in its turn, and the last one by all that are left.
      const turn = turns.get(kind) ?? 0
      turns.set(kind, turn + 1)
      const isLast = turn + 1 === used.get(kind)?.length
      const own = replacements.slice(turn, isLast ? undefined : turn + 1)
      append(children, rewriteChild({ ...kept, structure: child }, then.get(kind)?.[turn], own))
      if (isLast) next.delete(kind)
    } else if (replacements.length === 0 || severalStay.has(kind) || !differing.has(kind)) children.push(child)
  }
  for (const kind of changed) append(children, next.get(kind) ?? [])
  return children
}

/** The replacement of a used child. If its own text has not changed, its unused children stay below it. */
const rewriteChild = (
  kept: Kept,
  was: GedcomStructure | undefined,
  replacements: readonly GedcomStructure[],
): readonly GedcomStructure[] => {
  const { structure, isUsed, alwaysRewritten } = kept
  const [is, ...others] = replacements
  if (was === undefined || is === undefined || !equalPayload(was, is)) return replacements
  const isOtherForm = isFormTag(is.tag) && is.tag !== structure.tag
  if (!alwaysRewritten.has(is.tag) && !isOtherForm) return [rewriteStructure(kept, was, is), ...others]
  return [{ ...is, children: [...is.children, ...structure.children.filter((below) => !isUsed(below))] }, ...others]
}

/** The kinds of which a structure may have more than one. */
const severalStay: ReadonlySet<string> = new Set(["NOTE", "FIELD", webTag])

/** The standard tags of structures that are extensions where the standard has no place or form for them. */
const standardTags: ReadonlyMap<string, string> = new Map([
  ["_AGE", "AGE"],
  ["_QUAY", "QUAY"],
  ["_PHON", "PHON"],
  ["_EMAIL", "EMAIL"],
  ["EMAI", "EMAIL"],
  ["RELA", "ROLE"],
  ["_PHRASE", "PHRASE"],
])

const isFormTag = (tag: string): boolean => formTags.some((one) => one === tag)

/**
 * A shared note of 7.0 (SNOTE) counts as a note, each form of a name as one of 7.0, each tag for an address on the web as the one that
 * is written, each form of a recorded event as EVEN, and a flag such as `_PRIV` as RESN, which says the same.
 */
const kindOf = ({ tag }: GedcomStructure): string => {
  if (tag === "SNOTE") return "NOTE"
  if (webTags.has(tag)) return webTag
  if (isFormTag(tag)) return "TRAN"
  if (tag === recordedTag || tag === recordedRoleTag) return "EVEN"
  return isPrivacyTag(tag) ? "RESN" : (standardTags.get(tag) ?? tag)
}
