import type { Qualifier } from "./qualifiers.ts"

/** A date with its words, as the API describes it. Only the composed form is needed to show it. */
export interface CardDate {
  readonly display: string
  readonly year: number | null
}

/** A fact of a card: when and where, and its years, which answers of the service have. */
export interface CardFact {
  readonly date: CardDate | null
  readonly place: string | null
  readonly year_from?: number | null
  readonly year_to?: number | null
  readonly qualifier?: Qualifier | null
}

/** A person as charts show them. The shape is that of `Card` in the API. */
export interface Card {
  readonly id: string
  readonly visibility: "full" | "redacted"
  readonly display_name: string
  readonly given_name: string | null
  readonly surname: string | null
  readonly gender: "male" | "female" | "other" | null
  readonly possibly_living: boolean | null
  readonly death_known: boolean | null
  readonly birth_year: number | null
  readonly death_year: number | null
  readonly birth: CardFact | null
  readonly death: CardFact | null
  readonly portrait: { readonly url: string } | null
}

/** What a parent is to a child. */
type ParentQualifier = "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian"

/** What ends a partnership. */
export type Ending = "divorce" | "annulment"

/** A relationship of two persons. In `parent_child` the parent is `from_person_id`. */
export interface Tie {
  readonly id: string
  readonly type: "parent_child" | "partnership"
  readonly from_person_id: string
  readonly to_person_id: string
  readonly qualifier: ParentQualifier | null
  /** How a partnership ended. */
  readonly ended_by: Ending | null
  /** The place among the children of `from_person_id`, or among the partners of that person. */
  readonly position: number | null
  /** The place of a partnership among those of `to_person_id`. */
  readonly to_position: number | null
}

/** The kinds of relatives that are counted when they are not included. */
export const relativeKinds = ["parents", "siblings", "partners", "children"] as const
export type RelativeKind = (typeof relativeKinds)[number]
type Counts = Readonly<Record<RelativeKind, number>>

/** The answer of the neighbourhood route. `more` counts relatives that are not in `persons`. */
export interface NeighbourhoodAnswer {
  readonly root_id: string
  readonly persons: readonly Card[]
  readonly relationships: readonly Tie[]
  readonly more: Readonly<Record<string, Partial<Counts>>>
}

/** A parent of a child, with what they are to the child. */
export interface Parent {
  readonly id: string
  readonly qualifier: ParentQualifier
}

/** The persons and relationships that the app knows, indexed. Every list is in a fixed order. */
export interface FamilyGraph {
  readonly persons: ReadonlyMap<string, Card>
  readonly ties: ReadonlyMap<string, Tie>
  readonly parents: ReadonlyMap<string, readonly Parent[]>
  readonly children: ReadonlyMap<string, readonly string[]>
  readonly partners: ReadonlyMap<string, readonly string[]>
  /** The places of relatives, null if not known, by the id of a parent or partner and that of the relative. */
  readonly places: ReadonlyMap<string, number | null>
  /** How partnerships ended that did, by the ids of the two persons in both orders. */
  readonly endings: ReadonlyMap<string, Ending>
  /** How many relatives of each kind a person has in all, as far as the reader may see them. */
  readonly totals: ReadonlyMap<string, Counts>
}
