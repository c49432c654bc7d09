import { type MergeConflict, mergeConflicts } from "../audit/merge-conflict.ts"
import { withIdentifiers } from "../evidence/identifier.ts"
import { joined } from "../gedcom/import/merge-targets.ts"
import { stricter } from "../living/living.ts"
import type { Person, PersonFacts } from "../person.ts"
import type { Relationship } from "../relationship.ts"
import type { MergeSide, MergeTake } from "./merge-input.ts"

type Facts = PersonFacts & Pick<Person, "portrait">

const chosen = <T>(side: MergeSide | undefined, { kept, from, both }: { kept: T; from: T; both: T }): T => {
  if (side === undefined) return both
  return side === "from" ? from : kept
}

/**
 * The facts of the kept person after a merge. Without a choice an empty field is filled, notes are joined, the stricter
 * privacy applies, and a person who is said to be living in either record is living.
 */
export const mergedFacts = (kept: Facts, from: Facts, take: MergeTake): Facts => {
  const of = <K extends Exclude<keyof Facts, "identifiers">>(field: K, both: Facts[K]): Facts[K] =>
    chosen(take[field], { kept: kept[field], from: from[field], both })
  const isLiving = kept.isLiving === true || from.isLiving === true ? true : (kept.isLiving ?? from.isLiving)
  return {
    gender: of("gender", kept.gender ?? from.gender),
    isLiving: of("isLiving", isLiving),
    notes: of("notes", joined(kept.notes, from.notes)),
    privacy: of("privacy", stricter(kept.privacy, from.privacy)),
    identifiers: withIdentifiers(kept.identifiers, from.identifiers),
    portrait: of("portrait", kept.portrait ?? from.portrait),
  }
}

/** The conflicts between two persons and the relationships of them. */
export const conflictsOfMerge = (
  kept: Pick<Person, "id" | "gender">,
  from: Pick<Person, "id" | "gender">,
  edges: readonly Pick<Relationship, "type" | "fromPersonId" | "toPersonId">[],
  take: MergeTake,
): readonly MergeConflict[] => {
  const isOther = kept.gender !== null && from.gender !== null && kept.gender !== from.gender
  const between = edges.flatMap(({ type, fromPersonId, toPersonId }): readonly MergeConflict[] => {
    const ends = [fromPersonId, toPersonId]
    if (!ends.includes(kept.id) || !ends.includes(from.id)) return []
    if (type === "partnership") return ["partner"]
    return [fromPersonId === from.id ? "parent" : "child"]
  })
  const found = new Set<MergeConflict>([
    ...(isOther && take.gender === undefined ? (["gender"] as const) : []),
    ...between,
  ])
  return mergeConflicts.filter((conflict) => found.has(conflict))
}
