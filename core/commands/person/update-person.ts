import * as E from "fp-ts/lib/Either.js"
import { type Command, doneAll, unchanged } from "../../use-case/command.ts"
import type { AuditFact } from "../../domain/audit/audit.ts"
import { changedPerson } from "../../domain/changed-person.ts"
import type { PersonId } from "../../domain/ids.ts"
import { nextVersion, revised } from "../../domain/lifecycle.ts"
import { withWritten } from "../../domain/name-text/compose-name.ts"
import type { PersonRead } from "../../domain/person.ts"
import type { PersonUpdate } from "../../domain/person-input.ts"
import { fullPerson } from "../../domain/privacy.ts"
import { vitals } from "../../domain/living/vital-event.ts"
import { chosenPortrait, withPortraitOf } from "../../edit/chosen-portrait.ts"
import { changeVital } from "../../edit/change-vital.ts"
import { editable } from "../../edit/edit.ts"
import { currentVitals } from "../../edit/refresh-summary.ts"
import { fact } from "../../edit/fact.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface UpdatePerson extends PersonUpdate {
  readonly personId: PersonId
  readonly ifMatch: ExpectedVersions
}

/**
 * An editor changes the facts of a person. Given name and surname are those of the primary name, birth and death
 * those of the person's events. A change of any of them makes a new version of the person.
 */
export const updatePerson: Command<UpdatePerson, PersonRead> = async (
  context,
  { personId, ifMatch, givenName, surname, birth, death, portrait, ...facts },
) => {
  const { persons, names, now } = context
  const found = await editable(context, "person", personId, ifMatch)
  if (E.isLeft(found)) return found
  const before = found.right
  const chosen = await chosenPortrait(context, before.treeId, portrait)
  if (E.isLeft(chosen)) return chosen

  const namesNow = await Promise.all(
    (await names.ofPerson(before.treeId, personId)).map(async (name) => {
      const next = name.isPrimary ? revised(name, withWritten(name, { givenName, surname }), now) : name
      if (next !== name) await names.update(next)
      return next
    }),
  )
  const changedEvents: AuditFact[] = []
  for (const type of vitals) {
    const changed = await changeVital(context, before, type, { birth, death }[type])
    if (E.isLeft(changed)) return changed
    if (changed.right !== null) changedEvents.push(changed.right)
  }
  const vitalsNow = changedEvents.length === 0 ? before : await currentVitals(context, before)
  const changed = changedPerson(
    before,
    { ...facts, portrait: chosen.right },
    { names: namesNow, vitals: vitalsNow },
    now,
  )
  const after = changed === before && changedEvents.length > 0 ? nextVersion(before, now) : changed
  const seen = fullPerson({ year: now.getUTCFullYear() }, { ...after, names: namesNow })
  const read = await withPortraitOf(context, seen)
  if (after === before) return unchanged(read)
  await persons.update(after)
  return doneAll(read, [fact("person", "update", after), ...changedEvents])
}
