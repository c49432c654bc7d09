import { adopt, descendantsOf, isFree, type KnownRecord, remove, restore, textOf } from "../model.ts"
import { type Actor, fieldsOf, type Maker, pick } from "../operation.ts"
import { change, creation, deletionOf, live, pathOf, restorationOf, sharedTrees, someLive } from "./records.ts"

const dates = (actor: Actor) => ({ year: 1700 + actor.random.below(200), month: 1 + actor.random.below(12) })

const createPerson: Maker = (actor) => {
  const tree = pick(actor.random, sharedTrees(actor))
  if (tree === null) return null
  const { random, word } = actor
  const hasVitals = random.chance(50)
  const body = {
    given_name: word(),
    surname: word(),
    notes: word(),
    ...(random.chance(40) ? { names: [{ name_type: "alias", given_name: word() }] } : {}),
    ...(hasVitals ? { birth: { date: dates(actor), place: word() }, death: { notes: word() } } : {}),
  }
  return creation(actor, "person", `/trees/${tree.id}/persons`, { body, holds: [], isShownLater: hasVitals })
}

/** Changes a person with the version that was just read. No other client writes this person. */
const updatePerson: Maker = async (actor) => {
  const person = someLive(actor, "person")
  const found = person === null ? null : await actor.read(`/persons/${person.id}`)
  if (person === null || found === null || found.etag === null) return null
  const hasBirth = actor.random.chance(30)
  const body = {
    notes: actor.word(),
    given_name: actor.word(),
    is_living: actor.random.pick([true, false, null]),
    privacy: actor.random.pick(["default", "redacted", "hidden"]),
    ...(hasBirth ? { birth: { date: dates(actor), notes: actor.word() } } : {}),
  }
  const plain = change(actor, person, body)
  const effect = (answer: string | null): string | null => {
    if (answer !== null && hasBirth) actor.model.held.add(person.id)
    const names = answer === null ? [] : fieldsOf(answer).names
    for (const name of Array.isArray(names) ? names : []) adopt(actor.model, "name", name, { client: actor.number })
    if (answer === null) forgetGivenNames(actor, person)
    return plain.effect?.(answer, "") ?? null
  }
  return { ...plain, ifMatch: found.etag, isShownLater: hasBirth, effect }
}

/** It is unknown which name of a person was primary when the given name was changed. */
const forgetGivenNames = ({ model }: Actor, person: KnownRecord): void => {
  for (const record of model.records.values()) {
    if (record.kind !== "name" || record.fields.person_id !== person.id) continue
    const { given_name: _unknown, ...fields } = record.fields
    record.fields = fields
  }
}

const deletePerson: Maker = (actor) => {
  const person = someLive(actor, "person")
  if (person === null) return null
  const isCascade = actor.random.chance(40)
  const gone = [person, ...(isCascade ? descendantsOf(actor.model, person) : [])]
  if (!gone.every((one) => isFree(actor.model, one))) return null
  return {
    kind: isCascade ? "person.delete_cascade" : "person.delete",
    method: "DELETE",
    path: `/persons/${person.id}${isCascade ? "?cascade=true" : ""}`,
    token: actor.account.token,
    holds: gone.map(({ id }) => id),
    effect: (answer, requestId) => {
      for (const one of gone) remove(actor.model, one, requestId)
      const deleted = answer === null ? gone.length : fieldsOf(answer).deleted
      return deleted === gone.length ? null : `deleted ${String(deleted)} persons instead of ${gone.length}`
    },
    settled: (entries) => wholeOf(entries, "person.delete", gone.length),
  }
}

/** The log has an entry for each of the persons. */
const wholeOf = (entries: readonly { readonly action: string }[], action: string, count: number): string | null => {
  const found = entries.filter((entry) => entry.action === action).length
  return found === count ? null : `the log has ${found} entries ${action} instead of ${count}`
}

const restorePerson: Maker = (actor) => {
  const { model, number, random } = actor
  const deleted = [...model.records.values()].filter((one) => one.kind === "person" && one.deletion !== null)
  const person = pick(
    random,
    deleted.filter((one) => one.client === number),
  )
  const deletion = person?.deletion ?? null
  if (person === null || deletion === null) return null
  const isCascade = random.chance(50)
  const back = isCascade ? deleted.filter((one) => one.deletion === deletion && one.treeId === person.treeId) : [person]
  if (!back.every((one) => isFree(model, one))) return null
  return {
    kind: isCascade ? "person.restore_cascade" : "person.restore",
    method: "POST",
    path: `/persons/${person.id}/restore${isCascade ? "?cascade=true" : ""}`,
    token: actor.account.token,
    holds: back.map(({ id }) => id),
    effect: (answer) => {
      restoreTogether(actor, back, deletion)
      const restored = answer === null ? back.length : fieldsOf(answer).restored
      return restored === back.length ? null : `restored ${String(restored)} persons instead of ${back.length}`
    },
    settled: (entries) => wholeOf(entries, "person.restore", back.length),
  }
}

/** All persons come back before anything that hangs on them, so that an edge between two of them finds both. */
const restoreTogether = ({ model }: Actor, persons: readonly KnownRecord[], deletion: string): void => {
  for (const person of persons) {
    person.deletion = null
    person.version++
  }
  const ids = new Set(persons.map(({ id }) => id))
  for (const record of model.records.values()) {
    const { person_id, from_person_id, to_person_id } = record.fields
    if ([person_id, from_person_id, to_person_id].some((id) => ids.has(textOf(id)))) restore(model, record, deletion)
  }
}

const createName: Maker = (actor) => {
  const person = someLive(actor, "person")
  if (person === null) return null
  const body = {
    name_type: actor.random.pick(["married", "alias", "nickname"]),
    given_name: actor.word(),
    surname: actor.word(),
    is_primary: actor.random.chance(30),
  }
  return creation(actor, "name", `/persons/${person.id}/names`, { body, holds: [person.id] })
}

const updateName: Maker = (actor) => {
  const name = someLive(actor, "name")
  return name === null ? null : change(actor, name, { given_name: actor.word(), surname: actor.word() })
}

const makePrimary: Maker = (actor) => {
  const name = someLive(actor, "name")
  if (name === null) return null
  return {
    kind: "name.make_primary",
    method: "POST",
    path: `${pathOf(name)}/make-primary`,
    token: actor.account.token,
    mayChangeNothing: true,
    holds: [name.id],
  }
}

/** Says of several people at once that they are dead, or of which sex, or how they are named: all of it or nothing. */
const cleanUp: Maker = (actor) => {
  const tree = pick(actor.random, sharedTrees(actor))
  if (tree === null) return null
  const persons = live(actor, "person", tree.id).slice(0, 20)
  const names = live(actor, "name", tree.id).slice(0, 20)
  if (persons.length === 0 || names.length === 0) return null
  const genders = persons.map(({ id }) => ({ person_id: id, gender: actor.random.pick(["male", "female"]) }))
  const fixes = names.map(({ id }) => ({ name_id: id, given_name: actor.word(), surname: actor.word() }))
  const tools: readonly { readonly tool: string; readonly body: object; readonly count: number | null }[] = [
    { tool: "deceased", body: { person_ids: persons.map(({ id }) => id) }, count: null },
    { tool: "gender", body: { assignments: genders }, count: null },
    { tool: "names", body: { fixes }, count: names.length },
  ]
  const { tool, body, count } = tools[actor.random.below(3)] ?? { tool: "names", body: { fixes }, count: null }
  return {
    kind: `cleanup.${tool}`,
    method: "POST",
    path: `/trees/${tree.id}/cleanup/${tool}`,
    token: actor.account.token,
    body,
    mayChangeNothing: true,
    holds: [...persons, ...names].map(({ id }) => id),
    settled: (entries, answer) => {
      // The persons whose names were corrected have entries too.
      const records = tool === "names" ? entries.filter(({ entity_type: type }) => type === "name") : entries
      const updated = answer === null ? (count ?? records.length) : fieldsOf(answer).updated
      return updated === records.length ? null : `${String(updated)} updated, and ${records.length} in the log`
    },
  }
}

/** The operations on people and their names, with how often each is chosen. */
export const peopleOperations: readonly (readonly [weight: number, make: Maker])[] = [
  [10, createPerson],
  [6, updatePerson],
  [3, deletePerson],
  [3, restorePerson],
  [4, createName],
  [3, updateName],
  [2, makePrimary],
  [2, deletionOf("name")],
  [2, restorationOf("name")],
  [2, cleanUp],
]
