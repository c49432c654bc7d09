import * as E from "fp-ts/lib/Either.js"
import { type Command, doneAll } from "../../use-case/command.ts"
import { personWithNames } from "../../domain/changed-person.ts"
import type { NameSelection } from "../../domain/cleanup/cleanup-input.ts"
import type { NameId, TreeId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { Name } from "../../domain/name.ts"
import { withWritten } from "../../domain/name-text/compose-name.ts"
import { editableTree } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { newName } from "../../edit/new-name.ts"
import { type CleanupResult, selectionFault } from "../../cleanup/cleanup-result.ts"

export interface ApplyNames extends NameSelection {
  readonly treeId: TreeId
}

/** A name after its correction, and the nickname that was in it. */
interface ChangedName {
  readonly after: Name
  readonly nickname: string | null
}

/**
 * An editor corrects the parts of many names, as `updateName` does for one. A nickname that was among them becomes a further name of the
 * person.
 */
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

  const changed = fixes.flatMap(({ nameId, nickname, ...parts }): readonly ChangedName[] => {
    const before = byId.get(nameId)
    const after = before === undefined ? undefined : revised(before, withWritten(before, parts), now)
    return before === undefined || after === undefined || after === before
      ? []
      : [{ after, nickname: nickname ?? null }]
  })
  const written = new Map(changed.map(({ after }) => [after.id, after]))
  const nicknames = changed.flatMap(({ after, nickname }) =>
    nickname === null
      ? []
      : [newName(context, { treeId, personId: after.personId }, { nameType: "nickname", givenName: nickname })],
  )
  const namesOf = Map.groupBy(
    [...all.map((name) => written.get(name.id) ?? name), ...nicknames],
    ({ personId }) => personId,
  )
  const renamed = new Set(changed.map(({ after }) => after.personId))
  await names.updateMany(changed.map(({ after }) => after))
  await names.insert(nicknames)
  await persons.updateMany(
    owners
      .filter(({ id }) => renamed.has(id))
      .map((person) => personWithNames(person, namesOf.get(person.id) ?? [], now)),
  )
  const facts = [
    ...changed.map(({ after }) => fact("name", "update", after)),
    ...nicknames.map((name) => fact("name", "create", name)),
  ]
  return doneAll({ updated: changed.length, unchanged: ids.filter((id) => !written.has(id)) }, facts)
}
