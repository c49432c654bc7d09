import * as E from "fp-ts/lib/Either.js"
import type { Command } from "../../use-case/command.ts"
import { personWithNames } from "../../domain/changed-person.ts"
import type { NameSelection } from "../../domain/cleanup/cleanup-input.ts"
import type { NameId, TreeId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { withWritten } from "../../domain/name-text/compose-name.ts"
import { editableTree } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { type CleanupResult, cleanupDone, selectionFault } from "../../cleanup/cleanup-result.ts"

export interface ApplyNames extends NameSelection {
  readonly treeId: TreeId
}

/** An editor corrects the given names and surnames of many names, as `updateName` does for one. */
export const applyNames: Command<ApplyNames, CleanupResult<NameId>> = async (context, { treeId, fixes }) => {
  const { persons, names, now } = context
  const access = await editableTree(context, treeId)
  if (E.isLeft(access)) return access
  const ids = fixes.map(({ nameId }) => nameId)
  // The persons are locked before their names are read, so their names change one at a time.
  const owners = await persons.live(
    treeId,
    (await names.live(treeId, ids)).map(({ personId }) => personId),
  )
  const all = await names.ofPersons(
    treeId,
    owners.map(({ id }) => id),
  )
  const byId = new Map(all.map((name) => [name.id, name]))
  const fault = selectionFault({ ids, pathOf: (index) => `fixes.${index}.nameId`, isEachOnce: true }, byId)
  if (fault !== null) return E.left(fault)

  const changed = fixes.flatMap(({ nameId, givenName, surname }) => {
    const before = byId.get(nameId)
    const after = before === undefined ? undefined : revised(before, withWritten(before, { givenName, surname }), now)
    return before === undefined || after === undefined || after === before ? [] : [{ before, after }]
  })
  const written = new Map(changed.map(({ after }) => [after.id, after]))
  const namesOf = Map.groupBy(
    all.map((name) => written.get(name.id) ?? name),
    ({ personId }) => personId,
  )
  const renamed = new Set(changed.map(({ after }) => after.personId))
  await names.updateMany(changed.map(({ after }) => after))
  await persons.updateMany(
    owners
      .filter(({ id }) => renamed.has(id))
      .map((person) => personWithNames(person, namesOf.get(person.id) ?? [], now)),
  )
  return cleanupDone(
    changed.map(({ after }) => fact("name", "update", after)),
    ids.filter((id) => !written.has(id)),
  )
}
