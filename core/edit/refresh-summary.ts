import type { Context } from "../command.ts"
import { renamedPerson } from "../domain/changed-person.ts"
import { type Event, isVital } from "../domain/event.ts"
import { revised } from "../domain/lifecycle.ts"
import { type Person, summarisePerson } from "../domain/person.ts"
import { vitalYears } from "../domain/vital-years.ts"

const summary = async ({ names, events }: Context, person: Person): Promise<Partial<Person>> => {
  const { treeId, id } = person
  return summarisePerson(person, await names.ofPerson(treeId, id), vitalYears(await events.ofPerson(treeId, id)))
}

/** After a write to the names of this held person: the row says the same as they do, and is a new version, for it is read with them. */
export const refreshAfterNames = async ({ persons, names, now }: Context, person: Person): Promise<void> =>
  persons.update(renamedPerson(person, await names.ofPerson(person.treeId, person.id), now))

/** After a write to an event that is or was of these types: its person's row says the same as their vital events. */
export const refreshAfterEvent = async (
  context: Context,
  { personId }: Event,
  ...types: readonly string[]
): Promise<void> => {
  const { persons, now } = context
  if (personId === null || !types.some(isVital)) return
  const before = await persons.find(personId)
  if (before === null) return
  const after = revised(before, await summary(context, before), now)
  if (after !== before) await persons.update(after)
}
