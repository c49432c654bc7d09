import * as E from "fp-ts/lib/Either.js"
import { changedPerson } from "../../domain/changed-person.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { PersonId } from "../../domain/ids.ts"
import { nextVersion } from "../../domain/lifecycle.ts"
import type { MergeTake } from "../../domain/merge/merge-input.ts"
import type { MergeResult } from "../../domain/merge/merge-rows.ts"
import { conflictsOfMerge, mergedFacts } from "../../domain/merge/merged-facts.ts"
import { planMerge } from "../../domain/merge/plan-merge.ts"
import type { PersonRead } from "../../domain/person.ts"
import { fullPerson } from "../../domain/privacy.ts"
import { withPortraitOf } from "../../edit/chosen-portrait.ts"
import { fact } from "../../edit/fact.ts"
import { loadMerge } from "../../edit/merge/load-merge.ts"
import { type Mergeable, mergeable } from "../../edit/merge/mergeable.ts"
import { moveReferences } from "../../edit/merge/merge-references.ts"
import { writeMerge } from "../../edit/merge/write-merge.ts"
import { currentVitals, refreshVitals } from "../../edit/refresh-summary.ts"
import { type Command, type Context, doneAll } from "../../use-case/command.ts"

export interface MergePersons {
  readonly personId: PersonId
  readonly ifMatch: ExpectedVersions
  readonly fromId: PersonId
  readonly take?: MergeTake
  /** Whether the caller rolls the merge back. */
  readonly dryRun?: boolean
}

/**
 * An editor merges a person into another one of the same tree. Everything of the merged person comes to the kept one,
 * except what is equal there. Undoing the change brings both back.
 */
export const mergePerson: Command<MergePersons, MergeResult> = async (
  context,
  { personId: keptId, fromId, ifMatch, take = {} },
) => {
  const { now, newId, trees, relationships } = context
  const found = await mergeable(context, { keptId, fromId, ifMatch })
  if (E.isLeft(found)) return found
  const { tree, kept, from } = found.right
  const rows = await loadMerge(context, tree.id, [keptId, fromId])
  const conflicts = conflictsOfMerge(kept, from, rows.relationship, take)
  if (conflicts.length > 0) return E.left<DomainError>({ _tag: "CannotMerge", conflicts })
  const isLoop =
    (await relationships.isAncestor(tree.id, keptId, fromId)) ||
    (await relationships.isAncestor(tree.id, fromId, keptId))
  if (isLoop) return E.left<DomainError>({ _tag: "AncestryCycle" })

  const plan = planMerge(rows, { pair: { keptId, fromId }, take, now, newId: () => newId<"EventId">() })
  const references = await moveReferences(context, tree, { keptId, fromId })
  await writeMerge(context, kept, from, plan)
  const person = await writeKept(context, found.right, take)
  await refreshVitals(context, tree.id, await relationships.partnersOf(tree.id, [keptId]))
  await trees.countPersons(tree.id, -1)
  const { moved, dropped } = plan
  return doneAll({ person, moved, dropped }, [fact("person", "merge", kept), ...references])
}

/** Writes the facts of the kept person and what follows from the names and events. Always a new version. */
const writeKept = async (context: Context, { kept, from }: Mergeable, take: MergeTake): Promise<PersonRead> => {
  const { persons, names, now } = context
  const all = await names.ofPerson(kept.treeId, kept.id)
  const vitals = await currentVitals(context, kept)
  const changed = changedPerson(
    kept,
    { ...mergedFacts(kept, from, take), fileChangedAt: kept.fileChangedAt ?? from.fileChangedAt },
    { names: all, vitals },
    now,
  )
  const after = changed === kept ? nextVersion(kept, now) : changed
  await persons.update(after)
  return withPortraitOf(context, fullPerson({ year: now.getUTCFullYear() }, { ...after, names: all }))
}
