import type { WrittenDate } from "./date-words.ts"
import type { Card, FamilyGraph } from "./family.ts"

interface FactData {
  /** A date, or a year alone. */
  readonly date?: WrittenDate | { readonly year: number }
  readonly place?: string
}

interface PersonData {
  readonly given_name?: string | null
  readonly surname?: string | null
  readonly gender?: Card["gender"]
  readonly is_living?: boolean | null
  readonly birth?: FactData
  readonly death?: FactData
}

interface FactPatch {
  readonly date: WrittenDate | null
  readonly place: string | null
}

interface PersonPatch extends Omit<PersonData, "birth" | "death"> {
  readonly birth?: FactPatch | null
  readonly death?: FactPatch | null
}

/** Makes a record. `ref` is its name for later operations. */
interface Create<Entity extends string, Data> {
  readonly op: "create"
  readonly entity: Entity
  readonly ref?: string
  readonly data: Data
}

export type CreatePerson = Create<"person", PersonData>

export type CreateRelationship = Create<
  "relationship",
  { readonly type: "parent_child" | "partnership"; readonly from_person_id: string; readonly to_person_id: string }
>

type CreateEvent = Create<"event", FactData & { readonly type: "marriage"; readonly relationship_id: string }>

interface UpdatePerson {
  readonly op: "update"
  readonly entity: "person"
  readonly id: string
  readonly data: PersonPatch
}

/** One step of an edit, as batches and proposals take it. `$name` in its data names a record made before. */
export type Operation = CreatePerson | CreateRelationship | CreateEvent | UpdatePerson

/** The relatives that can be added at a card. */
export const relations = ["father", "mother", "partner", "child", "sibling"] as const
export type Relation = (typeof relations)[number]

/** When and where something happened, as a form holds it. */
export interface FactInput {
  readonly date: WrittenDate | null
  readonly place: string
}

/** A person as a form holds them. */
export interface PersonInput {
  readonly givenName: string
  readonly surname: string
  readonly gender: Card["gender"]
  /** Null if it is not known whether they live. */
  readonly isLiving: boolean | null
  readonly birth: FactInput
  readonly death: FactInput
}

/** A relative who is in the tree. */
interface ExistingRelative {
  readonly existing: string
  /** The parents that they have already; none if it makes no difference. */
  readonly parents?: readonly string[]
}

/** A relative to add: a new person, or one who is in the tree. */
export interface RelativeInput {
  readonly relation: Relation
  /** The person with the card at which the relative is added. */
  readonly of: string
  readonly relative: ExistingRelative | { readonly created: PersonInput }
  /** The other parent of a new child, if there is one. */
  readonly otherParent: string | null
  readonly marriage: FactInput
}

const isEmpty = (fact: FactInput): boolean => fact.date === null && fact.place.trim() === ""

const factData = (fact: FactInput): FactData => ({
  ...(fact.date === null ? {} : { date: fact.date }),
  ...(fact.place.trim() === "" ? {} : { place: fact.place.trim() }),
})

/** The data of a new person. Fields that are not filled in are left out. */
const personData = (person: PersonInput): PersonData => ({
  ...(person.givenName.trim() === "" ? {} : { given_name: person.givenName.trim() }),
  ...(person.surname.trim() === "" ? {} : { surname: person.surname.trim() }),
  ...(person.gender === null ? {} : { gender: person.gender }),
  ...(person.isLiving === null ? {} : { is_living: person.isLiving }),
  ...(isEmpty(person.birth) ? {} : { birth: factData(person.birth) }),
  ...(isEmpty(person.death) ? {} : { death: factData(person.death) }),
})

const parentOf = (parent: string, child: string): Operation => ({
  op: "create",
  entity: "relationship",
  data: { type: "parent_child", from_person_id: parent, to_person_id: child },
})

const partnership = (a: string, b: string): Operation => ({
  op: "create",
  entity: "relationship",
  ref: "couple",
  data: { type: "partnership", from_person_id: a, to_person_id: b },
})

const marriageOf = (marriage: FactInput): readonly Operation[] =>
  isEmpty(marriage)
    ? []
    : [
        {
          op: "create",
          entity: "event",
          data: { type: "marriage", relationship_id: "$couple", ...factData(marriage) },
        },
      ]

const edges = (graph: FamilyGraph, input: RelativeInput, relative: string): readonly Operation[] => {
  const { relation, of } = input
  const known = "existing" in input.relative ? (input.relative.parents ?? []) : []
  const childOf = (parents: readonly string[]): readonly Operation[] =>
    parents.filter((id) => !known.includes(id)).map((id) => parentOf(id, relative))
  if (relation === "father" || relation === "mother") return [parentOf(relative, of)]
  if (relation === "partner") return [partnership(of, relative), ...marriageOf(input.marriage)]
  if (relation === "child") return childOf(input.otherParent === null ? [of] : [of, input.otherParent])
  const parents = graph.parents.get(of) ?? []
  return childOf(parents.filter(({ qualifier }) => qualifier === "biological").map(({ id }) => id))
}

/** True if a relative of this kind can be added: a sibling needs a parent in common. */
export const canAdd = (graph: FamilyGraph, relation: Relation, of: string): boolean => {
  const parents = graph.parents.get(of) ?? []
  if (relation === "sibling") return parents.some(({ qualifier }) => qualifier === "biological")
  const gender = relation === "father" ? "male" : "female"
  if (relation === "father" || relation === "mother") {
    const biological = parents.filter(({ qualifier }) => qualifier === "biological")
    return biological.length < 2 && !biological.some(({ id }) => graph.persons.get(id)?.gender === gender)
  }
  return true
}

/**
 * The operations that add a relative: the person, if they are new, and their relationships, in one transaction. None
 * for someone who is this relative already.
 */
export const addRelative = (graph: FamilyGraph, input: RelativeInput): readonly Operation[] => {
  const { relative } = input
  if ("existing" in relative) return edges(graph, input, relative.existing)
  const person: Operation = { op: "create", entity: "person", ref: "relative", data: personData(relative.created) }
  return [person, ...edges(graph, input, "$relative")]
}

/** The fact of a changed person: what is empty is removed. */
const factPatch = (fact: FactInput): FactPatch | null =>
  isEmpty(fact) ? null : { date: fact.date, place: fact.place.trim() === "" ? null : fact.place.trim() }

/** All fields of a person, with null for those that are empty. */
const patchOf = (person: PersonInput): PersonPatch => ({
  given_name: null,
  surname: null,
  gender: null,
  is_living: null,
  ...personData(person),
  birth: factPatch(person.birth),
  death: factPatch(person.death),
})

const fields = ["given_name", "surname", "gender", "is_living", "birth", "death"] as const

/** What a form of a person changed: one operation with the fields that are different, or none. */
export const changePerson = (id: string, before: PersonInput, after: PersonInput): readonly Operation[] => {
  const was = patchOf(before)
  const is = patchOf(after)
  const changed = fields.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
  if (changed.length === 0) return []
  const data = Object.fromEntries(changed.map((field) => [field, is[field]]))
  return [{ op: "update", entity: "person", id, data }]
}
