import type { CheckedEvent, CheckedPerson, Kin, Relative } from "../../core/domain/checks/checked-person.ts"
import { bornOf, diedOf } from "../../core/domain/checks/moments.ts"
import { spanOf } from "../../core/domain/checks/span.ts"
import { parseGedcomDate } from "../../core/domain/date/parse-date.ts"
import type { PersonId, RelationshipId, TreeId } from "../../core/domain/ids.ts"
import type { Gender } from "../../core/domain/person.ts"
import type { ParentQualifier, Relationship } from "../../core/domain/relationship.ts"
import { aName, anEvent, aRelationship, newId } from "./builders.ts"

interface Someone {
  readonly gender?: Gender
  readonly givenName?: string
  readonly surname?: string | null
  readonly isLiving?: boolean
  /** Events in a word: the type, a GEDCOM date if it has one, and `age=` if it has an age. A blank in an age is `_`. */
  readonly events?: readonly string[]
}

interface ParentOf {
  readonly from: string
  readonly to: string
  readonly qualifier?: ParentQualifier
  readonly position?: number
  readonly twinGroup?: string
}

/** People, and how they are related. */
export interface Folk {
  readonly people: Readonly<Record<string, Someone>>
  readonly parents?: readonly ParentOf[]
  readonly couples?: readonly { readonly of: readonly [string, string]; readonly events: readonly string[] }[]
}

const treeId: TreeId = newId()
const ids = new Map<string, PersonId>()

/** The id of the person of this name. */
export const personOf = (name: string): PersonId => {
  const made: PersonId = newId()
  const id = ids.get(name) ?? made
  ids.set(name, id)
  return id
}

const eventOf = (
  words: string,
  of: { readonly personId?: PersonId; readonly relationshipId?: RelationshipId },
): CheckedEvent => {
  const [type = "", ...rest] = words.split(" ")
  const age =
    rest
      .find((word) => word.startsWith("age="))
      ?.slice(4)
      .replace("_", " ") ?? null
  const text = rest.filter((word) => !word.startsWith("age=")).join(" ")
  const date = text === "" ? null : parseGedcomDate(text, "5.5.1")
  return { ...anEvent({ treeId, ...of, type, date, age }), place: null, span: spanOf(date) }
}

/** These people as the rules see them. */
export const checkedTree = ({ people, parents = [], couples = [] }: Folk): readonly CheckedPerson[] => {
  const eventsOf = new Map(
    Object.entries(people).map(([name, { events = [] }]) => [
      name,
      events.map((words) => eventOf(words, { personId: personOf(name) })),
    ]),
  )
  const relative = (name: string): Relative => ({
    id: personOf(name),
    displayName: name,
    givenName: people[name]?.givenName ?? name,
    gender: people[name]?.gender ?? null,
    born: bornOf(eventsOf.get(name) ?? []),
    died: diedOf(eventsOf.get(name) ?? []),
  })
  const edges = parents.map(({ from, to, qualifier = "biological", position, twinGroup }) => ({
    from,
    to,
    relationship: aRelationship({
      ...{ treeId, type: "parent_child", fromPersonId: personOf(from), toPersonId: personOf(to), qualifier },
      ...{ position: position ?? null, twinGroup: twinGroup ?? null },
    }),
  }))
  const unions = couples.map(({ of, events }) => {
    const [one, other] = of
    const ends = { fromPersonId: personOf(one), toPersonId: personOf(other) }
    const relationship: Relationship = aRelationship({ treeId, type: "partnership", qualifier: null, ...ends })
    return { of, relationship, events: events.map((words) => eventOf(words, { relationshipId: relationship.id })) }
  })
  const kin = (name: string, own: "from" | "to", far: "from" | "to"): readonly Kin[] =>
    edges
      .filter((edge) => edge[own] === name)
      .map((edge) => ({ relationship: edge.relationship, person: relative(edge[far]) }))
  return Object.entries(people).map(([name, { isLiving = null, givenName = name, surname = "Miller" }]) => ({
    ...relative(name),
    isLiving,
    hasDeathFact: (eventsOf.get(name) ?? []).some(({ type }) => type === "death"),
    names: [aName({ treeId, personId: personOf(name), givenName, surname })],
    events: eventsOf.get(name) ?? [],
    parents: kin(name, "to", "from"),
    children: kin(name, "from", "to"),
    couples: unions
      .filter(({ of }) => of.includes(name))
      .map(({ of, relationship, events }) => ({
        relationship,
        events,
        person: relative(of[0] === name ? of[1] : of[0]),
      })),
  }))
}
