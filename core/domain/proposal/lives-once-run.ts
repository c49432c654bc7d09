import * as E from "fp-ts/lib/Either.js"
import { dateOf } from "../date/date-of.ts"
import { DateInput, type Event, eventFields } from "../event.ts"
import { isAboutDeath } from "../living/death-fact.ts"
import { latestYearOfLife } from "../living/life-evidence.ts"
import { type PrivacySetting, privacySettings, stricter } from "../living/living.ts"
import { type Vital, vitalEvent, vitals } from "../living/vital-event.ts"
import { type VitalEvent, vitalsOf } from "../living/vitals.ts"
import type { Person } from "../person.ts"
import type { Viewer } from "../privacy.ts"
import type { PresentRecords } from "./current-record.ts"
import { isJsonObject, type JsonObject, type Operation } from "./operation.ts"
import { isShownLife } from "./shown-life.ts"

/** The records of the tree that the operations name, by id. */
export interface PresentLives {
  readonly person: ReadonlyMap<string, Person>
  readonly event: ReadonlyMap<string, PresentRecords["event"][number]>
  readonly relationship: ReadonlyMap<string, PresentRecords["relationship"][number]>
  readonly vitals: ReadonlyMap<string, PresentRecords["vitals"]>
}

/** What a viewer sees once all operations have run. Ids may be references (`$anna`). */
export interface LivesOnceRun {
  /** Whether the person is seen in full. True if no operation concerns the person. */
  readonly isShown: (personId: string) => boolean
  /** Whether an operation hides a birth or a death of the person. */
  readonly hidesVitals: (personId: string) => boolean
  /** Whether an operation hides the event. */
  readonly hidesEvent: (eventId: string) => boolean
}

/** What is known of one person. */
interface Life {
  /** The person in the tree; null if an operation creates the person. */
  readonly row: Person | null
  isLiving: boolean | null
  privacy: PrivacySetting
  hidesVitals: boolean
  /** Births and other events in every state that they have had: evidence of a life never becomes less. */
  readonly lived: VitalEvent[]
  /** Deaths, burials and cremations as they are after the last operation. */
  readonly ends: Map<string, VitalEvent>
  readonly shared: VitalEvent[]
}

/** An event and its subject: a person, or both partners. */
interface Placed {
  readonly event: VitalEvent
  readonly personIds: readonly string[]
  readonly isShared: boolean
}

interface Plan {
  readonly present: PresentLives
  readonly lives: Map<string, Life>
  readonly events: Map<string, Placed>
  readonly couples: Map<string, readonly string[]>
  readonly hiddenEvents: Set<string>
}

/**
 * Judges the persons by all these operations together, on top of the present records. If the
 * operations remove the death of a person, the person is not shown: the other events of the life are not known here.
 */
export const livesOnceRun = (
  operations: readonly Operation[],
  present: PresentLives,
  viewer: Viewer,
  now: Date,
): LivesOnceRun => {
  const plan: Plan = { present, lives: new Map(), events: new Map(), couples: new Map(), hiddenEvents: new Set() }
  operations.forEach((operation, index) => {
    const key = operation.op === "create" ? `$${operation.ref ?? ` ${index}`}` : (operation.id ?? "")
    if (operation.entity === "person") planPerson(plan, operation, key)
    if (operation.entity === "event") planEvent(plan, operation, key)
    if (operation.entity === "relationship") planCouple(plan, operation, key)
  })
  const shown = new Map(
    [...plan.lives].map(([id, life]) => [id, isShownLife(viewer, { ...life, deadFrom: deadFrom(life, now) })]),
  )
  return {
    isShown: (id) => shown.get(id) ?? true,
    hidesVitals: (id) => plan.lives.get(id)?.hidesVitals ?? false,
    hidesEvent: (id) => plan.hiddenEvents.has(id),
  }
}

/** Never earlier than the tree says, which knows all events of the life. */
const deadFrom = ({ row, lived, ends, shared }: Life, now: Date): number | null => {
  const planned = vitalsOf({ own: [...lived, ...ends.values()], sharedYear: latestYearOfLife(shared) }, now)
  if (row === null || planned.hasDeathFact || planned.deadFrom === null) return planned.deadFrom
  return row.hasDeathFact || row.deadFrom === null ? null : Math.max(planned.deadFrom, row.deadFrom)
}

/** The life of a person of the tree or of an earlier operation; null if neither knows the person. */
const lifeOf = ({ lives, present }: Plan, id: string): Life | null => {
  const known = lives.get(id)
  if (known !== undefined) return known
  const row = present.person.get(id)
  if (row === undefined) return null
  const life = newLife(row, row)
  for (const event of present.vitals.get(id) ?? []) note(life, event.id, event)
  lives.set(id, life)
  return life
}

const newLife = (row: Person | null, { isLiving, privacy }: Pick<Person, "isLiving" | "privacy">): Life => ({
  row,
  isLiving,
  privacy,
  hidesVitals: false,
  lived: [],
  ends: new Map(),
  shared: [],
})

const note = ({ lived, ends }: Life, key: string, event: VitalEvent): void => {
  ends.delete(key)
  if (isAboutDeath(event.type)) ends.set(key, event)
  else lived.push(event)
}

const planPerson = (plan: Plan, { op, data }: Operation, key: string): void => {
  if (op === "create") plan.lives.set(key, newLife(null, { isLiving: null, privacy: "default" }))
  const life = op === "delete" ? null : lifeOf(plan, key)
  if (life === null) return
  const said = data ?? {}
  if ("is_living" in said) life.isLiving = typeof said.is_living === "boolean" ? said.is_living : null
  life.privacy = stricter(life.privacy, privacySettings.find((setting) => setting === said.privacy) ?? "default")
  for (const vital of vitals) if (vital in said) planVital(life, vital, said[vital])
}

/** The keys of birth and death among the events of their person, which no operation names. */
const ownKey = (vital: Vital): string => ` ${vital}`

const planVital = (life: Life, vital: Vital, said: unknown): void => {
  const known = [...(vital === "death" ? life.ends : life.lived.entries())].map(([key, event]) => ({ key, ...event }))
  const before = vitalEvent(known, vital)
  if (!isJsonObject(said)) {
    if (before !== null && vital === "death") life.ends.delete(String(before.key))
    return
  }
  const isSame = before?.type === vital
  const event = withSaid(isSame ? before : bare(vital), said)
  note(life, isSame && vital === "death" ? String(before.key) : ownKey(vital), event)
  if (event.privacy === "hidden") life.hidesVitals = true
}

const bare = (type: string): VitalEvent => ({
  type,
  date: null,
  place: null,
  detail: null,
  subtype: null,
  cause: null,
  notes: null,
  asserted: true,
  privacy: "default",
})

const texts = Object.keys(eventFields).filter((field) => field !== "privacy")

/** The event with what the data of an operation says. A date that cannot be read is none. */
const withSaid = (
  { type, date, place, detail, subtype, cause, notes, asserted, privacy }: VitalEvent,
  said: JsonObject,
): VitalEvent => ({
  type: typeof said.type === "string" ? said.type.trim() : type,
  date: "date" in said ? dateIn(said) : date,
  place: "place" in said ? textOrNull(said.place) : place,
  detail: "detail" in said ? textOrNull(said.detail) : detail,
  subtype: "subtype" in said ? textOrNull(said.subtype) : subtype,
  cause: "cause" in said ? textOrNull(said.cause) : cause,
  notes: "notes" in said ? textOrNull(said.notes) : notes,
  asserted: asserted || ["date", "place", ...texts].some((part) => (said[part] ?? null) !== null),
  privacy: said.privacy === "hidden" ? "hidden" : privacy,
})

const textOrNull = (said: unknown): string | null => (typeof said === "string" ? said : null)

const dateIn = (said: JsonObject): Event["date"] => {
  const parts = DateInput.decode(said.date)
  if (E.isLeft(parts)) return null
  const date = dateOf(parts.right, "date")
  return E.isLeft(date) ? null : date.right
}

const planEvent = (plan: Plan, { op, data }: Operation, key: string): void => {
  const said = data ?? {}
  const before = op === "create" ? newEvent(plan, said) : eventOf(plan, key)
  if (before === null) return
  const placed = { ...before, event: withSaid(before.event, said) }
  plan.events.set(key, placed)
  const isHidden = placed.event.privacy === "hidden"
  if (isHidden) plan.hiddenEvents.add(key)
  for (const id of placed.personIds) {
    const life = lifeOf(plan, id)
    if (life === null) continue
    if (op === "delete") life.ends.delete(key)
    else if (placed.isShared) life.shared.push(placed.event)
    else note(life, key, placed.event)
    if (isHidden && isVital(placed.event.type)) life.hidesVitals = true
  }
}

const isVital = (type: string): boolean => type === "birth" || isAboutDeath(type)

const newEvent = (plan: Plan, said: JsonObject): Placed | null => {
  const { person_id, relationship_id } = said
  const event = bare("")
  if (typeof person_id === "string") return { event, personIds: [person_id], isShared: false }
  return typeof relationship_id === "string"
    ? { event, personIds: partnersOf(plan, relationship_id), isShared: true }
    : null
}

const eventOf = (plan: Plan, key: string): Placed | null => {
  const planned = plan.events.get(key)
  if (planned !== undefined) return planned
  const event = plan.present.event.get(key)
  if (event === undefined) return null
  if (event.personId !== null) return { event, personIds: [event.personId], isShared: false }
  return { event, personIds: partnersOf(plan, event.relationshipId ?? ""), isShared: true }
}

const partnersOf = ({ couples, present }: Plan, id: string): readonly string[] => {
  const known = present.relationship.get(id)
  return couples.get(id) ?? (known === undefined ? [] : [known.fromPersonId, known.toPersonId])
}

const planCouple = ({ couples }: Plan, { op, data }: Operation, key: string): void => {
  if (op !== "create") return
  couples.set(
    key,
    [data?.from_person_id, data?.to_person_id].filter((id) => typeof id === "string"),
  )
}
