import * as E from "fp-ts/lib/Either.js"
import { valuesOf } from "../../codec/fields.ts"
import { type Command, done } from "../../use-case/command.ts"
import type { PlacedEvent } from "../../domain/event.ts"
import type { PersonId, TreeId } from "../../domain/ids.ts"
import { newRecordLifecycle } from "../../domain/lifecycle.ts"
import { type Person, personFields, type PersonRead, summarisePerson } from "../../domain/person.ts"
import type { PersonCreate } from "../../domain/person-input.ts"
import { fullPerson } from "../../domain/privacy.ts"
import { vitalsOf } from "../../domain/living/vitals.ts"
import { editableTree } from "../../edit/edit.ts"
import { newEvent } from "../../edit/new-event.ts"
import { fact } from "../../edit/fact.ts"
import { firstNames, newName } from "../../edit/new-name.ts"

export interface CreatePerson extends PersonCreate {
  readonly treeId: TreeId
}

/** An editor adds a person, with the known names, birth and death. */
export const createPerson: Command<CreatePerson, PersonRead> = async (context, { treeId, birth, death, ...input }) => {
  const { trees, persons, names, events, now, newId } = context
  const access = await editableTree(context, treeId)
  if (E.isLeft(access)) return access

  const id: PersonId = newId()
  const vitals: PlacedEvent[] = []
  for (const [type, details] of Object.entries({ birth, death })) {
    if (details === undefined || details === null) continue
    const made = await newEvent(context, { treeId, personId: id, relationshipId: null, type }, details, `${type}.`)
    if (E.isLeft(made)) return made
    vitals.push({ ...made.right.event, place: made.right.place })
  }
  const ownNames = firstNames(input).map((name) => newName(context, { treeId, personId: id }, name))
  const facts = valuesOf(personFields, input)
  const person: Person = {
    id,
    treeId,
    ...facts,
    portrait: null,
    merged: null,
    distinctFrom: null,
    dismissedChecks: null,
    ...summarisePerson(facts, ownNames, vitalsOf({ own: vitals, sharedYear: null }, now)),
    ...newRecordLifecycle(now),
  }

  await persons.insert([person])
  await names.insert(ownNames)
  await events.insert(vitals.map(({ place: _itsName, ...event }) => event))
  await trees.countPersons(treeId, 1)
  const read = fullPerson({ year: now.getUTCFullYear() }, { ...person, names: ownNames })
  return done({ ...read, portrait: null }, fact("person", "create", person))
}
