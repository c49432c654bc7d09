import { type Involving, type PrivacyFacts, withhold, type Withheld } from "../../../core/domain/privacy.ts"

/** Facts of somebody who may not be there. */
export interface MaybeFacts {
  readonly privacy: PrivacyFacts["privacy"] | null
  readonly publicFrom: number | null
}

/** The people of a record as they are read: one, or two where it tells of a relationship. */
export interface Told {
  readonly a: MaybeFacts
  readonly b: MaybeFacts
  readonly isOfTwo: boolean
}

/** Selects who is told of: persons `a` and `b`, by way of the relationship `r` if there is one. */
export const toldColumns = `a.privacy as "a.privacy", a.public_from as "a.publicFrom", b.privacy as "b.privacy", b.public_from as "b.publicFrom",
  r.id is not null as "isOfTwo"`

/** Joins them: `firstPerson` tells who `a` is. Only live persons count. */
export const toldJoins = (relationship: string, firstPerson: string): string => `
  left join relationships r on r.tree_id = x.tree_id and r.id = ${relationship}
  left join persons a on a.tree_id = x.tree_id and a.id = ${firstPerson} and a.deleted_at is null
  left join persons b on b.tree_id = x.tree_id and b.id = r.to_person_id and b.deleted_at is null`

/** Those facts, or null when nobody is there. */
export const factsOf = ({ privacy, publicFrom }: MaybeFacts): PrivacyFacts | null => (privacy === null ? null : { privacy, publicFrom })

/** Whom the record tells of; nobody when one of them is missing, so that nobody but a member is shown it. */
export const peopleOf = ({ a, b, isOfTwo }: Told): readonly PrivacyFacts[] => {
  const people = (isOfTwo ? [a, b] : [a]).map(factsOf).filter((facts) => facts !== null)
  return people.length === (isOfTwo ? 2 : 1) ? people : []
}

/** A record with its people, sealed. */
export const involving = <T>({ record, ...told }: { readonly record: T } & Told): Withheld<Involving<T>> => withhold({ record, people: peopleOf(told) })

/** A record whose people were not looked up, sealed. */
export const alone = <T>({ record }: { readonly record: T }): Withheld<Involving<T>> => withhold({ record, people: null })
