import type { EventPrivacy } from "../../../core/domain/event.ts"
import { type Involving, type PrivacyFacts, withhold, type Withheld } from "../../../core/domain/privacy.ts"
import { lookUp } from "./look-up.ts"

/** The privacy facts of a person who may not exist. */
export interface MaybeFacts {
  readonly privacy: PrivacyFacts["privacy"] | null
  readonly publicFrom: number | null
}

/** The persons of a record as they are read: one, or two for a relationship. */
export interface InvolvedPeople {
  readonly a: MaybeFacts
  readonly b: MaybeFacts
  readonly isOfTwo: boolean
  /** The privacy of the record's event, if it has one. */
  readonly eventPrivacy: EventPrivacy | null
  /** Further people, null for one who is not there; null where there are none. */
  readonly others?: readonly (PrivacyFacts | null)[] | null
}

/**
 * The columns of the persons of a record: persons `a` and `b`, by the relationship `r` if there is one. `event` is
 * the alias of the record's event.
 */
export const involvedColumns = (
  event: string | null,
): string => `${event === null ? "null::text" : `${event}.privacy`} as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo"`

/** The joins for these columns. `firstPerson` is the id of `a`. Only live persons are joined. */
export const involvedJoins = (relationship: string, firstPerson: string): string => `
  ${lookUp("relationships", "r", `r.tree_id = x.tree_id and r.id = ${relationship}`)}
  ${livePerson("a", firstPerson)}
  ${livePerson("b", "r.to_person_id")}`

const involvedFields = ["eventPrivacy", "a.privacy", "a.publicFrom", "b.privacy", "b.publicFrom", "isOfTwo"]

/**
 * Counts the rows of `from` for each set of persons. `others` says that the columns have further people, as JSON, which
 * has no equality.
 */
export const countByPeople = (peopleColumns: string, from: string, others = false): string => {
  const fields = involvedFields.map((field) => `q."${field}"`).join(", ")
  return `select count(*)::integer as "record", ${fields}${others ? `, q."others"::text::json as "others"` : ""}
    from (select ${peopleColumns} from ${from}) q group by ${fields}${others ? `, q."others"::text` : ""}`
}

/** Joins the live person with this id of the tree, by default that of `x`. */
export const livePerson = (alias: string, id: string, treeId = "x.tree_id"): string =>
  lookUp("persons", alias, `${alias}.tree_id = ${treeId} and ${alias}.id = ${id}`, `${alias}.deleted_at is null`)

/** The privacy facts; null if there is no person. */
export const factsOf = ({ privacy, publicFrom }: MaybeFacts): PrivacyFacts | null =>
  privacy === null ? null : { privacy, publicFrom }

/** The persons of the record. Empty if one of them is missing, so that only members see the record. */
const peopleOf = ({ a, b, isOfTwo, others = null }: Omit<InvolvedPeople, "eventPrivacy">): readonly PrivacyFacts[] => {
  const all = [...(isOfTwo ? [a, b] : [a]).map(factsOf), ...(others ?? [])]
  const people = all.filter((facts) => facts !== null)
  return people.length === all.length ? people : []
}

/** A sealed record with its persons. */
export const involving = <T>({
  record,
  ...involved
}: { readonly record: T } & InvolvedPeople): Withheld<Involving<T>> =>
  withhold({ record, people: peopleOf(involved), isOfHiddenEvent: involved.eventPrivacy === "hidden" })

/** A sealed record without its persons, which were not looked up. */
export const withoutPersons = <T>({ record }: { readonly record: T }): Withheld<Involving<T>> =>
  withhold({ record, people: null })
