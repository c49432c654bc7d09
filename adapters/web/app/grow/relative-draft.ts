import type { Card, FamilyGraph } from "../model/family.ts"
import { canAdd, type Relation, relations } from "../model/operations.ts"
import { partnersWithCoParents } from "../model/pairs.ts"
import { useDraft } from "../parts/drafts/use-draft.ts"
import { type FactText, noText } from "./fact-field.tsx"
import { blankPerson, type PersonText } from "./person-fields.tsx"

const genderFor: Partial<Readonly<Record<Relation, Card["gender"]>>> = { father: "male", mother: "female" }

/** What a form begins with: the sex of a father, the family name of a child. */
const startOf = (relation: Relation, of: Card | undefined): PersonText => ({
  ...blankPerson,
  gender: genderFor[relation] ?? null,
  surname: relation === "partner" || relation === "mother" ? "" : (of?.surname ?? ""),
})

/** What the form holds while it is written. */
interface RelativeText {
  readonly relation: Relation
  readonly isInTree: boolean
  readonly person: PersonText
  readonly marriage: FactText
  /** The other parent of a child; empty for none. */
  readonly other: string
}

/** The text for another relation: what was written stays, but not what the form began with. */
const became = (text: PersonText, of: Card | undefined, relation: Relation, next: Relation): PersonText => {
  const [before, after] = [startOf(relation, of), startOf(next, of)]
  return {
    ...text,
    gender: text.gender === before.gender ? after.gender : text.gender,
    surname: text.surname === before.surname ? after.surname : text.surname,
  }
}

/** What the form of a relative at a card holds, and what can be chosen there. */
export const useRelativeDraft = (graph: FamilyGraph, person: string) => {
  const of = graph.persons.get(person)
  const possible = relations.filter((relation) => canAdd(graph, relation, person))
  const partners = partnersWithCoParents(graph, person)
  const first = possible[0] ?? "child"
  const start: RelativeText = {
    relation: first,
    isInTree: false,
    person: startOf(first, of),
    marriage: noText,
    other: partners[0] ?? "",
  }
  const draft = useDraft(`relative of ${person}`, start, null)
  const { text } = draft
  const change = (more: Partial<RelativeText>): void => draft.change({ ...text, ...more })
  return {
    of,
    possible,
    partners,
    draft,
    change,
    /** Makes it a form for another relation. */
    become: (next: Relation): void => change({ relation: next, person: became(text.person, of, text.relation, next) }),
    /** Begins again. */
    begin: (): void => draft.begin(start, null),
  }
}
