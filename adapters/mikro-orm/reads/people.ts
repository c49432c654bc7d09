import type { EventPrivacy } from "../../../core/domain/event.ts"
import { type Involving, type PrivacyFacts, withhold, type Withheld } from "../../../core/domain/privacy.ts"
import { lookUp } from "./look-up.ts"

/** Facts of somebody who may not be there. */
export interface MaybeFacts {
  readonly privacy: PrivacyFacts["privacy"] | null
  readonly publicFrom: number | null
}

/** The people of a record as they are read: one, or two where it tells of a relationship. */
export interface InvolvedPeople {
  readonly a: MaybeFacts
  readonly b: MaybeFacts
  readonly isOfTwo: boolean
  /** Of the event that the record is about, if it is about one. */
  readonly eventPrivacy: EventPrivacy | null
  /** Further people, null for one who is not there; null where there are none. */
  readonly others?: readonly (PrivacyFacts | null)[] | null
}

/** Selects whom a record concerns: persons `a` and `b`, by way of the relationship `r` if there is one. `event` is the alias of its event. */
export const involvedColumns = (
  event: string | null,
): string => `${event === null ? "null::text" : `${event}.privacy`} as "eventPrivacy",
  a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo"`

/** Joins them: `firstPerson` tells who `a` is. Only live persons count. */
export const involvedJoins = (relationship: string, firstPerson: string): string => `
  ${lookUp("relationships", "r", `r.tree_id = x.tree_id and r.id = ${relationship}`)}
  ${livePerson("a", firstPerson)}
  ${livePerson("b", "r.to_person_id")}`

/** Joins that person of the tree of `x`, unless they are deleted. */
export const livePerson = (alias: string, id: string): string =>
  lookUp("persons", alias, `${alias}.tree_id = x.tree_id and ${alias}.id = ${id} and ${alias}.deleted_at is null`)

/** Those facts, or null when nobody is there. */
export const factsOf = ({ privacy, publicFrom }: MaybeFacts): PrivacyFacts | null =>
  privacy === null ? null : { privacy, publicFrom }

/** Whom the record tells of; nobody when one of them is missing, so that nobody but a member is shown it. */
export const peopleOf = ({
  a,
  b,
  isOfTwo,
  others = null,
}: Omit<InvolvedPeople, "eventPrivacy">): readonly PrivacyFacts[] => {
  const all = [...(isOfTwo ? [a, b] : [a]).map(factsOf), ...(others ?? [])]
  const people = all.filter((facts) => facts !== null)
  return people.length === all.length ? people : []
}

/** A record with its people, sealed. */
export const involving = <T>({ record, ...told }: { readonly record: T } & InvolvedPeople): Withheld<Involving<T>> =>
  withhold({ record, people: peopleOf(told), isOfHiddenEvent: told.eventPrivacy === "hidden" })

/** A record whose people were not looked up, sealed. */
export const alone = <T>({ record }: { readonly record: T }): Withheld<Involving<T>> =>
  withhold({ record, people: null })
